// On which clock the business lives, for pages that tell times without asking for anything else of it.
import { api } from '#web/client/api.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { ownZone } from '#web/ui/zoned-time.ts';

/** The contract is fetched with the question, since it weighs more than the pages that ask nothing else. */
async function ask(): Promise<string> {
  const { readProfile } = await import('../contract.ts');
  return (await api.call(readProfile, {})).timezone;
}

let asking: Promise<string> | undefined;

/** Parts of a page that ask at once share one answer. */
function load(): Promise<string> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** The time zone; undefined until it is known, so that no time is shown as another's. The reader's own where it cannot be had. */
export function useZone(): string | undefined {
  const zone = useLoaded(load);
  return zone.value ?? (zone.failed ? ownZone() : undefined);
}
