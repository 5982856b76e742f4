// In which words a visit is given up: it is to come off or go to somebody else, or it is told that it is not needed, will not be or is
// beside the point; and in which another one stays. Over folded text in which what was named of a visit, its service, its day or its
// hour, stands as "§". In four languages.
import type { Language } from '../../business.ts';
import { eachLanguage } from '../../models/text.ts';

type Words = Readonly<Record<Language, readonly string[]>>;

/** What a visit is called without naming it, or by what was named of it. */
const one: Readonly<Record<Language, string>> = {
  en: "(?:it|that|this|me|us|him|her|them|mine|ours|(?:that|this|the) one|(?:my|our|the|that|this|his|her|their)? ?(?:\\p{L}+ )?(?:name|appointment|appt|booking|reservation|visit|slot|spot|time slot|session|lesson|place)|(?:(?:my|our|the|that|this|his|her|their) )?(?:§(?:['’]s)?(?: at| on| for| with)? ?)+(?:appointment|appt|one|thing|slot|spot|session|lesson)?)",
  es: '(?:(?:la|el|mi|nuestra|nuestro|ese|esa|esta|este|lo de|lo del|lo) (?:cita|turno|visita|reserva|clase|lugar|espacio|hora|cupo|hueco|§)(?: del?| de la)?(?: §)*|§)',
  fr: '(?:(?:le|la|mon|ma|notre|ce|cette) (?:rendez-vous|rdv|creneau|place|heure|seance|reservation|visite|cours|§)(?: d[eu])?(?: §)*|§)',
  de: '(?:(?:den|die|das|der|meinen?|unseren?|meine|unsere|mein|unser)? ?(?:termin|stunde|platz|buchung|reservierung|besuch|§)(?: (?:am|um|fur|von|vom) §| §)*|den|ihn|es|das|mich|uns|ihn|sie)',
};

/** In German, what may stand between a visit and its being struck; "das Wohnzimmer streichen" strikes none. */
const noun = { de: '(?:termin|stunde|platz|buchung|reservierung|besuch)' };
const between =
  'am|um|vom|von|fur|den|dem|der|§|bitte|wieder|doch|dann|mussen|muss|mochten?|will|wollen|konnen|konnten|kann|wir|ich|sie|man|lieber|ruhig|jetzt|leider|gern|gerne|gleich';

/** Behind what is not needed any more nothing is said of it but when, or why; "the exam form" and "it on time" are something else. */
const onlySo =
  "(?= *(?:[,.;:!?]|$)| (?:§|on §|at §|for §|after all|any ?more|any longer|again|this|now|then|today|because|since|as|due|but|and|so|either|thanks?|thank you|please|i|i['’]m|we|he|she|my|our)(?!\\p{L}))";

const books: Readonly<Record<Language, string>> = {
  en: "(?:the |your |y'all's )?(?:books?|schedule|calendar|diary|list|system|lineup|roster|rota)",
  es: '(?:la |el |su )?(?:lista|agenda|calendario|sistema|libro|programa|horario)',
  fr: "(?:l'|le |la |votre )?(?:agenda|planning|calendrier|liste|cahier|programme)",
  de: '(?:dem |der |ihrem |ihrer )?(?:kalender|plan|liste|terminplan|terminkalender|buch|system)',
};

