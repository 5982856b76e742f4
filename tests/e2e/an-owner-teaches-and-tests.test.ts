// The owner's side: a test call from start to end, and a question that nobody could answer until it was answered here.
import { expect, test } from 'vitest';
import { demoSlug, newOwner, say } from '../support/chat-words.ts';
import { aPdf } from '../support/documents.ts';
import { awake, button, dialog, fill, inDialog, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

test('a test call is started, typed into, muted, ended, and taken back', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'caller.owner@example.com');
    await page.goto('/dashboard');
    await awake(page);
    await page.getByText('3 of 3 test calls left.').waitFor();
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
    const inTwoWeeks = long.format(Date.now() + 14 * 86_400_000);
    await page.getByText(`Your free trial runs until ${inTwoWeeks}.`).waitFor();
    await press(page, 'Start Test Call');
    const transcript = page.getByRole('log', { name: 'Transcript' });
    await transcript.getByText('Receptionist').first().waitFor();
    await page.getByText('2 of 3 test calls left.').waitFor();
    // Whoever stays silent is spoken for, eight seconds later, until they speak themselves.
    await expect.poll(() => transcript.getByText('Caller').count(), { timeout: 15_000 }).toBe(1);
    await page.getByLabel('What the caller says').fill('When are you open?');
    await page.keyboard.press('Enter');
    await expect.poll(() => transcript.getByText('Receptionist').count(), { timeout: 15_000 }).toBe(3);
    expect(await transcript.getByText('Caller').count()).toBe(2);
    await page.getByRole('button', { name: 'Mute' }).click();
    expect(await page.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('timer').getByText('0:0', { exact: false }).waitFor();
    await inspect('a test call');
    await press(page, 'End Call');
    await page.getByRole('heading', { name: 'What the call left' }).waitFor();
    await inspect('what a test call left');
    await press(page, 'Take It All Back');
    await toastSays(page, 'Taken back: nothing of this test call is left.');
  });
});

test('where no test call is left the button rests and says why, and a paid plan counts none', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'called.owner@example.com');
    for (const left of [2, 1, 0]) {
      const answer = await page.request.post('/api/subscription/trial-calls');
      expect((await answer.json()).data.trialCallsRemaining).toBe(left);
    }
    await page.goto('/dashboard');
    await awake(page);
    await page.getByText('0 of 3 test calls left.').waitFor();
    const call = page.getByRole('region', { name: 'Test call', exact: true });
    const allUsed = call.getByText("You've used all your trial calls. Please upgrade to continue testing.");
    await allUsed.waitFor();
    expect(await button(page, 'Start Test Call').isDisabled()).toBe(true);
    await inspect('no test call left');
    await page.request.put('/api/subscription', { data: { plan: 'pro' } });
    await page.reload();
    await awake(page);
    await expect.poll(() => button(page, 'Start Test Call').isEnabled(), { timeout: 10_000 }).toBe(true);
    expect(await allUsed.count()).toBe(0);
    expect(await page.getByText(/test calls left/).count()).toBe(0);
  });
});

test('whoever stays silent in a test call sees five lines, one each eight seconds, and the next call counts from nothing', async () => {
  await tell(async ({ page }) => {
    await page.clock.install();
    await demoSlug(page, 'silent.owner@example.com');
    await page.goto('/dashboard');
    await awake(page);
    await page.getByText('3 of 3 test calls left.').waitFor();
    await press(page, 'Start Test Call');
    const lines = page.getByRole('log', { name: 'Transcript' }).getByText(/^(?:Caller|Receptionist)$/);
    await lines.first().waitFor();
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 500)));
    for (const count of [2, 3, 4, 5]) {
      await page.clock.runFor(7_000);
      expect(await lines.count()).toBe(count - 1);
      await page.clock.runFor(1_500);
      await expect.poll(() => lines.count(), { timeout: 15_000 }).toBe(count);
    }
    const seconds = async () => {
      const [minutes, rest] = (await page.getByRole('timer').innerText()).split(':');
      return Number(minutes) * 60 + Number(rest);
    };
    const soFar = await seconds();
    expect(soFar).toBeGreaterThanOrEqual(34);
    await page.clock.runFor(30_000);
    await expect.poll(seconds).toBe(soFar + 30);
    expect(await lines.count()).toBe(5);
    expect(await lines.allTextContents()).toEqual(['Receptionist', 'Caller', 'Receptionist', 'Caller', 'Receptionist']);
    await page.clock.resume();
    await press(page, 'End Call');
    await press(page, 'Start Test Call');
    expect(await page.getByRole('timer').textContent()).toBe('0:00');
  });
});

