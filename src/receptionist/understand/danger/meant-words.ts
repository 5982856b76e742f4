// The words by which a danger is denied, past, only supposed or only asked about, in four languages, over folded text. Data for
// `meant.ts`, which says what each may govern.

const words = (list: string, flags = 'u') => new RegExp(`(?<![\\p{L}\\d'])(?:${list})(?![\\p{L}\\d])`, flags);

const denying =
  "no ?one|nobody|nadie|personne n(?:e|(?='))|niemand|no|not|never|nothing|none|without|neither|nor|hardly|cannot|\\p{L}+n't|(?:is|are|was|were|do|does|did|has|have|had|ca|wo|could|would|should)nt|nunca|sin|nada|ningun\\p{L}*|tampoco|ni|pas|aucun\\p{L}*|jamais|sans|rien|kein\\p{L}*|nicht|nichts|nie|niemals|ohne|weder";
export const negation = words(denying);
export const everyNegation = words(denying, 'gu');

/** A denial reaches over these to what it denies: "no sign of a", "hasn't had any", "no hay ningún", "pas eu de", "keinen". */
export const transparent = new Set(
  `'s 'a 'ont 'est s a an any the my our his her real actual more much of to in from been be being is are was were am have has had having feel
  feeling felt smell smells smelled see seeing saw hear experience experiencing experienced show showing signs sign symptoms
  symptom kind kinds sort sorts there it like even really actually yet seem seems look looks say said mention mentioned involve
  exactly serious big major bad active single other such at all quite going gonna want wanting wanted trying planning anything got
  get getting or nor either d l sparking coming comes give gives giving off throw throws throwing make makes making visible
  hay tengo tiene tienen tenemos tenido habia tenia tuve tuvo tuvimos he ha hemos han habido me se lo la el los las un una unos unas ningun ninguna
  ninguno nada de del al en mi su huele siento olor se ve veo sale salen echa echan saca sacan suelta sueltan tira es esta estan fue sido mucho mucha tipo algun alguna que sea haya como
  d' l' j' du des le les une eu fait ete y au aux ma mon sa son sens sent c'est odeur vois voit sort sortent degage
  vient viennent fait font
  ein eine einen einem einer eines der die das den dem im am mehr wirklich richtig so etwas nach zu von gehabt irgendein
  irgendeine irgendeinen irgendwelche es hier bei mir uns auch riecht riechen kommt kommen wurde wurden worden fliegen spruht spruhen gibt sehe sieht`.split(
    /\s+/,
  ),
);

/** Between the items of a list under one denial. */
export const listJoiner = /,(?: or| nor| ni| o| ou| oder| noch)? | (?:or|nor|ni|o|u|ou|oder|noch) /u;

/** The second and each further part of what is denied together: "ni saca chispas", "nor do any sparks fly", "noch kommen Funken". */
export const furtherDenial = words('ni|nor|neither|noch');

/** Somebody or something of which a new clause tells. */
export const freshSubject = words(
  "i|i'm|i've|i'd|im|we|we're|we've|he|he's|she|she's|they|they're|it's|there's|there (?:is|are|was)|(?:my|our|his|her|the|this|a) (?:\\p{L}+ ){1,3}(?:is|are|has|have|was|were|can't|cannot|won't|isn't|just|keeps|says)|(?:my|our) (?:wife|husband|son|daughter|kid|child|mother|mom|mum|father|dad|sister|brother|partner|girlfriend|boyfriend|friend|neighbou?r|roommate|aunt|uncle|grand\\p{L}+|nephew|niece|cousin|baby|boss|colleague|coworker)|tengo|tenemos|estoy|estamos|me|mi \\p{L}+ (?:esta|se|no|tiene|ha)|je|on (?:n'\\p{L}+|ne|est|va|peut|sent|voit|se|s'\\p{L}+|y|en|entend|vient|doit|etait|avait|a (?:une?|eu|des|du|de|les?|la|vu|senti|besoin|mal|peur|perdu|trouve))|j'ai|il y a|mon \\p{L}+ (?:est|a|ne)|ma \\p{L}+ (?:est|a|ne)|ich|wir|mein\\p{L}* \\p{L}+ (?:ist|hat|kann|bekommt|kriegt)",
);

