// One word's forms brought together beyond what the shared stemmer does: clitics and persons of Spanish verbs, participles
// and infinitives with "zu" of German ones, persons of French ones, and the irregular forms of English.
import { stem } from '../models/stems.ts';
import type { Language } from '../models/text.ts';

const clitic = /^(\p{L}{2,}[aei]r)(?:(?:me|te|se|nos)?l[aeo]s?|me|te|se|nos|os)$/u;
const gerund = /^(\p{L}{2,}(?:a|ie|ye)ndo)(?:(?:me|te|se|nos)?l[aeo]s?|me|te|se|nos|os)$/u;
const spanishPerson = /(?:ariamos|iremos|aremos|eremos|arian|aran|abamos|aban|amos|emos|imos|ais|eis|aria|aba|an|en)$/;

const particles = 'ab|an|auf|aus|ein|mit|vor|zu|nach|her|hin|um|weg|zuruck|los|fest|vorbei|dabei|weiter|unter|durch';
const participleOf = new RegExp(`^(${particles})ge(\\p{L}{3,}?)(?:e?t|en)$`, 'u');
const infinitiveOf = new RegExp(`^(${particles})zu(\\p{L}{3,}e?n)$`, 'u');
const plainParticiple = /^ge(\p{L}{3,}?)e?t$/u;
const noParticiples = new Set(
  'geschaft gericht gesicht gewicht gebiet geburt gehalt gestalt gerat gebet geschaftet gelernt gepackt gesundheit geschickt'.split(
    ' ',
  ),
);

const frenchPerson = /(?<![stcgi])(?:ons|eront|erez|erai|aient|iez)$/;

const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'paid:pay lost:lose broke:break broken:break bought:buy brought:bring kept:keep sold:sell taught:teach children:child ' +
    'feet:foot mice:mouse forgotten:forget forgot:forget sent:send spent:spend told:tell slept:sleep stolen:steal stole:steal ' +
    'rode:ride ridden:ride drove:drive driven:drive wore:wear worn:wear woke:wake ate:eat eaten:eat drank:drink drunk:drink ' +
    'swam:swim froze:freeze frozen:freeze wives:wife knives:knife grew:grow grown:grow flew:fly flown:fly wrote:write ' +
    'written:write built:build burnt:burn shoes:shoe moved:move'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** The stem that all forms of a folded word share. */
export function formStem(norm: string, language: Language): string {
  switch (language) {
    case 'en':
      return stem(irregular[norm] ?? norm, language);
    case 'es': {
      const bare = norm.replace(clitic, '$1').replace(gerund, '$1');
      if (bare !== norm) return stem(bare, language);
      const root = norm.replace(spanishPerson, '');
      return root.length >= 3 && root !== norm ? root : stem(norm, language);
    }
    case 'fr': {
      const root = norm.replace(frenchPerson, '');
      return root.length >= 4 && root !== norm ? stem(`${root}er`, language) : stem(norm, language);
    }
    default: {
      if (noParticiples.has(norm)) return stem(norm, language);
      const bare = norm.replace(infinitiveOf, '$1$2').replace(participleOf, '$1$2en').replace(plainParticiple, '$1en');
      return stem(bare, language);
    }
  }
}

/** What a German clause's verb leaves at its end: "holen Sie mich … ab". */
export const isParticle = (norm: string): boolean => particleSet.has(norm);
const particleSet = new Set(particles.split('|'));
