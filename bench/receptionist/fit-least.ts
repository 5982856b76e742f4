// How the scores that decide something (`understand/least.ts`) fare at other values: one line a decision, with what each value
// wins and loses over every set and every single line. Chosen is the middle of the widest stretch that loses nothing.
//   tsx bench/receptionist/fit-least.ts [--only cancel]
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Deciding, least } from '../../src/receptionist/understand/least.ts';
import { type BusinessFile, type Call, loadSet } from './format.ts';
import { embeddedMind, inProcess } from './in-process.ts';
import { businessesOfLines, callOf } from './lines/contexts.ts';
import { readSaid } from './lines/read-said.ts';
import { runCall } from './run-call.ts';

const steps = [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.98];
const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const { values } = parseArgs({ options: { only: { type: 'string' } } });

type Talk = { readonly call: Call; readonly business: BusinessFile };

function talks(): Talk[] {
  const inSets = ['sets', 'first-sight'].flatMap((kind) =>
    readdirSync(folder(kind), { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .flatMap(({ name }) => {
        const { calls, businesses } = loadSet(folder(`${kind}/${name}`));
        return calls.flatMap((call) => {
          const business = businesses.get(call.business);
          return business ? [{ call, business }] : [];
        });
      }),
  );
  const businesses = businessesOfLines();
  const lines = readSaid(folder('lines/said')).flatMap((line) => {
    const call = callOf(line);
    const business = businesses.get(call.business);
    return business ? [{ call, business }] : [];
  });
  return [...inSets, ...lines];
}

const answering = inProcess(await embeddedMind());
async function holds({ call, business }: Talk): Promise<boolean> {
  const verdict = await runCall(call, business, answering);
  return verdict.passed && verdict.broken.length === 0;
}

const names = (Object.keys(least) as Deciding[]).filter((name) => values.only === undefined || name === values.only);
const chosen = new Map(names.map((name) => [name, least[name].from as number]));
const weighed = new Set<Deciding>();
/** From here on a decision is made at this value; whoever asks for it is remembered. */
const decideAt = (name: Deciding, from: number) =>
  Object.defineProperty(least[name], 'from', {
    configurable: true,
    get: () => {
      weighed.add(name);
      return from;
    },
  });
for (const [name, from] of chosen) decideAt(name, from);

const before: { readonly talk: Talk; readonly held: boolean; readonly weighed: ReadonlySet<Deciding> }[] = [];
for (const talk of talks()) {
  weighed.clear();
  const held = await holds(talk);
  before.push({ talk, held, weighed: new Set(weighed) });
}
console.log(`${before.filter(({ held }) => held).length} of ${before.length}`);

for (const [name, from] of chosen) {
  const told: string[] = [];
  const affected = before.filter((one) => one.weighed.has(name));
  for (const step of steps) {
    decideAt(name, step);
    let won = 0;
    let lost = 0;
    for (const { talk, held } of affected) {
      const now = await holds(talk);
      if (now && !held) won += 1;
      if (!now && held) lost += 1;
    }
    told.push(`${step}:${won > 0 ? `+${won}` : ''}${lost > 0 ? `-${lost}` : ''}${won + lost === 0 ? '=' : ''}`);
  }
  decideAt(name, from);
  console.log(`${name} (${from}, weighed in ${affected.length}) ${told.join(' ')}`);
}
