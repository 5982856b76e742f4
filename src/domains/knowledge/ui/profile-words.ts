// The choices of the profile as a person reads them, and lists as they are written: one entry a line.
import { escalationRules, type languages, responseSpeeds, voiceStyles } from '../contract.ts';

export const languageNames: Readonly<Record<(typeof languages)[number], string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
};

const zones = [
  { value: 'America/New_York', label: 'Eastern (New York)' },
  { value: 'America/Chicago', label: 'Central (Chicago)' },
  { value: 'America/Denver', label: 'Mountain (Denver)' },
  { value: 'America/Los_Angeles', label: 'Pacific (Los Angeles)' },
];

/** The usual zones, this browser's, and the one that holds now. */
export function zoneOptions(now: string): readonly { readonly value: string; readonly label: string }[] {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const others = [...new Set([now, here])].filter((zone) => zone && !zones.some(({ value }) => value === zone));
  return [...zones, ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))];
}

const limits = { Fast: '<1 s', Normal: '1-2 s', Thoughtful: '2-3 s' };
export const speedOptions = responseSpeeds.map((speed) => ({ value: speed, label: `${speed} (${limits[speed]})` }));
export const styleOptions = [...voiceStyles];
export const ruleOptions = [...escalationRules];

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
