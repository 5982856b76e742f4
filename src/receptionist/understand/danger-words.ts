// What owners name as emergencies, as concepts with the words that callers have for them in four languages: an owner's "no AC" is
// a caller's "the air conditioning quit". One concept a line, `id: pattern` over folded text; data, not rules.

const lines = String.raw`
cooling: (?:the |my |our )?a ?/? ?c|air ?con\w*|air conditioning|cooling|aire(?: acondicionado)?|clima|clim|climatisation|klimaanlage|klima
heating: heat|heating|heater|furnace|boiler|radiators?|calefaccion|caldera|calentador|chauffage|chaudiere|heizung|therme|heizkorper|fournaise
hot-water: hot water|water heater|agua caliente|eau chaude|warmwasser|warmes wasser
water: (?<!(?:no|any|without|have|get|got|getting|enough|little) (?:hot|warm) )water|agua(?! caliente)|eau(?! chaude)|(?<!(?:warmes|heisses|warme) )wasser
power: power(?! ?lines?)|electricity|lights|luz|corriente|electricidad|courant|electricite|strom
internet: internet|wi-?fi|network|red|reseau|netz(?:werk)?
phones: phones?|phone lines?|telefonos?|lineas?|telephones?|telefone?|telefonanlage
server: servers?|systems?|email|servidor(?:es)?|sistemas?|serveurs?|systemes?|system
elderly: elderly(?: \p{L}+)?|seniors?|old (?:lady|man|woman|person|people|mother|father|mom|dad)|grand(?:ma|mother|pa|father|parents?)|granny|abuel\w+|ancian\w+|tercera edad|persona mayor|personne agee|grand-?(?:mere|pere)|vieille dame|oma|opa|altere\w* \p{L}+|alte frau|alter mann|(?:is|she's|he's|aged|turned|tiene|ist|hat|a) (?:(?:seventy|eighty|ninety|setenta|ochenta|noventa)(?:[ -](?:y )?\p{L}+)?|[789]\d|quatre-vingt\S*|\p{L}*(?:siebzig|achtzig|neunzig))(?! ?(?:[-.:,]?\d|degrees?|grados|degres|grad|percent|dollars|miles|f\b|°|%|\$))|(?:[789]\d|seventy|eighty|ninety)[- ](?:\p{L}+[- ])?years?[- ]old
baby: bab(?:y|ies)|infants?|newborns?|toddlers?|bebes?|recien nacid[oa]|nourrisson|nouveau-ne|sauglinge?|kleinkind(?:er)?|(?:month|months|week|weeks)[- ]old
child: child(?:ren)?|kids?|son|daughter|nin[oa]s?|hij[oa]s?|enfants?|fils|fille|kind(?:er|es)?|sohn|tochter
swelling: swoll\w*|swell\w*|puff(?:y|ed|ing)(?: up)?|hinch\w*|inflamad\w*|gonfl\w*|enfl\w*|geschwollen\w*|schwill\w*|anschwell\w*|ballooned|bulging|bloated|blown up like|ganz dick|(?<=(?:ist|sind|wird|wurde) (?:(?!zu )\p{L}+ ){0,3})dick(?! (?:genug|\p{L}*getragen))
face: face|cheek|cara|mejilla|cachete|visage|joue|gesicht|backe|wange
belly: belly|stomach|abdomen|tummy|panza|barriga|vientre|estomago|ventre|bauch
throat: throat|tongue|lips?|garganta|lengua|labios?|gorge|langue|levres?|hals|zunge|lippen?
eye: eyes?|ojos?|oeil|yeux|augen?
tooth: tooth|teeth|front tooth|dientes?|muelas?|dents?|zahn|zahne
knocked-out: knock\w*(?: \p{L}+){0,3} out|(?:tooth|teeth)(?:'s| is| are)? (?:\p{L}+ )?out(?=[,.;!?]| (?:and|it|completely|now)|$)|in a (?:glass|cup) of milk|fell out|came (?:right )?out|popped out|out of (?:his|her|my|the) mouth|(?:se le |se me )?(?:cayo|salio|tumb\w+|arranc\w+)|cassee?|tombee?|ausgeschlagen|rausgefallen|abgebrochen
pushed-in: push\w*(?: \p{L}+){0,3} (?:in|up|into)|shoved (?:in|up)|jammed (?:in|up)|hundid\w*|enfonce\w*|eingedruckt
jaw: jaw|mandibula|quijada|machoire|kiefer
bone-broken: broke\w*|fractur\w*|dislocat\w*|rot[oa]|quebrad[oa]|cassee?|gebrochen
bleeding: bleed\w*|blood|sangr\w+|hemorragia|saign\w*|sang|blut\w*
endless: sans arret|sans cesse|non ?-?stop|pausenlos|ohne ende|arrete pas|won'?t stop|will not stop|doesn'?t stop|isn'?t stopping|can'?t stop|keeps (?:on )?\p{L}+ing|no (?:para|deja|se detiene)|sin parar|n'arrete pas|hort nicht auf
a-lot: a lot|heavily|badly|everywhere|all over|mucho|muchisimo|beaucoup|stark|sehr
trouble: trouble|difficult\w*|hard time|can'?t|cannot|unable|no puede|no puedo|le cuesta|du mal a|n'arrive pas|ne peut pas|kann nicht|kann \p{L}+ nicht|schwierigkeiten
breathing: breath\w*|respir\w+|luft|atm\w+|gasping|ahog\w+
swallowing: swallow\w*|tragar|pasar saliva|avaler|schluck\w*
peeing: pee|peeing|urinat\w*|orinar|hacer pis|uriner|faire pipi|pinkeln|urin\w*
seizure: seizures?|seizing|convuls\w+|(?:an?|another|these|those|his|her|two|three|four|five|six|several|some|more|multiple|many|\d+|little|small|mini|big|bad|massive|violent|nasty|first|second|last|having|has|had|have|gets|getting|took|takes|epileptic|of) fits?(?! (?:as|for (?:an?|the|my|your|our|me|us|him|her)(?! (?:while|minute|few|good|bit|couple|long|second|moment))|of (?:rage|laughter|anger)|with (?:you|your|my|our|the|them)))|^fits(?=[ ,.;]*$|[,;]| one| all day)|(?:is|was|'s|started|starts|keeps|been|begun) fitting(?! (?:an?|the|my|your|our|his|her|it|in|into|with|us|well|for|kitchens?|windows?))|twitching(?: and \p{L}+)? (?:all over|badly)|krampf\w*
allergic: allerg\w*|hives|alerg\w+|urticaria|urticaire|nesselsucht
reaction: reaction|reaccion|reaktion|rash|burning|itching|swell\w*|swollen|welts|ronchas|sarpullido|granos|hinch\w+|plaques|boutons|gonfle\w*|ausschlag|quaddeln|geschwollen|schwillt|hives|breaking out
chemical: chemicals?|bleach|acid|(?:oven|drain|toilet|bathroom|glass|floor|carpet|window|kitchen) cleaners?|cleaning (?:fluid|product|spray|stuff|agent)s?|ammonia|detergent|disinfectant|lye|drain opener|paint (?:thinner|stripper)|pepper spray|(?:super ?|lash |nail )?glue|limpia ?\w+|limpiador(?:es)?|desinfectante|detergente|amoniaco|sosa caustica|produits? (?:menagers?|nettoyants?|d'entretien|de nettoyage)|nettoyant|detergent|ammoniaque|soude caustique|\w*reiniger|bleichmittel|lauge|ammoniak|putzmittel|spulmittel|remover|acetone|solvent|quimic\w+|cloro|lejia|acetona|chimique\w*|javel|dissolvant|chemi\w+|nagellackentferner|saure
burn: burn\w*|quem\w+|brul\w+|verbrenn\w+|verbrannt|veratz\w+
spill: spill\w*|spilt|derram\w*|renvers\w*|ausgelaufen|verschuttet
poison: rat poison|poison\w*|toxic|antifreeze|rat bait|veneno|enven\w+|raticida|anticongelante|poison|mort-aux-rats|empoisonn\w*|gift|rattengift|vergift\w*
chocolate: chocolates?|brownies?|cocoa|schokolade
ate: ate|eat(?:en|ing)?|swallow\w*|got into|chewed(?: up)?|licked|comio|se comio|trag\w+|lamio|mang\w+|aval\w+|gefressen|gegessen|\w*schluckt|geleckt
hit: hit|struck|run over|ran over|atropell\w+|arroll\w+|renvers\w*|ecras\w*|angefahren|uberfahren
car: cars?|trucks?|vans?|suv|vehicles?|bikes?|coches?|carros?|camionetas?|voitures?|camions?|autos?|wagen|lkw
hurt: hurt|injur\w+|wounded|lastimad\w*|lastimo|herid[oa]|blesse\w*|verletzt\w*|(?<=(?<!\p{L})(?:she|he)(?:'s| is) )bleeding|(?<=(?<!\p{L})(?:elle|il) )saigne|(?<=(?<!\p{L})(?:ella|esta) )sangr\w+|(?<=(?<!\p{L})(?:sie|er) )blutet
crash: crash\w*|accident|wreck(?:ed)?|collision|rear-?ended|fender bender|choc\w+|choque|accidente|collision|unfall|zusammenstoss
student: student|pupil|learner|alumn[oa]|estudiante|eleve|schuler(?:in)?|fahrschuler(?:in)?
never-out: (?<=(?<!\p{L})(?:she|he|child|children|kids?|son|daughter|boy|girl|student|pupil|(?:son|daughter|boy|girl) \p{L}+)(?: has| have| had| still| just)? ?)(?:never|(?:did|has|have)(?:n'?t| not)|still not|n't)(?: yet| ever)? c[ao]me (?:back )?out(?: of (?:the|her|his|their|your|a|that) (?:\p{L}+ )?(?:lessons?|class(?:es)?|practice|session|rehearsal|camp|studio|building|school|gym|club|pool|locker room)|(?= yet and | at | after | when | tonight| today| and | from the (?:lesson|class)| i | we |[.,;!?]|$))|(?:nunca|(?:todavia |aun |ya )?no)(?: ha| han)? (?:sali(?:o|eron)|salido) de (?:la|su) (?:clase|leccion|academia)|no sale(?:n)? de (?:la|su) (?:clase|leccion)(?! (?:hasta|antes))|(?<=(?<!de (?:ma|mon|la|notre) )(?<!\p{L})(?:elle|il|fille|fils|enfant|eleve|petite?) )n'est (?:(?:jamais|toujours pas|pas encore) (?:re)?sortie?(?! (?:avec|en|de la (?:semaine|journee))(?!\p{L}))|pas (?:re)?sortie? d[eu] (?:la |son |sa )?(?:cours|lecon|classe|ecole))|(?<=(?<!(?:mein|unser|ihr|sein|d)er )(?<!\p{L})(?:kind|tochter|sohn|schuler(?:in)?|sie|er) (?:ist |kam )?(?:\p{L}+ ){0,6})(?:noch |immer noch )?(?:nicht|nie)(?: wieder| mehr)?(?: aus (?:dem|der|ihrem|seinem|ihrer|seiner) \p{L}+)? (?:he)?rausgekommen|(?<=(?<!(?:mein|unser|ihr|sein|d)er )(?<!\p{L})(?:kind|tochter|sohn|schuler(?:in)?|sie|er) (?:ist )?(?:\p{L}+ ){0,6})(?:nicht|nie) aus (?:dem|der|ihrem|seinem|ihrer|seiner) (?:\p{L}*stunde|\p{L}*unterricht|\p{L}*kurs|gebaude) gekommen
not-fetched: (?<=(?<!\p{L})(?:she|he|child|children|kids?|son|daughter|boy|girl|student|pupil|(?:son|daughter|boy|girl) \p{L}+) )(?:(?:was|were)(?:n'?t| not| never)|(?:is|are)(?:n'?t| not)|(?:has|have|had)(?:n'?t| not| never)(?: yet)? (?:been|gotten))(?: yet)? (?:picked up|collected|fetched)(?! (?:on|by|for|from|with|until|till|before|late|early)(?! (?:school|the (?:lesson|class|school)|(?:his|her|their) (?:lesson|class)|anyone|anybody|any of)))|(?:nobody|no ?one)(?:'s| has| ever)? (?:picked (?:him|her|them|(?:my|our|the|that) (?:son|daughter|child|kids?|boy|girl))(?!'?\p{L}) up|(?:came|come|shown? up|showed up) (?:for|to (?:get|fetch|collect|pick up)) (?:him|her|them|(?:my|our|the|that) (?:son|daughter|child|kids?|boy|girl))(?!'?\p{L}))|nadie (?:ha |vino a |paso a )?(?:recog\p{L}+|buscar) (?:al |a (?:la |mi |nuestr[oa] |su )?)(?:nin[oa]|hij[oa]|alumn[oa])s?|nadie (?:l[ao]s? (?:ha |vino a |paso a )?(?:recog\p{L}+|busc\p{L}+)|(?:vino|paso) a (?:recoger|buscar)l[ao]s?)|(?<=(?<!\p{L})(?:nin[oa]s?|hij[oa]s?|alumn[oa]s?) )no (?:fue|ha sido|han sido) recogid[oa]s?|personne n'est venue? (?:(?:le|la|les) (?:re)?cherch\p{L}+|(?:re)?chercher (?:mon|ma|notre|l')(?: |(?<='))(?:fils|fille|enfant|petite?)(?!\p{L}))|(?<=(?<!\p{L})(?:fille|fils|enfant|eleve|il|elle) )n'a (?:pas|jamais) ete (?:recuperee?|recherchee?)|(?<=(?<!(?:mein|unser|ihr|sein|d)er )(?<!\p{L})(?:kind|tochter|sohn|schuler(?:in)?|sie|er) (?:wurde|ist|war) (?:\p{L}+ ){0,2})(?:nicht|nie) abgeholt|niemand hat (?:(?:meine?n?|unsere?n?|das|den|die) (?:kind|tochter|sohn|schuler(?:in)?)|sie|ihn) abgeholt
stuck: stuck|stranded|broke down|broken down|varad[oa]|tirad[oa]|atascad[oa]|en panne|bloque\w*|liegengeblieben|steh\w* fest|coincee?s?(?! dans (?:les |des |un |l[ae] )?(?:bouchons?|embouteillages?|trafic|circulation)(?!\p{L}))|(?<=(?<!\p{L})(?:my|our|the|this) (?:\p{L}+ )?(?:car|truck|van|suv|vehicle|jeep) (?:just |has |suddenly )*)(?:died|quit|conked out)|(?:need|send|get) (?:me |us )?a tow|se (?:me|nos) (?:murio|paro|apago) (?:el|la) (?:carro|coche|camioneta|auto|troca)|(?<=(?:auto|wagen) (?:ist )?(?:\p{L}+ ){0,3})(?:stehen ?geblieben|verreckt)
highway: i-?\d+|highway|freeway|interstate|motorway|shoulder of the|side of the road|autopista|carretera|autoroute|autobahn|shoulder|on \d{2,3}(?=[ .,]|$)(?! (?:percent|miles|dollars|bucks|degrees))|(?:au |sur le )?bord de (?:la|l')(?: ?\d+| ?route|autoroute)|a la orilla de la (?:carretera|autopista)|standstreifen|seitenstreifen|pannenstreifen
brakes: brakes?|brake pedal|frenos?|freins?|bremsen?
failing: fail\w*|went out|gave out|gone|(?:don'?t|doesn'?t|not|aren'?t) (?:work\w*|respond\w*|grab\w*|hold\w*)|to the floor|no (?:funcionan|responden|sirven)|fallaron|lachent|ne (?:marchent|repondent) plus|versag\w+|funktionieren nicht|gehen nicht|(?<=brakes? (?:on (?:my|our|the|his|her) \p{L}+ )?(?:just |have |has |suddenly |completely )*)quit(?! (?!working)\p{L}+ing)|(?:ont|viennent de|sont en train de) lache[rz]?(?! (?:le|la|les|mon|ma|un)(?!\p{L}))|(?<=(?:pedale|freins?|(?:pedale|freins?) est|va|vont|descend|tombe|enfonce) (?:tout droit |jusqu')?)au (?:plancher|fond)(?! (?:du|de la|de mon) (?:parking|garage|jardin|cour))|se me (?:fueron|acabaron)|(?<=(?:pedal|freno|va|fue|llega|baja|hunde|hasta) )al (?:piso|fondo)(?! del? )|no frena\w*|(?:ai|a|avons|y a) plus (?:de|du)(?= frein)|(?:quede|quedo|quedamos|estoy|voy) sin(?= (?:los )?freno)|(?<=bremsen? (?:(?:sind|ist|waren|war|haben|mir|uns|wahrend der fahrt|beim fahren|auf der \p{L}+|plotzlich|einfach|komplett|gerade|eben|heute|gestern) )*)ausgefallen|(?:geht|tritt|gehen) ins leere|bis (?:zum|auf den) (?:boden|anschlag)|(?:habe?|hat|haben) keine(?= bremse)|(?:marchent?|repondent|fonctionnent?) (?:plus|pus)(?! (?:aussi|tres|vite|fort)(?!\p{L}))
steering: steering(?: wheel)?|volante|direccion|volant|lenkung|lenkrad
locked: lock\w*(?: up)?|stuck|jammed|frozen|trabad[oa]|bloquead[oa]|(?:se (?:me )?)?encerr(?:o|aron|ad[oa]s?)|eingeschlossen|bloque\w*|enferme\w*|blockiert|eingesperrt|ausgesperrt|embarre\w*
engine: engine|hood|motor|capo|cofre|moteur|capot|motorhaube
smoke: smok\w*|humo|humea\w*|fumee|fume(?:nt)?|rauch\w*|qualm\w*|boucan(?:e|er|ent|ait|aient)
fuel: fuel|gas|gasoline|petrol|gasolina|combustible|essence|carburant|benzin|sprit|diesel
leak: leak\w*|dripping|fuga|gote\w*|derram\w*|fuite|fuit|coule|leck\w*|tropf\w*|lauft aus
smell: smell\w*|stink\w*|odou?r|reek\w*|huele|oler|olor|apesta|sent|odeur|pue|riech\w*|geruch|stink\w*
gas: gas|propane|gaz
burning: burn\w*|burnt|scorch\w*|quemad[oa]|brul\w*|verbrannt|verschmort|angebrannt
sparks: spark\w*|arcing|chisp\w*|etincell\w*|funken
co: carbon monoxide|co (?:alarm|detector)|monoxid\w+|monoxyde|kohlenmonoxid|co-?melder
alarm: alarm|detector|beeping|going off|alarma|detector|alarme|detecteur|melder|alarm
sewage: sewage|sewer|raw waste|poop water|(?:black|brown|dirty|filthy|foul|smelly) water(?! (?:[\p{L}']+ ){0,5}(?:faucets?|taps?|shower ?head|hose|spigot|water heater)(?!\p{L}))|aguas? (?:negras?|sucias?|cafes?|puercas?|podridas?)(?! (?:de|del|por|en) (?:la |el |las |mi )?(?:llaves?|grifos?|regaderas?|canillas?|manguera))|mierda|caca|drenaje|cloaca|egouts?|coladera|eaux usees|abwasser|kanalisation
coming-up: (?:is |are )?(?:coming|comes) (?:up|out|back|in|black|brown|sewage)|back\w* up|overflow\w*|rising|bubbling up|sal\w+|sac(?:a|ando)|regres\w+|brot\w+|devolv\w+|subiendo|remont\w*|deborde\w*|kommt hoch|steigt|lauft uber
tree: trees?|(?<!on )(?:oak|pine|maple|poplar|hemlock)(?! (?:needles?|cones?|street|st|ave|avenue|road|rd|drive|dr|lane|ln|court|ct|circle|way|place|hills?|park|ridge|grove|creek|valley|county|school|leaves|floors?|flooring|cabinets?|tables?|doors?|bark|mulch|straw|shavings|nuts?)(?!\p{L}))|limbs?|pinos?|robles?|encinos?|arces?|alamos?|chenes?|erables?|sapins?|eichen?|kiefern?|tannen?|fichten?|birken?|branch(?:es)?|trunk|arbol(?:es)?|ramas?|tronco|arbres?|branches?|baum\w*|ast|aste
onto: fell(?: (?:down|over|on\w*))?|fallen|came down|coming down|crash\w*|land(?:ed|ing)|(?:(?:lying|laying|lies|hanging) (?:right )?(?:on|across|against|over|in)|leaning (?:right )?on)|brought (?:\p{L}+ ){0,4}down|on top of|(?<=(?:tree|branch|limb) )on|cayo|caer|caido|caida|encima|tomb\w+|umgesturzt|umgefallen|gefallen|gesturzt|liegt (?:auf|quer)
power-line: power ?lines?|(?:electric(?:al)?|power|utility|phone|telephone) (?:wires?|cables?|lines?)|the wires|cables? (?:de (?:la )?luz|electricos?)|lignes? electriques?|fils? electriques?|stromleitung\w*|leitungen
house: house|home|roof|garage|porch|casa|techo|maison|toit|haus|dach
burst: burst\w*|exploded|ruptured|broke\w*|split|busted|revent\w+|rompi\w*|rot[oa]|estall\w+|eclate\w*|perce\w*|creve\w*|geplatzt|gebrochen|gerissen|(?<=(?<!\p{L})(?:a|ont|s'est|vient de|viennent de) )pete[ers]?s?
pipe: pipes?|water line|tub(?:o|eria)s?|canos?|caneria|tuyaux?|canalisations?|rohr\w*|leitung
flooding: flood\w*|under ?water|inund\w+|inond\w+|uberschwemm\w*|uberflut\w*|unter wasser
arrested: arrest\w*|picked up|taken in|locked up|in jail|booked|detenid[oa]|detuv\w+|arrest\w*|encarcel\w*|arrete\w*|verhaftet|festgenommen
detained: detain\w*|picked up|taken|grabbed|took (?:him|her|them|my \p{L}+)|holding (?:him|her|my \p{L}+)|being held|(?:has|have|got) my (?:husband|wife|son|daughter|brother|sister|mother|father|mom|dad|cousin|uncle|aunt|boyfriend|girlfriend|partner|friend)(?!')|detenid[oa]|detuv\w+|se (?:lo|la|los|las) llev\w+|se llev\w+ (?:a|pres[oa]|detenid[oa])|agarr\w+|arrete\w*|detenue?s?|(?:est|sont) retenue?s?|l'(?:a|ont) (?:emmene|embarque)\w*|(?:a|ont) (?:emmene|embarque)\w* m(?:on|a|es)(?! \p{L}+ (?:a (?:l'(?:ecole|hopital)|la (?:creche|garderie|maternelle))|au (?:college|lycee|travail|boulot|bureau)|aux urgences|chez (?:le|la|son|sa|un|une) (?:medecin|docteur|dentiste|pediatre|orthodontiste))(?!\p{L}))|(?<=(?:police|gendarmerie|gendarmes|policiers|agents|ice|immigration) )(?:a|ont) (?:emmene|embarque)\w* m(?:on|a|es)|(?:a|ont) (?:emmene|embarque)\w*(?= (?:les|nos|notre) (?:enfants?|filles?|fils|petite?s?)[^.!?]{0,25} ?(?:sans (?:me|m'\p{L}+|mon|nous|notre|rien)|je ne sais pas|j'ignore))|festgenommen|festgehalten|inhaftiert|(?:hat|haben) (?:ihn|sie|mein\w* \p{L}+) (?:abgeholt|mitgenommen)|(?:hat|haben)(?= (?:\p{L}+ ){0,2}(?:mein|unser)\w* (?:kind(?:er)?|sohn|tochter|baby) (?:(?:\p{L}+ )?(?:einfach|heimlich|ohne mein\w*) (?:\p{L}+ ){0,2}mitgenommen|(?:einfach )?(?:weggenommen|entfuhrt))(?!\p{L}))|(?:(?<=(?:polizei|polizisten|beamten|ice) )(?:hat|haben)|(?:hat|haben)(?= (?:die )?(?:polizei|polizisten|beamten|ice) ))(?= (?:(?!nicht )\p{L}+ ){0,4}(?:mein|unser)\w* (?:mann|frau|sohn|tochter|kind(?:er)?|bruder|schwester|vater|mutter|partner(?:in)?|freund(?:in)?|onkel|tante|cousine?) (?:(?!nicht )\p{L}+ ){0,3}(?:mitgenommen|abgeholt)(?!\p{L}))|(?:hat|haben) (?:\p{L}+ ){0,2}entfuhrt|(?:a|ont) (?:kidnappe\w*|enleve\w* (?:m(?:on|a|es)|nos|notre|les)(?= (?:enfants?|filles?|fils|petite?s?|bebes?)(?!\p{L})))|(?:hat|haben)(?= (?:\p{L}+ ){0,2}(?:mein|unser)\w* (?:kind(?:er)?|sohn|tochter|baby) mitgenommen(?: und|,) (?:ich|keiner|niemand) weiss)
police: police|cops?|jail|policia|polizei|polizeigewahrsam|carcel
custody: custody|custodia|garde a vue|gewahrsam|haft|holding cell
immigration: ice|immigration|la migra|migra|inmigracion|einwanderungsbehorde|auslanderbehorde
officers: officers?|agents?|agentes?|oficiales|beamt\w+|(?:someone|somebody|a (?:guy|man|woman|lady)|people) from|alguien del?|quelqu'un (?:du|de l'|de la)|(?:einer|eine|jemand|leute) (?:vom|von der)
at-the-door: (?:at|outside|banging on|knocking (?:on|at)|in front of)(?: \p{L}+){0,2} (?:door|house|home|work|apartment)|are here|is here|en (?:la|mi) (?:puerta|casa)|tocando|afuera|a la porte|devant (?:la|ma) (?:porte|maison)|vor der tur|vor (?:dem|meinem) haus
served: served|handed|got|received|notific\w+|recib\w+|recu|bekommen|zugestellt
restraining-order: restraining order|protective order|orden de (?:restriccion|alejamiento|proteccion)|ordonnance de protection|kontaktverbot|schutzanordnung|einstweilige (?:verfugung|anordnung)|naherungsverbot|gewaltschutz\w*|ordonnance d'eloignement|mesure d'eloignement
eviction: evict\w*|desaloj\w*|desahuci\w*|expuls\w*|kundigung|raumung\w*
deafness: (?:sudden(?:ly)?|all of a sudden|out of nowhere|overnight|woke up|this morning|since (?:yesterday|last night)|just now|de repente|de pronto|de golpe|amanec\w+|esta manana|soudain\w*|tout a coup|d'un coup|au reveil|ce matin|plotzlich|auf einmal|aufgewacht|uber nacht|heute (?:morgen|fruh))(?:[^.!?]{0,60} )?(?:hearing loss|(?:loss of|lost|losing)(?: (?:my|his|her|the|all))* hearing|hearing (?:just |suddenly |is |was |has |completely )*(?:gone|went|quit|disappeared)|(?:went|gone) deaf(?! for)|ear (?:just |suddenly |is |was |has |completely )*(?:gone|went dead|dead|quit)|(?:can'?t|cannot|couldn'?t) hear (?:(?:a |any)?(?:thing|sound)(?! (?:you|u|they|from|over|without|on (?:the|this|my) (?:phone|line|call))(?!\p{L}))|out of|on (?:that|one|my|the)|in (?:my|one)|from)|no (?:oigo|escucho|oye|escucha)(?! (?:nada )?(?:sin|lo que|por|al?|bien))|perdida (?:\w+ )?(?:de(?:l)? )?(?:oido|audicion|auditiva)|perd\w+ (?:el oido|la audicion|l'audition|l'ouie)|perte (?:\w+ )?(?:d'audition|d'ouie|auditive)|n'entend\w* plus(?! (?:rien )?(?:sans|ce que|au telephone))|hore? (?:\w+ ){0,4}nichts? mehr|horverlust|horsturz|gehor verloren|(?:ertaubt|taub geworden))|(?:hearing loss|(?:loss of|lost|losing)(?: (?:my|his|her|the|all))* hearing|hearing (?:just |suddenly |is |was |has |completely )*(?:gone|went|quit|disappeared)|(?:went|gone) deaf(?! for)|ear (?:just |suddenly |is |was |has |completely )*(?:gone|went dead|dead|quit)|(?:can'?t|cannot|couldn'?t) hear (?:(?:a |any)?(?:thing|sound)(?! (?:you|u|they|from|over|without|on (?:the|this|my) (?:phone|line|call))(?!\p{L}))|out of|on (?:that|one|my|the)|in (?:my|one)|from)|no (?:oigo|escucho|oye|escucha)(?! (?:nada )?(?:sin|lo que|por|al?|bien))|perdida (?:\w+ )?(?:de(?:l)? )?(?:oido|audicion|auditiva)|perd\w+ (?:el oido|la audicion|l'audition|l'ouie)|perte (?:\w+ )?(?:d'audition|d'ouie|auditive)|n'entend\w* plus(?! (?:rien )?(?:sans|ce que|au telephone))|hore? (?:\w+ ){0,4}nichts? mehr|horverlust|horsturz|gehor verloren|(?:ertaubt|taub geworden))(?: [^.!?]{0,60})?(?<!\p{L})(?:sudden(?:ly)?|all of a sudden|out of nowhere|overnight|woke up|this morning|since (?:yesterday|last night)|just now|de repente|de pronto|de golpe|amanec\w+|esta manana|soudain\w*|tout a coup|d'un coup|au reveil|ce matin|plotzlich|auf einmal|aufgewacht|uber nacht|heute (?:morgen|fruh))|horsturz|hor\p{L}* (?:\p{L}+ ){0,4}(?:plotzlich|auf einmal) (?:\p{L}+ ){0,3}nichts?
hearing-aid: hearing[- ]aids?|audifonos?|(?:appareils? )?auditifs?|prothese auditive|horgerat\w*
hearing: hearing|court(?: date| hearing)?|trial|audiencia|juicio|corte|audience|tribunal|proces|gericht\w*|verhandlung|anhorung
deadline: deadline|time limit|plazo|vence|echeance|delai|frist\w*
today: today|tonight|this (?:morning|afternoon|evening)|right now|in (?:an hour|two hours|a few hours)|hoy|esta (?:tarde|noche|manana)|aujourd'hui|ce (?:matin|soir)|cet apres-midi|heute
tomorrow: tomorrow|manana|demain|morgen
irs: irs|tax (?:agent|man|office)|hacienda|fisc|finanzamt
levy: levy|levied|seiz\w*|garnish\w*|embarg\w*|saisi\w*|pfand\w*|gepfandet|(?<=(?<!\p{L})(?:irs|fisco|fisc|finanzamt)(?!\p{L})[^.!?]{0,40} )(?:(?:froze|frozen|emptied|drained|gesperrt|leergeraumt|bloque\w*|congel\w*|vide)(?! (?:\p{L}+ ){0,3}(?:refunds?|payments?|returns?|reembolso|pago|remboursement|paiement|(?:steuer)?(?:ruck)?erstattung|zahlung)(?!\p{L}))(?= *(?:[.,;!?]|$)| (?:my|our|everything|all|mi|mon|mein\w*|das|la|los|le|hoy|heute)(?!\p{L}))|took (?:everything|it all|all (?:of )?(?:my|our|the) (?:money|savings)|(?:my|our) (?:whole |entire |bank )?(?:account|money|savings|wages|paycheck)))|gesperrt(?=[^.!?]{0,30} (?:finanzamt|irs)(?!\p{L}))|(?:bloque\w*|congel\w*)(?= (?:[^.!?]{0,30} )?(?:irs|fisco|le fisc)(?!\p{L}))
tax: tax\w*|irs|impuestos?|impots?|steuer\w*|finanzamt
account: (?:bank )?account\w*|cuentas?|comptes?|konto|konten
frozen: froze\w*|locked|blocked|congelad[oa]|bloquead[oa]|gele\w*|bloque\w*|gesperrt|eingefroren
payroll: payroll|paychecks?|salaries|wages|nomina|sueldos|paie|salaires|lohn\w*|gehalter
did-not-run: (?:did|does|has|have|was|were)(?:n'?t| not) (?:run|go (?:out|through)|been paid|paid|get paid|process\w*)|nobody (?:got|was|has been) paid|failed|bounced|no (?:se )?(?:pag\w+|salio|corrio)|n'(?:est|ont|a) pas|nicht (?:gelaufen|bezahlt|raus)
ransomware: ransom\w*|encrypted|hacked|hackead\w*|rancon\w*|pirate\w*|gehackt|verschlusselt|erpress\w*
backup: back-?ups?|copias? de seguridad|respaldo|sauvegardes?|datensicherung
nobody: nobody|no ?one|none of us|nadie|personne|niemand|keiner
work-at-all: (?:can'?t |can |able to )?(?:work|log ?(?:in|on)|get in|connect|do anything)|locked out|offline|trabajar|entrar|conectar\w*|travailler|connecter|arbeiten|einloggen|anmelden
overdue: overdue|not (?:picking up|answering|responding)|(?:isn'?t|won'?t|doesn'?t) (?:pick\w*|answer\w*)|(?:said|told) (?:\p{L}+ ){0,2}(?:he|she|they)(?:'d| would) be (?:in|back)|(?:should|supposed to|due|meant to) (?:have been |be )?back|no (?:contesta|responde)|repond (?:plus|pas)|geht nicht (?:ran|ans)|wollte \p{L}+ zuruck sein|late|not back|hasn'?t (?:come|returned)|haven'?t (?:come|returned)|isn'?t back|aren'?t back|missing|no (?:ha|han) (?:vuelto|regresado)|pas (?:revenu|rentre)\w*|nicht (?:zuruck|wiedergekommen)|vermisst
kayak: kayaks?|canoes?|boats?|paddl\w*|kayac|canoa|canoe|kajak\w*|boot
key: keys?|key ?card|llaves?|cles?|clefs?|schlussel
room: room|suite|apartment|cuarto|habitacion|chambre|zimmer|(?<=(?<!\p{L})(?:le|du|mon|notre) )salon|sala|wohnzimmer|living room
locked-out: lock\w*(?: \p{L}+){0,2} out|shut out|can'?t get in(?:side)?|door (?:is )?(?:closed|locked)|fuera|afuera|no puedo entrar|enferme\w* dehors|a la porte|ausgesperrt|komm\w* nicht (?:rein|hinein)
studio: studio|building|gym|estudio|salle|gebaude
fainted: faint\w*|passed out|collaps\w+|unconscious|blacked out|dizzy|desmay\w+|desvanec\w*|inconsciente|evanoui\w*|malaise|perdu connaissance|perte de connaissance|perd connaissance|ohnmachtig|umgekippt|zusammengebrochen|bewusstlos
fever: fever|temperature|burning up|fiebre|calentura|fievre|fieber
blue: blue|purple|gr[ae]y|azul\w*|morad\w+|bleu\w*|blau\w*
fire: fire|flames?|fuego|llamas|incendi\w+|feu|flammes|feuer|brennt|brand
lamp: lamp|light|lampara|lampe|leuchte
battery: batter(?:y|ies)|button cell|piles?|pilas?|knopfzelle\w*|bateria|batterie|akku
inspector: inspector|inspection|building department|codigo|inspecteur|bauaufsicht|prufer
break-in: break-?ins?|(?<!keys? )broken? in(?:to)?(?! (?:the|my|our|a|this|that|half|two) ?(?:\p{L}+ )?(?:lock|door|ignition|keyhole|cylinder|half|two|pieces)?(?!\p{L}))|broke into|breaking in(?:to)?|(?:burglar\w*|burgled|robbed)(?! (?:back )?(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d|the past)|last (?:week|month|year|spring|summer|fall|winter)|(?:\p{L}+ )?(?:weeks?|months?|years?) ago|once|before))|kick\w* (?:in|down) (?:my|our|the)(?: \p{L}+)? door|door (?:\p{L}+ ){0,2}kicked (?:in|down)|forced (?:open )?(?:the|my|our)(?: \p{L}+)? (?:door|lock)|se (?:me |nos )?metieron(?= (?:a robar|ladrones|rateros|(?:a|en) (?:mi|la|nuestra|el|nuestro) (?:casa|tienda|negocio|oficina|local|departamento|apartamento|cochera|garage))|(?: \p{L}+)?[.,;!]|(?: \p{L}+)?$)|entr(?:o|aron) a robar|(?:me|nos) (?:entraron|robaron(?! (?:la|las|el|los|mi|mis|una?|unas|unos) (?:llaves?|cartera|bolsa|bolso|celular|telefono|carro|coche|moto|bici\p{L}*|mochila|identificacion|tarjetas?)))|forzaron|patearon la puerta|cambriol\w*|effraction|einbruch|eingebrochen|aufgebrochen
just-now: just now|just (?:got|came|arrived) (?:home|back|here|in)|just happened|right now|minutes? ago|an hour ago|(?:this|last) (?:morning|night)|tonight|ahorita|ahora mismo|acab\w+ de (?:pasar|ocurrir|suceder|llegar|entrar|encontrar|robar\w*|forzar\w*|meterse)|hace (?:un rato|rato|un momento|\d+ minutos|unos minutos|una hora)|anoche|a l'instant|viens? de|venons de|cette nuit|ce matin|gerade(?: eben)?|eben|heute nacht|vor (?:\d+|ein paar|wenigen|einer) (?:minuten|stunde)
stop-work: stop[- ]work|red[- ]tag\w*|shut (?:us |the (?:site|job) )?down|parar? la obra|arret des travaux|baustopp
on-site: (?:on|at) (?:the )?(?:site|job ?site)|en (?:la )?obra|sur (?:le )?chantier|auf der baustelle
collapsed: collaps\w*|caved? in|came down|fell down|coming down|derrumb\w*|se cayo|effondr\w*|eingesturzt|zusammengefallen
dog: dogs?|puppy|pup|perr[oa]s?|cachorr[oa]|chiens?|chiot|hund\w*|welpe|cat|gat[oa]s?|chat|katze
escaped: escap\w*|ran (?:off|away|out)|got (?:out|away|loose)|run(?:ning)? loose|bolted|missing|se (?:escapo|salio|fue|solto)|sauve\w*|echappe\w*|enfui\w*|weggelaufen|entlaufen|abgehauen|ausgebuxt
grooming: groom\w*|clipp\w*|haircut|bath|estetica|bano|corte|toilett\w*|scher\w*|fellpflege
numb: numb\w*|no feeling|can'?t feel|tingling|adormecid\w*|entumecid\w*|no siento|engourdi\w*|ne sens plus|insensible|taub\w*|kein gefuhl|spur\w* \p{L}+ nicht|(?<=(?:spur|fuhl)\w* (?!mich |uns |sich )(?:\p{L}+ )?(?:mein\w*|die|das) (?:\p{L}+ ){1,2})nicht(?: mehr)?
legs: legs?|feet|foot|piernas?|pies?|jambes?|pieds?|beine?|fuss\w*
paralysed: paraly\w*|can'?t move|no puedo mover|paralis\w*|ne peux plus bouger|gelahmt|lahmung
bladder: bladder|bowels?|wet (?:myself|himself|herself)|incontinen\w*|vejiga|orina|esfinter|vessie|blase|eingenasst
control: control|controlar|controle|kontrolle|retener|halten
vision: vision(?! (?:cards?|plan|insurance|cent(?:er|re)|exam|test|therapy|benefits?|coverage|provider|care))|sight(?! unseen)|eyesight|see(?! (?:if|whether|you|dr|doctor|a |an |the |my |our |your |what|when|which|him|her|it |that|somebody|someone|about))|eye(?= (?:just |suddenly )?(?:went|has gone|is gone|gone))|(?<=(?:dark|black|blind|blank) (?:in|on) (?:my |one |the )*(?:left |right |one )?)eye|vista|ver|ojo(?= (?:izquierdo|derecho))|vue|voir|sehen|sehkraft|(?<=auf (?:dem|einem|meinem) (?:linken |rechten )?)auge
loss: lost(?! (?:my |our |his |her |the )?(?:\p{L}+ )?(?:glasses|contacts?|lens(?:es)?|cards?|plan|receipt|prescription|(?:in|by) the mail))|losing(?! [^.!?]{0,40}(?:slowly|gradually|over (?:the|time)|little by little))|loss|gone|can'?t(?! (?:find|make|come|get|wait|afford|see(?! (?:anything|a thing|nothing|much|out|from|with|in|on|at all|suddenly|all of a sudden|right now)(?!\p{L})| *(?:[.,;!?]|$))))|suddenly (?:can'?t|blind)|blind|(?<!(?:screen|monitor|tv|television|display|page|website|site|app|computer|laptop|phone|tablet)(?: just| suddenly| all)? )(?:went|gone|going|all|turned) (?:completely |totally )?(?:dark|black(?! and blue)|blank)|(?:went|gone|turned) (?:completely |totally |all |really |super )?(?:blurry|foggy|cloudy|fuzzy)(?= (?:all of a sudden|suddenly|out of nowhere|overnight|this morning|just now))|suddenly (?:went |got |turned )?(?:blurry|foggy|fuzzy)|perd\w+|(?:de repente|de golpe|repentinamente)(?: \p{L}+)? no (?:veo|puedo ver)|no (?:veo|puedo ver)(?! (?:muy |tan )?(?:bien|claro|nitido|de cerca|de lejos)(?!\p{L})(?![^.!?]{0,40}(?:de repente|de golpe|repentin)))|(?:se (?:me )?puso|se (?:me )?volvio|veo) (?:todo )?(?:oscuro|negro)|ne vois plus(?! (?:tres |aussi )?(?:bien|clair|net|de pres|de loin)(?!\p{L})(?![^.!?]{0,40}(?:d'un coup|soudain|tout a coup)))|verloren|verlust|sehe nichts|(?:ist|wurde|wird) (?:\p{L}+ )?(?:dunkel|schwarz)
chest: chest|pecho|poitrine|brust|thorax
pain: pains?|hurt\w*|ache\w*|dolor\w*|duele|douleurs?|mal a|schmerz\w*|tut weh
capsized: capsiz\w*|(?:tip|flip|roll|turn|keel)\p{L}* over|flipped|overturned|upside down|volc\w+|voltead\w+|volte[oa]|chavir\w*|renverse\w*|retourne\w*|gekentert|kenter\w*|umgekippt|umgeschlagen|(?:fell|fallen) (?:out|in)
back-in: (?:(?:can|could)(?:'?t| ?not)|unable to|not able to|no way to) (?:\p{L}+ ){0,2}(?:back (?:in|on|up|aboard|into|onto|inside)|(?:climb|pull|hop|haul)(?: \p{L}+){0,2} (?:in|on|up|into|onto|aboard))|no (?:se )?(?:puede|puedo|pueden|podemos|logra\p{L}*) (?:\p{L}+ ){0,2}(?:subir\p{L}*|regresar|trepar\p{L}*)|(?:arriv\p{L}+|peu\p{L}+) (?:pas|plus) (?:a )?(?:re)?mont\p{L}+|komm\p{L}* (?:\p{L}+ ){0,2}nicht (?:mehr |wieder )*(?:rein|hinein|hoch|drauf|zuruck|ins boot|an bord)
drifting: drift\w*|adrift|swept (?:out|away)|(?:pulled|carried|blown|dragged) (?:out|away)|a la deriva|(?:arrastr|llev)\w+ (?:la|el) (?:corriente|viento|mar)|derive\w*|emporte\w*|abgetrieben|treib\w* (?:\p{L}+ )?(?:ab|hinaus|raus)
sea: sea|ocean|open water|shore|land|bay|mar|oceano|orilla|large|mer|cote|meer|ufer|bucht
sinking: taking (?:on|in) water|tak\w* water|sink\w*|going (?:down|under)|filling (?:up )?with water|hund\w+|hac\w+ agua|entra\w* agua|prend l'eau|coule|sink\w*|lauft voll
blackened: (?:turn\w*|go\w*|gone|went|is|are|'s|'re|getting|all|looks?) (?:\p{L}+ ){0,2}?black|blackish|blacken\w*|noirci\w*|(?:tout\w*|deviens?|deviennent|devenu\w*|vire\w*|est|sont|deja|completement) (?:\p{L}+ ){0,2}?noire?s?|ennegre\w*|(?:pon\w+|puso|puesto|esta|estan|tod[oa]s?|ya) (?:\p{L}+ )?negr[oa]s?|(?:wird|werden|ist|sind|ganz|schon|vollig) (?:\p{L}+ ){0,2}schwarz|schwarze (?:zehen|fusse)
foot: feet|foot|toes?|pies?|pieds?|orteils?|fuss\w*|fusse\w*|zehen?|zeh
wound: wounds?|gash\w*|sores?|ulcers?|cuts?|heridas?|cortadas?|llagas?|plaies?|blessures?|coupures?|wunden?|schnittwunden?
severed: cut off|sever\w*|chopped off|sliced off|sectionne\w*|arrachee?s?|cercenad\w+|abgeschnitten|abgetrennt|abgehackt
lost-way: (?:'re|are|'m|am|is|got|get|getting) (?:\p{L}+ )?lost|lost (?:in|on|at|out|somewhere|near)|can'?t find (?:the|our|my) way|perdid[oa]s|perdu\w*|egare\w*|verlaufen|verirrt
wilds: trail|path|swamp|woods|forest|bayou|marsh|sendero|monte|bosque|pantano|sentier|marais|bois|foret|wald|sumpf|wanderweg
infected: infect\w*|pus|oozing|septic|infizier\w*|entzund\w*|vereitert
tattoo: tattoos?|ink|tatuajes?|tatouages?|tatowierung
trapped: trapped|pinned|crushed|stuck under|atrapad\w+|aplastad\w+|coince\w*|ecrase\w*|eingeklemmt
fell: fell|fallen|falling|slipped off|cayo|caido|cai|tombee?|chute|gefallen|gesturzt|sturz\w*|runtergefallen|heruntergefallen|(?<=(?:vient|viens|viennent) de )tomber
ladder: ladder|scaffold\w*|escalera|andamio|echelle|echafaudage|leiter|gerust|escabeau|escabelle|escalera de mano
head: head|skull|cabeza|tete|crane|kopf|schadel
bees: bees?|hornets?|wasps?|yellow jackets?|abejas?|avispas?|enjambre|abeilles?|guepes?|frelons?|bienen|wespen|hornissen
attacking: attack\w*|swarming|stinging|chasing|atac\w+|pican\w*|attaqu\w*|piquent|greifen (?:\p{L}+ )?an|stechen
filling: fill\w*|full of|everywhere|all over|pouring|(?:comes?|coming) (?:in|into|out)|llen\w+|por tod\w+|plein\w*|rempli\w*|partout|voll\w*|uberall
lift: elevator|lift|ascensor|elevador|ascenseur|aufzug|fahrstuhl
passenger: passengers?|crew(?: ?members?| ?mates?)?|deckhand|pasajer[oa]s?|tripulantes?|passagers?|membres? d'equipage|passagiere?|mitfahrer|besatzung\w*
hoof: hoof|hooves|sole|frog|cascos?|pezuna|sabots?|huf\w*
spike: nails?|screw|spike|clavos?|tornillo|clous?|nagel
veil: curtain|shadow|veil|shade|cortina|sombra|velo|rideau|ombre|voile|vorhang|schatten|schleier
dying: dying|dead|died|die|belly[- ]up|muri\w+|muert\w+|meurent|mort\w*|crev\w*|sterben|tot\w*
fish: fish|koi|peces|pez|poissons?|fische?
tank: tank|aquarium|pecera|acuario|becken
threatening: threaten(?:s|ed|ing)? (?:(?:me|us)(?= (?:again|now|right now|at home|and)(?!\p{L})| with (?:an? |his |her |the )?(?:knife|gun|weapon|violence|death)(?!\p{L})|[.,;!?]|$)|my (?:life|kids?|child(?:ren)?|son|daughter|family|wife|husband|mother|mom)(?! with)|to (?:kill|hurt|hit|beat|shoot|stab)|to take (?:my|our|the) (?:kids?|child(?:ren)?|son|daughter|baby))|(?:me|nos) (?:esta |sigue |ha )?amenaz\w+(?= (?:otra vez|de muerte|mi (?:ex|esposo|marido|novio|pareja|exmarido|exnovio))(?!\p{L})|[.;!?]|$|[^.!?]{0,40}(?<!\p{L})(?:matar\w*|golpear\w*|pegar\w*|cuchillo|pistola|arma|quitar\w* (?:a )?(?:mis?|los|las) (?:hij|nin)[oa]s?)(?!\p{L}))|(?:me |m'|nous )(?:a |ont )?menac\w+(?= (?:encore|de mort|de nouveau)(?!\p{L})|[.;!?]|$|[^.!?]{0,40}(?<!\p{L})(?:tuer|frapper|battre|couteau|arme|prendre m(?:on|a|es) (?:fils|filles?|enfants?))(?!\p{L}))|(?:droht (?:mir|uns)|bedroht (?:mich|uns))(?= (?:wieder|schon wieder|standig)(?!\p{L})|[.;!?]|$|[^.!?]{0,40}(?<!\p{L})(?:umbring\w*|umzubringen|tot\w*|dem tod|schlagen|schlagt|gewalt|messer|waffe|kind(?:er)? weg\w*)(?!\p{L}))
ceiling: ceilings?|techo|plafonds?|(?:zimmer)?decke
pouring: pouring(?: through)?|gushing|streaming|chorre\w*|a chorros|cae(?= (?:mucha |el |un chorro de )?agua)|(?<=agua (?:que |me |se |nos )?)cae|coule(?:nt)?|ruissel\w*|degouline\w*|stromt|(?<=wasser )(?:lauft|kommt)|(?:lauft|kommt)(?= (?:\p{L}+ ){0,2}wasser(?!\p{L}))
cleaner: cleaners?|cleaning (?:lady|woman|crew)|housekeeper|maid|limpiadora|muchacha de (?:la )?limpieza|(?:femme|dame) (?:de|du) menage|putzfrau|reinigungskraft
shock: electric(?:al)? shocks?|got (?:badly )?shocked by(?! (?:\p{L}+ ){0,3}(?:bills?|prices?|costs?|news|quotes?|estimates?|invoices?|total|amount|charges?|fees?|rates?|reviews?|photos?|pictures?)(?!\p{L})| how(?!\p{L})| what(?!\p{L}))|(?:been|was) (?:badly )?shocked by (?:an? |the |my |our |that )?(?:\p{L}+ )?(?:panel|outlet|socket|plug|switch|wires?|wiring|cables?|breaker|stove|oven|washer|dryer|faucet|fence)|electrocut\w*|(?:toque|descarga|choque) electric[oa]|(?:le|me|nos|lo|la) (?:dio|pego|agarro) (?:la corriente|un toque(?! (?:de|a))|una descarga)|decharge electrique|(?:pris|recu) (?:une decharge|le courant|le jus)|electrise\w*|stromschlag\w*
wire-down: (?:wires?|cables?) (?:(?:is|are|has|have|came|come|got|fallen|fell|blown|hanging|lying) )+down(?! the)|(?<!(?:get|bring|run|pull|put|take|lay|want|fish|drop) (?:an?|the|my|this|that|some|another) (?:\p{L}+ )?)(?:wires?|cables?) down(?! (?:the|from|to|into|through)(?!\p{L}))|downed (?:\p{L}+ )?(?:wires?|cables?)|(?:se )?(?:cayo|cayeron) (?:un |el |los |unos )?cables?|cables? (?:caidos?|tirados?)|(?:fils?|cables?) (?:electriques? )?(?:est |sont )?(?:tombe\w*|au sol|par terre|a terre)|(?:kabel|leitung) (?:liegt|ist heruntergefallen|ist runtergefallen|ist runtergekommen)
yard: yard|driveway|patio|jardin|cour|hof|garten|einfahrt
calf: cal(?:f|ves)|pantorrillas?|mollets?|waden?|pantorrilla
hot: (?<!(?<!\p{L})(?:it'?s|its|it is|it was|gets?) (?:(?:so|too|very|really|super|just|that) )*)hot(?! (?:air|water|outside|day))|warm to the touch|calientes?|(?<!il fait (?:\p{L}+ )?)chaude?s?|(?<!es ist (?:\p{L}+ ){0,2})hei(?:ss|ß)
cracked: crack\w*|split|burst\w*|shatter\w*|raj\w+|quebr\w+|fele\w*|fendu\w*|fissure\w*|gesprungen|riss\w*|geplatzt
surgery: (?:after |since )?(?:the |my )?(?:surgery|operation)
rental: rental|rented|hired
machine: unit|machine|furnace|a ?/?c|outlet|panel|equipo|aparato|maquina|unite|appareil|gerat|anlage
`;

