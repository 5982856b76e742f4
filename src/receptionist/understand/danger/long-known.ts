// A breath that goes wrong in sleep and has for months: who snores wants a doctor's visit, and no ambulance. Words of alarm have no
// end, so none are listed: the danger is excused only where nothing is said beyond sleep, nose and snoring, how long it has been, who
// it is and the wish for a visit. One other word keeps it. Patterns are over folded text, in four languages.

/** Of breath: no other danger is long known. */
const ofBreath = /(?<!\p{L})(?:breath\p{L}*|respir\p{L}*|atm(?:en|et|e|ung)|luft|aire?)(?!\p{L})/u;
/** Who cannot breathe at all: a night alone makes that no habit. */
const noBreath =
  /(?<!\p{L})(?:can'?t|cannot|couldn'?t|barely|hardly|not|isn'?t|stopped|unable|gasping|no (?:puede|puedo|podia|logra|respira)|apenas|falta|ne respire|(?:peut|peux|respire) (?:plus|pas)|keine luft|nicht|kaum|atemnot)(?!\p{L})/u;

const habit =
  /(?<!\p{L})(?:snor(?:e|es|ed|ing|er)|sleep apn(?:o?)ea|apn(?:o?)ea|cpap|(?:through|by) (?:his|her|my|the|its) nose|ronc(?:a|o|an|ar|ando)|ronquidos?|apneas?|por la nariz|ronfl(?:e|es|er|ent|ait|ements?)|apnees?|par le nez|schnarch\p{L}*|(?:schlaf)?apnoe|durch die nase)(?!\p{L})/u;
const asleep =
  /(?<!\p{L})(?:(?:at|every|each) nights?|nights|nightly|(?:in|during) (?:his|her|my|the|its) sleep|(?:when|while) (?:he|she|i|it|they)(?:'s| is|'m| am)? (?:sleep\p{L}*|asleep)|(?:de|por la|por las|en la|cada|todas las) noches?|(?:al|cuando|mientras) (?:dorm\p{L}*|duerm\p{L}*)|la nuit|les nuits|chaque nuit|en dormant|(?:quand|lorsqu')(?: ?il| ?elle| je)? ?dor\p{L}*|nachts|jede nacht|(?:im|beim) schlaf\p{L}*|wenn (?:er|sie|ich) schlaf\p{L}*)(?!\p{L})/u;
const long =
  /(?<!\p{L})(?:for (?:(?:many|several|some|a few|a couple of|the (?:last|past)|over|about|\p{L}+|\d+) ){0,3}(?:months?|years?)|(?:months|years) now|since (?:he|she|i) (?:was|were) (?:little|small|born|a \p{L}+)|always (?:has|have|had|been)|(?:has|have|'ve|'s) always|(?:desde )?hace(?:n)? (?:\p{L}+ |\d+ ){0,3}(?:meses|anos?)|(?:lleva|llevo|llevamos)(?: \p{L}+| \d+){0,3} (?:meses|anos?)|desde (?:chiquit[oa]|nin[oa]|pequen[oa]|siempre)|depuis (?:\p{L}+ |\d+ |des |plusieurs |quelques ){0,3}(?:mois|ans?|annees|toujours|petite?)|seit (?:\p{L}+ |\d+ ){0,3}(?:monaten?|jahren?|jeher)|schon immer)(?!\p{L})/u;

/** Who breathes, though not well; without such a word there is no breath at all. */
const yetBreathing = /(?<!\p{L})(?:well|properly|right|easily|bien|correctement|normalement|gut|richtig)(?!\p{L})/u;
/** Of this very moment: a habit is not told so. */
const atThisMoment = /(?:'(?:s|m|re)|(?<!\p{L})(?:is|am|are)) (?:not )?(?:breathing|having)(?!\p{L})/u;

const neutral = new Set(
  [
    // who it is, and the small words
    'i me my he him his she her it its we us our they them their you your this that who s m re ve ll d t a an the and but or so of to in on at by for with when while there also too please hi hello thanks thank just',
    'husband wife partner son daughter kid child boy girl mother father mom mum dad brother sister grandfather grandmother grandpa grandma',
    'yo el ella ellos le lo la los las les me se te nos mi mis su sus nuestro nuestra un una unos unas y e o pero que de del al a en por para con cuando mientras tambien si hola gracias favor buenas buenos dias tardes',
    'esposo esposa marido mujer pareja hijo hija nino nina madre padre mama papa hermano hermana abuelo abuela',
    'je j il elle on nous vous ils elles lui leur moi mon ma mes ton son sa ses notre nos le la les l un une des du d et ou mais que qu qui c ce ca de a au aux en y pour par avec quand aussi bonjour merci plait',
    'mari femme compagnon compagne fils fille enfant mere pere maman papa frere soeur',
    'ich mir mich er ihm ihn sie ihr es wir uns man mein meine meinen meinem meiner sein seine seinen seinem ihre ihren ihrem der die das den dem des ein eine einen einem einer und oder aber dass zu im in am an bei beim mit fur von auch da bitte hallo danke',
    'mann frau partner sohn tochter kind junge madchen mutter vater bruder schwester opa oma',
    // to be, to have, to be able; how badly
    'is am are be been being was has have had having do does can cannot could not no always usually often sometimes think some',
    'trouble problem problems issue issues difficulty difficulties bad badly poorly hard loud loudly lot very really quite much such well properly right easily barely hardly sleep sleeps sleeping asleep nose',
    'es soy tiene tengo tenemos tener ha he han siempre suele puede puedo podemos podria no creo muy mucho mucha mal mala bien fuerte bastante apenas problema problemas dificultad dificultades duerme dormir dormido nariz sueno',
    'est suis ai as avons ont avoir etre ne n pas toujours souvent peut peux pourrait crois tres fort beaucoup mal mauvaise bien correctement normalement probleme problemes peine difficile difficulte difficultes dort dormir nez sommeil',
    'ist bin sind war hat habe haben hatte kann konnen konnte nicht immer oft glaube sehr stark laut viel so schlecht schlechte gut richtig kaum schwer probleme problem schwierigkeiten schlaft schlafen schlaf nase',
    // the wish for a visit
    'want wants would like need needs book booking appointment appointments visit come see seen check checked checkup exam look looked get make schedule doctor dentist somebody someone anyone about',
    'quiero quiere quisiera queremos necesito necesita necesitamos cita consulta visita reservar agendar pedir ver vea vean revisar revise revisen revision examen doctor doctora dentista alguien',
    'veux veut voudrais voudrait voulons aimerais besoin faut rendez vous rdv consultation visite prendre venir voir voie examiner examen controle docteur medecin dentiste quelqu',
    'will mochte mochten wurde brauche braucht brauchen termin termine buchen vereinbaren machen kommen sehen ansehen anschauen untersuchen untersuchung kontrolle arzt doktor zahnarzt jemand gern gerne',
    'monday tuesday wednesday thursday friday saturday lunes martes miercoles jueves viernes lundi mardi mercredi jeudi vendredi samedi montag dienstag mittwoch donnerstag freitag samstag',
  ].flatMap((words) => words.split(' ')),
);

const takenOut = [long, habit, asleep, ofBreath].map((one) => new RegExp(one, 'gu'));

/** Whether nothing is said beyond the habit, the sleep, the breath, how long, who it is and the wish for a visit. */
function saysNothingElse(folded: string): boolean {
  const rest = takenOut.reduce((left, one) => left.replace(one, ' '), folded);
  return (rest.match(/\p{L}+/gu) ?? []).every((word) => neutral.has(word));
}

/**
 * Whether the danger that was heard is the breath of a bad sleeper. `folded` is all that was said, `said` what was heard as danger
 * in it.
 */
export function isLongKnown(folded: string, said: string): boolean {
  if (!ofBreath.test(said) || !habit.test(folded)) return false;
  if (atThisMoment.test(folded) || !saysNothingElse(folded)) return false;
  if (noBreath.test(said)) return long.test(folded) && yetBreathing.test(folded);
  return asleep.test(folded) || long.test(folded);
}
