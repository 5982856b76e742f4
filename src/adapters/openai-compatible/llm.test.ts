import { describe } from 'vitest';
import { keepsToTheLlmPort } from '../../../tests/support/model-server/contract.ts';
import { openAiCompatibleLlm } from './llm.ts';

describe.each(['schema', 'object'] as const)('asked for a JSON %s', async (json) => {
  await keepsToTheLlmPort((url) => openAiCompatibleLlm({ url, model: 'scripted', apiKey: 'key', json }));
});
