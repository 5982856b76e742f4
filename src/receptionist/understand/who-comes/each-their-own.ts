// "A cleaning for me and a filling for my son", "my son needs a filling and I need a cleaning": services that are named in one breath,
// each for somebody else. Patterns are over folded text, in four languages.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import type { Named } from '../services/near.ts';
import { kin } from './kin.ts';

type Words = {
  /** Whom it is for, said behind the service. */
  readonly lead: string;
  readonly me: string;
  readonly whose: string;
  /** Who needs something, said before it. */
  readonly i: string;
  readonly needs: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    lead: 'for',
    me: 'me|myself',
    whose: '(?:my|our)',
    i: 'i',
    needs:
      "(?:'d| would| also| really)*(?:'s)? (?:needs?|wants?|like|could use|(?:is|am)(?: also)? due(?: for)?|(?:has|have) to (?:have|get))",
  },
  es: {
    lead: 'para|a',
    me: 'mi(?= *(?:[,.;?!]|$)| (?:y|e|el|la|un|una|manana|hoy)(?!\\p{L}))',
    whose: '(?:mis?|nuestr[oa]s?)',
    i: 'yo',
    needs: '(?: tambien)? (?:necesita|necesito|quiere|quiero|quisiera|ocupa|ocupo)',
  },
  fr: {
    lead: 'pour|a',
    me: 'moi(?:-meme)?',
    whose: '(?:mon|ma|mes|notre|nos)',
    i: "moi,? je|j'|je|moi",
    needs: '(?: aussi)? ?(?:a besoin|ai besoin|voudrait|voudrais|veut|aimerait|aimerais|doit|dois)',
  },
  de: {
    lead: 'fur',
    me: 'mich',
    whose: '(?:meine?[nrms]?|unsere?[nrms]?)',
    i: 'ich',
    needs: '(?: auch)? (?:braucht?e?|mochte|will|benotigt?e?|hatte gern\\p{L}*)',
  },
};

type Shape = { readonly behind: RegExp; readonly ahead: RegExp; readonly self: RegExp };

const shapes = eachLanguage((language): Shape => {
  const { lead, me, whose, i, needs } = words[language];
  const someone = `${whose} (?:\\p{L}+ )?${kin[language]}(?!['’\\p{L}-])`;
  return {
    behind: new RegExp(`^[^.;?!]*?(?<!\\p{L})(?:${lead}) (?<whom>${someone}|(?:${me})(?!\\p{L}))`, 'u'),
    ahead: new RegExp(`^.*(?<!\\p{L})(?<whom>${someone}|(?:${i}))(?:${needs})(?!\\p{L})`, 'su'),
    self: new RegExp(`^(?:${me}|${i})$`, 'u'),
  };
});

/** For whom each of the services is, as they were spoken of; null is the caller. Nothing where no two are for different people. */
export function ownersOf(said: string, language: Language, services: readonly Named[]): readonly (string | null)[] {
  if (services.length < 2) return [];
  const folded = foldCue(said);
  const { behind, ahead, self } = shapes[language];
  const whom = (pattern: RegExp, text: string) => pattern.exec(text)?.groups?.whom;
  const told = services.map(({ start, end }, at) => ({
    behind: whom(behind, folded.slice(end, services[at + 1]?.start)),
    ahead: whom(ahead, folded.slice(services[at - 1]?.end ?? 0, start)),
  }));
  // "I need a cleaning and a filling for my son": who only asks for it needs neither.
  const isOther = (one: string | undefined) => one !== undefined && !self.test(one);
  const needed = told.some((one) => isOther(one.ahead));
  const named = told.map((one, at) => one.behind ?? (needed || at > 0 ? one.ahead : undefined));
  const all = named.map((one, at) => one ?? named.slice(at).find((next) => next !== undefined) ?? named[at - 1]);
  if (all.some((one) => one === undefined) || new Set(all).size < 2) return [];
  return all.map((one = '') => (self.test(one) ? null : one));
}

/** Each of several visits with whom it is for, where that was said of each. */
export function withOwners({ said, language, mentions }: Seen, commands: readonly Command[]): readonly Command[] {
  const order = commands.flatMap((one) => (one.do === 'set-service' ? one.service : []));
  const services = order.flatMap((name) => mentions.services.find((one) => one.name === name) ?? []);
  const inPlace = services.toSorted((a, b) => a.start - b.start);
  const owners = services.length === order.length ? ownersOf(said, language, inPlace) : [];
  const isForOther = commands.find((one) => one.do === 'for-other');
  // "A cleaning and a filling for my son": both are his.
  if (owners.length === 0) {
    const rest = commands.filter((one) => one !== isForOther);
    return isForOther && order.length > 1
      ? rest.flatMap((one): Command[] => (one.do === 'set-service' ? [isForOther, one] : [one]))
      : commands;
  }
  return commands
    .filter((one) => one.do !== 'for-other')
    .flatMap((one): Command[] => {
      if (one.do !== 'set-service') return [one];
      const whose = owners[inPlace.findIndex(({ name }) => name === one.service)] ?? null;
      return whose === null ? [one] : [{ do: 'for-other', whose }, one];
    });
}
