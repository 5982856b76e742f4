// Answers that go on: server-sent events to a browser. They end when the client goes, when the server stops, or when the
// client reads so slowly that the server would have to keep what it says.
import type { RawRequest } from './app.ts';

export type EventStream = {
  /** Sends text as it is (an event of `writeEvent`). False when the client is gone. */
  send(text: string): boolean;
  /** Aborted when the stream has ended, for whatever reason. */
  readonly ended: AbortSignal;
  end(): void;
};

export type EventStreams = {
  /** An answer that goes on. `begin` is given its stream once the client listens. */
  open(raw: Pick<RawRequest, 'request'>, begin: (stream: EventStream) => void): Response;
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

  return {
    get count() {
      return open.size;
    },
    open: ({ request }, begin) => {
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
