// Short German answers.
import { kin } from '../../who-comes/kin.ts';
import type { AnswerTable } from './kinds.ts';

export const germanAnswers: AnswerTable = {
  before:
    'ah|ach|oh|na|jo|schon|ahm|hm+|also|naja|ok|okay|gut|entschuldigung|sorry|und|aber|ja|eigentlich|ehrlich gesagt|tja|puh|ich glaube|du|moment',
  behind:
    'wenn(?:s| es| das)? (?:ihnen |fur sie )?(?:recht|ok|okay|in ordnung|nichts ausmacht) ?(?:ist)?|bitte|danke(?: (?:schon|ihnen|sehr))?|vielen dank|dann|leider|sorry|entschuldigung|wenn(?:s| es)? geht|wenn moglich|erstmal|ehrlich gesagt|gerade|auch nicht|eigentlich|halt|eben|uberhaupt',
  any: '(?:(?:das|es) )?(?:ist |war )?(?:mir|uns)(?: ist)?(?: (?:das|es))?(?: (?:ganz|eigentlich|vollig))? (?:egal|gleich|recht|wurscht|schnuppe)(?: wann)?|(?:ganz |vollig |ist |eigentlich )*egal(?: wann)?|wann (?:immer )?(?:es (?:ihnen |euch )?(?:passt|geht|am besten passt)|sie (?:wollen|konnen|zeit haben|mogen)|ihr (?:wollt|konnt)|was frei ist|sie was frei haben)|jederzeit|(?:ich bin |da bin ich |bin )?(?:da )?(?:ganz |sehr |total |recht |ziemlich |vollig )?flexibel|(?:wie|was|wann) (?:sie|ihr) (?:wollen|mochten|mogen|wollt|mogt|haben|habt|meinen)|suchen sie (?:sich )?(?:was|etwas|einen|eine) aus|(?:suchen|wahlen|entscheiden) sie|irgendwann|irgendein(?:er|en|e)?(?: davon)?|(?:ich habe )?keine praferenz|(?:mir )?(?:ist )?(?:alles (?=recht|ist recht|geht|passt)|(?:jeder|jede|beides|jeder tag|jede zeit) )(?:davon )?(?:recht|ist recht|geht|passt|ok|okay|gut)(?: (?:mir|bei mir))?|(?:mir )?passt (?:mir )?(?:alles|beides|jeder)|kommt nicht drauf an|spielt keine rolle',
  'what-there-is':
    'so (?:schnell|bald|fruh) (?:wie|wies|wie s|wie es) (?:(?:nur )?(?:irgend )?(?:geht|moglich))(?: (?:ist|halt))?|sagen sie(?: (?:mir|mal|sie))*(?: was)?(?: (?:sie haben|frei ist|geht))?|(?:was|wann|welche (?:zeiten|termine|tage)) (?:haben sie|habt ihr|gibt es|gibts|hatten sie|ist|ware|waren|geht|ginge|konnen sie|konnten sie|sind)(?: denn| so| da| noch)*(?: (?:frei|was frei|zeit|da|moglich|verfugbar|anzubieten))?|was geht(?: denn)?|(?:das |den |der )?(?:fruheste[nrs]?|nachste[nrs]?|erste[nrs]?)(?: (?:termin|moglichkeit|moglich|freie[rn]?(?: termin)?))?(?: (?:den |die |was )?sie haben)?|so (?:fruh|schnell|bald) (?:wie|es) (?:moglich|geht)',
  'other-day':
    '(?:vielleicht |lieber |haben sie |gibt es |geht |ginge |an |was ist mit )*(?:ein|einen|einem|noch ein|welche|keinen?)? ?ander(?:er|en|e|em) tage?n?(?: (?:lieber|auch|haben sie|gibt es|noch))*|an dem tag (?:kann ich|geht(?:s| es)?(?: bei mir)?) (?:leider )?nicht',
  others:
    '(?:was|welche) (?:haben sie|gibt es|gibts|habt ihr|geht|ginge|hatten sie)?(?: denn)? ?(?:sonst|noch|anderes)(?: noch)?|(?:haben sie |gibt es |habt ihr |hatten sie |gibts )?(?:sonst )?noch (?:was|etwas)(?: (?:anderes|frei))?|(?:haben sie |gibt es |habt ihr |hatten sie )?(?:noch )?(?:andere|weitere) (?:zeiten|termine|moglichkeiten|optionen|tage)|(?:haben sie |gibt es )?(?:sonst )?(?:noch )?(?:was|etwas) anderes|andere|sonst noch',
  none: '(?:nein )?keine[rsn]?(?: (?:davon|von (?:denen|diesen|beiden|den dreien)|der (?:zeiten|termine)))?(?: (?:passt|geht|klappt)(?: (?:mir|uns|bei mir|leider))*)?|(?:nein )?(?:die|das|da|alle|alles|diese(?: zeiten| termine)?)(?: (?:zeiten|termine|drei|beiden))? (?:passen|passt|gehen|geht|klappen|klappt)(?: (?:mir|uns|bei mir|leider|alle|alles|da))* nicht|(?:nein )?da kann ich (?:leider |uberall |an allen )?nicht|(?:nein )?(?:passt|geht|klappt)(?: (?:mir|uns|bei mir|leider|alles))* nicht|weder noch',
  'too-early':
    '(?:(?:nein|nee|no) )?(?:(?:(?:das|die|ist|sind|war|ware|mir|uns|ein bisschen|etwas|viel|leider|alles|noch|bisschen|wird) )*zu fruh(?: (?:fur (?:mich|uns)|am (?:tag|morgen)))?|nicht so fruh)',
  'too-late':
    '(?:(?:nein|nee|no) )?(?:(?:(?:das ist|ist|mir) )*(?:ein )?(?:bisschen|etwas|wenig) spat|(?:(?:das|die|ist|sind|war|ware|mir|uns|ein bisschen|etwas|viel|leider|alles|noch|bisschen|wird) )*zu spat(?: (?:fur (?:mich|uns)|am tag))?|nicht so spat)',
  latest:
    '(?:was|wann|welcher) (?:ist|war|ware) (?:denn )?(?:das|der) (?:spateste|letzte)[rsn]?(?: (?:termin|zeit|uhrzeit))?(?: (?:den|die|was) sie haben)?|was haben sie (?:am|als) (?:spatesten|spatestes)|wie spat geht es(?: denn)?',
  'too-far':
    '(?:(?:das|die|ist|sind|dauert|mir|uns|viel|etwas|leider) )*zu (?:weit (?:weg|hin)|lang(?:e)?(?: hin)?)|so lange kann ich nicht warten|(?:haben sie |gibt es |geht |ginge )?(?:nichts|was|etwas|es nicht)? ?(?:auch )?(?:fruher|eher)(?: was| etwas)?',
  unsure:
    '(?:da |das )?(?:ich )?muss (?:ich )?(?:da |mal |noch |nochmal |erst |kurz |in (?:meinen|den) kalender )*(?:schauen|nachsehen|nachschauen|gucken)|(?:ich )?(?:schau|schaue|sehe|guck|gucke)(?: (?:da|mal|kurz|eben|schnell))*(?: nach)?|(?:das )?weiss ich (?:noch |jetzt |gar |leider )*nicht(?: genau| so genau)?|ich weiss (?:es |das )?(?:noch |jetzt |gar )*nicht(?: genau| so genau)?|(?:ich )?(?:bin )?(?:mir )?(?:da )?(?:noch )?(?:nicht (?:ganz |so )?sicher|unsicher)|keine ahnung|weiss (?:noch )?nicht(?: genau)?|schwer zu sagen',
  again:
    'welcher (?:\\p{L}+tag|mittwoch) (?:ist|war|ware) (?:das|es)(?: (?:jetzt|denn|dann|nochmal|noch mal))*|(?:(?:konnen|konnten) sie (?:das |die zeiten |die termine |es |mir )*(?:bitte )?(?:noch ?mal |noch einmal )?(?:wiederholen|sagen))|wiederholen sie(?: (?:das|bitte))*|(?:wie|was) bitte|was|hah?|wie(?: war das)?|(?:das |ich )?(?:habe ich |hab ich |habe )?(?:das )?(?:nicht|akustisch nicht) (?:verstanden|gehort)|noch ?mal|noch einmal|(?:was|welche|wann)(?: zeiten| termine| tag| tage)? (?:war(?:en)?|sind) (?:das|die|es)(?: (?:noch ?mal|nochmal|gleich|noch))*|welcher tag (?:war|ist) das|was (?:haben|hatten) sie gesagt|(?:ist|war) das (?:vormittags oder nachmittags|morgens oder abends)',
  'which-time':
    '(?:wann|um wie ?viel uhr|um welche (?:zeit|uhrzeit)|an welchem tag|welcher tag|welche uhrzeit) (?:ist|war|ware) (?:das|es|der termin|mein termin)(?: (?:noch ?mal|noch|gleich|dann|jetzt|noch einmal))*|wann (?:noch ?mal|noch einmal|gleich)',
  leaves:
    '(?:(?:nein |na )?(?:(?:lieber |dann |also )?doch (?:lieber )?nicht|lass(?:en)? (?:wir|sie) (?:es|das)(?: (?:lieber|sein|bleiben))?)|ich (?:rufe|ruf|melde|meld)(?: (?:sie|mich|dann|spater|morgen|noch ?mal|noch einmal|wieder|lieber|einfach|ihnen|bei ihnen|zuruck))+(?: an)?|ich (?:rufe|ruf|melde|meld)(?: (?:sie|mich|dann|noch ?mal|wieder|einfach|ihnen|bei ihnen))* (?:im (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|neuen jahr|fruhjahr|fruhling|sommer|herbst|winter)|in (?:ein paar|einer|einem|zwei|drei|vier) \\p{L}+|nachste (?:woche)|nachsten monat)(?: (?:noch ?mal|wieder|an|dann))*|ich (?:melde|meld) mich(?: (?:dann|noch ?mal|wieder))* (?:wenn|sobald) (?:\\p{L}+ ){0,7}\\p{L}+|ich (?:uberlege|uberleg)(?: (?:es|mir|das|noch ?mal|noch))*|(?:ich )?muss (?:ich )?(?:mir |es |das |noch |noch ?mal |erst )*(?:uberlegen|besprechen|abklaren)|(?:dann )?ein andermal|ich (?:sage|geb|gebe) (?:ihnen )?(?:dann |noch )?bescheid)(?: (?:tschuss|tschuess|danke|auf wiederhoren|auf wiedersehen|ciao|bis dann))*',
  'moves-it':
    '(?:(?:nein|ne|nee|no) )*(?:(?:bitte|lieber|doch|nur|einfach|eher|ich|wir|mochten?|will|wollen|wollten?|wurden?|konnen|konnten|kann|muss|ihn|es|den|das|termin|gerne?|sie) )*(?:verschieb(?:en?)?|verleg(?:en?)?|umbuch(?:en?)?|(?:den tag|die zeit|die uhrzeit) andern)(?: (?:sie|ihn|es|den|das|wir|bitte|lieber|termin))*(?: auf (?:einen anderen tag|eine andere (?:zeit|uhrzeit)))?',
  'calls-it-off':
    '(?:(?:nein|ne|nee|no) )*(?:(?:bitte|doch|einfach|ganz|nur|ihn|den|es|termin|ich|will|mochte|lieber) )*(?:absagen|stornieren|streichen|(?:sagen sie (?:ihn|es|den) (?:bitte |ganz )?ab)|(?:stornieren|streichen) sie (?:ihn|es|den))',
  'for-other': `(?:(?:es|das|nein es|nein das) (?:ist|ware) )?(?:eigentlich )?fur (?<whose>(?:mein|unser)(?:e|en|er)? ${kin.de})(?: nicht fur mich)?`,
  wrong:
    '(?:nein )?(?:das (?:ist|war) )?(?:der |die |das |mein |meine )?falsche[rsn]? (?:tag|datum|zeit|uhrzeit|name|nummer|telefonnummer|adresse|leistung|person|termin)|(?:nein )?(?:der|die|das|mein|meine) (?:tag|datum|zeit|uhrzeit|name|nummer|telefonnummer|adresse|leistung) (?:ist falsch|stimmt (?:so )?nicht|ist nicht richtig)|(?:nein )?(?:das|da) (?:ist (?:falsch|nicht richtig|nicht korrekt)|stimmt (?:so |was )?nicht|habe ich nicht gesagt)|stimmt nicht|falsch|(?:nein )?bitte nicht|(?:nein )?(?:noch|jetzt|so) nicht',
  agrees:
    '(?:ja )?machen (?:sie|wir) (?:das|es|das so|es so)|so machen wir (?:das|es)|(?:ja )?nehmen wir(?: (?:so|das|den))?|wenn(?:s| es) nicht anders geht|(?:den |die |das )?nehm(?:e)? ich(?: dann)?|(?:dann )?(?:den|der)(?: da)?|ich nehme (?:es|den|ihn|sie|das)|warum nicht|von mir aus|(?:das |es )muss (?:ja )?gehen|muss ja gehen|geht schon|wird schon gehen',
  'that-is-all':
    "(?:(?:nein|nee|ne|no|danke) )*(?:das (?:war|ist|ware)(?: auch)? (?:alles|schon)|das war[' ]?s|mehr nicht|nichts (?:weiter|mehr)|sonst nichts)(?: (?:wir sind|ich bin) unterwegs)?|(?:(?:nein|nee|ne) )?ich warte (?:dann )?(?:auf (?:ihn|sie|(?:seinen|ihren|den) (?:anruf|ruckruf))|bis (?:er|sie) (?:anruft|zuruckruft|sich meldet))",
  all: '(?:(?:alle|die) (?:beide[n]?|zwei|drei)|alle beide|beide|alle|samtliche)',
  'takes-leave':
    '(?:im moment|gerade|momentan|heute|jetzt|derzeit|vorerst|erstmal|fur jetzt) (?:nicht|nichts(?: mehr)?)|(?:(?:super|prima|perfekt|alles klar|wunderbar|schon|sehr gut|passt|danke) )*(?:wir sehen uns(?: dann)?|bis|dann bis|also bis)(?: (?:dann|zum|am|nachsten|kommenden))* (?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)|morgen|nachste woche|nachster woche)(?: um (?:\\d{1,2}(?: \\d\\d)?|\\p{L}+)(?: uhr)?)?|(?:bis|wir sehen uns) (?:dann|bald|spater)',
  'goes-on':
    '(?:(?:ja|ich habe|ich hatte|nur|moment|da ist) )*(?:noch )?(?:eine|ne|was|etwas)? ?(?:kurze |letzte |andere )?(?:frage|sache)(?: noch| hatte ich noch| habe ich noch)?|(?:darf|kann) ich (?:sie )?(?:noch )?(?:was|etwas) fragen|eins noch|noch was|noch etwas',
  pleased:
    '(?:das ist |sie sind |ist |sehr |ja |total |wirklich )*(?:toll|klasse|prima|wunderbar|super|spitze|fantastisch|ausgezeichnet|nett|lieb|freundlich|hilfreich|genial|schon)',
  'as-asked':
    '(?:sagen sie (?:ihnen )?|fragen sie |einfach |genau )*(?:was ich (?:gerade |eben |schon )?(?:gesagt|gefragt) habe|(?:meine|die(?:selbe)?|die gleiche) frage|das(?:selbe| gleiche)?|genau das)',
  'not-answered':
    '(?:nein |nee )*(?:das (?:ist|war) (?:es )?nicht(?: (?:das|meine frage|die frage|was ich (?:gefragt habe|meinte|gemeint habe|wissen wollte)))?|das (?:habe|hatte) ich nicht (?:gefragt|gemeint)|das beantwortet (?:meine|die) frage nicht)(?: (?:bitte )?(?:geben|leiten) sie (?:es|das|die frage|meine frage) (?:bitte )?weiter)?|(?:ja |nein )*(?:bitte )?(?:(?:geben|leiten) sie (?:es|das|sie|die frage|meine frage) (?:bitte )?weiter|(?:das |es |die frage )?(?:bitte )?(?:weitergeben|weiterleiten)|fragen sie (?:bitte )?(?:nach|das team|jemanden))',
};
