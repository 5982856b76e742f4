// A real browser before the real server: every story starts from an empty page, and fails on anything that a visitor's
// console, network or screen reader would complain about, whatever the story itself asks.
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { themes, violationsIn } from './axe.ts';

/** Chromium as root has no sandbox of its own; the rest keeps it from talking to anybody but the server. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Launch = { readonly executablePath: string; readonly args: string[] };

export type Kind = 'quick' | 'whole';

/** The one without windows is the same engine at two thirds of the work. Notifications and how a page settles are the whole one's. */
const places = { quick: ['chromium-headless-shell'], whole: ['chromium', 'chromium-browser', 'google-chrome'] };

/** CHROMIUM_PATH, else the system's, else the one that npm brought. Throws one sentence where there is none. */
async function launching<T>(launch: (how: Launch) => Promise<T>, kind: Kind = 'quick'): Promise<T> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where there is no browser.`);
  const names = kind === 'quick' ? [...places.quick, ...places.whole] : places.whole;
  const installed = [named, ...names.map((name) => `/usr/bin/${name}`)].find((path) => path && existsSync(path));
  try {
    if (installed) return await launch({ executablePath: installed, args: flags });
    const { default: packed } = await import('@sparticuz/chromium');
    return await launch({ executablePath: await packed.executablePath(), args: flags });
  } catch (cause) {
    throw new Error(
      `The stories need a browser and none would start (${installed ?? 'the packed Chromium'}): install chromium, or libnss3 for the packed one, or name one in CHROMIUM_PATH.`,
      { cause },
    );
  }
}

export function openBrowser(kind: Kind = 'quick'): Promise<Browser> {
  return launching((how) => chromium.launch(how), kind);
}

/** A browser that keeps what it knows in `folder`, so that it can be killed and started again. */
export function openProfile(folder: string, address: string): Promise<BrowserContext> {
  return launching((how) => chromium.launchPersistentContext(folder, { ...how, baseURL: address, locale: 'en-US' }));
}

/** Ends a profile's browser with SIGKILL: nothing is said to it, and nothing is written down any more. */
export async function killBrowser(profile: BrowserContext): Promise<void> {
  const session = await profile.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('this profile has no browser of its own');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const own = processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('the browser does not know its own process');
  const gone = new Promise<void>((resolve) => profile.once('close', () => resolve()));
  process.kill(own.id, 'SIGKILL');
  await gone;
}

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** From now on answers of that status at that path are part of the story. */
  expectFailure(status: number, path: RegExp): void;
  /** From now on a console message that matches is part of the story. */
  expectComplaint(text: RegExp): void;
  /** Looks at the page as it stands in both themes, wide and narrow: axe's rules, and no sideways scrolling. */
  inspect(name: string): Promise<void>;
  /** Everything that was complained about so far. */
  complaints(): readonly string[];
};

export const widths = [1440, 390] as const;
/** Runs in the page: what the content policy blocked becomes a complaint of its console. */
const tellPolicyReports = `document.addEventListener('securitypolicyviolation', (report) => {
  console.error('policy: ' + report.violatedDirective + ' blocked ' + report.blockedURI + ' ' + report.sample);
})`;

/**
 * Opens a fresh profile at `address`, runs the story, and throws with all complaints where there are any. A service worker
 * answers requests that a story listens for, so only a story of its own has one.
 */
export async function visit(
  browser: Browser,
  address: string,
  story: (visit: Visit) => Promise<void>,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers,
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  const failures: { status: number; path: RegExp }[] = [];
  // A failed action or loading is told to the person and noted by the page; whether it may fail is judged by its answer's status.
  const said = [/^(?:ASYNC_OPERATION|LOAD)_ERROR /, /^Service Worker registration blocked/];

  page.on('console', (message) => {
    const text = message.text();
    const isOfNetwork = text.startsWith('Failed to load resource');
    if (!['error', 'warning'].includes(message.type()) || isOfNetwork || said.some((known) => known.test(text))) return;
    complaints.push(`console ${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => {
    if (!said.some((known) => known.test(error.message))) complaints.push(`uncaught: ${error.message}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const known = failures.some(({ status, path }) => status === response.status() && path.test(pathname));
    if (response.status() >= 400 && !known) complaints.push(`${response.status()} from ${pathname}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    const { origin, pathname } = new URL(request.url());
    // A page that is left gives up what it was asking for; an offline browser is told so by its own banner.
    if (/ERR_ABORTED|ERR_INTERNET_DISCONNECTED/.test(reason) || said.some((known) => known.test(reason))) return;
    complaints.push(`request failed: ${origin === address ? pathname : request.url()} ${reason}`);
  });
  await page.addInitScript({ content: tellPolicyReports });

  const inspect = async (name: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      for (const theme of themes) {
        const where = `${name}, ${width} px, ${theme}`;
        const violations = await violationsIn(page, theme);
        for (const { id, help, nodes } of violations) {
          complaints.push(`axe ${id} on ${where}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
        }
        if (theme !== 'light') continue;
        const spill = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
        if (spill > 0) complaints.push(`${where} scrolls sideways by ${spill} px`);
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
  };

  try {
    await story({
      page,
      context,
      inspect,
      complaints: () => complaints,
      expectFailure: (status, path) => void failures.push({ status, path }),
      expectComplaint: (text) => void said.push(text),
    });
  } catch (error) {
    if (complaints.length > 0) console.error(`Before the story broke off:\n${complaints.join('\n')}`);
    throw error;
  } finally {
    // Whoever else the story brought leaves with it, so that nobody is still on the way out when the browser goes.
    await Promise.all(browser.contexts().map((opened) => opened.close()));
  }
  if (complaints.length > 0) throw new Error(`${complaints.length} complaints:\n${complaints.join('\n')}`);
}