/** "Than last week", "since last month", "from two weeks ago", "it started last week": it has not ended. */
export const onset =
  /(?<!\p{L})(?:than|since|from|like|as of|started|began|begun|starting|que|desde|como|empez\p{L}+|comenz\p{L}+|depuis|commence|comme|seit|als|wie|angefangen|begann|begonnen)(?: (?:about|around|maybe|it|was|did|in|on|over|the|el|la|le|der|dem))* *$/u;

const seasons =
  'week|month|year|winter|summer|spring|fall|autumn|season|time|january|february|march|april|may|june|july|august|september|october|november|december|christmas';
const many = '(?:an?|one|two|three|four|five|six|seven|eight|ten|few|couple(?: of)?|some|many|several|\\d+)';
export const timeGoneBy = words(
  `last (?:${seasons})|${many}? ?(?:years?|months?|weeks?|winters?|summers?|seasons?|owners?) (?:ago|back|before|earlier)|(?:a )?long time ago|ages ago|(?:back )?in (?:19|20)\\d\\d|when (?:i|he|she|we) (?:was|were) (?:a |\\p{L}+ )?(?:kid|child|young\\p{L}*|little|small|boy|girl|teenager|pregnant|born)|as a (?:kid|child|baby|boy|girl|teenager)|(?<!(?:not|am|is|are|get|got|'m|'s|'re) )used to|there used to|previous owners?|el ano pasado|(?:la semana|el mes|el invierno|el verano) pasad[oa]|hace (?:\\p{L}+ |\\d+ )?(?:anos?|mes(?:es)?|semanas?|tiempo)|de (?:nino|nina|pequen[oa]|joven)|antes (?:tenia|tenia?mos|habia)|l'an(?:nee)? (?:derniere?|passee?)|(?:l'hiver|l'ete|le mois|la semaine) (?:dernier|derniere|passee?)|il y a (?:\\p{L}+ |\\d+ ){1,2}(?:ans?|mois|semaines?)|(?:enfant|petite?), j'|autrefois|letzte[sn]? (?:jahr|monat|winter|sommer|woche|mal)|vor (?:\\p{L}+ |\\d+ )?(?:jahren?|monaten?|wochen?)|fruher|damals|als kind|(?:wurde|war|hatte) (?:schon )?(?:ein)?mal`,
);

/** It lasts, or has come back. */
export const stillThere = words(
  'again|still|right now|at the moment|as we speak|back again|is back|otra vez|de nuevo|todavia|sigue|en este momento|encore|de nouveau|toujours|en ce moment|wieder|immer noch|gerade|schon wieder',
);

/** Told in the present, as what lasts is. */
export const present = words(
  "is|are|am|isn't|aren't|can't|cannot|can barely|won't|doesn't|don't|i'm|i have|he has|she has|(?:i|we) (?:can )?smell|smells|it's|he's|she's|there's|keeps?|keep|worse|now|today|tonight|this (?:morning|afternoon|evening)|ahora|esta|estan|hay|tengo|tiene|siento|huele|puedo|puede|sigue|hoy|maintenant|sens|sent|coule|respire|peux|peut|arrive|aujourd'hui|jetzt|riecht|lauft|brennt|atmet|kann|bekommt|kriegt|heute",
);

/** Directly after it: it has ended. */
export const over =
  /^(?: (?:in|at|under|from|on|behind|near|by|en|dans|im|in der)(?: \p{L}+){1,3})?(?: that)? ?(?:(?:is|was|are|were|has|have|had|got|'s|esta|estaba|fue|ya esta|est|a ete|ist|wurde)(?: (?:vor|seit) (?:\p{L}+ ){0,2}\p{L}+)?(?: (?:been|all|already|now|long|finally|completely|since|just|ya|deja|schon|langst|bereits))* (?:gone|fixed|repaired|resolved|sorted|cleared|cleaned|handled|put out|extinguished|taken care|under control|stopped|nothing|a false|apagad\p{L}+|eteinte?|arreglad\p{L}+|reparad\p{L}+|resuelt\p{L}+|repar\p{L}+|regle\p{L}*|repariert|behoben|erledigt|geloscht|weg)|(?:went|gone) away|has passed|cleared up|(?:that |which )?(?:you|they|he|somebody|someone)(?: guys)?(?: already| had| have|'ve)? (?:fixed|repaired|handled|took care|sorted|came for|put out)|(?:que )?(?:ustedes )?(?:arregl|repar)(?:aron|o)(?!\p{L})|(?:que )?vous avez repare\p{L}*)(?!\p{L})/u;

