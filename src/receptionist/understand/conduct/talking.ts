// Talking to somebody that is told of or come in for: "she said I should just come in and talk to somebody". A wish for a person on
// the line is one's own, and said to whoever answers.
import { onlyTalk } from '../../facts/price-asked.ts';
import { foldCue } from '../cues/cue.ts';
import { insists, onlyWithWhom } from '../kind-words.ts';
import type { Seen } from '../seen.ts';
import { plainlyNamed } from '../services/near.ts';
import type { Signs } from '../signs.ts';
import { sentenceOf } from '../text/sentences.ts';
import { kin } from '../who-comes/kin.ts';
import { asksWhoUnderstands } from './who-understands.ts';

/** Talking that was advised, or that one would come in for. */
const advised =
  /(?<!\p{L})(?:(?:was|were|been) told to (?:ask for|see|speak|talk)|(?:said|told (?:me|us)|says) to ask for|(?:dijeron|dijo|dicho) que (?:preguntara|preguntaramos|pregunte|preguntase) por|dit de demander|gesagt,? (?:dass )?(?:ich|wir) (?:soll|sollen|sollte|sollten) nach \p{L}+(?: \p{L}+)? fragen|(?:said|says|told (?:me|us)|thinks?|thought|suggest(?:s|ed)|recommend(?:s|ed)|advised|reckons) (?:.{0,30} )?(?:speak|talk|chat)|come (?:in |by |over |down )?(?:and|to) (?:speak|talk|chat|sit down)|(?:dijo|dijeron|dice|dicen|recomend\p{L}+|aconsej\p{L}+|sugiri\p{L}+) (?:.{0,30} )?habl\p{L}+|(?:ir|venir|pasar) a hablar|(?:a dit|ont dit|dit|conseill\p{L}+|recommand\p{L}+|suggere) (?:.{0,30} )?(?:parl\p{L}+|voir)|(?:venir|passer) (?:vous )?parler|(?:sagt|sagte|meint|meinte|gesagt|geraten|empfohlen|empfiehlt)(?:,? .{0,50})? (?:sprechen|reden)|vorbeikommen und (?:.{0,25} )?(?:sprechen|reden))(?!\p{L})/u;

const should = /(?<!\p{L})(?:should|ought|soll\p{L}*|hable|hablara|deberia|devrais|devais|parle)(?!\p{L})/u;
/** So many characters before a clause belong to who said it. */
const leadMax = 40;

/**
 * "I don't need to talk to anyone", "no need to put anybody on": nobody is asked for. "I don't want to talk to a machine" asks for
 * somebody.
 */
