// Which column of a file holds what: guessed by its heading and by what stands in it, changed by the reader, and applied.
import type { ContactField } from '#domains/contact-fields/contract.ts';
import type { ImportedRow } from '#domains/contacts/contract.ts';
import { folded } from '#domains/contacts/rules.ts';
import type { CsvRow } from '#shared/csv.ts';
import { partLinesMost } from '../contract.ts';

export const targets = ['name', 'first', 'last', 'phone', 'email', 'tags', 'notes', 'none'] as const;
/** One of ours, or a field of the business's own. */
export type Target = (typeof targets)[number] | ContactField['id'];

export const targetNames: Readonly<Record<(typeof targets)[number], string>> = {
  name: 'Name',
  first: 'First name',
  last: 'Last name',
  phone: 'Phone',
  email: 'Email',
  tags: 'Tags',
  notes: 'Good to know',
  none: 'Leave out',
};

/** The first that matches wins; in the languages that our receptionist speaks. */
const headings: readonly (readonly [RegExp, Target])[] = [
  // What a business numbers is no telephone.
  [/(customer|client|member|order|invoice|account|kunden|mitglieds|rechnungs).*(number|nummer|nr\b|no\b|id\b)/, 'none'],
  [/e-?mail|\bmails?\b|mail-?adresse|courriel|correo|(adresse|direccion) electroni/, 'email'],
  [/phone|mobile|cell|telefon|telefono|tel\b|handy|portable|movil|number|nummer/, 'phone'],
  [/first|given|vorname|prenom|nombre de pila/, 'first'],
  [/last|family|surname|nachname|apellido|nom de famille/, 'last'],
  [/tag|label|group|gruppe|etiqueta|etiquette|segment/, 'tags'],
  [/note|comment|remark|bemerkung|nota|remarque/, 'notes'],
  [/^(full |display |vollstandiger )?name$|customer|client|contact|kontakt|kund(e|in)|^nom( complet)?$|nombre/, 'name'],
];

/** Whether the first row says what the columns are rather than who somebody is. */
export function hasHeadings([first]: readonly CsvRow[]): boolean {
  if (!first) return false;
  const says = first.cells.some((cell) => headings.some(([pattern]) => pattern.test(folded(cell).trim())));
  return says && !first.cells.some((cell) => /@.+\.|\d{4}/.test(cell));
}

/** A target for each column. */
export function guessTargets(rows: readonly CsvRow[], isHeaded: boolean, own: readonly ContactField[] = []): Target[] {
  const width = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  const body = rows.slice(isHeaded ? 1 : 0, 50);
  const guessed: Target[] = [];
  for (let at = 0; at < width; at += 1) {
    const heading = folded(isHeaded ? (rows[0]?.cells[at] ?? '') : '').trim();
    const byLabel = own.find(({ label }) => folded(label).trim() === heading)?.id;
    const byHeading = byLabel ?? headings.find(([pattern]) => pattern.test(heading))?.[1];
    const byCells = guessByCells(body.map(({ cells }) => cells[at] ?? ''));
    // Under a heading that says something else a number is a number of anything, and an email address is one all the same.
    const guess = byHeading ?? (isHeaded && byCells !== 'email' ? 'none' : byCells);
    guessed.push(!severalTimes.has(guess) && guessed.includes(guess) ? 'none' : guess);
  }
  return guessed;
}

/** What more than one column may hold: further numbers and addresses are kept, notes come one below the other. */
const severalTimes = new Set<Target>(['notes', 'phone', 'email']);

function guessByCells(cells: readonly string[]): Target {
  const said = cells.filter((cell) => cell.trim() !== '');
  const most = (pattern: RegExp) =>
    said.length > 0 && said.filter((cell) => pattern.test(cell)).length > said.length / 2;
  if (most(/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/)) return 'email';
  if (most(/^\s*\+?[\d\s().-]{7,}$/)) return 'phone';
  return most(/^\s*\p{L}[\p{L}\s.'’-]+$/u) ? 'name' : 'none';
}

/** Whether anything is chosen that shows who somebody is. */
export function identifies(chosen: readonly Target[]): boolean {
  return chosen.some((target) => ['name', 'first', 'last', 'phone', 'email'].includes(target));
}

/** The rows as the server takes them. Of several columns for notes each is a line of its own. */
export function importedRows(rows: readonly CsvRow[], chosen: readonly Target[], isHeaded: boolean): ImportedRow[] {
  return rows.slice(isHeaded ? 1 : 0).map(({ line, cells }) => {
    const of = (target: Target) =>
      chosen.flatMap((one, at) => (one === target && cells[at]?.trim() ? [cells[at].trim()] : []));
    const text = (written: string) => sendable(written, textMost);
    const name = of('name').join(' ') || [...of('first'), ...of('last')].join(' ');
    const tags = of('tags').flatMap((cell) => cell.split(/[,;|]/).flatMap((tag) => tag.trim() || []));
    const list = (target: Target) =>
      of(target).flatMap((cell) => cell.split(/[,;|]/).flatMap((one) => one.trim() || []));
    const [phone = '', ...otherPhones] = list('phone').map((one) => sendable(plainPhone(one), 200));
    const [email = '', ...otherEmails] = list('email').map((one) => sendable(one, 300));
    const own = chosen.filter((target) => target.startsWith('fld_'));
    return {
      ...{ line, name: text(name), tags: tags.slice(0, 50).map((tag) => sendable(tag, 200)) },
      ...{ phone, email, otherPhones: otherPhones.slice(0, 20), otherEmails: otherEmails.slice(0, 20) },
      fields: Object.fromEntries(
        own.flatMap((id) =>
          of(id)
            .slice(0, 1)
            .map((cell) => [id, text(cell)] as const),
        ),
      ),
      notes: text(of('notes').join('\n')),
    };
  });
}

const textMost = 20_000;

/** What a request may hold of a cell: no NUL, no half of a character, also where it is cut; one bad cell must not cost a part. */
export function sendable(text: string, most: number): string {
  return text
    .replaceAll('\0', '')
    .slice(0, most)
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/** Files write numbers with dots and slashes too, and some say whose it is or which extension it has. */
function plainPhone(written: string): string {
  return written
    .replace(/^\s*(tel|phone|mobile|cell|home|work)\s*[.:]*\s*/i, '')
    .replace(/\s*(ext|x)\.?\s*\d+$/i, '')
    .replaceAll(/[./]/g, ' ')
    .replace(/\.0$/, '');
}

const bytesMost = 1_500_000;

/** Parts that are each small enough for one request. */
export function batchesOf(rows: readonly ImportedRow[]): ImportedRow[][] {
  const batches: ImportedRow[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const bytes = new TextEncoder().encode(JSON.stringify(row)).length;
    const last = batches.at(-1);
    if (last && last.length < partLinesMost && size + bytes <= bytesMost) {
      last.push(row);
      size += bytes;
    } else {
      batches.push([row]);
      size = bytes;
    }
  }
  return batches;
}
