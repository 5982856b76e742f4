// Many bookers, one time, all doors at once: each round has exactly as many winners as there is room, and the records say
// the same as the winners were told. And a move while others book its goal: never both, never neither.
import type { TestServer } from '../../tests/support/cluster.ts';
import { openRing, type Place, type Ring, type Told } from './ring.ts';

export type RaceOptions = { readonly rounds: number; readonly bookers: number; readonly guarded?: boolean };
export type Round = {
  readonly round: number;
  readonly kind: string;
  readonly room: number;
  readonly winners: number;
  readonly recorded: number;
  readonly faults: number;
  readonly ms: number;
  readonly ok: boolean;
};

const hourMs = 3_600_000;

/** Runs the rounds one after the other and tells of each. */
export async function race(
  server: TestServer,
  { rounds, bookers, guarded = true }: RaceOptions,
  tell: (round: Round) => void = () => undefined,
): Promise<Round[]> {
  const ring = await openRing(server);
  try {
    if (!guarded) await ring.dropGuard();
    const alone = await ring.newPlace([]);
    const pair = await ring.newPlace(['Ann', 'Bob']);
    const first = Math.ceil(Date.now() / hourMs) * hourMs + 24 * hourMs;
    // What a server does for the first time takes longer; the race begins after that.
    await Promise.all(crowd(ring, pair, null, new Date(first - hourMs), 12));
    const run: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startsAt = new Date(first + round * hourMs);
      const kinds = [
        () => oneTime(ring, alone, 'one resource', 1, null, startsAt, bookers),
        () => oneTime(ring, pair, 'one of two people', 1, 0, startsAt, bookers),
        () => oneTime(ring, pair, 'whoever is free of two', 2, null, startsAt, bookers),
        () => oneMove(ring, alone, startsAt, bookers),
      ];
      const began = performance.now();
      const result = await (kinds[round % kinds.length] as (typeof kinds)[number])();
      const told = { round, ...result, ms: Math.round(performance.now() - began) };
      tell(told);
      run.push(told);
    }
    return run;
  } finally {
    await ring.close();
  }
}

type Result = Omit<Round, 'round' | 'ms'>;

const winnersAmong = (all: readonly PromiseSettledResult<Told>[]) =>
  all.flatMap((one) => (one.status === 'fulfilled' && 'id' in one.value ? [one.value.id] : []));
const faultsAmong = (all: readonly PromiseSettledResult<Told>[]) =>
  all.filter((one) => one.status === 'rejected').length;
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

function crowd(ring: Ring, place: Place, person: number | null, startsAt: Date, bookers: number): Promise<Told>[] {
  const doors = Object.values(ring.doors);
  const staff = person === null ? null : (place.staff[person] ?? null);
  return Array.from({ length: bookers }, (_, booker) =>
    patient(() => (doors[booker % doors.length] as (typeof doors)[number])(place, { startsAt, staff, booker })),
  );
}

/** Comes again when the server is too busy to let anybody in, as a client does that is told to. */
async function patient(book: () => Promise<Told>): Promise<Told> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await book();
    } catch (error) {
      if (turn === 5 || !/unavailable/.test(`${(error as { code?: string }).code} ${(error as Error).message}`))
        throw error;
    }
  }
}

async function oneTime(
  ring: Ring,
  place: Place,
  kind: string,
  room: number,
  person: number | null,
  startsAt: Date,
  bookers: number,
): Promise<Result> {
  const all = await Promise.allSettled(crowd(ring, place, person, startsAt, bookers));
  const winners = winnersAmong(all);
  const recorded = await ring.bookedAt(place, startsAt);
  const faults = faultsAmong(all);
  const ok = winners.length === room && isSame(winners, recorded) && faults === 0;
  return { kind, room, winners: winners.length, recorded: recorded.length, faults, ok };
}

/** Somebody who is booked far away wants this time too: they stay where they were, or come here, and nobody else does. */
async function oneMove(ring: Ring, place: Place, startsAt: Date, bookers: number): Promise<Result> {
  const before = new Date(startsAt.getTime() + 20 * 24 * hourMs);
  const own = await ring.doors.visitor(place, { startsAt: before, staff: null, booker: bookers });
  if (!('id' in own)) throw new Error('the far time was not free');
  const all = await Promise.allSettled([
    ...crowd(ring, place, null, startsAt, bookers >> 1),
    patient(() => ring.move(place, own.id, startsAt)),
    ...crowd(ring, place, null, startsAt, bookers >> 1),
  ]);
  const winners = winnersAmong(all);
  const [there, here] = [await ring.bookedAt(place, before), await ring.bookedAt(place, startsAt)];
  const isWhole = there.includes(own.id) !== here.includes(own.id);
  const faults = faultsAmong(all);
  const ok = winners.length === 1 && isSame(winners, here) && isWhole && faults === 0;
  return { kind: 'a move among bookings', room: 1, winners: winners.length, recorded: here.length, faults, ok };
}
