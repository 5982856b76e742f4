// Measures names, languages and matches on hand-written lines that trained nothing, and the speed of all.

import { readFileSync } from 'node:fs';
import { understandIntents } from '../../src/receptionist/models/intents.ts';
import { identifyLanguage } from '../../src/receptionist/models/language.ts';
import { type Candidate, matchNames } from '../../src/receptionist/models/match.ts';
import { findNames } from '../../src/receptionist/models/names.ts';
import { fold, type Language, languages } from '../../src/receptionist/models/text.ts';
import { readDev } from './measure-intents.ts';

type Note = (line: string) => void;

function rows(file: string): string[][] {
  const text = readFileSync(new URL(`./dev/${file}`, import.meta.url), 'utf8').trim();
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()));
}

/** Precision, recall and F1 of exact names, and the share of found ones whose owner is right. */
export function measureNames(note: Note): { f1: number; precision: number; recall: number; roles: number } {
  let hit = 0;
  let wrong = 0;
  let missed = 0;
  let roles = 0;
  for (const [language, asked, text = '', expected = ''] of rows('names.txt')) {
    const wanted = expected
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => ({ self: one.startsWith('*'), name: fold(one.replace('*', '')) }));
    const found = findNames(text, language as Language, asked === 'y').map((one) => ({
      self: one.role === 'self',
      name: fold(text.slice(one.start, one.end)),
    }));
    const matched = wanted.filter((one) =>
      found.some(
        (other) =>
          other.name === one.name ||
          (one.name.includes(',') && one.name.endsWith(other.name) && other.name.includes(' ')),
      ),
    );
    hit += matched.length;
    missed += wanted.length - matched.length;
    wrong += Math.max(0, found.length - matched.length - (wanted.some((one) => one.name.includes(',')) ? 1 : 0));
    roles += matched.filter((one) =>
      found.some((other) => (other.name === one.name || one.name.endsWith(other.name)) && other.self === one.self),
    ).length;
    if (matched.length !== wanted.length || found.length !== wanted.length)
      note(`names ${language}: ${text} → ${JSON.stringify(found)}`);
  }
  const precision = hit / (hit + wrong);
  const recall = hit / (hit + missed);
  return { f1: (2 * precision * recall) / (precision + recall), precision, recall, roles: roles / hit };
}

/** The share of utterances whose language is identified, all four being allowed. */
export function measureLanguages(note: Note): { accuracy: number; count: number } {
  const all = rows('languages.txt');
  const right = all.filter(([previous, language, text = '']) => {
    const said = identifyLanguage(text, languages, previous === '-' ? null : (previous as Language));
    if (said.language !== language)
      note(`language ${previous} ${language}: ${text} → ${said.language} ${said.sure.toFixed(2)}`);
    return said.language === language;
  });
  const dev = languages.flatMap((language) => readDev(language).map((line) => ({ ...line, language })));
  const settled = dev.filter(
    ({ text, language }) => identifyLanguage(text, languages, language).language === language,
  ).length;
  note(`language kept on the intents' dev lines: ${settled} of ${dev.length}`);
  return { accuracy: right.length / all.length, count: all.length };
}

/** The share of requests matched exactly: the right service, both of two, ambiguous where it is, none where none is offered. */
export function measureMatches(note: Note): { accuracy: number; falseMatches: number; count: number } {
  const text = readFileSync(new URL('./dev/matches.txt', import.meta.url), 'utf8');
  const offers = new Map(
    [...text.matchAll(/^#= (\w+): (.*)$/gm)].map((match) => [match[1] ?? '', offersOf(match[2] ?? '')] as const),
  );
  const all = rows('matches.txt');
  let right = 0;
  let falseMatches = 0;
  for (const [business = '', language, said = '', expected = ''] of all) {
    const found = matchNames(said, offers.get(business) ?? [], language as Language);
    const wanted = expected
      .replace(/^[?-]/, '')
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const names = new Set(found.map((one) => one.name));
    const same = names.size === wanted.length && wanted.every((one) => names.has(one));
    const ambiguous = expected.startsWith('?');
    const good = ambiguous
      ? wanted.every((one) => names.has(one)) && found.some((one) => one.ambiguous)
      : same && found.every((one) => !one.ambiguous);
    if (good) right += 1;
    else
      note(
        `match ${business} ${language}: ${said} → ${found.map((one) => `${one.name} ${one.score}${one.ambiguous ? '?' : ''}`).join('; ') || '-'} (wanted ${expected})`,
      );
    if (!ambiguous && found.some((one) => !one.ambiguous && !wanted.includes(one.name))) falseMatches += 1;
  }
  return { accuracy: right / all.length, falseMatches: falseMatches / all.length, count: all.length };
}

function offersOf(line: string): Candidate[] {
  return line.split(';').map((one) => {
    const parts = one.trim().match(/^([^(]+?)(?: \((.*)\))?$/);
    return { name: parts?.[1] ?? one, aka: parts?.[2]?.split(',').map((aka) => aka.trim()) ?? [] };
  });
}

/** Milliseconds per utterance of each model, after a warm-up, over the dev lines. */
export function measureSpeed(): Record<string, number> {
  const lines = languages.flatMap((language) => readDev(language).map(({ text }) => ({ text, language })));
  const offers = [
    ...offersOf(
      "Women's haircut; Men's haircut; Balayage; Root touch-up; Blowout; Swedish massage; Deep tissue massage; Facial; Brow wax; Gel manicure",
    ),
  ];
  const timed = (work: (text: string, language: Language) => unknown) => {
    for (const { text, language } of lines) work(text, language);
    const start = performance.now();
    for (const { text, language } of lines) work(text, language);
    return Math.round(((performance.now() - start) / lines.length) * 1000) / 1000;
  };
  return {
    intentsMs: timed((text, language) => understandIntents(text, language)),
    languageMs: timed((text, language) => identifyLanguage(text, languages, language)),
    namesMs: timed((text, language) => findNames(text, language, false)),
    matchMs: timed((text, language) => matchNames(text, offers, language)),
  };
}
