// What a running server may still ask for: it loads some of its files late, by names that hold what is in them.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const listName = 'builds.json';
const keptMost = 3;

const isOurs = (name) => /\.js(?:\.map)?$/.test(name);

/** The files of the builds that lie in a folder, the newest first. To be asked before the next one is made. */
export function keptBuilds(folder) {
  const list = join(folder, listName);
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8'));
  return existsSync(folder) ? [readdirSync(folder).filter(isOurs)] : [];
}

/** Puts the newest build before the others, and removes what only older ones than the last three were made of. */
export function keepBuilds(folder, newest, earlier) {
  const kept = [newest, ...earlier].slice(0, keptMost);
  const wanted = new Set(kept.flat());
  for (const name of readdirSync(folder)) if (isOurs(name) && !wanted.has(name)) rmSync(join(folder, name));
  writeFileSync(join(folder, listName), JSON.stringify(kept));
}
