// One pass over what waits: edits go to the server one by one in their order, and each is asked for until its answer is
// known. Only one pass runs at a time, over all tabs and the service worker.
import { editHeader, writeStamp } from '#shared/edit-stamp.ts';
import { type Client, ClientFailure } from '../client/client.ts';
import {
  type Edit,
  type Failure,
  type Held,
  nextStep,
  type Owner,
  ownerKey,
  stampOf,
  verdictOf,
} from './edit-rules.ts';
import { noteFault, noteTry, readFront, setAside, settleEdit } from './edit-store.ts';

/** What became of one edit: heard by whoever waits for it. */
export type Told =
  | { readonly id: string; readonly is: 'applied'; readonly answer: unknown; readonly edit: Edit }
  | { readonly id: string; readonly is: 'aside'; readonly failure: Failure | null };

export type PassEnd =
  | { readonly is: 'done'; readonly applied: number; readonly aside: number }
  /** It goes on by itself after a pause. */
  | { readonly is: 'later'; readonly applied: number; readonly aside: number }
  | { readonly is: 'held'; readonly why: Held; readonly applied: number; readonly aside: number };

/** Sends what waits. Never throws for what a server or a network does. */
export function sendEdits(owner: Owner, client: Client, tell: (told: Told) => void): Promise<PassEnd> {
  return alone(`telle.edits ${ownerKey(owner)}`, () => pass(owner, client, tell));
}

/** Where a browser has no locks (a page without https), the server's order and memory alone keep edits from being doubled. */
function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}

async function pass(owner: Owner, client: Client, tell: (told: Told) => void): Promise<PassEnd> {
  let applied = 0;
  let aside = 0;
  for (;;) {
    const front = await readFront(owner);
    const step = nextStep(front.first, front.aside, Date.now());
    if (!step) return { is: 'done', applied, aside };
    const { edit } = step;
    if (step.do === 'set-aside') {
      await setAside(edit.id, step.aside);
      aside += 1;
      tell({ id: edit.id, is: 'aside', failure: null });
      continue;
    }
    await noteTry(edit.id);
    const tried = await tryEdit(edit, owner, front.applied, client);
    const verdict = 'failure' in tried ? verdictOf(edit, tried.failure) : { is: 'applied' as const };
    switch (verdict.is) {
      case 'applied': {
        const answer = 'answer' in tried ? tried.answer : null;
        await settleEdit(edit, idIn(answer));
        applied += 1;
        tell({ id: edit.id, is: 'applied', answer, edit });
        break;
      }
      case 'aside':
        await setAside(edit.id, verdict.aside);
        aside += 1;
        tell({ id: edit.id, is: 'aside', failure: 'failure' in tried ? tried.failure : null });
        break;
      case 'later':
        if ('failure' in tried && tried.failure.code === 'internal') await noteFault(edit.id);
        return { is: 'later', applied, aside };
      case 'held':
        return { is: 'held', why: verdict.why, applied, aside };
    }
  }
}

async function tryEdit(
  edit: Edit,
  owner: Owner,
  applied: number,
  client: Client,
): Promise<{ readonly answer: unknown } | { readonly failure: Failure }> {
  const { method, path, body } = edit;
  const headers = { [editHeader]: writeStamp(stampOf(edit, owner, applied)) };
  try {
    return { answer: await client.ask({ method, path, body, headers }) };
  } catch (thrown) {
    if (!(thrown instanceof ClientFailure)) throw thrown;
    const { status, code, message, fields } = thrown;
    // Only the server's own word counts as its fault: a proxy's bare 500 says nothing about this edit.
    const isBare = code === 'internal' && thrown.requestId === undefined;
    return { failure: { status, code: isBare ? 'http' : code, message, fields } };
  }
}

function idIn(answer: unknown): string | null {
  const isNamed = typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';
  return isNamed ? (answer.id as string) : null;
}
