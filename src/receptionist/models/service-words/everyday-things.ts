// Service words: things of hundreds of trades, said in four languages, so that a Spanish caller's "nutrias" meets an owner's "Sea otter
// tour". They say no more than a word of the owner's own does. One concept a line, `kind concept | English | Spanish | French | German`;
// a word that the trades' own files know keeps the meaning it has there; see ../service-lexicon.ts.

export const everydayThingWords = `
w otter | otter, sea otter, otters | nutria, nutria marina | loutre, loutre de mer | otter, seeotter, fischotter
w whale | whale, whale watching | ballena, avistamiento de ballenas | baleine | wal, wale, walbeobachtung
w dolphin | dolphin | delfín | dauphin | delfin, delphin
w seal | seals, sea lion | foca, lobo marino, león marino | phoque, otarie | robbe, seehund, seelöwe
w bird | bird, birding, birdwatching | pájaro, ave, aves | oiseau, oiseaux | vogel, vögel
w parrot | parrot, parakeet | loro, perico, cotorra | perroquet, perruche | papagei, wellensittich
w turtle | turtle, tortoise | tortuga | tortue | schildkröte
w bee | bee, bees, beehive, hive, swarm | abeja, abejas, colmena, enjambre | abeille, abeilles, ruche, essaim | biene, bienen, bienenstock, bienenschwarm
w wasp | wasp, wasps, hornet, hornets, yellow jacket | avispa, avispas, avispón, avispero | guêpe, guêpes, frelon, nid de guêpes | wespe, wespen, hornisse, wespennest
w bat | bats, bat exclusion | murciélago, murciélagos | chauve-souris | fledermaus, fledermäuse
w goat | goat, goats | cabra, cabras | chèvre, chèvres | ziege, ziegen
w sheep | sheep, lamb | oveja, ovejas, borrego, cordero | mouton, moutons, brebis, agneau | schaf, schafe, lamm
w shear | shear, shearing | esquilar, esquila, trasquilar | tonte de moutons, tondre les moutons | scheren, schur, schafschur
w cow | cow, cows, cattle | vaca, vacas, ganado | vache, vaches, bétail | kuh, kühe, rinder
w ride | ride, rides | | | ritt, ritte
w swamp | swamp, bayou, marsh, swamps | pantano, ciénaga | marais, bayou, marécage | sumpf, sumpfgebiet, moor
w hoof | hoof, hooves, farrier, horseshoe, shoeing | casco de caballo, pezuña, pezuñas, herrador, herradura, herrar | sabot, sabots, maréchal-ferrant, ferrure, ferrer | huf, hufe, hufschmied, hufeisen, hufpflege, beschlagen
w aquarium | aquarium, fish tank | acuario, pecera | aquarium, aquariums | aquarium, fischbecken
w pond | pond | estanque | étang, bassin de jardin | teich, gartenteich
w harbor | harbor, harbour, bay | puerto, bahía | port, baie | hafen, bucht
w sea | sea, ocean | mar, océano | mer, océan | meer, ozean
w lake | lake | lago, laguna | lac | seerundfahrt, bergsee
w river | river, creek | río, arroyo | rivière, fleuve | fluss, bach
w island | island | isla | île | insel
w beach | beach | playa | plage | strand
w mountain | mountain, mountains | montaña, sierra | montagne | berg, berge, gebirge
w cave | cave, caves, cavern | cueva, cuevas, caverna | grotte, grottes, caverne | höhle, höhlen
w waterfall | waterfall, waterfalls | cascada, catarata | cascade, chute d'eau | wasserfall
w forest | forest, woods | bosque, selva | forêt, bois et forêts | wald
w volcano | volcano, lava | volcán, lava | volcan, lave | vulkan, lava
w glacier | glacier | glaciar | glacier | gletscher
w sunrise | sunrise, dawn | amanecer, salida del sol | lever du soleil, aube | sonnenaufgang
w sunset | sunset, dusk | atardecer, puesta de sol, puesta del sol | coucher de soleil, crépuscule | sonnenuntergang
w star | stars, stargazing, night sky, telescope | estrellas, telescopio, cielo nocturno | étoiles, télescope, ciel étoilé | sterne, sternenhimmel, teleskop, sternwarte
w tour | tour, guided tour, outing, excursion | tour, recorrido, paseo, excursión, visita guiada | excursion, sortie, balade, circuit, visite guidée | tour, führung, rundfahrt, ausflug, rundgang
w kayak | kayak, kayaking, paddle, paddling, canoe, canoeing | kayak, remo, remar, canoa, piragua | kayak, pagaie, pagayer, canoë | kajak, kajakfahren, paddeln, kanu
w raft | raft, rafting, whitewater | balsa, rafting, aguas bravas | rafting, eaux vives | rafting, wildwasser, floß
w sail | sailing, sailboat, sail | velero, navegar, vela de barco | voilier, naviguer, navigation à voile | segeln, segelboot, segeltörn
w boat | boat, yacht, ship, vessel | barco, bote, lancha, yate, embarcación | bateau, bateaux, yacht, navire | boot, schiff, yacht
w surf | surf, surfing, surfboard | surf, surfear, tabla de surf | surf, surfer, planche de surf | surfen, surfbrett, wellenreiten
w dive | dive, diving, scuba, snorkel, snorkeling | bucear, buceo, esnórquel, snorkel | plongée, plonger, plongée sous-marine | tauchen, tauchgang, tauchkurs, schnorcheln
w swim | swim, swimming | nadar, natación | nager, natation | schwimmen, schwimmkurs, schwimmunterricht
w fishing | fishing, fish for, angling, fishing charter | pesca, pescar | pêche, pêcher | angeln, fischen
w hunt | hunting, hunt | caza, cazar, cacería | chasse, chasser | jagd, jagen
w hike | hike, hiking, trek, trekking | caminata, senderismo, excursionismo | randonnée, randonner | wanderung, wandern
w climb | climb, climbing, bouldering | escalar, escalada | escalade, grimper | klettern, kletterkurs, bouldern
w ski | ski, skiing, skis, snowboard | esquí, esquiar, esquís, snowboard | ski, skier, skis, snowboard | ski, ski fahren, skifahren, skier, snowboard
w wax-skis | ski wax, ski waxing, ski tuning | encerado de esquís | fartage, farter | ski wachsen, skiwachs, skiservice
w ice-skate | ice skating, skating, ice skates | patinaje, patinar, patines | patinage, patiner, patins | schlittschuh, eislaufen, schlittschuhe
w sharpen | sharpen, sharpening, sharpened, grinding knives, dull, blunt | afilar, afilado, desafilado, sin filo | affûtage, affûter, aiguiser, aiguisage, émoussé | schleifen, schärfen, stumpf, schleiferei
w knife | knife, knives | cuchillo, cuchillos | couteau, couteaux | messer
w scissors | scissors, shears | tijeras, tijera | ciseaux | schere, scheren
w balloon | balloon, hot air balloon, ballooning | globo, globo aerostático, globos | montgolfière, ballon, montgolfières | ballon, heißluftballon, ballonfahrt
w flight | flight, fly, flying | vuelo, volar | vol, voler, survol | flug, fliegen, rundflug
w tether | tethered, tether | anclado, cautivo, atado | captif, attaché | gefesselt, fesselballon, angebunden
w helicopter | helicopter | helicóptero | hélicoptère | hubschrauber, helikopter
w plane | airplane, plane, aircraft | avión, avioneta | avion | flugzeug
w drone | drone, aerial footage | dron, drones | drone | drohne
w parachute | skydive, skydiving, parachute | paracaídas, paracaidismo | parachute, saut en parachute | fallschirm, fallschirmsprung
w paraglide | paragliding, paraglide | parapente | parapente | gleitschirm, gleitschirmfliegen, paragliding
w zipline | zipline, zip line, ropes course | tirolesa, tirolina | tyrolienne, accrobranche | seilrutsche, kletterpark
w archery | archery, bow and arrow | tiro con arco, arquería | tir à l'arc | bogenschießen
w shooting | shooting range, firearms, pistol, handgun, rifle | campo de tiro, arma de fuego, pistola | stand de tir, arme à feu, pistolet | schießstand, waffe, pistole
w fencing-sport | fencing lesson, sabre, saber, foil fencing | esgrima | escrime | fechten, fechtkurs
w chess | chess | ajedrez | échecs | schach, schachkurs, schachunterricht
w magic | magic, magician | magia, mago | magie, magicien | zauberei, zauberer, zaubershow
w clown | clown, face painting | payaso, pintacaritas | clown, maquillage enfant | clown, kinderschminken
w bouncy | bounce house, bouncy castle, inflatable | inflable, brincolín, castillo hinchable | château gonflable | hüpfburg
w party | party, parties | fiesta, fiestas | fête, soirée d'anniversaire | party, feier
w birthday | birthday | cumpleaños | anniversaire | geburtstag
w wedding | wedding, bridal, bride, weddings | boda, bodas, novia de boda, nupcial | mariage, mariages, mariée | hochzeit, hochzeiten, braut
w funeral | funeral, memorial service, burial | funeral, entierro, sepelio | obsèques, enterrement, funérailles | beerdigung, bestattung, trauerfeier
w cremation | cremation, cremate, urn, ashes | cremación, cremar, urna, cenizas | crémation, incinération, urne, cendres | feuerbestattung, einäscherung, urne, asche
w headstone | headstone, gravestone, tombstone | lápida | pierre tombale | grabstein
w christening | christening, baptism | bautizo, bautismo | baptême | taufe
w grave | grave, cemetery | tumba, cementerio, panteón | tombe, cimetière | grab, friedhof, grabpflege
w violin | violin, fiddle, viola | violín, viola | violon, alto | geige, violine, bratsche
w cello | cello, double bass | violonchelo, chelo, contrabajo | violoncelle, contrebasse | cello, kontrabass
w bow | bow, bows | arco, arcos de violín | archet, archets | bogen, geigenbogen
w rehair | rehair, rehairing, bow hair, horsehair, new hair, new horsehair, bald | cerdas, encerdar, encerdado, crines | remècher, reméchage, mèche d'archet, remécher, crins | behaarung, bespannen, neu beziehen, neu behaaren, bogenbespannung, bogenhaar
w guitar | guitar, ukulele, bass guitar, banjo, mandolin | guitarra, ukelele, bajo eléctrico, mandolina | guitare, ukulélé, basse électrique, mandoline | gitarre, ukulele, mandoline
w fret | fret, frets, fretboard, buzzing frets, fret buzz | traste, trastes, diapasón | frette, frettes, touche de guitare | bund, bünde, bundstäbchen, griffbrett
w strings | restring, restringing, new strings, strings | cuerdas, encordar | cordes, changer les cordes | saiten, saitenwechsel, besaiten
w flute | flute, clarinet, saxophone, oboe | flauta, clarinete, saxofón | flûte, clarinette, saxophone | flöte, klarinette, saxophon
w trumpet | trumpet, trombone, horn, tuba, brass | trompeta, trombón, tuba | trompette, trombone, cor | trompete, posaune, horn
w drums | drums, drum kit, drumming | batería musical, tambor, tambores | batterie musicale, tambour | schlagzeug, trommel
w organ | pipe organ, church organ, organ pipes | órgano de tubos | orgue, orgues | orgel, kirchenorgel, orgelpfeifen
w accordion | accordion, concertina | acordeón | accordéon | akkordeon, ziehharmonika
w harp | harp | arpa | harpe | harfe
w choir | choir, singing, voice lesson | coro, canto, cantar | chorale, chant, chanter | chor, gesang, singen, gesangsunterricht
w dance | dance, dancing, ballroom, salsa | baile, bailar, danza, salsa | danse, danser, salsa | tanz, tanzen, tanzkurs, salsa
w clock | clock, grandfather clock, cuckoo clock, mantel clock | reloj de pared, reloj de péndulo, reloj cucú | horloge, pendule, coucou suisse, comtoise | wanduhr, standuhr, kuckucksuhr, pendeluhr, großvateruhr
w pendulum | pendulum, chime, chimes | péndulo, campanada | balancier, carillon | pendel, glockenspiel
w typewriter | typewriter | máquina de escribir | machine à écrire | schreibmaschine
w sewing-machine | sewing machine | máquina de coser | machine à coudre | nähmaschine
w camera-old | film camera, lens, shutter, camera repair | cámara de rollo, lente de cámara, obturador | appareil photo, objectif photo, obturateur | fotoapparat, objektiv, kameraverschluss
w record-player | record player, turntable, vinyl | tocadiscos, vinilo, tornamesa | platine vinyle, tourne-disque, vinyle | plattenspieler, schallplatte, schallplatten
w amplifier | amp, amplifier, speaker, speakers | amplificador, bocina, altavoz | ampli, amplificateur, enceinte, haut-parleur | verstärker, lautsprecher
w radio | radio, radios | radio, radios | radio, poste de radio | radio, radios, röhrenradio
w book | book, books, bible | libro, libros, biblia | livre, livres, bible | buch, bücher, bibel, familienbibel, gästebuch
w bookbinding | bookbinding, binding, bind a book, rebind | encuadernación, encuadernar | reliure, relier | buchbinden, buchbinderei, bindekurs, einbinden, buchbindekurs
w letter | letter, letters | carta, cartas | lettre, lettres | brief, briefe
w handwriting | handwriting, handwritten, script, manuscript, calligraphy, old script, kurrent | escritura, manuscrito, manuscrita, caligrafía, escrito a mano | écriture, manuscrit, manuscrite, calligraphie, écrite à la main, ancienne écriture | handschrift, handschriftlich, kalligraphie, kalligrafie, kurrent, sütterlin, alte schrift
w decipher | decipher, read, reading, transcribe, transcription | descifrar, leer, transcribir, transcripción | déchiffrer, lire, déchiffrage, transcription, transcrire | entziffern, lesen, transkription, entzifferung, vorlesen
w translate | translate, translation, interpreter | traducir, traducción, intérprete | traduire, traduction, interprète | übersetzen, übersetzung, dolmetscher
w ancestor | ancestor, ancestors, ancestry, genealogy, family tree, forebears | antepasado, antepasados, ancestros, genealogía, árbol genealógico | ancêtre, ancêtres, généalogie, arbre généalogique, aïeux | ahnen, vorfahren, genealogie, stammbaum, ahnenforschung, familienforschung
w dna | dna, genetic | adn, genético, genética | adn, génétique | dna, dns test, gentest
w match | match, matches | coincidencia, coincidencias | correspondance, correspondances | treffer, übereinstimmung
w heir | heir, heirs, inherit, inherited | heredero, herederos, heredar | héritier, héritiers, hériter | erbe, erben, erbenermittlung
w passport-photo | passport photo, passport picture, id photo | foto de pasaporte, fotos de pasaporte | photo d'identité, photo de passeport, photos d'identité | passfoto, passbild, biometrisches foto
w citizenship | citizenship, nationality | ciudadanía, nacionalidad | citoyenneté, nationalité | staatsbürgerschaft, staatsangehörigkeit, einbürgerung
w stamp | stamp, stamps, stamping, philately | estampilla, estampillas, sello postal, timbre postal | timbre, timbres, philatélie | briefmarke, briefmarken
w emboss | embossing, emboss, gilding, gold stamping, gilt, foil stamping | estampado en oro, dorado, repujado, grabar en oro | dorure, dorer, gaufrage, embossage | prägung, prägen, goldprägung, vergolden, namensprägung
w engrave | engrave, engraving, engraved | grabar, grabado, grabados | gravure, graver, gravé | gravur, gravieren, graviert
w coin | coin, coins, numismatic | moneda, monedas, numismática | pièces de monnaie, monnaies anciennes, numismatique | münze, münzen, münzsammlung
w antique | antique, antiques, vintage | antigüedad, antigüedades, antiguo, antigua | antiquité, antiquités, ancien, ancienne | antiquität, antiquitäten, antik
w appraise | appraisal, appraise, valuation, valued, how much it is worth, what it's worth, what it is worth | tasación, tasar, valuar, avalúo, valoración, cuánto vale mi | expertise, expertiser, estimation de valeur, évaluer la valeur | gutachten, wertgutachten, schätzen lassen, wertschätzung, bewerten
w crack | crack, cracks, cracked | grieta, grietas, agrietado, rajadura, fisura | fissure, fissures, fêlure, fendu | riss, risse, gerissen, sprung im
w open-seam | open seam, seam, coming unglued | despegado, costura abierta, se despegó | décollé, décollement, couture ouverte | offene naht, leimstelle, naht offen
w scratch | scratch, scratches, scuff | rayón, rayones, rasguño, rayadura | rayure, rayures, éraflure | kratzer, schramme
w rust | rust, rusty | óxido, oxidado | rouille, rouillé | rost, rostig
w varnish | varnish, lacquer, refinish, refinishing | barniz, barnizar, laca | vernis, vernir, vernissage de meuble | lack, lackieren, lasur
w picture-frame | picture frame, framing, frame a picture, custom framing | marco, enmarcar, enmarcado | encadrement, encadrer, cadre photo | bilderrahmen, einrahmen, rahmung, rahmen lassen
w mirror | mirror, mirrors | espejo, espejos | miroir, miroirs | spiegel
w stained-glass | stained glass, leaded glass | vitral, vitrales | vitrail, vitraux | buntglas, bleiverglasung, kirchenfenster
w ceramic | pottery, ceramics, clay, kiln, potter's wheel, wheel throwing | cerámica, alfarería, barro, torno de alfarero, horno de cerámica | poterie, céramique, argile, tour de potier | töpfern, keramik, töpferscheibe, töpferkurs
w glassblowing | glassblowing, glass blowing, blown glass | soplado de vidrio | soufflage de verre, verre soufflé | glasbläserei, glasblasen
w candle | candle, candles | vela aromática, velas | bougie, bougies | kerze, kerzen
w soap | soap, soap making | jabón, jabones | savon, savons | seife, seifen
w knit | knit, knitting, crochet, yarn, weaving, loom | tejer, tejido, ganchillo, telar, tejeduría | tricot, tricoter, crochet, tissage, métier à tisser | stricken, häkeln, weben, webstuhl, strickkurs
w quilt | quilt, quilting | edredón, acolchado | courtepointe, patchwork | quilt, steppdecke, patchwork
w blacksmith | blacksmith, forge, forging, ironwork, wrought iron | herrero, herrería, forja, hierro forjado | forgeron, forge, fer forgé, ferronnerie | schmied, schmiede, schmieden, schmiedeeisen
w weld | weld, welding, welder | soldar, soldadura, soldador | souder, soudure, soudeur | schweißen, schweißer, schweißarbeiten
w woodwork | woodworking, carpentry, carpenter, joinery | carpintería, carpintero, ebanistería | menuiserie, menuisier, ébénisterie | tischlerei, tischler, schreiner, schreinerei
w chair-caning | caning, cane seat, rush seat, wicker | mimbre, enjuncado, bejuco, asiento de rejilla | cannage, rempaillage, osier, paille de chaise | flechten, stuhlflechten, korbgeflecht, rattan
w basket | basket, baskets, basketry | canasta, cesta, cestería | panier, paniers, vannerie | korb, körbe, korbflechten
w leather | leather | cuero, piel de cuero | cuir | leder
w saddle | saddle, saddlery, saddle fitting, bridle | silla de montar, montura, talabartería | selle, sellerie, selle de cheval | sattel, sattlerei, sattelanpassung, sattler
w shoe | shoe, shoes, boots, sole, soles, resole, heel tips, cobbler | zapato, zapatos, botas, suela, suelas, tacón, zapatero | chaussure, chaussures, bottes, semelle de chaussure, ressemelage, cordonnier | schuh, schuhe, stiefel, sohle, sohlen, absatz, schuster, neu besohlen
w hat | hat, hats, milliner | sombrero, sombreros | chapeau, chapeaux | hut, hüte, hutmacher
w umbrella | umbrella, parasol | paraguas, sombrilla | parapluie, parasol | regenschirm, sonnenschirm
w kilt | kilt | falda escocesa | kilt | kilt, schottenrock
w costume | costume, costumes | disfraz, disfraces, vestuario | costume de scène, déguisement | kostüm, kostüme
w wig | wig, wigs, hairpiece, toupee | peluca, pelucas, bisoñé | perruque, perruques, postiche | perücke, perücken, toupet, haarteil
w tent | tent, tents, marquee | carpa, carpas, tienda de campaña | tente, tentes, chapiteau | zelt, zelte, festzelt
w flag | flag, banner | bandera, pancarta | drapeau, bannière | fahne, flagge, banner
w toy | toy, toys, doll, dolls, teddy, teddy bear | juguete, juguetes, muñeca, muñecas, osito, peluche | jouet, jouets, poupée, poupées, ours en peluche, nounours | spielzeug, puppe, puppen, teddy, teddybär
w model-train | model train, model railway | tren a escala, maqueta de tren | train miniature, modélisme ferroviaire | modelleisenbahn, modellbahn
w globe | globes, map, maps | mapa, mapas, globo terráqueo | mappemonde, cartes anciennes | landkarte, landkarten
`;
