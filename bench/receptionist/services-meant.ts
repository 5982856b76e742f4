// How often the service that a caller wants is seen in what they say first: of every call that is to end in a booking, the services
// found in its opening against those expected. A question back loses nobody, a wrong guess does, so the two are counted apart.
//   tsx bench/receptionist/services-meant.ts [--show wrong|none|unsure] FOLDER…   (each a set, or a folder of sets)
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { servicesIn } from '../../src/receptionist/understand/services/near.ts';
import { loadSet } from './format.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'string' } } });
const sets = positionals.flatMap((folder) =>
  existsSync(join(folder, 'calls'))
    ? [folder]
    : readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
        one.isDirectory() ? [join(folder, one.name)] : [],
      ),
);
const total: Record<string, number> = {};
for (const folder of sets) {
  const counts: Record<string, number> = {};
  const { calls, businesses } = loadSet(folder);
  for (const { id, business: key, language, caller, expect, from } of calls) {
    const business = businesses.get(key);
    const own = business?.appointments.filter(({ contact }) =>
      business.contacts.some(
        (one) =>
          one.id === contact &&
          (one.phone === from || expect.appointments?.some(({ name }) => name !== undefined && name === one.name)),
      ),
    );
    const wanted = (expect.appointments ?? []).flatMap(({ service, status }) =>
      service !== undefined && status !== 'cancelled' ? [service] : [],
    );
    // What was booked before the call is moved or kept, and often goes unnamed.
    if (!business || wanted.length === 0 || own?.some((one) => wanted.includes(one.service))) continue;
    const found = [...servicesIn(caller.opening, language, business)].sort((a, b) => b.score - a.score);
    const [best] = found;
    const how =
      best === undefined
        ? 'none'
        : wanted.every((name) => found.some((one) => one.name === name)) && wanted.includes(best.name)
          ? best.ambiguous
            ? 'unsure'
            : 'right'
          : best.ambiguous && found.some((one) => one.ambiguous && wanted.includes(one.name))
            ? 'unsure'
            : 'wrong';
    for (const tally of [counts, total]) tally[how] = (tally[how] ?? 0) + 1;
    if (values.show === how) {
      const seen = found.map((one) => `${one.name} ${one.score} "${caller.opening.slice(one.start, one.end)}"`);
      console.log(`  ${id} wants ${wanted.join(' + ')}, found ${seen.join('; ')}\n    ${caller.opening.slice(0, 300)}`);
    }
  }
  console.log(folder, JSON.stringify(counts));
}
console.log('all', JSON.stringify(total));