/** Directly before it: "you replaced the …", "died of a …". */
export const overBefore =
  /(?<!\p{L})(?:(?:you|they|somebody|someone)(?: guys)? (?:already |have |had |just )?(?:replaced|fixed|repaired|handled|cleaned up|sorted|took care of|came for)(?: (?:the|my|our|an?|that))?|(?:died|passed away) (?:of|from)(?: an?)?|(?:arreglaron|repararon) (?:la|el|una?)|(?<!no (?:lo )?)(?:apagaron|apagamos|extinguieron|lograron apagar) (?:la|el|un)|(?<!(?:pas|n') )(?:ont|avons) (?:deja )?eteint (?:la|le|l'|un)|(?:they|we|he|she|firefighters|department|have|has|had|already)(?: already| just)? put out (?:the|a|our|my)|vous avez repare (?:la|le|une?)|(?:murio|morte?|mort) (?:de|d')(?: una?)?|gestorben an(?: einem)?) ?$/u;

/** Later in the sentence, or at the start of the next: what was named is mended, or was none. */
export const repairedAfter =
  /(?<![\p{L}'])(?:(?:it|that|they|everything|which|this)(?:'s| is| was| has been|'s been| got| were| have been)(?: (?:all|been|already|now|since|long|just|both|quickly))* (?:fixed|repaired|resolved|sorted|taken care|gone|handled|under control|out now|a false alarm|nothing)|(?:already|since been|all) (?:fixed|repaired|resolved|sorted|taken care|handled)|false alarm|turned out (?:to be|it was|that it was|fine|ok)|(?:ya|pero ya) (?:esta|lo|la|fue|quedo)(?: \p{L}+)? ?(?:arregl\p{L}+|repar\p{L}+|solucion\p{L}+)|falsa alarma|(?:deja|a ete|est|c'est) (?:deja )?(?:repare\p{L}*|regle\p{L}*|arrange\p{L}*)|fausse alerte|(?:schon|bereits|wurde|ist)(?: \p{L}+)? ?(?:repariert|behoben|erledigt|geloscht)|fehlalarm)(?!\p{L})/u;

/** "It's gone", "it's nothing": said of an inhaler, hoped, or somebody else's word. A grave danger does not end by it. */
export const goneOrNothing = words('gone|nothing|weg');

/** "Never such", "nie so", "never … like this": the worst there ever was, which denies nothing. */
export const ever = words('never|ever|before|nunca|jamas|antes|jamais|avant|nie|niemals|noch nicht|bisher');
export const suchBefore = words(
  'such|so|this|that|tan|tant[oa]s?|tal(?:es)?|semejantes?|ese|est[ea]|si|cette|tel(?:le)?s?|autant|aussi|pareil(?:le)?s?|solche?[nrms]?|diese[nrms]?|derart\\p{L}*|dermassen',
);
export const suchAfter = words(
  '(?:so|this|that) (?:bad|badly|strong|strongly|severe|awful|sharp|heavy|heavily|intense|much|long|hard)|like (?:this|that|it|now)|tan (?!pronto)\\p{L}+|asi(?! que)|como (?:est[eao]|ahora)|semejantes?|(?:si|aussi) (?:fort|forte|violente?|intense)|pareil(?:le)?s?|comme (?:ca|cela|celle-ci|celui-ci|maintenant)|wie (?:jetzt|heute|diese[nrsm]?|gerade)',
);

/** Supposes whatever it governs. */
export const supposing = words(
  "if|when(?= (?:there|an?|somebody|someone|people|you|your)(?!\\p{L}))|si|s'il(?! (?:vous|te) plait)|wenn|falls|sollte|sollten",
  'gu',
);
export const supposingSurely = words(
  "(?:in case|in the event|what if|what happens (?:if|when)|hypothetical\\p{L}*|(?<!(?:i|we|i'd|would) )(?:suppose|imagine)|supposing|let's say|prevent\\p{L}*|avoid\\p{L}*|protect\\p{L}* (?:against|from)|risk of|en caso de|prevenir|evitar|au cas ou|en cas d\\p{L}*|eviter|prevenir|im falle?|bei verdacht|vermeiden|vorbeug\\p{L}*)(?:(?! (?:i|we|he|she|it|there) (?:am|is|are|have|has|can't|smell))[ ']\\p{L}+){0,10} ?$",
);
/** "I don't know if …", "can you tell if …": asks whether it is so. */
export const whetherBefore = words(
  '(?:know|knows|sure|tell|tells|check|see|wonder|wondering|ask|find out|figure out|say|se|sabe|sabemos|saber|segur[oa]|ver|sais|sait|savoir|sure?|voir|dire|weiss|wissen|sicher|sagen|ob|even|like|as) ?$',
);

/** "… if it smells like gas? It does right now." */
export const soItIs =
  /^[^.!?\n]{0,60}[.!?\n]+ *(?:it (?:does|is|has)|there is|yes|yeah|right now|because it)(?!\p{L})/u;

/** Asks after the service as such. */
export const asking = words(
  "how (?:much|long|often|soon|do you|would you)|do(?:es)? (?:you|u|your|y'all|anyone|insurance)(?: (?:guys|all|folks|ever|also|even|team|people|shop|office))* (?!know|think|hear|smell|see|realize|understand|mind|want|need|feel|remember|believe)\\p{L}+|are you able to|can (?:you|u)(?: guys)? (?:handle|deal|do)|do you charge|experience (?:with|in)|curious (?:about|if|whether)|interested in|(?:course|class|training|brochure|article|information|info) (?:on|about|in|for)|what (?:do|would) (?:you|it) (?:charge|cost)|what(?:'s| is) (?:your|the) (?:price|fee|policy|cost|rate|charge)|(?:ustedes )?(?:hacen|arreglan|atienden|reparan|tratan|ofrecen|cobran|manejan)|cuanto (?:cuesta|cobran|cobraria|sale|vale|seria)|trabajan con|faites[- ]vous|vous (?:faites|reparez|traitez|occupez)|(?:reparez|traitez|proposez)[- ]vous|combien|machen sie|reparieren sie|behandeln sie|bieten sie|kummern sie sich|was (?:kostet|kosten|nehmen)|wie ?viel|(?:will|would|could|might|do) (?:we|i|people|kids|anyone|anybody) (?:ever |really |all |actually |sometimes )?(?:fall|tip|capsize|flip|end up|get thrown)(?: \\p{L}+){0,2}|(?:nos|se) (?:vamos|van|puede[n]?|podemos) a? ?caer\\p{L}*|(?:kann|konnen) (?:man|wir|kinder) (?:\\p{L}+ ){0,2}(?:kentern|fallen)|(?:est-ce qu'on|on|peut-on) (?:peut )?(?:risque de )?(?:tomber|chavirer)",
  'gu',
);
/** "If you can come today my kitchen is on fire": whoever the condition itself is about counts as well. */
export const anySubject = new RegExp(
  `${freshSubject.source}|${words('you|u|somebody|someone|nobody|usted(?:es)?|vous|vienen?').source}`,
  'gu',
);

/** "Is a burst pipe …", and "… covered?", "… something you handle?". */
export const isItBefore =
  /(?:^|[,;:] *)(?:and )?(?:is|are|would|est-ce que|es|son|ist|sind) (?:an? |the |une? |ein\p{L}* )?$/u;
export const isItAfter =
  /^(?: \p{L}+)* (?:covered|included|handled|treated|possible|part of|a service|an emergency)(?!\p{L})/u;
/** "… something you handle?", after it. */
export const addressed =
  /^(?: \p{L}+){0,2} (?:something|anything|one of the things|the (?:kind|sort) of thing|a service|part of what)(?: that| which)? (?:you|u|your|y'all)(?!\p{L})/u;
export const urgent = words(
  'right now|right away|immediately|asap|hurry|come quick|quickly|urgent(?:ly)?|please help|ahora mismo|ya mismo|inmediatamente|rapido|urgente\\p{L}*|ayuda|tout de suite|immediatement|vite|urgent\\p{L}*|au secours|sofort|schnell|dringend|hilfe',
);

/** It only names a thing: "fire damage", "gas leak detector" — unless the thing is sounding. */
export const compoundAfter =
  /^[ -](?:damages?|restoration|remediation|mitigation|insurance|coverage|claims?|policy|policies|(?:alarms?|detectors?|sensors?)(?!.{0,25}(?:going off|beeping|ringing|sounding|went off|chirp))|extinguishers?|departments?|stations?|place|pits?|wood|works|fighters?|escapes?|drills?|codes?|inspections?|inspectors?|prevention|protection|safety|proof|resistant|class(?:es)?|training|courses?|certificat\p{L}*|survivors?|awareness|specialists?|lawyers?|attorneys?|zones?|hazards?|squads?|hotlines?|season|fees?|detection|tests?|testing|barriers?|doors?|hydrants?|medication|history|marshal|sprinklers?|side|sale|truck|hose|retardant|bias|plains?)(?!\p{L})/u;
export const compoundBefore =
  /(?<!\p{L})(?:alarmas?|seguros?|detector(?:es)?|extintor(?:es)?|prevencion|proteccion|curso|contra|anti|puertas?|riesgo|simulacro|alarmes?|assurances?|detecteurs?|extincteurs?|securite|protection|risques?|portes?|exercice|declaration|escalier|versicherung|schutz)[ -](?:de |d'|contra |contre |l'|la |el |les |los |una? |gegen )*$/u;

/** What has burnt is to be mended: "after the kitchen fire we need repainting". */
export const afterwards =
  /(?<!\p{L})(?:after|since|following) (?:the|a|our|that|my)(?: \p{L}+)? $|(?<!\p{L})(?:despues del?|tras el|desde el|apres (?:le |l'|un )|depuis (?:le |l'|un )|suite a (?:un |l'|au )?|nach (?:dem|einem|unserem)|seit (?:dem|einem))(?: \p{L}+)? ?$/u;
export const aFire = words('fires?|incendio|fuego|feu|incendie|\\p{L}*brand|feuer');
export const everyFire = words('fires?|incendio|fuego|lumbre|feux?|incendie|\\p{L}*brand|\\p{L}*feuer', 'gu');

/** Directly before a fire that somebody means to have: "light the first", "encender el primer", "allumer un bon", "das erste". */
export const litBefore =
  /(?<!\p{L})(?:(?:light|lighting|lay|laying|build|building|make|making|enjoy|enjoying|(?:to|can|could|we'd|before we|until we) have|(?:i'd|we'd|would|want|wants|wanted|like) (?:to have|to enjoy|like|love)|want)(?: (?:the|a|an|our|my|another|that|any|some))?(?: (?:very|nice|good|cozy|cosy|little|small|big|real|proper|roaring|wood|log|first|christmas|winter|evening))*|(?:our|the|this season's|this year's|a) (?:very )?first|(?:prender|encender|hacer|enciend\p{L}+|prend(?:amos|er|e))(?: (?:el|la|un|una|nuestr[oa]))?(?: (?:primer|buen|rico))?|(?:allumer|faire|allume|allumons|refaire)(?: (?:le|un|du|notre|de))?(?: (?:premier|bon|petit|beau))?|(?:das|ein|unser|unsere[mn]?|dem|zum) (?:aller)?(?:erste[nms]?|gemutliche[sn]?|schone[sn]?)) $/u;
/** The same in German, where the lighting stands behind it. */
export const litAfter =
  /^(?: (?:im (?:ofen|kamin|kaminofen)|dieses jahr|diesen winter)){0,2} (?:an(?:zu)?zunden|anzunde[nt]?|an(?:zu)?machen|(?:zu )?machen)(?!\p{L})|^ (?:of|for) (?:the|this) (?:season|year|winter|fall|autumn)(?!\p{L})/u;
/** It goes on by itself: whatever was wished for, it is one now. */
export const outOfHand = words(
  "help|out of control|roaring(?= (?:in|up|sound|noise|like))|glow\\p{L}*|flames|sparks?|smok(?:e|es|ing|ey|y)|spread\\p{L}*|spreading|won'?t (?:go out|stop)|right now|caught(?= fire)|auxilio|ayuda|humo|chispas|llamas|se (?:esta )?(?:extend|propag)\\p{L}+|secours|aidez|fumee|flammes|etincelles|hilfe|rauch\\p{L}*|qualm\\p{L}*|funken|flammen|brennt(?! nichts)",
);

/** Another's, told as what was: "my neighbor had a", "der Nachbar hatte einen", "la vecina tuvo un", "nos voisins ont eu un". */
export const othersHad = words(
  '(?:neighbou?rs?|next door|friends?|in-laws|cousins?|coworkers?|colleagues?|(?:house|family|people|guy|couple|folks|place)(?: \\p{L}+){0,3}(?: (?:street|road|us|town|over))?)(?: \\p{L}+){0,3} had (?:\\p{L}+ )?(?:an?|that|this|their)(?: \\p{L}+)?|(?:vecin[oa]s?|amig[oa]s?|prim[oa]s?|cunad[oa]s?)(?: \\p{L}+){0,3} (?:tuvo|tuvieron)(?: un| una)?|(?:voisins?|voisine|amis?|amie|cousins?|cousine|beaux-parents)(?: \\p{L}+){0,3} (?:a|ont|avait|avaient) (?:deja )?(?:eu )?(?:un|une)?|(?:nachbar\\p{L}*|freund\\p{L}*|bekannt\\p{L}*|kolleg\\p{L}*|schwager|cousin\\p{L}*)(?: \\p{L}+){0,3} (?:hatte|hatten)(?: \\p{L}+){0,4}',
);

/** Of what sounds when there is danger: it does not. */
export const silentAfter =
  /^[ -]?(?:de carbon[eo] )?(?:(?:alarms?|detectors?|monitors?|melder|warner|alarma|detector) )?(?:(?:isn'?t|is not|aren'?t|hasn'?t|has not|doesn'?t|didn'?t|did not|wasn'?t|never|no (?:esta|ha|se ha)?|n'a pas|ne|n'est pas)(?: (?:been|even|gone))? ?(?:going off|gone off|go off|went off|off|beep\p{L}*|sound\p{L}*|ring\p{L}*|chirp\p{L}*|suena|sonando|sonado|pita\p{L}*|activad[oa]|sonne|sonne pas|s'est pas declenche|sonnait pas|bipe pas|bipe)|(?:is|are|has been|'s|esta|est|reste|ist|bleibt) (?:(?:all|completely|perfectly|totally|en|ganz|vollig) )?(?:quiet|silent|callad[oa]|silencio|silencieu\p{L}*|muet\p{L}*|still|ruhig|stumm|aus)|(?:piept|geht|schlagt|meldet|lautet) (?:(?:aber|auch|gar|zum gluck|gerade) )*nicht(?: (?:an|los|alarm))?)(?!\p{L})/u;
/** What gas does to people before any alarm. */
export const unwell = words(
  'headaches?|head hurts|dizz\\p{L}*|nause\\p{L}*|sick|vomit\\p{L}*|throwing up|sleepy|faint\\p{L}*|weak|smells?|dolor de cabeza|duele la cabeza|mare\\p{L}+|vomit\\p{L}+|huele|mal (?:a la|de) tete|vertiges?|tourne|nausees?|vomi\\p{L}*|sent|kopfschmerz\\p{L}*|kopfweh|schwindlig|schwindelig|ubel|schlecht|riecht',
);
