// The words and figures of the specification's sections 2, 5 and 9, page by page and in its order, as the server sends them
// before any script; and what the forms say while they work.
import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { awake, fill, press, toastSays } from '../support/page-words.ts';
import { featurePages, industryPages, solutionPages } from '../support/public-pages.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

const read = async (path: string): Promise<CheerioAPI> => load(await (await fetch(`${address()}${path}`)).text());
const wordsOf = ($: CheerioAPI, where: string) => $(where).text().replace(/\s+/g, ' ');
const hrefs = ($: CheerioAPI, where: string) =>
  $(where)
    .toArray()
    .map((link) => $(link).attr('href'));

/** What stands on each page, one after the other. */
const said: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...['Get Started Free', 'Learn More', 'AI Phone Answering', 'AI Text Messaging', 'Smart Scheduling'],
    ...['AI Email Responder', 'AI Chat Bot', 'Customer CRM', 'Why owners', '14-day free trial', 'No credit card'],
    ...[
      'Full access',
      'Dedicated support',
      'Custom AI training',
      'Start Free Trial',
      'Get Started Now',
      'View Solutions',
    ],
  ],
  '/about': ['Our mission', '10,000+', '99.9%', 'View Openings'],
  '/news': ['Read Release', 'Subscribe'],
  '/news/telle-raises-series-a': ['Back to News', 'Share', 'More News'],
  '/brand-kit': ['Full Brand Kit', 'Logo', '#1D1B2E', '29, 27, 46', 'Inter', '400', '600', '700', 'Do', 'Don’t'],
  '/status': ['Telephony', 'Text messages', 'Email', 'Chat', 'Assistant', 'API and database', 'Incidents', 'Subscribe'],
  '/login': [
    ...['Email', 'Password', 'Forgot password?', 'Remember me', 'Log In', 'Google', 'Facebook', 'Get started'],
    ...['Any email and password work', '3 test calls and limited features'],
  ],
  '/get-started': [
    ...['First Name', 'Last Name', 'Business Email', 'Company Name', 'Phone', 'Optional', 'Previous', 'Next'],
    ...['14 days', 'no credit card', '$0'],
  ],
  '/careers': ['View Openings', 'Apply Now', 'Reviewed within 48 hours', '30 minutes', 'Send Us Your Resume'],
  '/terms': ['January 15, 2025', '14 days', '$79', 'Get Started'],
  '/privacy': ['January 15, 2025', 'Get Started'],
  '/reset-password': ['Email', 'Send Reset Link', 'Back to Login'],
};

test.each(Object.entries(said))('%s says what was asked, in order', async (path, list) => {
  const $ = await read(path);
  const words = wordsOf($, 'main');
  let from = 0;
  for (const one of list) {
    const at = words.indexOf(one, from);
    expect(at, `“${one}” after “${words.slice(Math.max(0, from - 60), from)}”`).toBeGreaterThanOrEqual(0);
    from = at;
  }
});

