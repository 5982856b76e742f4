// A reply that a language model words stands on the page from its first sentence on, and once.
import { afterAll, expect, test } from 'vitest';
import { demoSlug, field } from '../support/chat-words.ts';
import { type Acted, openModelServer } from '../support/model-server/open.ts';
import { openStories } from '../support/stories.ts';

const understood: Acted = {
  do: 'say',
  text: '{"language":"en","commands":[{"do":"ask","question":"When are you open?"},{"do":"ask","question":"Where are you?"}]}',
};
/** What the plan says, as the model is shown it. */
const planIn = (prompt: string) => /<said \S+>\n(.*)\n<\/said/s.exec(prompt)?.[1] ?? '';
let mayGoOn: Promise<void> = Promise.resolve();
const model = await openModelServer(({ system, prompt }) => {
  if (!system.startsWith('You reword')) return understood;
  const pieces = async function* () {
    yield 'Happy to help. ';
    yield planIn(prompt).slice(0, 3);
    await mayGoOn;
    yield planIn(prompt).slice(3);
  };
  return { do: 'give', pieces: pieces(), end: 'stop' };
});
afterAll(() => model.close());
const { tell } = openStories({
  ...{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.url, LLM_MODEL: 'scripted', LLM_WORDING: 'on' },
});

test('a visitor reads the beginning of a reply while the model words the rest, and then the whole of it once', async () => {
  await tell(async ({ page, inspect }) => {
    const slug = await demoSlug(page, 'pieces.owner@example.com');
    await page.request.patch('/api/profile', { data: { responseSpeed: 'Thoughtful' } });
    await page.goto(`/chat/${slug}`);
    await page.locator('.choice').first().waitFor();
    let goOn = () => {};
    mayGoOn = new Promise((resolve) => {
      goOn = resolve;
    });
    await field(page).fill('When are you open, and where are you?');
    await field(page).press('Enter');
    const draft = page.locator('#draft');
    await draft.getByText('Happy to help.').waitFor();
    // Whoever listens hears the reply once, when it is whole.
    expect(await draft.getAttribute('aria-hidden')).toBe('true');
    goOn();
    const reply = page.locator('#log .receptionist').nth(1);
    await reply.getByText('Happy to help. ').waitFor();
    await draft.waitFor({ state: 'hidden' });
    expect(await page.getByText('Happy to help.').count()).toBe(1);
    await inspect('a reply that came in pieces');
  });
});
