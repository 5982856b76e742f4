// Two people at one diary who move the same appointment: whoever lets go later sees both times and chooses, is told what came of
// it, and takes back their own move alone.
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { booked, card, patience, quietMonday, startOf } from '../support/diary-words.ts';
import { awake, keepToast, press, toastSays, undo } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();
const hour = 3_600_000;

const choice = (page: Page) => page.getByRole('dialog', { name: 'Somebody else changed this too' });

/** An appointment that is drawn in the week, and what the two do to it; hours count from where it stands at first. */
async function anAppointment(page: Page, owner: string) {
  await demoSlug(page, owner);
  const id = await booked(page, quietMonday());
  const first = Date.parse(await startOf(page, id));
  await page.goto(`/diary?view=week&date=${quietMonday()}`);
  await awake(page);
  await card(page).waitFor();
  const shown = () => card(page).getAttribute('aria-label');
  return {
    hoursOn: async () => (Date.parse(await startOf(page, id)) - first) / hour,
    /** What somebody else does. */
    theyMove: async (hours: number) => {
      const startsAt = new Date(first + hours * hour).toISOString();
      const put = await page.request.put(`/api/appointments/${id}`, { data: { startsAt } });
      expect(put.status()).toBe(200);
    },
    /** Takes it up, carries it so many half hours, and lets go once `meanwhile` is done. */
    carry: async (steps: number, meanwhile: () => Promise<void> = async () => undefined) => {
      await card(page).focus();
      await page.keyboard.press('m');
      for (let step = 0; step < Math.abs(steps); step += 1)
        await page.keyboard.press(steps < 0 ? 'ArrowUp' : 'ArrowDown');
      await page.getByRole('status').filter({ hasText: 'Enter puts it there' }).waitFor({ state: 'attached' });
      await meanwhile();
      await page.keyboard.press('Enter');
    },
    /** Waits until it is drawn elsewhere than before `work`. */
    drawnAnew: async (work: () => Promise<void>) => {
      const before = await shown();
      await work();
      await expect.poll(shown, patience).not.toBe(before);
    },
    shown,
  };
}

test('who lets go later chooses between two times, and takes back what they did themselves', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(409, /^\/api\/appointments\//);
    const { hoursOn, theyMove, carry, drawnAnew } = await anAppointment(page, 'later.mover@example.com');

    await carry(4, () => theyMove(1));
    await choice(page).getByRole('group', { name: 'Time' }).waitFor();
    await inspect('a choice between two times');
    await drawnAnew(() => choice(page).getByRole('button', { name: 'Back' }).click());
    await toastSays(page, 'It was not moved.');
    expect(await hoursOn()).toBe(1);

    await carry(2, () => theyMove(3));
    await choice(page).getByRole('radio', { name: 'Keep mine' }).waitFor();
    await drawnAnew(async () => {
      await press(page, 'Save My Choice');
      await keepToast(page, 'Moved to');
    });
    expect(await hoursOn()).toBe(2);
    await drawnAnew(() => undo(page, 'Moved to'));
    await toastSays(page, 'Moved back.');
    expect(await hoursOn()).toBe(3);

    await carry(-2, () => theyMove(1));
    await choice(page).getByRole('radio', { name: 'Take theirs' }).check();
    await drawnAnew(() => press(page, 'Save My Choice'));
    const told = page.locator('[data-sonner-toast]', { hasText: 'It stands at' });
    await told.waitFor();
    expect(await told.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect(await hoursOn()).toBe(1);
  });
});

test('a move is not taken back over somebody else’s where nobody can be asked, and says so', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(409, /^\/api\/appointments\//);
    const { hoursOn, theyMove, carry, drawnAnew } = await anAppointment(page, 'mover.owner@example.com');
    await drawnAnew(async () => {
      await carry(4);
      await keepToast(page, 'Moved to');
    });
    // By keyboard, so that the pointer stays where it is.
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Contacts' }).press('Enter');
    await page.getByRole('heading', { name: 'Contacts', level: 1 }).waitFor();
    await theyMove(1);
    await undo(page, 'Moved to');
    await toastSays(page, 'It was not moved back: somebody else moved it meanwhile.');
    expect(await hoursOn()).toBe(1);
  });
});

test('what was asked before a move does not put it back', async () => {
  await tell(async ({ page }) => {
    const { carry, drawnAnew, shown } = await anAppointment(page, 'quick.owner@example.com');
    let isHeld: (asked: Request) => void = () => undefined;
    const held = new Promise<Request>((resolve) => {
      isHeld = resolve;
    });
    let letGo: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(
      '**/api/appointments?*',
      async (route) => {
        const response = await route.fetch();
        isHeld(route.request());
        await gone;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    // As when the reader comes back to the page: everything is asked again.
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    const asked = await held;
    await drawnAnew(() => carry(4));
    await toastSays(page, 'Moved to');
    const after = await shown();
    letGo();
    await (await asked.response())?.finished();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await shown()).toBe(after);
  });
});
