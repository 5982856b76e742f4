// One visit to a chat: opened, said, heard. What is said is kept until the server has confirmed it and is sent again with
// the same ids, one after the other; what is heard is shown once, whichever way it came.
import type { ChatDraft, ChatLine, ChatState, openChat, sendChat } from '#channels/chat/contract.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { growingPause, type Listening, listen, post, Refused } from './connection.ts';
import { type Memory, newClientId, type Waiting } from './memory.ts';

type Opened = AnswerOf<typeof openChat>;
type Sent = AnswerOf<typeof sendChat>;

export type Unsent = { readonly clientId: string; readonly text: string; readonly refusal: string | null };

export type VisitState = {
  status: 'opening' | 'open' | 'gone' | 'failed';
  /** Why it failed, where the server said so. */
  failure: string | null;
  business: Opened['business'] | null;
  greeting: string;
  quickReplies: readonly string[];
  lines: ChatLine[];
  unsent: Unsent[];
  state: ChatState['state'];
  isTyping: boolean;
  /** What is sure of the reply that is being worded. */
  draft: string;
  person: string | null;
  isConnected: boolean;
};

export type Visit = {
  readonly state: VisitState;
  open(): Promise<void>;
  say(text: string): void;
  end(): Promise<void>;
  /** Forgets this visitor here and begins as a new one. */
  startAgain(): Promise<void>;
  /** Hears no more. What was said stays with the server, and with the memory. */
  leave(): void;
  /** The connection may be back: try at once. */
  hurry(): void;
};

/** Of one line, whether it came with the page, by the stream or as the answer to a send. */
export const keyOf = (line: Pick<ChatLine, 'at' | 'seq'>) => `${line.at} ${line.seq}`;

export function openVisit(slug: string, memory: Memory, changed: () => void): Visit {
  const state: VisitState = {
    status: 'opening',
    failure: null,
    business: null,
    greeting: '',
    quickReplies: [],
    lines: [],
    unsent: [],
    state: 'open',
    isTyping: false,
    draft: '',
    person: null,
    isConnected: true,
  };
  let visitor = '';
  let nextSequence = 1;
  let listening: Listening | undefined;
  let isSending = false;
  const pause = growingPause();

  const add = (line: ChatLine) => {
    if (state.lines.some((known) => keyOf(known) === keyOf(line))) return;
    state.lines.push(line);
    // The reply begins with its draft and stands in its place.
    if (line.who !== 'caller') state.draft = '';
  };

  const enter = async () => {
    const opened = await post<Opened>(`/chat/${slug}/open`, { visitor: memory.read().visitor });
    visitor = opened.visitor;
    nextSequence = opened.nextSequence;
    memory.become(visitor);
    const { business, greeting, quickReplies, isTyping, person } = opened;
    Object.assign(state, { business, greeting, quickReplies, isTyping, person, status: 'open', state: opened.state });
    state.lines = [];
    state.draft = '';
    for (const line of opened.lines) add(line);
    state.unsent = memory.read().waiting.map(({ clientId, text }) => ({ clientId, text, refusal: null }));
    return opened;
  };

  const hear = (lastEventId: string) => {
    listening?.stop();
    listening = listen(`/api/chat/${slug}/stream`, visitor, lastEventId, {
      event: ({ event, data }) => {
        if (event === 'line') {
          const line = JSON.parse(data) as ChatLine;
          add(line);
          // Its own echo may come before the answer to the send.
          const [first] = state.unsent;
          if (line.who === 'caller' && first && isSending && first.text === line.text) state.unsent.shift();
        } else if (event === 'draft') state.draft = (JSON.parse(data) as ChatDraft).text;
        else if (event === 'state') Object.assign(state, JSON.parse(data) as ChatState);
        changed();
      },
      connected: (isUp) => {
        state.isConnected = isUp;
        if (isUp) pause.end();
        else state.draft = '';
        changed();
      },
      unknown: () => void open(),
    });
  };

  const open = async () => {
    try {
      const { lastEventId } = await enter();
      hear(lastEventId);
      void sendAll();
    } catch (failure) {
      if (state.status !== 'open') {
        state.status = failure instanceof Refused && failure.status === 404 ? 'gone' : 'failed';
        state.failure = failure instanceof Refused ? failure.message : null;
      } else {
        await pause.wait();
        return open();
      }
    }
    changed();
  };

  const sendOne = async (one: Waiting) => {
    const sequence = one.sequence ?? nextSequence;
    memory.put({ ...one, sequence });
    try {
      const body = { visitor, clientId: one.clientId, sequence, text: one.text };
      const sent = await post<Sent>(`/chat/${slug}/messages`, body);
      nextSequence = sent.nextSequence;
      listening?.hurry();
      add(sent.line);
      settle(one.clientId);
      pause.worked();
      state.isConnected = true;
    } catch (failure) {
      await recover(one, failure);
    }
  };

  const settle = (clientId: string) => {
    memory.drop(clientId);
    state.unsent = state.unsent.filter((unsent) => unsent.clientId !== clientId);
  };

  const recover = async (one: Waiting, failure: unknown) => {
    const code = failure instanceof Refused ? failure.code : '';
    // Another tab has said something in between, or this visitor is no longer known: learn where we are and go on.
    if (code === 'conflict' || code === 'not_signed_in') {
      memory.put({ ...one, sequence: null });
      const { lastEventId } = await enter();
      if (code === 'not_signed_in') hear(lastEventId);
      return;
    }
    if (failure instanceof Refused && failure.status < 500 && failure.status !== 429) {
      memory.drop(one.clientId);
      state.unsent = state.unsent.map((unsent) =>
        unsent.clientId === one.clientId ? { ...unsent, refusal: failure.message } : unsent,
      );
      return;
    }
    if (!(failure instanceof Refused)) state.isConnected = false;
    changed();
    await pause.wait();
  };

  const sendAll = async () => {
    if (isSending || state.status !== 'open') return;
    isSending = true;
    try {
      for (;;) {
        const [one] = memory.read().waiting;
        if (!one) return;
        await sendOne(one).catch(pause.wait);
        changed();
      }
    } finally {
      isSending = false;
    }
  };

  return {
    state,
    open,
    say: (text) => {
      const clientId = newClientId();
      memory.put({ clientId, sequence: null, text });
      state.unsent.push({ clientId, text, refusal: null });
      changed();
      void sendAll();
    },
    end: async () => {
      Object.assign(state, await post<{ state: ChatState['state'] }>(`/chat/${slug}/end`, { visitor }));
      changed();
    },
    startAgain: async () => {
      listening?.stop();
      memory.forget();
      await open();
    },
    leave: () => listening?.stop(),
    hurry: () => {
      pause.end();
      listening?.hurry();
    },
  };
}
