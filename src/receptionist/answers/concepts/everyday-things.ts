// Everyday things that callers and owners name in different words and languages, as concepts in four languages; how a line is read stands in ../lexicon.ts.

export const everydayThings = `
sofa < furniture: sofa, couch, armchair, loveseat, upholstery, upholstered, sectional | sofá, sillón, butaca, tapicería, tapizado | canapé, fauteuil de salon, sofa | sofa, couch, sessel, polster, polstermöbel
mattress < furniture: mattress, mattresses, box spring | colchón, colchones, somier | matelas, sommier | matratze, matratzen, lattenrost
bedding: bedding, sheets, bed sheets, pillow, pillows, pillowcase, blanket, blankets, duvet, quilt, comforter, bed linen | sábanas, ropa de cama, almohada, almohadas, manta, mantas, edredón | draps, linge de lit, oreiller, couette, couverture, literie | bettwäsche, bettzeug, kissen, kopfkissen, decke, decken, bettdecke, laken
wardrobe < furniture: wardrobe, closet, dresser, cabinet, cabinets, cupboard, cupboards, shelf, shelves, bookcase, drawer | armario, armarios, cómoda, estantería, cajón, alacena, gabinete | armoire, placard, placards, commode, étagère, étagères, tiroir | schrank, schränke, kommode, regal, regale, schublade
chair < furniture: chair, chairs, stool, bench, seats | silla, sillas, taburete, banco | chaise, chaises, tabouret, banc | stuhl, stühle, hocker, bank zum sitzen
rug-thing: rug, rugs, carpet, carpets, carpeting | alfombra, alfombras, moqueta | tapis, moquette | teppich, teppiche, teppichboden
curtain: curtain, curtains, drapes, blind, blinds, shade, shades, shutters | cortina, cortinas, persiana, persianas, estor | rideau, rideaux, store, stores, volet, volets | vorhang, vorhänge, gardine, gardinen, rollo, jalousie, jalousien, rollladen
lamp: lamp, lamps, lights, lighting, bulb, bulbs, light fixture, chandelier, bright lights, dim | lámpara, lámparas, luz, luces, bombilla, iluminación | lampe, lampes, lumière, lumières, ampoule, éclairage | lampe, lampen, licht, lichter, glühbirne, beleuchtung
mirror: mirror, mirrors | espejo, espejos | miroir, miroirs, glace murale | spiegel
window-thing: window, windows, pane, glass pane, skylight | ventana, ventanas, cristal de la ventana, claraboya | fenêtre, fenêtres, vitre, vitres, velux | fenster, fensterscheibe, dachfenster
wall: wall, walls, drywall, plaster | pared, paredes, muro | mur, murs, cloison | wand, wände, mauer
floor-thing: floor, floors, flooring, hardwood, parquet, laminate | suelo, suelos, piso de madera, parqué, tarima | sol, sols, parquet, plancher | boden, böden, fußboden, parkett, laminat
ceiling: ceiling, ceilings | techo de la habitación, cielo raso | plafond, plafonds | zimmerdecke, raumdecke
attic: attic, loft | desván, ático, altillo, buhardilla | grenier, combles | dachboden, speicher, dachgeschoss
basement: basement, cellar, crawl space, crawlspace | sótano, bodega | cave, sous-sol | keller, untergeschoss
garage-thing: garage, carport | garaje, cochera | mon garage, votre garage, box fermé | garage, carport
gate: gate, driveway, gates | portón, verja, entrada de coches | portail, portillon, allée de garage | tor, gartentor, einfahrt, hoftor
lock-thing: lock, locks, deadbolt, padlock, locked, cylinder | cerradura, cerraduras, candado, cerrojo, bombín, cerrado con llave | serrure, serrures, cadenas, verrou, verrouillé | schloss, schlösser, vorhängeschloss, schließzylinder, abgeschlossen, türschloss
alarm: alarm, alarms, burglar alarm, security system | alarma, alarmas, sistema de seguridad | alarme, alarmes | alarm, alarmanlage, alarmanlagen
detector: smoke detector, smoke alarm, carbon monoxide, co detector, detector | detector de humo, monóxido, detector | détecteur de fumée, monoxyde, détecteur | rauchmelder, kohlenmonoxid, melder
fireplace: fireplace, fireplaces, firebox, hearth, chimney, chimneys, flue, wood stove, woodstove, wood stoves, insert, fires, a fire, light a fire, lighting fires, burn wood | chimenea, chimeneas, estufa de leña, hogar de leña, encender fuego, fuego | cheminée, cheminées, poêle, poêle à bois, foyer, conduit, faire du feu, feu | kamin, kamine, ofen, kaminofen, schornstein, schornsteine, feuer machen, feuer, heizen mit holz
soot: soot, creosote, ash, ashes | hollín, ceniza, creosota | suie, cendre, créosote | ruß, asche
firewood: firewood, logs, cord of wood | leña, troncos | bois de chauffage, bûches | brennholz, holzscheite
freezer < appliance: freezer, freezers, walk-in cooler, deep freeze, cooler, coolers, ice machine | congelador, congeladores, cámara fría | congélateur, chambre froide | gefrierschrank, tiefkühler, gefriertruhe, kühlraum
dishwasher < appliance: dishwasher | lavavajillas | lave-vaisselle | spülmaschine, geschirrspüler
oven < appliance: oven, stovetop, range hood, cooktop, microwave | horno, microondas, vitrocerámica | four, plaque de cuisson, micro-ondes | backofen, herd, mikrowelle
drain: drain, drains, sewer, clog, clogged, sewage | desagüe, desagües, cañería, atasco de tubería, alcantarilla | canalisation, évier bouché, égout, bouchon | abfluss, abflüsse, abwasser, verstopfung, verstopft
pipe: pipe, pipes, plumbing line | tubería, tuberías, tubo | tuyau, tuyaux, tuyauterie | rohr, rohre, leitung, leitungen
leak: leak, leaks, leaking, leaky, drip, dripping, flood, flooded, flooding | fuga, fugas, gotea, goteo, goteras, inundación, inundado | fuite, fuites, goutte, inondation, inondé | leck, undicht, tropft, überschwemmung, überschwemmt, läuft aus
roof-thing: roof, roofs, shingles, roofing | tejado, tejados, techo, techos, azotea | toit, toits, toiture, toitures | dach, dächer, dachziegel
gutter: gutter, gutters, downspout | canalón, canalones, canaleta | gouttière, gouttières | dachrinne, dachrinnen, regenrinne
tree-thing: tree, trees, branch, branches, stump, stumps | árbol, árboles, rama, ramas, tocón | arbre, arbres, branche, branches, souche | baum, bäume, ast, äste, baumstumpf
hedge: hedge, hedges, bush, bushes, shrub, shrubs | seto, setos, arbusto, arbustos | haie, haies, buisson, buissons, arbuste | hecke, hecken, busch, sträucher, strauch
lawn: lawn, grass, turf, mow, mowing | césped, hierba, cortar el césped | pelouse, gazon, tonte, tondre | rasen, gras, mähen, rasenmähen
leaves-thing: fallen leaves, rake, raking, dead leaves | hojas secas, rastrillar | feuilles mortes, ratisser | laub, laub harken
weeds: weed, weeds, weeding | malas hierbas, maleza | mauvaises herbes, désherber, désherbage | unkraut, unkraut jäten
snow-work: plow, plowing, shovel, shoveling, snow removal, salt the | quitar la nieve, quitanieves | déneiger, déneigement, déneigez | schnee räumen, winterdienst, räumen sie schnee
ice < winter: ice, icy, frozen, frost, freeze, freezing | hielo, helado, congelado, helada, hiela | glace, gelé, verglas, gel, gèle | eis, vereist, frost, gefroren, glatteis, eingefroren
tile: tile, tiles, grout, tiled | azulejo, azulejos, baldosa, baldosas | carrelage, carreaux | fliese, fliesen, kacheln
wallpaper: wallpaper | papel pintado | papier peint | tapete, tapeten
wood-thing: wood, wooden, oak, pine, timber | madera, de madera, roble, pino | bois, en bois, chêne | holz, aus holz, hölzern, eiche
metal-thing: metal, steel, iron, aluminum, brass, copper | metal, acero, hierro, aluminio, latón | métal, acier, fer, aluminium, laiton, cuivre | metall, stahl, eisen, aluminium, messing, kupfer
glass-thing: glass, glassware | vidrio, cristal, cristalería | verre, verrerie | glas, gläser aus
stone-thing: stone, marble, granite, brick, bricks, concrete, masonry, mortar, cement | piedra, mármol, granito, ladrillo, ladrillos, hormigón, cemento, concreto | pierre, marbre, granit, brique, briques, béton, ciment | stein, marmor, granit, ziegel, beton, zement, mauerwerk
mold: mold, mildew, mouldy, moldy, mould | moho, humedades | moisissure, moisissures | schimmel
dust: dust, dusty, dusting | polvo | poussière, poussières | staub, staubig
mess: mess, messy, dirt, dirty, clean up after, clean up afterwards, make a mess, tidy, drop cloths, drop cloth, tarps, leave everything clean | suciedad, ensuciar, ensucian, manchar, limpiar después, recogen después, dejan limpio | saleté, salir, salissures, nettoyez après, laisser propre, bâche de protection | schmutz, dreck, sauerei, hinterher sauber, sauber machen nachher, räumen * auf, abdecken
smell: smell, smells, odor, odors, stink, stinks, odour, fumes | olor, olores, huele, oler | odeur, odeurs, sent mauvais, puer | geruch, gerüche, riecht, stinkt
stain: stain, stains, spot, spots, red wine stain | mancha, manchas | tache, taches | fleck, flecken
insect: bugs, insects, ants, roaches, cockroach, wasp, wasps, hornets, spiders, termites, bed bugs, bedbugs, mosquitoes, pests, pest, flea | bichos, insectos, hormigas, cucarachas, avispas, arañas, termitas, chinches, mosquitos, plagas | insectes, fourmis, cafards, guêpes, frelons, araignées, termites, punaises, moustiques, nuisibles | insekten, ameisen, kakerlaken, wespen, hornissen, spinnen, termiten, bettwanzen, mücken, ungeziefer, schädlinge
rodent < animal: mice, mouse, rats, rat, rodents, squirrel, squirrels, raccoon, raccoons, bats | ratón, ratones, ratas, rata, roedores, ardilla, ardillas, mapaches | souris, rat, rats, rongeurs, écureuil, écureuils, fouines | maus, mäuse, ratte, ratten, nagetiere, eichhörnchen, waschbär, marder
bees: bees, bee, honey, hive, beekeeper | abejas, abeja, miel, colmena | abeilles, abeille, miel, ruche | bienen, biene, honig, bienenstock, imker
fish: fish, aquarium, fish tank | pez, peces, acuario, pecera | poisson, poissons, aquarium | fisch, fische, aquarium
car-thing: my car, the car, our car, car, cars, vehicle, vehicles, automobile, sedan | coche, coches, carro, carros, auto, vehículo, vehículos | voiture, voitures, véhicule, véhicules | auto, autos, wagen, fahrzeug, fahrzeuge, pkw
boat-thing: boat, boats, kayak, kayaks, canoe, canoes, paddleboard, sailboat, yacht | barco, barcos, barca, kayak, canoa, lancha, velero | bateau, bateaux, kayak, canoë, barque, voilier | boot, boote, kajak, kajaks, kanu, segelboot, schiff
ferry: ferry, ferries | ferry, transbordador | ferry, traversier, bac | fährschiff, autofähre
trailer: trailer, trailers, rv, camper, motorhome, caravan | remolque, caravana, autocaravana, casa rodante | remorque, caravane, camping-car | anhänger, wohnwagen, wohnmobil, camper
flight: flight, airplane, fly out, airline | avión, vuelo | avion, vol | flugzeug, flug
scooter: scooter, scooters, moped, mopeds, e-scooter | patinete, patinetes, ciclomotor, escúter | trottinette, trottinettes, cyclomoteur | roller, e-roller, moped, mofa, motorroller
engine: engine, motor, transmission, gearbox, clutch | motor, transmisión, embrague, caja de cambios | moteur, boîte de vitesses, embrayage | motor, getriebe, kupplung
gears = automatic: stick, stick shift, manual car, drive a manual, manual gearbox, gear, gears, shift gears | cambio manual, cambios manuales, cambios, marchas, manual, coche con cambios, palanca | boîte mécanique, passer les vitesses, manuelle, vitesses | schalten, gangschaltung, schaltgetriebe, gänge, schaltwagen
brakes-thing: brake, brakes | freno, frenos | frein, freins | bremse, bremsen
windshield: windshield, windscreen, wipers | parabrisas, limpiaparabrisas | pare-brise, essuie-glace | windschutzscheibe, frontscheibe, scheibenwischer
helmet < equipment: helmet, helmets | casco, cascos | casque, casques | helm, helme
highway: highway, freeway, interstate, motorway | autopista, autovía, carretera | autoroute, voie rapide | autobahn, schnellstraße, landstraße
shoes: shoe, shoes, sneakers, boots, sandals, heels, footwear, socks | zapato, zapatos, zapatillas, botas, sandalias, calzado, tacones, calcetines | chaussure, chaussures, baskets, bottes, sandales, talons, chaussettes | schuh, schuhe, turnschuhe, stiefel, sandalen, absätze, socken
coat-thing: jacket, jackets, winter coat, coats of yours, raincoat | chaqueta, chaquetas, abrigo, abrigos, chubasquero | veste, vestes, manteau, manteaux, imperméable | jacke, jacken, mantel, mäntel, regenjacke
shirt: shirt, shirts, blouse, t-shirt, tee | camisa, camisas, blusa, camiseta | chemise, chemises, chemisier, tee-shirt | hemd, hemden, bluse, t-shirt
suit: suit, suits, tuxedo, blazer | traje, trajes, esmoquin | costume, costumes, smoking | anzug, anzüge, smoking, sakko
gown: wedding dress, gown, bridal gown, evening dress, prom dress | vestido de novia, vestido, vestidos | robe de mariée, robe, robes | brautkleid, kleid, kleider, abendkleid
costume: costume, costumes, fancy dress | disfraz, disfraces, vestuario | déguisement, déguisements | kostüm, kostüme, verkleidung
hat-gloves: hat, gloves, scarf | gorra, sombrero, guantes, bufanda | chapeau, bonnet, gants, écharpe | hut, mütze, handschuhe, schal
jewelry: jewelry, jewellery, necklace, bracelet, earrings, gold, silver, diamond, wedding ring, engagement ring, rings | joya, joyas, collar, pulsera, pendientes, oro, plata, diamante, anillo, anillos, alianza | bijou, bijoux, collier, bracelet, boucles d'oreilles, argenterie, diamant, bague, alliance | schmuck, kette, armband, ohrringe, gold, silber, diamant, ring, ringe, ehering
wristwatch: wristwatch, my watch, watch strap, clock, clocks | reloj, relojes | montre, montres, horloge, horloges, pendule | armbanduhr, uhren, taschenuhr, wanduhr
glasses-thing: glasses, eyeglasses, frames, lenses, sunglasses, spectacles | gafas, lentes, monturas, cristales graduados, anteojos | lunettes, monture, montures, verres | brille, brillen, brillengestell, brillengläser, sonnenbrille
contacts-thing: contact lenses, contacts, contact lens | lentillas, lentes de contacto | lentilles | kontaktlinsen
hearing-aid: hearing aid, hearing aids, hard of hearing, deaf, hearing loss | audífono, audífonos, sordo, sorda, sordera | appareil auditif, appareils auditifs, malentendant, sourd, sourde | hörgerät, hörgeräte, schwerhörig, gehörlos, taub
beard: beard, beards, shave, mustache | barba, barbas, afeitar, afeitado, bigote | barbe, barbes, rasage, raser, moustache | bart, bärte, rasur, rasieren
hair-thing: hair, haircut, haircuts, hairstyle, bangs | pelo, cabello, corte de pelo, peinado, flequillo | cheveux, coupe de cheveux, coiffure, frange | haar, haare, haarschnitt, frisur, pony schneiden
eyelash: eyelash, eyelashes, lashes, lash, brows, eyebrow | pestaña, pestañas, ceja, cejas | cil, cils, sourcil, sourcils | wimper, wimpern, augenbraue, brauen
tattoo: tattoo, tattoos, ink, piercing, piercings | tatuaje, tatuajes, tatuar, piercing | tatouage, tatouages, tatouer, piercing | tattoo, tattoos, tätowierung, tätowieren, piercing
mouth: mouth, lip, lips, tongue, gums, gum | boca, labio, labios, lengua, encía, encías | bouche, lèvre, lèvres, langue, gencive, gencives | mund, lippe, lippen, zunge, zahnfleisch
numb < pain: numb, numbness, anesthesia, anesthetic, novocaine, frozen mouth | dormido, dormida, adormecida, anestesia, entumecido | endormi, endormie, anesthésie, engourdi | betäubt, betäubung, taub, narkose, spritze
tooth: tooth, teeth, molar, cavity, cavities, filling, fillings, crown | diente, dientes, muela, caries, empaste, corona dental | dent, dents, molaire, carie, caries, plombage, couronne dentaire | zahn, zähne, backenzahn, karies, plombe, füllung, krone
eyes: eye, eyes, pupils, vision, eyesight, blurry, sight, dilate, dilated | ojo, ojos, pupilas, vista cansada, visión, borroso | oeil, yeux, pupilles, vision, flou, vue | auge, augen, pupillen, sehen schlecht, sehkraft, verschwommen
ears: ear, ears, earwax | oreja, orejas, oído, oídos, cerumen | oreille, oreilles, cérumen | ohr, ohren, ohrenschmalz
back-body: back pain, my back, lower back, spine, neck, shoulder, shoulders | espalda, cuello, hombro, hombros, columna, lumbares | dos, mal de dos, nuque, épaule, épaules, lombaires | rücken, nacken, schulter, schultern, wirbelsäule
leg: knee, knees, leg, legs, hip, ankle, foot, feet, heel | rodilla, rodillas, pierna, piernas, cadera, tobillo, pie, pies | genou, genoux, jambe, jambes, hanche, cheville, pied, pieds | knie, bein, beine, hüfte, knöchel, fuß, füße
arm: arm, arms, elbow, wrist, hand surgery, fingers, finger | brazo, brazos, codo, muñeca, dedo, dedos | bras, coude, poignet, doigt, doigts | arm, arme, ellbogen, handgelenk, finger
skin: skin, acne, face, pimples, wrinkles, mole | piel, acné, cara, rostro, granos, arrugas, lunar | peau, acné, visage, boutons, rides | haut, akne, gesicht, pickel, falten, muttermal
fever < sick: fever, cold, flu, cough, contagious, runny nose, sore throat, infection, vomit, throwing up, stomach bug, diarrhea | fiebre, resfriado, gripe, tos, contagioso, mocos, dolor de garganta, infección, vómitos, diarrea | fièvre, rhume, grippe, toux, contagieux, gorge, infection, vomi, gastro | fieber, erkältung, grippe, husten, ansteckend, schnupfen, halsschmerzen, infektion, erbrochen, durchfall, magen-darm
bleeding: bleed, bleeding, blood, wound, cut myself, scar | sangrar, sangra, sangrado, sangre, herida, cicatriz | saigner, saigne, saignement, sang, plaie, cicatrice | bluten, blutet, blutung, blut, wunde, narbe
diabetes: diabetes, diabetic | diabetes, diabético, diabética | diabète, diabétique | diabetes, diabetiker, zuckerkrank
heart: heart, pacemaker, blood pressure, stroke | corazón, marcapasos, tensión arterial, presión arterial | coeur, pacemaker, tension artérielle, avc | herz, herzschrittmacher, blutdruck, schlaganfall
disability: disability, disabled, handicap, handicapped, special needs, sensory, autistic, blind | discapacidad, discapacitado, minusválido, necesidades especiales, ciego | handicap, handicapé, handicapée, besoins particuliers, aveugle | behinderung, behindert, rollstuhlfahrer, blind, förderbedarf
autism-thing < disability: autism, autistic, sensory, sensory-friendly, adhd | autismo, autista, sensorial, tdah | autisme, autiste, sensoriel, tdah | autismus, autistisch, reizarm, adhs
claustrophobia: claustrophobic, claustrophobia, scared, afraid, scary, terrified, fear, frightening, frightened | claustrofobia, miedo, da miedo, asustado, pánico | claustrophobe, peur, effrayant, panique | platzangst, angst, ängstlich, gruselig, fürchtet
stroller: stroller, strollers, buggy, pram, pushchair | carrito de bebé, cochecito, carriola | poussette, poussettes | kinderwagen, buggy
book-thing: book, books, textbooks, workbook, sheet music, notebook, notebooks, handout | libro, libros, cuaderno, partitura, partituras | livre, livres, cahier, partition, partitions, manuel | buch, bücher, heft, lehrbuch, noten, notenheft, arbeitsheft
computer: computer, computers, laptop, pc, mac | ordenador, ordenadores, computadora, computador, portátil | ordinateur, ordinateurs, pc, portable | computer, rechner, pc, laptop, notebook
app: app, apps, software, login, portal, account online, website | aplicación, app, programa, página web, portal, la web | application, logiciel, appli, site web, portail | app, programm, software, webseite, homepage, portal
email-thing: email, e-mail, emails, mail it to me | correo, correo electrónico, email, mail | e-mail, mail, courriel, email | e-mail, mail, mails, email
camera-security: security cameras, cctv, surveillance, cameras, webcam | cámaras, cámaras de seguridad, videovigilancia | caméras, vidéosurveillance, caméra | überwachungskamera, kameras, videoüberwachung
flower-thing: flower, flowers, bouquet, bouquets, roses, rose, tulips | flor, flores, ramo, ramos, rosa, rosas | fleur, fleurs, bouquet, bouquets, roses, rose | blume, blumen, strauß, sträuße, blumenstrauß, rosen
candle: candle, candles, lantern, lanterns | vela, velas | bougie, bougies | kerze, kerzen
fireworks: fireworks, sparklers | fuegos artificiales, bengalas | feux d'artifice | feuerwerk, wunderkerzen
toy: toy, toys, stuffed animal | juguete, juguetes, peluche | jouet, jouets, peluche, doudou | spielzeug, kuscheltier
ball: ball, balls, racket, racquet | pelota, pelotas, balón, raqueta | balle, ballon, raquette | ball, bälle, tennisschläger
tent: tent, tents, canopy, marquee, camping | carpa, carpas, tienda de campaña, acampar | tente, tentes, chapiteau, barnum, camper | zelt, zelte, pavillon, zelten
stage: stage, sound system, microphone, speaker, speakers, projector | escenario, sonido, micrófono, altavoz, altavoces, proyector | scène, sono, micro, enceinte, projecteur | bühne, anlage für musik, mikrofon, lautsprecher, beamer
band: band, dj, live music, singer | banda, dj, música en vivo, orquesta | groupe de musique, dj, orchestre | band, dj, livemusik, kapelle
guitar-case: case, cases, bag, backpack, bags | funda, estuche, bolsa, mochila | étui, housse, sac, sac à dos | koffer, hülle, tasche, rucksack
cup: cup, mug, mugs, vase, bowl, plate, plates, cutlery, dishes, glasses and plates | taza, tazas, jarrón, plato, cubiertos, vajilla | tasse, tasses, vase, assiette, assiettes, couverts, vaisselle | tasse, tassen, vase, teller, besteck, geschirr
meat: meat, chicken, beef, pork, steak, lamb, halal | carne, pollo, ternera, cerdo, cordero, halal | viande, poulet, boeuf, porc, agneau, halal | fleisch, hähnchen, rind, schwein, lamm, halal
sugar: sugar, sugar-free, sweet, chocolate, cookies, pastries, ice cream, dessert, desserts | azúcar, sin azúcar, dulces, chocolate, galletas, pasteles, postre, postres | sucre, sans sucre, sucreries, chocolat, gâteaux, biscuits, dessert, desserts | zucker, zuckerfrei, süßigkeiten, schokolade, kekse, gebäck, nachtisch, dessert
bread: bread, sourdough, loaf, loaves, bagel, bagels | pan, panes, barra de pan, bollos | pain, pains, baguette, brioche | brot, brote, brötchen
ingredient: ingredient, ingredients, contain, contains, made of, made from, made with | ingrediente, ingredientes, contiene, contienen, lleva nueces, hecho de, hecho con | ingrédient, ingrédients, contient, contiennent, fait de | zutaten, zutat, enthält, besteht aus, gemacht aus
flavor: flavor, flavors, flavour, taste, tastes, tasting, sample, samples | sabor, sabores, degustación, muestra, muestras | goût, parfum, parfums, saveur, dégustation, échantillon | geschmack, sorte, sorten, verkostung, kostprobe, muster, proben
`;
