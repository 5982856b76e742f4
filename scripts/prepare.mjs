// What has to be true before Telle can run: a Node it knows, its packages, a fresh build.
// Plain JavaScript, because it runs when nothing is installed yet. Each step is skipped when nothing changed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../..');

/** Ends the process with one sentence. */
export function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Node 20.19 or newer in the 20 line, 22.12 or newer in the 22 line, or anything later. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const known = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!known) stop(`Telle needs Node 20.19, 22.12, 24 or newer; this is ${version}. Install one from nodejs.org.`);
}

/**
 * Sets what `.env` says and the environment does not, for the server, its worker and every command alike: one that knew only
 * the shell would act on another database than the server.
 */
export function readEnvFile(folder = root) {
  const path = join(folder, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Runs a command in the project's folder; on failure says what failed and stops. */
export function run(command, args, failure) {
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell });
  if (error || status !== 0) stop(failure);
}

/** `npm ci` when node_modules is absent or was made from another lock file. */
export function installMissing() {
  const stamp = join(root, 'node_modules', '.telle-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (npm ci) …');
  // What builds the web is among them, and is left out by npm where NODE_ENV says production, as hosts set it.
  run(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    'npm ci failed; the lines above say why.',
  );
  writeFileSync(stamp, lock);
}

/** A fingerprint of files by path, size and time of change, and of the settings that pages are built with: fast enough for every start. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const walk = (path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return;
    if (found.isDirectory()) for (const name of readdirSync(path).sort()) walk(join(path, name));
    else if (!path.includes('.test.')) hash.update(`${path}:${found.size}:${found.mtimeMs}\n`);
  };
  for (const path of paths) walk(join(root, path));
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\n`);
  return hash.digest('hex');
}

/** The two builds and what each is made from: a file that is missing here is served as it was before an upgrade. */
export const builds = [
  {
    name: 'server',
    from: ['src', 'package-lock.json', 'scripts/build-server.mjs'],
    command: ['scripts/build-server.mjs'],
  },
  {
    name: 'web',
    from: [
      'src/web',
      'src/shared',
      'src/domains',
      'src/channels',
      'src/platform/site',
      'src/platform/package-root.ts',
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/articles.ts',
      'scripts/brand-files.ts',
      'scripts/build-service-worker.ts',
      'scripts/build-widget.ts',
      'scripts/build-web.mjs',
      'scripts/endpoint-readers.ts',
      'scripts/findable.ts',
      'scripts/lean-contracts.ts',
      'scripts/module-nodes.ts',
      'scripts/page-pictures.ts',
      'scripts/picture.ts',
      'scripts/prepare.mjs',
      'scripts/typeface',
      'scripts/zip.ts',
      'package-lock.json',
    ],
    command: ['scripts/build-web.mjs'],
  },
];

/**
 * Builds what is older than its sources, all of it at once: the larger build leaves half of two processors idle. A stamp is
 * written last, so an interrupted build is made again.
 */
export async function buildStale() {
  await Promise.all(
    builds.map(async ({ name, from, command }) => {
      const stamp = join(root, 'build', `${name}.stamp`);
      const now = fingerprint(from);
      if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
      console.log(`Building the ${name} …`);
      const built = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' });
      // One that could not even begin has failed as well.
      const [status] = await once(built, 'exit').catch(() => [null]);
      if (status !== 0) stop(`The ${name} could not be built; the lines above say why.`);
      mkdirSync(join(root, 'build'), { recursive: true });
      writeFileSync(stamp, now);
    }),
  );
}

/** Runs a built command of the server, on what is installed and built just now; its arguments stand in `process.argv`. */
export async function runBuilt(name) {
  checkNode();
  process.chdir(root);
  readEnvFile();
  installMissing();
  await buildStale();
  await import(pathToFileURL(join(root, `build/server/${name}.js`)).href);
}
