// The way back in where the script of the one on the page cannot be fetched: the sign-in page in a tab of its own, so that what
// stands here stays.

import { InFoot } from '../ui/foot.tsx';

export function SignInElsewhere() {
  return (
    <InFoot>
      <section
        aria-label="Sign-in ended"
        className="in-foot flex w-full lg:col-span-3 lg:row-start-2 flex-wrap items-center justify-center gap-x-4 gap-y-1 px-5 py-2 text-sm"
      >
        <p role="status">Your sign-in has ended. What is on this page stays.</p>
        <a href="/login" target="_blank" rel="noreferrer" className="font-semibold underline underline-offset-4">
          Sign in, in a new tab
        </a>
      </section>
    </InFoot>
  );
}
