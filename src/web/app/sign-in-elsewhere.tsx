// The way back in where the script of the one on the page cannot be fetched: the sign-in page in a tab of its own, so that what
// stands here stays.

export function SignInElsewhere() {
  return (
    <section
      aria-label="Sign-in ended"
      className="fixed inset-x-0 bottom-5 z-50 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-m border border-line bg-card px-5 py-3 text-sm shadow-lift"
    >
      <p role="status">Your sign-in has ended. What is on this page stays.</p>
      <a href="/login" target="_blank" rel="noreferrer" className="font-semibold underline underline-offset-4">
        Sign in, in a new tab
      </a>
    </section>
  );
}