test('what is tried out and not known is taught in place, and a version back it is not known again', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'versions.owner@example.com');
    await page.goto('/dashboard/training?tab=versions');
    await awake(page);
    const versions = page.getByRole('tabpanel');
    await versions.getByText('Now', { exact: true }).first().waitFor();
    const pane = page.getByRole('region', { name: 'Try it' });
    const ask = async () => {
      await pane.getByLabel('Your question').fill('Do you sell gift vouchers?');
      await page.keyboard.press('Enter');
    };
    await ask();
    await pane.getByLabel('Teach this').fill('Gift vouchers from 50 dollars are sold at the front desk.');
    await pane.getByText('Teach this *').waitFor();
    await inspect('a question that is not known');
    await pane.getByRole('button', { name: 'Teach', exact: true }).press('Enter');
    await toastSays(page, 'Taught. It answers so from now on.');
    await pane.getByText('sold at the front desk', { exact: false }).waitFor();
    await pane.getByText('From “Do you sell gift vouchers?”').waitFor();

    await page.reload();
    await awake(page);
    await versions.getByText('Added “Do you sell gift vouchers?”').waitFor();
    await versions.getByRole('button', { name: 'Compare' }).first().press('Enter');
    await versions.getByText('Goes: Do you sell gift vouchers?').waitFor();
    await inspect('the versions');
    await versions.getByRole('button', { name: 'Go Back' }).first().press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Go Back' }).press('Enter');
    await page.locator('[data-sonner-toast]', { hasText: 'It is taught as it was then.' }).waitFor();
    await ask();
    await pane.getByLabel('Teach this').waitFor();
    await press(page, 'Undo');
    await toastSays(page, 'It is taught as it was before.');
    await ask();
    await pane.getByText('sold at the front desk', { exact: false }).waitFor();
    // Nothing of all that is a conversation, or a question that waits.
    const asked = await (await page.request.get('/api/unanswered-questions')).text();
    const talks = await (await page.request.get('/api/conversations')).text();
    expect(`${asked} ${talks}`).not.toContain('gift vouchers');
  });
});

test('what is taught and answered from elsewhere says so, and where it is changed', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'overruled.owner@example.com');
    await page.goto('/dashboard/training?tab=sources');
    await awake(page);
    const panel = page.getByRole('tabpanel').last();
    await fill(page, { Question: 'Are you open on Saturday?', Answer: 'This Saturday we are closed for a wedding.' });
    await press(page, 'Add');
    await panel.getByText('callers hear something else', { exact: false }).waitFor();
    await inspect('a question that the hours answer');
    await panel.getByRole('link', { name: 'Facts' }).press('Enter');
    await page.getByRole('tab', { name: 'Facts', selected: true }).waitFor();

    await page.getByRole('tab', { name: 'Sources' }).press('Enter');
    await page.getByRole('heading', { name: 'Teach it something' }).waitFor();
    await fill(page, { Question: 'Do you sell gift vouchers?', Answer: 'Gift vouchers are sold at the front desk.' });
    await press(page, 'Add');
    await toastSays(page, 'Learned. It is answered from at once.');
    expect(await panel.getByText('callers hear something else', { exact: false }).count()).toBe(0);
  });
});

test('a question that was not known is answered, and the chat knows it at once', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    const slug = await demoSlug(page, 'teacher.owner@example.com');
    const question = 'Do you sell gift vouchers?';
    await page.goto(`/chat/${slug}`);
    await page.locator('.choice').first().waitFor();
    await say(page, question);
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Train Telle' }).click();
    await page.getByRole('heading', { level: 1, name: 'Train Telle' }).waitFor();
    expect(await page.title()).toBe('Train Telle · Telle');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: question }) });
    await row.waitFor();
    await inspect('the questions');
    await row.getByLabel('Your answer').fill('Yes, gift vouchers from 50 dollars are sold at the front desk.');
    await row.getByRole('button', { name: 'Answer', exact: true }).click();
    await toastSays(page, 'Answered. Every caller hears it from now on.');
    for (const [tab, sign] of [
      ['Sources', question],
      ['Facts', 'Monday'],
      ['Services and staff', 'Drain cleaning'],
      ['Business file', 'Export File'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel').getByText(sign).first().waitFor();
      await inspect(`training: ${tab}`);
    }
    await page.goto('/dashboard/training?tab=facts');
    await fill(page, { Phone: '12', 'Number on call': '202-555-0101' });
    expectFailure(400, /\/api\/profile$/);
    await press(page, 'Save Facts');
    await page.getByText('Please enter a valid phone number').waitFor();
    await fill(page, { Phone: '+1 202 555 0100' });
    await press(page, 'Save Facts');
    await toastSays(page, 'Saved. The receptionist knows it now.');
    expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('(202) 555-0100');
    expect(await page.getByLabel('Number on call').inputValue()).toBe('(202) 555-0101');

    await page.goto(`/chat/${slug}`);
    await page.getByRole('button', { name: 'End chat' }).click();
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.locator('.choice').first().waitFor();
    expect(await say(page, question)).toContain('50');
  });
});

