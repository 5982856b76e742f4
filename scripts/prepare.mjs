// What has to be true before Telle can run: a Node it knows, its packages, a fresh build.
// Plain JavaScript, because it runs when nothing is installed yet. Each step is skipped when nothing changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { alone } from './alone.mjs';

export const root = resolve(fileURLToPath(import.meta.url), '../..');
const lockFile = join(root, '.cache', 'prepare.lock');

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
async function run(command, args, failure, shell = false) {
  const running = spawn(command, args, { cwd: root, stdio: 'inherit', shell });
  // One that could not even begin has failed as well.
  const [status] = await once(running, 'exit').catch(() => [null]);
  if (status !== 0) stop(failure);
}

/** `npm ci` when node_modules is absent or was made from another lock file. */
export async function installMissing() {
  const stamp = join(root, 'node_modules', '.telle-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (says(stamp, lock)) return;
  await alone(lockFile, async () => {
    if (says(stamp, lock)) return;
    console.log('Installing packages (npm ci) …');
    // What builds the web is among them, and is left out by npm where NODE_ENV says production, as hosts set it.
    await run(
      'npm',
      ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      'npm ci failed; the lines above say why.',
      process.platform === 'win32',
    );
    writeFileSync(stamp, lock);
  });
}

const says = (path, text) => existsSync(path) && readFileSync(path, 'utf8') === text;

/** A fingerprint of files by path, size and time of change, and of the settings of that prefix: fast enough for every start. */
function fingerprint({ from, settings }) {
  const hash = createHash('sha256');
  const walk = (path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return;
    if (found.isDirectory()) for (const name of readdirSync(path).sort()) walk(join(path, name));
    else if (!path.includes('.test.')) hash.update(`${path}:${found.size}:${found.mtimeMs}\n`);
  };
  for (const path of from) walk(join(root, path));
  for (const [name, value] of Object.entries(process.env).sort())
    if (settings && name.startsWith(settings)) hash.update(`${name}=${value}\n`);
  return hash.digest('hex');
}

/** The two builds and what each is made from: a file that is missing here is served as it was before an upgrade. */
export const builds = [
  {
    name: 'server',
    from: ['src', 'package-lock.json', 'scripts/build-server.mjs', 'scripts/keep-builds.mjs'],
    command: ['scripts/build-server.mjs'],
  },
  {
    name: 'web',
    settings: 'VITE_',
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
      'scripts/typeface',
      'scripts/zip.ts',
      'package-lock.json',
    ],
    command: ['scripts/build-web.mjs'],
  },
];

const stampOf = ({ name }) => join(root, 'build', `${name}.stamp`);
const isFresh = (build) => says(stampOf(build), fingerprint(build));

/**
 * Builds what is older than its sources, all of it at once: the larger build leaves half of two processors idle. A stamp is
 * taken away first and written last, so an interrupted build is made again.
 */
export async function buildStale(wanted = builds) {
  if (wanted.every(isFresh)) return;
  await alone(lockFile, () =>
    Promise.all(
      wanted.map(async (build) => {
        const { name, command } = build;
        const now = fingerprint(build);
        if (says(stampOf(build), now)) return;
        console.log(`Building the ${name} …`);
        rmSync(stampOf(build), { force: true });
        await run(process.execPath, command, `The ${name} could not be built; the lines above say why.`);
        mkdirSync(join(root, 'build'), { recursive: true });
        writeFileSync(stampOf(build), now);
      }),
    ),
  );
}

/**
 * Runs a built command of the server; its arguments stand in `process.argv`. What is built stays as it is, since a server may
 * be running from it: only a start builds anew. Where nothing is built yet, the server's half is.
 */
export async function runBuilt(name) {
  checkNode();
  process.chdir(root);
  readEnvFile();
  const [server] = builds;
  const entry = join(root, `build/server/${name}.js`);
  if (!existsSync(stampOf(server))) {
    await installMissing();
    await buildStale([server]);
  } else if (!isFresh(server)) {
    const older =
      'What is built here is older than its sources, and runs as it is; start Telle again to bring it up to date.';
    if (!existsSync(entry)) stop(older);
    console.error(older);
  }
  await import(pathToFileURL(entry).href);
}
