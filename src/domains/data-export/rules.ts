// What an export holds and what it leaves out. Every table of a business is in it unless a reason stands here.

/** How long a finished export can be fetched. */
export const exportLivesMs = 24 * 60 * 60 * 1000;

/** Tables of a business that are not exported, with the reason that its owner reads. */
export const leftOut: Readonly<Record<string, string>> = {
  contact_words: 'an index of words, made from the contacts',
  said_words: 'an index of words, made from the conversations',
  suspected_pairs: 'pairs of contacts that may be one person, found by the words of the contacts',
  changed_identities: 'which words of the contacts are still to be looked at for such pairs',
  caller_codes: 'codes by which callers proved who they are, kept as hashes for minutes',
  visitors: 'keys of the browsers that chat, kept as hashes',
  idempotency_keys: 'answers kept for a day so that a repeated request does nothing twice',
  edit_series: 'how far the changes of a browser that was offline have come',
  offline_edits: 'answers kept so that a change made offline is not made twice',
  told_browsers: 'where the browsers of your team are told of news, each with keys that are its alone',
  contact_filters: 'what each of your team looks for among the contacts under a name of theirs, which nobody else sees',
  contact_import_parts: 'lines of a file that is being imported, which are forgotten when they have become contacts',
  data_exports: 'the exports themselves',
  data_export_pieces: 'the exports themselves',
  mails: 'mails that Telle sent itself: their words are erased once they are out, and their links open accounts',
  source_files: 'under files/, as they were uploaded',
};

/** What no table gives out, in whichever of them it stands: what opens something, and the receptionist's own notes of a talk in progress. */
const secretColumn = /(_hash|_sealed|_secret|^secret|^token|^code|password|^memory$|^business_id$)/;

export function isLeftOutColumn(name: string): boolean {
  return secretColumn.test(name);
}

/** A title as the name of a file, on every system. */
export function fileNameOf(title: string): string {
  const plain = title
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return [...plain].slice(0, 80).join('') || 'file';
}

/** Of so many contacts and appointments together one file is made, which is held whole; there are no more in what Telle reads again. */
export const oneFileMost = 100_000;

/** What somebody who opens the archive reads first. */
export function readMe(business: string, madeAt: Date, tables: readonly string[], isOneFile: boolean): string {
  const left = Object.entries(leftOut).map(([table, why]) => `- ${table}: ${why}`);
  return [
    `All data of ${business} on Telle, as of ${madeAt.toISOString()}.`,
    '',
    ...(isOneFile
      ? ['- business.json: facts, services, staff, texts, contacts and appointments, as Telle imports them again']
      : []),
    '- contacts.csv: the contacts, for a spreadsheet',
    '- appointments.ics: the appointments, for a calendar',
    '- files/: what you uploaded for the receptionist to read',
    '- tables/: everything, one table a file, one row a line as JSON',
    '',
    `Tables: ${tables.join(', ')}.`,
    '',
    'Not in it:',
    ...(isOneFile
      ? []
      : ['- business.json, which Telle imports again: there is more than one file of that kind can hold']),
    ...left,
    '- hashes of keys and links, which open nothing and mean nothing elsewhere',
    '- passwords and sessions, which belong to people and not to the business',
    '',
  ].join('\n');
}
