// What a line says that a message does not hold yet: its words by their stems, apart from those of passing on, calling back and
// courtesy. A denial that stands in only one of the two is new, and so is every figure, day and person. Four languages.
import type { Language } from '../../business.ts';
import { stem } from '../../models/stems.ts';
import { eachLanguage } from '../../models/text.ts';
import { foldCue } from '../cues/cue.ts';

type Words = {
  /** Taken out whole, before its words are looked at. */
  readonly phrases: string;
  /** Nothing is told with these alone. */
  readonly idle: string;
  /** They deny the word behind them. */
  readonly denials: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    phrases:
      "(?:do not|don't|dont|not) forget(?: to)?|pass(?:es|ed|ing)? (?:(?:it|that|this|the message|my message) )?(?:on|along)|that(?:'s| is) (?:all|it)|as soon as (?:possible|(?:he|she|they|you) can)|when (?:he|she|they|you) (?:can|gets? (?:a chance|back|in))|(?:there's |there is )?nothing else|no problem|(?:i|we)(?:'d| would) like|thank you so much|a lot(?= *$)",
    idle: "a an the this that these those it its it's he she they we you i me my mine us our him her them his their your one some any and or but so also too just only please pls kindly thanks thank ok okay alright right well great perfect wonderful awesome excellent cool fine oh ah yes yeah yep yup sure hi hello hey bye goodbye good then there here to of for about regarding concerning in at with by from if whether is are was were be been being am will would can could should shall may might must do does did done has have had having let lets tell tells told telling say says said ask asks asked asking remind reminds inform notify know knows give gives gave get gets got getting pass passes relay forward send message messages note word call calls called calling callback ring rings phone phones contact reach reaches back make makes making sure see need needs want wants like someone somebody anyone anybody folks guys still go goes going went gone come comes came coming check checks find out whoever thing stuff of ma'am sir doctor dr mr mrs ms actually really yet",
    denials:
      "not no never nobody none nothing without cannot can't don't doesn't didn't won't isn't aren't wasn't haven't hasn't couldn't wouldn't shouldn't dont cant didnt wont isnt",
  },
  es: {
    phrases:
      '(?:no )?se (?:me |le |les )?(?:olvide|olviden|vaya a olvidar)(?: de)?|no (?:olvide|olvides|olviden)(?: de)?|que no se (?:le|les) (?:olvide|pase)|nada mas|por favor|eso es todo|lo antes posible|cuando (?:pueda|puedan|tenga tiempo)|muchas gracias|asegur\\p{L}+(?: de)?(?: que)?|que se (?:entere|enteren)',
    idle: 'a al el la lo los las le les un una unos unas me mi mis te se su sus nos nuestro nuestra yo ella ellos ellas usted ustedes que de del y e o u en con por para sobre acerca si como pues entonces bueno bien claro perfecto excelente genial listo ok okay solo solamente nomas tambien hola gracias favor adios es era fue esta estan estaba son ser sea ha han he hay haya eso esto ese esa este esta aquello alguien cosa asunto tema puede pueden podria podrian puedo quiero quisiera necesito quiere haga hagame hagan diga digale digaselo diganselo paselo paseselo deselo digales digan diganle diganles decir decirle decirles dile dice dijo avise avisele avisen avisenle avisar avisarle avisa pase pasele paseles pasen pasenle pasar pasarle de dele den denle dar darle mensaje recado recordarle recuerdele recuerde pregunte preguntele pregunten preguntar preguntarle comente comentele informe informele llame llamen llama llamar llamarme llameme llamenme llamada devuelva devuelvan marque marquen marcarme hable hablen hableme hablarme comunique comuniquen comunicarse consulte seguro todavia senor senora senorita doctor doctora dr dra don dona ya vale',
    denials: 'no ni nunca jamas nadie nada sin ningun ninguna ninguno',
  },
  fr: {
    phrases:
      "n'oubliez (?:surtout )?pas(?: de| d')?|n'oublie pas(?: de| d')?|assurez-vous(?: bien)?(?: que| qu'| de)?|veillez a ce qu(?:e|')|s'il vous plait|s'il te plait|c'est tout|des que possible|quand (?:il|elle) (?:peut|pourra)|rien d'autre|merci beaucoup",
    idle: "a au aux le la les l un une des du de d et ou mais donc alors que qu qui ce c cela ca cette cet ces s y en je j tu il elle on nous vous ils elles me m te t se moi lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos pour sur avec dans par si est sont etait sera soit etre ai as ont avez avons avait aura ete juste seulement simplement bien aussi surtout merci parfait super tres svp plait oui ok hein d'accord bonjour salut revoir quelqu'un quelqu un quelque chose peut peux pouvez pourriez pourrait puisse voudrais voulais veux faut falloir faire fait faites dites dire direz dis dit demandez demander demande transmettez transmettre transmettrez passez passer passerez prevenez prevenir avertissez avertir informez informer signalez signaler rappelez rappeler rappelle rappellent appelez appeler appelle appellent contactez contacter contacte telephoner telephone message propos sujet docteur dr monsieur madame mme toujours n ne",
    denials: 'pas jamais rien personne aucun aucune sans',
  },
  de: {
    phrases:
      "vergessen sie (?:bitte )?nicht|nicht (?:zu )?vergessen|sorgen sie (?:bitte )?dafur|stellen sie (?:bitte )?sicher|achten sie (?:bitte )?darauf|so (?:bald|schnell) wie moglich|wenn (?:er|sie) kann|das (?:war|ist)(?: es|'s)? alles|sonst nichts|vielen dank",
    idle: 'der die das den dem des ein eine einen einem einer eines ich mich mir wir uns unser unsere unserer unserem unseren mein meine meiner meinem meinen meines er sie es ihm ihr ihnen ihn ihre ihren ihrem ihrer sein seine man jemand und oder aber also auch nur bloss einfach noch mal doch ja ok okay gut prima super perfekt wunderbar schon genau gern gerne bitte danke hallo tschuss dann dass ob wenn ist sind war waren sei wird werden wurde wurden hat haben habe hatte hatten soll sollen sollte sollten kann konnen konnten konnte mochte mochten will wollen wollte muss mussen lassen lass wegen uber von vom zu zum zur fur in im am bei beim mit um auf davon daruber dazu sagen sag sagt gesagt richten richte richtet ausrichten ausgerichtet aus geben gib gibt weiter weitergeben weitergegeben weiterleiten leiten mitteilen teilen fragen frag fragt nachfragen nach erinnern bescheid nachricht anrufen anruft angerufen an zuruckrufen zuruckruft zuruck ruckruf rufen ruft rufe melden meldet sicher sache thema herr herrn frau doktor dr wirklich',
    denials: 'nicht kein keine keinen keinem keiner nie niemals niemand nichts ohne',
  },
};

