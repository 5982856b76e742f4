// Ninety days of one system, a bar a day: full where it worked, with a notch as deep as the outage was long, low where
// nothing was measured. Days alike are one shape, since most are and six systems have 540 of them; a day with trouble is one of
// its own, which tells its minutes. Read aloud as one sentence; the figures stand in the table below.
import { historyDays, type SystemDay } from '../contract.ts';
import { lengthOf, uptimeOf } from '../rules.ts';
import { dayText } from './status-words.ts';

const step = 6;
const width = 4;
const height = 36;
/** A minute of outage in a day is seen, though it is a thousandth of it. */
const notchMin = 7;

/** `until` is the newest day, today of UTC. */
export function HistoryBars({ days, until }: { days: readonly SystemDay[]; until: string }) {
  const known = new Map(days.map((day) => [day.day, day]));
  const last = Date.parse(`${until}T00:00:00Z`);
  const shown = Array.from({ length: historyDays }, (_, at) => {
    const day = new Date(last - (historyDays - 1 - at) * 86_400_000).toISOString().slice(0, 10);
    return { at: at * step, day: known.get(day) };
  });
  const low = shown.filter(({ day }) => !day);
  const full = shown.filter(({ day }) => day && !hadTrouble(day));
  return (
    <svg
      role="img"
      aria-label={spokenOf(days)}
      viewBox={`0 0 ${historyDays * step - (step - width)} ${height}`}
      preserveAspectRatio="none"
      className="h-9 w-full"
    >
      <path d={barsAt(low, 4)} className="fill-line" />
      <path d={barsAt(full, height)} className="fill-sage">
        <title>Worked all the time</title>
      </path>
      {shown.map(({ at, day }) => day && hadTrouble(day) && <TroubledDay key={at} day={day} at={at} />)}
    </svg>
  );
}

const hadTrouble = ({ degraded, outage }: SystemDay) => degraded > 0 || outage > 0;

/** Bars of one height, each standing on the ground. */
const barsAt = (bars: readonly { readonly at: number }[], high: number) =>
  bars.map(({ at }) => `M${at} ${height}v${-high}h${width}v${high}z`).join('');

function TroubledDay({ day, at }: { day: SystemDay; at: number }) {
  const all = day.operational + day.degraded + day.outage;
  const part = (minutes: number) => (minutes === 0 ? 0 : Math.max(notchMin, (minutes / all) * height));
  const out = part(day.outage);
  const slow = Math.min(part(day.degraded), height - out);
  return (
    <g>
      <title>{tipOf(day)}</title>
      <rect x={at} y={0} width={width} height={out} className="fill-signal" />
      <rect x={at} y={out} width={width} height={slow} className="fill-bell" />
      <rect x={at} y={out + slow} width={width} height={height - out - slow} className="fill-sage" />
    </g>
  );
}

function tipOf({ day, degraded, outage }: SystemDay): string {
  const troubles = [outage > 0 && `outage ${minutesText(outage)}`, degraded > 0 && `slow ${minutesText(degraded)}`];
  return `${dayText(day)}: ${troubles.filter(Boolean).join(', ')}`;
}

export const minutesText = (minutes: number) => lengthOf(minutes * 60_000);

function spokenOf(days: readonly SystemDay[]): string {
  const [first] = days;
  if (!first || uptimeOf(days) === null) return 'No day measured yet.';
  const bad = days.filter(({ outage }) => outage > 0).length;
  const measured = `${days.length} ${days.length === 1 ? 'day' : 'days'} measured since ${dayText(first.day)}`;
  return `${measured}, ${bad === 0 ? 'none with an outage' : `${bad} with an outage`}.`;
}
