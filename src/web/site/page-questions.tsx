// What people ask before they begin; open without script, and told to search engines as it stands here.

export function PageQuestions({ list }: { list: readonly { readonly question: string; readonly answer: string }[] }) {
  return (
    <section className="wrap grid gap-x-[clamp(24px,4vw,64px)] gap-y-8 pb-[clamp(3.5rem,8vw,6.5rem)] lg:grid-cols-[4fr_8fr]">
      <h2 className="text-2xl">Asked before</h2>
      <div className="border-t-2 border-ink">
        {list.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex items-baseline justify-between gap-6 py-5 font-semibold">
              {question}
              <span
                aria-hidden="true"
                className="text-xl leading-none text-ink-2 transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="max-w-[64ch] pb-6 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
