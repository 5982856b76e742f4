// A language model on loopback that follows a script: honest, or failing in each way that endpoints fail. It speaks OpenAI's and
// Anthropic's streams and refuses, and remembers, every request that breaks their schemas.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { anthropicBreach, openAiBreach, openAiChunkBreach } from './shapes.ts';

/** What was asked, whatever the API. */
export type Asked = { readonly system: string; readonly prompt: string; readonly body: Record<string, unknown> };

export type Acted =
  | { readonly do: 'say'; readonly text: string; readonly finish?: 'stop' | 'length' | 'content_filter' }
  | { readonly do: 'refuse'; readonly status: number }
  /** Nothing at all, not even a header. */
  | { readonly do: 'hang' }
  /** A character each so many milliseconds. */
  | { readonly do: 'drip'; readonly text: string; readonly everyMs: number }
  /** Piece by piece as they are given, and then as it says. */
  | { readonly do: 'give'; readonly pieces: AsyncIterable<string>; readonly end: 'stop' | 'tear' | 'hang' }
  /** The text, and then the line is torn. */
  | { readonly do: 'tear'; readonly text: string }
  /** Ends well-mannered without saying why. */
  | { readonly do: 'stop-short'; readonly text: string }
  | { readonly do: 'call-a-tool' }
  /** Any bytes as the body of a 200. */
  | { readonly do: 'babble'; readonly text: string };

export type ModelServer = {
  /** Up to the version. */
  readonly url: string;
  readonly asked: readonly Asked[];
  /** Requests that broke the API's schema, each with what was wrong. */
  readonly breaches: readonly string[];
  /** Requests that the client gave up before they were answered. */
  givenUp(): number;
  close(): Promise<void>;
};

export const usage = { inputTokens: 321, outputTokens: 45 } as const;

const keptOpenMs = 120_000;

export async function openModelServer(script: (asked: Asked) => Acted | Promise<Acted>): Promise<ModelServer> {
  const asked: Asked[] = [];
  const breaches: string[] = [];
  let givenUp = 0;

  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) givenUp += 1;
    });
    void (async () => {
      let raw = '';
      for await (const part of request) raw += part;
      const body = JSON.parse(raw) as Record<string, unknown>;
      const api = request.url === '/v1/messages' ? anthropic : openAi;
      const breach = api === anthropic ? anthropicBreach(body, request.headers) : openAiBreach(body);
      if (breach !== null || !['/v1/messages', '/v1/chat/completions'].includes(request.url ?? '')) {
        breaches.push(breach ?? `${request.url} is not served`);
        return refuse(response, 400);
      }
      const one = { ...api.read(body), body };
      asked.push(one);
      await act(response, api, await script(one));
    })().catch(() => response.destroy());
  });
  // On a busy machine a connection is idle for longer than the five seconds that Node keeps it, and is used as it closes.
  server.keepAliveTimeout = keptOpenMs;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    breaches,
    givenUp: () => givenUp,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ error: { type: 'error', message: `refused with ${status}`, code: null, param: null } }),
  );
}

async function act(response: ServerResponse, api: Api, acted: Acted): Promise<void> {
  if (acted.do === 'hang') return;
  if (acted.do === 'refuse') return refuse(response, acted.status);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  switch (acted.do) {
    case 'say':
      response.write(api.open());
      // Several chunks, as models do, with a break inside words.
      for (let at = 0; at < acted.text.length; at += 300) response.write(api.text(acted.text.slice(at, at + 300)));
      response.end(api.close(acted.finish ?? 'stop'));
      return;
    case 'drip':
      response.write(api.open());
      for (const character of acted.text) {
        if (response.destroyed) return;
        response.write(api.text(character));
        await pause(acted.everyMs);
      }
      response.end(api.close('stop'));
      return;
    case 'give':
      response.write(api.open());
      for await (const piece of acted.pieces) await new Promise((resolve) => response.write(api.text(piece), resolve));
      if (acted.end === 'stop') response.end(api.close('stop'));
      if (acted.end === 'tear') response.destroy();
      return;
    case 'tear':
      response.write(api.open());
      await new Promise((resolve) => response.write(api.text(acted.text), resolve));
      response.destroy();
      return;
    case 'stop-short':
      response.end(api.open() + api.text(acted.text));
      return;
    case 'call-a-tool':
      response.end(api.open() + api.tool());
      return;
    case 'babble':
      response.end(acted.text);
  }
}

type Api = {
  read(body: Record<string, unknown>): Pick<Asked, 'system' | 'prompt'>;
  open(): string;
  text(text: string): string;
  tool(): string;
  close(why: 'stop' | 'length' | 'content_filter'): string;
};

const wordsOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: { text?: string }) => part.text ?? '').join('')
      : '';

type Message = { role: string; content: unknown };
const said = (body: Record<string, unknown>, role: string) =>
  (body.messages as Message[])
    .filter((one) => one.role === role)
    .map((one) => wordsOf(one.content))
    .join('\n');

function chunk(choices: unknown[], more: object = {}): string {
  const whole = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices, ...more };
  const breach = openAiChunkBreach(whole);
  if (breach) throw new Error(`the scripted model breaks the schema: ${breach}`);
  return `data: ${JSON.stringify(whole)}\n\n`;
}
const choice = (delta: object, finish: string | null = null) => [{ index: 0, delta, finish_reason: finish }];

const openAi: Api = {
  read: (body) => ({ system: said(body, 'system'), prompt: said(body, 'user') }),
  open: () => chunk(choice({ role: 'assistant', content: '' })),
  text: (content) => chunk(choice({ content })),
  tool: () =>
    chunk(
      choice({ tool_calls: [{ index: 0, id: 't1', type: 'function', function: { name: 'refund', arguments: '{}' } }] }),
    ) + openAi.close('stop').replace('"finish_reason":"stop"', '"finish_reason":"tool_calls"'),
  close: (why) => {
    const { inputTokens: prompt_tokens, outputTokens: completion_tokens } = usage;
    const total_tokens = prompt_tokens + completion_tokens;
    return `${chunk(choice({}, why))}${chunk([], { usage: { prompt_tokens, completion_tokens, total_tokens } })}data: [DONE]\n\n`;
  },
};

const event = (type: string, more: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
const reasons = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' } as const;

const anthropic: Api = {
  read: (body) => ({ system: wordsOf(body.system), prompt: said(body, 'user') }),
  open: () =>
    event('message_start', {
      message: {
        ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'scripted', content: [] },
        ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: usage.inputTokens, output_tokens: 1 } },
      },
    }) + event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  text: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  tool: () =>
    event('content_block_stop', { index: 0 }) +
    event('content_block_start', {
      index: 1,
      content_block: { type: 'tool_use', id: 't1', name: 'refund', input: {} },
    }) +
    event('content_block_stop', { index: 1 }) +
    event('message_delta', { delta: { stop_reason: 'tool_use', stop_sequence: null }, usage: { output_tokens: 5 } }) +
    event('message_stop', {}),
  close: (why) =>
    event('content_block_stop', { index: 0 }) +
    event('message_delta', {
      delta: { stop_reason: reasons[why], stop_sequence: null },
      usage: { output_tokens: usage.outputTokens },
    }) +
    event('message_stop', {}),
};
