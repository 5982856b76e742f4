// Everyday words of family, pregnancy, children, feelings, age, death, weddings, parties, sport and animals, each at one English word.

export const peopleAndAnimalWords = `
family: familia, familias, familiar | famille, familles, familial | familie, familien
parent: padres, papás | parent, parents | eltern, elternteil, erziehungsberechtigte, alleinerziehend
mother: madre, mamá, mami, suegra | mère, maman, bellemaman, matriarche | mutter, mama, mütter, mutti, schwiegermutter
father: padre, papá, papi, suegro, suegros | père, papa, beauxparents | vater, papa, väter, vati, schwiegervater, schwiegereltern
son: hijo, yerno | fils, gendre | sohn, söhne, schwiegersohn
daughter: hija, hijas, nuera | fille, bru | tochter, töchter, schwiegertochter
brother: hermano, hermanos, cuñado, cuñada | frère, frères, beaufrère, bellesoeur | bruder, brüder, schwager, schwägerin
sister: hermana, hermanas | sœur, soeur, sœurs | schwester, schwestern
sibling: hermanito, hermanita | fratrie | geschwister, geschwisterkind
twin: gemelo, gemelos, gemela, mellizo, mellizos | jumeau, jumeaux, jumelle | zwilling, zwillinge
grandmother: abuela, abuelita | mamie, mémé, mamy | großmutter, grossmutter, oma
grandfather: abuelo, abuelito | papi, papy, pépé | großvater, grossvater, opa
grandparents: abuelos | aïeux | großeltern, grosseltern
grandchild: nieto, nieta, nietos, bisnieto, bisabuelo, bisabuela | descendants, progéniture | enkel, enkelin, enkelkind, enkelkinder, urenkel, urgroßmutter, urgroßvater
uncle: tío, tíos | oncle, tonton | onkel
aunt: tía, tías | tante, tata | tante
cousin: primo, prima, primos | cousin, cousine, cousins | cousin, cousine, vetter
nephew: sobrino, sobrinos | neveu, neveux | neffe
niece: sobrina | nièce | nichte
husband: marido, esposo | mari, époux | ehemann, gatte
wife: esposa | épouse | ehefrau, gattin
couple: pareja, parejas, matrimonio | couple, couples | ehepaar, liebespaar
spouse: cónyuge, cónyuges | conjoint, conjointe | ehepartner, ehegatte, ehegatten
boyfriend: novio | copain, chum | freund
girlfriend: novia | copine | freundin
friend: amigo, amiga, amigos | ami, amie, amis, amies | freunde, kumpel, kollegin
neighbor: vecino, vecina, vecinos | voisin, voisine, voisins | nachbar, nachbarin, nachbarn
relative: pariente, parientes, familiares | parenté, apparenté | verwandte, angehörige, angehöriger, verwandter
stepfather: padrastro | parâtre | stiefvater
stepmother: madrastra | marâtre | stiefmutter
guardian: tutores | tutrice | betreuer
orphan: huérfano, huérfana | orphelin, orpheline | waise, vollwaise
adopt: adoptar, adopción, adoptado, acogida | adopter, adoption, adopté | adoptieren, adoption, adoptiert, pflegefamilie, pflegekind, pflegeeltern
baby: bebé, bebés, bebito, chupete, chupón | bébé, bébés, poupon, tétine, suce, sucette | baby, babys, säugling, schnuller, nuggi, krabbelgruppe
newborn: neonato, neonata | nourrisson | neugeborene, neugeborenes
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
retirement: jubilación, retiro | retraite, préretraite | ruhestand, pensioniert, altersteilzeit
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
playground: arenero, subibaja, resbaladilla | balancelle | spielplatz, spielplätze, spielecke
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
undertaker: funerarias, tanatorio | thanatologue | bestattungsinstitut, bestattungen
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
wedding: boda, bodas, nupcial, casamientos | mariage, mariages, nuptial | hochzeit, hochzeiten, trauung, hochzeitsempfang, hochzeitsauto, hochzeitsfotograf
marry: casar, casarme | marier, épouser | heiraten, heiratet
married: casado, casada, casados | marié, mariés | ehe
bride: prometida, desposada | mariées | braut, bräute
groom: novios | fiancé | bräutigam
engagement: pedida, pedido, comprometidos | fiançailles, fiancer | verlobung, verlobt
bridesmaid: damita, pajecito | demoiselle | brautjungfer, brautjungfern, trauzeugin
witness: testigo, testigos | témoin, témoins | zeuge, trauzeuge, zeugen
ceremony: ceremonia, ceremonias | cérémonie, cérémonies | zeremonie
baptism: bautizo, bautismo, bautizar | baptême, baptiser | taufe, taufen
communion: comunión | communion | kommunion, erstkommunion, konfirmation
godmother: madrina | marraine | patentante, taufpatin, gotte
godfather: padrino, padrinos | parrain | patenonkel, taufpate, götti
church: iglesia, iglesias, parroquia | église, églises, paroisse | kirche, kirchen, pfarre
priest: sacerdote, pastor | prêtre, curé, pasteur | pfarrer, pfarrerin, priester
party: fiesta, fiestas, pachanga, reventón, graduar, parranda, festejos, convite, agasajo | fête, fêtes, boum, teuf, festivités | party, fete, partys, abiball, abschlussball, betriebsfeier, firmenfeier, weihnachtsfeier, sommerfest
celebrate: celebrar, celebramos, celebran, festejar, festejamos | fêter, célébrer, fêtons | feiern, gefeiert, feiert, feiere
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
workout: entrena, crossfit | muscu, crossfit | workout, krafttraining, crossfit
strength: fuerza | force | kraft, hanteln
endurance: cardio | endurance, cardio | ausdauer, kondition
beginner: principiante, principiantes, novato | débutant, débutante, débutants | anfänger, anfängerin, anfängerkurs, einsteiger
yoga: yoga, esterilla, colchoneta | yoga | yoga, yogakurs, matte, matten, yogamatte
pilates: pilates | pilates | pilates
stretch: estirar, estiramiento, estiramientos | étirer, étirement, étirements | dehnen, dehnung
relax: relajar, relajante, relajación, relajado | détente, relaxer, relaxation | entspannen, entspannung, entspannt
massage: masaje, masajes, masajista, masajistas, reflexología, shiatsu, reiki, tailandés, linfático | massage, massages, masseur, masseuse, réflexologie, réflexologue, shiatsu, reiki, lymphatique, drainant | massage, massagen, masseur, masseurin, massiert, fussreflexzonen, fussreflexzonenmassage, fußreflexzonenmassage, shiatsu, reiki, thaimassage, hotstone, lymphdrainagen
sauna: sauna | sauna, hammam | sauna, dampfbad
spa: spa | spa, thermes | wellness, entspannungsbad, fussbad, fußbad
dance: baile, bailar, danza, bailes, bailo | danse, danser, danses | tanz, tanzen, tänze, tanzkurs
dancer: bailarín | danseur | tänzer
salsa: bachata, cumbia | salsa, bachata | salsa
ballet: ballet | ballet, tutu | ballett
waltz: vals | valse | walzer
choreography: coreografía, hiphop | chorégraphie, hiphop, breakdance | choreografie, choreographie, hiphop, streetdance, breakdance
swim: nadar, nado, natación | nager, nage, natation | schwimmen, schwimmt, geschwommen, schwimmkurs, schwimmunterricht
swimmer: nadador, bañista | nageur, baigneur | schwimmer, nichtschwimmer
pool: alberca, piscina, albercas, piscinas | piscine, piscines | schwimmbad, hallenbad, schwimmbecken, pool, freibad
surf: surfear, surfista | surfer, surf | surfen, surfkurs
ski: esquí, esquiar, esquís | ski, skier, skis | ski, skifahren, schi, skikurs
snowboard: snowboard | snowboard, planchiste | snowboard, snowboarden
skate: patinar, patines, patinaje | patiner, patins, patin, patinage | eislaufen, schlittschuh, schlittschuhe, inliner
helmet: casco, cascos | casque, casques | helm, helme, fahrradhelm
ball: balón, pelota, pelotas | balle, balles, ballon, ballons | ball, bälle
team: plantel | équipe, équipes | mannschaft, team
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
horseshoe: herrador, herrar, herradura | ferrer | hufschmied, hufeisen, huf, hufpflege
cow: vaca, vacas | vache, vaches | kuh, kühe
pig: cerdo, puerco, marrano, cochino | cochon, cochons, porc | schwein, schweine
sheep: oveja, ovejas | mouton, moutons, brebis | schaf, schafe
goat: cabra, cabras, chivo | chèvre, chèvres | ziege, ziegen
hen: gallina, gallinas, gallo | poule, poules, coq | huhn, hühner, henne
duck: pato, patos, confite | canard, canards, magret, confit | ente, enten, entenbrust
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
worms: desparasitar, desparasitación | vermifuge, vermifuger | entwurmen, entwurmung, wurmkur
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
fur: pelaje, pelecha | pelage, fourrure | fell, pelz, fellwechsel
feather: plumas, ala, alas | plume, plumes, bec | feder, federn, schnabel
grooming: acicalar, acicalado | toilettage, toiletter, toiletteur, toiletteuse | hundesalon, hundefriseur, fellpflege, hundefrisör
shear: esquilar, trasquilar | tondre, tonte | geschoren
walk: pasear, paseo, paseador, caminar | promener, promenade, promeneur | spazieren, spaziergang, gassi, hundesitter
stray: callejero, callejera | errant, errante | streuner, zugelaufen
rescue: rescate, rescatado | sauvetage, secourir | retten, tierrettung
allowed: permitido, permitida, admitido, admiten, permiten | autorisé, admis, acceptés | erlaubt, gestattet
ancestor: antepasado, ancestro, ancestros | ancêtre, ancêtres | vorfahr, vorfahren
stepson: hijastro, hijastra | bellefille | stiefsohn, stieftochter, stiefkind
lover: amante, enamorado, enamorada | amoureux, amoureuse, amant | verliebt, liebhaber, geliebte
kiss: besos | baiser, bisous | küsse
partner: compañero, compañera | partenaire, partenaires | partner, partnerin, lebensgefährte, lebenspartner
triplets: trillizos | triplés | drillinge
teddy: peluche, osito, peluches | nounours, doudou | teddy, teddybär, stofftier
storyteller: cuentacuentos | conteur | märchenerzähler
spoiled: mimado, consentido | gâté, gâtée | verwöhnt
naughty: travieso, berrinche, rabieta | vilain, caprice | trotzphase, ungezogen
lively: traviesa | remuant | lebhaft, munter
obedient: obediente | obéissant, obéissante | folgsam, gehorcht
brave: valiente | courageux, courageuse | mutig, tapfer
childhood: infancia, niñez, infantil | enfance, infantile | kindheit, kindlich
maternity: maternidad, maternal | maternité, maternel | mutterschaft, mutterschutz, elternzeit, karenz
tombstone: lápidas, epitafio | stèle, épitaphe | grabmal, grabsteine, steinmetz, grabpflege
mortuary: morgue, tanatoestética | morgue, mortuaire, thanatopraxie | leichenhalle, aufbahrung, aufbahren
eulogy: elogio | éloge | trauerrede, trauerredner, grabrede
prayer: rezar, rezo, misa, rosario | prière, prier, messe | gebet, beten, trauergottesdienst
rabbi: rabino | rabbin, imam | rabbiner, imam
synagogue: sinagoga, mezquita | synagogue, mosquée | synagoge, moschee
god: dios | dieu | gott
angel: ángel, ángeles | ange, anges | engel
vows: votos, juramento | vœux | gelübde, eheversprechen, jawort
confetti: confeti, serpentina, serpentinas | confettis, serpentins | konfetti, luftschlangen
planner: organizadora, organizador | organisatrice, organisateur | hochzeitsplanerin, hochzeitsplaner, eventplaner
emcee: animador, animadora, animación | animateur, animatrice, animation | moderator, animateur, entertainer
bachelor: despedida | evjf, evg | junggesellenabschied, polterabend, jga, junggesellinnenabschied
prom: quinceaños, quinceañeras | bal, bals | ballkleid, tanzball, abschlussfest
garland: guirnaldas | guirlandes | girlanden, lichterkette
lantern: farol, farolillo, antorcha | lanterne, lampion, flambeau | laterne, lampion, fackel
puppet: títere, títeres, marionetas | marionnette, marionnettes, guignol | kasperle, marionette, puppentheater
treasure: tesoro, piñata, piñatas | trésor, piñata | schatzsuche, schnitzeljagd, schatz
trampoline: brincolines | trampolines | trampoline
champion: campeón, campeona, campeonato | champion, championne, championnat | meisterschaft, champion, sieger
tournament: torneos, competición | tournois | turniere
match: partidos | matchs | fussballspiel, match
referee: árbitro | arbitre | schiedsrichter
treadmill: caminadora | elliptique | laufband, crosstrainer
aerobics: zumba, aeróbic, aerobics, spinning | aérobic, zumba, aquagym, step | aerobic, zumba, wassergymnastik, aquafit, spinning
marathon: maratón | marathon | marathon
athletics: atletismo | athlétisme | leichtathletik
wrestling: jiujitsu | lutteur, jiujitsu | ringen, ringer, jiujitsu
fencing: esgrima | escrime | fechten
hockey: hockey | hockey, patinoire | eishockey, hockey, eishalle
tango: tango, flamenco, merengue | tango, flamenco, kizomba | tango, flamenco, foxtrott, discofox
poodle: caniche, chihuahua, schnauzer | caniche, chihuahua, teckel | pudel, chihuahua, dackel
shepherd: ovejero, mastín | berger | schäferhund, hirtenhund, sennenhund
terrier: terrier, bulldog, yorkshire | bouledogue, terrier, yorkshire | terrier, bulldogge, mops
retriever: labrador | labrador | labrador, retriever
canine: canino, canina, caninos | canin, canine | hundesport
feline: felino, felina | félin, féline | stubentiger
ferret: hurón | furet | frettchen
donkey: burro, asno, mula | âne, mulet | esel, maultier
bull: toro | taureau | stier, bulle
chick: pollito, pollitos | poussin, poussins | küken
owl: búho, lechuza | hibou, chouette | eule
canary: canario, canarios | canari, serin | kanarienvogel
iguana: camaleón, gecko | gecko, caméléon | leguan, gecko, bartagame
goldfish: pececito | carassin | goldfisch, goldfische, zierfische, koi
bear: oso | ours | bär, bären
wolf: lobo | loup | wolf, wölfe
monkey: mono, chango | singe | affe, affen
exotic: exótico, exótica, exóticos | exotique, exotiques, nac | exotisch, exoten, exotische
herd: rebaño, ganado | troupeau, bétail | herde, vieh, rinder
pedigree: pedigrí | pedigree, lof | stammbaum, ahnentafel
litter: camada | portée | katzenklo, wurf
harness: arnés, pretal | harnais | brustgeschirr, hundegeschirr
sedate: sedar, sedado, sedante | sédater, sédatif | sedieren, ruhigstellen
quarantine: cuarentena | quarantaine | quarantäne
mating: celo, preñada, aparear, parir, camadas | saillie, gestante, chaleurs, portées | läufig, trächtig, rollig, wurfkiste
scratching: rascador | griffoir | kratzbaum
howl: aullar, maullar, maúlla | miauler, miaule | jaulen, miauen, miaut
growl: gruñir, gruñe | grogner, grogne | knurren, knurrt
mane: crin, melena | crinière | mähne
hoof: pezuña, pezuñas | sabot, sabots | hufe, hufpfleger
horn: cuernos | cornes | hörner
wild: salvaje | sauvages | wildtier, wildtiere
pregnancy: gestación, prenatal | prénatal, prénatale | geburtsvorbereitung, schwangerschaftsvorsorge
birth: parto, nacimiento, cesárea | accouchement, naissance, accoucher, césarienne | geburt, entbindung, kaiserschnitt, entbinden
postpartum: posparto, postparto | postnatal, postpartum | wochenbett, rückbildung
breastfeeding: amamantar, lactancia | allaiter, allaitement, allaite | stillen, stillt, gestillt
fertility: fertilidad, infertilidad | fertilité, infertilité, stérilité | kinderwunsch, fruchtbarkeit
contraception: anticonceptivo, anticonceptivos, anticoncepción | contraception, contraceptif, stérilet | verhütung, antibabypille, kondom, spirale
abortion: aborto, abortar | avortement, ivg, avorter | abtreibung, schwangerschaftsabbruch, abtreiben
menopause: menopausia | ménopause | wechseljahre, menopause
menstruation: menstruación, menstrual | menstruation, menstruel | menstruation, periode, regelschmerzen, monatsblutung
embryo: embrión, feto, placenta | embryon, fœtus, foetus, placenta | embryo, fötus, plazenta
premature: prematuro, prematura | prématuré, prématurée | frühgeburt, frühchen
contractions: contracción, contracciones | contraction, contractions, péridurale | wehe, wehen, pda, geburtswehen
umbilical: umbilical | ombilical | nabelschnur
wean: destetar, destete | sevrer, sevrage | abstillen, entwöhnen
ovulation: ovulación, óvulo | ovulation, ovule | eisprung
anger: enojo, ira, coraje | fâchée | wut, zorn
conflict: riña | conflits, dispute | konflikte
violence: abuso | maltraitance, abus | missbrauch
emotion: emoción, emociones, sentimiento, sentimientos | émotion, émotions, sentiment, sentiments | gefühl, gefühle, emotion
mood: ánimo, humor | humeur | stimmung, laune
autism: autismo, autista | autisme, autiste | autismus, autist, autistisch
adhd: tdah, hiperactivo | tdah, hyperactif | adhs, hyperaktiv
dyslexia: dislexia | dyslexie, dyslexique | legasthenie, legastheniker
stutter: tartamudear, tartamudeo, tartamudo | bégayer, bégaiement, bègue | stottern, stottert
`;
