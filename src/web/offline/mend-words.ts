// A change that was refused, as the words of a form, and back: texts as they are, lists with commas between, and the business's
// own fields of a contact by their kind.
import { personLabels } from '#domains/accounts/ui/save-profile.ts';
import type { ContactField } from '#domains/contact-fields/contract.ts';
import { readValue, writtenValue } from '#domains/contact-fields/rules.ts';
import { fieldLabels, listIn } from '#domains/contacts/ui/contact-words.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Edit } from './edit-rules.ts';

/** Of a contact's fields, of one's own names, of what was noted on a contact, and of what was said to a caller. */
export const mendLabels: Readonly<Record<string, string>> = {
  ...{ ...personLabels, ...fieldLabels },
  ...{ body: 'Note', text: 'Message' },
};

/** What the server takes only with something in it. */
const needed: ReadonlySet<string> = new Set(['firstName', 'lastName', 'body', 'text']);
export const isNeeded = (name: string): boolean => needed.has(name);

/** By field; one of the business's own is `fields.fld_…`, as the server names it. */
export type Words = Record<string, string>;

const ownPrefix = 'fields.';
type Body = Readonly<Record<string, unknown>>;
type Named = readonly (readonly [name: string, value: unknown])[];

const bodyIn = ({ body }: Pick<Edit, 'body'>): Body =>
  typeof body === 'object' && body !== null ? (body as Body) : {};
const isOwn = (name: string) => name.startsWith(ownPrefix);
const ownIn = ({ fields }: Body): Named =>
  Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).map(([id, value]) => [
    ownPrefix + id,
    value,
  ]);

function wordsOf(value: unknown): string | undefined {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return ['string', 'number', 'boolean'].includes(typeof value) ? writtenValue(value as string) : undefined;
}

/** Only what a person has a word for. */
export function wordsIn(edit: Pick<Edit, 'body'>): Words {
  const body = bodyIn(edit);
  const known = Object.entries(body).filter(([name]) => name in mendLabels);
  const words = [...known, ...ownIn(body)].map(([name, value]) => [name, wordsOf(value)] as const);
  return Object.fromEntries(words.flatMap(([name, said]) => (said === undefined ? [] : [[name, said]])));
}

/** Whether it has fields of the business's own, for which one has to know their kinds. */
export const hasOwn = (edit: Pick<Edit, 'body'>) => Object.keys(wordsIn(edit)).some(isOwn);

/** Only what was surely not applied may change: the other may be known to the server as it was. */
export function isMendable(edit: Edit): boolean {
  return edit.aside?.why === 'refused' && Object.keys(wordsIn(edit)).length > 0;
}

/** The field that goes by that name in the words; undefined for ours, and for one that is no more. */
export function fieldNamed(name: string, fields: readonly ContactField[]): ContactField | undefined {
  return fields.find(({ id }) => name === ownPrefix + id);
}

/** What is empty that must not be, and what is not right with the words of the business's own fields, by name. */
export function faultsIn(words: Words, fields: readonly ContactField[]): Words {
  const faults = Object.entries(words).flatMap(([name, written]) => {
    if (isNeeded(name) && written.trim() === '') return [[name, fieldMessages.required] as const];
    const field = fieldNamed(name, fields);
    const read = field && written.trim() !== '' ? readValue(field, written.trim()) : undefined;
    return read && !read.ok ? [[name, read.message] as const] : [];
  });
  return Object.fromEntries(faults);
}

/** The change with the words put right; of a field that is no more, what was emptied is not said. */
export function mended(edit: Pick<Edit, 'body'>, words: Words, fields: readonly ContactField[]): unknown {
  const body = bodyIn(edit);
  const before = wordsIn(edit);
  // What nobody changed stays as it was, which no word for it need tell: a tag with a comma, a number that there is none of.
  const ours = Object.entries(words).filter(([name, written]) => !isOwn(name) && written !== before[name]);
  const put = ours.map(([name, written]) => [name, Array.isArray(body[name]) ? listIn(written) : written]);
  const own = ownIn(body).flatMap(([name, value]) => {
    const id = name.slice(ownPrefix.length);
    const written = (words[name] ?? '').trim();
    if (written === before[name]) return [[id, value]];
    const field = fieldNamed(name, fields);
    if (written === '') return field ? [[id, null]] : [];
    const read = field && readValue(field, written);
    return [[id, read?.ok ? read.value : written]];
  });
  return { ...body, ...Object.fromEntries(put), ...('fields' in body && { fields: Object.fromEntries(own) }) };
}
