// Everyday words of family, children, age, death, weddings, parties, sport and animals, each at one English word.

export const peopleAndAnimalWords = `
family: familia, familias, familiar | famille, familles, familial | familie, familien
parent: padres, papás | parent, parents | eltern, elternteil, erziehungsberechtigte
mother: madre, mamá, mami | mère, maman | mutter, mama, mütter, mutti
father: padre, papá, papi | père, papa | vater, papa, väter, vati
son: hijo | fils | sohn, söhne
daughter: hija, hijas | fille | tochter, töchter
brother: hermano, hermanos | frère, frères | bruder, brüder
sister: hermana, hermanas | sœur, soeur, sœurs | schwester, schwestern
sibling: hermanito, hermanita | fratrie | geschwister, geschwisterkind
twin: gemelo, gemelos, gemela, mellizo, mellizos | jumeau, jumeaux, jumelle | zwilling, zwillinge
grandmother: abuela, abuelita | grandmère, mamie, mémé, mamy | großmutter, grossmutter, oma
grandfather: abuelo, abuelito | papi, papy, pépé | großvater, grossvater, opa
grandparents: abuelos | aïeux | großeltern, grosseltern
grandchild: nieto, nieta, nietos | petitsenfants, petitefille | enkel, enkelin, enkelkind, enkelkinder
uncle: tío, tíos | oncle, tonton | onkel
aunt: tía, tías | tante, tata | tante
cousin: primo, prima, primos | cousin, cousine, cousins | cousin, cousine, vetter
nephew: sobrino, sobrinos | neveu, neveux | neffe
niece: sobrina | nièce | nichte
husband: marido, esposo | mari, époux | ehemann, gatte
wife: esposa | épouse | ehefrau, gattin
couple: pareja, parejas, matrimonio | couple, couples | ehepaar, liebespaar
spouse: cónyuge, cónyuges | conjoint, conjointe | ehepartner, ehegatte, ehegatten
boyfriend: novio | copain, chum, petitami | freund
girlfriend: novia | copine | freundin
friend: amigo, amiga, amigos | ami, amie, amis, amies | freunde, kumpel, kollegin
neighbor: vecino, vecina, vecinos | voisin, voisine, voisins | nachbar, nachbarin, nachbarn
relative: pariente, parientes, familiares | parenté, apparenté | verwandte, angehörige, angehöriger, verwandter
stepfather: padrastro | beaupère | stiefvater
stepmother: madrastra | bellemère | stiefmutter
guardian: tutores | tutrice | betreuer
orphan: huérfano, huérfana | orphelin, orpheline | waise, vollwaise
adopt: adoptar, adopción, adoptado | adopter, adoption, adopté | adoptieren, adoption, adoptiert
baby: bebé, bebés, bebito | bébé, bébés, poupon | baby, babys, säugling
newborn: neonato, neonata | nourrisson, nouveauné | neugeborene, neugeborenes
toddler: niñito | bambin | kleinkind, kleinkinder
child: niño, niña, criatura, chamaco | enfant, gosse, gamin | kind
children: peques, chamacos | gosses | kids
kid: crío, críos, nene, escuincle | mioche, marmot | bub, knirps
boy: muchacho | garçon, garçons | jungen, knabe
girl: muchacha | fillette, filles | mädchen
teenager: adolescente, adolescentes, quinceañera | adolescent, adolescente, ado, ados | jugendliche, jugendlicher, teenager
youth: juventud, juvenil | jeunesse | jugend
adult: adulto, adulta, adultos | adulte, adultes | erwachsene, erwachsener, erwachsen
senior: jubilados, pensionista | retraités | rentner, rentnerin, pensionist, senior
retirement: jubilación, retiro | retraite | ruhestand
age: edad, edades | âge, âges | alter, altersgrenze, lebensalter
birthday: cumpleaños, cumple, cumpleañero | anniversaire | geburtstag, geburtstage, geburtstagskind
anniversary: aniversario, aniversarios | noces | jubiläum, hochzeitstag
person: persona | personne | person
people: gente, personas | gens, personnes | leute, personen, menschen
man: hombre, caballero | homme, monsieur | mann, herr
men: hombres, caballeros | hommes | männer, herren
woman: mujer, señora | femme, dame | frau, dame
women: mujeres, damas, señoras | femmes, dames | frauen, damen
gay: gay, homosexual, lesbiana | gai, homosexuel, lesbienne | schwul, lesbisch
diaper: pañal, pañales, cambiador | couche, couches, langer | windel, windeln, wickeln, wickeltisch, wickelraum
bottle: botella, botellas, biberón, biberones, mamila | bouteille, bouteilles, biberon, biberons | flasche, flaschen, fläschchen, schoppen
babysitter: niñera, canguro | nounou, babysitter | babysitter, kindermädchen, babysitterin
nanny: nana, nodriza | nourrice | nanny, tagesvater
daycare: guardería, guarderías | garderie, crèche, crèches | kita, krippe, kinderkrippe, kindertagesstätte, hort
kindergarten: kínder, preescolar | maternelle, préscolaire | kindergarten, vorschule
playground: arenero, subibaja | balancelle | spielplatz, spielplätze, spielecke
doll: marioneta | poupées | puppen
play: jugar, juega, juegan | jouer, joue, jouent | spielen, spielt
bully: acoso | harcèlement | mobbing
custody: custodia | coparentalité | sorgerecht
die: morir, muere, murió, fallecer, falleció | mourir, meurt, décéder | sterben, stirbt, verstarb
died: fallecida | décédée | verstorbene
death: muerte, fallecimiento, defunción | décès | tod, todesfall, sterbefall, sterbeurkunde
dead: difunto, difunta | défunt, défunte | tot, tote
corpse: cadáver | cadavre, dépouille | leiche, leichnam
funeral: funeral, funerales, entierro, exequias, sepelio | funérailles, obsèques, enterrement, inhumation | beerdigung, begräbnis, bestattung, trauerfeier, beisetzung
undertaker: funerarias, tanatorio | thanatologue, croquemort | bestattungsinstitut, bestattungen
coffin: ataúd, féretro | cercueil, cercueils | sarg, särge
urn: urna, urnas | urne, urnes | urne, urnen
ashes: cenizas | cendres | asche
cremation: cremación, incineración, crematorio, cremar, incinerar | crémation, incinération, crématorium, incinérer | einäscherung, feuerbestattung, krematorium, einäschern, eingeäschert
grave: tumba, sepultura, lápida, nicho | tombes, sépulture, caveau | grab, gräber, grabstein
bury: enterrar, entierra, sepultar | enterrer, inhumer | beerdigen, begraben, bestatten, beisetzen
hearse: carroza, fúnebre | corbillard | leichenwagen
wake: velatorio, velar | veillée | totenwache, leichenschmaus
condolence: pésame, condolencias | condoléances | beileid, beileidskarte
obituary: esquela, obituario | nécrologie | todesanzeige, traueranzeige, nachruf
widow: viuda, viudo | veuve, veuf | witwe, witwer, verwitwet
wedding: boda, bodas, nupcial | mariage, mariages, nuptial | hochzeit, hochzeiten, trauung
marry: casar, casarme | marier, épouser | heiraten, heiratet
married: casado, casada, casados | marié, mariés | ehe
bride: prometida, desposada | mariées | braut, bräute
groom: novios | fiancé | bräutigam
engagement: compromiso, pedida | fiançailles, fiancer | verlobung, verlobt
bridesmaid: damita, pajecito | demoiselle | brautjungfer, brautjungfern, trauzeugin
witness: testigo, testigos | témoin, témoins | zeuge, trauzeuge, zeugen
ceremony: ceremonia, ceremonias | cérémonie, cérémonies | zeremonie
baptism: bautizo, bautismo, bautizar | baptême, baptiser | taufe, taufen
communion: comunión | communion | kommunion, erstkommunion, konfirmation
godmother: madrina | marraine | patentante, taufpatin, gotte
godfather: padrino, padrinos | parrain | patenonkel, taufpate, götti
church: iglesia, iglesias, parroquia | église, églises, paroisse | kirche, kirchen, pfarre
priest: sacerdote, pastor | prêtre, curé, pasteur | pfarrer, pfarrerin, priester
party: fiesta, fiestas, pachanga, reventón | fête, fêtes, boum | party, fete, partys
celebrate: celebrar, celebramos, celebran, festejar | fêter, célébrer, fêtons | feiern, gefeiert, feiert
event: evento, eventos | événement, évènement, événements | veranstaltung, veranstaltungen, anlass, anlässe, event
guest: invitado, invitada, invitados | invité, invités, convive, convives | gast, gäste
invite: invitar, convidar | inviter | einladen, eingeladen
invitation: invitaciones | invitations | einladungen, einladungskarte
banquet: banquete, banquetes | banquet, banquets | bankett, festessen
decoration: adornos | décorations | dekoration, deko, dekorieren, schmücken
balloon: globo, globos | montgolfière, baudruche | luftballon, luftballons, ballon
candle: vela, velas, veladora | bougie, bougies, chandelle | kerze, kerzen
gift: regalo, regalos, obsequio | cadeau, cadeaux | geschenk, geschenke, präsent
surprise: sorpresas | surprises | überraschungen
dj: pinchadiscos, dj | dj, discjockey | dj, discjockey
sing: cantar, canto | chanter, chant | singen, gesang
magician: maga | magicienne | zauberkünstler
fireworks: cohetes, pirotecnia, fuegos | artifice, pétards | feuerwerk
costume: disfraz, disfraces | déguisement, déguisements | kostüm, kostüme, verkleidung
carnival: carnaval | carnaval | fasching, karneval, fasnacht
christmas: navidad, navideño, navideña, nochebuena | noël, réveillon | weihnachten, weihnacht, heiligabend
inflatable: inflable, brincolín, hinchable | gonflable, gonflables | aufblasbar
tent: carpa, carpas | chapiteau, tente, tentes | zelt, zelte, festzelt
camping: campamento, acampar | camping, camper, campeur | camping, campingplatz, zelten
club: club, clubes | club, clubs | verein, vereine, klub
athlete: deportista, atleta, deportistas | athlète, sportive, sportifs | sportler, sportlerin
gym: gimnasio, gimnasios, gym | gym, gymnase, musculation | fitnessstudio, turnhalle, fitnesscenter, fitness
workout: entrena | muscu | workout, krafttraining
strength: fuerza | force | kraft, hanteln
endurance: cardio | endurance, cardio | ausdauer, kondition
beginner: principiante, principiantes, novato | débutant, débutante, débutants | anfänger, anfängerin, anfängerkurs, einsteiger
yoga: yoga | yoga | yoga, yogakurs
pilates: pilates | pilates | pilates
stretch: estirar, estiramiento, estiramientos | étirer, étirement, étirements | dehnen, dehnung
relax: relajar, relajante, relajación, relajado | détente, relaxer, relaxation | entspannen, entspannung, entspannt
massage: masaje, masajes, masajista, masajistas | massage, massages, masseur, masseuse | massage, massagen, masseur, masseurin, massiert
sauna: sauna, vapor | sauna, hammam | sauna, dampfbad
spa: spa | spa, thermes | wellness
dance: baile, bailar, danza, bailes, bailo | danse, danser, danses | tanz, tanzen, tänze, tanzkurs
dancer: bailarín | danseur | tänzer
salsa: bachata, cumbia | salsa, bachata | salsa
ballet: ballet | ballet, tutu | ballett
waltz: vals | valse | walzer
choreography: coreografía | chorégraphie | choreografie, choreographie
swim: nadar, nado, natación | nager, nage, natation | schwimmen, schwimmt, geschwommen, schwimmkurs, schwimmunterricht
swimmer: nadador, bañista | nageur, baigneur | schwimmer, nichtschwimmer
pool: alberca, piscina, albercas, piscinas | piscine, piscines | schwimmbad, hallenbad, schwimmbecken, pool, freibad
surf: surfear, surfista | surfer, surf | surfen, surfkurs
ski: esquí, esquiar, esquís | ski, skier, skis | ski, skifahren, schi, skikurs
snowboard: snowboard | snowboard, planchiste | snowboard, snowboarden
skate: patinar, patines, patinaje | patiner, patins, patin, patinage | eislaufen, schlittschuh, schlittschuhe, inliner
helmet: casco, cascos | casque, casques | helm, helme, fahrradhelm
ball: balón, pelota, pelotas | balle, balles, ballon, ballons | ball, bälle
team: selección | équipe, équipes | mannschaft, team
tennis: tenis, pádel, raqueta | tennis, raquette, padel | tennis, schläger
basketball: baloncesto, básquet, básquetbol | basket, basketball | basketball
volleyball: voleibol | volley, volleyball | volleyball
gymnastics: gimnasia | gymnastique | gymnastik
karate: karate, taekwondo, kárate | karaté | karate, kampfsport
boxing: boxeo, boxear | boxe, boxer | boxen, boxtraining
fight: pelear, lucha | combat, lutte, battre | kämpfen, kampf
run: correr, corro, corre, carrera | courir, course | joggen, rennen
climb: escalar, escalada, trepar | grimper, escalade | klettern, kletterhalle, kletterkurs
fish: pescar, pesca, pez, peces | pêche, pêcher, poisson, poissons | fisch, fische, angeln
animal: animal, animales | animal, animaux, bêtes | tier, tiere
pet: mascota, mascotas | compagnon | haustier, haustiere
dog: perro, perra, perros, perrito | chien, chiens, chienne | hund, hunde, hündin
puppy: cachorro, cachorros, cachorrito | chiot, chiots | welpe, welpen, welpenkurs
cat: gato, gata, gatos, minino | chat, chatte, chats | katze, katzen, kater, büsi
kitten: gatito, gatitos | chaton, chatons | kätzchen, katzenbaby
rabbit: conejo, conejos, coneja | lapin, lapins, lapine | kaninchen, hase, hasen
hamster: hámster, cuyo | hamster, cobaye | hamster, meerschweinchen
parrot: loro, perico, cotorra, periquito | perroquet, perruche, perruches | papagei, wellensittich, sittich
horse: caballo, yegua, caballos, poni | cheval, chevaux, jument, poney | pferd, pferde, stute, pony
ride: equitación | équitation | reiten, reitet, reitstunde, reitunterricht
saddle: albarda | selle | sattel, reitsattel
stable: cuadra, caballeriza | écurie, écuries | pferdestall, reitstall
horseshoe: herrador, herrar, herradura | maréchalferrant, ferrer | hufschmied, hufeisen, huf, hufpflege
cow: vaca, vacas | vache, vaches | kuh, kühe
pig: cerdo, puerco, marrano, cochino | cochon, cochons, porc | schwein, schweine
sheep: oveja, ovejas | mouton, moutons, brebis | schaf, schafe
goat: cabra, cabras, chivo | chèvre, chèvres | ziege, ziegen
hen: gallina, gallinas | poule, poules | huhn, hühner, henne
duck: pato, patos | canard, canards | ente, enten
turtle: tortuga, tortugas | tortue, tortues | schildkröte, schildkröten
reptile: reptil, reptiles | reptile, reptiles | reptil, reptilien
frog: rana, ranas | grenouille, grenouilles | frosch, frösche
insect: insecto, insectos | insecte, insectes | insekt, insekten
veterinarian: veterinario, veterinaria, veterinarios | vétérinaire, vétérinaires, véto | tierarzt, tierärztin, tierarztpraxis
breed: raza, razas | race, races | rasse, rassen
breeder: criadora, criadero | éleveuse | züchterin
microchip: microchip, microchips, chip | micropuce, pucer | chippen, mikrochip, gechippt
neuter: castrar, castrado, castrada, castración | castrer, castration, castré | kastrieren, kastration, kastriert
sterilization: esterilización, esterilizada | stérilisée | sterilisation
euthanasia: eutanasia, sacrificar | euthanasie, euthanasier | einschläfern, euthanasie, eingeschläfert
rabies: rabia, antirrábica | rage | tollwut, tollwutimpfung
parasite: parásito, parásitos | parasite, parasites | parasit, parasiten
worms: desparasitar, desparasitación | vers, vermifuge, vermifuger | entwurmen, entwurmung, wurmkur
tick: garrapata, garrapatas | tique, tiques | zecke, zecken, zeckenbiss
limp: cojear, cojea | boiter, boite | humpeln, humpelt, hinken, hinkt, lahmt
bite: morder, muerde, mordida, mordedura | mordre, mord, mordu, morsure, piqué | beissen, beißen, beisst, beißt, biss, gebissen
obedience: obediencia, adiestrador | obéissance, éducateur | hundeschule, hundetrainer, gehorsam, hundeerziehung
leash: correa | laisses | leine, leinenpflicht, hundeleine
muzzle: bozal, hocico | muselière, museau | maulkorb, schnauze
kennel: perrera, jaula | chenil, niche | zwinger, hundezwinger, hundehütte
boarding: guardado | gardiennage | hundepension, tierpension, katzenpension, hundehotel
cage: jaulas, transportín, trasportín, transportadora | cage, cages | käfig, transportbox
aquarium: acuario, pecera | aquarium, aquariums | aquarium
feed: croqueta, croquetas, alimentar | croquettes, nourrir, pâtée | futter, füttern, hundefutter, tierfutter, katzenfutter
shelter: refugio | refuge | tierheim
paw: pata, patas, zarpa | patte, pattes | pfote, pfoten
claw: garra, garras | griffe, griffes | kralle, krallen, krallenschneiden
tail: rabo | queue | schwanz
fur: pelaje | pelage, fourrure | fell, pelz
feather: plumas | plume, plumes | feder, federn
grooming: acicalar, acicalado, estética | toilettage, toiletter, toiletteur, toiletteuse | hundesalon, hundefriseur, fellpflege, hundefrisör
shear: esquilar, trasquilar | tondre, tonte | geschoren
walk: pasear, paseo, paseador, caminar | promener, promenade, promeneur | spazieren, spaziergang, gassi, hundesitter
stray: callejero, callejera | errant, errante | streuner, zugelaufen
rescue: rescate, rescatado | sauvetage, secourir | retten, tierrettung
allowed: permitido, permitida, admitido, admiten, permiten | autorisé, admis, acceptés | erlaubt, gestattet
`;