/** It is asked for. */
const asking: Words = {
  en: [
    `(?:take|pull|strike|scratch|cross|knock|get|wipe|drop|mark) (?:${one.en} )(?:off|out)(?: (?:of |from )?${books.en})?(?: (?:for|on) (?:§ ?)+)?(?= *(?:[,.;!?]|$)| (?:please|then|for|since|because|will|would|and|but|now|again|today)(?!\\p{L}))`,
    `(?:take|pull|strike|scratch|cross|knock|drop|remove|wipe|be taken|come) (?:[\\p{L}§'’]+ ){0,6}?(?:off|from) ${books.en}`,
    `(?:strike|scratch|nix|scrap|ditch|axe|bin) ${one.en}(?= *(?:[,.;!?]|$)| (?:please|then|for|since|because|and)(?!\\p{L}))`,
    "(?:strike|scratch|nix|scrap|ditch|axe|bin|drop|kill|skip) (?:§ )*§['’]s (?:[\\p{L}§-]+ ){0,2}?[\\p{L}§-]+(?= *(?:[,.;!]|$)| (?:please|then|for me|since|because|and)(?!\\p{L}))",
    `free (?:up )?${one.en}(?: up)?(?= *(?:[,.;!?]|$)| (?:for|please|then)(?!\\p{L}))`,
    `(?:give|offer|hand|pass|release|open) (?:up )?${one.en} ?(?:up |back )?(?:to|for) (?:somebody|someone|anybody|anyone|another|the next|whoever|others?)`,
    `let's not (?:do|keep|have) ${one.en}(?= *(?:[,.;!]|$)| (?:then|after|this|on|at)(?!\\p{L}))|(?:pass|hand) ${one.en} ?(?:along|on) to|(?:§|one|lesson|session|appointment|visit)(?:['’]s)? (?:has|have|will have) to go(?= *(?:[,.;!]|$))`,
    `(?:somebody|someone|anybody|anyone) else (?:can|may|could|is welcome to) (?:have|take|use|get) ${one.en}`,
    `(?:let|release) ${one.en} ?(?:go|back)(?= *(?:[,.;!?]|$)| (?:this|for|to)(?!\\p{L}))`,
    "(?<!(?:you|they|we|i) )(?:don't|do not|dont|no need to|needn't) (?:bother )?(?:send(?:ing)?|expect(?:ing)?) (?:me|us|anybody|anyone|somebody|someone|(?:the|your|a) (?:crew|teams?|guys?|people|techs?|technicians?|man|men|truck|van)|your)(?= *(?:[,.;!?]|$)| (?:out|over|for|on|at|§|anymore|any more|this|around)(?!\\p{L}))",
    `(?<!(?:you|they|we|i) )(?:don't|do not|dont|no need to|needn't) (?:hold|save|keep) ${one.en}(?= *(?:[,.;!?]|$)| (?:for|open|anymore|any more)(?!\\p{L}))`,
    `${one.en} (?:can |should |may |to |be |could |wants? |needs? )*(?:taken|struck|crossed|scratched|pulled|marked) (?:off|out)|${one.en} (?:can |should |may |to |be )*(?:freed up|removed|released|wiped)`,
    `skip (?:me|us|it|that|this one|that one|(?:the |my |our |this |coming )*§)`,
    `(?:count|leave) (?:me|us) out (?:for|on|of|this|§)`,
  ],
  es: [
    '(?:me |nos |se )?(?:l[oa]s?) (?:pued[ea]n?|podrian?|pudieran?) (?:quitar|borrar|eliminar|tachar|sacar|dar de baja|descartar)(?!\\p{L})',
    '(?:me|nos) (?:pued[ea]n?|podrian?|pudieran?) (?:quitar|borrar|sacar|tachar|dar de baja)(?= *(?:[,.;!?]|$)| (?:de la (?:lista|agenda)|del (?:calendario|sistema|horario)|por favor(?!\\p{L})))',
    `(?:quitar|borrar|eliminar|tachar|descartar|sacar)(?:me|nos|l[oa]|mel[oa]|nosl[oa])(?!\\p{L})`,
    `(?:quit|borr|tach|sa[cq]|elimin|descart)(?:e|en|ad?|ue|uen)(?:me|nos|l[oa]|mel[oa]|nosl[oa])(?!\\p{L})`,
    `(?:nos|me) (?:quita|borra|saca|quitan|borran|sacan)(?= *(?:[,.;!?]|$)| (?:de|del|por|el|§))`,
    `(?:quitar|quite|quiten|borrar|borre|borren|sacar|saque|saquen|eliminar|elimine) ${one.es}(?= *(?:[,.;!?]|$)| (?:del?|por favor|§)(?!\\p{L}))`,
    'd(?:ar|e|en|ame|eme|enme|arme|arnos|ele|arla|arlo)(?:me|nos|l[oa])? de baja(?!\\p{L})',
    `(?:liber|solt|suelt|desocup)(?:ar|e|en)(?:l[oa])? ${one.es}|(?:liber|suelt)(?:e|en|ar)l[oa](?!\\p{L})`,
    `(?:d(?:ar|e|en|ele|enle|arle|asel[oa]|esel[oa])|ced(?:er|a|an|o)|pas(?:ar|e|en)|ofre(?:cer|zca|zcan)(?:le|sel[oa])?)(?:le|sel[oa])? ?(?:${one.es} )?a (?:otr[oa]|alguien|quien|alguna otra)`,
    `(?:puede|pueden|podria) (?:usar|aprovechar|tomar)l[oa] (?:otr|algui)\\p{L}+|que l[oa] (?:aproveche|use|tome) (?:otr|algui)`,
    'no (?:me|nos) (?:esperen?|aparten?|guarden?)|ya no (?:me|nos) (?:esperen?|aparten?|guarden?)',
  ],
  fr: [
    "(?:(?:le|la|les) |l')(?:enlever|retirer|rayer|barrer|effacer|supprimer|sortir|oter)",
    "(?:me|nous) (?:enlever|retirer|rayer|barrer|effacer|supprimer|sortir|oter)(?= *(?:[,.;!?]|$)| (?:de (?:la liste|l'agenda|votre)|du (?:planning|calendrier)|pour §|s'il))",
    '(?:enleve|retire|raye|barre|efface|supprime|oublie|ote)[zr]?-(?:moi|nous|le|la|les|moi ca)(?!\\p{L})',
    `(?:enlever|retirer|rayer|barrer|effacer|supprimer|oter|enlevez|retirez|rayez|barrez|effacez|supprimez|otez|oubliez|oublier) (?:${one.fr}|ca|cela|celui|celle)`,
    `(?:liberer|rendre|ceder|donner|laisser|proposer|liberez|cedez|donnez|laissez|proposez|libere|rends|cede|donne|laisse) (?:${one.fr}|ca|la|le)(?: [\\p{L}']+)?(?: a (?:quelqu'un|un autre|une autre|d'autres)|(?= *(?:[,.;!?]|$)))`,
    "(?:donn|laiss|ced|propos|attribu|pass)\\p{L}* (?:[\\p{L}'§-]+ ){0,4}?(?:a|pour) quelqu'un d'autre|(?:un|une|quelqu'un d')? ?autre (?:client|personne|patient)\\p{L}* (?:peut|pourra) (?:le|la|en)",
    "(?:ne )?(?:nous |m'|me )?(?:attendez|attendre|gardez|comptez)(?:-nous|-moi)? (?:pas|plus)|(?:ne )?comptez (?:pas|plus) sur (?:moi|nous)",
  ],
  de: [
    `(?:nehmen|nehmt|nimm|streichen|streicht|tragen|tragt|lassen|werfen) (?:sie )?(?:bitte )?(?:${one.de}) ?(?:[\\p{L}§]+ ){0,4}?(?:raus|heraus|aus|weg|rausnehmen)(?!\\p{L})`,
    `(?:§|${noun.de}|ihn|es|das|den|mich|uns)(?: (?:${between}))* (?:streichen|rausnehmen|herausnehmen|austragen|ausgetragen|gestrichen|rausgenommen|loschen|freigeben|freimachen|freigegeben)(?= *(?:[,.;!?]|$)| (?:sie|lassen|bitte|werden|wir|ich)(?!\\p{L}))`,
    `(?:geben|gebt|gib) (?:sie )?(?:bitte )?(?:${one.de}) ?(?:bitte |gern |gerne |ruhig |doch |wieder )*(?:frei|weiter|ab|jemand\\p{L}*|wem|einem|einer|anderweitig)`,
    `(?:jemand|wem|einem|einer|an)(?: \\p{L}+)? ?ander\\p{L}* (?:\\p{L}+ )?(?:haben|geben|nehmen|vergeben|kriegen|bekommen|nutzen)|(?:anderweitig|wieder|neu|gern|ruhig) (?:vergeben|vergebt)(?!\\p{L})|weitergeben`,
    '(?:rechnen|plant|planen) (?:sie )?(?:\\p{L}+ ){0,3}nicht (?:mehr )?mit (?:mir|uns)|mit (?:mir|uns) (?:[\\p{L}§]+ ){0,5}nicht (?:mehr )?(?:zu )?rechnen|nicht (?:mehr )?mit (?:mir|uns) (?:zu )?rechnen',
    '(?:lassen|lass|lasst) (?:wir|sie|uns) (?:[\\p{L}§]+ ){0,5}?(?:ausfallen|sausen|sein|bleiben)|(?:ausfallen|sausen|platzen) lassen',
  ],
};

