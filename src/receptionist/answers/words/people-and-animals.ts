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
relative: pariente, parientes, familiares | proche, proches | verwandte, angehörige, angehöriger, verwandter
stepfather: padrastro | beaupère | stiefvater
stepmother: madrastra | bellemère | stiefmutter
guardian: tutor, tutora, tutores | tuteur, tutrice | vormund, betreuer
orphan: huérfano, huérfana | orphelin, orpheline | waise, vollwaise
adopt: adoptar, adopción, adoptado | adopter, adoption, adopté | adoptieren, adoption, adoptiert
baby: bebé, bebés, bebito | bébé, bébés, poupon | baby, babys, säugling
newborn: neonato, neonata | nourrisson, nouveauné | neugeborene, neugeborenes
toddler: niñito, chiquito | bambin | kleinkind, kleinkinder
child: niño, niña, menor, criatura, chamaco | enfant, gosse, gamin | kind
children: niños, hijos, menores, peques, chamacos, niñas | enfants, gosses, petits | kinder, kindern, kids
kid: crío, críos, nene, escuincle | mioche, marmot | bub, knirps
boy: chico, muchacho, varón | garçon, garçons | junge, jungen, knabe
girl: chica, muchacha | fillette, filles | mädchen
teenager: adolescente, adolescentes, quinceañera | adolescent, adolescente, ado, ados | jugendliche, jugendlicher, teenager
youth: juventud, juvenil | jeunesse | jugend
young: joven, jóvenes | jeune, jeunes | jung
adult: adulto, adulta, adultos | adulte, adultes | erwachsene, erwachsener, erwachsen, volljährig
elderly: anciano, anciana, ancianos | âgé, âgée, âgées | senioren, ältere, betagt
senior: jubilado, jubilados, pensionista, pensionado | retraité, retraités, aîné, aînés | rentner, rentnerin, pensionist, senior
retirement: jubilación, retiro | retraite | ruhestand, rente
old: viejo, vieja, antiguo | vieux, vieille, ancien | alt, alte
age: edad, edades | âge, âges | alter, altersgrenze, lebensalter
grow: crecer, crece | grandir, grandit | wachsen, wächst, gewachsen
birthday: cumpleaños, cumple, cumpleañero | anniversaire, anniversaires | geburtstag, geburtstage, geburtstagskind
anniversary: aniversario, aniversarios | noces | jubiläum, hochzeitstag
person: persona | personne | person
people: gente, personas | gens, personnes | leute, personen, menschen
man: hombre, caballero | homme, monsieur | mann, herr
men: hombres, caballeros | hommes | männer, herren
woman: mujer, señora | femme, dame | frau, dame
women: mujeres, damas, señoras | femmes, dames | frauen, damen
gay: gay, homosexual, lesbiana | gai, homosexuel, lesbienne | schwul, lesbisch
stroller: carriola, cochecito, carreola | poussette, landau | kinderwagen, buggy
diaper: pañal, pañales, cambiador | couche, couches, langer | windel, windeln, wickeln, wickeltisch, wickelraum
bottle: botella, botellas, biberón, biberones, mamila | bouteille, bouteilles, biberon, biberons | flasche, flaschen, fläschchen, schoppen
cradle: cuna, moisés | berceau | babybett, wiege, kinderbett
cry: llorar, llora, lloro | pleurer, pleure | weinen, weint, heulen
babysitter: niñera, canguro | gardienne, nounou, babysitter, garde | babysitter, kindermädchen, babysitterin
nanny: nana, nodriza | nourrice | tagesmutter, nanny, tagesvater
daycare: guardería, guarderías | garderie, crèche, crèches | kita, krippe, kinderkrippe, kindertagesstätte, hort
kindergarten: kínder, preescolar, jardín | maternelle, préscolaire | kindergarten, vorschule
playground: columpio, columpios, resbaladilla | balançoire, balançoires, toboggan | spielplatz, spielplätze, spielecke, rutsche
toy: juguete, juguetes | jouet, jouets | spielzeug, spielsachen
doll: marioneta | poupée, poupées | puppe, puppen, kuscheltier
play: jugar, juego, juega, juegan | jouer, joue, jouent | spielen, spielt
game: juegos, partido | jeu, jeux | spiel, spiele
learn: aprender, aprendo | apprendre, appris, apprends, apprend | lernen, lernt
bully: acoso | harcèlement | mobbing
divorce: divorcio, divorciar, divorciado | divorce, divorcer, divorcé | scheidung, geschieden, scheiden
custody: custodia | coparentalité | sorgerecht
die: morir, muere, murió, fallecer, falleció | mourir, meurt, décéder | sterben, stirbt, verstarb
died: muerto, muerta, fallecido, fallecida | mort, morte, décédé, décédée | gestorben, verstorben, verstorbene
death: muerte, fallecimiento, defunción | décès | tod, todesfall, sterbefall, sterbeurkunde
dead: difunto, difunta | défunt, défunte | tot, tote
corpse: cadáver | cadavre, dépouille | leiche, leichnam
funeral: funeral, funerales, entierro, exequias, sepelio | funérailles, obsèques, enterrement, inhumation | beerdigung, begräbnis, bestattung, trauerfeier, beisetzung
undertaker: funeraria, funerarias, tanatorio | thanatologue, croquemort | bestatter, bestattungsinstitut, bestattungen
coffin: ataúd, féretro | cercueil, cercueils | sarg, särge
urn: urna, urnas | urne, urnes | urne, urnen
ashes: cenizas | cendres | asche
cremation: cremación, incineración, crematorio, cremar, incinerar | crémation, incinération, crématorium, incinérer | einäscherung, feuerbestattung, krematorium, einäschern, eingeäschert
cemetery: cementerio, panteón, camposanto | cimetière, cimetières | friedhof, friedhöfe
grave: tumba, sepultura, lápida, nicho | tombe, tombes, sépulture, caveau | grab, gräber, grabstein
bury: enterrar, entierra, sepultar | enterrer, inhumer | beerdigen, begraben, bestatten, beisetzen
hearse: carroza, fúnebre | corbillard | leichenwagen
wake: velorio, velatorio, velar | veillée | totenwache, leichenschmaus
condolence: pésame, condolencias | condoléances | beileid, beileidskarte
obituary: esquela, obituario | nécrologie | todesanzeige, traueranzeige, nachruf
widow: viuda, viudo | veuve, veuf | witwe, witwer, verwitwet
wedding: boda, bodas, casamiento, nupcial | mariage, mariages, nuptial | hochzeit, hochzeiten, trauung
marry: casar, casarme | marier, épouser | heiraten, heiratet
married: casado, casada, casados | marié, mariés | verheiratet, ehe
bride: prometida, desposada | mariée, mariées | braut, bräute, brautpaar
groom: novios | fiancé | bräutigam
engagement: compromiso, pedida | fiançailles, fiancer | verlobung, verlobt
bridesmaid: damita, pajecito | demoiselle | brautjungfer, brautjungfern, trauzeugin
witness: testigo, testigos | témoin, témoins | zeuge, trauzeuge, zeugen
ceremony: ceremonia, ceremonias | cérémonie, cérémonies | zeremonie, feierlichkeit
baptism: bautizo, bautismo, bautizar | baptême, baptiser | taufe, taufen
communion: comunión | communion | kommunion, erstkommunion, konfirmation
godmother: madrina | marraine | patentante, taufpatin, gotte
godfather: padrino, padrinos | parrain | patenonkel, taufpate, götti
church: iglesia, iglesias, parroquia | église, églises, paroisse | kirche, kirchen, pfarre
priest: sacerdote, pastor | prêtre, curé, pasteur | pfarrer, pfarrerin, priester
party: fiesta, fiestas, pachanga, reventón | fête, fêtes, soirée, boum | party, feier, fete, partys
celebrate: celebrar, celebramos, celebran, festejar | fêter, célébrer, fêtons | feiern, gefeiert, feiert
celebration: festejo, festejos, celebración | célébration, festivités | fest, feste
event: evento, eventos | événement, évènement, événements | veranstaltung, veranstaltungen, anlass, anlässe, event
guest: invitado, invitada, invitados | invité, invités, convive, convives | gast, gäste
invite: invitar, convidar | inviter | einladen, lädt, eingeladen
invitation: invitación, invitaciones | invitation, invitations | einladung, einladungen, einladungskarte
banquet: banquete, banquetes | banquet, banquets | bankett, festessen, festsaal
decoration: decoración, decorar, adorno, adornos | décoration, décorations, décorer | dekoration, deko, dekorieren, schmücken
balloon: globo, globos | montgolfière, baudruche | luftballon, luftballons, ballon
candle: vela, velas, veladora | bougie, bougies, chandelle | kerze, kerzen
gift: regalo, regalos, obsequio | cadeau, cadeaux | geschenk, geschenke, präsent
surprise: sorpresa, sorpresas | surprise, surprises | überraschung, überraschungen
music: música, musical | musique, musical | musik
orchestra: mariachi, orquesta, banda, músicos | orchestre, fanfare, musiciens | kapelle, orchester, liveband, musiker
dj: pinchadiscos, dj | dj, discjockey | dj, discjockey
song: canción, canciones | chanson, chansons | lied, lieder
sing: cantar, canto, cantante | chanter, chant, chanteur | singen, gesang, sänger, sängerin
clown: payaso, payasos | clown, clowns | clown
magician: mago, magia, maga | magicien, magie, magicienne | zauberer, zauberkünstler
fireworks: cohetes, pirotecnia, fuegos | artifice, pétards | feuerwerk
costume: disfraz, disfraces | déguisement, déguisements | kostüm, kostüme, verkleidung
carnival: carnaval | carnaval | fasching, karneval, fasnacht
christmas: navidad, navideño, navideña, nochebuena | noël, réveillon | weihnachten, weihnacht, heiligabend
easter: pascua, pascuas | pâques | ostern
inflatable: inflable, brincolín, hinchable | gonflable, gonflables | hüpfburg, aufblasbar
tent: carpa, carpas, toldo | chapiteau, tente, tentes | zelt, zelte, festzelt
camping: campamento, acampar, camping | camping, camper, campeur | camping, campingplatz, zelten
excursion: excursión, excursiones | excursion, sortie, sorties | ausflug, ausflüge
club: club, clubes | club, clubs | verein, vereine, klub
sport: deporte, deportes, deportivo | sport, sports, sportif | sport, sportlich, sportart
athlete: deportista, atleta, deportistas | athlète, sportive, sportifs | sportler, sportlerin
gym: gimnasio, gimnasios, gym | gym, gymnase, musculation | fitnessstudio, turnhalle, fitnesscenter, fitness
workout: entrenamiento, entrenar, entreno, entrena | entraînement, entraîner, muscu | workout, krafttraining
coach: entrenador, entrenadora | entraîneur, entraîneuse, coach | trainer, trainerin
exercise: ejercicio, ejercicios | exercice, exercices | übung, übungen
strength: fuerza, pesas | force, haltères | kraft, hanteln
endurance: resistencia, cardio | endurance, cardio | ausdauer, kondition
beginner: principiante, principiantes, novato | débutant, débutante, débutants | anfänger, anfängerin, anfängerkurs, einsteiger
advanced: avanzado, avanzada, avanzados | avancé, avancés, confirmé | fortgeschritten, fortgeschrittene
yoga: yoga | yoga | yoga, yogakurs
pilates: pilates | pilates | pilates
meditation: meditación, meditar | méditation, méditer | meditation, meditieren
mat: esterilla, tapete, colchoneta | tapis | matte, matten, yogamatte
stretch: estirar, estiramiento, estiramientos | étirer, étirement, étirements | dehnen, dehnung
relax: relajar, relajante, relajación, relajado | détendre, détente, relaxer, relaxation | entspannen, entspannung, entspannt
massage: masaje, masajes, masajista, masajistas | massage, massages, masseur, masseuse | massage, massagen, masseur, masseurin, massiert
sauna: sauna, vapor | sauna, hammam | sauna, dampfbad
spa: balneario, spa | spa, thermes | wellness, therme
dance: baile, bailar, danza, bailes, bailo | danse, danser, danses | tanz, tanzen, tänze, tanzkurs
dancer: bailarín, bailarina | danseur, danseuse | tänzer, tänzerin
salsa: bachata, cumbia | salsa, bachata | salsa
ballet: ballet | ballet, tutu | ballett
waltz: vals | valse | walzer
choreography: coreografía | chorégraphie | choreografie, choreographie
swim: nadar, nado, natación | nager, nage, natation | schwimmen, schwimmt, geschwommen, schwimmkurs, schwimmunterricht
swimmer: nadador, bañista | nageur, baigneur | schwimmer, nichtschwimmer
pool: alberca, piscina, albercas, piscinas, pileta | piscine, piscines | schwimmbad, hallenbad, schwimmbecken, pool, freibad
dive: buceo, bucear | plongée, plonger | tauchen, tauchkurs
surf: surfear, surfista | surfer, surf | surfen, surfkurs
ski: esquí, esquiar, esquís | ski, skier, skis | ski, skifahren, schi, skikurs
snowboard: snowboard | snowboard, planchiste | snowboard, snowboarden
skate: patinar, patines, patinaje | patiner, patins, patin, patinage | eislaufen, schlittschuh, schlittschuhe, inliner
bike: bici, bicicleta, bicicletas, bicis | vélo, vélos, bicyclette | fahrrad, fahrräder, velo, bike
helmet: casco, cascos | casque, casques | helm, helme, fahrradhelm
soccer: fútbol, futbol | foot, football, soccer | fussball, fußball
ball: balón, pelota, pelotas | balle, balles, ballon, ballons | ball, bälle
team: selección | équipe, équipes | mannschaft, team
tennis: tenis, pádel, raqueta | tennis, raquette, padel | tennis, schläger
golf: golf | golf | golf, golfplatz
basketball: baloncesto, básquet, básquetbol | basket, basketball | basketball
volleyball: voleibol | volley, volleyball | volleyball
gymnastics: gimnasia | gymnastique | turnen, gymnastik
karate: karate, taekwondo, kárate | karaté, judo | karate, judo, kampfsport
boxing: boxeo, boxear | boxe, boxer | boxen, boxtraining
fight: pelear, lucha | combat, lutte, battre | kämpfen, kampf
run: correr, corro, corre, carrera | courir, course | laufen, joggen, rennen
hike: senderismo, caminata | randonnée, randonner | wandern, wanderung
climb: escalar, escalada, trepar | grimper, escalade | klettern, kletterhalle, kletterkurs
fish: pescar, pesca, pez, peces | pêche, pêcher, poisson, poissons | fisch, fische, angeln
hunt: cazar, caza | chasser, chasseur | jagen, jagd
animal: animal, animales | animal, animaux, bête, bêtes | tier, tiere
pet: mascota, mascotas | compagnon | haustier, haustiere
dog: perro, perra, perros, perrito | chien, chiens, chienne | hund, hunde, hündin
puppy: cachorro, cachorros, cachorrito | chiot, chiots | welpe, welpen, welpenkurs
cat: gato, gata, gatos, minino | chat, chatte, chats | katze, katzen, kater, büsi
kitten: gatito, gatitos | chaton, chatons | kätzchen, katzenbaby
rabbit: conejo, conejos, coneja | lapin, lapins, lapine | kaninchen, hase, hasen
hamster: hámster, cuyo | hamster, cobaye | hamster, meerschweinchen
rodent: roedor, roedores | rongeur, rongeurs | nagetier, nager, nagetiere
bird: pájaro, ave, aves, pájaros | oiseau, oiseaux | vogel, vögel
parrot: loro, perico, cotorra, periquito | perroquet, perruche, perruches | papagei, wellensittich, sittich
horse: caballo, yegua, caballos, poni | cheval, chevaux, jument, poney | pferd, pferde, stute, pony
ride: montar, equitación, monto | équitation | reiten, reitet, reitstunde, reitunterricht
saddle: albarda | selle | sattel, reitsattel
stable: establo, cuadra, caballeriza | écurie, écuries | pferdestall, reitstall
horseshoe: herrador, herrar, herradura | maréchalferrant, ferrer, ferrure | hufschmied, hufeisen, huf, hufpflege
cow: vaca, vacas | vache, vaches | kuh, kühe
pig: cerdo, puerco, marrano, cochino | cochon, cochons, porc | schwein, schweine
sheep: oveja, ovejas | mouton, moutons, brebis | schaf, schafe
goat: cabra, cabras, chivo | chèvre, chèvres | ziege, ziegen
hen: gallina, gallinas | poule, poules | huhn, hühner, henne
duck: pato, patos | canard, canards | ente, enten
turtle: tortuga, tortugas | tortue, tortues | schildkröte, schildkröten
snake: serpiente, víbora, culebra, serpientes | serpent, serpents | schlange, schlangen
reptile: reptil, reptiles, lagarto | reptile, reptiles, lézard | reptil, reptilien, echse
frog: rana, ranas | grenouille, grenouilles | frosch, frösche
mouse: ratón, ratones | souris | maus, mäuse
rat: rata, ratas | rat, rats | ratte, ratten
bee: abeja, abejas | abeille, abeilles | biene, bienen
wasp: avispa, avispas | guêpe, guêpes | wespe, wespen, wespennest
insect: insecto, insectos, bicho, bichos | insecte, insectes, bestiole | insekt, insekten, ungeziefer
spider: araña, arañas | araignée, araignées | spinne, spinnen
veterinarian: veterinario, veterinaria, veterinarios | vétérinaire, vétérinaires, véto | tierarzt, tierärztin, tierarztpraxis
zoo: zoológico, zoo | zoo | zoo, tierpark
breed: raza, razas | race, races | rasse, rassen
breeder: criador, criadora, criadero | éleveur, éleveuse, élevage | züchter, züchterin, zucht
microchip: microchip, microchips, chip | micropuce, pucer | chippen, mikrochip, gechippt
neuter: castrar, castrado, castrada, castración | castrer, castration, castré | kastrieren, kastration, kastriert
sterilization: esterilización, esterilizada | stérilisation, stérilisée | sterilisation, sterilisieren
euthanasia: eutanasia, sacrificar | euthanasie, euthanasier | einschläfern, euthanasie, eingeschläfert
rabies: rabia, antirrábica | rage | tollwut, tollwutimpfung
parasite: parásito, parásitos | parasite, parasites | parasit, parasiten
worms: lombriz, lombrices, gusano, gusanos, desparasitar, desparasitación | ver, vers, vermifuge, vermifuger | würmer, entwurmen, entwurmung, wurmkur
flea: pulga, pulgas | puce, puces | floh, flöhe
tick: garrapata, garrapatas | tique, tiques | zecke, zecken, zeckenbiss
limp: cojear, cojea | boiter, boite | humpeln, humpelt, hinken, hinkt, lahmt
bite: morder, muerde, mordida, mordedura, picadura | mordre, mord, mordu, morsure, piqué | beissen, beißen, beisst, beißt, biss, gebissen
bark: ladrar, ladra | aboyer, aboie | bellen, bellt
aggressive: agresivo, agresiva | agressif, agressive | aggressiv
obedience: obediencia, adiestramiento, adiestrar, adiestrador | obéissance, dressage, éducateur | hundeschule, hundetrainer, gehorsam, hundeerziehung
leash: correa | laisse, laisses | leine, leinenpflicht, hundeleine
muzzle: bozal, hocico | muselière, museau | maulkorb, schnauze
kennel: perrera, jaula | chenil, niche | zwinger, hundezwinger, hundehütte
boarding: guardado, hospedaje, hospedar | pension | hundepension, tierpension, katzenpension, hundehotel
cage: jaulas, transportín, trasportín, transportadora | cage, cages | käfig, transportbox
aquarium: acuario, pecera | aquarium, aquariums | aquarium
feed: pienso, croqueta, croquetas, alimentar | croquettes, nourrir, pâtée | futter, füttern, hundefutter, tierfutter, katzenfutter
shelter: refugio, albergue | refuge | tierheim
paw: pata, patas, zarpa | patte, pattes | pfote, pfoten
claw: garra, garras | griffe, griffes | kralle, krallen, krallenschneiden
tail: rabo | queue | schwanz
fur: pelaje | pelage, fourrure | fell, pelz
feather: pluma, plumas | plume, plumes | feder, federn
grooming: acicalar, acicalado, estética | toilettage, toiletter, toiletteur, toiletteuse | hundesalon, hundefriseur, fellpflege, hundefrisör
shear: esquilar, trasquilar | tondre, tonte | scheren, geschoren
walk: pasear, paseo, paseador, caminar | promener, promenade, promeneur | spazieren, spaziergang, gassi, hundesitter
stray: callejero, callejera | errant, errante | streuner, zugelaufen
rescue: rescate, rescatado | sauvetage, secourir | retten, tierrettung
allowed: permitido, permitida, admitido, admiten, permiten | autorisé, admis, acceptés | erlaubt, gestattet
`;
