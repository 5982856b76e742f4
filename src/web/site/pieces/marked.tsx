// Words with some of them set off and numbered, so that a drawing beside them can say what each refers to.

/** The text with each mark's first place set off, numbered by its place in `marks`; a mark that the text does not hold is left out. */
export function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  const places = marks
    .flatMap((mark, place) => (mark && text.includes(mark) ? [{ mark, place, at: text.indexOf(mark) }] : []))
    .sort((one, other) => one.at - other.at);
  let read = 0;
  const parts = places.map(({ mark, place, at }) => {
    const before = text.slice(read, at);
    read = at + mark.length;
    return (
      <span key={mark}>
        {before}
        <mark className="rounded-[4px] bg-bell-soft px-1 text-ink">{mark}</mark>
        <sup className="ml-0.5 text-xs font-semibold text-sage-ink">{place + 1}</sup>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(read)}
    </>
  );
}

/** The number of a mark, where a drawing refers to it. */
export function MarkNumber({ place }: { place: number }) {
  return (
    <span className="figures inline-grid size-6 shrink-0 place-items-center rounded-full bg-sage text-xs font-semibold text-sage-on">
      {place + 1}
    </span>
  );
}
