// The choices of the profile as a person reads them, and lists as they are written: one entry a line.
import { type WeekHours, weekdays } from '#shared/hours.ts';
import type { ToWords } from '#web/ui/choose-values.tsx';
import { ownZone } from '#web/ui/zoned-time.ts';
import { escalationRules, type languages, type Profile, responseSpeeds, voiceStyles } from '../contract.ts';

export const languageNames: Readonly<Record<(typeof languages)[number], string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
};

type Option = { readonly value: string; readonly label: string };

const zones: readonly Option[] = [
  { value: 'America/New_York', label: 'America/New_York (Eastern)' },
  { value: 'America/Chicago', label: 'America/Chicago (Central)' },
  { value: 'America/Denver', label: 'America/Denver (Mountain)' },
  { value: 'America/Los_Angeles', label: 'America/Los_Angeles (Pacific)' },
];

/** The usual zones, this browser's, and the one that holds now. */
export function zoneOptions(now: string): readonly Option[] {
  const here = ownZone();
  const others = [...new Set([now, here])].filter((zone) => zone && !zones.some(({ value }) => value === zone));
  return [...zones, ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))];
}

const limits = { Fast: '<1 s', Normal: '1-2 s', Thoughtful: '2-3 s' };
export const speedOptions = responseSpeeds.map((speed) => ({ value: speed, label: `${speed} (${limits[speed]})` }));
export const styleOptions = [...voiceStyles];
export const ruleOptions = [...escalationRules];
export const humanHoursOptions: readonly Option[] = [
  { value: 'business', label: 'During opening hours' },
  { value: 'always', label: 'At any hour' },
  { value: 'never', label: 'Never: take a message' },
];

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const labels: Readonly<Partial<Record<string, string>>> = {
  ...{ name: 'Company', timezone: 'Time zone', hours: 'Business hours', closedDates: 'Closed dates' },
  ...{ phone: 'Phone', email: 'Email', address: 'Address', website: 'Website', languages: 'Languages' },
  ...{ voiceStyle: 'Voice style', responseSpeed: 'Response speed', escalationRule: 'Escalation rules' },
  ...{ greeting: 'Greeting', humanHours: 'A person is available', onCall: 'Number on call' },
  ...{ emergencies: 'Emergencies', widgetSites: 'Sites that may show your chat' },
} satisfies Partial<Record<keyof Profile, string>>;

/** A week, a line for each day on which it is open. */
export function weekWords(hours: WeekHours): string {
  const days = weekdays.filter((day) => hours[day].length > 0);
  const open = days.map((day) => `${dayNames[day]} ${hours[day].map(([from, to]) => `${from}–${to}`).join(', ')}`);
  return open.join('\n') || 'Closed';
}
const dayNames = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } as const;

const spoken: Readonly<Partial<Record<string, string>>> = languageNames;
/** What is chosen from a list, as the list says it. */
const chosenFrom: Readonly<Partial<Record<string, readonly Option[]>>> = {
  ...{ timezone: zones, responseSpeed: speedOptions, humanHours: humanHoursOptions },
} satisfies Partial<Record<keyof Profile, readonly Option[]>>;

/** A fact that two people changed, as both of them read it. */
export const profileClashWords: ToWords = ({ name, mine, theirs }) => {
  const words = (value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (name === 'hours') return weekWords(value as WeekHours);
    const chosen = chosenFrom[name]?.find((one) => one.value === value);
    if (chosen) return chosen.label;
    return Array.isArray(value) ? value.map((one) => spoken[String(one)] ?? String(one)).join('\n') : String(value);
  };
  return { label: labels[name] ?? name, mine: words(mine), theirs: words(theirs) };
};
