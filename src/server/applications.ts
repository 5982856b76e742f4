// `npm run applications -- list|read|save|forget`: who would like to work here, for the operator at the machine. Exit code 1
// when something stands in the way.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openingName } from '#domains/applications/rules.ts';
import { forgetApplication, listApplications, readApplication } from '#domains/applications/service.ts';
import { StartError } from '#platform/start-error.ts';
import { isId } from '#shared/ids.ts';
import { type Act, carryOut } from './operator-command.ts';

const usage = `npm run applications -- list
npm run applications -- read ID
npm run applications -- save ID [FILE]
npm run applications -- forget ID`;

const listedMax = 200;

/** Reads the words before anything is opened. Throws a StartError that tells the right ones. */
function actOf(words: string[]): Act {
  const [verb, id = '', file, ...more] = parseArgs({ args: words, allowPositionals: true, options: {} }).positionals;
  if (verb === 'list' && !id) return list;
  if (!isId('application', id) || more.length > 0) throw new StartError(usage);
  if (verb === 'save') return save(id, file);
  if (verb === 'read' && file === undefined) return read(id);
  if (verb === 'forget' && file === undefined)
    return async (scope) => ((await forgetApplication(scope, id)) ? 'Forgotten.' : unknown(id));
  throw new StartError(usage);
}

function unknown(id: string): never {
  throw new StartError(`There is no application ${id}.`);
}

const list: Act = async (scope) => {
  const found = await listApplications(scope, listedMax);
  const line = ({ id, sent_at: at, name, opening }: (typeof found)[number]) =>
    `${id}  ${at.toISOString().slice(0, 16)}Z  ${printable(name)}: ${openingName(opening)}`;
  return found.length === 0 ? 'There are none.' : found.map(line).join('\n');
};

const read =
  (id: string): Act =>
  async (scope) => {
    const found = (await readApplication(scope, id)) ?? unknown(id);
    const { name, email, phone, opening, message, fileName, file } = found;
    const head = [name, email, phone ?? '', openingName(opening), `${fileName}, ${Math.ceil(file.length / 1024)} kB`];
    return [...head.filter(Boolean), '', message ?? ''].map(printable).join('\n').trimEnd();
  };

/** Never over a file that is there. */
const save =
  (id: string, path: string | undefined): Act =>
  async (scope) => {
    const { file, fileName } = (await readApplication(scope, id)) ?? unknown(id);
    const target = path ?? fileName;
    writeFileSync(target, file, { flag: 'wx', mode: 0o600 });
    return `Saved as ${target}.`;
  };

/** What strangers wrote must not steer the operator's terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away
const printable = (text: string) => text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ');

await carryOut(actOf, usage, ['EEXIST', 'ENOENT', 'EACCES', 'EISDIR']);
