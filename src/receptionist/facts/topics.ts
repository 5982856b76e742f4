// Which fact of the business a question is after, by its words, in four languages. Patterns are over folded text.
import type { Language } from '../business.ts';
import { anywhere } from '../understand/cues/cue.ts';

export type Topic =
  | 'price'
  | 'hours'
  | 'address'
  | 'phone'
  | 'email'
  | 'website'
  | 'who'
  | 'staff-days'
  | 'duration'
  | 'services'
  | 'offered'
  | 'languages';

/** Names of languages as callers write them, in four languages. */
const named =
  'english|ingles|anglais|englisch|spanish|espanol|espagnol|spanisch|french|frances|francais|franzosisch|german|aleman|allemand|deutsch|dutch|italian\\p{L}*|portugu\\p{L}*|polish|polaco|polonais|polnisch|russian|ruso|russe|russisch|chinese|chino|chinois|mandarin|cantonese|vietnamese|arabic|arabe|arabisch|turkish|turkisch|korean|japanese|tagalog|hindi|creole';

/** What each topic is asked with, by language. */
export const topics: Record<Language, { readonly [topic in Topic]: RegExp }> = {
  en: {
    price: anywhere(
      "what(?:'?s| is| would be| will be| does that make) (?:the|my|our) (?:grand )?total(?= *(?:[?.!,]*$|for (?:all|both|everything)))|what (?:do|would|are) (?:you|u|y'all)(?: guys| folks)? (?:get|getting|want|wanting|asking|ask) for (?:an?|the|my|that|this|these|those|one)(?!\\p{L})|what(?:'?s| does| do| would| will) (?:an?|the|your|that|this|those) (?:\\p{L}+ ){1,4}(?:run|go(?:ing)? for)(?= *(?:[?.!,]|$)| (?:these days|usually|normally|about)(?!\\p{L}))|(?:what|how much) (?:am i|are we) in for(?= *[?.!,]*$|,? (?:(?:money|price|cost)[- ]?wise|here|then|total|all in|altogether))|(?:money|cost)[- ]?wise|how much(?! (?:time|notice|longer))|price.?wise|what (?:sort|kind) of money|in the ball ?park|prices?|cost|costs|charge for|(?:your|the) rates?|what(?:'s| is) the (?:fee|damage|rate)|run me|set me back|(?:more|less|as|how|very|too) expensive|(?:is|are|it'?s|that'?s) .{0,30}(?:expensive|pricey)|do i pay|cheaper|pricier|cheapest|free of charge|for free|complimentary|(?:what|how much) (?:do|would|will|does|did) (?:you|u|y'all|they|he|she|it|that)(?: guys| folks)? (?:charge|ask|run|come to)(?! (?:in|by|for me))|(?:what|how much)(?:'s| is| am| are)? (?:(?:it|that|this|we|i) )?(?:gonna|going to) (?:cost|be paying|pay)|what (?:am i|are we) looking at(?= *[?.!]*$|(?: just| even| only)? (?:for|to have|to get))|what(?:'s| is|'ll| does| do| would| will) (?:that|this|it|one)(?: usually| normally| even)? (?:run|cost|come to|set (?:me|us) back)|what do i owe|(?<!\\p{L})what (?:does|do|would) (?!(?:i|we|you|u|they|my|our) )(?:(?!time|(?:i|we|you|u|they|he|she|people|who|when|if) )\\p{L}+ ){1,5}(?:starts? at|start from|go for|come in at|come to|run (?:me|us)|set (?:me|us) back)|starting (?:price|rate)s?|what(?:'s|s| is| are| would)(?: be)? (?:a|an|the|your)? ?(?=.{2,40} (?:(?:for (?:my|a|an)|with you|at your)\\b|(?:without|w/o|with no|no) (?:any )?insurance|(?:don'?t|do not) have (?:any )?insurance|not insured|uninsured|out of pocket|self.?pay|(?:paying |in )cash))|pay for(?! (?:it|that|this|them))",
    ),
    hours: anywhere(
      "open|close|closed|closing|(?:until|till|til|from) when (?:can|could|do|are|is|will)|opening times?|how late (?:can|could|do|are)(?! (?:i|you|u|we|they|he|she|one)(?: guys)? (?:be|get|run|come|show up)(?: \\p{L}+)? (?:before|and|until|without|for)(?!\\p{L}))|(?:take|have|closed for|close for|open (?:over|at|during)) (?:a |your )?lunch(?: ?break| ?time)?|when (?:can|could) (?:i|we) (?:reach|call|catch|get hold of) (?:you|someone|somebody|anyone)|opening hours|(?:your|the|business|office|opening) hours|(?:are|is) (?:you|u|anyone|anybody|somebody|someone|the (?:shop|office|store|clinic|salon)) (?:there|in|around|working)|(?<!with .{0,40})do (?:you|u) (?:guys )?work(?! (?:with|for|from|on(?! (?:mon|tues|wednes|thurs|fri|satur|sun)day| weekends?| holidays?)))|holiday hours|(?:when|what time|how late) (?:do|does|are|is|will) (?:you|u|y'all|they|the \\p{L}+|your \\p{L}+)(?: guys| folks)? (?:usually |normally |all )*(?:shut(?:ting)?(?: up)?|lock(?:ing)? up|knock(?:ing)? off|call it a day|wrap(?:ping)? up|pack(?:ing)? up|finish(?:ing)?(?: up)?)(?= *(?:[?.!,]|$)| (?:shop|on|for the day|today|tonight|tomorrow|this|next|at night|in the evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\\p{L}))|are (?:you|u|y'all)(?: guys| folks)? shut(?! (?:down|off|out))",
    ),
    address: anywhere(
      '(?:which|what) (?:street|address)|(?:give|tell|send|text|get|need|have) (?:me |us )?(?:the|your) (?:(?!web)\\p{L}+ )?address|where (?:are|r) (?:you|u)(?: guys)?(?: located| based| at)?|where is (?:your|the) (?:office|shop|place|clinic|salon|store|studio|business)|(?:your|the) (?:street |mailing |exact )?address|located|location|directions to|how (?:do|can|would) (?:i|we) (?:find|get to) (?:you|your|u)|how (?:do|can|would) (?:i|we) get (?:there|over there|to you)',
    ),
    phone: anywhere(
      "your (?:phone|telephone)(?: number)?|(?:the|a) (?:(?:phone|telephone) number|(?:office|direct|main|contact) (?:number|line))|(?:what(?:'s| is)|(?:give|tell|send|text) me|(?:have|got|get|need) (?:the|a)) (?:the |a )?phone(?= *[?.!,]*$| (?:there|at|of|for) )|what number (?:can|do|should) i",
    ),
    email: anywhere('your (?:e-?mail|email)(?: address)?|e-?mail address|(?:can|could) i (?:e-?mail|email) you'),
    website: anywhere('web ?site|web ?page|url|online (?:page|address)'),
    who: anywhere(
      'who (?:(?:over |out )?there |at your (?:shop|place|office) |of you )?(?:does|do|did|will|comes? (?:out|over)(?= for| to)|would|is|handles?|performs?|takes care|can|gives?|cuts?|works|teach(?:es)?|repairs?|fix(?:es)?|grooms?|treats?|specializ\\w+)|which (?:of (?:you|(?:your|the) (?:\\p{L}+ ){1,2}(?:does|do|will|would|handles?|performs?|gives?|cuts?|teach(?:es)?|repairs?|fix(?:es)?|treats?))|doctor|dentist|stylist|lawyer|attorney|person|technician|one of you)',
    ),
    'staff-days': anywhere(
      '(?:can|could|may) (?:i|we|my \\p{L}+) (?:see|get|have|come to)|in|there|work|works|working|available|around|days|day off|off|see (?:patients|clients|people|anyone|animals|pets|dogs|cats)',
    ),
    duration: anywhere(
      '^\\P{L}*(?:(?:and|so|ok|okay|but|um|hm+|wait)\\P{L}+)*how (?:long|much time)\\P{L}*$|how (?:long|much time) (?:does|do|is|will|would|should|are|am)(?![\\p{L}])(?! .*(?:without (?:\\p{L}+ ){0,2}?(?:power|electricity|lights?|water|heat|heating|gas|internet|ac|air)(?!\\p{L})|results?|last|hold|protect|good for|effective|until|before|after|expire|valid|guarantee|warranty|have you|been|once|process|approv\\w+|sen[dt]|arriv\\w+|get (?:it|them) back)).{0,60}|duration of',
    ),
    services: anywhere(
      'what (?:services|treatments|kinds? of (?:work|services|treatments|things)|(?:all )?(?:do )?you (?:guys |all )?(?:do|offer)(?: there| here| exactly)?[?.! ]*$|can i (?:book|get|have done)(?: with you| there| here)?[?.! ]*$)|(?:list|menu) of (?:services|treatments)|(?:your|the) services',
    ),
    languages: anywhere(
      `(?:what|which|how many|other) languages?|(?:do|can|does|will) (?:you|u|anyone|anybody|someone|somebody|any of you|your staff)(?: guys| there| here)*(?: also| even)? (?:speak|talk|understand) (?!to|with)\\p{L}+|(?:anyone|someone|anybody|somebody|person)(?: there| here)? (?:who |that )?(?:speaks?|talks?) (?!to|with)\\p{L}+|(?:service|talk|chat|write|continue|do (?:this|it|that)) in (?:${named})`,
    ),
    offered: anywhere(
      "do (?:you|u)(?: guys)? (?:do|offer|provide|perform|have|handle|fix|repair)|(?<=^\\P{L}*(?:(?:hey|hi|hello|yo|so|ok|okay|and|oh|um|uh|also)\\P{L}+)*)(?:you|u|y'all|ya)(?: guys| folks| all)? (?:do|offer|fix|repair|service)|can (?:you|u) (?:do|fix|repair)",
    ),
  },
  es: {
    price: anywhere(
      '(?:de|en) (?:dinero|plata|precio),? (?:como|cuanto|que tal)|cuanto me (?:va a tocar|tocaria|toca) (?:pagar|poner)|que se debe|(?:con|de) cuanto (?:debo|tengo que|hay que|puedo) (?:contar|calcular)|que (?:cuesta|vale|costaria)|cuanto (?:cuesta|cuestan|vale|valen|seria|(?:(?:me|nos|le|les|se) )?(?:cobran?|cobrarian?|sale|saldria|costaria|piden|debo|llevan por(?! (?:aqui|aca|ahi|alla)(?!\\p{L}))|(?:va|van|vaya) a (?:salir|costar|cobrar|ser)))|cuanto (?:es|por)|(?:que|cual es(?: el)?|a que) precio|(?:en|a) cuanto (?:me |nos )?(?:sale|queda|esta|lo dejan?)|precios?|costo|cuesta|tarifas?|costaria|(?:mas|menos|muy|tan|sale|es) (?:car|barat)[oa]s?|gratis|gratuit[oa]s?|de paga|(?:es|tiene|con) (?:de |algun )?(?:pago|cargo|coste)|cobran (?:algo|por (?:es[oa]|ell[oa]))|en cuanto (?:me )?(?:anda|andaria|ronda|rondaria)|por (?:donde|cuanto) (?:anda|andaria)|a como (?:la|el|las|los|sale|salen|esta|estan|es|son|dan|tienen|dejan)',
    ),
    hours: anywhere(
      'abren|abierto|abiertos|cierran|cerrado|cerrados|horarios?|a que hora (?:abren|cierran|(?:se van|terminan|acaban|salen)(?= *(?:[?.!,]|$)| (?:(?:los|el) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)|hoy|manana|entre semana)(?!\\p{L})))|trabajan (?:los|el)|atienden (?:los|el)|estan (?:los|el) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin(?:es)? de semana|feriados?|festivos?)',
    ),
    address: anywhere(
      'donde (?:estan|queda|quedan|se encuentran|esta|se ubican)|(?:la|su|cual es la) direccion|(?:en )?que calle|ubicad\\w+|ubicacion|como (?:llego|llegamos|se llega)',
    ),
    phone: anywhere('(?:su|el) (?:numero|telefono)'),
    email: anywhere('(?:su|el|un) (?:correo|e-?mail)'),
    website: anywhere('(?:pagina|sitio) web|su pagina|sitio'),
    who: anywhere(
      'quien(?: ahi| alla| de ustedes)? (?:hace|hacen|viene a|lleva|se encarga|realiza|atiende|ensena|repara|arregla|me (?:hace|atiende|corta)|da|es)|cual de (?:los|las|sus) (?:doctor\\w*|abogad\\w*|\\p{L}+ (?:hace|atiende|lleva|repara|arregla|ensena|corta))',
    ),
    'staff-days': anywhere(
      '(?:puedo|podria|podemos) (?:ver|ir con|pasar con)|recibe|esta|trabaja|atiende|viene|dias|disponible',
    ),
    duration: anywhere(
      '^\\P{L}*(?:(?:y|pero|eh|oye)\\P{L}+)*cuanto tiempo\\P{L}*$|cuanto (?:se )?(?:dura|tardan?|lleva|demoran?)(?! .*(?:resultado|efecto|garantia|hasta|protege|inmun|en (?:llegar|venir))).{0,60}|cuanto (?:tiempo (?:(?:me |nos )?(?:voy|vamos|va|van) a (?:tardar|estar|durar|demorar)|(?:me |nos )?(?:tardo|tardaria|tardan?|demoran?)|dura|tarda|lleva|toma))(?! .*(?:resultado|efecto|garantia|hasta|protege|inmun|sin (?:luz|agua|gas|calefaccion|aire|carro|coche|electricidad))).{0,60}',
    ),
    services: anywhere(
      'que (?:servicios|tratamientos)|(?<!(?:trabajos?|lo|todo|arreglos?|servicios?|cosas?) )que (?:hacen|ofrecen)|lista de servicios',
    ),
    languages: anywhere(
      `(?:que|cuales|cuantos) idiomas?|(?:se puede|puede ser|podemos|seguimos|hablar) (?:tambien )?en (?:${named})|(?:hablan?|atienden?|entienden?) (?:en )?(?:${named})|alguien (?:que )?habl[ae] (?!con)\\p{L}+`,
    ),
    offered: anywhere('hacen|ofrecen|realizan|tienen|arreglan|reparan'),
  },
  fr: {
    price: anywhere(
      "financierement|(?:niveau|cote|question) (?:prix|tarifs?|budget)|(?:j'en (?:ai|aurai|aurais)|on en (?:a|aura)) pour combien|combien j'en (?:ai|aurai)|(?:ca|cela) (?:va )?(?:me |nous )(?:fait|coute|fera|coutera|faire|couter|revenir a) combien|(?:ca|cela) va (?:faire|couter|revenir a) combien|combien (?:faut-il|dois-je|doit-on|je dois|il faut)(?: \\p{L}+)? (?:compter|prevoir)|(?:compter|prevoir) combien|combien (?:coute|coutent|ca coute|est-ce|c'est|vous (?:prenez|demandez|facturez)|prenez|pour|cela|me|ca (?:fait|va)|je (?:vous )?dois|vais-je payer|a payer|(?:demandez|facturez|comptez)-vous)|(?:prenez|demandez|facturez|comptez|c'est|ca fait|ca coute|coute) combien|revien(?:t|drait|dra) a combien|a combien (?:ca|cela) (?:me |nous |lui )?revien(?:t|drait|dra)|prix|tarifs?|coute|couterait|payante?s?|gratuite?s?|(?:plus|moins|aussi|tres|trop|si) cher(?:e?s)?|c'est cher",
    ),
    hours: anywhere(
      "jusqu'?a (?:quand|quelle heure)|ouvre\\w*|ouverts?|ouverture|ferme\\w*|fermeture|horaires?|etes-vous la|(?:a|jusqu'a) quelle heure (?:finissez|terminez|arretez)-vous(?= *(?:[?.!,]|$)| (?:le|les|ce|demain|aujourd)(?!\\p{L}))|vous (?:finissez|terminez|arretez) (?:a|vers) quelle heure|(?<!avec .{0,40})travaillez-vous(?! (?:.{0,20} )?(?:avec|sur|dans|pour))",
    ),
    address: anywhere(
      "ou (?:etes|se trouve|vous (?:trouvez|situez)|est (?:votre|le|la)|c'est)|(?:c'est|vous etes|vous vous trouvez|ca se trouve) ou(?= exactement| au juste| deja|[ ,]*votre|[ ,]*le |[ ,]*la |[ ?!.]*$)|(?:votre|l'|quelle est l'|(?:a )?quelle )\\s?adresse(?! (?:e-?)?mail)|situes?|comment (?:venir|vous trouver|(?:on|je) (?:vient|viens|fait pour venir)|y aller)",
    ),
    phone: anywhere('(?:votre|le) (?:numero|telephone)'),
    email: anywhere('(?:votre|une|l) ?(?:adresse )?e-?mail|votre courriel'),
    website: anywhere('site (?:web|internet)|votre site'),
    who: anywhere(
      "(?:c'est )?qui,? (?:chez vous,? )?(?:pour|fait|font|vient|s'occupe|realise|donne|coupe|enseigne|repare|soigne|est|me|va)|(?:lequel|laquelle)(?: de vos \\p{L}+)?",
    ),
    'staff-days': anywhere(
      '(?:puis-je|peut-on|je (?:peux|pourrais)|on peut) (?:voir|consulter)|recoit|consulte|la|travaille|present\\w?|disponible|jours?|est-(?:elle|il)',
    ),
    duration: anywhere(
      '^\\P{L}*(?:(?:et|mais|euh)\\P{L}+)*combien de temps\\P{L}*$|combien de temps (?:dure|prend|faut|cela|ca|est)(?! .*(?:resultat|tient|garantie|avant|apres|protege|efficace)).{0,60}|(?:ca|cela|elle|il) (?:dure|prend)(?:ra)? (?:environ )?combien de temps|(?:quelle est )?la duree',
    ),
    services: anywhere('(?:quels|quelles|vos) (?:services|prestations|soins)|que (?:proposez|faites)-vous'),
    languages: anywhere(
      `quelles? langues?|(?:c'est|est-ce|ca|on peut|possible)(?: \\p{L}+){0,3} en (?:${named})|(?:parlez|comprenez)-vous (?!a|de|avec)\\p{L}+|(?:vous parlez|quelqu'un (?:qui )?parle|on parle) (?:bien |aussi )?(?:${named})`,
    ),
    offered: anywhere('(?:faites|proposez|avez|realisez|reparez)-vous|vous (?:faites|proposez)'),
  },
  de: {
    price: anywhere(
      'was (?:macht|ergibt) (?:das|es)(?: denn| dann)? (?:zusammen|insgesamt|in summe)(?= *[?.!,]*$)|was (?:wird|wurde|wurden) (?:(?:mich|uns|das|es|denn) ){1,3}(?:so |etwa |ungefahr |circa )?kosten|kostenmassig|(?:komm|kam|kame)t? (?:\\p{L}+ ){0,3}auf (?:mich|uns) zu(?= *[?.!,]*$)|was (?:\\p{L}+ ){0,3}finanziell|preislich\\p{L}*|preis(?:klasse|rahmen|lage|spanne)|(?:mit )?(?:wie ?viel|was) (?:muss|soll|sollte|darf|kann) (?:ich|man|wir) (?:(?:da|dafur|ungefahr|etwa|circa|so|denn) )*(?:rechnen|zahlen|einplanen)|was (?:kostet?|kosten|wurde|nehmen|verlangen|berechnen|nehmt|verlangt|berechnet|macht das|zahl(?:e|t|en) (?:ich|man|wir)|(?:komm|kame?)t? (?:da |das |mich )?(?:auf mich zu|das|da zusammen)|schulde ich)|wie ?viel (?:kostet|kosten|ist|nehmen|verlangen|berechnen|nehmt|verlangt|zahle|zahlt|macht das|kommt)|preise?|kostet|kosten|kostenlos|kostenfrei|kostenpflichtig|gratis|umsonst|(?:wie|so|sehr|zu) teuer|(?:wird|ist) (?:das|es) (?:\\p{L}+ )?teuer|teurer|gunstiger|billiger',
    ),
    hours: anywhere(
      'offen|geoffnet|offnungszeiten|offnet|offnen|schliesst|schliessen|geschlossen|aufgemacht|(?:auf|(?:haben|habt) (?:sie|ihr) .{0,25}zu)(?= *[?.!,]*$| *[?.!,] | (?:am|um|bis|ab|von|an|und|oder|heute|morgen|jetzt|gerade|noch|uber|mon|diens|mitt|donners|frei|sams|sonn))|sprechzeiten|(?:haben (?:sie|ihr)|habt ihr|machen sie|macht ihr|ist)(?: (?!noch|schon)\\p{L}+){0,3} (?:feierabend|schluss)(?= *(?:[?.!,]|$))|(?<!mit .{0,40})arbeiten sie(?! (?:.{0,20} )?(?:mit|an|fur))',
    ),
    address: anywhere(
      'wo (?:sind|ist|finde|befinden|liegt|sitzen)|(?:ihre|die|wie ist die) (?:adresse|anschrift)|wie komm(?:e|t|en) (?:ich|wir|man) (?:zu|hin|da hin|dahin|dorthin|denn hin)',
    ),
    phone: anywhere('(?:ihre|die) (?:telefon)?nummer'),
    email: anywhere('(?:ihre|eine|die) (?:e-?mail|mail)(?:[- ]?adresse)?'),
    website: anywhere('web ?site|webseite|internetseite|homepage'),
    who: anywhere(
      'wer(?: von ihnen| bei ihnen)? (?:macht|kummert|kommt (?:zum|zur|fur)|ist|fuhrt|schneidet|gibt|behandelt|bietet|ubernimmt|unterrichtet|repariert|lehrt)|welche[rs]? (?:(?:ihrer|von ihren) \\p{L}+ (?:macht|gibt|behandelt|ubernimmt|schneidet|repariert|unterrichtet)|arzt|arztin|anwalt|anwaltin|mitarbeiter\\w*)',
    ),
    'staff-days': anywhere(
      '(?:kann|konnte|konnen|konnten) (?:ich|wir) (?:.{0,30} )?(?:zu|bei)|behandelt|da|arbeitet|im haus|tage|verfugbar|anwesend|sprechstunde',
    ),
    duration: anywhere(
      '^\\P{L}*(?:(?:und|aber|ah|ok)\\P{L}+)*wie lange\\P{L}*$|wie lange (?:dauert|dauern|braucht|muss)(?! .*(?:halt|ergebnis|garantie|warten|schutz|wirk)).{0,60}|dauer (?:der|des|von)',
    ),
    services: anywhere(
      '(?:welche|ihre) (?:leistungen|behandlungen|dienst\\w*)|was (?:bieten|machen) sie (?:alles|an|so)',
    ),
    languages: anywhere(
      `welche sprachen?|(?:geht|ginge|konnen wir|konnten wir|moglich)(?: (?:es|das|auch|vielleicht))* (?:auf )?(?:${named})|(?:sprechen|sprecht|spricht|konnen) (?:sie|ihr|jemand|bei ihnen jemand)(?: auch)? (?:${named})|(?:sprechen|sprecht) (?:sie|ihr) (?!mit|von|uber)\\p{L}+isch|(?:kann|konnte|konnen|konnten) (?:ich|wir|man)(?: \\p{L}+){0,5} (?:auf )?(?:${named}) (?:reden|sprechen|schreiben)`,
    ),
    offered: anywhere('(?:machen|bieten|reparieren|haben) sie'),
  },
};