/** An owner's word that has its own reading beside its neighbours. */
export type DangerWord = { readonly id: string; readonly pattern: RegExp };

/** Before a thing: there is none of it. After it: it has given up. Both in folded text, without borders. */
export const lackBefore = String.raw`no|nada de|ni (?:una )?gota de|without|not (?:a drop of|any)|out of|lost|broken|dead|no (?:hay|tenemos|tengo)|sin|(?:no|se|me|nos)(?: me| nos| te)? (?:funciona|sirve|prende|enfria|calienta|jala|arranca|descompuso|murio|fue|apago|averio|echo a perder)|perdi|perdu|verloren|kaputte\p{L}?|defekte\p{L}?|(?:plus|pus|pas) de|(?:plus|pus) d'|sans|kein\p{L}*|ohne`;
/** What may stand between: "no running water", but not "no baja el agua". */
const between =
  "the|our|my|any|more|running|working|hot|cold|el|la|los|las|mi|nuestr[oa]|l'|le|les|du|der|die|das|den|unsere?";
export const lackAfter = String.raw`quit\p{L}*|stopped(?: working)?|died|dead|broke(?:n)?(?: down)?|(?:is|are|'s|went|gone|been|just went|goes) (?:\p{L}+ )?(?:out|off|down)|won'?t (?:turn on|start|work|come on|run|kick on|go on)|(?:isn|doesn|don|aren)'?t (?:\p{L}+ )?(?:work\p{L}*|run\p{L}*|cool\p{L}*|heat\p{L}*|turn\p{L}*|com\p{L}+|blow\p{L}*)|(?:is|are) not (?:work\p{L}*|run\p{L}*|cool\p{L}*|heat\p{L}*)|gave out|conked out|no (?:funciona|sirve|prende|enfria|calienta|sale|jala|arranca)\p{L}*|se (?:descompuso|murio|fue|apago|averio|echo a perder)|dejo de|descompuest[oa]|averiad[oa]|(?:marche|fonctionne|chauffe|refroidit) (?:pas|(?:plus|pus)(?! (?:vite|fort|souvent|tres|trop)(?!\p{L})))|en panne|lache|kaputt|ausgefallen|defekt|(?:geht|lauft|funktioniert|kuhlt|heizt) (?:\p{L}+ )?nicht|springt nicht an`;