test('a service and a person are added, booked on the page that a switch opens, and removed', async () => {
  await tell(async ({ page, inspect }) => {
    await newOwner(page, 'first.service@fieldplumbing.example');
    const { data } = (await (await page.request.get('/api/profile')).json()) as { data: { slug: string } };
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await page.goto('/dashboard/training?tab=services');
    await awake(page);
    await page.getByText('No services yet').waitFor();
    const name = dialog(page).getByRole('textbox', { name: 'Name', exact: true });
    await button(page, 'Add Service').press('Enter');
    await name.press('Enter');
    await dialog(page).getByText('This field is required').waitFor();
    await name.fill('Boiler check');
    await dialog(page).getByLabel('Price (USD)').fill('89.50');
    await dialog(page).getByLabel('Price (USD)').press('Enter');
    await toastSays(page, 'Saved. It can be booked now.');
    const row = (words: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: words });
    await row('Boiler check').getByText('60 min · $89.50').waitFor();
    await button(page, 'Add Person').press('Enter');
    await dialog(page).getByRole('checkbox', { name: 'Boiler check', checked: true }).waitFor();
    await name.fill('Robin Ash');
    await name.press('Enter');
    await row('Robin Ash').getByText('1 service · opening hours').waitFor();
    await inspect('a first service and a first person');

    const stranger = await page.context().newPage();
    const comesBy = async () => {
      await stranger.goto(`/book/${data.slug}`);
      await awake(stranger);
    };
    await tab('Facts').click();
    const open = page.getByLabel('Strangers may book on it');
    await open.press('Space');
    await toastSays(page, 'Your booking page is closed.');
    await comesBy();
    await stranger.getByText('Field Plumbing takes no bookings on this page at the moment.').waitFor();
    await open.press('Space');
    await toastSays(page, 'Your booking page is open.');
    expect(await open.isChecked()).toBe(true);
    await comesBy();
    // The only one there is, is chosen already.
    const when = stranger.getByRole('region', { name: 'When?' });
    await when.getByRole('list', { name: 'Days' }).getByRole('button').nth(1).press('Enter');
    await when.locator('section button').first().press('Enter');
    await fill(stranger, { Name: 'Ines Duarte', Email: 'ines.duarte@example.com' });
    await press(stranger, 'Book it');
    await toastSays(stranger, 'It is booked.');
    await stranger.getByText('Boiler check').first().waitFor();

    await tab('Services and staff').click();
    for (const one of ['Robin Ash', 'Boiler check']) {
      await button(page, `Remove: ${one}`).press('Enter');
      await inDialog(page, 'Remove').press('Enter');
      await row(one).waitFor({ state: 'detached' });
    }
    await page.getByText('No services yet').waitFor();
    await page.getByText('No staff yet').waitFor();
    await comesBy();
    await stranger.getByText('Field Plumbing has nothing that can be booked here yet.').waitFor();
    // What was booked before stands.
    await page.goto('/diary?view=agenda');
    await page.getByRole('button', { name: /Ines Duarte/ }).waitFor();
  });
});

test('a document is read and answered from, not while it is switched off, and not once it is removed', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'documents.owner@example.com');
    await page.goto('/dashboard/training?tab=sources');
    await awake(page);
    const panel = page.getByRole('tabpanel', { name: 'Sources' });
    await panel.getByRole('tab', { name: 'File' }).press('Enter');
    await panel.getByLabel('Document').setInputFiles({
      name: 'vouchers.pdf',
      mimeType: 'application/pdf',
      buffer: aPdf('Gift vouchers from 50 dollars are sold at the front desk.'),
    });
    await toastSays(page, 'It is being read.');
    const row = panel.getByRole('listitem').filter({ hasText: 'vouchers.pdf' });
    await row.getByText('In use', { exact: true }).waitFor({ timeout: 30_000 });
    await inspect('a document that is read');
    const pane = page.getByRole('region', { name: 'Try it' });
    const ask = async () => {
      await pane.getByLabel('Your question').fill('Do you sell gift vouchers?');
      await page.keyboard.press('Enter');
    };
    await ask();
    await pane.getByText('sold at the front desk', { exact: false }).waitFor();
    await row.getByRole('button', { name: /^Switch off/ }).press('Enter');
    await toastSays(page, 'Switched off.');
    await row.getByText('Off', { exact: true }).waitFor();
    await ask();
    await pane.getByLabel('Teach this').waitFor();
    await row.getByRole('button', { name: /^Switch on/ }).press('Enter');
    await row.getByText('In use', { exact: true }).waitFor();
    await ask();
    await pane.getByText('sold at the front desk', { exact: false }).waitFor();
    await row.getByRole('button', { name: /^Remove/ }).press('Enter');
    await inDialog(page, 'Remove').press('Enter');
    await row.waitFor({ state: 'detached' });
    await ask();
    await pane.getByLabel('Teach this').waitFor();
  });
});