/** "Can I come on a Saturday?", "on Saturdays", and no Saturday of the calendar: is after the hours. */
const anyDay: Readonly<Record<Language, RegExp>> = {
  en: anywhere(
    '(?:can|could|may) (?:i|we|one|you|people|customers|patients|clients)(?: \\p{L}+)? (?:come|stop by|drop (?:in|by|(?:it|him|her|them) off)|visit|swing by|pop in|bring (?:it|him|her|them))(?: \\p{L}+){0,2} on (?:(?:an?|any) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|(?:public |bank )?holiday)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|holidays)',
  ),
  es: anywhere(
    '(?:puedo|podemos|podria|podriamos|se puede|puede uno|uno puede)(?: \\p{L}+)? (?:ir|venir|pasar|llegar|caer)(?: \\p{L}+){0,2} (?:un|los|algun) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin(?:es)? de semana|feriados?|festivos?)(?! \\d)',
  ),
  fr: anywhere(
    '(?:peut-on|on peut|puis-je|je peux|pouvons-nous|pourrais-je|je pourrais|pourrait-on|on pourrait)(?: \\p{L}+)? (?:venir|passer)(?: \\p{L}+){0,2} (?:un|les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end|jour ferie)s?(?! \\d)',
  ),
  de: anywhere(
    '(?:kann|darf|konnte|durfte|konnen|durfen|konnten) (?:man|ich|wir)(?: \\p{L}+){0,2} (?:an einem (?:mon|diens|mitt|donners|frei|sams|sonn)\\p{L}+|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s)(?: \\p{L}+){0,3} (?:vorbei)?(?:kommen|schauen|bringen)',
  ),
};
export const onAnyDay = (folded: string, language: Language): boolean => anyDay[language].test(folded);

