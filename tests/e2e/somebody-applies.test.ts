// Careers: an opening is chosen, the form says what is missing, and the file reaches the operator.
import { expect, test } from 'vitest';
import { aPdf } from '../support/documents.ts';
import { awake, fill, isAt, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

test('somebody applies for an opening, with a file', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await page.goto('/careers');
    await awake(page);
    await page.getByRole('link', { name: /^Apply Now.*Technical Writer/ }).click();
    await isAt(page, '/careers/apply?opening=technical-writer');
    await page.getByRole('heading', { level: 1, name: 'Technical Writer' }).waitFor();
    await press(page, 'Send Application');
    await toastSays(page, 'Please fix the errors before submitting');
    expect(await page.getByText('This field is required').count()).toBe(3);
    await inspect('an application with nothing in it');

    await fill(page, { Name: 'Maria Lopez', Email: 'maria@example.com', 'Anything you want to say': 'I write short.' });
    const file = page.getByLabel('Resume', { exact: false });
    await file.setInputFiles({ name: 'cv.exe', mimeType: 'application/pdf', buffer: aPdf() });
    await press(page, 'Send Application');
    await page.getByText('Please choose a PDF, Word or OpenDocument file.').waitFor();
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not one') });
    expectFailure(400, /^\/api\/applications$/);
    await press(page, 'Send Application');
    await page.getByText('Please choose a PDF, Word or OpenDocument file without macros').waitFor();
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: aPdf() });
    await inspect('an application that is ready');
    await press(page, 'Send Application');
    await toastSays(page, 'Thank you! Your application has arrived.');
    await page.getByRole('heading', { name: 'Your application has arrived' }).waitFor();
    await inspect('an application that was sent');

    await expect
      .poll(async () => (await page.request.get('/dev/outbox')).text(), { timeout: 10_000 })
      .toMatch(
        /Application: Maria Lopez[\s\S]*We have your application|We have your application[\s\S]*Application: Maria/,
      );
  });
});
