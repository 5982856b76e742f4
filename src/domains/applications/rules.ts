// What an application may look like in a mail, and how long it is kept.

/** Then an application is forgotten, with its file. */
export const daysKept = 180;

/** So many confirmations go to one address a day, whoever asks for them. */
export const confirmationsPerDay = 3;

/** `Support engineer` of `support-engineer`. */
export function openingName(slug: string | null): string {
  if (slug === null) return 'no opening in particular';
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Maria-Lopez.pdf`: letters of any script, digits and hyphens, so that no name of a file leads anywhere. */
export function fileNameOf(applicant: string, kind: string): string {
  const safe = applicant
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${safe || 'application'}.${kind}`;
}