/** Is the question, in its folded words, after this fact? */
export function isAfter(topic: Topic, folded: string, language: Language): boolean {
  return topics[language][topic].test(folded) || (topic === 'hours' && onAnyDay(folded, language));
}

/** What narrows a price so that the list does not answer it: ages, insurance, instalments, discounts. */
export const narrows =
  /(?<![\p{L}])(?:\d+[- ]year|year[- ]olds?|kids?|kid's|child(?:ren)?|toddler|daughters?|sons?|hij[oa]s?|fille|fils|tochter|sohn\w*|seniors?|students?|(?<!(?:without|w\/o|no) (?:my |any |an? )?)insurance|discount\w*|instal+ments?|monthly|financ\w+|deposit|cancel\w*|miss(?:ed)?|no.?show|late|weekend\w*|saturdays?|sundays?|holidays?|extra|emergency|after.?hours|per hour|hourly|an hour|package|gift|each|additional|ninos?|hijos?|(?<!sin (?:mi |el |un |ningun )?)seguro|descuento\w*|mensual\w*|cancelar|enfants?|ans|(?<!sans (?:mon |d'|une )?)assurance|remise|reduction|mensualit\w+|annul\w+|kinder|kind|jahre|(?<!ohne (?:meine |eine )?)versicherung|rabatt|raten|absag\w+|stornier\w+|ermassig\w+|per (?:head|person)|(?:or|and) for (?:all|both|the two|everyone|the whole)|por (?:persona|cabeza)|(?:o|y) para (?:todos|todas|los dos|las dos)|par (?:personne|tete)|(?:ou|et) pour (?:tous|toutes|tout le monde|nous deux)|pro (?:person|kopf|nase)|(?:oder|und) fur (?:alle|uns|beide)|(?:more|less|as) expensive|cheaper|cheapest|pricier|(?:mas|menos|tan) (?:car|barat)[oa]s?|(?:plus|moins|aussi) cher(?:e?s)?|teurer|gunstiger|billiger)(?![\p{L}])/u;

