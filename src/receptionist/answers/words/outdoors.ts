// The garden, trees and pests, the weather and its damage, moving house and storage, and getting rid of things.
export const outdoorWords = `
garden: jardín, jardines, huerta, huerto | jardin, jardins, potager | garten, gärten, gemüsegarten, vorgarten, schrebergarten
gardener: jardinero, jardinera, jardineros | jardinier, jardinière, jardiniers | gärtner, gärtnerin, landschaftsgärtner
gardening: jardinería, paisajismo | jardinage | gartenarbeit, gartenpflege, gärtnern, gartenarbeiten
landscaping: paisajista, ajardinar, ajardinamiento | paysagiste, aménagement, paysagisme | gartenbau, landschaftsbau, gartengestaltung
lawn: césped, pasto, prado | pelouse, gazon | rasen, rasenfläche, rollrasen, rasenpflege
grass: hierba, zacate, grama, hierbas | herbe, herbes | gras, gräser
mower: podadora, cortacésped, cortadora | tondeuse | rasenmäher, mähroboter, mäher
mow: segar, siego, rapar | tondre, tonte, tondu, faucher, faucheuse | mähen, mäht, rasenmähen, gemäht
prune: podar, poda, podo, podado | élaguer, élagage, émonder, émondage | beschneiden, zurückschneiden, baumschnitt, obstbaumschnitt
hedge: seto, setos | haie, haies | hecke, hecken, heckenschnitt, heckenschere, heckenschneiden
trim: recorte, recortado, perfilar, emparejar | rogner, débroussailler, débroussaillage | stutzen, trimmen, gestutzt
tree: árbol, árboles, arbolado | arbre, arbres | baum, bäume, baumpflege, obstbaum, obstbäume
forestry: arborista, arbolista, podador, leñador, silvicultura | élagueur, arboriste, bûcheron, sylviculture | baumpfleger, baumkletterer, holzfäller, forst, förster, forstwirtschaft
felling: talar, tala, talado | abattage, déboiser | fällen, baumfällung
stump: tocón, tocones, muñón | souche, souches, dessouchage, essoucher | baumstumpf, wurzelstock, stumpffräsen, baumstümpfe
trunk: tronco, troncos | tronc, troncs | stamm, baumstamm, stämme
branches: rama, ramas, ramaje | branche, branches, branchage, branchages | ast, äste, zweig, zweige
roots: raíz, raíces | racine, racines | wurzel, wurzeln
leaves: hoja, hojas, hojarasca, follaje | feuille, feuilles, feuillage | blatt, blätter, laub, herbstlaub
bark: corteza, cortezas | écorce, écorces | rinde, rindenmulch, baumrinde
forest: bosque, bosques, selva | forêt, forêts | wald, wälder
palm: palmera, palmeras, palma | palmier, palmiers | palme, palmen
apple: manzana, manzano, manzanas | pomme, pommier, pommes | apfel, äpfel, apfelbaum
cherry: cereza, cerezo, cerezas | cerise, cerisier, cerises | kirsche, kirschen, kirschbaum
olive: oliva, olivo, aceituna, aceitunas, olivar | olive, olivier, olives | olive, oliven, olivenbaum
plant: planta, plantas, plantar, planto | plante, plantes, planter, plantation, planté | pflanze, pflanzen, bepflanzen, einpflanzen, bepflanzung, zimmerpflanze
flower: flor, flores, floral | fleur, fleurs, fleurir | blume, blumen, blüte, blüten
florist: florería, floristería, florista | fleuriste, fleuristes | florist, floristin, blumenladen, blumengeschäft
bouquet: ramo, ramillete, ramos | bouquet, gerbe, bouquets | strauß, blumenstrauß, sträuße, brautstrauß
bloom: florecer, florece, floración | floraison, éclore, bourgeon | blühen, blüht, knospe
roses: rosa, rosas, rosal | rose, roses, rosier | rose, rosen
tulip: tulipán, tulipanes | tulipe, tulipes | tulpe, tulpen
seeds: semilla, semillas, sembrar, siembra, siembro | graine, graines, semence, semer, semis | samen, saat, säen, saatgut, aussäen
soil: sustrato | terreau | blumenerde, mutterboden, humus
compost: composta, compostar | compost, composter | kompost, komposthaufen, komposter
fertilizer: abono, fertilizante, fertilizar | engrais, fertilisant, fertiliser | dünger, düngen, düngemittel, gedüngt
manure: estiércol | fumier, lisier | gülle, dung
mulch: mantillo, acolchado | paillage, paillis | mulch, mulchen
weed: maleza, deshierbar, hierbajo, desyerbar, desbroce, desbrozar, malezas | désherber, désherbage, désherbant | unkraut, jäten, unkrautbekämpfung, unkrautvernichter
moss: musgo, musgos | démousser, démoussage | moos, moosentfernung
ivy: hiedra, enredadera, trepadora | lierre, liane | efeu, kletterpflanze
irrigation: riego, aspersores, aspersor | arrosage, irrigation, arroseur | bewässerung, bewässerungsanlage, beregnung, rasensprenger
watering: regar, riega, rego, regado | arroser, arrosoir, arrose | gießen, giessen, gießkanne, gießt, bewässern
harvest: cosecha, cosechar, recolectar | récolte, récolter, vendange, cueillir | ernte, ernten, pflücken, geerntet
grow: crecer, crece, cultivar, crezco, crecido, cultivo | grandir, grandit, cultiver | wachsen, wächst, gewachsen
fountain: fuente, surtidor, fuentes | fontaine, fontaines, jet | springbrunnen, wasserspiel, fontäne
pond: estanque, laguna, charca | étang, mare, bassin | teich, gartenteich, teiche, weiher
greenhouse: invernadero, invernaderos, vivero | serre, serres, pépinière | gewächshaus, treibhaus, gärtnerei, baumschule
rake: rastrillo, rastrillar | râteau, râteler, ratisser | rechen, harke, harken
spade: azada, azadón | bêche, binette, truelle | spaten, hacke, kelle
barbecue: asador, parrillada, barbacoa, parrilla | barbecue, grillade, grillades | grill, grillen, grillplatz, grillfest
hammock: hamaca, hamacas | hamac, transat | hängematte, liegestuhl
umbrella: paraguas, sombrilla, parasol, sombrillas | parapluie, parasol, ombrelle | regenschirm, sonnenschirm, schirm, schirme
swing: columpio, columpios | balançoire, balançoires | schaukel, schaukeln
playground: recreo | récréation | spielplatz, spielplätze, spielecke
farm: granja, rancho, granjas | fermes, exploitation, agricole | farm, gutshof, landwirtschaft
farmer: granjero, agricultor, ranchero, campesino, ganadero | agriculteur, fermier, paysan, éleveur | bauer, landwirt, bäuerin, landwirtin
tractor: tractor, tractores | tracteur, tracteurs | traktor, traktoren, schlepper
field: campo, campos, parcela | champ, champs, terrain, pré | feld, acker, wiese, felder, wiesen
land: terreno, terrenos, lote | parcelle, terres | grundstück, bauland, grundstücke, parzelle
pests: plaga, plagas, bicho, bichos | nuisible, nuisibles, bestiole, bestioles | schädling, schädlinge, ungeziefer, schädlingsbefall
extermination: exterminador, exterminio, fumigador, exterminar | exterminateur, exterminer, dératiseur | kammerjäger, schädlingsbekämpfung, schädlingsbekämpfer
fumigation: fumigar, fumigación, fumigo, fumigamos | fumigation, fumiger, désinsectisation | begasung, ausräuchern, entwesung
pesticide: pesticida, insecticida, plaguicida, herbicida | pesticide, insecticide, herbicide | pestizid, insektizid, insektenspray
poison: veneno, envenenar, venenoso, envenenado | poison, empoisonner, empoisonné, toxique | gift, giftig, vergiftet, vergiften, köder
trap: trampa, trampas, ratonera | piège, pièges, piéger, souricière | falle, mausefalle, lebendfalle
infestation: infestación, infestado, invasión | infestation, infesté, envahi | befall, befallen, verseucht
insect: insecto, insectos | insecte, insectes | insekt, insekten
bug: chinche, chinches | punaise, punaises | wanze, wanzen, bettwanze, bettwanzen
flea: pulga, pulgas | puce, puces | floh, flöhe
tick: garrapata, garrapatas | tique, tiques | zecke, zecken
lice: piojo, piojos, liendre, liendres | pou, poux | laus, läuse, kopfläuse, nissen
mite: ácaro, ácaros, sarna | acarien, acariens, gale | milbe, milben, hausstaubmilben, krätze
cockroach: cucaracha, cucarachas | cafard, cafards, blatte, blattes, coquerelle | kakerlake, kakerlaken, schabe, schaben
ant: hormiga, hormigas, hormiguero | fourmi, fourmis, fourmilière | ameise, ameisen, ameisennest
termite: termita, termitas, comején | termite, termites | termite, termiten
beetle: carcoma, escarabajo, gorgojo | vrillette, xylophage, scarabée, coléoptère | holzwurm, hausbock, holzwürmer, borkenkäfer, käfer
moth: polilla, polillas | mite, mites | motte, motten, kleidermotten
wasp: avispa, avispas, avispero | guêpe, guêpes, guêpier | wespe, wespen, wespennest
hornet: avispón, avispones | frelon, frelons | hornisse, hornissen, hornissennest
bee: abeja, abejas, colmena, panal, enjambre, apicultor | abeille, abeilles, essaim, ruche, apiculteur | biene, bienen, bienenschwarm, bienenstock, imker
mosquito: mosquito, zancudo, mosquitos, zancudos | moustique, moustiques | mücke, mücken, moskito, gelse, stechmücke
fly: mosca, moscas | mouche, mouches, moucheron | fliege, fruchtfliege, stubenfliege, schmeißfliege
spider: araña, arañas, telaraña | araignée, araignées | spinne, spinnen, spinnennetz
scorpion: alacrán, escorpión, alacranes | scorpion, scorpions | skorpion, skorpione
snake: serpiente, víbora, culebra, serpientes, víboras | serpent, couleuvre, vipère, serpents | schlange, schlangen, natter
lizard: lagartija, lagarto, iguana | lézard, iguane | eidechse, echse
rat: rata, ratas | rat, rats, dératisation | ratte, ratten, rattenbekämpfung
mouse: ratón, ratones, laucha | souris, mulot | maus, mäuse, mäusebefall
rodent: roedor, roedores | rongeur, rongeurs | nagetier, nagetiere, nager
mole: topo, topos, tuza | taupe, taupes | maulwurf, maulwürfe, wühlmaus
squirrel: ardilla, ardillas | écureuil, écureuils | eichhörnchen, siebenschläfer
raccoon: mapache, mapaches | raton, ratons | waschbär, waschbären
skunk: zorrillo, mofeta | mouffette, moufette | stinktier
marten: marta, comadreja, garduña | fouine, martre, belette | marder, steinmarder, marderschaden
fox: zorro, zorra | renard, renards | fuchs, füchse
boar: jabalí, jabalíes | sanglier, sangliers | wildschwein, wildschweine
deer: venado, ciervo, venados | cerf, chevreuil, biche | hirsch, reh, rehe, wildunfall
bat: murciélago, murciélagos | pipistrelle | fledermaus, fledermäuse
pigeon: paloma, palomas, pichón | pigeon, pigeons | taube, tauben, taubenabwehr
bird: pájaro, ave, aves, pájaros | oiseau, oiseaux | vogel, vögel
nest: nido, nidos | nid, nids, nicher | nest, nester, vogelnest
snail: caracol, caracoles, babosa, babosas | escargot, limace, limaces, escargots | schnecke, schnecken, nacktschnecke
worm: gusano, gusanos, lombriz, lombrices, larva | ver, asticot, larve | wurm, würmer, made, maden, larve
sting: picar, picadura, pica, aguijón, picaduras, picado | piqûre, piquer, dard, piqûres | stich, stechen, gestochen, sticht, stachel, insektenstich
weather: meteorología, intemperie, meteorológico | météo, intempéries, intempérie | wetter, witterung, unwetter, wetterbericht
forecast: pronóstico, previsión | prévision, prévisions | vorhersage, wettervorhersage, prognose
sun: sol, soleado, soles, asoleado | soleil, ensoleillé, ensoleillement | sonne, sonnig, sonnenschein, besonnung
shade: sombra, sombreado, sombras | ombre, ombragé, ombres | schatten, schattig
rain: lluvia, llover, llueve, lluvias, llovió, lluvioso, aguacero | pluie, pleuvoir, pleut, pluies, pluvieux, averse | regen, regnen, regnet, regnerisch, regenwasser, schauer
drizzle: llovizna, chispear, lloviznar | bruine, crachin, bruiner | nieselregen, nieseln, nieselt
storm: tormenta, tormentas, borrasca | tempête, orage, orages, tempêtes | sturm, gewitter, stürme, sturmschaden, sturmschäden, unwetterschaden
thunder: trueno, truenos, tronar | tonnerre, foudroyant | donner, donnern
lightning: rayo, relámpago, rayos, pararrayos | foudre, éclair, éclairs, paratonnerre | blitz, blitze, blitzeinschlag, blitzschlag, blitzableiter
hail: granizo, granizada, granizar | grêle, grêlons, grêler, grêlé | hagel, hagelschaden, hageln, hagelschäden, hagelt
snow: nieve, nevar, nevada, nieva, quitanieves, nevado | neige, neiger, déneigement, déneiger, enneigé | schnee, schneien, schneit, winterdienst, schneeräumung, verschneit, schneeräumen
ice: hielo, hielos | verglas, glaçon, verglacé, glaçons | glatteis, vereist, eiszapfen, eiswürfel, streusalz
frost: helada, escarcha, heladas | givre, gelée, gelées, antigel | frost, frostschaden, frostschutz, frostschutzmittel
freeze: helar, congelado, congela, congelarse, congelada | geler, gelé, gèle, congeler, congelé | gefrieren, einfrieren, gefriert, gefroren, eingefroren, friert, frieren, tiefgekühlt
thaw: descongelar, deshielo, deshielar, descongelado | dégel, dégeler, décongeler, décongélation | tauen, auftauen, tauwetter, abtauen
melt: derretir, derrite, fundir, derretido | fondre, fondu, fonte | schmelzen, schmilzt, geschmolzen
wind: viento, vientos, ventarrón, ventoso, ráfaga | vent, vents, venteux, bourrasque, rafale | wind, winde, windig, windböe, böen
breeze: brisa, brisas, chiflón | brise | brise, zugluft, luftzug, durchzug
cloud: nube, nubes, nublado, nuboso | nuage, nuages, nuageux | wolke, wolken, bewölkt
fog: niebla, neblina | brouillard, brume | nebel, neblig
humidity: bochorno, vaho, humedecer | hygrométrie, moiteur | luftfeuchtigkeit, schwül, luftentfeuchter, entfeuchter
condensation: condensación, empañado, empaña | condensation, buée, embué | kondenswasser, beschlagen, kondensat, schwitzwasser
hurricane: huracán, ciclón, huracanes | ouragan, cyclone, ouragans | orkan, hurrikan, zyklon
tornado: tornado, tornados, torbellino | tornade, tornades, tourbillon | tornado, windhose, wirbelsturm
earthquake: terremoto, temblor, sismo, terremotos, temblores | séisme, tremblement, sismique | erdbeben, beben
landslide: deslave, deslizamiento, derrumbes | glissement, éboulement | erdrutsch, hangrutsch, murgang
drought: sequía, sequías | sécheresse, canicule | dürre, trockenheit
climate: climático | climat, climatique | klimawandel, klimazone
season: temporada, temporadas | saison, saisons, saisonnier | saison, jahreszeit, jahreszeiten, saisonal
spring: primavera, primaveral | printemps, printanier | frühling, frühjahr, frühlings
summer: verano, veraniego, veranos | été, estival, étés | sommer, sommers, sommerlich
autumn: otoño, otoñal | automne, automnal | herbst, herbstlich
winter: invierno, invernal, inviernos | hiver, hivernal, hivernage | winter, winterlich, einwintern
sky: cielo, cielos | ciel | himmel
star: estrella, estrellas | étoile, étoiles | stern, sterne
moon: luna | lune | mond, vollmond
nature: naturaleza, silvestre | nature, sauvage, naturel | natur, natürlich, wild
river: río, arroyo, ríos, riachuelo | rivière, fleuve, ruisseau, rivières | fluss, bach, flüsse
lake: lago, lagos | lac, lacs | see, seen, stausee, badesee
sea: mar, mares, océano, marino | mer, océan, maritime | meer, ozean, ostsee, nordsee
beach: playa, playas, litoral | plage, plages, littoral | strand, strände, ufer
coast: costa, costas, costero | littoraux, rivage | küste, küsten
island: isla, islas, islote | île, îles, îlot | insel, inseln
mountain: montaña, montañas, monte, cerro | montagne, montagnes | berg, berge, gebirge
hill: colina, loma, colinas | colline, coteau, butte | hügel, anhöhe
slope: ladera, inclinación | pente, talus, inclinaison | hang, abhang, gefälle, steigung, böschung
valley: valle, valles, cañada | vallée, vallées | tal, täler
desert: desierto, desiertos | désert, déserts | wüste
cliff: acantilado, barranco, precipicio | falaise, ravin, précipice | klippe, schlucht
rocks: roca, rocas, peñasco, pedrusco | rocher, roche, rochers | fels, felsen, felsbrocken
mud: lodo, fango, lodoso | boue, boueux, gadoue | schlamm, matsch, schlammig, lehmig
puddle: charco, charcos, encharcado | flaque, flaques | pfütze, pfützen, lache
waves: ola, olas, oleaje | vague, vagues, houle | welle, wellen
tide: marea, mareas | marée, marées | ebbe, flut, gezeiten
view: vista, vistas, mirador, panorama | vue, vues, panorama | aussicht, ausblick, seeblick, panorama, meerblick
move: mudar, mudanza, mudo, mudarse, mudanzas, trasladar, traslado | déménager, déménagement, déménage, emménager, déménagements | umziehen, umzug, umzüge, einziehen, ausziehen, züglete, zügeln, zieht
mover: mudancero, fletero | déménageur, déménageurs | umzugsunternehmen, möbelpacker, umzugsfirma, umzugshelfer, möbelwagen
haul: acarrear, flete, fletes, acarreo, fletar | débarrasser, charrier, fret | schleppen, fracht
pack: empacar, embalar, empaco, embalaje, empaquetar | emballer, emballage, empaqueter, emballé | packen, einpacken, verpacken, verpackung, packt, packservice
boxes: caja, cajas, cajita | boîte, boîtes | kiste, kisten, schachtel, box
cardboard: cartón, cartones | carton, cartons | karton, kartons, pappe, umzugskarton, umzugskartons
bag: bolsa, bolso, bolsas, costal | sac, sacs, sachet, cabas | tasche, tüte, sack, beutel, taschen, säcke, tüten, sackerl
pallet: palé, palet | palette, palettes | palette, paletten
crate: huacal, guacal | cageot, caisse | holzkiste, transportkiste
bubble: burbuja, burbujas | bulle, bulles | blase, luftpolsterfolie, noppenfolie
wrap: envolver, envuelto, envoltura, emplaye | envelopper | einwickeln, wickeln, umwickeln, folie, eingewickelt
fragile: frágil, delicado, frágiles | fragile, délicat, fragiles | zerbrechlich, empfindlich, fragil
piano: piano, pianos | piano, pianos | klavier, flügel, klaviere, klaviertransport
load: cargar, carga, cargado, cargan | charger, charge, chargement, chargé | beladen, aufladen, lädt, geladen, ladung
unload: descargar, descarga | décharger, déchargement, déchargé | entladen, ausladen, abladen
lift: levantar, alzar, levanto, elevar | soulever, levage, hisser | heben, anheben, hebt, hochheben, gehoben
carry: portar | porter, portage | tragen, trägt, getragen, hochtragen
push: empujar, empujo, empuje, empuja | pousser, pousse, poussé | schieben, drücken, schiebt, geschoben, drückt
pull: jalar, halar, jala | tirer | ziehen, gezogen, herausziehen
throw: tirar, botar, arrojar, lanzar | jeter, lancer, jette, balancer | werfen, wirft, wegwerfen, geworfen, wegschmeißen
dispose: desechar, deshacerse, deshago | évacuer, éliminer | entsorgen, entsorgung, entsorgt, wegbringen
collect: recoger, recogida, recojo, recoge, recolección, recogen | ramasser, ramassage, collecte, récupérer, collecter | abholen, abholung, einsammeln, abgeholt, abholt, sammeln
deliver: entregar, entrega, entrego, repartir, reparto, domicilio, entregas | livrer, livraison, livrons, livré | liefern, lieferung, zustellen, ausliefern, lieferservice, geliefert, liefert, zustellung
courier: mensajero, mensajería, paquetería, repartidor | coursier, messagerie, livreur, transporteur | kurier, bote, kurierdienst, lieferant, spedition, lieferdienst
parcel: paquete, paquetes, bulto, encomienda | colis, paquet, paquets | paket, pakete, päckchen, päckli
ship: barco, buque, navío, barcos | navire, paquebot | schiff, schiffe
shipping: envío, enviar, envían, envíos | expédition, expédier, envoi, envoyer | versand, versenden, verschicken, schicken, versandkosten, verschickt
transport: transporte, transportar, transportista | transport, transporter, acheminer | transport, transportieren, befördern, beförderung, transporte
storage: almacenamiento, almacenaje, trastero, guardamuebles, minibodega | entreposage, stockage | einlagerung, lagerung, lagerplatz, selfstorage, möbellager, aufbewahrung
store: almacenar, guardar, guardo, guarda, guardan | entreposer, stocker, stocke, entrepose | lagern, einlagern, aufbewahren, lagert, unterstellen, eingelagert
locker: casillero, taquilla, consigna, lóquer | casier, consigne, casiers | schließfach, spind, schliessfach, schließfächer
container: recipiente, envase, envases, bidón | récipient, conteneurs, bidon | behälter, gefäß, kanister
barrel: barril, barriles, tambo, barrica | baril, tonneau, fût | fass, fässer, tonne
space: espacio, espacios, cupo | espace, espaces | platz, plätze, freiraum
volume: volumen, cúbico, cúbicos | volume, cube, cubes | volumen, kubikmeter, rauminhalt
bulky: voluminoso, aparatoso, estorboso | encombrant, volumineux | sperrig, sperrige, wuchtig
belongings: pertenencias, enseres, menaje | possessions | habseligkeiten, hausrat, eigentum, umzugsgut
donate: donar, donación, donativo, dono | don, dons, léguer | spenden, spende, spendet, gespendet
liquidation: vaciado, desalojo, liquidación | liquidation, débarrassage | haushaltsauflösung, wohnungsauflösung, entrümpelung, räumung, räumungsverkauf
eviction: desahucio, desalojar, lanzamiento | expulsion, expulser, évincer | zwangsräumung, rauswurf
truck: camión, troca, camiones, tráiler | camion, camions | lastwagen, lkw, laster, camion, lastkraftwagen
van: furgoneta, camioneta, furgón, combi, camionetas | camionnette, fourgon, fourgonnette, utilitaire | transporter, lieferwagen, kleinbus, kastenwagen, sprinter
trailer: remolque, remolques, acoplado | remorque, remorques | anhänger, autoanhänger, pferdeanhänger
cart: carrito, diablito | chariot, diable, caddie | sackkarre, einkaufswagen, bollerwagen, rollwagen
strap: correa, correas, cincho | sangle, sangles | gurt, gurte, spanngurt, riemen
tarp: lona, lonas | bâche, bâches, bâcher | plane, abdeckplane
tent: carpa, carpas, toldillo | tente, tentes, chapiteau | zelt, zelte, festzelt, partyzelt
camping: acampar, campamento, campismo, acampada | camping, camper, campement, campeur | camping, campen, zelten, zeltplatz, campingplatz
hike: caminata, senderismo, excursión | randonnée, randonner, randonneur, balade | wandern, wanderung, wanderweg, gewandert
climb: escalar, escalada, trepar | escalade, grimper, escalader, grimpe | klettern, kletterei, steigen, klettert, steigt
fishing: pescar, pesca, pescador | pêche, pêcheur | angeln, fischen, angel, fischerei
hunt: cazar, caza, cazador, cacería | chassent, chasser, chasseur | jagen, jagd, jäger
ski: esquí, esquiar, esquís, esquío | ski, skier, skis | ski, skifahren, schifahren, skifahrt, schi
swim: nadar, nado, natación | nager, natation, nage, baignade | schwimmen, schwimmt, geschwommen, schwimmkurs
dive: buceo, bucear, clavado, buzo | plongée, plonger, plongeur, plongeon | tauchen, tauchkurs, taucher, tauchgang
surf: surf, surfear, surfista | surf, surfer, surfeur | surfen, surfbrett, windsurfen
horse: caballo, yegua, caballos, potro | cheval, chevaux, jument, poney | pferd, pferde, stute, hengst, pony
outdoor: campestre | extérieure | freien, outdoor, gartenmöbel
picnic: picnic | piquenique | picknick, picknicken
park: parque, parques, alameda | parc, parcs, square | park, parks, parkanlage, grünanlage
graffiti: grafiti, pintada, grafitis, grafito | graffiti, graffitis | graffiti, schmiererei, graffitientfernung
vandalism: vandalismo, vándalos, destrozos | vandalisme, vandale, saccage | vandalismus, sachbeschädigung, zerstörung
burglary: allanamiento, ladrón, ladrones | cambriolage, cambrioler, cambrioleur, effraction | einbruch, einbrecher, eingebrochen, einbrechen
theft: robo, robar, hurto, robado, robaron, robada | volé, voleur, volée, voler | diebstahl, stehlen, gestohlen, geklaut, dieb, stiehlt, klauen
disaster: desastre, catástrofe, calamidad | catastrophe, désastre | katastrophe, elementarschaden, desaster
rescue: rescatar, rescate, salvar | sauver, sauvetage, secourir, secours | retten, rettung, rettet, bergung
firefighter: bombero, bomberos | pompier, pompiers | feuerwehr, feuerwehrmann, feuerwehrleute
birch: abedul, álamo, chopo | bouleau, peuplier | birke, pappel, birken
maple: arce, arces | érable, érables | ahorn, ahornbaum
willow: sauce, sauces | saule, saules | weide, trauerweide
fir: abeto, abetos | sapin, sapins, épicéa | tannenbaum, weihnachtsbaum, fichte, tanne, fichten
cypress: ciprés, cipreses, tuya, enebro | cyprès, thuya, thuyas, genévrier | zypresse, thuja, wacholder, lebensbaum
beech: haya, hayas | hêtre | buche, hainbuche
chestnut: castañas | châtaigne, châtaignier, marronnier | kastanie, kastanien, kastanienbaum
cedar: cedro, cedros | cèdre, cèdres | zeder, zedern
linden: tilo, tilos | tilleul, tilleuls | linde, linden, lindenblüte
orchard: frutal, frutales, vergel | verger, fruitier, vergers | obstgarten, streuobstwiese
vineyard: viña, viñedos, vid | vigne, vignes | weinberg, weinrebe, reben
meadow: pradera, potrero, pastizal | prairie, pâturage, pâture | blumenwiese, weideland
lavender: lavanda | lavande | lavendel
orchid: orquídea, orquídeas | orchidée, orchidées | orchidee, orchideen
cactus: cacto, cactus, nopal, suculenta | cactus, succulente | kaktus, kakteen, sukkulente
lily: lirio, azucena, lirios | lys, muguet | lilie, lilien, maiglöckchen
sunflower: girasol, girasoles | tournesol, marguerite, tournesols | sonnenblume, sonnenblumen, margerite
shrub: arbustivo, boj, matorral, arbusto, arbustos | buis, broussaille, broussailles, buisson, arbuste, arbustes, buissons | buchsbaum, gestrüpp, kirschlorbeer, busch, büsche, strauch, sträucher, gebüsch
thorn: espina, espinas, zarza | épine, épines, ronce, ronces | dorn, dornen, brombeere
stem: tallo, tallos | tige, tiges | stängel, stiel, halm
petal: pétalo, pétalos | pétale, pétales | blütenblatt, blütenblätter
wreath: guirnalda | guirlande | kranz, kränze, girlande, trauerkranz
planter: macetero, macetas | pots | blumenkasten, blumentopf, pflanzkübel
sprout: brote, germinar, brotar, retoño | germer, rejet | sprießen, keimen, trieb, austreiben
wither: marchitar, marchito, marchitarse, mustio | faner, fané, flétrir, fane | welken, verwelkt, welk, verdorren
caterpillar: oruga, orugas, procesionaria | chenille, chenilles, processionnaire | raupe, raupen, eichenprozessionsspinner
butterfly: mariposas, mariposa | papillons, papillon | schmetterlinge, schmetterling
cricket: grillo, saltamontes, chapulín | grillon, sauterelle, criquet | heuschrecke, heuschrecken
crow: cuervo, urraca, cuervos | corbeau, corneille | krähe, rabe, elster, krähen
gull: gaviota, gaviotas | mouette, goéland | möwe, möwen
gopher: tuzas, marmota | marmotte | murmeltier, ziesel
hedgehog: erizo, erizos | hérisson, hérissons | igel, igeln
swarm: enjambres | essaims, nuée | schwarm, schwärme
larvae: larvas, huevecillos | larves, couvain | larven
mildew: mildiu, oídio, roña | mildiou, oïdium | mehltau, stockflecken
repellent: repelente, ahuyentar, repelentes, espantar | répulsif, répulsifs, éloigner | abwehrmittel, vertreiben, vertreibung, vergrämung
bait: cebo, cebos, carnada | appât, appâts, leurre | ködern, lockmittel, köderbox
sunny: asoleada, soleada, despejado | ensoleillée, dégagé | sonnige, heiter, wolkenlos
rainbow: arcoíris | irisé | regenbogen
sunset: ocaso | couchant | sonnenuntergang
sunrise: amanecer, alba | aube, aurore | sonnenaufgang, morgengrauen, morgendämmerung
gust: racha, rachas | rafales, bourrasques | böe, windstoß, sturmböe
blizzard: ventisca, nevasca | blizzard, congère, poudrerie | schneesturm, schneewehe, schneeverwehung
avalanche: avalancha, alud | avalanche, avalanches | lawine, lawinen, dachlawine
slush: aguanieve | sloche | schneematsch, schneeregen, graupel
dew: rocío | rosée | morgentau
wildfire: fogata | brasier | waldbrand, waldbrände, flächenbrand
volcano: volcán, volcanes | volcan, volcans | vulkan, vulkane
tropical: tropical, trópico | tropical, tropicale | tropisch, tropensturm
waterlogged: encharcamiento, anegado, anegada | détrempé, gorgé | durchweicht, vollgelaufen, staunässe
evaporate: evaporar, evapora | évaporer, évaporation | verdunsten, verdampfen, verdunstung
waterfall: cascada, catarata, cascadas | cascade, cascades | wasserfall, wasserfälle
stream: quebrada, arroyos | ruisseaux, torrent | wildbach, strömung, bachlauf
bay: bahía, golfo, ensenada | golfe, crique | bucht, meeresbucht
cave: cueva, gruta, cuevas | grotte, caverne, grottes | höhle, höhlen, grotte
trail: veredas | piste, pistes, balisage | wanderroute, rundweg, piste
bonfire: hoguera | brasero | lagerfeuer, feuerschale, feuerstelle
smoker: ahumador, ahumar, fumadores | fumoir, fumeurs, fumeuse | raucherin, räucherofen, raucherzimmer
movers: mudanceros, fleteros, estibadores | déménageuse, manutentionnaire, manutention | umzugsleute, zügelmänner, packer
moving: mudándome, mudamos, mude | emménagement, déménageons | umzugstermin, auszug
inventory: inventarios | inventaires | inventar, inventarliste, bestandsaufnahme, inventur
heirloom: reliquia | relique | erbstück, familienerbstück
bulk: granel | vrac | großmenge, schüttgut
stack: apilar, estibar, apilado | empiler, gerber | stapeln, aufstapeln, gestapelt, stapelbar
ton: tonelada, toneladas | tonnage, tonnes | tonnage, zentner
freight: cargamento, mercancías | cargaison, marchandises | frachtgut, stückgut
secondhand: segundamano, tianguis, bazar, rastro | friperie, ressourcerie | trödelladen, brockenstube, gebrauchtkaufhaus, flohmarkt
landfill: vertedero, basural | décharge, enfouissement | mülldeponie, deponie, entsorgungshof
hazardous: tóxicos, inflamable, corrosivo, contaminado | inflammable, corrosif, polluant | brennbar, ätzend, sondermüll, gefahrgut, schadstoff
`;