/** It is told that it is not to be. */
const telling: Words = {
  en: [
    `(?:won't|will not|wont|don't|do not|dont|no longer|not going to|not gonna) (?:be |really |actually |even )*(?:need|needing|use|using|require|want|wanting|make|making|keep|keeping|do|doing|come for|coming for|coming in for|going to make) (?:${one.en}|you|§)${onlySo}`,
    `(?:${one.en})(?: (?:on|at|for) §)*(?:['’]s| is)? ?(?:isn't|is not|ain't|aint|not|won't be|wont be|will not be|no longer|never) (?:going to |gonna |going )?(?:be )?(?:happening|happen|needed|necessary|required|going ahead|on anymore|on any more)${onlySo}`,
    `(?:${one.en})(?: (?:on|at|for) §)*(?: is|['’]s| was| are) (?:now |just |all |kind of |kinda |pretty much |sort of |really |a )*(?:moot|pointless|bust|no-go|no go|wash|unnecessary|redundant|off the table|dead|useless)(?!\\p{L})`,
    `(?:§|one|lesson|session|appointment|visit|it|that) (?:at § |on § |for § )?can go(?= *(?:[,.;!?]|$)| (?:then|too|now|away))`,
    "(?:no|not much|little|zero) (?:point|sense|reason|use|need)(?: (?:in|for|of))? (?:(?:me|us|you|y'all|my|our|him|her)(?: \\p{L}+)? )?(?:com(?:e|ing)|see(?:ing)?|keep(?:ing)?|go(?:ing)?|hav(?:e|ing)|do(?:ing)?|show(?:ing)?|driv(?:e|ing)|send(?:ing)?|anymore|any more)(?!\\p{L})(?! (?:through|into|up(?! (?:on|at) §)|to(?! §)|early|earlier|late|later|before|alone|by|with|in (?:a|the)))",
    "(?:have to|need to|got to|gotta|going to|gonna|wanna|want to|must|i'll|we'll|to) (?:bow|back|pull|bail|duck|opt) (?:out|on|off)(?! (?:on|of) (?!it|that|this|§|(?:the|my|our) (?:§|appointment|lesson|session|visit|booking)))",
    `(?:do|manage|go|get by) without (?:it|that|(?:the |my |our )?§)${onlySo}|(?:pass on|bail on|give up|let go of|forgo|say no to) ${one.en}${onlySo}`,
    "(?:won't|will not|wont|not going to|not gonna|can't|cannot) (?:be )?(?:showing up|show up|turning up|turn up|attending|attend|keeping|coming in|making it in)(?!\\p{L})(?! (?:alone|with|through|by|early|late|until|till|before|on time))",
    `(?:nobody|no one|noone|none of you|you|y'all|you guys|you folks)(?:'s| is| are)? (?:needs? to|needn't|has to|don't (?:have|need) to|doesn't (?:have|need) to|don't) (?:bother|come|be here|show up|make the trip)(?= *(?:[,.;!]|$)| (?:out|over|by|in|on|§|anymore|any more|at all)(?!\\p{L}))|(?:nobody|no one) (?:needs|has) to (?:(?:\\p{L}+|§) )?(?:${one.en})(?= *(?:[,.;!]|$))|(?:you|y'all|they|your (?:crew|guys|teams?|people)|the crew) can stay (?:home|put)`,
    `(?:${one.en})(?: (?:on|at|for) §)*(?: is|['’]s| was) (?:now |just |all |kind of |kinda |pretty much |sort of )*(?:a no(?! (?:parking|smoking|problem|brainer))|silly|senseless|for nothing|a waste)(?!\\p{L})|§(?:['’]s)? (?:is|are) out for (?:me|us|him|her)|no longer (?:on the (?:table|cards)|wanted|of (?:any )?use)`,
    `(?:not|n't) (?:be )?(?:in town|around|here) (?:for|on) (?:${one.en})`,
  ],
  es: [
    'ya no (?:(?:me|nos|l[oae]s?|se|te) )*(?:(?:va|van|voy|vamos|vaya|vayan) a (?:(?:hacer|ser|querer|poder|ocupar|usar|necesitar) ?)?(?:falta|necesari\\p{L}+|ocupar|usar|querer|necesitar|requerir|servir)?|necesit\\p{L}+|ocup\\p{L}+|requier\\p{L}+|quier\\p{L}+|queremos|hace falta|hara falta|procede|aplica|veng\\p{L}+(?!\\p{L})(?! (?:por (?!favor)|antes|despues|tan|con|sin|tarde|hasta|a (?!§|limpiar|revisar|hacer|arreglar|reparar)))|sirve|tiene (?:caso|sentido)|es necesari\\p{L}+|vale la pena|interesa|conviene)',
    'no (?:hace|hara|haria) falta (?:ya )?(?:(?:el|la|lo del?) )?(?:§|que (?:vengan?|pasen?))(?! (?:el|la) §)|ya no (?:vamos|voy|iremos|ire|iba|podemos|puedo) (?:a (?:ir|poder|llegar|venir)|ir|llegar)|(?:sale|salen|esta|estan|queda) (?:sobrando|de mas|de sobra)|se (?:cayo|cancela|suspende) (?:la|el|lo|§)|no (?:se )?(?:va|vamos|voy) a (?:hacer(?:se)?|haber|tomar|usar|ocupar|necesitar|realizar)|queda sin efecto|(?:dej|olvid)(?:ar|emos|amos|e|en)l?[oa]? (?:sin efecto|fuera|por la paz|mejor)',
    `(?:voy|vamos|tengo que|tenemos que) a? ?(?:soltar|dejar ir|prescindir de|renunciar a|faltar a) ${one.es}`,
  ],
  fr: [
    "(?:plus|pas) (?:vraiment |du tout |la )?besoin(?= *(?:[,.;!]|$)| (?:maintenant|finalement|du coup)| (?:de |d')(?:venir|voir|vous|y|le |la |cette|ce |mon |ma |notre |votre |§|rendez|rdv|seance|passer|me |nous ))|plus (?:vraiment |du tout )?(?:necessaire|utile|possible|la peine|d'actualite)(?! de (?:savoir|reserver|payer))",
    "(?:ne )?(?:sert|servira|servirait) (?:plus|pas|a rien)|(?:n'a|n'aura|a|aura) (?:plus|pas) (?:lieu|de raison|de sens)|tombe(?:nt|ra)? a l'eau|(?:ne )?se (?:fera|fait) (?:pas|plus)|n'en (?:aurai|aurons|ai|avons) (?:plus|pas)",
    "(?:faire|fera|ferons|ferai|passer|passera|passerai) sans|s'en pass\\p{L}+|(?:fait|faire|fais) une croix (?:sur|dessus)|laiss\\p{L}+ (?:tomber|filer)|(?:renonc|abandonn)\\p{L}+|(?:est|sont|devient) (?:mort|fichu|foutu|cuit|inutile|superflue?|caduc|caduque|annulee?)",
  ],
  de: [
    '(?:brauch|benotig)\\p{L}+ (?:[\\p{L}§]+ ){0,6}?(?:nicht mehr|nimmer|doch nicht|nun nicht|jetzt nicht)(?! \\p{L}+ (?:bis|vor))',
    '(?:komme|kommen|kommt) (?:ich |wir |er |sie )?(?:[\\p{L}§]+ ){0,4}?(?:nicht mehr|nimmer|doch nicht)|(?:erscheine|erscheinen) (?:[\\p{L}§]+ ){0,3}?nicht(?= *(?:[,.;!]|$))',
    '(?:hat|haben) sich (?:\\p{L}+ ){0,3}?erledigt|erubrigt sich|nicht mehr (?:notig|noetig|erforderlich|aktuell|gewunscht)|hinfallig|gegenstandslos|uberflussig|uberfluessig',
    '(?:fallt|fallen) (?:[\\p{L}§]+ ){0,6}?(?:flach|aus|ins wasser|weg)(?!\\p{L})|(?:wird|werden) (?:[\\p{L}§]+ ){0,5}?nichts(?= *(?:[,.;!]|$)| (?:mehr|draus|daraus|am|mit|§))|(?:findet|finden) (?:[\\p{L}§]+ ){0,4}?nicht (?:mehr )?statt|(?:muss|mussen) (?:[\\p{L}§]+ ){0,5}?(?:ausfallen|flachfallen|passen)',
    '(?:verzichten|darauf verzichte|aussteigen|abspringen|zurucktreten|absehen)(?!\\p{L})|(?:kann|konnen) (?:[\\p{L}§]+ ){0,4}?(?:weg|raus|entfallen|wegfallen)(?= *(?:[,.;!]|$))|entfallt',
  ],
};

