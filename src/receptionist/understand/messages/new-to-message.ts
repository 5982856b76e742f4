// What a line says that a message does not hold yet: its words by their stems, apart from those of passing on, calling back and
// courtesy. A denial that stands in only one of the two is new, and so is every figure, day and person. Four languages.
import type { Language } from '../../business.ts';
import { stem } from '../../models/stems.ts';
import { eachLanguage } from '../../models/text.ts';
import { otherForms, rootOf } from '../../models/word-roots.ts';
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
      "(?:do not|don't|dont|not) forget(?: to)?|pass(?:es|ed|ing)? (?:(?:it|that|this|the message|my message) )?(?:on|along)|that(?:'s| is) (?:all|it)|as soon as (?:possible|(?:he|she|they|you) can)|when (?:he|she|they|you) (?:can|gets? (?:a chance|back|in))|(?:there's |there is )?nothing else|no problem|at least|in touch(?: with)?|by (?:e-?mail|phone|text)|(?:i|we)(?:'d| would) like|thank you so much|a lot(?= *$)",
    idle: "team a an the this that these those it its it's he she they we you i me my mine us our him her them his their your one some any and or but so also too just only please pls kindly thanks thank ok okay alright right well great perfect wonderful awesome excellent cool fine oh ah yes yeah yep yup sure hi hello hey bye goodbye good then there here to of for about regarding concerning in at with by from if whether is are was were be been being am will would can could should shall may might must do does did done has have had having let lets tell tells told telling say says said ask asks asked asking remind reminds inform notify know knows give gives gave get gets got getting pass passes relay forward send message messages note word call calls called calling callback ring rings phone phones contact reach reaches back make makes making sure see need needs want wants like someone somebody anyone anybody folks guys still go goes going went gone come comes came coming check checks find out whoever thing thing's stuff able gonna wanna ought write writes writing text texts email emails mail e hear hears heard ma'am sir doctor dr mr mrs ms actually really yet",
    denials:
      "not no never nobody none nothing without cannot can't don't doesn't didn't won't isn't aren't wasn't haven't hasn't couldn't wouldn't shouldn't dont cant didnt wont isnt",
  },
  es: {
    phrases:
      '(?:no )?se (?:me |le |les )?(?:olvide|olviden|vaya a olvidar)(?: de)?|no (?:olvide|olvides|olviden)(?: de)?|que no se (?:le|les) (?:olvide|pase)|nada mas|por favor|eso es todo|lo antes posible|cuando (?:pueda|puedan|tenga tiempo)|muchas gracias|asegur\\p{L}+(?: de)?(?: que)?|que se (?:entere|enteren)|(?:por|al) (?:menos|lo menos)|en contacto|por (?:correo|telefono)',
    idle: 'equipo venir a al el la lo los las le les un una unos unas me mi mis te se su sus nos nuestro nuestra yo ella ellos ellas usted ustedes que de del y e o u en con por para sobre acerca si como pues entonces bueno bien claro perfecto excelente genial listo ok okay solo solamente nomas tambien hola gracias favor adios es era fue esta estan estaba son ser sea ha han he hay haya eso esto ese esa este esta aquello alguien cosa asunto tema puede pueden podria podrian puedo quiero quisiera necesito quiere haga hagame hagan diga digale digaselo diganselo paselo paseselo deselo digales digan diganle diganles decir decirle decirles dile dice dijo avise avisele avisen avisenle avisar avisarle avisa pase pasele paseles pasen pasenle pasar pasarle de dele den denle dar darle mensaje recado recordarle recuerdele recuerde pregunte preguntele pregunten preguntar preguntarle comente comentele informe informele llame llamen llama llamar llamarme llameme llamenme llamada devuelva devuelvan marque marquen marcarme hable hablen hableme hablarme comunique comuniquen comunicarse consulte escriba escriban escribir escribirme escribame escribanme mande mandeme manden mandenme envie envieme envien enviarme contacten contacte correo mail email va van vaya vas voy ir poder podra podran pueda puedan seguro todavia senor senora senorita doctor doctora dr dra don dona ya vale',
    denials: 'no ni nunca jamas nadie nada sin ningun ninguna ninguno',
  },
  fr: {
    phrases:
      "n'oubliez (?:surtout )?pas(?: de| d')?|n'oublie pas(?: de| d')?|assurez-vous(?: bien)?(?: que| qu'| de)?|veillez a ce qu(?:e|')|s'il vous plait|s'il te plait|c'est tout|des que possible|quand (?:il|elle) (?:peut|pourra)|rien d'autre|merci beaucoup|au moins|en contact|coup de (?:fil|telephone)|par (?:e-?mail|mail|courriel|telephone)",
    idle: "equipe venir direz dira direz a au aux le la les l un une des du de d et ou mais donc alors que qu qui ce c cela ca cette cet ces s y en je j tu il elle on nous vous ils elles me m te t se moi lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos pour sur avec dans par si est sont etait sera soit etre ai as ont avez avons avait aura ete juste seulement simplement bien aussi surtout merci parfait super tres svp plait oui ok hein d'accord bonjour salut revoir quelqu'un quelqu un quelque chose peut peux pouvez pourriez pourrait puisse voudrais voulais veux faut falloir faire fait faites dites dire direz dis dit demandez demander demande transmettez transmettre transmettrez passez passer passerez prevenez prevenir avertissez avertir informez informer signalez signaler rappelez rappeler rappelle rappellent appelez appeler appelle appellent contactez contacter contacte telephoner telephone ecrire ecrit ecrive ecrivent ecrivez ecrira envoie envoyer envoyez mail courriel email appel rappel pourra pourront pouvoir va vais vont aller message propos sujet docteur dr monsieur madame mme toujours n ne",
    denials: 'pas jamais rien personne aucun aucune sans',
  },
  de: {
    phrases:
      "vergessen sie (?:bitte )?nicht|nicht (?:zu )?vergessen|sorgen sie (?:bitte )?dafur|stellen sie (?:bitte )?sicher|achten sie (?:bitte )?darauf|so (?:bald|schnell) wie moglich|wenn (?:er|sie) kann|das (?:war|ist)(?: es|'s)? alles|sonst nichts|vielen dank|zumindest|wenigstens|hauptsache|in verbindung|(?:per|eine) (?:e-?mail|mail|nachricht)",
    idle: 'team kommen der die das den dem des ein eine einen einem einer eines ich mich mir wir uns unser unsere unserer unserem unseren mein meine meiner meinem meinen meines er sie es ihm ihr ihnen ihn ihre ihren ihrem ihrer sein seine man jemand und oder aber also auch nur bloss einfach noch mal doch ja ok okay gut prima super perfekt wunderbar schon genau gern gerne bitte danke hallo tschuss dann dass ob wenn ist sind war waren sei wird werden wurde wurden hat haben habe hatte hatten soll sollen sollte sollten kann konnen konnten konnte mochte mochten will wollen wollte muss mussen lassen lass wegen uber von vom zu zum zur fur in im am bei beim mit um auf davon daruber dazu sagen sag sagt gesagt richten richte richtet ausrichten ausgerichtet aus geben gib gibt weiter weitergeben weitergegeben weiterleiten leiten mitteilen teilen fragen frag fragt nachfragen nach erinnern bescheid nachricht anrufen anruft angerufen an zuruckrufen zuruckruft zuruck ruckruf rufen ruft rufe melden meldet schreibe schreiben schreibt schreib schicken schickt mail mailen mailt email anruf werde wurdest konne sicher sache thema herr herrn frau doktor dr wirklich',
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

type Word = { readonly stem: string; readonly roots: readonly string[]; readonly tells: boolean };
type Contents = {
  readonly all: readonly Word[];
  /** Each denial by the stems of what it may deny. */
  readonly denials: readonly (readonly string[])[];
};

/** "Recibirlo", "avisarles": whom or what it is done to is no part of the word. */
const enclitic = /(?<=[aei]r)(?:me|te|se|nos|l[aeo]s?|sel[ao]s?)$/u;

/** Forms of coming that share no stem: that somebody "ne peut pas venir" and "ne viendra pas" is one thing. */
const comes: Readonly<Record<Language, RegExp>> = {
  en: /^(?:comes?|came|coming|attend(?:s|ing)?|make)$/,
  es: /^(?:ven(?:ir|ga|gan|go|dra|dran|imos)|vien(?:e|en)|vino|acud\p{L}+|asist\p{L}+)$/u,
  fr: /^(?:ven(?:ir|u|ue|ez|ons)|vien(?:s|t|ne|nent|dra|drai|dras|dront|drez|drons))$/,
  de: /^(?:komm(?:e|en|t|st)|kam(?:en)?|erschein(?:en|t|e))$/,
};
const coming: Readonly<Record<Language, string>> = { en: 'come', es: 'venir', fr: 'venir', de: 'kommen' };

/** The words of a line, which of them tell something, and what is denied in it. */
function contentsOf(text: string, language: Language): Contents {
  const { phrases, idle, denials } = tables[language];
  const bare = foldCue(text)
    .replace(nothingElse, ' ')
    .replace(phrases, ' ')
    .replace(language === 'de' ? /(?!)/u : attached, ' ');
  const all = bare.match(/[\p{L}\d]+(?:'\p{L}+)*/gu) ?? [];
  const plain = (word: string) =>
    comes[language].test(word) ? coming[language] : language === 'es' ? word.replace(enclitic, '') : word;
  const stemOf = (word: string) => (/\d/u.test(word) ? word : stem(plain(word), language));
  const near = (some: readonly string[]) => some.find((one) => !denials.has(one) && !thin.has(one));
  const denied = all.flatMap((word, at) => {
    if (!denials.has(word)) return [];
    const behind = near(all.slice(at + 1));
    // "Ça ne marche pas", "das geht nicht": the word that is denied stands before it.
    const before = behindVerb.has(word) ? near(all.slice(0, at).reverse()) : undefined;
    return [[behind, before].filter((one) => one !== undefined).map(stemOf)];
  });
  const words = all
    .filter((word) => !denials.has(word))
    .map((word) => ({
      stem: stemOf(word),
      roots: rootsOf(plain(word), language),
      tells: !idle.has(plain(word)) && !idle.has(word),
    }));
  return { all: words, denials: denied };
}
const behindVerb = of('pas jamais nicht nie niemals');

/** What a word shares with another part of speech: "Abbuchung" and "abgebucht", "billing" and "billed". A figure is only itself. */
const rootsOf = (word: string, language: Language): readonly string[] =>
  /\d/u.test(word) ? [word] : [rootOf(word), ...otherForms(word, language).map(rootOf)];

/** Nothing is denied with these but the word behind them. */
const thin = of(
  'the a an to be been yet even really me te se le les lo la los las nos el un una de d du des une plus encore ne n mehr noch ein eine der die das den zu ich er sie es able going gonna quite have has puede pueden pueda podra poder va van voy vamos a ha he peut peux pouvez pourra pourront pouvoir va vais vont kann konnen konnte wird werden werde',
);

/** The stems of a line that `held` does not hold; with the denials that stand in only one of the two. */
export function newTo(said: string, held: string, language: Language): readonly string[] {
  const line = contentsOf(said, language);
  const before = contentsOf(held, language);
  const isHeld = (one: Word) =>
    before.all.some((other) => other.stem === one.stem || other.roots.some((root) => one.roots.includes(root)));
  const meets = (some: readonly string[], others: readonly (readonly string[])[]) =>
    others.some((other) => other.some((one) => some.includes(one)));
  const flipped = [
    ...line.denials.filter((some) => !meets(some, before.denials)),
    // What it denies and the line says is so.
    ...before.denials.filter(
      (some) => !meets(some, line.denials) && line.all.some(({ stem: one }) => some.includes(one)),
    ),
  ];
  return [...line.all.filter((one) => one.tells && !isHeld(one)).map((one) => one.stem), ...flipped.flat()];
}

/** How many words a line has that tell something, names of people apart. */
export function tellsIn(said: string, language: Language, names = ''): number {
  const named = contentsOf(names, language).all.map(({ stem: one }) => one);
  return contentsOf(said, language).all.filter((one) => one.tells && !named.includes(one.stem)).length;
}

/** So much of a root shows what it is of: "cobro", "cobraron". */
const rootMin = 4;

/** Whether two texts tell of one thing: a word that tells something stands in both, in whichever form; names of people apart. */
export function sharesMatter(said: string, held: string, language: Language, names = ''): boolean {
  const tells = (text: string) => contentsOf(text, language).all.filter((one) => one.tells);
  const named = new Set(contentsOf(names, language).all.map(({ stem: one }) => one));
  const alike = (one: string, other: string) =>
    one === other ||
    (Math.min(one.length, other.length) >= rootMin && (one.startsWith(other) || other.startsWith(one)));
  const before = tells(held);
  return tells(said)
    .filter((one) => !named.has(one.stem))
    .some((one) => before.some((other) => one.roots.some((root) => other.roots.some((held) => alike(root, held)))));
}
