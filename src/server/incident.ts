// `npm run incident -- start|note|end|list`: what the operator says on the status page. Readers get it by mail within a
// minute, from the running server. Exit code 1 when something stands in the way.
import { parseArgs } from 'node:util';
import { type System, systems } from '#domains/status/contract.ts';
import { addNote, announce, endIncident, listIncidents, titleLengthMax } from '#domains/status/service/incidents.ts';
import { StartError } from '#platform/start-error.ts';
import { dayMs } from '#shared/durations.ts';
import { isId } from '#shared/ids.ts';
import { type Act, carryOut } from './operator-command.ts';

const usage = `npm run incident -- start TITLE [--text TEXT] [--system ${systems.join('|')}] [--maintenance]
npm run incident -- note ID TEXT
npm run incident -- end ID [TEXT]
npm run incident -- list`;

const listedDays = 30;

/** Reads the words before anything is opened. Throws a StartError that tells the right ones. */
function actOf(words: string[]): Act {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      text: { type: 'string' },
      system: { type: 'string' },
      maintenance: { type: 'boolean', default: false },
    },
  });
  const [verb, first = '', second, ...more] = positionals;
  if (more.length > 0) throw new StartError(`Put a sentence into quotes.\n${usage}`);
  if (verb === 'list' && !first) return list;
  if (verb === 'start' && first && second === undefined) {
    if (first.length > titleLengthMax) throw new StartError(`A title has at most ${titleLengthMax} characters.`);
    const system = values.system === undefined ? null : systems.find((one) => one === values.system);
    if (system === undefined) throw new StartError(`There is no system ${values.system}.\n${usage}`);
    return start(first, system, values.maintenance ? 'maintenance' : 'incident', values.text ?? null);
  }
  if (!isId('incident', first)) throw new StartError(usage);
  if (verb === 'note' && second)
    return async (scope) => ((await addNote(scope, first, second)) ? 'Noted.' : 'There is no such incident.');
  if (verb === 'end')
    return async (scope) =>
      (await endIncident(scope, first, second ?? null)) ? 'Ended.' : 'No incident of that id goes on.';
  throw new StartError(usage);
}

const start =
  (title: string, system: System | null, kind: 'incident' | 'maintenance', text: string | null): Act =>
  async (scope) =>
    `Started ${await announce(scope, { title, system, kind, text })}.`;

const list: Act = async (scope) => {
  const since = new Date(scope.now().getTime() - listedDays * dayMs);
  const found = await listIncidents(scope, since);
  const line = ({ id, title, started_at: from, ended_at: to }: (typeof found)[number]) =>
    `${id}  ${from.toISOString().slice(0, 16)}Z  ${to ? `to ${to.toISOString().slice(0, 16)}Z` : 'goes on'.padEnd(20)}  ${title}`;
  return found.length === 0 ? `None in ${listedDays} days.` : found.map(line).join('\n');
};

await carryOut(actOf, usage);
