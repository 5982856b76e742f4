// Which answers are kept for when there is no connection, and that they go with the session. What keeps them is fetched
// with the first of them.
import type { SignedIn } from '#domains/accounts/contract.ts';
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

/** Answers of one that the list of all holds in full: whoever was seen in it can be opened. */
const inLists = new Set(['getContact']);

/** What keeps answers. */
export type Keeper = {
  keepSession(session: SignedIn): Promise<void>;
  recallSession(): Promise<SignedIn | undefined>;
  keepAnswer(path: string, data: unknown): Promise<void>;
  recallAnswer(path: string): Promise<unknown>;
  /** The one at that path as the newest kept list has it. */
  recallFromLists(path: string): Promise<unknown>;
  forgetKept(): Promise<void>;
};

/** Whether anything is kept in this browser: a mark that outlives the page. */
export type KeptMark = { is(): boolean; set(isKept: boolean): void };

export type SessionMemory = Memory & {
  /** The session is over: nothing of it is kept any longer, nor what is still on its way to be kept. Never throws. */
  forget(): void;
};

type Parts = {
  readonly load: () => Promise<Keeper>;
  readonly mark: KeptMark;
  /** Settles once an answer that came with the page has been drawn, so that keeping it takes no time from that. */
  readonly drawn: (name: string) => Promise<unknown>;
};

export function memoryOf({ load, mark, drawn }: Parts): SessionMemory {
  // Rises with the end of each session, so that what was heard before it is not kept after it.
  let round = 0;
  let keptInAll = 0;
  let isLoaded = false;
  const open = () => {
    isLoaded = true;
    return load();
  };
  const forget = () => {
    round += 1;
    // Whoever never was signed in here has nothing to forget, so nothing is fetched for them. Where another tab has
    // forgotten already, this one has still to forget for whom it kept.
    if (!mark.is() && !isLoaded) return;
    const before = keptInAll;
    open()
      .then((keeper) => keeper.forgetKept())
      .then(() => before === keptInAll && mark.set(false))
      .catch(() => undefined);
  };
  return {
    keep(name, path, data) {
      const isSession = name === 'readSession';
      if (isSession && data === null) return forget();
      if (!isSession && !kept.has(name)) return;
      const mine = round;
      drawn(name)
        .then(open)
        .then((keeper) => {
          if (mine !== round) return;
          keptInAll += 1;
          mark.set(true);
          return isSession ? keeper.keepSession(data as SignedIn) : keeper.keepAnswer(path, data);
        })
        .catch(() => undefined);
    },
    async recall(name, path) {
      const isSession = name === 'readSession';
      if (!mark.is() || !(isSession || kept.has(name))) return undefined;
      try {
        const keeper = await open();
        if (isSession) return await keeper.recallSession();
        const answer = await keeper.recallAnswer(path);
        return answer === undefined && inLists.has(name) ? await keeper.recallFromLists(path) : answer;
      } catch {
        return undefined;
      }
    },
    forget,
  };
}

const markName = 'telle.kept';

const keptMark: KeptMark = {
  is() {
    try {
      return localStorage.getItem(markName) !== null;
    } catch {
      return false;
    }
  },
  set(isKept) {
    try {
      // To be asked takes less than to be set, and most of what is kept comes after the mark.
      if (isKept === this.is()) return;
      if (isKept) localStorage.setItem(markName, 'yes');
      else localStorage.removeItem(markName);
    } catch {
      // Where nothing can be marked, nothing is recalled.
    }
  },
};

/** So long, in milliseconds, what keeps answers waits at most for the page to have been drawn. */
const drawnMsMax = 1500;

let isDrawn: () => void = () => undefined;
/** The page stands, or is long about it: what keeps its answers no longer takes the line from what draws it. */
const whenDrawn = new Promise<void>((resolve) => {
  isDrawn = resolve;
});

/** So long, in milliseconds, it waits at most for a page that is scrolled to have nothing else to do. */
const idleMsMax = 2000;

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleMsMax });
    else setTimeout(resolve);
  });

export const memory = memoryOf({
  load: () => import('../offline/kept-answers.ts'),
  mark: keptMark,
  drawn(name) {
    setTimeout(isDrawn, drawnMsMax);
    // After the frame that an answer is drawn in; a hidden page draws none.
    if (name === 'readSession') return whenDrawn;
    requestAnimationFrame(() => requestAnimationFrame(isDrawn));
    return whenDrawn.then(whenIdle);
  },
});
