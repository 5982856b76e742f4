// Cars, motorcycles, bicycles and boats, travel and hotels, places and the ways to them, parking and access.
export const wheelAndPlaceWords = `
car: coche, carro, auto, automóvil, coches, carros, autos | voiture, auto, bagnole, char, voitures, automobile | auto, wagen, pkw, autos, karre, automobil
vehicle: vehículo, vehículos | véhicule, véhicules | fahrzeug, fahrzeuge, kfz, gefährt
sedan: sedán, berlina | berline | limousine, stufenheck
suv: todoterreno, suv | suv | geländewagen, suv
wagon: vagón, vagones | wagon | kombi, waggon
convertible: descapotable, convertible | cabriolet, décapotable | cabrio, cabriolet
limousine: limusina, limusinas | limousine | stretchlimousine, chauffeurdienst
hybrid: híbrido, híbridos, híbrida | hybride, hybrides | hybrid, hybride, hybridauto
minivan: monovolumen, minivan | monospace | minivan, familienauto, van
pickup: picop, pickup | pickup | pritschenwagen, pickup
bus: autobús, autobuses, guagua, colectivo, bus, microbús, autocar | bus, autobus, autocar | bus, busse, autobus, reisebus, linienbus, postauto
taxi: taxi, taxis, taxista, uber | taxi, taxis | taxi, taxis
train: tren, trenes, ferrocarril, cercanías | train, trains, tgv | zug, züge, bahn, zugfahrt, eisenbahn, intercity
railway: ferroviario, ferrocarriles | ferroviaire, sncf | bahnhof, bahnhöfe, hauptbahnhof, gleis, schiene
tram: tranvía, tranvías | tram, tramway, trams | straßenbahn, tram, strassenbahn, straßenbahnen
subway: subte, suburbano | métro, rer | ubahn, untergrundbahn, sbahn
airport: aeropuerto, aeropuertos | aéroport, aéroports | flughafen, flughäfen
plane: avión, aviones | avion, avions | flugzeug, flieger, flugzeuge
flight: vuelo, vuelos, volar, vuela | vol, vols | flug, flüge, fliegen, fliegt, geflogen, rückflug
helicopter: helicóptero, dron | hélicoptère, drone | hubschrauber, helikopter, drohne
motorcycle: moto, motocicleta, motos, motociclista | moto, motocyclette, motos, motard | motorrad, motorräder, töff
scooter: escúter, patinete, motoneta, ciclomotor, patineta | scooter, trottinette, mobylette, cyclomoteur, vélomoteur | roller, motorroller, moped, mofa, scooter, vespa
bicycle: bicicleta, bici, bicicletas, bicis, ciclista | vélo, bicyclette, vélos, bécane, cycliste | fahrrad, rad, fahrräder, velo, velos, radfahrer, drahtesel
biking: ciclismo, pedalear, rodada | cyclisme, pédaler, vtt | radfahren, radeln, radtour, mountainbike, radsport
tricycle: triciclo, triciclos | tricycle | dreirad, lastenrad
pedal: pedal, pedales, manubrio, manillar | pédale, pédales, pédalier, guidon | pedal, pedale, lenker
saddle: sillín, montura | selle, selles, sellerie | sattel, sättel, sattler, sattlerei
tire: llanta, neumático, llantas, neumáticos | pneu, pneus, pneumatique, pneumatiques | reifen, pneu, autoreifen, winterreifen, sommerreifen, reifenwechsel, pneus, ganzjahresreifen
wheel: rueda, ruedas, rin, rines | roue, roues, jante, jantes | felge, felgen, räder, radwechsel, räderwechsel, speiche, speichen
puncture: ponchadura, pinchazo, ponchado, ponchar, pinchar, pinchada, ponchada, desponchar, vulcanizadora | crevaison, crevaisons | reifenpanne, plattfuß, platten, platter, patschen
brake: freno, frenos, frenar, balata, balatas, frena | frein, freins, freiner, plaquette, plaquettes, freinage | bremse, bremsen, bremsbelag, bremsbeläge, bremsscheibe, bremsscheiben, handbremse, bremst
clutch: embrague, clutch | embrayage | kupplung, kupplungen
engine: motor, motores | moteur, moteurs, culasse | motor, motoren, triebwerk, motorschaden
gearbox: transmisión | transmission | getriebe, schaltgetriebe, automatikgetriebe, getriebeschaden
gear: marcha, marchas, engranaje, engrane, velocidades | vitesses, engrenage, dérailleur | gangschaltung, gänge, schaltung, zahnrad
automatic: automático, automática | automatique | automatik, automatisch, automatikwagen
manual: manual | manuel, manuelle | manuell, schaltwagen
exhaust: mofle, silenciador, muffler | échappement, catalyseur | auspuff, abgas, katalysator, abgase
suspension: suspensión, amortiguador, amortiguadores | suspension, amortisseur, amortisseurs | stoßdämpfer, federung, fahrwerk
steering: alineación, alinear, volante, alineamiento | volant, parallélisme, géométrie | lenkung, lenkrad, achsvermessung, servolenkung
balancing: balanceo, balancear, equilibrado | équilibrage | auswuchten, wuchten
axle: eje, ejes | essieu, cardan | achse, antriebswelle, achsen
belt: banda, cinturón, cinturones | ceinture, ceintures, courroie, courroies | sicherheitsgurt, keilriemen, zahnriemen, gürtel
ignition: encendido, bujía, bujías, ignición | allumage, démarreur | zündung, zündkerze, zündkerzen, anlasser, zündschloss
start: arrancar, arranca, arranque, prende, encender, enciende | démarrer, démarre, démarrage, allumer, allume | anspringen, anlassen, springt, starten, startet, einschalten
stalled: calarse, ahogarse | caler, cale, calé | absaufen, abgewürgt, absterben
extinguish: apagar, apaga, apago, apagado, extinguir | éteindre, éteint, éteins, éteinte | ausschalten, löschen, löscht, abstellen, erlöschen
dynamo: alternador, dinamo | alternateur, dynamo | lichtmaschine, dynamo
turbo: turbo, turbocompresor | turbo, turbocompresseur | turbo, turbolader
injection: inyector, inyectores | injecteur, injecteurs | einspritzpumpe, einspritzdüse, injektor
coolant: anticongelante, refrigerante | frigorigène, réfrigérant | kühlmittel, kältemittel, kühlwasser, kühler
fuel: gasolina, combustible, diésel, nafta, bencina, gasóleo | essence, carburant, diesel, gazole, gasoil | benzin, sprit, diesel, treibstoff, kraftstoff
refuel: gasolinera, repostar, gasolinería | ravitailler | tanken, tankstelle, tankstellen, volltanken, getankt
lubricant: lubricante, lubricar, engrase, lubricación | lubrifiant, lubrifier, lubrification | schmiermittel, schmieren, ölwechsel, motoröl
gauge: indicador, calibre, salpicadero | jauge, voyant, manomètre | warnleuchte, kontrollleuchte, manometer, warnlampe, anzeige, armaturenbrett
mileage: kilometraje, millaje | kilométrage | kilometerstand, laufleistung
speed: velocidad | vitesse, rapidité | geschwindigkeit, tempo
fast: rápido, rápida, veloz, exprés, rápidamente | rapide, vite, rapidement | schnell, rasch, zügig, flott
slow: lento, despacio, lenta | lent, lente, lentement | langsam, gemächlich
bumper: parachoques, defensa, paragolpes, fascia | parechoc | stoßstange, stoßfänger, stossstange
fender: salpicadera, guardabarros, aleta | aile, ailes | kotflügel, schutzblech
bodywork: carrocería, hojalatería, hojalatero, latonería, chapista | carrosserie, carrossier, tôlier | karosserie, karosserien, blechschaden, lackiererei, ausbeulen, spenglerei
windshield: parabrisas, medallón, limpiaparabrisas, plumillas | parebrise | windschutzscheibe, frontscheibe, autoscheibe, autoglas, scheibenwischer, wischerblatt, wischerblätter
headlight: faro, faros, fanal | phare, phares, clignotant | scheinwerfer, rücklicht, blinker, fernlicht
horn: claxon, bocina, cuerno | klaxon, avertisseur, corne | hupe, hupen, horn
seat: asiento, asientos, butacas | siège, sièges, banquette | sitz, sitze, sitzplatz, kindersitz, sitzplätze, rückbank
airbag: airbag | airbag | airbag
mechanic: mecánico, mecánica, mecánicos | mécanicien, garagiste, mécano, mécanique, mécanicienne | mechaniker, mechatroniker, mechanikerin, automechaniker, kfzmechaniker, autowerkstatt
dealer: concesionario, concesionaria | concessionnaire, concession | autohaus, autohändler, händler, fachhändler
tow: remolcar, grúa, grúas, arrastrar, remolca | remorquer, remorquage, dépanneuse, remorqueuse, tracter | abschleppen, abschleppdienst, abgeschleppt, abschleppwagen, pannendienst, pannenhilfe
crash: choque, chocar, choqué, estrellar, chocado, colisión, chocó | collision, percuter, accrochage, emboutir | zusammenstoß, aufprall, unfallwagen, auffahrunfall, gekracht
accident: accidente, accidentes, accidentado, percance | accident, accidents, accidenté | unfall, unfälle, verkehrsunfall, autounfall, unfallschaden, arbeitsunfall
insurer: aseguradora, aseguradoras | assureur, assureurs | versicherer, haftpflicht, vollkasko, teilkasko
registration: matrícula, matriculación, placas, placa, matriculado, tenencia, refrendo | immatriculation, plaque, plaques, immatriculer | kennzeichen, zulassung, nummernschild, fahrzeugschein, autonummer, kfzzulassung, kontrollschild
emissions: itv, smog, contaminante, esmog | pollution, antipollution | tüv, hauptuntersuchung, abgasuntersuchung, pickerl, feinstaub
license: licencia, carné, brevete, carnet | permis, licence | führerschein, fahrerlaubnis, führerausweis, lizenz, fahrausweis
drive: conducir, manejar, conduzco, manejo, conduce, maneja, conducción | conduire, conduite, conduis, conduit, rouler, roule | fahren, fährt, gefahren, autofahren, fahrt, lenken
driver: conductor, conductora, chofer, chófer, conductores | conducteur, conductrice, chauffeur, automobiliste | fahrer, fahrerin, chauffeur, autofahrer
driving: autoescuela, autoescuelas | autoécole | fahrschule, fahrstunde, fahrstunden, fahrlehrer, fahrprüfung, fahrlehrerin
passenger: pasajero, pasajeros, pasajera | passager, passagers, passagère | passagier, fahrgast, fahrgäste, mitfahrer, beifahrer
ride: aventón, raite, monta, cabalgar, paseo, cabalgata | chevaucher, covoiturage, équitation, cavalier | reiten, ritt, mitfahrgelegenheit, reitstunde, reitstunden, reiter, reitet
turn: girar, voltear, giro, vuelta, vueltas | tourner, tourne, virage | abbiegen, drehen, dreht, kurve, abbiegt
traffic: tráfico, tránsito, embotellamiento | circulation, trafic, embouteillage, embouteillages, bouchon, bouchons | verkehr, stau, staus, verkehrsstau, straßenverkehr
fines: multa, multas, infracción, multar, multaron | amende, amendes, contravention, verbaliser, pv | strafzettel, bußgeld, buße, knöllchen, geldstrafe
lane: carril, carriles | voie, voies | fahrspur, spur, fahrbahn, spuren
road: carretera, camino, carreteras, caminos | chaussée, chemin, chemins, voirie | landstraße, fahrweg, feldweg, bundesstraße
street: calle, calles, callejón, callejuela | rue, rues, ruelle | straße, strasse, gasse, straßen, seitenstraße, hauptstraße
avenue: avenida, bulevar, avenidas | avenue, boulevard, boulevards | allee, boulevard, prachtstraße
highway: autopista, autovía, libramiento, autopistas, periférico | autoroute, autoroutes, rocade | autobahn, schnellstraße, autobahnausfahrt, autobahnen
toll: peaje, peajes | péage, péages, télépéage | maut, vignette, mautgebühr
bridge: puente, puentes | pont, ponts, passerelle | brücke, brücken
tunnel: túnel, túneles | tunnel, tunnels | tunnel, unterführung
intersection: cruce, intersección, crucero, cruces, bocacalle | carrefour, intersection, croisement | kreuzung, kreuzungen, straßenkreuzung
roundabout: rotonda, redoma, rotondas | giratoire | kreisverkehr, kreisel
sidewalk: acera, banqueta, vereda | trottoir, trottoirs | gehsteig, gehweg, bürgersteig, trottoir
pedestrian: peatón, peatones, peatonal | piéton, piétons, piétonne, piétonnier | fußgänger, fußgängerzone, zebrastreifen, passant
crossing: cruzar, cruzando, travesía | traverser, traversée | überqueren, überquerung, übergang, überfahrt
signal: semáforo, señal, señales, semáforos, señalización | signal, signaux | ampel, signal, ampeln, verkehrszeichen
sign: letrero, cartel, rótulo, letreros | enseigne, pancarte, écriteau | schild, schilder, hinweisschild, beschilderung
path: sendero, senda, senderos | sentier, sentiers, allée | pfad, wanderpfad, fußweg, fussweg, trampelpfad
route: ruta, rutas, recorrido, itinerario, trayecto | route, routes, itinéraire, parcours, trajet, trajets | route, strecke, anfahrt, wegbeschreibung, anreiseweg, anfahrtsweg
way: vía, manera, caminito | façon, manière | weg, wege, heimweg
direction: rumbo, indicaciones, sentido | direction, sens, indications | richtung, fahrtrichtung, himmelsrichtung
map: mapa, mapas, croquis | mappe | landkarte, stadtplan, straßenkarte
location: ubicación, localización, ubicado, ubicada, localizado, paradero | emplacement, localisation, situé, située | standort, lage, standorte, gelegen
address: dirección, direcciones, señas | adresse, adresses | adresse, anschrift, adressen, lieferadresse
place: lugar, lugares, plaza | lieu, lieux, endroit, endroits | ort, orte, örtlichkeit
area: zona, zonas, área, áreas, comarca, alrededores | zone, secteur, zones, secteurs, environs, alentours | gegend, gebiet, umgebung, bereich, gebiete, einzugsgebiet
region: región, regiones, comarcal | région, régions, régional | region, regional, landkreis
district: distrito, delegación, distritos, alcaldía | arrondissement, arrondissements, canton | bezirk, stadtbezirk, landbezirk, kanton
city: ciudad, ciudades, urbe | ville, villes, cité | stadt, städte, großstadt, stadtgebiet
downtown: centro, céntrico, céntrica | centre | innenstadt, zentrum, stadtmitte, altstadt, stadtzentrum
town: pueblo, municipio, pueblos, localidad, ayuntamiento | commune, bourg, bourgade, municipalité, mairie | gemeinde, ortschaft, kleinstadt, rathaus
village: aldea, pueblito, aldeas | village, villages, hameau | dorf, dörfer, weiler
suburb: afueras, suburbio, periferia, extrarradio, suburbios | banlieue, banlieues, périphérie | vorort, stadtrand, vororte, umland
countryside: rural, campiña | campagne, campagnes, rural | ländlich, dorfrand
county: condado, provincia | comté, département, départements | kreis, provinz, regierungsbezirk
state: estatal, entidad | étatique | bundesland, staat, bundesländer
country: país, países | pays | land, länder, heimat
overseas: ultramar | outremer | übersee, auslandsreise
border: frontera, aduana, fronteras, aduanas | frontière, douane, frontières, douanes | grenze, zoll, grenzen, verzollung
local: lugareño, regional, locales | locale, locaux, régionaux | örtlich, lokal, ortsansässig, einheimisch
near: cercano, cercana, cerquita | proche, près, proximité, proches | nähe, nahe, nebenan, nahegelegen
far: lejos, lejano, retirado, lejana | loin, lointain, éloigné | weit, entfernt, fern
distance: distancia, distancias, lejanía | distance, distances | distanz, abstand
radius: radio | périmètre | umkreis, radius
miles: milla, millas | lieue, lieues | meile, meilen
kilometers: kilómetro, kilómetros | kilomètre, kilomètres | kilometer
north: norte, norteño | nord | norden, nord, nördlich
south: sur, sureño | sud | süden, süd, südlich
east: oriente, oriental | orient | osten, ost, östlich
west: oeste, poniente, occidente | ouest, occident | westen, west, westlich
left: izquierda, izquierdo | gauche | links, linke, linken
right: derecha | droite | rechts
opposite: enfrente, opuesto, contrario | face, opposé, contraire | gegenüber, gegenteil, vis
find: encontrar, encuentro, encuentra, hallar, localizar | trouver, trouve, retrouver, trouvé | finden, gefunden, auffinden, auffindbar
arrive: llegar, llegada, llego, arribar, llega | arriver, arrivée, arrivons, parvenir | ankommen, ankunft, eintreffen, angekommen, anreise, anreisen
depart: partir, zarpar, partida | partir, départ, pars, départs | abfahren, abfahrt, abreisen, abreise, abflug, aufbrechen
return: regresar, regreso, devolver, devolución, devuelvo, retornar, retorno | retour, retourner, rentrer, revenir, rendre, restituer | zurückkommen, rückkehr, rückgabe, zurückgeben, rückfahrt, zurück, zurückbringen
parking: estacionamiento, aparcamiento, parking, estacionamientos, parqueo, parqueadero | parking, stationnement, parkings, parcmètre | parkplatz, parkplätze, parken, parkhaus, tiefgarage, parkmöglichkeit, parkieren, parkgelegenheit
parked: estacionar, aparcar, estaciono, aparco, parquear, estacionado, aparcado | garer, stationner, garé, stationné | einparken, geparkt, abgestellt, parkiert, parkt
valet: aparcacoches, valet | voiturier | parkservice, hoteldiener
shuttle: lanzadera, traslados, shuttle, transfer | navette, navettes | shuttle, zubringer, pendelbus, flughafentransfer, shuttlebus
station: estación, estaciones, andén, terminal | gare, gares, quai, station, stations | station, stationen, haltestelle, haltestellen, busbahnhof, bushaltestelle
stop: parar, parada, paradas, detener, detiene | arrêter, arrêt, arrêts, stopper, arrête | anhalten, halten, stoppen, hält, halt, stehenbleiben
pier: embarcadero, muelle, malecón | embarcadère, jetée, ponton | steg, anlegestelle, anleger, kai, bootssteg
harbor: puerto, puertos, portuario | port, ports, havre | hafen, häfen
marina: marina, náutico | marina, nautique, plaisance | jachthafen, yachthafen, bootshafen, liegeplatz, bootswerft
boat: lancha, bote, barca, botes, embarcación, lanchas | bateau, bateaux, barque, embarcation, canot | boot, boote, motorboot, kahn, schlauchboot
sail: velero, navegar, veleros, navega, navegación | voile, voilier, naviguer, navigation | segel, segelboot, segeln, segelschein, segelt, segelkurs
yacht: yate, yates, catamarán | yacht, catamaran | jacht, yacht, katamaran, yachten
kayak: kayak, piragua, kayaks | kayak, kayaks | kajak, kajaks
canoe: canoa, remo, remar, remos | canoë, pagaie, ramer, rame | kanu, paddel, rudern, kanus, ruderboot, paddeln
ferry: transbordador, ferri | ferry, traversier | fähre, fähren, autofähre
hull: quilla | coque, quille | rumpf, kiel, bootsrumpf
anchor: ancla, anclar, fondear | ancre, ancrer, mouillage | anker, ankern, verankern
cruise: cruceros | croisière, croisières | kreuzfahrt, kreuzfahrten
captain: capitán | capitaine, skipper | kapitän, bootsführer, schiffer
travel: viajar, viajo, viajero, viajeros, viajan | voyager, voyageur, voyagent | reisen, reisende, verreisen, gereist, reist
trip: viaje, viajes, excursiones | voyage, voyages, excursion, périple | reise, ausflug, ausflüge, tour, kurztrip
tour: tour, gira, tours, guiada, guiado | circuit, guidée, guidé | führung, rundfahrt, stadtführung, rundreise, stadtrundfahrt
guide: guía, guías, orientar | guide, guides, guider | reiseführer, reiseleiter, reiseleitung
tourist: turista, turistas, turístico, turismo, turística | touriste, touristes, touristique, tourisme | tourist, touristen, tourismus, touristin, touristisch
vacation: vacaciones, vacación, vacacional, veraneo | vacances, vacancier, congé, congés | urlaub, ferien, urlauber, urlaubszeit, feriengast
holiday: feriado, festivo, festivos, feriados | férié, fériés | feiertag, feiertage, feiertags
agency: agencia, agencias | agence, agences | agentur, reisebüro, agenturen
destination: destino, destinos | destination, destinations | ziel, reiseziel, zielort
luggage: equipaje, equipajes, maletero | bagage, bagages, coffre | gepäck, reisegepäck, kofferraum, handgepäck
suitcase: maleta, maletas, valija, petaca, valijas | valise, valises, mallette | koffer, reisekoffer, rollkoffer
backpack: mochila, mochilas, morral | cartable, havresac | rucksack, rucksäcke, schulranzen
passport: pasaporte, pasaportes | passeport, passeports | reisepass, pass, pässe, passfoto
visa: visado, visa, visados, visas | visa, visas | visum, visa, visumantrag
ticket: boleto, billete, boletos, tiquete, billetes, pasaje | billet, billets, ticket, tickets | fahrkarte, ticket, eintrittskarte, fahrschein, billett, tickets, flugticket
hotel: hotel, hoteles, hotelero, posada, hostería | hôtel, hôtels, hôtelier, hôtelière | hotel, hotels, hotelzimmer, herberge, hotelier
hostel: hostal, hostel, albergue, albergues | auberge, hostel | hostel, jugendherberge
inn: mesón, fonda, parador | relais, gîte, gîtes | gasthof, gasthaus, gästehaus, pension, wirtshaus
motel: motel, moteles | motel, motels | motel, raststätte
resort: balneario, resort | villégiature | ferienanlage, resort, kurort
lodging: alojamiento, hospedaje, alojar, hospedar, alojo | hébergement, loger, héberger, hébergements | unterkunft, unterkünfte, übernachtung, unterbringung, beherbergung
rental: alquiler, alquileres, arrendamiento, airbnb | location, locations, louage | vermietung, verleih, ferienwohnung, mietwagen, ferienwohnungen, autovermietung
rent: alquilar, rentar, renta, alquilo, rento, arrendar, rentan, alquilan | louer, loue, loyer, loyers, louez | mieten, miete, vermieten, mietet, leihen, ausleihen, leiht, vermietet, mietpreis
lease: arriendo, subarrendar | bail, baux, leasing | mietvertrag, leasing, pacht, pachten, untermiete
stay: estancia, estadía, quedarse, alojarse, quedo, permanecer | séjour, rester, séjourner, séjours, reste | aufenthalt, bleiben, übernachten, bleibt, geblieben, aufenthalte
overnight: pernoctar, pernocta, trasnochar | nuitée, nuitées | übernachtungen, übernacht, nächtigung, nächtigen
guest: huésped, huéspedes, invitado, invitados, comensal | hôte, hôtes, invité, invités, convive | gast, gäste, besucher, hotelgast
reception: recepción, recepcionista, recepcionistas | réception, accueil, réceptionniste | rezeption, empfang, empfangsdame, lobby
foyer: lobby, antesala | hall, lobby | foyer, eingangshalle, wartezimmer, warteraum, wartebereich
suite: suite, suites | suites, chambres | suite, suiten
double: doble, matrimonial, dobles | double, doubles | doppelzimmer, doppelt, doppel
single: individual | individuel, individuelle | einzelzimmer, einzeln, einzelne
vacancy: disponibilidad | disponibilités, disponibilité, vacant | verfügbarkeit, leerstehend, belegung
available: disponible, disponibles, libre, libres | disponible, disponibles, libre, libres | verfügbar, frei, freie, lieferbar
occupied: ocupado, ocupada, ocupados | occupé, occupée | besetzt, belegt, ausgebucht
camper: autocaravana, cámper | autocaravane | wohnmobil, wohnmobile, reisemobil, campingbus
caravan: caravana, caravanas, roulotte | caravane, caravanes, roulotte | wohnwagen, wohnwägen, wohnanhänger
wheelchair: parapléjico, tetrapléjico | roulant, paraplégique | rollstuhl, rollstühle, rollstuhlfahrer, rollstuhlgerecht, querschnittsgelähmt
disabled: discapacitado, discapacidad, minusválido, discapacitados, minusválidos, impedido, inválido | handicapé, handicap, handicapée, handicapés, invalide, invalidité | behindert, behinderung, behinderte, schwerbehindert, behindertengerecht, gehbehindert
accessible: accesible, accesibles, accesibilidad, adaptado | accessible, accessibles, accessibilité, pmr | barrierefrei, zugänglich, barrierefreiheit, stufenlos, stufenfrei, schwellenfrei
access: acceso, accesos, acceder, accede | accès, accéder, accède | zugang, zugänge, zutritt, zufahrt
mobility: movilidad | mobilité | mobilität, gehfähig, beweglichkeit
ramp: rampa, rampas | rampes | rampe, rampen, auffahrt, rollstuhlrampe
walker: andador, andadera, caminador | déambulateur, marchette, rollator | rollator, gehhilfe, gehhilfen, gehwagen
crutches: muleta, muletas | béquille, béquilles | krücke, krücken
cane: bastón, bastones | canne, cannes | gehstock, spazierstock, blindenstock
blind: ciego, ciega, invidente, ceguera, ciegos | aveugle, aveugles, malvoyant, malvoyante | blind, blinde, sehbehindert, blinden, blindenhund
deaf: sordo, sorda, sordera, sordos | sourd, sourde, malentendant, sourds, malentendants | taub, gehörlos, schwerhörig, gehörlose
braille: braille | braille | brailleschrift, blindenschrift
elderly: anciano, ancianos, anciana | âgé, âgée, âgées, senior, seniors | senioren, älter, betagt, ältere, seniorin
stroller: carriola, cochecito, carreola | poussette, poussettes, landau | kinderwagen, buggy
walk: caminar, andar, camina, ando, pasear | marcher, promener, promenade, balader | spazieren, laufen, läuft, spaziergang, spazierengehen, spaziert, gelaufen
run: correr, corro, corre | courir, courent | rennen, rennt, joggen, gerannt, joggt
step: paso, pasos, pisar | enjambée | schritt, schritte, schwelle, türschwelle
jump: saltar, salto, brincar, brinco, trampolín | sauter, saut, saute, trampoline | springen, sprung, trampolin, hüpfburg, hüpfen
fall: caer, caída, caigo, caerse, caído, cayó, caen | tomber, chute, tombe, tombé, chuter | fallen, sturz, hinfallen, gefallen, stürzen
follow: seguir, sigo, sigue, seguimiento | suivre, suivi | folgen, verfolgen, nachgehen
cross: cruz, atravesar, cruza | croix, croiser | kreuz, queren, kreuzen
lost: perdido, perdida, extraviado, extravío, extraviada | perdu, perdue, perdus, égaré | verloren, verlaufen, verirrt, verlorene, verfahren
lose: perder, pierdo, pierde, extraviar, perdí | perdre, perds, perd, perte, égarer | verlieren, verliert, verlust, verlor
gps: gps | gps | navi, navigationsgerät, gps
meet: reunirse, verse | rejoindre, rencontrer, rendez | treffen, trifft, getroffen, treffpunkt
restroom: sanitarios, mingitorio | urinoir, sanitaires | wcanlage, pissoir, behindertentoilette
church: iglesia, templo, catedral, parroquia, capilla | église, temple, cathédrale, chapelle | kirche, kapelle, kirchen, dom, münster
museum: museo, museos, exposición | musée, musées, exposition | museum, museen, ausstellung
library: biblioteca, bibliotecas | bibliothèque, médiathèque | bibliothek, bücherei, bibliotheken
theater: teatro, teatros | théâtre, théâtres | theater, schauspielhaus
cinema: cine, cines | cinéma, ciné, cinémas | kino, kinos
stadium: estadio, estadios, cancha | stade, stades | stadion, sportplatz, stadien
castle: castillo, palacio, alcázar | palais, forteresse, châteaux | burg, palast, burgen
monument: monumento, estatua, monumentos | monument, statue, monuments | denkmal, statue, sehenswürdigkeit, sehenswürdigkeiten
zoo: zoológico, zoo | zoo, zoologique | zoo, tierpark, tiergarten
cemetery: cementerio, panteón, camposanto, cementerios | cimetière, cimetières | friedhof, friedhöfe, grab, gräber
mall: mall, hipermercado | galerie, galeries, hypermarché | einkaufszentrum, einkaufszentren, shoppingcenter
venue: recinto, venue | amphithéâtre | veranstaltungsort, saal, festsaal, location, säle
headquarters: sede, matriz | qg | hauptsitz, zentrale, firmensitz
ocean: oceánico, atlántico, pacífico | océanique, atlantique, pacifique | atlantik, pazifik
quad: cuatrimoto, cuatriciclo, buggy | quad, quads, buggy | quad, quads
snowmobile: motonieve | motoneige | schneemobil, motorschlitten
trunks: cajuela, baúl | malle, coffres | kofferräume, heckklappe
bonnet: capó, cofre | capot | motorhaube
tube: llantera, llantero | gonflage, regonfler | fahrradschlauch, schlauchlos
inflate: inflar, inflado, infla, inflador | gonfle, gonfleur | aufpumpen, aufblasen, luftpumpe, reifendruck
deflated: desinflada, ponchadas | dégonflée | luftlos
tread: rodadura | rainure, crampon | profil, profiltiefe, reifenprofil
overheat: sobrecalentar, sobrecalienta | surchauffer, surchauffe, surchauffé | überhitzen, überhitzt, heißlaufen
tint: polarizar, polarizado, tintado, entintado | teinter, teinté, teintées | folierung, getönt
transponder: transpondedor, telemando | transpondeur, immobiliseur | wegfahrsperre, transponder, autoschlüssel, funkschlüssel
tuning: afinaciones | rodage, débridage | tuning, motoreinstellung, chiptuning
overhaul: rectificar, rectificación, reconstruir | réusinage, rectifier | generalüberholung, überholen, überholung
wreck: yonque, chocados, siniestrado | épaves, carcasse | totalschaden, wrack, schrottauto
chauffeur: chófers | chauffeurs, vtc | chauffeurservice, fahrdienst
minibus: minibús, combis | minibus | minibus, neunsitzer
platform: andenes, plataforma | quais, plateforme, plateformes | bahnsteig, plattform, perron
departure: despegue | décollage, embarquement | abflüge, startbahn, einstieg
disembark: desembarcar | débarquer | aussteigen
embassy: embajada, consulado, cónsul | ambassade, consulat, consulaire | botschaft, konsulat, konsularisch
layover: escala, escalas, transbordo, trasbordo | escale, correspondance, correspondances | zwischenstopp, umsteigen, zwischenlandung
souvenir: recuerdos, souvenir | souvenirs | andenken, souvenir, mitbringsel
sightseeing: paseos, turistear | touristiques, balades | sightseeing, besichtigungen
postcard: postales | postale | ansichtskarte, postkarte, ansichtskarten
pilgrimage: peregrinación, peregrino, romería | pèlerinage, pèlerin | wallfahrt, pilgern, pilger, jakobsweg
adventure: aventura, aventuras, rafting, tirolesa | aventure, aventures, tyrolienne | abenteuer, rafting, erlebnis
occupancy: ocupación | occupation, occupants | auslastung, belegungszahl, personenzahl
amenities: amenidades, comodidades, equipamiento | commodités, équipements, prestations | annehmlichkeiten, ausstattung, ausstattungen
equipped: equipado, equipada, dotado | équipé, équipée, équiper | ausgestattet, ausgerüstet, ausstatten
seaside: costera, playero | balnéaire | küstenort, strandnah, meernähe
campground: campismos | campings, caravaning | stellplatz, stellplätze, zeltwiese, wohnmobilstellplatz
cottage: cabañita, cabañas | chaumière, chalets, cabanes | landhaus, ferienhäuschen, chalet, hütten
crossroads: encrucijada, entronque | croisée, carrefours | abzweigung, abzweig, weggabelung
detour: desvío, desviación, desviar, rodeo | détour, déviation, dévier | umleitung, umweg, umfahren
shortcut: atajo, atajos | raccourcis | abkürzung, schleichweg
curve: curva, curvas | courbe, virages | kurven, serpentine, biegung
bypass: circunvalación | contournement, périphérique | umgehungsstraße, ringstraße, umfahrung
barrier: tope, barreras | barrières, borne, bornes, plot | schlagbaum, poller, absperrung
closure: clausura | fermetures | sperrung, straßensperrung, schließung, gesperrt
charging: electrolinera, electrolineras | wallbox | ladesäule, wallbox, ladepunkt
curb: bordillo, banquetas | bordure, bordures | bordstein, randstein, gehsteigkante
driveway: cocheras | allées | hofeinfahrt, garagenzufahrt, hofzufahrt
motorist: automovilista, automovilistas, motorista | automobilistes, conducteurs | verkehrsteilnehmer, kraftfahrer
overtake: rebasar, adelantar, rebase | dépasser, dépassement | überholt, überholmanöver
reverse: reversa, retroceder | reculer, recule | rückwärtsgang, rückwärts
accelerate: acelerar, acelera, acelerador | accélérer, accélère, accélérateur | beschleunigen, gaspedal, beschleunigt
skid: derrapar, derrape | dérapage | schlittern, aquaplaning
wander: deambular, vagar, recorrer | errer, flâner, parcourir | bummeln, schlendern, umherirren
caregiver: cuidador, cuidadora, cuidadores | aidant, aidante, aidants | pflegekraft, pflegeperson
paralyzed: paralizado, parálisis, tullido | paralysé, paralysie, tétraplégique | gelähmt, lähmung, querschnittslähmung
prosthetic: amputado | amputé, orthopédiste | amputiert, orthopädietechnik, beinprothese
impaired: deficiencia, impedimento | déficience, déficient, déficit | beeinträchtigung, einschränkung
companion: lazarillo | compagne | gefährte, begleithund, assistenzhund
inclusive: incluyente, inclusivo, inclusión | inclusif, inclusion, inclusive | inklusiv, inklusion, integrativ
plaza: zócalo, plazuela, glorietas | esplanade, parvis, placette | marktplatz, dorfplatz, hauptplatz
market: mercado, mercados, mercadillo | marché, marchés, halles | markt, märkte, wochenmarkt, markthalle
carnival: feria, ferias, verbena | foire, foires, kermesse | jahrmarkt, kirmes, volksfest, kirtag
campus: campus, facultades | campus, faculté | campus
nightclub: antro, discoteca, boliche | discothèque, cabaret | diskothek, disco, nachtclub
casino: casino, casinos | casino, casinos | casino, spielbank
lighthouse: almenara | sémaphore | leuchtturm
windmill: molino, molinos, eólico | moulins, éolienne, éolien | windmühle, windrad, windräder
ruins: ruinas, pirámide, pirámides | ruines, pyramide, vestiges | ruine, ruinen, pyramide
peninsula: península, peninsular | péninsule | halbinsel
europe: europa, europeo, europea | europe, européen, européenne | europa, europäisch
america: américa, americano | amérique, américain, américaine | amerika, amerikanisch
mexico: méxico, mexicano, mexicana | mexique, mexicain, mexicaine | mexiko, mexikanisch
spain: españa | espagne | spanien
germany: alemania | allemagne | deutschland
france: francia | france | frankreich
switzerland: suiza, suizo | suisse, suisses | schweiz, schweizer
austria: austria, austriaco | autriche, autrichien | österreich, österreichisch
italy: italia | italie | italien
canada: canadá, canadiense | canada, canadien, québécois | kanada, kanadisch
moor: atracar, amarradero | amarrer, accoster, amarrage | vertäuen, liegeplätze
rudder: timón, hélice, propela | gouvernail, hélice | ruder, schiffsschraube, steuerruder
crew: tripulación, tripulante, cuadrilla | équipage, équipages | besatzung, crew, kolonne
skateboard: monopatín, skate | skateboard | skateboard, skater
sled: trineo, trineos | luge, traîneau | schlitten, rodeln, rodel, schlittenfahrt
`;
