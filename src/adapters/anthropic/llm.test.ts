import { keepsToTheLlmPort } from '../../../tests/support/model-server/contract.ts';
import { anthropicLlm } from './llm.ts';

await keepsToTheLlmPort((url) => anthropicLlm({ url, model: 'claude-haiku-4-5', apiKey: 'key' }));
