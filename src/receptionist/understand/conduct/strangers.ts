// Who is no customer: machines, sellers, wrong numbers. Their talk is ended, and hanging up on a customer costs most; so one rule
// holds for all three: beside the sign nobody asks for anything of their own or tells what they got from the house, and nothing is
// under way or done but where a machine's very words break in. A word of the trade alone, or a phrase that people use as well,
// wants a second sign.
import type { Language } from '../../business.ts';
import type { Command } from '../../commands.ts';
import { saysOff } from '../kind-words.ts';
import { supplies } from '../messages/leaves-word.ts';
import { callsOffEvery } from '../own-visits/every-visit.ts';
import { bareAsked, onlyNames, type Seen } from '../seen.ts';
import { surelyNamed } from '../services/near.ts';
import { asksForOffer } from '../text/sentences.ts';
import { disputesCharge } from './wrong-charge.ts';

export type Stranger = 'robot' | 'spam' | 'wrong-number';

/** What somebody says who needs something, by language, over folded text. */
const ownNeed: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}'])(?:(?<!all (?:that )?)(?:i|we)(?:'d|'m|'re| would| am| are)? (?:(?:just|really|also|still|only|actually|do) )*(?:need|want(?! to (?:talk|speak|tell|show|offer|introduce|share|help))|looking for(?! (?:the (?:person|owner|manager)|whoever|someone who handles))|like (?:to (?:book|know|have|get|ask|see|order|pay|hire)|an?|some)|trying to (?:book|find|get|fix)|wonder|hoping|meant to(?! (?:call|reach|dial|phone|ring)(?!\p{L})))|(?:i|i've|i'm) (?:(?:just|really|also|still) )*(?:(?:got|get|have)(?! (?:an? |the )?(?:great |special |quick )?(?:wrong|offer|deal|solution|proposal|question for))|had|think|lost|paid|getting|having|selling|starting)|my (?!name|bad|mistake|fault|apolog|error|company|team|colleague|firm|boss|agency|call|manager|records)\p{L}+|mine|(?:can|could|may) (?:i|we)(?! (?:speak|talk|ask who|have (?:a|just a) (?:moment|minute)|interest|offer|show|help|tell))|do i|am i|for me|call(?:ing)? (?:me )?back|leave (?:him|her|them|dr|a message for))(?!\p{L})/u,
  es: /(?<!\p{L})(?:(?:necesito|necesitamos|quiero|quisiera|queria|me gustaria|busco|ando buscando)(?! (?:ofrecer|hablar|presentar|mostrar|platicar))|tengo(?! una (?:oferta|propuesta|promocion))|tuve|me (?:duele|llego|dieron|cobraron|falla|urge)|se me|mis? (?!nombre|empresa|compania|agencia|equipo|colega)\p{L}+|puedo (?!hablar|ofrecer|presentar)\p{L}+|para mi)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:j'ai(?! (?:(?:fait|compose|du|faire) )*(?:une? |le )?(?:offre|proposition|solution|mauvais|faux))|je (?:cherche(?! a joindre)|veux(?! vous)|voudrais(?! (?:vous|parler))|souhaite(?! (?:vous|parler))|souhaiterais(?! (?:vous|parler)))|j'aimerais(?! (?:vous|parler))|il me faut|j'avais|mon (?!nom|entreprise|equipe|collegue)\p{L}+|ma (?!societe|boite|collegue)\p{L}+|mes (?!services)\p{L}+|puis-je(?! (?:parler|vous))|pour moi)(?!\p{L})/u,
  de: /(?<!\p{L})(?:ich (?:(?:nur|gern|auch|dringend) )?(?:brauche|suche|habe(?! (?:ein|da ein|fur sie) (?:\p{L}+ )?(?:angebot|vorschlag)| mich (?:wohl |leider )?(?:verwahlt|geirrt|verhort)| (?:die |eine )?falsche nummer gewahlt)|hatte|mochte(?! (?:ihnen|sie|mit))|will(?! ihnen)|wollte(?! (?:ihnen|sie|mit|eigentlich|zu[rm]?|bei)(?!\p{L}))|benotige)|mein(?:e[nmrs]?)? (?!name|firma|unternehmen|team|kolleg|agentur)\p{L}+|unser(?:e[nmrs]?)? (?!firma|unternehmen|team|agentur|angebot|produkt|software)\p{L}+|kann ich(?! (?:mit|ihnen))|bei mir|mir)(?!\p{L})/u,
};

