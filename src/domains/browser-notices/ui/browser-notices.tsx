// Whether this browser tells that somebody waits. It is a choice of this browser, not of the person: it is kept here.
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { browserNotices, switchOff, switchOn } from './browser-notice.ts';

const says = {
  cannot: 'This browser shows no notifications.',
  refused: 'Notifications of this page are blocked. Allow them beside the address, and reload.',
  off: 'A word on this screen when somebody waits for a person, while the desk is open in a tab that you do not look at.',
  on: 'This browser tells you when somebody waits for a person, while the desk is open in a tab that you do not look at. Quiet hours do not hold it.',
} as const;

export function BrowserNotices() {
  const [state, setState] = useState(browserNotices);
  return (
    <section aria-labelledby="browser-notices" className="mt-12">
      <h2 id="browser-notices" className="text-xl">
        In this browser
      </h2>
      <p role="status" className="mt-3 max-w-[56ch] text-sm text-ink-2">
        {says[state]}
      </p>
      {state === 'off' && (
        <Button kind="secondary" size="sm" className="mt-4" onClick={() => void switchOn().then(setState)}>
          Tell Me Here
        </Button>
      )}
      {state === 'on' && (
        <Button kind="secondary" size="sm" className="mt-4" onClick={() => setState(switchOff())}>
          Stop Telling Me Here
        </Button>
      )}
    </section>
  );
}
