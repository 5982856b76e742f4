// Whether this browser tells its person of news, and in which others they are told.
import { useRef, useState } from 'react';
import { deviceOf } from '#domains/accounts/ui/device.ts';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import { forgetToldBrowser, type ToldBrowser } from '../contract.ts';
import { loadTold, switchOff, switchOn, type Telling, type Told } from './switch-telling.ts';

const says: Readonly<Record<Telling, string>> = {
  cannot:
    'This browser shows no notifications. On an iPhone or iPad, put Telle on the home screen first and open it from there.',
  refused:
    'Notifications from this page are blocked. Allow them next to the address, or on a phone in the browser’s settings, and reload.',
  off: 'A notification on this screen when somebody waits for a person or leaves something, also with no tab of Telle open. It never says who or what.',
  tab: 'This browser tells you when somebody waits for a person, while the desk is open in a tab that you do not look at. Quiet hours do not hold it.',
  pushed:
    'This browser tells you, also with no tab of Telle open, while you are signed in on it. What and when, you choose above.',
};

const triedInVainSays = 'It could not be set up to tell you with no tab open.';

/** What is said once it is switched on. */
const begun: Readonly<Partial<Record<Telling, string>>> = {
  tab: 'This browser tells you while the desk is open in a tab.',
  pushed: 'This browser tells you from now on.',
};

const endsSoonSays = 'Since you signed in without “Remember me”, that ends after a day in which you did not use Telle.';

const moment = { dateStyle: 'long', timeStyle: 'short' } as const;

type Props = { told: Told; onChange: (told: Told) => void };

export function BrowserNotifications({ told, onChange }: Props) {
  const [busy, setBusy] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const zone = useZone();
  const sinceOf = ({ since }: ToldBrowser) => zone && instantWords(since, moment, zone);
  const { telling, browsers } = told;
  const others = browsers.filter(({ isCurrent }) => !isCurrent || telling !== 'pushed');

  const change = async (what: string, work: () => Promise<Told>, success?: (now: Told) => string | undefined) => {
    setBusy(what);
    try {
      const now = await runAsync(work, success ? { success } : {});
      onChange(now);
      // What was pressed is gone where there is nothing to press any more.
      if (now.telling === 'refused' || what.startsWith('brw_')) heading.current?.focus();
    } catch {
      // It was told.
    } finally {
      setBusy(undefined);
    }
  };
  const on = () =>
    change(
      'here',
      () => switchOn(told),
      ({ telling }) => begun[telling],
    );
  const off = () => change('here', () => switchOff(told));
  const remove = ({ id }: ToldBrowser) =>
    change(
      id,
      async () => {
        await api.call(forgetToldBrowser, { params: { id } });
        return loadTold();
      },
      () => 'You are told there no more.',
    );

  return (
    <section aria-labelledby="browser-notifications" className="mt-12">
      <h2 id="browser-notifications" ref={heading} tabIndex={-1} className="text-xl outline-none">
        In this browser
      </h2>
      <p role="status" className="mt-3 max-w-[56ch] text-sm text-ink-2">
        {says[telling]}
        {telling === 'tab' && told.wasTriedInVain && ` ${triedInVainSays}`}
        {telling === 'pushed' && told.endsSoon && ` ${endsSoonSays}`}
      </p>
      {telling !== 'cannot' && telling !== 'refused' && (
        <p className="mt-4 flex flex-wrap gap-3">
          <Button
            kind="secondary"
            size="sm"
            busy={busy === 'here'}
            onClick={() => void (telling === 'off' ? on() : off())}
          >
            {telling === 'off' ? 'Tell Me Here' : 'Stop Telling Me Here'}
          </Button>
          {telling === 'tab' && (
            <Button kind="quiet" size="sm" busy={busy === 'here'} onClick={() => void on()}>
              Try With No Tab Open
            </Button>
          )}
        </p>
      )}
      {others.length > 0 && (
        <>
          <h3 className="mt-8 text-base">Other browsers that tell you</h3>
          <ul className="mt-3 max-w-xl border-t border-line">
            {others.map((browser) => (
              <li key={browser.id} className="flex items-center gap-4 border-b border-line py-3 text-sm">
                <div className="min-w-0">
                  <p className="font-semibold">{deviceOf(browser.userAgent)}</p>
                  <p className="figures text-ink-2">
                    Since <time dateTime={browser.since}>{sinceOf(browser)}</time>
                  </p>
                </div>
                <Button
                  kind="secondary"
                  size="sm"
                  className="ml-auto"
                  busy={busy === browser.id}
                  aria-label={zone && `Remove ${deviceOf(browser.userAgent)}, since ${sinceOf(browser)}`}
                  onClick={() => void remove(browser)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
