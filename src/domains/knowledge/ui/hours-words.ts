// A week of opening hours in a sentence, as a sign at the door has it: days that are alike stand together.
import { type WeekHours, weekdays } from '#shared/hours.ts';

const names = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } as const;

/** "HH:MM" as a clock on the wall is read: `17:00` is `5:00 PM`, `24:00` is `midnight`; a field that is emptied is `…`. */
function clockWords(clock: string): string {
  if (clock === '') return '…';
  if (clock === '24:00') return 'midnight';
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 || 12}:${clock.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Mon–Fri 9:00 AM - 5:00 PM; Sat 10:00 AM - 1:00 PM`, or `Closed all week`. Days that follow one another are joined. */
export function hoursInShort(hours: WeekHours): string {
  const runs: { first: string; last: string; open: string }[] = [];
  for (const [at, day] of weekdays.entries()) {
    const open = hours[day].map(([from, to]) => `${clockWords(from)} - ${clockWords(to)}`).join(' and ');
    const before = weekdays[at - 1];
    const run = runs.at(-1);
    if (run && before && run.last === names[before] && run.open === open) run.last = names[day];
    else runs.push({ first: names[day], last: names[day], open });
  }
  const said = runs.filter(({ open }) => open !== '');
  if (said.length === 0) return 'Closed all week';
  return said.map(({ first, last, open }) => `${first === last ? first : `${first}–${last}`} ${open}`).join('; ');
}