/** The claims of section 9, each figure before the words that the specification has for it. */
const claims: Readonly<Record<string, readonly (readonly [figure: string, words: string])[]>> = {
  '/industries/trades': [
    ...([
      ['40%', 'more leads'],
      ['60%', 'faster response'],
      ['25%', 'higher conversion'],
      ['80%', 'less admin'],
    ] as const),
  ],
  '/industries/medical-healthcare': [
    ...([
      ['50%', 'fewer missed appointments'],
      ['75%', ''],
      ['90%', 'satisf'],
      ['60%', 'less admin'],
    ] as const),
  ],
  '/industries/professional': [
    ['45%', ''],
    ['70%', ''],
    ['85%', ''],
    ['50%', ''],
  ],
  '/industries/financial': [
    ['55%', ''],
    ['80%', ''],
    ['92%', ''],
    ['65%', ''],
  ],
  '/industries/legal': [
    ['50%', ''],
    ['75%', ''],
    ['90%', ''],
    ['60%', 'more billable hours'],
  ],
  '/industries/health-wellness': [
    ['60%', 'retention'],
    ['80%', ''],
    ['95%', ''],
    ['50%', ''],
  ],
  '/industries/automotive': [
    ['55%', 'more bookings'],
    ['70%', ''],
    ['90%', ''],
    ['45%', ''],
  ],
  '/industries/tourism': [
    ['65%', 'more direct bookings'],
    ['85%', ''],
    ['95%', ''],
    ['40%', ''],
  ],
  '/industries/technology-it': [
    ...([
      ['70%', 'faster resolution'],
      ['85%', ''],
      ['60%', 'support efficiency'],
      ['40%', 'less admin'],
    ] as const),
  ],
  '/solutions/ai-receptionist': [
    ...([
      ['99.9%', 'answer rate'],
      ['4.8/5', 'satisfaction'],
      ['85%', 'appointment conversion'],
    ] as const),
    ...([
      ['78%', 'cost savings'],
      ['up to 80%', 'saved on receptionist costs'],
    ] as const),
  ],
  '/solutions/customer-service': [
    ...([
      ['under 30 seconds', 'first response'],
      ['87%', 'resolution'],
      ['4.7/5', ''],
      ['65%', 'cost reduction'],
    ] as const),
  ],
  '/solutions/handling-faqs': [
    ...([
      ['up to 70%', 'fewer tickets'],
      ['85%', 'resolved'],
      ['94%', 'accuracy'],
      ['4.6/5', ''],
    ] as const),
    ['68%', 'cost reduction'],
  ],
  '/solutions/survey-insights': [
    ...([
      ['3x', 'response rates'],
      ['78%', 'response rate'],
      ['96%', 'data accuracy'],
      ['4.8/5', ''],
    ] as const),
    ['92%', 'insight generation'],
  ],
  '/solutions/troubleshooting': [
    ...([
      ['80%', 'common issues resolved instantly'],
      ['60%', 'shorter resolution'],
    ] as const),
    ...([
      ['82%', 'first-call resolution'],
      ['under 5 minutes', 'average'],
      ['4.7/5', ''],
      ['58%', 'cost reduction'],
    ] as const),
  ],
};

test.each([...industryPages, ...solutionPages])('%s shows the claims in the order given', async (path) => {
  const $ = await read(path);
  const shown = $('main dd.figures')
    .toArray()
    .map((figure) => [$(figure).clone().children().remove().end().text().trim(), $(figure).prev('dt').text()] as const);
  const asked = claims[path] ?? [];
  expect(asked.length).toBeGreaterThan(3);
  expect(shown.map(([figure]) => figure)).toEqual(asked.map(([figure]) => figure));
  for (const [place, [, words]] of asked.entries()) expect(shown[place]?.[1]).toContain(words);
});

test.each([...featurePages, ...industryPages, ...solutionPages])(
  '%s has its six cards and its ways on',
  async (path) => {
    const $ = await read(path);
    expect($('main h3').length).toBeGreaterThanOrEqual(6);
    expect(hrefs($, 'main a:contains("Start Free Trial")')).toEqual(['/get-started', '/get-started']);
    expect($('main button:contains("Watch Demo")').length).toBe(1);
    expect(hrefs($, 'main a:contains("Schedule Demo")')).toEqual(['/book/telle']);
    expect(wordsOf($, 'main')).not.toMatch(/\$29|being built|coming soon|not in this version/i);
  },
);

test('the header leads to every page of its four groups, and in or out', async () => {
  const $ = await read('/');
  const company = ['/about', '/news', '/brand-kit', '/status', '/careers'];
  expect(hrefs($, 'header nav[aria-label="Main"] a')).toEqual([
    ...featurePages,
    ...industryPages,
    ...solutionPages,
    ...company,
  ]);
  expect(hrefs($, 'header .when-out a')).toEqual(expect.arrayContaining(['/login', '/get-started']));
  for (const words of ['Dashboard', 'Settings', 'Sign Out']) expect(wordsOf($, 'header .when-in')).toContain(words);
});