const of = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const tables = eachLanguage((language) => ({
  phrases: new RegExp(`(?<!\\p{L})(?:${words[language].phrases})(?!\\p{L})`, 'gu'),
  idle: of(words[language].idle),
  denials: of(words[language].denials),
}));

/** "I'll", "it's", "l'atelier", "qu'on": the ending or the article of a word is none of its own. */
const attached = /'(?:s|ll|re|ve|d|m)(?!\p{L})|(?<!\p{L})(?:l|d|j|m|t|s|n|c|qu)'(?=\p{L})/gu;

/** "No, just remind her": there is nothing else, and nothing is denied of what follows. */
const nothingElse =
  /^\P{L}*(?:no|nope|nah|non|nein|nee)(?=[,.!;]| (?:just|only|solo|nada mas|nomas|juste|seulement|nur|einfach)(?!\p{L}))/u;

type Contents = {
  readonly all: readonly string[];
  readonly stems: readonly string[];
  readonly denied: ReadonlySet<string>;
};

/** The words of a line by their stems, those that tell something among them, and what is denied in it. */
function contentsOf(text: string, language: Language): Contents {
  const { phrases, idle, denials } = tables[language];
  const bare = foldCue(text)
    .replace(nothingElse, ' ')
    .replace(phrases, ' ')
    .replace(language === 'de' ? /(?!)/u : attached, ' ');
  const all = bare.match(/[\p{L}\d]+(?:'\p{L}+)*/gu) ?? [];
  const stemOf = (word: string) => (/\d/u.test(word) ? word : stem(word, language));
  const near = (some: readonly string[]) => some.find((one) => !denials.has(one) && !thin.has(one));
  const denied = all.flatMap((word, at) => {
    if (!denials.has(word)) return [];
    const behind = near(all.slice(at + 1));
    // "Ça ne marche pas", "das geht nicht": the word that is denied stands before it.
    const before = behindVerb.has(word) ? near(all.slice(0, at).reverse()) : undefined;
    return [behind, before].filter((one) => one !== undefined).map(stemOf);
  });
  return {
    all: all.filter((word) => !denials.has(word)).map(stemOf),
    stems: all.filter((word) => !idle.has(word) && !denials.has(word)).map(stemOf),
    denied: new Set(denied),
  };
}
const behindVerb = of('pas jamais nicht nie niemals');
/** Nothing is denied with these but the word behind them. */
const thin = of(
  'the a an to be been yet even really me te se le les lo la los las nos el un una de d du des une plus encore ne n mehr noch ein eine der die das den zu ich er sie es',
);

/** The stems of a line that `held` does not hold; with the denials that stand in only one of the two. */
export function newTo(said: string, held: string, language: Language): readonly string[] {
  const line = contentsOf(said, language);
  const before = contentsOf(held, language);
  const isNew = (one: string) => !before.stems.includes(one);
  const flipped = [
    ...[...line.denied].filter((one) => !before.denied.has(one)),
    ...[...before.denied].filter((one) => line.all.includes(one) && !line.denied.has(one)),
  ];
  return [...line.stems.filter(isNew), ...flipped];
}

/** How many words a line has that tell something, names of people apart. */
export const tellsIn = (said: string, language: Language, names = ''): number =>
  contentsOf(said, language).stems.filter((one) => !contentsOf(names, language).stems.includes(one)).length;