/** What it was for is done: somewhere else, or before. */
const having: Words = {
  en: [
    `(?:had|got|gotten|did|done|getting|taken care of|took care of) ${one.en}(?: [\\p{L}]+){0,2} (?:elsewhere|somewhere else|at another|from another|with another)`,
    `already (?:had|got|did|done|gotten|taken care of|took care of) ${one.en}`,
  ],
  es: [
    'ya (?:me |nos |l[oa]s? )*(?:hice|hicimos|hicieron|puse|pusieron|pusimos|tome|resolvi|resolvimos|arregl\\p{L}+|limpi\\p{L}+)(?: [\\p{L}§]+){0,5} (?:en otr\\p{L}+|en otro lado|por mi cuenta|con otr\\p{L}+|aparte)',
  ],
  fr: ["deja (?:fait|fait faire|eu|pris|regle|resolu)(?: [\\p{L}§']+){0,5} ailleurs"],
  de: [
    '(?:schon|bereits) (?:[\\p{L}§]+ ){0,6}?(?:woanders|anderswo|anderweitig|selbst|selber) (?:[\\p{L}]+ )?(?:gemacht|machen|bekommen|gehabt|erledigt|geholt)',
  ],
};

/** It stays, whatever becomes of the other. */
const keeping: Words = {
  en: [
    '(?:keep|leave|hold on to|save)(?! (?:(?:it|that|me|us) )?(?:off|out)(?!\\p{L}))(?: (?:me|us))?(?: just| only)? (?:(?:the|my|our|that|his|her) |§|it |that |me |both|all|everything)',
    '(?:stays?|stands?|remains?|is (?:still )?(?:fine|good|on)|still (?:want|need|coming|on|good|works?))(?!\\p{L})',
  ],
  es: [
    '(?:dej(?:e|en|ar|eme|enme)|mant(?:enga|engan|ener)|conserv\\p{L}+)(?:me|nos|l[oa])? (?:la|el|solo|nada mas|§)|(?:l[oa] (?:otr[oa]|demas)|§) (?:se queda|queda igual|sigue)|se queda(?:n)?(?= *(?:[,.;!]|$))',
  ],
  fr: [
    "(?:gard|conserv|mainten|laiss)(?:e|ez|er|ons|enez)(?:-moi)? (?:bien |juste |quand meme )?(?:le|la|l'|mon|ma|celui|celle|§)|(?:reste|tient|maintenu)(?:nt|e)?(?= *(?:[,.;!]|$))",
  ],
  de: [
    '(?:behalt\\p{L}+|bleibt|bleiben|beibehalten|lassen sie (?:den|die|das|mir) (?:[\\p{L}§]+ ){1,4}(?:stehen|drin|bestehen))(?!\\p{L})',
  ],
};