export const wantsNobody = (folded: string): boolean =>
  /(?<!\p{L})(?:(?:don'?t|do not|no) (?:need|have|want) to (?:talk|speak|chat) (?:to|with) (?:any(?:one|body)?|some(?:one|body)|a person|you)|(?:no need (?:for you )?to|(?<!if )you (?:don'?t|do not) (?:have|need) to|(?<!if )you needn'?t) (?:put|get|connect|transfer|fetch|bother|disturb|interrupt|pull) (?:me (?:to )?)?(?:any(?:one|body)|some(?:one|body)|him|her|them|the (?:doctor|boss|owner|manager)|dr\.? \p{L}+)|(?:don'?t|do not|dont|no need to|needn'?t|rather not) (?:(?:put|patch) (?:me|us) (?:through|over)|(?:transfer|connect) (?:me|us))(?: to (?:any(?:one|body)|some(?:one|body)|a person))?(?= *(?:[.,;!]|$)|,? (?:please|just|i(?:'m| am)?)(?!\p{L}))|no me (?:pase|comunique|transfiera)\p{L}* con (?:nadie|alguien)|ne me (?:passez|transferez|mettez) (?:pas|personne)|(?:verbinden|stellen) sie mich (?:\p{L}+ ){0,2}(?:nicht|mit niemandem|zu niemandem)|no (?:hace falta|es necesario|hay) que (?:me )?(?:pase|pasen|comunique|comuniquen|ponga|pongan|moleste|molesten)|(?:pas besoin de|inutile de) (?:me )?(?:passer|deranger) (?:quelqu'un|personne)|(?:sie mussen|du musst|bitte) (?:mir |mich )?(?:niemanden|keinen|nicht) (?:\p{L}+ ){0,2}(?:holen|geben|verbinden|durchstellen|storen)|no (?:necesito|quiero|hace falta|hay que) hablar con (?:nadie|alguien)|(?:pas besoin de|veux pas|faut pas) parler (?:a|avec) (?:quelqu'un|personne)|(?:muss|brauche|will|mochte) (?:\p{L}+ ){0,2}(?:mit )?(?:niemanden?m?|keinem|nicht mit jemandem) (?:zu )?(?:sprechen|reden))(?!\p{L}| (?:else|but|except|other than|mas que|que no sea|sauf|d'autre|ausser))/u.test(
    folded,
  );

/** Is the talking only told of, in an utterance that wants a visit? */
export function tellsOfTalking(clause: Signs, { whole, mentions, said }: Seen): boolean {
  // "She said, I should talk to somebody": who said it stands right before.
  const from = should.test(clause.folded) ? Math.max(0, clause.start - leadMax) : clause.start;
  const { start } = sentenceOf(clause, said);
  if (!advised.test(foldCue(said.slice(Math.max(start, from), clause.end)))) return false;
  return mentions.wishes.length > 0 && (mentions.services.length > 0 || whole.cue('book') || whole.cue('appointment'));
}

/** "I need to talk to somebody about a will": where talking about it is what can be booked, that. Who wants a human, or one now, wants one. */
const toSomebody =
  /(?<!\p{L})(?:(?:talk|speak|chat) (?:to|with) (?:someone|somebody|an? (?:lawyer|attorney|advisor|adviser|specialist|accountant|doctor|expert)|one of (?:you|your \p{L}+)) about|hablar con (?:alguien|un[oa]? (?:abogad[oa]|asesora?|especialista|contadora?|doctora?)) (?:sobre|acerca|de)|parler (?:a|avec) (?:quelqu'un|une? (?:avocate?|conseill\p{L}+|specialiste|comptable|medecin)) (?:de|d'|d|a propos|au sujet)|mit (?:jemandem|eine[mr] (?:anwalt|anwaltin|berater\p{L}*|steuerberater\p{L}*|spezialist\p{L}*|arzt|arztin)) (?:uber|wegen))(?!\p{L})/u;
const isTalkedOf = ({ whole, mentions, heard }: Seen): boolean =>
  toSomebody.test(whole.folded) &&
  !calls.test(whole.folded) &&
  heard.state.personAsked === 0 &&
  mentions.services.some(({ name, score }) => score >= plainlyNamed && onlyTalk.test(foldCue(name)));

/** "I'll talk to my husband", "lo hablo con mi esposo": who is talked to is nobody of the house. */
const ofOwnHouse = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:(?:talk|speak|chat)(?: (?:it|this|that) over)? (?:to|with)|check with|run (?:it|this|that) by) (?:my|our) (?:${kin.en}|family)`,
    `(?:(?:lo |la )?(?:hablo|hablare|platico|platicare|consulto|consultare)|hablar(?:lo)?|platicar(?:lo)?|consultar(?:lo)?) con mis? (?:${kin.es}|familia)`,
    `(?:en (?:parle|parlerai|reparle|parler)|voir) (?:a|avec) (?:mon|ma|mes) (?:${kin.fr}|famille)`,
    `mit mein(?:em|er|en) (?:${kin.de}|familie)(?: \\p{L}+){0,2} (?:\\p{L}*sprechen|\\p{L}*reden|spreche|rede)`,
  ].join('|')})(?!\\p{L})`,
  'u',
);

