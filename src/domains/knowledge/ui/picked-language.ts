// The language in which the receptionist picks up, chosen under AI Settings. It stands first among those that it speaks; where the
// choice itself added it, another choice takes it away again, and what the owner ticked under Facts stays.
import type { Profile } from '../contract.ts';

type Languages = Profile['languages'];
type Language = Languages[number];

export type Picked = {
  readonly languages: Languages;
  /** The first, where it was not spoken before it was picked. */
  readonly added: Language | null;
};

export function pick(language: Language, { languages, added }: Picked): Picked {
  const others = languages.filter((one) => one !== language && one !== added);
  const isOwners = languages.includes(language) && language !== added;
  return { languages: [language, ...others], added: isOwners ? null : language };
}

const keptAs = 'telle.picked-language';

/** What these languages came from in this browser tab: whoever changed them elsewhere meanwhile owns them all. */
export function recallPicked(languages: Languages): Picked {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptAs) ?? 'null') as Picked | null;
    if (kept?.languages.join() === languages.join()) return kept;
  } catch {
    // A store that is shut, or was filled by something else: all of them are the owner's.
  }
  return { languages, added: null };
}

export function keepPicked(picked: Picked): void {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(picked));
  } catch {
    // What was saved is saved all the same.
  }
}
