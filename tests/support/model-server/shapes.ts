// What the scripted model holds every request to: OpenAI's own schema of chat completions, and the shape of Anthropic's messages.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';

const extract = JSON.parse(readFileSync(new URL('./openai-chat.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'openai', components: extract.components });

const compiled = (name: string) => ajv.compile({ $ref: `openai#/components/schemas/${name}` });
const chatRequest = compiled('CreateChatCompletionRequest');
const chatChunk = compiled('CreateChatCompletionStreamResponse');

const says = (validate: typeof chatRequest, value: unknown): string | null =>
  validate(value) ? null : ajv.errorsText(validate.errors);

/** What is wrong with a request to `/chat/completions`; null when OpenAI's schema takes it. */
export const openAiBreach = (body: unknown): string | null => says(chatRequest, body);

/** What is wrong with a chunk of ours; the scripted model is held to the same schema. */
export const openAiChunkBreach = (chunk: unknown): string | null => says(chatChunk, chunk);

const text = z.union([z.string(), z.array(z.looseObject({ type: z.literal('text'), text: z.string().min(1) })).min(1)]);
const anthropicRequest = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.number().int().min(1),
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: text })).min(1),
  system: text.optional(),
  stream: z.boolean().optional(),
  temperature: z.number().min(0).max(1).optional(),
  tools: z
    .array(z.looseObject({ name: z.string(), input_schema: z.looseObject({ type: z.literal('object') }) }))
    .optional(),
  tool_choice: z.looseObject({ type: z.enum(['auto', 'any', 'tool', 'none']) }).optional(),
  output_format: z.looseObject({ type: z.literal('json_schema') }).optional(),
  output_config: z.looseObject({}).optional(),
});

/** What is wrong with a request to `/messages`, written from Anthropic's API reference. */
export function anthropicBreach(body: unknown, headers: Readonly<Record<string, unknown>>): string | null {
  if (typeof headers['x-api-key'] !== 'string') return 'x-api-key is missing';
  if (headers['anthropic-version'] !== '2023-06-01') return 'anthropic-version is missing';
  const read = anthropicRequest.safeParse(body);
  return read.success ? null : z.prettifyError(read.error);
}