const of = (words: Words) => eachLanguage((language) => new RegExp(`(?<!\\p{L})(?:${words[language].join('|')})`, 'u'));
const asks = of(asking);
const tells = of(telling);
const had = of(having);
const keeps = of(keeping);

/** "Don't leave me out": the opposite is asked for. */
const denied =
  /(?<!\p{L})(?:don't|do not|dont|didn't|not|never|no|ne|n'|nicht|sin|without)(?: (?:me|nos|se|please|just|por favor))? ?$/u;
const asksUndenied = (marked: string, language: Language): boolean => {
  const found = asks[language].exec(marked);
  return found !== null && !denied.test(marked.slice(0, found.index));
};

/** Which of these a part of what was said does; null where it gives nothing up. */
export const givingUp = (marked: string, language: Language): 'asks' | 'tells' | 'had' | null => {
  if (asksUndenied(marked, language)) return 'asks';
  if (tells[language].test(marked)) return 'tells';
  return had[language].test(marked) ? 'had' : null;
};

/** Does a part of what was said leave a visit as it is? */
export const keepsOne = (marked: string, language: Language): boolean => keeps[language].test(marked);

/** "Just the fade on Friday": that one is wanted. */
const onlyThat: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but |so )?(?:just|only)(?: for)?(?: (?:the|my|our|that|his|her))?(?: \p{L}+)? ?§/u,
  es: /^(?:y |pero |sino )?(?:solo|solamente|nada mas|nomas|unicamente)(?: (?:el|la|los|las|mi|lo de|lo del))?(?: de)? ?§/u,
  fr: /^(?:et |mais )?(?:juste|seulement|uniquement)(?: (?:le|la|les|l'|mon|ma))? ?§/u,
  de: /^(?:und |aber |sondern )?(?:nur|bloss|lediglich)(?: (?:der|die|das|den|meinen?|am|um))? ?§/u,
};
/** Is one visit told to be the only one that is wanted? */
export const wantsOnly = (marked: string, language: Language): boolean => onlyThat[language].test(marked.trim());

/** Of being late, of a part of it, of who comes along or on a condition: what is said so is said of how it will be. */
const ofManner: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:late|later|delayed|(?:on|in) time|minutes?|mins?|hours?(?! notice)|half|part|portion|alone|by (?:myself|himself|herself)|with (?:me|us|him|her)|(?:if|unless|in case)(?! (?:possible|you (?:can|could|would|don't mind)|that['’]s (?:ok|okay|all right))))(?!\p{L})/u,
  es: /(?<!\p{L})(?:retras\p{L}+|(?:llego|llegar|llegare|llegamos|mas|un poco) tarde|minut\p{L}+|media hora|horas|(?:una|la|esa) parte|la mitad|sol[oa] con|conmigo|con nosotros|acompan\p{L}+|a menos que|en caso de|si (?:llego|llegamos|llueve|me|no (?:llego|llegamos|puedo|podemos)))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:retard|minutes?|demi-heure|heures de|(?:une|la) (?:partie|moitie)|seule?(?! rendez)|avec (?:moi|nous)|accompagn\p{L}+|a moins que|au cas ou|si (?:je|j'|on|nous|il|elle|jamais)|s'il (?!vous))(?!\p{L})/u,
  de: /(?<!\p{L})(?:verspat\p{L}+|spater|zu spat|minuten?|stunden|halbe?|teil|halfte|allein|mit (?:mir|uns) (?:kommt|mit)|begleit\p{L}+|falls|wenn(?! (?:moglich|es geht|sie (?:konnen|konnten))))(?!\p{L})/u,
};
/** Is it told how the visit will be, and not that it will not? */
export const tellsManner = (folded: string, language: Language): boolean => ofManner[language].test(folded);
