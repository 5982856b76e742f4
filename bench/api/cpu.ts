// Processor time of a process and everything below it, from Linux's /proc. It is steadier than requests a second on a busy machine.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Milliseconds of processor time used so far by the processes and their descendants; NaN where there is no /proc. */
export function cpuMs(roots: readonly number[]): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const parents = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      parents.set(Number(name), { parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) });
    } catch {
      // It ended between the listing and the look.
    }
  }
  const isOurs = (pid: number): boolean => roots.includes(pid) || (pid > 1 && isOurs(parents.get(pid)?.parent ?? 0));
  let ticks = 0;
  for (const [pid, own] of parents) if (isOurs(pid)) ticks += own.ticks;
  return (ticks * 1000) / ticksPerSecond;
}
