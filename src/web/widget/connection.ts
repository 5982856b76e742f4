// The chat's two ways to the server: POST up, with a limit of time, and the stream of events down, opened again with its
// last id whenever it ends or falls silent, but not by itself where another tab has taken its place. Small on purpose: the contract is known here by its types alone.
import type { Envelope } from '#shared/endpoint.ts';
import { eventReader, overEvent, type StreamEvent } from '#shared/event-stream.ts';

const answerMsMax = 15_000;
/** The server comments every 15 s; silence for 40 s is a dead line. */
const silenceMsMax = 40_000;
const pauseMsMax = 15_000;

/** The server's own no. `code` is of the error catalogue. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Throws Refused where the server said no; any other error means that it is not known whether it arrived. */
export async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerMsMax),
  });
  return unwrapped<T>(response);
}

export async function get<T>(path: string): Promise<T> {
  return unwrapped<T>(await fetch(`/api${path}`, { signal: AbortSignal.timeout(answerMsMax) }));
}

async function unwrapped<T>(response: Response): Promise<T> {
  const envelope = (await response.json()) as Envelope<T>;
  if (envelope.success) return envelope.data;
  throw new Refused(envelope.code, envelope.error, response.status);
}

/** A pause that grows with each failure in a row, and that good news ends early. */
export function growingPause() {
  let failures = 0;
  let wake = () => {};
  return {
    wait: () =>
      new Promise<void>((resolve) => {
        failures += 1;
        const timer = setTimeout(resolve, Math.min(pauseMsMax, 500 * 2 ** failures));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    /** Until it is ended, however long that is. */
    rest: () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
    worked: () => {
      failures = 0;
    },
    end: () => wake(),
  };
}

export type Listening = {
  /** Tries at once instead of waiting on, also where another tab has taken its place. */
  hurry(): void;
  stop(): void;
};

export type Heard = {
  event(event: StreamEvent): void;
  /** Whether the line stands. */
  connected(isUp: boolean): void;
  /** The server does not know this visitor. */
  unknown(): void;
};

export function listen(path: string, visitor: string, lastEventId: string, heard: Heard): Listening {
  const ending = new AbortController();
  const pause = growingPause();
  let last = lastEventId;
  let giveUp = () => {};
  let isOver = false;

  const once = async () => {
    const mine = new AbortController();
    giveUp = () => mine.abort();
    isOver = false;
    let alarm = setTimeout(giveUp, silenceMsMax);
    const read = eventReader((event) => {
      if (event.id) last = event.id;
      if (event.event === overEvent) isOver = true;
      else heard.event(event);
    });
    try {
      const response = await fetch(path, {
        headers: { 'x-visitor': visitor, ...(last && { 'last-event-id': last }) },
        signal: mine.signal,
      });
      if (response.status === 401) {
        ending.abort();
        heard.unknown();
        return;
      }
      if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
      heard.connected(true);
      const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await pieces.read();
        if (done) return;
        pause.worked();
        clearTimeout(alarm);
        alarm = setTimeout(giveUp, silenceMsMax);
        read(value);
      }
    } finally {
      clearTimeout(alarm);
    }
  };

  // Whoever looks at this tab again wants to hear in it.
  const onSeen = () => {
    if (isOver && document.visibilityState === 'visible') pause.end();
  };
  document.addEventListener('visibilitychange', onSeen, { signal: ending.signal });

  void (async () => {
    while (!ending.signal.aborted) {
      await once().catch(() => {
        if (!ending.signal.aborted) heard.connected(false);
      });
      if (!ending.signal.aborted) await (isOver ? pause.rest() : pause.wait());
    }
  })();

  return {
    hurry: pause.end,
    stop: () => {
      ending.abort();
      giveUp();
      pause.end();
    },
  };
}