const border = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'gu');

/** Every concept, read once. */
export const dangerWords: readonly DangerWord[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const colon = line.indexOf(': ');
    return { id: line.slice(0, colon), pattern: border(line.slice(colon + 2)) };
  });

/** "My car died, so I need to push my estimate": why the caller comes later, and nothing to be rung for. */
const putsOff = String.raw`(?![^.!?\n]{0,50}(?<!\p{L})(?:push|move|reschedul\p{L}*|postpone|change|cancel|mover|cambiar|aplazar|cancelar|posponer|decaler|deplacer|reporter|annuler|changer|verschieben|verlegen|absagen|(?:can't|cannot|won't) make)(?: (?:my|our|the|it|mi|la|el|mon|ma|notre|den|meinen|unseren))?(?: \p{L}+)?(?: (?:to|until|till|for|a|para|al|au|a|auf|appointment|estimate|visit|lesson|booking|cita|visita|rendez-vous|rdv|termin)|$|[,;.!?]))`;

/** Things of which an owner may say that there are none, with the pattern of their lack. */
export const lackOf = (id: string): RegExp | null => {
  const thing = dangerWords.find((one) => one.id === id)?.pattern.source;
  const behind = id === 'car' ? putsOff : '';
  return thing
    ? border(
        `(?:(?:${lackBefore})(?: (?:${between})){0,2} ${thing}|${thing}(?:,? [\\p{L}']+){0,5}?,? (?:${lackAfter}))${behind}`,
      )
    : null;
};
