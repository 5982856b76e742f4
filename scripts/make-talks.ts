// Has the talks of the public site: each file in src/web/site/content/talks names a sample business and what the caller says;
// the engine's own answers and what was left in the records are written beside it. `--check` only says whether they still hold.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskOf, type Records } from '../bench/receptionist/desk.ts';
import { type BusinessFile, business as businessFile } from '../bench/receptionist/format.ts';
import { embeddedMind } from '../bench/receptionist/in-process.ts';
import { packageRoot } from '../src/platform/package-root.ts';
import { readState, type State } from '../src/receptionist/state.ts';
import type { Talk } from '../src/web/site/content/shapes.ts';

const talks = join(packageRoot, 'src/web/site/content/talks');
const samples = join(packageRoot, 'samples/businesses');

/** Who called and when; the rest of the file follows from it. */
type Written = Talk & { readonly from: string | null; readonly now: string };

/** The file of a sample business, by its slug; throws where it does not fit the format. */
export function sampleBusiness(slug: string): BusinessFile {
  return businessFile.parse(JSON.parse(readFileSync(join(samples, `${slug}.json`), 'utf8'))) as BusinessFile;
}

/** Every talk there is, as written, by the name of its file. */
export function writtenTalks(): ReadonlyMap<string, Written> {
  const files = readdirSync(talks).filter((name) => name.endsWith('.json'));
  return new Map(files.map((name) => [name, JSON.parse(readFileSync(join(talks, name), 'utf8')) as Written]));
}

/** The same caller's lines, answered anew. */
export async function haveTalk(written: Written): Promise<Written> {
  const takeTurn = await embeddedMind();
  const business = sampleBusiness(written.business);
  const desk = deskOf(business, written);
  const lines: Talk['lines'][number][] = [];
  let state: State | null = null;
  for (const { who, words } of written.lines) {
    if (who !== 'caller') continue;
    const from = written.from ? { phone: written.from } : {};
    const turn = { text: words, channel: written.channel, business, from, now: written.now };
    const taken = await takeTurn(turn, state, desk.tools);
    state = readState(JSON.parse(JSON.stringify(taken.state)));
    lines.push({ who, words });
    if (taken.reply.text !== '') lines.push({ who: 'telle', words: taken.reply.text });
  }
  return { ...written, name: business.name, lines, left: left(desk.records(), business) };
}

/** What stands in the records, said as an owner's list says it. */
function left(
  { appointments, messages, handoff }: Records,
  { timezone, appointments: before }: BusinessFile,
): string[] {
  const when = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const isMoved = (startsAt: string, at: number) =>
    before[at] !== undefined && Date.parse(before[at].startsAt) !== Date.parse(startsAt);
  return [
    ...appointments.flatMap(({ status, service, startsAt, staff, name }, at) => {
      if (status === 'booked' && at < before.length && !isMoved(startsAt, at)) return [];
      const how = status !== 'booked' ? 'Cancelled' : at < before.length ? 'Moved' : 'In the diary';
      return `${how}: ${service} for ${name}, ${when.format(new Date(startsAt))}${staff ? `, with ${staff}` : ''}.`;
    }),
    ...messages.map(({ body, urgent }) => `${urgent ? 'Urgent message' : 'Message'} for the owner: “${body}”`),
    ...(handoff ? [handoff.to === 'on-call' ? 'Handed to the person on call.' : 'Handed to a person.'] : []),
  ];
}

if (process.argv[1]?.endsWith('make-talks.ts')) {
  for (const [name, written] of writtenTalks()) {
    const had = await haveTalk(written);
    if (JSON.stringify(had) === JSON.stringify(written)) continue;
    if (process.argv.includes('--check')) {
      console.error(`src/web/site/content/talks/${name} is not what the engine says: npm run generate:talks`);
      process.exitCode = 1;
    } else writeFileSync(join(talks, name), `${JSON.stringify(had, null, 2)}\n`);
  }
}