/** Words that stand about a price and name nothing of their own: who pays, for whom, for the visit as such. */
export const priceWords = new Set(
  "ihnen ustedes wird mich uns kosten costo costos coste cobro cost costs fee fees charges anything something tiene tienen algun alguna algo quelque chose irgendwas etwas over by venir vengan vienen venga viene venez viennent vienne kommen kommt vorbeikommen rauskommen kommst furs these days nowadays get couter couterait faire revenir man womit wo liegt liegen lage aus sieht sahe kame kommt zu auf welcher welchem preisklasse preisrahmen preislage preisspanne grob sort kind money talking wise price-wise pricewise range figure donde anda andaria ronda como cote donne quoi peu pres ordre gamme grosso modo yes si oui ja sure ok okay juste exactement precisement exactamente precisamente concretamente prazise money-wise cost-wise moneywise costwise dinero plata toca tocar tocaria financierement niveau budget aurai finanziell kostenmassig kommt kame j'en ai damage what'll what'd having have getting get somebody coming finding find out figure figuring looking look wrong preislich preislichen without insurance sin seguro sans assurance ohne versicherung i'm we're wenn itself myself ourselves paying mismo misma meme selbst selber pagando pagandolo paie payant quick question pregunta rapida petite kurze frage pis self pay what's c'est wieviel preis preise precio precios tarif tarifa tarifas prix quel quelle gonna going way btw ballpark run set back guy guys someone somebody show shows come comes coming out visit appointment session whole thing all total altogether exact exactly about roughly around approximately service job work done doing put putting install installing head person each per people again anyway actually then now today fee van vaya vayan ir salir sale costar cobrar cobran pagar ponerlo ponerla poner instalar instalarlo hacerlo hacer total exacto todo mas menos visita persona cabeza servicio trabajo entonces va vont aller payer faire total tout personne tete environ visite seance prestation donc alors mich uns euch ihn nos denn mal bitte doch genau so was ungefahr pues oiga oye favor hm fallen zahlen bezahlen kopf person pro insgesamt ungefahr etwa circa spass termin besuch alles gesamt dann also eigentlich leistung ganze machen nehmen nehmt verlangen verlangt berechnen berechnet zahle zahlt dafur davon sowas uberhaupt kostenlos kostenfrei kostenpflichtig gratis umsonst teuer free charge looking owe sale saldria caro cara barato gratuito gratuita debo cobrarian pago paga cargo payant payante gratuit gratuite cher prenez demandez facturez comptez dois fait cela revient reviendrait reviendra very quite expensive muy tan sehr tres eso esto ello esa ese esta este consulta consultation consultations cita reserva beratung sitzung behandlung treatment tratamiento traitement sessions visits appointments treatments sesiones visitas citas seances visites prestations sitzungen termine besuche behandlungen remind recall recuerda recuerde recuerdame recuerdeme repite repita repitame rechnen einplanen mit ca con faut muss soll compter prevoir contar calcular start starts starting from rappelez rappelle redites plait erinnern erinnere nochmal nochmals wiederholen verraten moi plait s'il".split(
    ' ',
  ),
);

