// One process at a time installs and builds in this folder: two at once would write into the same files.
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, utimes, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The holder says once a second that it is there; a number alone may belong to a stranger after a restart. */
const beatMs = 1_000;
const silentMsMax = 15_000;

/** Does the work while no other process holds the lock at `path`. One that was killed holds it no longer. */
export async function alone(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  for (let turn = 0; !take(path); turn += 1) {
    if (turn === 0) console.error('Another process installs or builds here; waiting for it …');
    await pause(100);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now, () => undefined);
  }, beatMs);
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

function take(path) {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isLeft(path)) removeLeft(path);
    return false;
  }
}

function isLeft(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  const holder = readHolder(path);
  return Date.now() - found.mtimeMs > silentMsMax || (holder !== undefined && !isAlive(holder));
}

function readHolder(path) {
  try {
    // Empty in the moment before it is written.
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Moved aside first: of several who find it left, one has it. */
function removeLeft(path) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  rmSync(aside, { force: true });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
