// What callers ask about places, rooms, food and getting there, as concepts in four languages; how a line is read stands in ../lexicon.ts.

export const placeConcepts = `
parking: parking, park, leave the car, leave my car, leave * car, put the car, where to park, garage parking, parking lot, parking garage, street parking, parking space, parking spot, spaces, spaces behind, metered, valet, validate parking | aparcar, aparcamiento, estacionar, estacionamiento, dejar el coche, dejo el coche, dejar el carro, dejo el carro, parqueo, plazas de garaje, parking | parking, stationnement, stationner, se garer, garer, laisser la voiture, place de parking | parkplatz, parkplätze, parken, parkhaus, auto abstellen, das auto ab, auto lassen, stellplatz, stellplätze, tiefgarage
ev-charging: charge my car, charging station, ev charging, charge * electric car, charger for, plug in my car, charge my tesla | cargar el coche eléctrico, punto de carga, cargador de coche | borne de recharge, recharger la voiture, borne électrique | ladestation, ladesäule, elektroauto laden, elektroauto * laden, e-auto laden, aufladen, e-autos, e-auto, laden
transit: bus, train, subway, metro, tram, public transport, public transit, train station, bus line, from the station, the station, amtrak, by train, by bus, get * there, get there, how do we get there, how to get | autobús, bus, tren, metro, transporte público, estación, parada, en tren, en metro | bus, train, métro, tramway, transports en commun, gare, station, en métro | bus, bahn, u-bahn, s-bahn, straßenbahn, öffentliche, haltestelle, bahnhof, zug
taxi: taxi, cab, uber, lyft, ride share | taxi, uber | taxi, uber, vtc | taxi, uber
shuttle: shuttle, pick us up from, airport pickup, airport transfer, pick us up at | traslado, nos recogen, transporte al aeropuerto | navette, transfert aéroport, venir nous chercher à | shuttle, abholservice, holen sie uns, vom bahnhof ab
location: where are you, located, directions, address, find you, where exactly, meeting point, where do we meet, where is it, getting here, how to find, meet you, where should we come | dónde están, ubicación, dirección, cómo llegar, punto de encuentro, dónde queda, dónde nos encontramos | où êtes-vous, adresse, comment venir, point de rendez-vous, où se trouve, accès | wo sind sie, adresse, anfahrtsweg, treffpunkt, wo treffen, wie komme ich
entrance < access: entrance, get in, get inside, door, front door, enter | entrada, entrar, puerta, acceso | entrée, entrer, porte, accès | eingang, hineinkommen, reinkommen, tür, rein
area: moving to, drive there, area, areas, cover, service area, come out to, come to, come all the way, travel to, serve, come up to, drive to, go out to, region, come as far, how far out, how far do you, drive up to, radius, far away, neighborhood, within * miles, outside of, go to, miles, move to, service radius, we work in | zona, zonas, cubren, llegan hasta, van a, se desplazan, barrio, alrededores, trabajan en | zone, secteur, déplacez, vous déplacer, intervenez, quartier, jusqu'où, périmètre | gebiet, einzugsgebiet, umgebung, kommen sie nach, fahren sie, umkreis, wie weit, anfahrtsgebiet
long-distance < area: long distance, out of state, another state, interstate, cross-country | larga distancia, otro estado | longue distance, autre état | fernumzug, anderer bundesstaat
weekend: saturday, sunday, weekend, weekends, saturdays, sundays | sábado, domingo, fin de semana | samedi, dimanche, week-end | samstag, sonntag, wochenende, samstags, sonntags
holiday: holiday, holidays, public holiday | festivo, festivos, días festivos, feriado | jour férié, jours fériés | feiertag, feiertage, feiertags
night: at night, night, late evening, middle of the night, evening, two in the morning, 2 in the morning, overnight, in the evening, after 8 pm, until 10 pm, nights, after dark | noche, de noche, por la noche, madrugada | nuit, la nuit, le soir, soir | nacht, nachts, abends, abend
after-hours: after hours, outside hours, when you're closed, outside opening hours, after closing | fuera de horario, cuando están cerrados | hors horaires, en dehors des heures, fermé | außerhalb der öffnungszeiten, nach feierabend
emergency-service: emergency, emergencies, urgent, 24/7, around the clock, something happens, if something happens, emergency service, night service | emergencia, emergencias, urgencia, urgencias, 24 horas | urgence, urgences, service de garde, 24h/24 | notfall, notfälle, notdienst, bereitschaft, rund um die uhr
wifi: wifi, wi-fi, internet, wireless | wifi, wi-fi, internet | wifi, wi-fi, internet | wlan, wifi, wi-fi, internet
restroom: restroom, toilet, bathroom, washroom, toilets | baño, aseo, servicios, lavabo | toilettes, wc | toilette, wc, klo
waiting-room: waiting room, lounge, sit and wait, place to sit, somewhere to sit, wait there, waiting area, wait while, sit | sala de espera, esperar allí, sentarme | salle d'attente, attendre sur place, s'asseoir | wartezimmer, warteraum, sitzen, vor ort warten, wartebereich
shower: shower, showers | ducha, duchas | douche, douches | dusche, duschen
towel: towel, towels, robe, robes, slippers, linen, bathrobe | toalla, toallas, albornoz, sábanas | serviette, serviettes, peignoir, draps | handtuch, handtücher, bademantel, bettwäsche
locker: locker, lockers, store our bags, bags safe | taquilla, taquillas | casier, casiers, consigne | schließfach, schließfächer, spind
luggage: luggage, bags, suitcase, suitcases, leave our bags, baggage | equipaje, maletas | bagages, valises | gepäck, koffer
phone-use: phone, cell phone, mobile phone, use my phone, phones, take calls | usar el teléfono, móvil, celular | téléphone, portable, utiliser mon téléphone | handy, telefonieren
pool: pool, swimming pool | piscina, alberca | piscine | pool, schwimmbad
hot-tub: hot tub, jacuzzi, whirlpool | jacuzzi, bañera de hidromasaje | jacuzzi, bain à remous, spa extérieur | whirlpool, jacuzzi
sauna: sauna, steam room | sauna, baño de vapor | sauna, hammam | sauna, dampfbad
gym: gym, fitness room, workout | gimnasio | salle de sport | fitnessraum
balcony: balcony | balcón | balcon | balkon
terrace: terrace, patio, deck | terraza, patio | terrasse | terrasse
garden: garden, yard, backyard | jardín | jardin | garten
fenced: fenced, fence | vallado, valla | clôturé, clôture | eingezäunt, zaun
view: view, ocean view, lake view | vistas, vista | vue | aussicht, blick, seeblick
air-conditioning: air conditioning, air conditioned, ac in the room, climate controlled, climate control | aire acondicionado, climatizado | climatisation, climatisé | klimaanlage, klimatisiert
heating: heating, heated, heat | calefacción | chauffage, chauffé | heizung, beheizt
tv: watch tv, tv, television, televisions, tvs, netflix | televisión, televisor, tele | télévision, télé, téléviseur | fernseher, tv, fernsehen
crib: crib, cot, baby bed | cuna | lit bébé, berceau | babybett, kinderbett
extra-bed: extra bed, additional bed, rollaway | cama extra, cama supletoria | lit supplémentaire, lit d'appoint | zustellbett, zusatzbett
laundry: laundry, washing machine, washer, dryer | lavadora, lavandería | laverie, lave-linge, machine à laver | waschmaschine, waschküche, wäsche
kitchen: kitchen, kitchenette, cook, stove | cocina, cocinar | cuisine, cuisiner | küche, kochen
fridge: fridge, refrigerator, minibar | nevera, refrigerador, frigorífico | frigo, réfrigérateur | kühlschrank, minibar
room: rooms, which room, room | habitación, habitaciones, cuarto | chambre, chambres | zimmer
breakfast < food: breakfast, morning meal | desayuno | petit-déjeuner, petit déjeuner | frühstück
lunch < food: lunch | almuerzo, comida del mediodía | déjeuner | mittagessen
dinner < food: dinner, supper, evening meal | cena | dîner, souper | abendessen, abends etwas zu essen
food: food, meal, meals, snack, snacks, eat, something to eat, restaurant | comida, comer, bocadillo, refrigerios, aperitivos | repas, manger, en-cas, collation, nourriture | essen, mahlzeit, snacks, imbiss
drink: drink, drinks, beverage, beverages | bebida, bebidas, beber, tomar | boisson, boissons, boire | getränk, getränke, trinken
alcohol < drink: alcohol, liquor, booze, own bottle, byob | alcohol | alcool | alkohol
wine < alcohol: wine, red wine, white wine | vino, vino tinto | vin, vin rouge | wein, rotwein
beer < alcohol: beer, beers | cerveza | bière | bier
coffee < drink: coffee, espresso | café | café | kaffee
tea < drink: tea | té | thé | tee
soda < drink: soda, cola, juice | refresco, zumo, jugo | soda, jus | limonade, cola, saft
smoking: smoking, smoke, cigarette, vape, vaping, tobacco, cigar | fumar, tabaco, cigarrillo, vapear | fumer, tabac, cigarette, vapoter | rauchen, raucher, tabak, zigarette, dampfen
bike: bike, bikes, bicycle, cycling | bicicleta, bicicletas, bici | vélo, vélos | fahrrad, fahrräder, rad
beach: beach | playa | plage | strand
wedding: wedding, marry, reception, bridal, bride, married | boda, bodas, casarse, nos casamos, me caso, la novia, novios, nupcial | mariage, mariée, mariées, se marier | hochzeit, braut, heiraten
birthday: birthday, birthday cake, cake | cumpleaños, pastel, tarta | anniversaire, gâteau | geburtstag, kuchen, torte
photo: photo, photos, pictures, picture, photograph, photographer, camera | foto, fotos, fotografías, cámara | photo, photos, photographe | foto, fotos, bilder, kamera, fotograf
weather: weather, rain, raining, pouring, storm, bad weather, snow, rainy, wet day, what if it rains | lluvia, llueve, tormenta, mal tiempo, llover, nieve | météo, pluie, pleut, orage, mauvais temps, neige | wetter, regen, regnet, sturm, schlechtes wetter, schnee
wind < weather: wind, windy, gusts | viento, ventoso | vent, venteux | wind, windig
swim: swim, swimmer, know how to swim, able to swim | nadar, saber nadar | nager, savoir nager | schwimmen
life-vest: life vest, life jacket, flotation | chaleco salvavidas, salvavidas | gilet de sauvetage, gilet | schwimmweste, rettungsweste
wetsuit: wetsuit, wet suit | neopreno, traje de neopreno | combinaison | neoprenanzug
equipment: equipment, gear, tools, supplies, own gear, materials, paddle, kayak, helmet, apron, aprons | equipo, material, materiales, herramientas, casco, remo | équipement, matériel, outils, casque, pagaie | ausrüstung, material, werkzeug, helm, paddel
weight-limit: weight limit, weigh, heavy, maximum weight, pounds | límite de peso, peso | poids, limite de poids | gewichtsgrenze, gewicht
wildlife: sharks, shark, whales, dolphins, seals | tiburones, ballenas, delfines | requins, baleines, dauphins | haie, wale, delfine
moon: full moon, moonlight, stars | luna llena, luna | pleine lune, lune | vollmond, mond
first-aid: first aid, first-aid, cpr | primeros auxilios | premiers secours, secourisme | erste hilfe, ersthelfer
safety: safe, safety, dangerous, security, secure | seguro para, seguridad, peligroso, es seguro | sûr, sécurité, dangereux | sicher, sicherheit, gefährlich
play-area: play area, playground, toys, kids corner | zona de juegos, juguetes | espace enfants, jouets, coin enfants | spielecke, spielplatz, spielzeug
noise: noise, noisy, quiet, loud | ruido, ruidoso, tranquilo, silencio | bruit, bruyant, calme | lärm, laut, ruhig
music: music, playlist | música | musique | musik
tour: tour, tours, trip, excursion | excursión, tour, paseo | excursion, tour, visite guidée | tour, touren, ausflug
rental: rental, rent, hire, borrow, borrowed | alquiler, alquilar, prestar, prestado | location, louer, prêter, emprunter | miete, mieten, verleih, leihen, ausleihen
loaner < rental: loaner, loaner car, courtesy car, replacement car, car i can use, car to use, use while mine, rental car while, loaner phone, loan car, spare car, car * meantime | coche de sustitución, coche de cortesía, vehículo de cortesía, coche de préstamo | véhicule de prêt, voiture de prêt, voiture de remplacement, voiture de courtoisie | leihwagen, ersatzwagen, ersatzfahrzeug
fuel: gas, fuel, gasoline, full tank, tank | gasolina, combustible, tanque lleno | essence, carburant, plein | benzin, sprit, tank, vollgetankt
storage: store, storage, storing, keep my furniture, keep my stuff, keep my things, hold my stuff, keep * furniture, keep them, keep * until, forgot to collect, forget to collect, storage fee, storage fees, how long will you keep, how long do you keep | almacenar, guardar, almacenamiento, trastero, guardan | stocker, stockage, garde-meuble, entreposer, garder | lagern, lagerung, einlagern, aufbewahren
boxes: box, boxes, cardboard, packing materials | cajas, caja, cartón | cartons, carton, boîtes | karton, kartons, kisten
piano: piano, baby grand, grand piano | piano | piano | klavier, flügel
plants: plants, plant | plantas | plantes | pflanzen
hazardous: flammable, propane, paint, hazardous, chemicals, explosive | inflamable, propano, pintura, peligrosos | inflammable, propane, peinture, dangereux | entzündlich, propan, farbe, gefahrgut
truck: truck, van, size of the truck | camión, furgoneta | camion, camionnette | lkw, laster, transporter
disassemble: take apart, disassemble, reassemble, dismantle, assemble | desmontar, montar | démonter, remonter | abbauen, zerlegen, aufbauen
haul-away: haul away, haul, dispose, junk, take away, recycle, recycling, disposal, get rid of | llevarse, desechar, reciclar, tirar | débarrasser, recycler, jeter, enlever | entsorgen, entsorgung, recyceln, mitnehmen
waste < haul-away: waste, trash, garbage, debris, rubbish, mess, clean up, clean-up, clean * up | basura, residuos, escombros, limpiar después, desorden | déchets, poubelle, gravats, nettoyer après, ménage | müll, abfall, schutt, aufräumen, dreck, sauber machen
furniture: furniture, couch, sofa, bed, beds, table | muebles, sofá, cama | meubles, canapé, lit | möbel, sofa, bett, tisch
floor-cover: cover floors, floors, carpet, shoe covers, take * shoes off, shoes, boots | suelos, alfombra, zapatos | sols, moquette, chaussures | böden, boden, teppich, schuhe
wall-repair: drywall, patch the wall, holes in the wall, holes, hole, plaster, patching, wall | pared, agujeros, yeso, paredes | mur, trous, plâtre, placo | wand, löcher, gips, putz, rigips
power-outage: power, without power, without electricity, power off, switch off, outage, lights off, blackout, blackouts, power cut, power goes out, power fails, grid goes down, grid fails, grid is down, lose power, brownout, lights go out, backup power | sin luz, cortar la luz, apagón, apagones, se va la luz, corte de luz, cortes de luz, corte de electricidad, quedarse sin luz, corte de corriente | sans courant, coupure, coupure de courant, coupures de courant, panne de courant, plus de courant, couper le courant, coupez le courant, coupure d'électricité | stromausfall, ohne strom, abgeschaltet, strom ausfällt, strom weg, kein strom, strom abschalten, blackout, netz ausfällt, strom abgestellt
water-off: water off, shut off the water, without water | sin agua, cortar el agua | couper l'eau, sans eau | wasser abgestellt, ohne wasser
towing: tow, towing, won't start, come get it, broke down, broken down, stranded, tow truck, breakdown | grúa, remolcar, remolque, no arranca, averiado | remorquer, remorquage, dépannage, ne démarre pas, en panne | abschleppen, abschleppdienst, springt nicht an, liegengeblieben, pannendienst
moving-house: moved house, just moved, move house, moving house, new apartment, new home, new house, relocate, after a move | mudanza, mudado, mudarse, nueva casa, nuevo piso | déménagement, déménager, emménager, nouvel appartement | umzug, umgezogen, umziehen, neue wohnung, neuen wohnung, neues haus
transport-it: transport, move my, move the, move pianos | transportar, trasladar | transporter, déplacer mon | transportieren, transport, fahren sie mein, fahren sie meine
humidity: humidity, damp, dry air, humid | humedad | humidité | luftfeuchtigkeit, luftfeuchte, feuchtigkeit
`;
