// German cues, over folded text (ä → a, ß → ss).
import { oneOfKin } from '../who-comes/kin.ts';
import { anywhere, atStart, type CueTable } from './cue.ts';

const fillers =
  'ah|oh|ahm|hm|also|na|nun|und|hallo|guten tag|guten morgen|danke|super|ok|okay|prima|gut|entschuldigung|ach';
const visit = 'termine?|terminen|reservierung(?:en)?|buchung(?:en)?|besuche?';
/** When, or for what, somebody asks to come: without it "Kann ich mit dem Rollstuhl kommen?" only asks how. */
const aTime =
  '(?:heute|morgen|ubermorgen|jetzt|gleich|sofort|spontan|(?:mon|diens|donners|frei|sams|sonn)tag\\p{L}*|mittwoch|\\p{L}*woche|(?:vor|nach)mittag\\p{L}*|abend|uhr|um|\\d+|fruher|spater|zur|fur (?:eine[nr]?|die|den|das))';

export const germanCues: CueTable = {
  yes: atStart(
    fillers,
    'ja|jawoh?ll?|jo|jep|jup+|yep|lauft(?= *(?:[,.!]|$))|alles klar|geht klar|genau|richtig|stimmt|gerne?|passt|perfekt|einverstanden|in ordnung|natuerlich|naturlich|klar|sicher|korrekt|das (?:passt|ist richtig|stimmt|ist gut|ware gut|ist in ordnung|geht)|so ist es|okay|ok|bitte(?: schon)?|sehr gut|abgemacht|selbstverstandlich|doch|prima|super|machen sie das',
  ),
  no: atStart(
    'ah|oh|ahm|na|also|ok|danke|entschuldigung|ach',
    'nein|ne|nee|no|nicht|nichts|keine?n?|eher nicht|lieber nicht',
  ),
  'same-number': anywhere(
    '(?:unter |auf )?(?:diese[rn]?|der|die|dieselben?|derselben|gleiche[nr]?) (?:selben )?(?:nummer|telefonnummer|handynummer)(?: (?:von|mit|ist|hier|passt|bin|bitte)|[.,!]|$)|(?:von|mit|unter|auf) (?:der|dem) (?:(?:aus )?ich|aus ich)|(?:die|diese) hier(?= *(?:[.,;:!?]|$))|(?:(?:die|der) gleichen?|dieselbe)(?= *(?:[.,;:!?]|$)| (?:nummer|wie|bitte|von))|die nummer (?:passt|stimmt|hier)|diese(?:r|n)? nummer|(?:unter|auf) mein(?:er|em) (?:nummer|handy|telefon|handynummer|telefonnummer)(?= *(?:[.,;:!?]|$))|(?<!(?:^|[^\\p{L}])(?:no|not|non|nein|nee|pas|nicht)[^\\p{L}](?:.{0,20}[^\\p{L}])?)das ist (?:ja |doch )?mein (?:handy|festnetz|telefon|mobil\\p{L}*|privattelefon)(?! (?:von|aus|im))(?!.{0,30}(?<!\\p{L})(?:aber|lieber|besser)(?!\\p{L}))|meine(?:r|n)? nummer hier|die (?:nummer )?(?:(?:da|dort|hier|bei ihnen) )?(?:die )?(?:sie (?:da |dort |hier )?sehen|(?:(?:da|dort|bei ihnen) )?(?:steht|angezeigt wird|erscheint))',
  ),
  done: anywhere(
    "das (?:war|waer|ware|ist) ?(?:'s|es)?(?: alles| schon| auch)?[.,! ]*(?:(?:vielen )?danke?)?$|das war's|das war s|das wars|das war alles|sonst nichts|nichts weiter|alles klar|das ist alles|mehr nicht|nein danke|alles gut|das reicht|nichts mehr|das war['’]s|das war es",
  ),
  bye: anywhere(
    'tschuss|tschuess|auf wieder(?:horen|sehen|hoeren)|ciao|bis (?:dann|bald|spater|morgen)|schonen (?:tag|abend|feierabend)|ade|servus|schones wochenende',
  ),
  thanks: anywhere('danke|dankeschon|vielen dank|besten dank|herzlichen dank|dank'),
  greet: atStart('ah|oh|ahm', 'hallo|guten (?:tag|morgen|abend)|gruss gott|gruezi|moin|servus|hi|hey|schonen guten'),
  again: anywhere(
    '(?:konnen|konnten|wurden) sie (?:das |es )?(?:bitte )?(?:noch ?mal |noch einmal )?wiederholen|noch ?mal bitte|wie bitte|habe? (?:das |sie )?nicht verstanden|(?:akustisch )?nicht verstanden|was haben sie gesagt|bitte\\?$',
  ),
  wait: anywhere(
    'moment(?: bitte| mal| noch)*[ ,.!]*$|einen (?:augenblick|moment)|warten sie|eine (?:sekunde|minute)|ich (?:schaue|sehe|gucke) (?:mal |kurz )?nach|lassen sie mich (?:kurz )?(?:sehen|schauen|nachsehen|uberlegen)|kleinen moment|bleiben sie (?:kurz |bitte )?dran|augenblick',
  ),
  'any-person': anywhere(
    'irgend(?:wer|jemand)|egal (?:wer|bei wem)|wer (?:auch immer|gerade|halt|da ist|frei ist|zeit hat)',
  ),
  any: anywhere(
    'alle (?:passen|gehen)|jeder davon|(?:ist )?(?:mir )?egal|wer (?:auch immer|gerade|halt|da ist|frei ist|zeit hat)|keine praferenz|kein(?:en)? (?:besonderen )?wunsch|spielt keine rolle|irgend(?:wer|jemand|wann|eine[rn]?)|beides (?:geht|passt)|nicht so wichtig|wie sie (?:mochten|wollen)|suchen sie (?:sich )?(?:was|etwas) aus|hauptsache',
  ),
  decline: anywhere(
    '(?:gebe?|nenne|sage) ich (?:.{0,25} )?nicht (?:raus|heraus|her|weiter|an)|(?:mochte|will|wurde|kann) (?:ich )?(?:.{0,25} )?(?:lieber )?nicht (?:angeben|sagen|nennen|geben|herausgeben)|lieber nicht|keine (?:e-?mail|mail|nummer|adresse)|habe? (?:ich )?(?:kein|keine|keinen)(?: .{0,20})?|brauchen sie (?:.{0,15} )?(?:ja )?nicht|nicht notig|muss (?:das|nicht) sein|lassen wir|ohne (?:e-?mail|mail|telefon|nummer)|kein telefon|verzichten',
  ),
  'dont-know': anywhere(
    '(?:das )?weiss (?:ich|es)?(?: .{0,12})?nicht|keine ahnung|bin (?:mir )?(?:nicht|un) ?sicher|kann (?:ich )?(?:das )?nicht sagen|erinnere mich nicht|fallt mir nicht ein|das weiss ich leider nicht',
  ),
  drop: anywhere(
    'vergessen sie(?: es| das)?|lassen (?:sie|wir) (?:es|das)|egal dann|schon gut|hat sich erledigt|(?<!(?:(?:um|gegen|ab) [^ ]+|uhr|tag|mittwoch|morgens?|(?:vor|nach)?mittags?|abends?) (?:geht|ginge|passt|passte|klappt|kann|schaffe)(?: (?:es|das|mir|ich|bei mir|fur mich|uns|wir|leider|da|jetzt|nun)){0,3} )doch nicht|brauche (?:ich )?(?:es |das |ihn )?(?:doch )?nicht mehr|anders uberlegt|macht nichts',
  ),
  also: anywhere('auch noch|ausserdem|zusatzlich|noch (?:ein|eine|einen)|ebenfalls|ebenso|beides|dazu|auch'),
  another: anywhere(
    `(?<!(?:habe|hatte|ist|war|gibt) )(?:noch (?:mal )?(?:eine[nr]?|ein|eins)(?: (?:weitere[nr]?|zweite[nr]?))?|eine[nr]? (?:weitere[nr]?|zweite[nr]?))(?: (?:${visit})|(?=,? (?:bitte|fur|am|um|bei|morgen|ubermorgen|nachste\\p{L}*)(?!\\p{L}))|(?= (?!(?:frage|andere\\p{L}*|uhrzeit|tag|moment|sache|woche)(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:fur|am|um|bei|morgen)(?!\\p{L})))|(?:auch|dasselbe|das gleiche|genauso|ebenso|und|eine[rns]?) (?:noch |auch )?fur (?:meine[nm]?|mein|unsere[nm]?|unser) ${oneOfKin.de}`,
  ),
  correction: anywhere(
    'nein,? (?:warten|moment|doch|lieber)|ach nein|moment|quatsch|ich meine?|besser gesagt|lieber|doch lieber|stattdessen|statt|entschuldigung,? (?:ich|nicht)|korrektur|falsch',
  ),
  book: anywhere(
    `(?:${visit}) (?:vereinbaren|ausmachen|machen|buchen|haben|bekommen|frei|reservieren|kriegen|holen|fur|bei)|(?:einen|neuen|ein|nachsten|fruhesten|freien|den) (?:${visit})|(?:buchen|reservieren|vereinbaren|anmelden|ausmachen)|(?:jemand|einer) (?:.{0,20} )?(?:vorbeikommen|kommen|vorbeischauen|vorbeischicken|schicken|ansehen|anschauen)|(?:kann|konnte|konnen|konnten) (?:ich|wir) (?=.{0,80}(?<!\\p{L})${aTime}(?!\\p{L}))(?:.{0,60} )?(?:kommen|vorbeikommen)|wann (?:kann|konnte|konnen|konnten) (?:ich|wir) (?:.{0,40} )?(?:kommen|vorbeikommen)|(?:konnten|konnen|konnte|kann) (?:sie|jemand|er|(?:der |die )?(?:herr|frau) \\p{L}+|ihre? \\p{L}+) (?:.{0,60} )?(?:kommen|vorbeikommen|schicken|reparieren|reinigen|ansehen|drannehmen|dazwischenschieben)|(?<!(?:kann|konnte|konnen|konnten|darf|durfen) (?:ich|wir|man) (?:.{0,60} )?)vorbeikommen|drankommen|(?:trag(?:t|en sie)?|schreib(?:en sie)?) (?:bitte |auch |noch )*(?:mich|uns|ihn|sie|ihm|es|mein\\p{L}* \\p{L}+) (?:.{0,60} )?ein|(?:mich|uns|ihn|sie|mein\\p{L}* \\p{L}+) (?:.{0,60} )?(?:eintragen|einschreiben|einplanen|vormerken|eingetragen)|merken sie (?:mich|uns|ihn|sie) (?:.{0,60} )?vor|melden sie (?:mich|uns|ihn|sie) (?:.{0,60} )?an`,
  ),
  want: anywhere(
    'ich (?:mochte|wollte|will|brauche|brauchte|suche|hatte|wurde|benotige)|(?:mochten|wollen|wurden gern\\w*)|wir (?:mochten|wollen|brauchen|brauchten|suchen|hatten|wurden)|hatte (?:ich )?gern|hatten sie|haben sie|kann ich|konnte ich|konnten (?:sie|wir)|konnen (?:sie|wir)|ginge|geht das|ist es moglich|ware es moglich|bitte|brauch|mocht',
  ),
  appointment: anywhere(visit),
  move: anywhere(
    `(?:brauche|brauchte|hatte gerne?|mochte)(?: ich)? (?:gerne? )?(?:einen |nen )?anderen termin|(?:verschieben|verlegen|umbuchen|vorverlegen|umlegen|verschoben|verlegt|tauschen|andern|vorziehen)|nach (?:hinten|vorne?)(?: zu)? (?:schieben|verschieben|legen|verlegen|zu schieben)|(?:auf|zu) (?:einen|eine) andere[nr]? (?:tag|zeit|termin|uhrzeit)|passt (?:mir |uns )?(?:.{0,12} )?(?:leider )?(?:nicht mehr|doch nicht)|(?:ginge|geht) (?:.{0,10} )?(?:stattdessen|statt)|(?<=(?:(?:mein|unser|der|den|habe (?:ich )?(?:\\p{L}+ ){1,4}?einen?) ?\\p{L}*termin|eingetragen|angemeldet|gebucht|vorgemerkt|kann (?:ich )?(?:da |doch |leider )*nicht).{0,120})(?:ginge|geht) (?:.{0,10} )?auch|statt(?:dessen)? (?:am|um|auf)|auf (?:den |die |einen |eine )?(?:(?:nachst|kommend|ander|spater|folgend)\\p{L}* )?(?:\\p{L}*(?:tag|woche|mittwoch|sonnabend)|morgen|ubermorgen|spater|\\d{1,2}(?:\\.|uhr)?)[^.?!]{0,20}? (?:legen|schieben|setzen|packen|rucken)`,
  ),
  cancel: anywhere(
    'absagen|abzusagen|abgesagt|sagen?(?: (?!mir|uns)\\p{L}+){1,6} ab(?= *(?:[.,;!?]|$|und |weil |denn |da ))|stornier\\w*|annullieren|streichen sie (?:bitte )?(?:den|meinen|unseren|diesen) (?:\\p{L}+ )?termin|streichen sie (?:bitte (?:das|den|ihn|es|die|sie|beide)|(?:das|den|ihn|es|die|sie|beide)(?: bitte| wieder| dann| also)+)(?= *(?:[.,;!]|$))|(?:termin|ihn|den) (?:.{0,20} )?(?:streichen|loschen)|einen (?:davon|von (?:den )?beiden) (?:.{0,20} )?(?:streichen|loschen)(?! lassen)|(?:kann|werde|konnen) (?:.{0,30} )?(?:nicht|doch nicht) kommen(?!.{0,60}(?:verschieben|verlegen|anderer?n? tag))|brauche (?:den|meinen) termin (?:.{0,10} )?nicht',
  ),
  own: anywhere(
    `(?:um wie ?viel uhr|wann|welche uhrzeit|an welchem tag) (?:war|ist|habe? ich|hab ich|hatte ich) (?:noch ?mal |noch einmal |denn )?(?:mein|der|meinen|unser|den) (?:${visit})|kommt .{1,30} noch|bleibt es bei|(?:bleibt|gilt|steht) (?:mein|der|unser) (?:${visit})|(?:mein|der|unser) (?:${visit}) (?:.{0,25} )?(?:bleibt|gilt|steht|stattfindet)|(?:bin|stehe) ich (?:.{0,20} )?(?:eingetragen|vorgemerkt|angemeldet|im kalender)|wann (?:muss|soll|sollte|darf) ich (?:.{0,20} )?(?:kommen|da sein|vorbeikommen)|wann bin ich (?:\\p{L}+ )?dran|(?:mir|uns) (?:mein|unser)en? (?:${visit}) (?:.{0,12} )?(?:nennen|sagen|durchgeben)|wann ich (?:.{0,20} )?(?:kommen|da sein|vorbeikommen|dran) (?:soll|muss|sollte|bin)|vergessen,? wann (?:ich|mein|der)|steht (?:mein|der) termin noch|wann (?:ist|war|habe? ich|hab ich) (?:.{0,15} )?(?:mein|meinen|einen)? ?(?:nachster |nachsten )?(?:${visit})|um wie ?viel uhr (?:ist|habe? ich|bin ich|war)|(?:habe? ich|hab ich) (?:.{0,15} )?(?:einen|noch|schon) (?:.{0,10} )?(?:${visit})|meine[nr]? (?:nachsten )?(?:${visit}) (?:.{0,15} )?(?:bestatigen|uberprufen|prufen|nachsehen|wissen)|bei wem (?:ist|habe? ich)`,
  ),
  others: anywhere(`(?:meine[rsmn]?|seine[rsmn]?|ihre[rsmn]?|mein|sein) ${oneOfKin.de}`),
  'for-other': anywhere(
    `fur (?:meine[nm]?|mein|unsere[nm]?|unser) ${oneOfKin.de}|(?:mein|meine) ${oneOfKin.de} (?:braucht|mochte|brauchte|will)|(?:trag(?:en sie)?|schreib(?:en sie)?|melden sie) (?:bitte |auch |noch )*(?:meine[nm]?|mein) ${oneOfKin.de}|im namen von`,
  ),
  'meant-for': anywhere(
    `(?<=(?:^|[,.;!])\\s*|(?<!\\p{L})(?:ja|gern|ok|und|aber|eine[rns]?|ist|der|den|die|das|${visit})\\s)fur (?:meine[nm]?|mein|unsere[nm]?|unser) ${oneOfKin.de}`,
  ),
  'others-visit': anywhere(
    `fur (?:meine[nm]?|mein) ${oneOfKin.de} (?:bitte )?(?:absagen|verschieben|stornieren|umbuchen)|(?:(?:${visit}) (?:(?:von|fur) )?(?:meine[rsnm]?|unsere[rsnm]?|seine[rsnm]?|ihre[rsnm]?|mein)|(?:den|der|die) (?:von (?:meine[rm]|unsere[rm])|meine[rs]|unsere[rs])) (?:${oneOfKin.de}|mannes|ehemannes|eltern|kinder|grosseltern)|mein(?:e[rmn]?)? ${oneOfKin.de} (?:ihren|ihrem|seinen|seinem|hat (?:.{0,25} )?|hatte (?:.{0,25} )?)(?:einen )?(?:${visit})`,
  ),
  message: anywhere(
    '(?:nachricht|mitteilung) (?:.{0,12} )?(?:hinterlassen|dalassen|aufnehmen|weitergeben|ausrichten)|(?:hinterlassen|ausrichten|weitergeben|bescheid (?:sagen|geben))|(?:mich |uns )?(?:.{0,25} )?(?:zuruckrufen|zuruckruft|zuruckzurufen|anrufen|ruckruf|anruft)|rufen sie (?:mich|uns)|sagen sie (?:ihm|ihr|bitte|herrn?|frau|dr|dem|der)|(?:konnen|konnten|wurden) sie (?:bitte )?(?:herrn?|frau|dr|dem|der|ihm|ihr|ihnen) .{0,25}(?:sagen|ausrichten|mitteilen)|richten sie .{0,40}aus|teilen sie (?:ihm|ihr|ihnen|\\p{L}+) .{0,20}mit|lassen sie (?:ihn|ihr|ihnen|\\p{L}+) .{0,10}wissen|geben sie .{0,20}(?:weiter|bescheid)|(?:er|sie|jemand|man) (?:.{0,12} )?(?:soll|sollte|mochte|moge) (?:.{0,15} )?(?:anrufen|zuruckrufen|sich melden)|sich (?:.{0,20} )?(?:bei mir )?(?:melden|meldet)|fragen sie (?:bitte |doch |mal |gern )*nach|leiten sie (?:das|dies|es|(?:diese|meine)\\p{L}* \\p{L}+) .{0,40}weiter|schreiben sie mir|(?:moge|soll|sollte|kann|konnte|mochte) mir (?:.{0,25} )?schreiben',
  ),
  person: anywhere(
    'mit (?:einem|einer|jemandem|dem|der|ihrem|ihrer)? ?(?:echten |richtigen |anderen )?(?:menschen|person|mitarbeiter\\w*|chef\\w*|kolleg\\w*|jemandem|arzt|arztin|anwalt|anwaltin|zustandigen|inhaber\\w*|herrn? \\p{L}+|frau \\p{L}+|\\p{L}+) (?:.{0,15} )?(?:sprechen|reden|verbinden|verbunden)|(?:verbinden|stellen) sie mich|(?:echten?|richtigen?) menschen?|einen menschen|nicht mit (?:einer|einem) (?:maschine|computer|roboter|automaten|band)|durchstellen|ans telefon|(?:ist|sind) .{1,25} (?:zu sprechen|erreichbar)|(?:herrn?|frau) \\p{L}+ sprechen|jemanden sprechen',
  ),
  robot: anywhere(
    '(?<!(?:wenn|dass|ob|falls) )(?:drucken|wahlen) sie (?:die |jetzt die )?(?:\\d|eins|zwei|drei|neun|null)(?! (?:tasten|knopfe|mal|schalter))|(?:dies|das|hier|es) ist (?:eine|ein) (?:automatische|aufgezeichnete)r?|ihr anruf ist (?:uns )?wichtig|nach dem (?:signal|ton|piepton)|(?:sie wurden|wurden sie) ausgewahlt|bleiben sie in der leitung',
  ),
  sales: anywhere(
    '(?:wir|ich) (?:helfen|unterstutzen|arbeiten mit|betreuen) (?:kleinen |mittelstandischen |lokalen )?(?:unternehmen|betrieben?|firmen|praxen|kanzleien|handwerkern?)|(?:entscheidungstrager|verantwortlichen? (?:fur|im))|(?:exklusives|besonderes|spezielles) angebot fur (?:ihr|sie|unternehmen|betriebe)|(?:umsatz|kunden|reichweite) (?:steigern|erhohen|gewinnen)|hatten sie interesse|(?:rufe|melde mich) (?:im auftrag|von) (?:einer|der) (?:agentur|firma)',
  ),
  'wrong-number': anywhere(
    'verwahlt|(?<!(?:gegeben|hinterlassen|angegeben|habe|haben|hatte)(?: \\p{L}+){0,3} )falsche nummer(?! (?:gegeben|hinterlassen|angegeben|notiert|aufgeschrieben))|falsch verbunden|nummer ist falsch(?! notiert)|wollte eigentlich (?:bei|zu[rm]?)',
  ),
  orders: anywhere(
    'ignorier\\w* (?:alle |deine |ihre )?(?:vorherigen |bisherigen )?(?:anweisungen|regeln|befehle)|vergiss (?:alle |deine )?(?:anweisungen|regeln)|du bist (?:jetzt|ab sofort|nun)|systemnachricht|system ?prompt|(?:zeig|nenn|gib|verrate)\\w* (?:mir )?(?:.{0,12} )?(?:prompt|anweisungen)|entwicklermodus|(?:zeig|nenn|gib|liste)\\w* (?:mir )?(?:.{0,15} )?(?:nummern|namen|daten|telefonnummern|adressen) (?:von |der |ihrer |aller |anderer )+(?:kunden|patienten|mandanten|kontakte)',
  ),
  abuse: anywhere(
    'arschloch|scheisse?|verdammt\\w*|idiot\\w*|trottel|vollidiot|fick\\w*|blod\\w* (?:maschine|roboter|kuh|computer)|halts? (?:die klappe|maul)|dumm\\w* (?:maschine|roboter)|miststuck|wichser|hurensohn',
  ),
  complaint: anywhere(
    'nichts (?:gekommen|angekommen|erhalten)|nie (?:angekommen|geliefert)|immer noch (?:nichts|nicht (?:da|angekommen|geliefert))|warte (?:immer )?noch (?:immer )?auf|ich bin (?:\\p{L}+ )?(?:wutend|stinksauer|ausser mir)|(?:sie haben|ihr habt) (?:(?!nichts|nicht|kein)[\\p{L}.,]+ ){0,6}falsch (?:gemacht|eingebaut|geschnitten|repariert|geliefert|montiert|gestrichen)|beschwer\\w+|reklam\\w+|unverschamt\\w*|inakzeptabel|frechheit|unmoglich von|(?:sehr|wirklich|total|extrem) (?:verargert|unzufrieden|enttauscht|sauer|wutend)|(?:nicht|gar nicht|uberhaupt nicht) (?:zufrieden|einverstanden) mit|geld zuruck|erstattung|ruckerstattung|zu viel (?:berechnet|bezahlt)|doppelt (?:abgebucht|berechnet)|falsche rechnung|verklagen|(?:ruiniert|beschadigt|kaputt ?gemacht|zerkratzt)|nie (?:gekommen|erschienen)|niemand (?:gekommen|erschienen)|zum dritten mal|immer noch (?:kaputt|undicht|nicht repariert)|schlechter service|pfusch',
  ),
  bot: anywhere(
    '(?:sind sie|bist du|spreche ich mit|ist das|rede ich mit) (?:hier )?(?:ein|eine|einer|einem|mit einem)? ?(?:echten? |richtiger? )?(?:roboter|maschine|computer|mensch|menschen|bot|ki|automat|anrufbeantworter|echte person)|bin ich (?:\\p{L}+ )?(?:beim|bei (?:einem|nem|der)|mit (?:einem|nem)) (?:roboter|automat\\w*|anrufbeantworter|computer|maschine|ki)|mit wem spreche ich|(?:ist (?:da|dort)|sind sie(?: nicht| hier| denn)*|bin ich (?:hier |da )?(?:richtig )?(?:bei|verbunden mit)|spreche ich mit) (?:der |die |das |dem )?(?:[\\p{L}&.-]+ ){0,2}\\p{L}*(?:backerei|konditorei|pizzeria|restaurant|hotel|krankenhaus|apotheke|bank|schule|bucherei|kirche|praxis|kanzlei|werkstatt|salon|friseur|laden|blumenladen|tierarzt)(?: (?!offen|geoffnet|geschlossen|zu|auf|besetzt|erreichbar|am|heute|morgen|noch|schon|auch)[\\p{L}&.-]+){0,3}(?= *[?.!]| *$)',
  ),
  late: anywhere(
    '(?:komme|bin|werde|sind|verspate) (?:.{0,25} )?(?:zu spat|spater|verspatet|mich)|verspatung|im stau|spat dran(?! (?:mit|bei|fur|dieses jahr))',
  ),
  question:
    /\?|^[^\p{L}]*(?:(?:und|ah|oh|ach|hallo|guten tag|guten morgen|entschuldigung|eine frage|sagen sie mal)[ ,:.]+){0,3}(?:wenn(?:s| es| ich| wir| man)?|wer|was|wann|wo|wie|wieviel|welche|welcher|welches|warum|wieso|wohin|haben sie|machen sie|nehmen sie|gibt es|kann ich|kann man|muss (?:ich|man|wir|(?:mein|unser)e?(?= (?!\p{L}* (?:leider|absagen)))) (?!leider|absagen|weg|los|jetzt|.{0,40}(?:absagen|verschieben|verlegen))|soll(?:te)? (?:ich|man|(?:mein|unser)\p{L}*)|darf (?:ich|man|(?:mein|unser)\p{L}*)|durfen|konnen (?:kinder|hunde|katzen|(?:mein|unser)\p{L}*)|ist das|sind sie|bieten sie|akzeptieren sie|ich (?:wollte|mochte) (?:nur |gern |mal )?(?:wissen|fragen)|konnen sie mir sagen|um wie viel)(?![\p{L}])/u,
  available: anywhere(
    '(?:haben sie|hatten sie|gibt es|ist) (?:.{0,30} )?(?:frei|freien?|termine?|zeit|platz|moglich)|frei|freie[nr]? (?:termine?|platz)|moglich|verfugbar|so (?:bald|schnell|fruh) wie moglich|fruhestmoglich|nachstmoglich|wann (?:ist|ware|gibt es|haben sie) (?:der|die|das|den) nachste[nrs]?|(?:ginge|geht|passt|ware) (?:.{0,30} )?(?:\\?|auch|das|es|ihnen)',
  ),
  first: anywhere('(?:der|den|die|das)? ?(?:erste[nrs]?|fruhere[nr]?|fruhe?ste[nrs]?)(?: termin)?'),
  second: anywhere('(?:der|den|die|das)? ?(?:zweite[nrs]?|mittlere[nr]?)(?: termin)?'),
  third: anywhere('(?:der|den|die|das)? ?dritte[nrs]?(?: termin)?'),
  last: anywhere('(?:der|den|die|das) (?:letzte[nrs]?|spatere[nr]?)(?: termin)?'),
  'no-booking': anywhere(
    'nichts (?:buchen|reservieren|vereinbaren|ausmachen)|(?:keinen?|nicht) (?:(?:neuen?|anderen?|weiteren?) )?(?:termin|buchen|reservieren|buchung)|(?:nur|bloss|lediglich) (?:eine frage|wissen|fragen|nachfragen|eine auskunft|mal fragen|was)|brauchen? (?:ich |wir )?(?:gerade |jetzt |noch )?keinen (?:neuen |anderen |weiteren )?termin|(?:vorerst|erst ?mal|im moment|momentan|zur ?zeit|fur den moment) (?:keinen?|nichts)(?= *(?:[.,!]|$)| (?:mehr|danke|termin|weiteren|neuen))|einen (?:neuen|anderen|weiteren) (?:termin )?brauchen? (?:ich|wir) (?:aber |auch )?nicht|(?:wollte|mochte|will) (?:ich )?nur',
  ),
  gone: anywhere('brauche (?:.{0,40} )?nicht mehr|(?:wird|werden) nicht mehr (?:benotigt|gebraucht)|hat sich erledigt'),
  'others-thing': anywhere(
    '(?:nummer|telefonnummer|adresse|daten|(?<!(?:einen|nen|neuen|ersten|anderen) )termin|akte|befunde?) von (?!(?:ihnen|euch|mir|uns|der|dem|einem|einer|heute|morgen)(?![\\p{L}]))\\p{L}+',
  ),
  policy: anywhere(
    'gebuhr(?:en)?|kosten|berechne[nt]|strafe|kostenlos|bezahlen|erstatt\\w+|wie (?:viel|lange|spat|kurzfristig)|frist|was passiert|kostet|anzahlung|bedingungen|bis wann',
  ),
  'is-in':
    /^[^\p{L}]*(?:(?:hallo|guten tag|guten morgen)[ ,!.]+)*(?:ist|ware) .{1,30} (?:da|im haus|zu sprechen|erreichbar|frei)(?: heute| gerade| jetzt)?[ ?!.]*$/u,
  'others-when': anywhere(
    `hat (?:meine?|seine?|ihre?) ${oneOfKin.de} .{0,30}(?:abgesagt|verschoben|gebucht|geandert|storniert)|` +
      '(?:wann|um wie ?viel uhr|an welchem tag|bei wem) .{0,30}(?:sie|er|ihr|sein|ihren|seinen|dran)|(?:ist|war) .{2,30} (?:kunde|kundin|patient|patientin|mandant|mandantin) (?:bei|von) (?:ihnen|euch)|(?:nummer|adresse|daten) (?:von |einer |eines )+(?:anderen )?(?:kund\\w+|patient\\w+|mandant\\w+)',
  ),
  info: anywhere(
    'wie ?viel|was kostet|kosten|kostet|preise?|preis|wo (?:sind|ist|kann|liegt|finde)|park\\w+|(?:machen|nehmen|bieten|akzeptieren|verkaufen|arbeiten|sprechen|behandeln|benutzen|verwenden|haben) sie|versicherung|krankenkasse|rabatt|garantie|offnungszeiten|(?:wann|ab wann|bis wann) (?:haben sie|sind sie|machen sie|offnen|schliessen)|geoffnet|wlan',
  ),
};