/** Words that stand about how long something takes, and name nothing of their own. */
export const durationWords = new Set(
  'plan set aside block count allow expect voy vamos tardar demorar ahi alli long much time take takes last lasts visit appointment session whole thing about roughly around cuanto tiempo dura tarda lleva toma demora cita sesion visita consulta todo eso combien temps dure durera prend prendra faut cela environ seance rendez-vous visite lange dauert dauern braucht ungefahr etwa circa denn termin besuch sitzung ganze'.split(
    ' ',
  ),
);

/** Words that ask and bind but name nothing. */
export const bindingWords = new Set(
  'ach ah ay oh ha hey ey wait hold hang moment momento stop sorry perdon pardon entschuldigung listen look sag sagen sagt mal oye oiga dime digame mira mire dites dis tiens attendez attends ecoutez wart warte warten hor horen a an the of for to in on at it is are be do does did you u your yours i we me my us they that this these those what whats how much many would will could can cost costs price prices charge run with and or if so oh um just only please tell know like have has get got one ones there here about also too by from need want ask asking long take takes last lasts time usually guys normal regular usually typically exactly normally la el los las un una de del que cuanto cuesta es por para en y su me mi se cobran precio quiero saber le les des du une est ce c combien coute prix pour je vous votre et il qu der die das den dem ein eine einen was kostet macht ergibt wie viel ist fur und ich sie ihr ihre mir bei es'.split(
    ' ',
  ),
);

