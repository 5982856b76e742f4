// Which answers are kept for when there is no connection. What keeps them is fetched with the first of them.
import type { SignedIn } from '#domains/accounts/contract.ts';
import { signedInHint } from '../ui/signed-in-hint.ts';
import type { Memory } from './client.ts';

/** What the desk, the diary, the inbox and the contacts are drawn from. */
const kept = new Set([
  'readDesk',
  'readFigures',
  'readSubscription',
  'readLimits',
  'readProfile',
  'listServices',
  'listStaff',
  'listAppointments',
  'listBlockedTimes',
  'listConversations',
  'readConversation',
  'countConversations',
  'listMessages',
  'listHandOffs',
  'listContacts',
  'summariseContacts',
  'getContact',
  'readContactHistory',
  'listContactFields',
  'readConsents',
]);

const load = () => import('../offline/kept-answers.ts');

/** So long, in milliseconds, what keeps answers waits at most for the page to have been drawn. */
const drawnMsMax = 1500;

let drawn: () => void = () => undefined;
/** The page stands, or is long about it: what keeps its answers no longer takes the line from what draws it. */
const whenDrawn = new Promise<void>((resolve) => {
  drawn = resolve;
});

/** Whoever never was signed in here has nothing to keep, so nothing is fetched for them. */
function wasIn(): boolean {
  try {
    return localStorage.getItem(signedInHint) !== null;
  } catch {
    return false;
  }
}

export const memory: Memory = {
  keep(name, path, data) {
    const isSession = name === 'readSession';
    if (!(isSession ? data !== null || wasIn() : kept.has(name))) return;
    setTimeout(drawn, drawnMsMax);
    // After the frame that an answer is drawn in; a hidden page draws none.
    if (!isSession) requestAnimationFrame(() => requestAnimationFrame(drawn));
    whenDrawn
      .then(load)
      .then((answers) => (isSession ? answers.keepSession(data as SignedIn | null) : answers.keepAnswer(path, data)))
      .catch(() => undefined);
  },
  async recall(name, path) {
    const isSession = name === 'readSession';
    if (!wasIn() || !(isSession || kept.has(name))) return undefined;
    try {
      const answers = await load();
      return isSession ? await answers.recallSession() : await answers.recallAnswer(path);
    } catch {
      return undefined;
    }
  },
};
