// "I'm stuck in traffic on the highway, I'll be twenty minutes late": whoever tells nothing else is late, and in none of the dangers that
// the owner wrote in such words ("stuck on the highway"). One word that is not of lateness, and it may be a car that gave out. Four
// languages.
import type { Language } from '../../business.ts';
import { inFigures } from '../who-comes/comer.ts';

type Shape = {
  readonly traffic: RegExp;
  readonly late: RegExp;
  /** Who is on the line, and what they are late for: any words. */
  readonly open: RegExp;
  readonly words: ReadonlySet<string>;
};
/** Of "j'ai" and "I'll" each part is a word. */
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/[ ']/u));

const shapes: Readonly<Record<Language, Shape>> = {
  en: {
    traffic:
      /(?<!\p{L})(?:stuck|caught|sitting|held up) in (?:(?:the|a|heavy|some|bad|this|stupid|awful|terrible|rush|hour|stop|and|go|traffic) )*(?:traffic(?! lanes?)|jam)(?!\p{L})/u,
    late: /(?<!\p{L})(?:late|delayed|on time|in time)(?!\p{L})/u,
    open: /(?<!\p{L})(?:this is|my name is) \p{L}+(?: \p{L}+)?(?=[,.;!?]|$)|(?<=(?<!\p{L})late )(?:for|to) (?:my|our|the) (?:\p{L}+ ){0,2}\p{L}+(?=[,.;!?]|$| (?:at|today|and|so)(?!\p{L}))/gu,
    words: wordSet(
      "hi hello hey good morning afternoon evening this is it it's its just to let you know letting wanted say tell them sorry so um uh yeah ok okay i i'm im i'll am will we we're we'll be been running gonna going might may probably about around maybe a an the few couple bit little of minutes minute mins min hour hours half quarter late delayed for my our your appointment appt booking visit at on from near by and but thanks thank please can could still see me us hold spot slot that that's all right alright won't can't make time in there get soon possible think there's much really very heavy bad terrible awful highway freeway interstate road way exit bridge tunnel downtown today now should expect arrive arriving coming come wait pm oclock later than still",
    ),
  },
  es: {
    traffic:
      /(?<!\p{L})(?:atascad|atorad|atrapad|parad|metid)[oa]s? en (?:el |un |mucho |este )?(?:trafico|embotellamiento|atasco|trancon|tapon)(?!\p{L})/u,
    late: /(?<!\p{L})(?:tarde|retraso|retrasad[oa]|retrasare|demoro|a tiempo)(?!\p{L})/u,
    open: /(?<!\p{L})(?:soy|me llamo|habla) \p{L}+(?: \p{L}+)?(?=[,.;!?]|$)|(?<=(?<!\p{L})tarde )(?:a|para) (?:mi|la|el) (?:\p{L}+ ){0,3}\p{L}+(?=[,.;!?]|$| (?:de las|hoy|y)(?!\p{L}))/gu,
    words: wordSet(
      'hola buenos buenas dias tardes noches estoy estamos voy vamos va a llegar llego llegare llegamos llegaremos unos unas como con de 1 minutos minuto min hora horas media cuarto tarde retraso retrasado retrasada perdon disculpe disculpen lo siento solo para avisar avisarles avisarle que y pero por favor gracias muchas me nos pueden puede esperar atender todavia aun mi nuestra la el cita las los en carretera autopista camino puente hoy ahora no tiempo mas o menos creo ya muy mucho hay trafico esta bien si es',
    ),
  },
  fr: {
    traffic:
      /(?<!\p{L})(?:coince|bloque|pris)e?s? dans (?:les |des |un |l[ae] |de gros )?(?:bouchons?|embouteillages?|trafic|circulation)(?!\p{L})/u,
    late: /(?<!\p{L})(?:retard|a l'heure|tard)(?!\p{L})/u,
    open: /(?<!\p{L})(?:ici|je m'appelle) \p{L}+(?: \p{L}+)?(?=[,.;!?]|$)|(?<=(?<!\p{L})retard )(?:a|pour) (?:mon|ma|le|la) (?:\p{L}+ ){0,3}\p{L}+(?=[,.;!?]|$| (?:de|et)(?!\p{L}))/gu,
    words: wordSet(
      "bonjour bonsoir allo je j'ai j'aurai j'arrive j'arriverai vais suis serai nous sommes on aura aurons avoir avec en de d'une d'environ dizaine vingtaine minutes minute heure heures demi demie quart retard pardon desole desolee excusez moi juste pour vous prevenir dire que et mais merci beaucoup s'il plait me pouvez attendre quand meme encore a l'heure mon notre le la rendez vous rdv sur l'autoroute route pont periph peripherique aujourd'hui maintenant un une peu c'est est ca ne pas serais dans du plus tard il y",
    ),
  },
  de: {
    traffic: /(?<!\p{L})(?:im|in einem|in dem) (?:\p{L}{3,12}en )?(?:stau|verkehr)(?!\p{L})/u,
    late: /(?<!\p{L})(?:zu spat|spater|verspat\p{L}*|nicht punktlich)(?!\p{L})/u,
    open: /(?<!\p{L})(?:hier ist|hier spricht|ich heisse|mein name ist) \p{L}+(?: \p{L}+)?(?=[,.;!?]|$)/gu,
    words: wordSet(
      'hallo guten tag morgen abend moin ich wir stehe stehen stecke stecken sitze fest bin sind komme kommen werde werden mich uns verspate verspaten verspatung habe haben mit von um ca circa etwa ungefahr rund wohl wahrscheinlich leider gerade noch 1 eine einen ein paar minuten minute stunde stunden halbe viertelstunde spater spat zu nicht punktlich entschuldigung sorry tut mir leid nur damit sie wissen bescheid sagen geben dass und aber danke bitte konnen konnten warten trotzdem auf der dem den die das autobahn strasse brucke heute jetzt zum zur meinem meiner unserem termin ist in es gibt',
    ),
  },
};

/** Is being late in traffic all that is told? */
export function isOnlyLate(text: string, language: Language): boolean {
  const { traffic, late, open, words } = shapes[language];
  const said = inFigures(text.replaceAll('’', "'"), language);
  if (!traffic.test(said) || !late.test(said)) return false;
  const rest = said.replace(traffic, ' ').replace(open, ' ');
  return (rest.match(/\p{L}+/gu) ?? []).every((word) => words.has(word));
}
