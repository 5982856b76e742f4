// How long a person waits for the screen to answer: from the browser's own time of the click or key to the second frame after
// the page shows what the act is answered with, so that it has been painted by then.
import type { Page } from 'playwright-core';

const waitMsMax = 5_000;

/** Runs in the page. `isAnswered` is an expression that becomes true. */
const watch = (isAnswered: string) => `window.deskAnswer = new Promise((resolve) => {
  let began;
  const isAnswered = () => Boolean(${isAnswered});
  const note = (event) => { began ??= event.timeStamp; };
  const look = () => {
    if (began === undefined || !isAnswered()) return;
    stop();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
  };
  const heard = ['input', 'toggle', 'focusin'];
  const watcher = new MutationObserver(look);
  const stop = () => {
    watcher.disconnect();
    clearTimeout(late);
    for (const type of heard) removeEventListener(type, look, true);
  };
  const late = setTimeout(() => { stop(); resolve(null); }, ${waitMsMax});
  for (const type of ['click', 'keydown']) addEventListener(type, note, { capture: true, once: true });
  for (const type of heard) addEventListener(type, look, true);
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  if (isAnswered()) { stop(); resolve('before'); }
}); undefined`;

/** In milliseconds. Throws where the screen never answers, or has answered before. */
export async function answerMs(page: Page, isAnswered: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watch(isAnswered));
  await act();
  const ms = await page.evaluate<number | string | null>('window.deskAnswer');
  if (typeof ms !== 'number') throw new Error(`the screen ${ms === null ? 'never' : 'already'} showed ${isAnswered}`);
  return ms;
}
