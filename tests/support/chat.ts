// A visitor of a chat, as a browser is one: opens, says, listens, comes back.
import { randomUUID } from 'node:crypto';
import type { ChatDraft, ChatLine, ChatState, openChat, sendChat } from '#channels/chat/contract.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { eventReader } from '#shared/event-stream.ts';
import type { Send } from './http.ts';

/** A server in this process, or behind a socket. */
export type ChatServer = {
  readonly send: Send;
  readonly app: { readonly hono: { request(path: string, init: RequestInit): Response | Promise<Response> } };
};

export type Visitor = {
  readonly token: string;
  /** Lines that came down the stream, in order, with their event ids. */
  readonly heard: (ChatLine & { readonly eventId: string })[];
  readonly states: ChatState[];
  /** What was told of replies before they were whole. */
  readonly drafts: string[];
  send(text: string, again?: { clientId: string; sequence: number }): Promise<AnswerOf<typeof sendChat>>;
  /** Says it and resolves with the next line of somebody else. */
  ask(text: string): Promise<ChatLine>;
  /** Opens the stream, from the last event that was heard. */
  listen(lastEventId?: string): Promise<void>;
  hangUp(): void;
};

let visitors = 0;

export async function aVisitor(
  { send, app }: ChatServer,
  slug: string,
  known: string | null = null,
): Promise<Visitor & { opened: AnswerOf<typeof openChat> }> {
  visitors += 1;
  const address = { 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}` };
  const opened = (
    await send<AnswerOf<typeof openChat>>('POST', `/api/chat/${slug}/open`, {
      body: { visitor: known },
      headers: address,
    })
  ).data;
  let sequence = opened.nextSequence;
  let stop = new AbortController();
  let wasLetGo = false;
  const heard: Visitor['heard'] = [];
  const states: ChatState[] = [];
  const drafts: string[] = [];
  const waiting: (() => void)[] = [];
  const tellAll = () => {
    for (const one of waiting.splice(0)) one();
  };

  const visitor: Visitor = {
    token: opened.visitor,
    heard,
    states,
    drafts,
    send: async (text, again) => {
      const body = { visitor: opened.visitor, text, ...(again ?? { clientId: randomUUID(), sequence }) };
      const answer = (
        await send<AnswerOf<typeof sendChat>>('POST', `/api/chat/${slug}/messages`, { body, headers: address })
      ).data;
      sequence = answer.nextSequence;
      return answer;
    },
    ask: async (text) => {
      const { line } = await visitor.send(text);
      for (;;) {
        const answer = heard.find((one) => one.who !== 'caller' && one.seq > line.seq);
        if (answer) return answer;
        // A server that cannot read a stream on lets it go, and a browser comes back with its last id.
        if (wasLetGo) await visitor.listen();
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    listen: async (lastEventId = heard.at(-1)?.eventId) => {
      const own = new AbortController();
      stop = own;
      wasLetGo = false;
      const response = await app.hono.request(`/api/chat/${slug}/stream`, {
        headers: { ...address, 'x-visitor': opened.visitor, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
        signal: own.signal,
      });
      if (response.status !== 200 || !response.body) throw new Error(`the stream answered ${response.status}`);
      const read = eventReader(({ event, data, id }) => {
        if (event === 'line') heard.push({ ...(JSON.parse(data) as ChatLine), eventId: id ?? '' });
        else if (event === 'draft') drafts.push((JSON.parse(data) as ChatDraft).text);
        else if (event === 'state') states.push(JSON.parse(data) as ChatState);
        tellAll();
      });
      const text = response.body.pipeThrough(new TextDecoderStream());
      void (async () => {
        for await (const piece of text) read(piece);
      })()
        .catch(() => undefined)
        .then(() => {
          if (own !== stop || own.signal.aborted) return;
          wasLetGo = true;
          tellAll();
        });
    },
    hangUp: () => stop.abort(),
  };
  return { ...visitor, opened };
}