/** Tells of a message or a call that they got, mostly from the house, or asks what it was about. */
const toldOf =
  /(?<!\p{L})(?:(?:got|received|missed|answering|returning|about(?! your)) (?:an?|your|the|this|that|another) (?:\p{L}+[ -]){0,3}(?:messages?|calls?|voicemails?|texts?|e-?mails?|reminders?|robocalls?|recordings?)|(?:message|call|voicemail|text|e-?mail|reminder|recording) (?:from (?:you|y'all)|(?:that )?you (?:sent|left|made))|what(?:'s| is| was) (?:that|this|it) (?:all )?about|what (?:does|did) (?:that|it|this) mean|recib(?:i|imos)|me (?:llego|mandaron|enviaron|llamaron|dejaron)|(?:mensaje|llamada|correo)(?: \p{L}+)? (?:de|por) (?:ustedes|parte de ustedes)|(?:j'ai|on a|nous avons|ai) (?:bien )?(?:recu|eu) (?:une?|votre|un de vos)|(?:message|appel|courriel|rappel)(?: \p{L}+)? de (?:vous|votre part|chez vous)|(?:nachricht|anruf|mitteilung|e-?mail|sms|ansage|erinnerung) (?:von ihnen|aus ihrem haus)|(?:nachricht|anruf|mitteilung|e-?mail|sms|ansage|erinnerung)(?: [\p{L}.]+){0,4} (?:bekommen|erhalten|gekriegt)|was (?:heisst|bedeutet|soll) das)(?!\p{L})/u;

/**
 * Tells what the house's machine said, and so is none: "your line told me to press 1 and then hung up". A seller's own "our system
 * said" and "my boss asked me to" tell of no such thing.
 */
const quotes =
  /(?<!\p{L})(?:your (?:\p{L}+ ){0,2}(?:line|system|machine|recording|voicemail|message|robot|voice|menu)(?: (?:then|just|only|that))? (?:told|said|says|asked|tells|keeps|kept|wants me)|(?<!our (?:\p{L}+ ){0,2})(?:line|system|machine|recording|voicemail|message|robot|voice|menu)(?: (?:then|just|only|that))? (?:told|asked|tells|asks|keeps telling|kept telling|wants) (?:me|us)|(?:it|you|they|which|that)(?: (?:just|then|only|kept|keeps))? (?:told|asked|tells|asks|telling|asking) (?:me|us) to|hung up|cut me off|(?<!nuestr[oa] (?:\p{L}+ ){0,2})(?:linea|sistema|contestadora|maquina|grabacion|mensaje)(?: \p{L}+){0,2} (?:me |nos )(?:dijo|dice|decia|pidio|pide)|su (?:linea|sistema|contestadora|maquina|grabacion|mensaje)(?: \p{L}+){0,2} (?:que )?(?:dijo|dice|decia|pidio|pide)|(?<!(?:(?:mi|nuestr[oa]) \p{L}+|jef[ea]) )me (?:dijo|dijeron|pidio|pidieron)|(?:me )?colg(?:o|aron)|(?<!(?:mon|ma|notre|nos) (?:\p{L}+ ){1,2})(?:m'a|nous a) (?:dit|disait|demande|demandait)|votre (?:\p{L}+ ){1,3}(?:me |qui )?(?:dit|disait|demande|demandait)|raccroche|(?:ihr|euer)e? (?:\p{L}+ ){0,2}(?:band|system|ansage|maschine|automat|anrufbeantworter|computer|stimme|leitung)(?: \p{L}+){0,2} (?:sagte|sagt|meinte|bat|gesagt)|aufgelegt|(?<!(?:mein|unser)\p{L}* \p{L}+ )(?:hat|haben)(?: \p{L}+){0,2} (?:mir|mich|uns)(?: \p{L}+){0,2} (?:gesagt|gebeten))(?!\p{L})/u;

/** Something of the caller's does not do what it should; "your site doesn't rank" is a seller's. */
const trouble =
  /(?<!(?:your|su|votre|ihre?) (?:\p{L}+ ){0,3})(?<!\p{L})(?:(?:won't|doesn't|does not|will not|can't|cannot) (?:print|start|work|turn|open|close|drain|flush|run|connect|load|charge|boot|stop|heat|cool|ring|lock|move|log|send|fit|shut)|(?:isn't|is not|aren't|stopped|quit|not) (?:work|print|start|drain|cool|heat|charg|load|flush|runn|connect|spinn)ing|(?:an? |the |is |are |keeps )(?:\p{L}+ )?(?:leak(?:s|ing)?|clog(?:ged)?|broken|dripping|crash(?:es|ing|ed)?|jam(?:med)?|stuck|cracked|overflowing)|broke(?: down)?|no (?:funciona|imprime|arranca|enciende|prende|abre|cierra)|descompuest[oa]|averiad[oa]|una (?:fuga|gotera)|ne (?:marche|fonctionne|demarre|imprime|s'ouvre) (?:pas|plus)|en panne|casse?e?s?|une fuite|(?:geht|funktioniert|druckt|lauft|startet|offnet|schliesst) nicht|kaputt|undicht|defekt|verstopft|tropft)(?!\p{L})/u;

/** Puts a number right that was given: "it should be 617 …". */
const putRight =
  /(?<!\p{L})(?:(?:it|that|the number) (?:should|was (?:supposed|meant) to) (?:be|have been)|the (?:right|correct) (?:one|number)|deberia ser|(?:el )?(?:correcto|bueno) es|(?:ce|ca) (?:devrait|doit) etre|le bon (?:numero )?est|(?:es|sie) (?:sollte|muss(?:te)?) .{0,30}(?:sein|heissen|lauten)|(?:die )?richtige (?:nummer )?(?:ist|lautet))(?!\p{L})/u;

/** Of a machine's talk, but of people's as well. */
const machinesToo =
  /(?<!\p{L})(?:(?:automated|(?:pre-?)?recorded) (?:message|call|line|announcement)|(?:mensaje|llamada) (?:grabad[oa]|automatic[oa]|pregrabad[oa])|(?:message|appel) (?:enregistre|automatique)|(?:automatische|aufgezeichnete)r? (?:nachricht|ansage|mitteilung|anruf)|this (?:is|call is) an? (?:important|urgent) (?:call|message|notice|announcement|reminder)|(?:has|have) been suspended|final notice|is not available|leave (?:a|your) message|do not hang up|your (?:account|listing|warranty|service|license|vehicle|policy)|verify your|expire[sd]?|act now|ha sido suspendid[oa]|su (?:cuenta|garantia|servicio)|ultimo aviso|llamada importante|no cuelgue|a ete suspendue?|votre (?:compte|garantie|abonnement)|dernier avis|appel important|ne quittez pas|wurde gesperrt|ihr (?:konto|vertrag|zugang)|letzte mahnung|wichtige (?:nachricht|mitteilung|ansage)|legen sie nicht auf)(?!\p{L})/gu;

/** What sellers sell to shops, and what customers of such a shop come for. */
const wares =
  /(?<!\p{L})(?:seo|search engine|first[- ]page|page one|google ranking|lead generation|leads? for your|marketing (?:agency|services|company|solution)|merchant services|credit card processing|payment processing|business (?:loan|funding|financing|line of credit|advance)|working capital|web(?:site)? (?:design|redesign|development)|solar panels?|energy (?:provider|supplier|rates)|electricity rates|office supplies|toner|payroll (?:service|provider)|posicionamiento|(?:agencia|servicios) de (?:marketing|publicidad)|paneles solares|prestamos? (?:para|comercial|de negocio)|terminal(?:es)? de pago|primer(?:a|os) (?:pagina|lugares) (?:de|en) google|referencement|agence (?:de )?(?:marketing|communication|web)|panneaux solaires|(?:terminal|terminaux) de paiement|pret (?:professionnel|aux entreprises)|creation de sites?|premiere page (?:de|sur) google|suchmaschinenoptimierung|(?:marketing|werbe)agentur|solaranlagen?|photovoltaik|kartenterminal|(?:firmen|geschafts|unternehmens)kredit|webdesign|google[- ]?(?:ranking|eintrag|seite)|ersten seite (?:bei|von|auf) google)(?!\p{L})/u;

/** Speaks for a firm, and of what is the business's own. */
const sellersTalk =
  /(?<!\p{L})(?:(?:we|our (?:company|team|firm|agency)) (?:\p{L}+ ){0,2}(?:offer|provide|sell|help|speciali[sz]e|install|represent|work with)|your (?:business|company|office|website|web ?site|listing|shop|practice|bill|rates|store|firm|clinic)|are you (?:the owner|interested|currently|happy with|paying)|(?:this is|my name is|i'm) \p{L}+(?: \p{L}+)? (?:from|with|calling from)|calling (?:from|(?:about|regarding) your(?! (?:\p{L}+ ){0,2}(?:polic(?:y|ies)|hours|prices?|pricing|fees?|parking|cancell?ations?|refunds?|vouchers?|gift (?:cards?|certificates?)|class(?:es)?|lessons?|courses?|packages?|openings?|waitlist|discounts?)(?!\p{L})))|pre-?approved|qualif(?:y|ies|ied) for|ofrecemos|somos (?:una|de)|le (?:llamo|hablo|ofrezco|ofrecemos)|su (?:negocio|empresa|pagina|sitio|local)|nous (?:proposons|offrons|sommes)|je vous (?:appelle|propose|contacte)|votre (?:entreprise|site|commerce|societe)|wir (?:bieten|sind|machen ihnen)|ich (?:rufe|biete)|ihr(?:e[nmrs]?)? (?:unternehmen|firma|betrieb|webseite|website|geschaft))(?!\p{L})/u;

/** "Will our faces end up on your website?": the website is where something of theirs is, and nothing that a seller would mend. */
const ownOnSite =
  /(?<![\p{L}'])(?:my|our|me|us|i|we|mis?|nuestr[oa]s?|nosotr[oa]s|nos|je|nous|mon|ma|mes|notre|ich|wir|mein\p{L}*|unser\p{L}*|mich|uns)(?![\p{L}'])[^.?!]*(?<!\p{L})(?:(?:on|onto|in|through|via|from|off) your (?:website|web ?site|site|listing)|(?:en|por|desde) su (?:pagina|sitio)|(?:sur|par|via) votre site|(?:auf|uber) ihrer? (?:website|webseite))(?!\p{L})/gu;
/** "There are errors on your website": what a seller found there, or would do about it. */
const mendsSite =
  /(?<!\p{L})(?:errors?|issues|rank\p{L}*|help you|improv\p{L}*|traffic|visib\p{L}*|errores|mejor(?:ar\p{L}*|amos)|trafico|posicion\p{L}*|erreurs?|amelior\p{L}*|trafic|fehler|verbesser\p{L}*|besucherzahl\p{L}*|sichtbar\p{L}*)(?!\p{L})/u;

/** "I'm leaving a message for Beto": whoever leaves one is no machine that asks for it. */
const ownMessage =
  /(?<!\p{L})(?:i(?:'d| would|'m| am|'ll| will)? (?:like to |want to |just )?leav(?:e|ing) (?:you )?an? (?:message|note)|(?:dejo|quiero dejar|quisiera dejar|le dejo) (?:un )?(?:mensaje|recado)|je (?:laisse|voudrais laisser) un (?:message|mot)|ich (?:hinterlasse|mochte) (?:.{0,20} )?(?:nachricht))(?!\p{L})/u;

/** "I got the date wrong": a mistake, but not about whom one called. */
const mistakenElse =
  /(?<!\p{L})(?:wrong (?:date|day|time|hour|size|color|colour|name|address|price|service|appointment)|me equivoque de (?!numero)|trompee? de (?!numero)|falsche[nrs]? (?:tag|datum|uhrzeit|zeit|name|adresse|termin)|im (?:tag|datum) geirrt)/u;

const countOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].length;

/** Says with a wrong number that it is the house that was called: a number that is read back may be wrong too. */
const calledWrong =
  /(?<!\p{L})(?:sorry|o+ps|whoops|shoot|my bad|apologies|dialed|dialled|misdialed|called|meant to|bye|goodbye|perdon|disculpe|lo siento|ay|marque|me equivoque|adios|pardon|desolee?|excusez|trompee?|oups|au revoir|entschuldigung|sorry|ups|verwahlt|verbunden|tschuss)(?!\p{L})/u;
/** With more words something else is said too. */
const mistakenWordsMax = 14;

/** "Oh shoot, you're movers? Sorry, wrong number. Bye.", with a visit under way: nothing but that is said. */
function isOnlyMistaken({ whole: { folded }, heard, mentions }: Seen): boolean {
  const { asked } = heard.state;
  if (asked === 'phone' || asked === 'code' || asked === 'message' || /\d/u.test(folded)) return false;
  if (mentions.wishes.length > 0 || mentions.phone !== null) return false;
  return calledWrong.test(folded) && folded.split(/\s+/u).length <= mistakenWordsMax;
}

/** Whom the utterance shows to be no customer, or null. */
function strangerIn(seen: Seen, opening: boolean): Stranger | null {
  const { whole, mentions, heard, language } = seen;
  const { folded } = whole;
  const visits =
    mentions.wishes.length > 0 ||
    whole.cue('book') ||
    whole.cue('move') ||
    whole.cue('cancel') ||
    whole.cue('appointment');
  const named = mentions.services.some((one) => one.score >= surelyNamed);
  const needs = ownNeed[language].test(folded);
  // Who supplies the house sells it nothing new.
  if (needs || toldOf.test(folded) || quotes.test(folded) || supplies(folded)) return null;

  const { frames, done, messages } = heard.state;
  const underway = frames.length > 0;
  if (whole.cue('robot') && !(underway && visits)) return 'robot';
  // A message that was only offered keeps nobody from saying that they meant somebody else.
  const offered = frames.every((frame) => frame.flow === 'message' && frame.proposed && frame.body === undefined);
  if (underway && done.length === 0 && whole.cue('wrong-number') && (offered || isOnlyMistaken(seen)))
    return 'wrong-number';
  if (underway || done.length > 0 || messages > 0) return null;
  const customer = visits || named || ownMessage.test(folded) || disputesCharge(folded);
  const likeMachine = countOf(machinesToo, folded);
  if (opening && likeMachine >= 3) return 'robot';
  if (
    opening &&
    !customer &&
    (whole.sounds('machine') || likeMachine >= 2 || (likeMachine > 0 && whole.sounds('machineToo')))
  )
    return 'robot';
  if (opening && !whole.cue('appointment')) {
    const asks = (['ask-question', 'ask-price', 'book'] as const).some((one) => whole.score(one) >= 0.9);
    const hasWares = wares.test(folded);
    const isOwn = whole.cue('question') && !hasWares && !mendsSite.test(folded);
    const hasTalk = sellersTalk.test(isOwn ? folded.replace(ownOnSite, ' ') : folded);
    const sounds = whole.sounds('sales') && !asksForOffer(folded, language);
    const sells = whole.cue('sales') || (!named && ((hasWares && hasTalk) || ((hasWares || hasTalk) && sounds)));
    if (!asks && !trouble.test(folded) && sells) return 'spam';
  }
  // "Is this the hotel?" asks whom it has reached, which is told.
  const sounds = whole.sounds('wrongNumber') && !whole.cue('question') && !mistakenElse.test(folded);
  if (mentions.phone !== null || putRight.test(folded)) return null;
  if (!customer && (whole.cue('wrong-number') || sounds)) return 'wrong-number';
  return null;
}

/** Machines, sellers, wrong numbers and those who give the assistant orders. */
export function noCustomer(seen: Seen, opening: boolean): Command | null {
  const stranger = strangerIn(seen, opening);
  if (stranger) return { do: stranger };
  const { whole } = seen;
  // "Cancel the kids' appointments" only sounds like one who gives orders; nobody's but their own are theirs to cancel.
  const ofVisit = whole.cue('appointment') || seen.mentions.services.length > 0;
  const ofEvery = callsOffEvery(seen.said);
  const changesVisit = (ofVisit || ofEvery) && (whole.cue('cancel') || whole.cue('move') || saysOff.test(whole.folded));
  const { asked } = seen.heard.state;
  // "Dass ich die Strümpfe jetzt habe", asked what is to be passed on, orders nobody about.
  const answers = asked === 'message' || (bareAsked(asked) && onlyNames(seen));
  if (whole.cue('orders') || (whole.sounds('orders') && !whole.cue('question') && !changesVisit && !answers))
    return { do: 'orders' };
  return null;
}
