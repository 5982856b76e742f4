// What script a page of the desk takes, gzipped, as the first that is opened and as one that is gone to from the dashboard.
import { expect, test } from 'vitest';
import { misses } from '../../bench/desk/judge.ts';
import { measureWeight } from '../../bench/desk/weight.ts';
import { demoSlug } from '../support/chat-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

test('the desk opens within its weight, and so does every page that is gone to from it', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'weights.owner@example.com');
    const rows = await measureWeight({ address: address(), browser: page.context() }, () => undefined);
    expect(rows.filter(({ bar }) => bar !== undefined)).toHaveLength(13);
    expect(rows.filter(misses)).toEqual([]);
  });
});
