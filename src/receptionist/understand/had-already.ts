// "I did my first visit last week", "ya terminé la valoración": what is told as done is not what is wanted now.
import { eachLanguage } from '../models/text.ts';
import { foldCue } from './cues/cue.ts';
import type { Named } from './near.ts';
import type { Seen } from './seen.ts';

/** A clause in which a service was had; the service stands at the §. */
const having = {
  en: "(?:i|we)(?:'ve| have)? (?:(?:already|just) )?(?:did|had|done|finished|completed) (?:\\p{L}+ ){0,2}§",
  es: '(?:(?:me|nos) hicieron|hice|hicimos|tuve|tuvimos|termine|terminamos) (?:\\p{L}+ ){0,2}§',
  fr: "(?:j'ai|on a|nous avons) (?:deja )?(?:fait|eu|passe|termine) (?:\\p{L}+ ){0,2}§",
  de: '(?:hab|habe|haben|hatte|hatten) .*§.* (?:gehabt|gemacht|abgeschlossen|hinter mir|hinter uns)|§.* (?:hab|habe|haben|hatte|hatten) .*(?:gehabt|gemacht|abgeschlossen|hinter mir|hinter uns)|hatten? (?:ich |wir )?(?:schon|bereits|letzte\\p{L}*) .*§',
};
const had = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${having[language]})`, 'u'));
const already = /(?<!\p{L})(?:already|ya|deja|schon|bereits)(?!\p{L})/u;

/** The services that are still to come: one that was had gives way to another that is named; "already" had, it is none by itself. */
export function withoutHad({ said, clauses, language, whole }: Seen, services: readonly Named[]): readonly Named[] {
  if (whole.cue('another')) return services;
  const told = services.map((service) => {
    const clause = clauses.find(({ start, end }) => service.start >= start && service.start < end);
    const [from, to] = [clause?.start ?? 0, clause?.end ?? said.length];
    const text = foldCue(`${said.slice(from, service.start)}§${said.slice(service.start, to)}`);
    const isHad = had[language].test(text);
    return { service, isHad, isPast: isHad && already.test(text) };
  });
  const open = told.filter((one) => !one.isHad);
  return (open.length > 0 ? open : told.filter((one) => !one.isPast)).map((one) => one.service);
}
