// Answers that go on: server-sent events to a browser. They end when the client goes, when the server stops, or when the
// client reads so slowly that the server would have to keep what it says.
import { overEvent, writeEvent } from '#shared/event-stream.ts';
import type { RawRequest } from './app.ts';

export type EventStream = {
  /** Sends text as it is (an event of `writeEvent`). False when the client is gone. */
  send(text: string): boolean;
  /** Aborted when the stream has ended, for whatever reason. */
  readonly ended: AbortSignal;
  end(): void;
};

/** Who listens, in a word that nobody else has, and how many streams they may have: for one more the oldest ends, and is told `over`. */
export type Listener = { readonly key: string; readonly most: number };

export type EventStreams = {
  /** An answer that goes on. `begin` is given its stream once the client listens. */
  open(raw: Pick<RawRequest, 'request'>, begin: (stream: EventStream) => void, listener?: Listener): Response;
  /** Ends all, and all that come after. */
  stop(): void;
  readonly count: number;
};

const heartbeatMs = 15_000;
/** So much may wait for a client that reads slowly. */
const waitingBytesMax = 256 * 1024;

/** Streams of one server, at most `most` at once; beyond that one is answered 503. */
export function eventStreams(most = 5_000): EventStreams {
  const open = new Set<EventStream>();
  const encoder = new TextEncoder();
  let stopped = false;
  const openOf = new Map<string, readonly EventStream[]>();

  const count = (stream: EventStream, { key, most: mostOfOne }: Listener): void => {
    const before = openOf.get(key) ?? [];
    openOf.set(key, [...before, stream]);
    stream.ended.addEventListener(
      'abort',
      () => {
        const left = (openOf.get(key) ?? []).filter((one) => one !== stream);
        if (left.length > 0) openOf.set(key, left);
        else openOf.delete(key);
      },
      { once: true },
    );
    const surplus = before.length >= mostOfOne ? before[0] : undefined;
    // Its client would come back by itself otherwise, and throw out the next one, for ever.
    surplus?.send(writeEvent(overEvent, '{}'));
    surplus?.end();
  };

  return {
    get count() {
      return open.size;
    },
    open: ({ request }, begin, listener) => {
      if (stopped || open.size >= most) return new Response(null, { status: 503, headers: { 'retry-after': '2' } });
      const over = new AbortController();
      let heartbeat: NodeJS.Timeout | undefined;
      const body = new ReadableStream<Uint8Array>(
        {
          start: (controller) => {
            const end = () => {
              if (over.signal.aborted) return;
              clearInterval(heartbeat);
              open.delete(stream);
              over.abort();
              try {
                controller.close();
              } catch {
                // The client has closed it first.
              }
            };
            const stream: EventStream = {
              ended: over.signal,
              end,
              send: (text) => {
                if (over.signal.aborted) return false;
                if ((controller.desiredSize ?? 0) < -waitingBytesMax) {
                  end();
                  return false;
                }
                controller.enqueue(encoder.encode(text));
                return true;
              },
            };
            open.add(stream);
            if (listener) count(stream, listener);
            request.signal.addEventListener('abort', end, { once: true });
            heartbeat = setInterval(() => stream.send(': still here\n\n'), heartbeatMs);
            heartbeat.unref();
            stream.send(': hello\n\n');
            begin(stream);
          },
          cancel: () => {
            clearInterval(heartbeat);
            for (const stream of open) if (stream.ended === over.signal) open.delete(stream);
            over.abort();
          },
        },
        { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
      );
      return new Response(body, {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        },
      });
    },
    stop: () => {
      stopped = true;
      for (const stream of [...open]) stream.end();
    },
  };
}
