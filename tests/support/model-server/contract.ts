// What every adapter of the `llm` port keeps to, whatever the server behind it does.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Llm, LlmRequest } from '#ports/llm.ts';
import { ProviderError } from '#ports/provider-error.ts';
import { type Acted, openModelServer, usage } from './open.ts';

const schema = {
  type: 'object',
  properties: { language: { type: 'string' } },
  required: ['language'],
  additionalProperties: false,
};
const request = (more: Partial<LlmRequest> = {}): LlmRequest => ({
  system: 'You are terse.',
  prompt: 'Where is the “Café”?',
  outputTokensMax: 50,
  signal: new AbortController().signal,
  ...more,
});

export async function keepsToTheLlmPort(open: (url: string) => Llm): Promise<void> {
  let acted: Acted = { do: 'hang' };
  const server = await openModelServer(() => acted);
  const llm = open(server.url);
  afterAll(server.close);
  beforeEach(() => {
    acted = { do: 'hang' };
  });

  const answer = async (asked: LlmRequest) => {
    let text = '';
    let chunks = 0;
    for await (const part of llm.complete(asked)) {
      if (part.kind === 'end') return { text, chunks, usage: part.usage };
      text += part.text;
      chunks += 1;
    }
    throw new Error('ended without an end');
  };

  describe('an answer', () => {
    it('is streamed, with what it cost', async () => {
      acted = { do: 'say', text: 'Voilà. '.repeat(100) };
      expect(await answer(request())).toEqual({ text: 'Voilà. '.repeat(100), chunks: 3, usage });
    });

    it('is asked for with the prompts as they are, the limit of tokens and the schema', async () => {
      acted = { do: 'say', text: '{"language":"en"}' };
      expect((await answer(request({ schema }))).text).toBe('{"language":"en"}');
      const asked = server.asked.at(-1);
      expect(asked?.prompt).toBe('Where is the “Café”?');
      expect(asked?.system).toContain('You are terse.');
      expect(asked?.body.max_tokens ?? asked?.body.max_completion_tokens).toBe(50);
      expect(JSON.stringify(asked?.body)).toMatch(/"required":\["language"\]|\\"required\\":\[\\"language\\"\]/);
    });
  });

  it.each<[string, Acted, RegExp]>([
    ['a wrong key', { do: 'refuse', status: 401 }, /said 401/],
    ['a forbidden model', { do: 'refuse', status: 403 }, /said 403/],
    ['a crowd', { do: 'refuse', status: 429 }, /said 429/],
    ['a broken server', { do: 'refuse', status: 500 }, /said 500/],
    ['a torn line', { do: 'tear', text: 'Half an ans' }, /could not be used|broke off/],
    ['a stream that stops without a reason', { do: 'stop-short', text: 'Half an ans' }, /./],
    ['the limit of tokens', { do: 'say', text: 'Half an ans', finish: 'length' }, /limit of its tokens/],
    ['a filter', { do: 'say', text: 'I', finish: 'content_filter' }, /refused to answer/],
    ['silence', { do: 'say', text: '' }, /said nothing/],
    ['a call for a tool', { do: 'call-a-tool' }, /tool|said nothing/],
    ['babble', { do: 'babble', text: '<html>Bad gateway</html>' }, /./],
    ['broken events', { do: 'babble', text: 'data: {"id":\n\ndata: [DONE]\n\n' }, /./],
  ])('%s is a ProviderError, and asked once', async (_, how, reason) => {
    acted = how;
    const before = server.asked.length;
    const failure = await answer(request()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    expect((failure as ProviderError).reason).toMatch(reason);
    expect((failure as ProviderError).message).not.toContain('Café');
    expect(server.asked.length - before).toBe(1);
  });

  it('nobody there is a ProviderError', async () => {
    const away = open('http://127.0.0.1:9/v1');
    const failure = await away
      .complete(request())
      [Symbol.asyncIterator]()
      .next()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
  });

  it.each<[string, Acted]>([
    ['hangs', { do: 'hang' }],
    ['drips', { do: 'drip', text: 'x'.repeat(1000), everyMs: 20 }],
  ])('a server that %s is let go of when it is given up', async (_, how) => {
    acted = how;
    const stop = new AbortController();
    const before = server.givenUp();
    setTimeout(() => stop.abort(), 100);
    const failure = await answer(request({ signal: stop.signal })).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    await expect.poll(() => server.givenUp() - before).toBe(1);
  });

  it('no request broke the schema of the API', () => {
    expect(server.breaches).toEqual([]);
    expect(server.asked.length).toBeGreaterThan(10);
  });
}