test('the footer has the links that were asked for and no others, and every link of both answers', async () => {
  const $ = await read('/');
  const left = ['job-manager', 'train-telle', 'invoicing'].map((name) => `/features/${name}`);
  const asked = [
    ...featurePages.filter((path) => !left.includes(path)),
    ...industryPages.slice(0, 5),
    ...solutionPages,
    ...['/', '/about', '/news', '/careers', '/brand-kit', '/status', '/terms', '/privacy', '/get-started', '/login'],
  ];
  expect(hrefs($, 'footer nav li:not(.when-in) a').sort()).toEqual(asked.sort());
  // Who is in is led to the desk by as many lines as lead others in.
  expect(hrefs($, 'footer .when-in a')).toEqual(['/dashboard', '/settings']);
  expect(hrefs($, 'footer .when-out a')).toEqual(['/get-started', '/login']);
  expect(
    $('footer button')
      .toArray()
      .map((one) => $(one).attr('aria-label')),
  ).toEqual(expect.arrayContaining(['Facebook', 'Twitter', 'LinkedIn', 'Instagram']));
  const both = new Set([...hrefs($, 'header a'), ...hrefs($, 'footer a')].filter((href) => href?.startsWith('/')));
  for (const href of both) {
    const { status } = await fetch(`${address()}${href}`, { redirect: 'manual' });
    // The desk itself answers with its shell and asks who is there.
    expect(status, href).toBe(200);
  }
});

test('three voices of customers stand on the home page, each with the stars that it gave, and are said to be samples', async () => {
  const $ = await read('/');
  expect($('main blockquote').length).toBe(3);
  expect($('main [aria-label="5 of 5 stars"]').length).toBe(3);
  expect(wordsOf($, 'main')).toContain('Sample voices');
});

test('a wrong name below /book, /chat and /widget is not found; ours are there from the start', async () => {
  for (const door of ['book', 'chat', 'widget']) {
    expect((await fetch(`${address()}/${door}/nobody-has-this-name`)).status, door).toBe(404);
    expect((await fetch(`${address()}/${door}/harbor-plumbing`)).status, door).toBe(200);
  }
  expect((await fetch(`${address()}/book/telle`)).status).toBe(200);
});

test('a form says what it does while it does it', async () => {
  await tell(async ({ page }) => {
    let answer = () => {};
    const hold = async (path: string) => {
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(`**/api/auth/${path}`, async (route) => {
        await held;
        await route.continue();
      });
    };
    await page.goto('/get-started');
    await awake(page);
    await fill(page, {
      ...{ 'First Name': 'Odile', 'Last Name': 'Bernard' },
      ...{ 'Business Email': 'odile@example.com', 'Company Name': 'Bernard' },
    });
    await press(page, 'Next');
    await page.getByLabel('Business Type').selectOption('Other');
    await page.getByLabel('Company Size').selectOption('1-5 employees');
    await press(page, 'Next');
    await hold('sign-up');
    await press(page, 'Start Free Trial');
    await page.getByRole('list', { name: 'Step 3 of 3' }).waitFor();
    expect(await page.getByRole('button', { name: 'Creating Account...' }).isDisabled()).toBe(true);
    await toastSays(page, 'Creating your account...');
    answer();
    await toastSays(page, 'Welcome to Telle, Odile! Please check your email to confirm your account.');

    await page.goto('/reset-password');
    await awake(page);
    await fill(page, { Email: 'odile@example.com' });
    await hold('reset-requests');
    await press(page, 'Send Reset Link');
    await toastSays(page, 'Sending reset email...');
    answer();
    await page.getByRole('link', { name: 'Back to Login' }).click();

    await page.waitForURL('**/login');
    await fill(page, { Email: 'someone@example.com', Password: 'whatever' });
    await hold('sign-in');
    await press(page, 'Log In');
    expect(await page.getByRole('button', { name: 'Signing in...' }).isDisabled()).toBe(true);
    await toastSays(page, 'Signing in...');
    answer();
    await toastSays(page, 'Successfully signed in!');
    await toastSays(page, 'Welcome back!');
  });
});