type Around = {
  readonly isQuestion: boolean;
  readonly bare: boolean;
  readonly asksPrice: boolean;
  readonly times: boolean;
};

/** "I'd like to talk to Dr. Feld about an implant. Could I come in on Monday?": whom one comes to talk to, on a day that is named. */
const comes =
  /(?<!\p{L})(?:(?:come|stop|drop|swing) (?:in|by|over)|(?:get|be) seen|an? (?:appointment|appt|visit)|pasar(?:me)?|venir|una cita|passer|un (?:rendez-vous|rdv)|(?:vorbei)?kommen|einen termin)(?!\p{L})/u;
const comesToTalk = (seen: Seen): boolean =>
  seen.mentions.services.length > 0 &&
  seen.mentions.wishes.length > 0 &&
  (comes.test(seen.whole.folded) || proposesHour(seen)) &&
  !calls.test(seen.whole.folded);
/** "I'd like to go over it with Mr. Voss. Would Thursday at three work?": an hour that is proposed is for a meeting. */
const proposesHour = ({ said, mentions }: Seen): boolean =>
  mentions.wishes.some((one) => {
    const { start, end } = sentenceOf(one, said);
    const sentence = foldCue(said.slice(start, end));
    return (
      one.wish.date !== undefined && one.wish.time !== undefined && suits.test(sentence) && !ofStanding.test(sentence)
    );
  });
const suits =
  /(?<!\p{L})(?:(?:would|does|could|can|will|is) .{3,60} (?:work|suit|be (?:ok|okay|possible|good|all right)|possible|free|open|do)|(?:how|what) about|(?:podria|puede|pudiera) ser|que tal|(?:seria|es) posible|me (?:viene|queda|iria) bien|(?:serait|est)(?:-il|-ce)? possible|(?:ca|cela) (?:irait|serait|marche\p{L}*)|et (?:lundi|mardi|mercredi|jeudi|vendredi|samedi)|(?:ginge|geht|passt|passte|ware)(?: es| das)?)(?!\p{L})/u;
/** An hour of what stands already. */
const ofStanding = /(?<!\p{L})(?:my|our|mine|have|had|mi|mis|tengo|mon|ma|j'ai|mein\p{L}*|habe|hatte)(?!\p{L})/u;
const calls =
  /(?<!\p{L})(?:on the (?:phone|line)|right now|put me (?:through|on)|transfer|call me|call back|al telefono|ahora mismo|au telephone|tout de suite|ans telefon|am telefon|sofort|verbinden)(?!\p{L})/u;

/** Is a person of the house wanted on the line? */
export function wantsPerson(clause: Signs, seen: Seen, { isQuestion, bare, asksPrice, times }: Around): boolean {
  const { folded } = clause;
  const { asked, personAsked } = seen.heard.state;
  if (personAsked > 0 && asked === 'reason' && !isQuestion && insists.test(folded)) return true;
  const staff = seen.mentions.staff.some((one) => one.start >= clause.start && one.end <= clause.end + 1);
  if (clause.cue('is-in') && staff && !times) return true;
  // "She said I should just come in and talk to somebody", before a visit that is wished for, wants nobody on the line.
  if (asksPrice || wantsNobody(folded) || ofOwnHouse.test(folded) || tellsOfTalking(clause, seen)) return false;
  if (asksWhoUnderstands(seen.said, folded)) return false;
  if ((staff && comesToTalk(seen)) || (!staff && isTalkedOf(seen))) return false;
  const says = clause.cue('person') && !clause.cue('no-booking');
  return says || (clause.sounds('person') && !bare && !onlyWithWhom.test(folded));
}

/** "Take care, bye": the words of a parting are no wish for care. */
export const onlyParts = (clause: Signs): boolean =>
  clause.cue('bye') &&
  clause.folded.trim().split(/\s+/).length <= partingWordsMax &&
  !(['book', 'want', 'cancel', 'move', 'message', 'question'] as const).some((one) => clause.cue(one));
const partingWordsMax = 5;
