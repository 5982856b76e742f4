// What changed between two versions of what is taught, in words. Pure.

export const pieceKinds = ['profile', 'service', 'staff', 'source'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** One thing that is taught, as a version names it. */
export type PieceRef = { readonly kind: PieceKind; readonly key: string; readonly hash: string };
export type Content = Readonly<Record<string, unknown>>;

export type Change = {
  readonly kind: PieceKind;
  readonly did: 'added' | 'changed' | 'removed';
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly before: string; readonly after: string }[];
};

/** Pairs of pieces that differ, by what they are: what was before, what is after. */
export function differing(
  before: readonly PieceRef[],
  after: readonly PieceRef[],
): { readonly before: PieceRef | undefined; readonly after: PieceRef | undefined }[] {
  const keyOf = ({ kind, key }: PieceRef) => `${kind} ${key}`;
  const old = new Map(before.map((piece) => [keyOf(piece), piece]));
  const now = new Map(after.map((piece) => [keyOf(piece), piece]));
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => ({ before: old.get(key), after: now.get(key) }))
    .filter((pair) => pair.before?.hash !== pair.after?.hash);
}

const labels: Readonly<Record<string, string>> = {
  name: 'name',
  timezone: 'time zone',
  industry: 'industry',
  languages: 'languages',
  phone: 'phone',
  email: 'email',
  address: 'address',
  website: 'website',
  hours: 'hours',
  closed_dates: 'closed dates',
  lead_minutes: 'minutes ahead',
  horizon_days: 'days ahead',
  step_minutes: 'starts every (minutes)',
  voice_style: 'voice style',
  response_speed: 'response speed',
  escalation_rule: 'escalation rule',
  human_hours: 'when a person takes over',
  on_call: 'number on call',
  emergencies: 'emergencies',
  greeting: 'greeting',
  widget_sites: 'sites with the chat',
  aka: 'other names',
  minutes: 'minutes',
  buffer_minutes: 'minutes kept free behind',
  price_cents: 'price',
  price_note: 'price in words',
  needs_address: 'asks for an address',
  service_ids: 'what they do',
  title: 'title',
  text: 'text',
  url: 'address',
  is_on: 'switched on',
};

/** What a change is about, and each field of it that differs. Order and belonging are no facts of their own. */
export function changeOf(
  kind: PieceKind,
  before: Content | undefined,
  after: Content | undefined,
  nameOf: (serviceId: string) => string = (id) => id,
): Change {
  const did = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const shown = after ?? before ?? {};
  const name = kind === 'profile' ? 'Facts' : String(shown.title ?? shown.name ?? '');
  const fields = Object.entries(labels).flatMap(([field, label]) => {
    const [old, now] = [wordsOf(field, before?.[field], nameOf), wordsOf(field, after?.[field], nameOf)];
    return old === now ? [] : [{ name: label, before: old, after: now }];
  });
  return { kind, did, name, fields };
}

const days = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } as const;

function wordsOf(field: string, value: unknown, nameOf: (serviceId: string) => string): string {
  if (value === undefined || value === null) return '';
  if (field === 'price_cents') return `$${(Number(value) / 100).toFixed(2)}`;
  if (field === 'service_ids' && Array.isArray(value)) return value.map((id) => nameOf(String(id))).join(', ');
  if (field === 'hours') return hoursWords(value as Readonly<Record<string, readonly (readonly string[])[]>>);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function hoursWords(hours: Readonly<Record<string, readonly (readonly string[])[]>>): string {
  return Object.entries(days)
    .map(([day, name]) => `${name} ${(hours[day] ?? []).map((span) => span.join('–')).join(', ') || 'closed'}`)
    .join('; ');
}

const things: Readonly<Record<PieceKind, string>> = { profile: '', service: 'service ', staff: '', source: '' };

/** `Changed the facts: phone, hours`, `Added service “Drain cleaning”`, `Removed “Parking”`. */
export function sentenceOf({ kind, did, name, fields }: Change): string {
  if (kind === 'profile') {
    if (did !== 'changed') return 'The facts of the business';
    return `Changed the facts: ${fields.map((field) => field.name).join(', ') || 'their order'}`;
  }
  const verb = { added: 'Added', changed: 'Changed', removed: 'Removed' }[did];
  const what = did === 'changed' && fields.length > 0 ? `: ${fields.map((field) => field.name).join(', ')}` : '';
  return `${verb} ${things[kind]}“${name}”${what}`;
}
