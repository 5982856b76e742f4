// The house's habits that an import graph cannot see: names of files, where SQL and the environment are read,
// how long a file is, and that ARCHITECTURE.md knows every folder. Prints one line a breach and exits 1 on any.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The closed vocabulary of a slice; `service`, `store`, `ui` and named sub-slices may be folders. */
const sliceFiles = /^(contract|rules|store|service|routes|tools|events|background)(\.test)?\.ts$/;
const sliceFolders = new Set(['service', 'store', 'ui', 'seed', 'templates']);
const bannedNames = /^(index|utils?|helpers?|lib|manager|handler|common|misc)(\.test)?\.tsx?$/;
const lineLimit = 400;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'bench', 'tests', 'scripts'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file && existsSync(file));
const code = files.filter((file) => /\.tsx?$/.test(file));
const breaches: string[] = [];

for (const file of code) {
  const text = readFileSync(file, 'utf8');
  const isTest = /\.test\.tsx?$/.test(file) || file.startsWith('tests/') || file.startsWith('bench/');
  const isGenerated = /\.(generated|content)\.tsx?$/.test(file);
  const lines = text.split('\n').length;
  if (lines > lineLimit && !isGenerated) breaches.push(`${file}: ${lines} lines, more than ${lineLimit}`);
  if (bannedNames.test(basename(file))) breaches.push(`${file}: a name that says nothing; name what it does`);
  if (!/^[a-z0-9.-]+$/.test(basename(file)) && !file.startsWith('src/web/')) breaches.push(`${file}: not kebab-case`);
  if (!file.startsWith('src/')) continue;

  const mayReadEnvironment = file === 'src/platform/config.ts' || isTest;
  if (/process\.env\b/.test(text) && !mayReadEnvironment)
    breaches.push(`${file}: reads process.env outside platform/config.ts`);
  const isStore = basename(file) === 'store.ts' || /^src\/domains\/[^/]+\/store\//.test(file);
  const mayHoldSql = isStore || /^src\/platform\/(database|queue|http)\//.test(file) || isTest;
  const speaksSql = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>]*>)?`/.test(text);
  if (speaksSql && !mayHoldSql) breaches.push(`${file}: speaks SQL outside a store.ts`);
  if (/\bas any\b/.test(text)) breaches.push(`${file}: "as any"`);

  // The public status page names the zone of its reader beside each time.
  const isDesk = /^src\/(web\/(app|client|offline|ui)|domains\/[^/]+\/ui)\//.test(file) && !/\/status\//.test(file);
  const tellsTime = /DateTimeFormat\(|toLocale(Date|Time)String|new Date\([^()]*\)\.toLocaleString/.test(text);
  if (isDesk && tellsTime && file !== 'src/web/ui/zoned-time.ts')
    breaches.push(`${file}: tells a time by itself; instantWords of zoned-time.ts asks on whose clock`);

  const inDomain = /^src\/domains\/([^/]+)\/(.+)$/.exec(file);
  if (inDomain) {
    const parts = (inDomain[2] ?? '').split('/');
    const outside = parts.length === 1 ? !sliceFiles.test(parts[0] ?? '') : !sliceFolders.has(parts[0] ?? '');
    if (outside) breaches.push(`${file}: not a word of the slice vocabulary`);
  }
}

const map = existsSync('ARCHITECTURE.md') ? readFileSync('ARCHITECTURE.md', 'utf8') : '';
const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && code.some((file) => file.startsWith(`${join(parent, entry.name)}/`)))
    .map((entry) => join(parent, entry.name));
for (const folder of [...folders('src'), ...folders('src/domains'), ...folders('src/adapters')])
  if (!map.includes(`${basename(folder)}/`)) breaches.push(`${folder}: has no caption in ARCHITECTURE.md`);

for (const breach of breaches) console.error(breach);
console.log(`The house: ${code.length} files looked at, ${breaches.length} breaches.`);
process.exit(breaches.length ? 1 : 0);
