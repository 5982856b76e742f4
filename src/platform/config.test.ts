import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const ollama = {
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: 'http://localhost:11434/v1/',
  LLM_MODEL: 'qwen3:8b',
};

test('without a word about a model there is none', () => {
  expect(readConfig({}).LLM_PROVIDER).toBeUndefined();
});

test('prices are kept in whole micro-dollars', () => {
  const config = readConfig({
    ...ollama,
    LLM_PRICE_INPUT: '0.15',
    LLM_PRICE_OUTPUT: '12',
    LLM_MONEY_PER_DAY: '0.000001',
  });
  expect(config).toMatchObject({
    LLM_BASE_URL: 'http://localhost:11434/v1',
    LLM_PRICE_INPUT: 150_000,
    LLM_PRICE_OUTPUT: 12_000_000,
    LLM_MONEY_PER_DAY: 1,
  });
});

test.each([
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL is wrong: must be an address'],
  [{ PUBLIC_URL: 'telle.example.com' }, 'PUBLIC_URL is wrong: must be an address'],
  [{ LLM_MODEL: 'qwen3:8b' }, 'LLM_PROVIDER is wrong: say openai-compatible or anthropic'],
  [{ ...ollama, LLM_MODEL: '' }, 'LLM_MODEL is wrong: name the model'],
  [{ ...ollama, LLM_BASE_URL: undefined }, 'LLM_BASE_URL is wrong: say where the model answers'],
  [{ ...ollama, LLM_BASE_URL: 'localhost' }, 'LLM_BASE_URL is wrong: must be an address'],
  [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude' }, 'LLM_API_KEY is wrong: Anthropic needs a key'],
  [{ LLM_PROVIDER: 'openai' }, 'LLM_PROVIDER is wrong'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET is wrong: make a webhook'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }, 'STRIPE_SECRET_KEY is wrong: say the key'],
  [{ ...ollama, LLM_PRICE_INPUT: '$1' }, 'LLM_PRICE_INPUT is wrong: must be dollars such as 0.15'],
  [{ ...ollama, LLM_PRICE_OUTPUT: '1e3' }, 'LLM_PRICE_OUTPUT is wrong: must be dollars'],
  [{ ...ollama, LLM_TOKENS_PER_DAY: 'many' }, 'LLM_TOKENS_PER_DAY is wrong: must be a whole number'],
])('%j is refused with a sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(sentence);
});
