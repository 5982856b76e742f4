// Sure words by which it is told what a clause is for, folded: what gives a visit up or changes it, whose it is, and what only sounds so.
import { whatIf } from './questions/asks-of-visit.ts';
import type { Seen } from './seen.ts';
import { surelyNamed } from './services/near.ts';
import { isNewHere } from './services/new-here.ts';
import type { Signs } from './signs.ts';
import { tellsTrouble } from './wishes/tells-trouble.ts';

/** "When does my dog have to stop eating?": "she" is the caller's own, and nobody whose visits are a secret. */
export const ownAnimal =
  /(?<!\p{L})(?:(?:my|our) (?:\p{L}+ )?(?:dogs?|pup(?:py|pies)?|cats?|kittens?|pets?|horses?|rabbits?|bunn(?:y|ies)|birds?|parrots?|hamsters?|guinea pigs?)|(?:mis?|nuestr[oa]s?) (?:perr\p{L}+|gat\p{L}+|mascotas?|conej\p{L}+|caballos?|pajaros?|loros?)|(?:ma|mon|mes|notre|nos) (?:\p{L}+ )?(?:chien(?:ne)?s?|chat(?:te|on)?s?|lapins?|cheval|chevaux|oiseaux?|perroquet)|(?:mein|unser)\p{L}* (?:\p{L}+ )?(?:hund\p{L}*|katzen?|kater|welpen?|kaninchen|hasen?|pferde?|vogel|papagei))(?!['’\p{L}])/u;

/** "Can I drop it off Monday?": what is brought is not called off. */
export const handsOver =
  /(?<!\p{L})(?:drop(?:ping|ped)?(?: \S+){0,4}? off|drop-?off|bring(?:ing)? (?:it|him|her|them|my|the|our)|leave (?:it|my (?:car|truck|bike|dog|cat)) (?:with|at|there))(?!\p{L})/u;

/** "About Thursday's visit, can you do Friday instead?": of two days one is given up. */
export const insteadOf =
  /(?<!\p{L})(?:instead|rather than|en (?:vez|lugar) de|a la place|au lieu d[eu']|statt(?:dessen)?|anstatt|anstelle)(?!\p{L})/u;

/** "Thursday's", "vom Montag": a visit by its day. */
export const ofDay =
  /(?<!\p{L})(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)'s|(?:del|de este) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|du (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|vom (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag))(?!\p{L})/u;

/** "Any chance of a trim tomorrow? With Chloe please": says with whom, and asks for nobody on the line. */
export const onlyWithWhom =
  /^[^\p{L}]*(?:w\/?|with|con|avec|mit|bei|chez) (?:\p{L}+\.? ?){1,3}(?:[, ]*(?:please|pls|plz|if (?:possible|(?:she|he|they)(?:'s| is|'re| are) (?:around|there|free|in|available|working))|por favor|porfa|si se puede|s'il vous plait|svp|si possible|bitte|wenns? (?:es )?geht))?[^\p{L}]*$/u;

/** "Was it cancelled?", "¿Cancelaron la cita?", "Ist der Termin abgesagt?". */
export const whetherDone =
  /^[^\p{L}]*(?:(?:hi|hello|hey|and|so|but|sorry|hallo|und)[ ,!.]+)*(?:was|is|has|were|are|have|did)(?: (?!(?:i|we|you|there|possible|too)(?!\p{L}))[\p{L}']+){1,6} (?:cancell?ed|moved|changed|rescheduled|postponed)(?!\p{L})|^[^\p{L}]*have you (?:already )?(?:cancell?ed|moved|changed|rescheduled|postponed)(?!\p{L})|^[^\p{L}]*(?:(?:hallo|und)[ ,!.]+)*(?:ist|sind|wurden?|war|hat|haben)(?: (?!moglich(?!\p{L}))[\p{L}']+){1,6} (?:abgesagt|verschoben|storniert|verlegt)(?: worden)?(?!\p{L})|(?<!\p{L})(?:(?:cancel|anul|cambi)aron|movieron|(?:fue|esta|ha sido|quedo) (?:cancel|anul|cambi|movid)ad[oa]|(?:est|a(?:-t-(?:il|elle|on))?|ont|ete)(?: (?:deja|bien|ete|ils))* (?:annule|deplace|reporte|decale)e?s?)(?!\p{L})/u;

/** "Why not a cleaning on Friday?" asks for no reason, and "does Friday work too?" changes nothing that is booked. */
export const proposes =
  /(?<!\p{L})(?:(?:ginge|geht) (?:[^.?!]{0,20} )?(?:auch|stattdessen|statt)(?= *[?!.]| *$)|why (?:not|don't (?:we|i)|can't (?:we|i))|pourquoi (?:pas|ne pas)|warum nicht|wieso nicht|por que no)(?!\p{L})/u;

/** "Friday doesn't work for me any more", beside another day. */
export const suitsNoMore =
  /(?<!\p{L})(?:(?:doesn't|does not|won't|isn't going to|not going to) (?:work|suit|fit)(?: out)?(?: (?:for )?(?:me|us)| any ?more| any longer| after all)+|no longer works?(?: for (?:me|us))?|(?:ca|cela) (?:ne )?(?:me |nous )?(?:marche|va|convient|joue|passe|colle|arrange) plus|ya no (?:me|nos) (?:queda|viene|va|sirve|conviene|acomoda)(?: bien)?|(?:geht|klappt|passt|haut) (?:\p{L}+ ){0,3}(?:nicht mehr|doch nicht))(?!\p{L})/u;

/** "I need a different time", "ich bräuchte einen anderen Termin": of what is booked, though the same breath says what does not suit. */
export const wantsAnotherTime =
  /(?<!\p{L})(?:(?:have|need|want|get|find|give me|got|like) (?:an?|any)? ?(?:another|different|other|new) (?:slot|time|day|date)s?(?: (?:for|available for) (?:me|us|my|our)|(?= *(?:[,.?!]|$)))|(?:brauche|brauchte|mochte|hatte gerne?|hatte)(?: ich)?(?: gerne?| bitte)? (?:einen|nen) anderen termin|(?:necesito|quiero|quisiera) (?:otro horario|otra (?:hora|fecha)|otro dia)(?= *(?:[,.?!]|$)| para mi cita)|(?:il me (?:faut|faudrait)|j'aurais besoin d'|je voudrais) ?(?:une? )?autre (?:creneau|horaire|date|jour)(?= *(?:[,.?!]|$)| pour mon))(?!\p{L})/u;

/** Says of itself what it denies. */
export const notOnTime =
  /(?<!\p{L})(?:(?:won't|can't|not going to|not gonna) (?:be (?:there )?|make it |arrive |get there )on time|no (?:voy a )?(?:llego|llegar|llegare) a tiempo|(?:ne serai|n'arriverai|ne serons) pas a l'heure|(?:nicht|kaum) (?:punktlich|rechtzeitig))(?!\p{L})/u;

/** "My meeting got cancelled": what became of something else asks for nothing. */
export const elseCancelled =
  /(?<!\p{L})(?:(?:got|was|were|(?:has|have|had) been) (?:just |suddenly )?(?:cancel?led|called off)|se (?:me |nos )?(?:cancelo|anulo)|(?:me|nos) (?:cancel|anul)aron|(?:a|ont) ete annule\p{L}*|(?:wurden?|ist|sind)(?: \p{L}+){0,3} (?:abgesagt|ausgefallen|gestrichen)(?: worden)?)(?!\p{L})/u;

/** "I'm supposed to bring it in tomorrow": of what stands in the diary. */
export const wasToCome =
  /(?<!\p{L})(?:(?:supposed|due|meant|scheduled|booked|down) (?:to|for|in|at)|was (?:going )?to (?:come|bring|see)|(?:tenia|teniamos|debia) que? ?(?:ir|llevar|venir|pasar|traer)|iba(?:mos)? a (?:ir|llevar|venir|pasar|traer)|dev(?:ais|ions) (?:venir|passer|vous|amener|apporter)|(?:suis|etais) cense\p{L}*|(?:sollte|sollten) (?:ich|wir)|(?:ich|wir) (?:sollte|sollten))(?!\p{L})/u;

/** "My wife made an appointment for Thursday" tells it. */
export const tellsOfKin =
  /(?<!\p{L})(?:(?:my|our) \p{L}+ (?:(?:has|had|already) )*(?:made|booked|scheduled|took|got|set up|cancell?ed|moved|changed)|(?:mi|nuestr[oa]) \p{L}+ (?:ya )?(?:reservo|hizo|saco|pidio|cambio|cancelo|movio|agendo)|(?:ma|mon|notre) \p{L}+ (?:a|avait) (?:(?:deja|bien) )?(?:pris|reserve|fait|annule|deplace|change)|(?:mein|unser)e? \p{L}+ (?:hat|hatte) (?:.{0,40} )?(?:gebucht|vereinbart|ausgemacht|gemacht|reserviert|abgesagt|verschoben))(?!\p{L})/u;

/** Words for somebody else, or a name that is none of the first word's. */
export const ofSomebody =
  /(?<!\p{L})(?:he|she|his|her|hers|him|their|them|ella|ellos|elle|ils|ihm|seine?|neighbou?r|vecin[oa]|voisine?|nachbar\p{L}*|(?:mr|mrs|ms|miss|dr|senora?|monsieur|madame|herrn?|frau) \p{L}+|\p{L}+'s|client|patient|customer|cliente?|paciente|kunde|kundin)(?!\p{L})/u;

/** "If it isn't down yet, please tell him …": what is denied is not the telling. */
export const tells =
  /(?<!\p{L})(?:please |just )(?:tell|let|have|ask) (?:him|her|them|\p{L}+)(?!\p{L})|(?<!(?:\p{L}|n't ))(?:just|only|simply) (?:take|leave|get|write|jot)(?: \p{L}+){0,2} (?:message|note)(?!\p{L})|(?<!\p{L})(?:solo|nomas|simplemente) (?:tome|deje|anote|pase)\p{L}* (?:\p{L}+ )?(?:recado|mensaje)(?!\p{L})|(?<!\p{L})(?:(?:prenez|notez|laissez) )?(?:juste|simplement) un (?:message|mot)(?!\p{L})|(?<!\p{L})(?:nur|einfach|bloss) eine (?:\p{L}+ )?nachricht(?!\p{L})|(?:digale|diganle|dites-(?:lui|leur)|sagen sie (?:ihm|ihr|ihnen|bitte))(?!\p{L})|(?:que me (?:llame|escriba|hable)n?|qu(?:e |')(?:.{1,25} )me (?:rappell|ecriv|recontact|telephon)\p{L}+|(?:moge|soll|sollte|kann|konnte|mochte)n? (?:mir|mich|uns) (?:.{0,25} )?(?:schreiben|sagen|anrufen|zuruckrufen))(?!\p{L})/u;

/** Whoever was asked what it is about, and only wants a person once more. */
export const insists =
  /(?<!\p{L})(?:human|person|somebody|someone|anybody|anyone|humano|persona|alguien|humain|personne|quelqu'un|mensch\p{L}*|jemand\p{L}*)(?!\p{L})/u;

/** "Something came up, we won't make it": who gives a visit up without a word of it denies, or drops something. */
export const givesUp =
  /(?<!\p{L})(?:cancel\p{L}*|annul\p{L}*|absag\p{L}*|stornier\p{L}*|not|no|never|nothing|cannot|\p{L}+n't|cant|wont|skip|miss|drop|forget|scrap|scratch|bail|off|(?:came|come|comes) up|back(?:ing)? out|ya|nunca|olvid\p{L}*|surgi\p{L}*|pas|plus|rien|oubli\p{L}*|empech\p{L}*|imprevu|nicht|kein\p{L}*|nie|dazwischen\p{L}*|entfall\p{L}*|ausfall\p{L}*|vergess\p{L}*|streich\p{L}*|verhindert|ab)(?!\p{L})/u;

/** "Did you get both?", "so it's all set?": what was done is to be told once more. */
export const recap =
  /^(?:[\p{L}']+,? ){0,3}(?:did (?:you|u|it|that|they|both) (?:get|do|book|cancel|catch|go|all|both|put)|(?:is|are) (?:it|that|they|both|everything|all) (?:all |both |now )*(?:set|done|booked|in|confirmed|cancelled)|(?:ya )?(?:quedo|quedaron|esta|estan) (?:las dos|los dos|todo|ambas|ambos|lista?s?|apuntad\p{L}+|agendad\p{L}+)|(?:c'est|tout est) (?:bien |tout )*(?:note|reserve|enregistre|annule)|(?:ist|sind|haben sie) (?:jetzt |nun )?(?:beides|beide|alles|das) (?:drin|gebucht|notiert|eingetragen|erledigt))(?!\p{L})/u;

const becameOf =
  '(?:(?:cancell?|book|mov|schedul|reschedul|chang)ed|off|on|(?:cancel|anul|reserv|agend|apunt|cambi)ad[oa]s?|(?:annul|reserv|not|inscrit|deplac)(?:ee?s?)?|abgesagt|storniert|gebucht|eingetragen|verschoben|drin|notiert)';

/** "So the cleaning is off and the exam on Friday is booked?": what became of two is to be told once more, and none is changed. */
export const recapOfTwo = new RegExp(
  `^[^?]{0,90}(?<!\\p{L})${becameOf}(?!\\p{L})[^?]{0,12}(?<!\\p{L})(?:and|y|e|et|und)(?!\\p{L})[^?]{0,120}(?<!\\p{L})${becameOf}(?:,? (?:right|correct|verdad|correcto|c'est (?:ca|bien ca)|richtig|oder|stimmt's))?[^\\p{L}?]*\\?`,
  'u',
);

/** "My appointment on the 23rd stays as it is": one is spoken of, and nothing is to be done about it. */
export const staysAsItIs =
  /(?<!\p{L})(?:(?:stays?|stands?|remains?|can stay|is staying)(?: \p{L}+)? (?:as (?:it|they) (?:is|are|was|were)|put|the same|unchanged)|no (?:need to )?changes?(?: (?:there|to (?:it|that|my \p{L}+)))?[^\p{L}]*$|(?:se queda|queda|sigue|se mantiene) (?:igual|como esta|tal cual)|(?:reste|restent|demeure) (?:comme (?:il|elle) est|tel(?:le)? quel(?:le)?|inchange\p{L}*|maintenu\p{L}*)|bleib(?:t|en) (?:\p{L}+ ){0,2}(?:wie (?:er|sie|es) ist|bestehen|so|gleich|unverandert))(?!\p{L})/u;

/** "I'd need an appointment for my tax return. Friday at two, would that be possible?": one that is asked for is not booked yet, and neither is a first one. */
export const asksForOne = ({ clauses, whole }: Seen): boolean =>
  isNewHere(whole.folded) ||
  clauses.some((one) => one.sounds('sureBook') && one.cue('book') && oneVisit.test(one.folded));
const oneVisit =
  /(?<!\p{L})(?:an? (?:appointment|appt|visit|booking|reservation)|(?:una? )(?:cita|turno|reserva|visita)|(?:un|d'un|une|d'une) (?:rendez-vous|rdv|reservation|seance)|(?:einen?|nen) (?:termin|buchung|reservierung))(?!\p{L})/u;

/** "I can't bring it Thursday. Could we make it the Tuesday after?": the day that was to be is told first, then another. */
export function putsOff(clause: Signs, { clauses, mentions }: Seen): boolean {
  const daysOf = ({ start, end }: Signs) =>
    mentions.wishes.filter((one) => one.start >= start && one.start < end).flatMap(({ wish }) => wish.date ?? []);
  const [day] = daysOf(clause);
  if (day === undefined || !clause.sounds('moveOfDays')) return false;
  // "Can I bring it Thursday? Oh no, Thursday I'm late, Friday rather": of the wish itself, and of no visit that stands.
  const wished = (date: string, until: number) =>
    clauses.some((one) => one.end <= until && one.cue('question') && one.cue('want') && daysOf(one).includes(date));
  return clauses.some(
    (one) =>
      one.end <= clause.start &&
      (one.negated || wasToCome.test(one.folded)) &&
      daysOf(one).some((before) => before !== day && !wished(before, one.start)),
  );
}

/** "She was so patient", "they come highly recommended": praise, however much it sounds like a complaint. */
const praises =
  /(?<!\p{L})(?<!(?:not|isn't|wasn't|no|pas|nicht|kein|keine) (?:\p{L}+ )?)(?:patient|patiente?s?|paciente|geduldig\p{L}*|gentle|lovely|wonderful|amazing|fantastic|recommend\p{L}*|recomend\p{L}*|recommand\p{L}*|empfohlen|empfehl\p{L}*|amables?|gentille?s?|merveilleu\p{L}*|heard (?:so many |such |only |really )?(?:good|great|nice)|(?:so|very|really|tres|muy|sehr) (?:kind|good|nice|gut|nett|bien|buen[oa]s?|bonne?s?))(?!\p{L})/u;

/** "The knee's been complaining ever since", "my pug's claws are getting ridiculous": what hurts, creaks or grows complains of nobody. */
export const ailing =
  /(?<!\p{L})(?:the|my|our|his|her|its|that|this|left|right) (?!(?:\p{L}+ )?(?:wife|husband|daughter|son|mother|mom|mum|father|dad|sister|brother|kids?|boys?|girls?|boyfriend|girlfriend|partner|neighbou?rs?|boss|tenants?|customers?|clients?|guests?|family|friends?|people)(?!\p{L}))(?:\p{L}+ )?\p{L}+(?:'s|'ve| is| are| has| have| keeps?| kept| started| starts)(?: been| to)? (?:complain(?:ing)?|acting up|giving me (?:trouble|grief))(?! (?:to me )?(?:about|of) (?:you|your))(?!\p{L})|(?<!\p{L})(?:my|our|his|her|their) (?!(?:\p{L}+ ){0,2}(?:bills?|charges?|invoices?|waits?|prices?|quotes?|estimates?|treatments?|experiences?|services?|appointments?|fees?|orders?|deliver\p{L}+|cakes?|refunds?|deposits?|total|costs?)(?!\p{L}))(?:\p{L}+(?:'s)? ){1,3}(?:is|are|'s|has|have)(?: \p{L}+)? (?:getting|gotten|becoming|become|got) ridiculous(?!\p{L})/u;

/** "It had slipped my mind": who forgot something is unhappy with nobody but himself. */
const ownSlip =
  /(?<!\p{L})(?:(?:i|we) (?:\p{L}+ )?(?:forgot|had forgotten)|slipped my mind|(?:se me|me|lo) (?:habia |he |hemos )?olvid\p{L}*|(?:j'ai|je l'ai|je l'avais|j'avais|on a|on avait|nous avons|nous avions) (?:\p{L}+ )?oublie\p{L}*|(?:ich|wir)(?: (?!nie(?:mals)?(?!\p{L}))\p{L}+){0,5} vergessen|(?:habe|hatte) ich(?: \p{L}+){0,4} vergessen)(?!\p{L})/u;

/** "My lab's two and not fixed": what was never done to an animal, and nothing of its own that was to be mended. */
const notNeutered =
  /(?<!\p{L})(?:(?:not|isn't|aren't|never been|hasn't been|ain't)(?: \p{L}+)? (?:neutered|spayed|castrated)|intact (?:male|female|dog)|(?:labs?|labrador|retriever|golden|doodles?|\p{L}*poodles?|\p{L}+doodle|shepherd|husky|beagle|terrier|bulldog|frenchie|corgi|pit ?bull|boxer|chihuahua|dachshund|collie|yorkie|pug|rottweiler|dogs?|pup(?:py|pies)?|cats?|kittens?|tomcat|rabbits?)(?:'s)?,?(?: (?:is|are|was|he's|she's|they're|who|that|and|but|still|just|only|about|almost|an?|male|female|boy|girl|\d+|one|two|three|four|five|six|seven|eight|nine|ten|years?|months?|weeks?|old),?){0,8} (?:not|isn't|aren't|never been|hasn't been|ain't)(?: yet| even)? fixed|no (?:esta |ha sido )?(?:castrad|esterilizad|operad)[oa]|(?:n'est |est )?pas (?:encore )?(?:castre|sterilise)e?|(?:nicht|noch nicht|un) ?(?:kastriert|sterilisiert))(?!\p{L})/u;

/** "I'm at my job all day": where the caller is. */
const atWork =
  /(?<!\p{L})(?:(?:i'm|im|i am|we're|we are|i'll be|we'll be) (?:at|stuck at) (?:my |our |the )?(?:work|job|jobs|office|school)|(?:i|we|we both|my husband and i|my wife and i) work (?:all day|full[- ]?time|days|nights|till|until)|(?:estoy|estamos|ando) (?:trabajando|en el trabajo|en la oficina)|trabaj(?:o|amos) todo el dia|(?:je suis|on est|nous sommes) (?:au (?:travail|bureau|boulot)|en deplacement)|(?:je travaille|on travaille|nous travaillons) (?:toute la journee|a temps plein)|(?:ich bin|wir sind)(?: \p{L}+){0,3} (?:auf|bei|in) (?:der )?arbeit|(?:ich|wir) arbeiten? (?:den ganzen tag|ganztags))(?!\p{L})/u;
const unhappy =
  /(?<!\p{L})(?:nobody|no one|still|never|again|wait(?:ed|ing)|wrong|broke|supposed to|nadie|otra vez|esperando|personne|encore|attend\p{L}*|niemand|wieder|warte\p{L}*)(?!\p{L})/u;

/** Whoever says so is unhappy with nobody of the house. */
export const withNobody = (folded: string): boolean =>
  [praises, ownSlip, ailing, notNeutered].some((one) => one.test(folded)) ||
  (atWork.test(folded) && !unhappy.test(folded));

/** Says itself that something booked is to be moved. */
export const movesIt =
  /(?<!\p{L})(?:mov(?:e|ed|ing)|push\p{L}*|reschedul\p{L}*|chang\p{L}*|shift\p{L}*|switch\p{L}*|mover\p{L}*|cambi\p{L}*|deplac\p{L}*|decal\p{L}*|verschieb\p{L}*|verleg\p{L}*|i have one|my (?:appointment|visit|booking))(?!\p{L})/u;

/** "My drain is clogged, I'm in the Bronx": what a visit is for is told, and nobody is late for one. */
const tellsWhatFor = ({ mentions, whole }: Seen): boolean =>
  tellsTrouble(whole.folded) && mentions.services.some(({ score }) => score >= surelyNamed);

/** An hour of a visit is asked for, or what is free on a day, so that nobody is late for it. */
export const asksForTime = (seen: Seen): boolean =>
  seen.heard.state.frames.length === 0 && (tellsWhatFor(seen) || wishesForTime(seen));

const wishesForTime = ({ mentions, whole }: Seen): boolean =>
  mentions.wishes.some(({ wish }) => wish.time !== undefined || (wish.date !== undefined && whole.cue('available'))) &&
  (whole.cue('available') ||
    whole.cue('book') ||
    (whole.cue('want') && mentions.services.length > 0) ||
    (whole.cue('question') && !whole.cue('appointment')));

const supposesOneself = new RegExp(
  `^\\P{L}*(?:(?:and|so|but|ok|okay|oh|y|pero|et|mais|und|aber)[ ,]+)*(?:${whatIf}|if) (?:i|i'm|im|we|we're|my|yo|llego|llegamos|me|je|j'|on|nous|ich|wir)(?!\\p{L})`,
  'u',
);

/** "And if I'm like 15 minutes late", which nobody has to mark as a question: what holds then? */
export const asksIfLate = (clause: Signs): boolean =>
  (clause.cue('late') || clause.sounds('late')) && supposesOneself.test(clause.folded);

/** "You won't go through my pictures, are you?": a tag behind what is asked, and nothing asked of whoever answers. */
export const onlyTags = ({ folded, start }: Signs, whole: string): boolean =>
  (start > 0 && tag.test(folded) && !ofAnswerer.test(whole)) ||
  takesPlan.test(folded) ||
  (isTrade.test(folded) && !ofAnswerer.test(folded));
/** "Are you a Trek dealer?" asks of the house. */
const isTrade =
  /(?<!\p{L})(?:are (?:you|u|y'all|you guys)|(?:es|son) ustede?s?|(?:etes|est)-vous|vous etes|sind sie) (?:an?|una?|une?|ein\p{L}* )? ?(?:\p{L}+ ){0,3}(?:dealers?|shop|store|clinic|firm|company|franchise|distributors?|distribuidor\p{L}*|concesionario|revendeurs?|concessionnaire|handler|vertragshandler|fachgeschaft)(?!\p{L})/u;
/** "Do you accept Humana?": a plan that sounds like a human is paid with. */
const takesPlan =
  /(?<!\p{L})(?:accept\p{L}*|tak(?:e|es|ing)|honou?r|cover(?:ed|s)?|bill|in.?network with|acept\p{L}*|acepte\p{L}*|prenez|nehmen|akzeptier\p{L}*) (?:\p{L}+ )?humana(?!\p{L})/u;
/** "So you're a real person, are you?" does ask it. */
const ofAnswerer =
  /(?<!\p{L})(?:humans?|persons?|real|live|robots?|bots?|chatbots?|machines?|computers?|ai|recordings?|automated|persona|maquina|humano|humana|personne|humain|humaine|mensch\p{L}*|roboter|maschine|automat)(?!\p{L})/u;
const tag =
  /^\P{L}*(?:(?:are|aren't|do|don't|did|will|won't|would|can|could|have|is|isn't) (?:you|u|they|it|he|she|we|i)|right|(?:verdad|no|cierto)|(?:n'est-ce pas|non|hein)|(?:oder|ne|nicht wahr|stimmt's))\P{L}*$/u;

/** "Is this a real person or one of those bots?" asks what answers, and for nobody else. */
export const asksWhatThisIs =
  /^\P{L}*(?:(?:hi|hello|hey|um|so|wait|ok|sorry|hola|oiga|perdon|bonjour|pardon|hallo|moment)\P{L}+)*(?:is (?:this|it)|are you|am i (?:talking|speaking|chatting)|(?:es|esto es|hablo con|estoy hablando con)|(?:vous etes|est-ce que (?:je|vous|c'est)|c'est|je parle)|(?:sind (?:sie|das)|bist du|ist das|spreche ich|rede ich))(?!\p{L})(?!.*(?<!\p{L})(?:can|could|may|want|need|rather|prefer|quiero|puedo|prefiero|voudrais|veux|puis|mochte|will|kann|lieber)(?!\p{L}))/su;

/** "Quería cambiar mi clase del jueves": a session of one's own is a visit, and no thing that is changed for another. */
export const ownSession =
  /(?<!\p{L})(?:my (?:\p{L}+ )?(?:lesson|class|session|consultation|meeting|massage|haircut|cleaning|check-?up|tour|charter|fitting)|(?:mi|nuestra|nuestro) (?:clase|leccion|sesion|consulta|corte|masaje|limpieza|visita|reunion|revision)|(?:mon|ma|notre) (?:cours|lecon|seance|consultation|coupe|massage|visite|reunion|detartrage)|meine?n? (?:stunde|kurs|sitzung|beratung|massage|unterricht|haarschnitt|besuch|reinigung))(?!\p{L})/u;

/** "A bill for a visit I canceled two days ahead": what was called off before. */
export const offBefore =
  /(?<!\p{L})(?:(?:visit|appointment|appt|one|session|class|lesson|booking)(?: that| which)? (?:i|we)(?:'d| had| already)? cancell?ed|(?:cita|clase|visita|reserva) que (?:ya )?(?:cancele|anule|habia cancelado)|(?:rendez-vous|cours|seance|visite) que j'(?:ai|avais) annulee?|(?:termin|kurs|stunde),? (?:den|die) ich (?:.{0,20} )?abgesagt)(?!\p{L})/u;

/** "Ich sage alle Termine ab". */
export const saysOff = /(?<!\p{L})sagen?(?: \p{L}+){1,6} ab(?!\p{L})/u;
