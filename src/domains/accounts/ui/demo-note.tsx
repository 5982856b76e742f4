// What a visitor of a demo may do. It stands in the page from the start, and the stylesheet hides it where demo mode is off, so
// that nothing moves when the rest is known.

export function DemoNote() {
  return (
    <aside aria-label="Demo mode" className="when-demo rounded-l bg-mist p-6 sm:p-8">
      <p className="text-lg font-bold tracking-tight">Demo mode</p>
      <p className="mt-2 max-w-[44ch] text-ink-2">
        Any email and password work. Each pair opens a sample business of its own, with people in it.
      </p>
      <dl className="mt-6 grid gap-3 border-t border-edge/40 pt-5 text-sm">
        <div className="flex gap-4">
          <dt className="w-28 shrink-0 font-semibold">Free trial</dt>
          <dd className="text-ink-2">3 test calls and limited features</dd>
        </div>
        <div className="flex gap-4">
          <dt className="w-28 shrink-0 font-semibold">Yours alone</dt>
          <dd className="text-ink-2">Nobody else sees what you try, and it is cleared after 14 idle days</dd>
        </div>
        <div className="flex gap-4">
          <dt className="w-28 shrink-0 font-semibold">Signed up?</dt>
          <dd className="text-ink-2">Then your email opens your own business, with the password you chose for it</dd>
        </div>
      </dl>
    </aside>
  );
}