/** Words that ask for the hours of the house as such: of one day or one thing they are a question of its own. */
export const hoursWords = new Set(
  "jusqu'a quelle when what's cual cuales quels vos wie sind time times hours hour open opens opening close closes closed closing business office shop store guys folks working work schedule cuando hora horas horario horarios abren abre abierto abiertos abierta cierran cierra cerrado atienden trabajan tienda negocio oficina quand quelle quelles heure heures horaires horaire ouvrez ouvert ouverts ouverte ouverture fermez ferme fermeture etes-vous ouvrez-vous fermez-vous sont etes boutique magasin cabinet wann geoffnet offen auf offnungszeiten offnen offnet schliessen schliesst geschlossen haben habt laden geschaft buro praxis".split(
    ' ',
  ),
);

/** "How long does it take?", "how long is an appointment?": and not how long one waits, or somebody is on the way. */
export const lastsOfItself =
  /(?<!\p{L})(?:how (?:long|much time) (?:does|do|would|will|is|are) (?:it|they|that|this|one|these|those|an? (?:appointment|visit|session)|appointments|visits|sessions|everything)(?: (?:usually|normally|all|typically))?(?: (?:take|last|run))?(?= *[?.!]*$)|cuanto (?:tiempo )?(?:se )?(?:tarda|tardan|dura|duran|toma|lleva|demora)(?: (?:eso|esto|todo|la cita|una cita|la visita))?(?= *[?.!]*$)|(?:combien de temps )?(?:ca|cela) (?:prend|dure)(?: combien de temps)?(?= *[?.!]*$)|combien de temps (?:ca|cela) (?:prend|dure)(?= *[?.!]*$)|wie lange (?:dauert|dauern|braucht) (?:das|es|sowas|so was|ein termin|so ein termin|die)(?: denn| so| ungefahr| etwa| alles)*(?= *[?.!]*$))/u;
