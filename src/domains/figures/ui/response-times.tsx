// How long callers waited for words, and for a person, as recorded with each reply.
import type { Figures } from '../contract.ts';
import { channelWords, counted, tookWords } from './figure-words.ts';

export function ResponseTimes({ replies, handOffs }: Pick<Figures, 'replies' | 'handOffs'>) {
  const rows = [
    ...replies.map(({ channel, replies: count, ...spread }) => ({ name: channelWords[channel], count, ...spread })),
    ...(handOffs.taken > 0 ? [{ name: 'Until a person came', count: handOffs.taken, ...handOffs }] : []),
  ];
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="text-xl">
        Response times
      </h2>
      {rows.length === 0 ? (
        <p className="mt-3 text-ink-2">No reply has been measured in this time.</p>
      ) : (
        <table className="figures mt-3 w-full">
          <thead>
            <tr className="border-b-2 border-ink text-left">
              {['', 'Measured', 'Half within', '95% within'].map((name, at) => (
                <th key={name} scope="col" className={`py-2 font-semibold ${at === 0 ? '' : 'pl-3 text-right'}`}>
                  {name || <span className="sr-only">Where</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count, medianMs, p95Ms }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {name}
                </th>
                <td className="py-2 pl-3 text-right">{count.toLocaleString('en-US')}</td>
                <td className="py-2 pl-3 text-right font-semibold">{medianMs === null ? '–' : tookWords(medianMs)}</td>
                <td className="py-2 pl-3 text-right">{p95Ms === null ? '–' : tookWords(p95Ms)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-3 max-w-[60ch] text-ink-2">
        From the caller’s line to the receptionist’s reply, as recorded with each reply.
        {handOffs.asked > 0 &&
          ` A person was asked for ${counted(handOffs.asked, 'time')} and came ${counted(handOffs.taken, 'time')}.`}
      </p>
    </section>
  );
}
