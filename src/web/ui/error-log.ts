// What went wrong in this browser, sent to the server's error log; kept over reloads while it cannot be sent, at most a day.

export type ErrorEntry = {
  readonly code: string;
  readonly message: string;
  readonly details: string;
  readonly timestamp: string;
  readonly url: string;
  readonly userAgent: string;
};

const waitingName = 'telle.errors';
const waitingMax = 50;
const waitingMsMax = 24 * 60 * 60 * 1000;
const logged = new WeakSet<object>();

/** Whether this very error was logged before, so that it is not told twice on its way up. */
export function isLogged(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && logged.has(failure);
}

/** Writes the failure to the console and to the server's log. Never throws. An address loses its query: links carry tokens there. */
export function logError(code: string, failure: unknown, more: Readonly<Record<string, unknown>> = {}): void {
  if (typeof failure === 'object' && failure !== null) logged.add(failure);
  const message = failure instanceof Error ? failure.message : String(failure);
  const stack = failure instanceof Error ? failure.stack : undefined;
  console.warn(code, message);
  keep({
    code,
    message: message.slice(0, 1000),
    details: JSON.stringify({ ...more, stack }).slice(0, 4000),
    timestamp: new Date().toISOString(),
    url: `${location.origin}${location.pathname}`,
    userAgent: navigator.userAgent.slice(0, 400),
  });
  void sendWaitingErrors();
}

let sending = false;

/** Sends what waits, oldest first; what the server refuses for good is dropped, what it cannot take now waits on. */
export async function sendWaitingErrors(): Promise<void> {
  if (sending || !navigator.onLine) return;
  sending = true;
  try {
    for (let entry = waiting()[0]; entry; entry = waiting()[0]) {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/errors', {
        method: 'POST',
        headers,
        body: JSON.stringify(entry),
        keepalive: true,
      });
      if (answer.status === 429 || answer.status >= 500) return;
      store(waiting().slice(1));
    }
  } catch {
    // No network after all: the next return of the connection tries again.
  } finally {
    sending = false;
  }
}

function waiting(): ErrorEntry[] {
  try {
    const kept = JSON.parse(localStorage.getItem(waitingName) ?? '[]') as ErrorEntry[];
    return kept.filter(({ timestamp }) => Date.now() - Date.parse(timestamp) < waitingMsMax);
  } catch {
    return [];
  }
}

function keep(entry: ErrorEntry): void {
  store([...waiting(), entry].slice(-waitingMax));
}

function store(entries: readonly ErrorEntry[]): void {
  try {
    localStorage.setItem(waitingName, JSON.stringify(entries));
  } catch {
    // A browser without room for it still has its console.
  }
}
