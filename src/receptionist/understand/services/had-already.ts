// "I did my first visit last week", "ya terminé la valoración": what is told as done is not what is wanted now.
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';
import type { Seen } from '../seen.ts';
import type { Named } from './near.ts';

/** A clause in which a service was had; the service stands at the §. */
const having = {
  en: "(?:i|we)(?:'ve| have)? (?:(?:already|just) )?(?:did|had|done|finished|completed) (?:\\p{L}+ ){0,2}§",
  es: '(?:(?:me|nos) hicieron|hice|hicimos|tuve|tuvimos|termine|terminamos) (?:\\p{L}+ ){0,2}§',
  fr: "(?:j'ai|on a|nous avons) (?:deja )?(?:fait|eu|passe|termine) (?:\\p{L}+ ){0,2}§",
  de: '(?:hab|habe|haben|hatte|hatten) .*§.* (?:gehabt|gemacht|abgeschlossen|hinter mir|hinter uns)|§.* (?:hab|habe|haben|hatte|hatten) .*(?:gehabt|gemacht|abgeschlossen|hinter mir|hinter uns)|hatten? (?:ich |wir )?(?:schon|bereits|letzte\\p{L}*) .*§',
};
const had = eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${having[language]})`, 'u'));
/** Several that somebody has: "I have two crowns", "j'ai trois couronnes". */
const several =
  /(?<!\p{L})(?:(?:i|we)(?:'ve got| have(?: got)?)|tengo|tenemos|j'ai|nous avons|ich habe?|wir haben)(?: already| ya| deja| schon)? (?:two|three|four|five|six|seven|eight|nine|ten|some|several|lots of|many|\d+|dos|tres|cuatro|cinco|varias|varios|muchas|deux|trois|quatre|cinq|plusieurs|zwei|drei|vier|funf|mehrere|viele|einige) (?:[\p{L}\d]+ ){0,4}§(?!\P{L}*(?:\p{L}+ ){0,2}(?:to (?:get|be|have|book|do)|that|which|due|left|scheduled|booked|pending|pendientes?|por|que|a faire|zu|machen))/u;
/** The visit that is asked for beside it, without a word for those: "can you do them Friday?" has one. */
const ofThose =
  /(?<!\p{L})(?:them|those|these|both|all|one|\p{L}+(?:rlas|rlos)|las|los|les|celles|ceux|diese|alle|beide)(?!\p{L})/u;
/** "It has hurt since my filling", "the day after the cleaning": by which a time is told. */
const since =
  /(?<!\p{L})(?:(?:days?|weeks?|hours?|months?|right|ever|shortly|soon) (?:after|since)|since|(?:dias?|semanas?|horas?) despues de|desde|(?:jours?|semaines?|heures?|lendemain) (?:apres|de)|depuis|(?:tage?n?|wochen?|stunden?) nach|seit) (?:my|the|our|his|her|that|mi|la|el|su|ma|mon|la|le|l'|der|dem|den|meine[rm]|unsere[rm])(?: last)? ?(?:\p{L}+ )?§/u;
const already = /(?<!\p{L})(?:already|ya|deja|schon|bereits)(?!\p{L})/u;

/** The services that are still to come: one that was had gives way to another that is named; "already" had, it is none by itself. */
export function withoutHad({ said, clauses, language, whole }: Seen, services: readonly Named[]): readonly Named[] {
  if (whole.cue('another')) return services;
  const told = services.map((service) => {
    const clause = clauses.find(({ start, end }) => service.start >= start && service.start < end);
    const [from, to] = [clause?.start ?? 0, clause?.end ?? said.length];
    const text = foldCue(`${said.slice(from, service.start)}§${said.slice(service.start, to)}`);
    const isHad = had[language].test(text);
    const asksBeside = clauses.some(
      (one) =>
        one !== clause && (one.cue('question') || one.cue('book') || one.cue('want')) && !ofThose.test(one.folded),
    );
    const isTold = since.test(text) || (asksBeside && several.test(text));
    return { service, isHad: isHad || isTold, isPast: isTold || (isHad && already.test(text)) };
  });
  const open = told.filter((one) => !one.isHad);
  return (open.length > 0 ? open : told.filter((one) => !one.isPast)).map((one) => one.service);
}
