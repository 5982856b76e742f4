// The house: its parts, rooms and furniture, water, heat and power in it, cleaning and laundry.
export const homeWords = `
house: casa, vivienda, chalet, chalé, casita | maison, pavillon, maisonnette, domicile | haus, häuser, wohnhaus, einfamilienhaus, eigenheim, häuschen
apartment: apartamento, departamento, piso, depa, apto | appartement, appart, logement | wohnung, appartement, mietwohnung, apartment
condo: condominio | condo, condominium, copropriété | eigentumswohnung, stockwerkeigentum
studio: estudio, monoambiente | studio | einzimmerwohnung, studio
duplex: dúplex | duplex | maisonette, doppelhaus, doppelhaushälfte, zweifamilienhaus
villa: villa, finca, quinta | villa | villa, villen
cabin: cabaña | chalet, cabane | hütte, ferienhaus, blockhütte, berghütte
mansion: mansión | manoir, château | herrenhaus
farmhouse: cortijo, hacienda | fermette, mas | bauernhaus, bauernhof
mobile: móvil | mobile, mobil | mobil, mobiles
home: hogar | foyer | zuhause, daheim, heim
residence: residencia, residencial | résidence, résidentiel | wohnsitz, wohnanlage, residenz
tenant: inquilino, inquilina, arrendatario, arrendataria | locataire | mieter, mieterin
landlord: casero, casera, arrendador, arrendadora | propriétaire, bailleur, bailleresse | vermieter, vermieterin, hauseigentümer, hausbesitzer
neighbor: vecino, vecina | voisin, voisine | nachbar, nachbarin, nachbarn
neighborhood: barrio, vecindario, colonia, urbanización | quartier, voisinage | nachbarschaft, viertel, stadtviertel, stadtteil, quartier, grätzl
caretaker: conserje, portero, portera | concierge, gardien, gardienne | hausmeister, hausmeisterin, hauswart, abwart
door: puerta, portón | porte, portail, portière | tür, haustür, eingangstür, wohnungstür, zimmertür
lock: cerradura, chapa, cerrojo, candado, cerrajero, cerrajera, cerrajería | serrure, verrou, cadenas, serrurier, serrurerie | schloss, türschloss, schlösser, vorhängeschloss, riegel, schlosser, schlüsseldienst
key: llave, llaves | clé, clef | schlüssel, haustürschlüssel, hausschlüssel, wohnungsschlüssel, ersatzschlüssel
unlock: desbloquear, desbloqueo | déverrouiller, débloquer, débloquage | entsperren, aufsperren, aufschließen, entriegeln
handle: manija, picaporte, manilla, tirador, asa | poignée | griff, türgriff, klinke, türklinke, henkel
hinge: bisagra, gozne | charnière, gond | scharnier, türangel
doorbell: timbre, interfón, telefonillo, interfono, timbrar | sonnette, interphone, visiophone, sonner, sonne | klingel, türklingel, gegensprechanlage, sprechanlage, klingeln, läuten
window: ventana, ventanal, ventanilla | fenêtre, lucarne, hublot, vitrine | fenster, dachfenster, fensterscheibe, schaufenster
pane: cristal, cristales | vitre, carreau, vitrage | scheibe, glasscheibe, verglasung
glazing: acristalamiento, doblevidrio | vitrerie | doppelverglasung, isolierverglasung, fensterglas
sill: alféizar, repisa | appui, rebord | fensterbank, fensterbrett, sims
blinds: persiana, persianas, estor, veneciana | store, stores | jalousie, jalousien, rollo, raffstore, plissee
shutter: contraventana, postigo | volet, volets, persienne | rollladen, rolladen, rolläden, fensterladen, fensterläden
curtain: cortina, cortinas, visillo | rideau, rideaux, voilage | vorhang, vorhänge, gardine, gardinen
awning: toldo, toldos, marquesina | marquise, auvent, banne | markise, markisen, vordach, sonnensegel
netting: mosquitero, mosquitera, tul | moustiquaire, filets | fliegengitter, insektenschutz, moskitonetz, taubennetz, katzennetz, schutznetz
wall: pared, muro, paredes, tapia | mur, muraille, paroi | wand, wände, mauer, hauswand
ceiling: techo, plafón, cielorraso | plafond | decke, zimmerdecke, decken
floor: suelo, solado | sol, plancher | boden, fußboden, fussboden, böden
storey: entresuelo | étage, étages | stock, stockwerk, etage, geschoss, obergeschoss
ground: tierra | terre, rez | erdgeschoss, parterre, erde
stairs: escalera, escaleras, escalón, peldaño, gradas | escalier, escaliers | treppe, treppen, stufe, stufen, treppenstufe, stiege
stairwell: rellano, descansillo | palier | treppenhaus, stiegenhaus
railing: barandal, barandilla, baranda, pasamanos | rampe, balustrade, rambarde | geländer, handlauf, treppengeländer, brüstung
elevator: ascensor, elevador, montacargas | ascenseur | aufzug, fahrstuhl, lift, aufzüge
corridor: pasillo, corredor | couloir, corridor | flur, gang, korridor, diele
hallway: recibidor, vestíbulo, zaguán | vestibule | eingangsbereich, vorraum, vorzimmer
entrance: entrada, entradas | entrée | eingang, eingänge, einfahrt, haupteingang
exit: salida, salidas | sortie, sorties, issue | ausgang, ausgänge, notausgang, ausfahrt
gate: reja, verja, cancela, barrera | grille, barrière | tor, gartentor, hoftor, schranke
intercom: portería, intercomunicador | intercom | türsprechanlage, videosprechanlage
room: habitación, cuarto, recámara, pieza, sala | pièce, chambre, salle, local | zimmer, raum, räume, räumlichkeiten
bedroom: dormitorio, alcoba | dortoir | schlafzimmer, schlafraum
nursery: guardería | crèche, garderie, pouponnière | kinderzimmer, kita, krippe
lounge: salita, living | vivoir | wohnzimmer, stube, esszimmer
kitchen: cocina, cocineta, cocinas | cuisine, cuisinette, kitchenette | küche, küchen, kochnische, einbauküche, teeküche
bathroom: baño, baños, aseo | bains | badezimmer, bad, bäder, nasszelle
toilet: inodoro, váter, excusado, retrete, sanitario, wc, lavabos | toilette, toilettes, wc, cuvette | toilette, klo, wc, toiletten, klosett, gästewc
bath: bañera, tina, bañar, bañarse | baignoire, bain, baigner | badewanne, wanne, baden
shower: ducha, regadera, duchar, ducharse | douche, doucher | dusche, duschen, duschkabine, duschwanne
sink: lavabo, fregadero, lavamanos, tarja, pileta | évier, lavabo, vasque | waschbecken, spüle, spülbecken, lavabo, schüttstein
faucet: grifo, canilla, grifería, monomando | robinet, mitigeur, robinetterie | wasserhahn, wasserhähne, armatur, mischbatterie, hahn
basement: sótano, semisótano | cave | keller, untergeschoss, souterrain, tiefparterre, kellerraum, weinkeller
attic: ático, desván, altillo, buhardilla, tapanco | grenier, combles, mansarde | dachboden, speicher, estrich, dachgeschoss, mansarde
garage: cochera, garage | garage, box | garage, garagen, garagentor
balcony: balcón, balcones | balcon | balkon, balkone, loggia
terrace: terraza, azotea | terrasse | terrasse, dachterrasse, terrassen
patio: patio, traspatio | patio, cour | innenhof, hof, hinterhof
porch: porche, pórtico | porche, perron | veranda, vorbau
conservatory: galería, invernáculo | véranda | wintergarten, wintergärten
pantry: despensa, alacena | cellier | speisekammer, vorratskammer
closet: armario, clóset, ropero, guardarropa, placard | placard, armoire, penderie | schrank, kleiderschrank, schränke, kasten, wandschrank, einbauschrank
wardrobe: vestidor | dressing | garderobe, ankleide
furniture: mueble, muebles, mobiliario | meuble, meubles, mobilier | möbel, möbelstück, mobiliar, einrichtung
furnished: amueblado, amoblado, amueblada | meublé, meublée | möbliert, eingerichtet
upholstery: tapicería, tapizado, tapizar, tapicero | tapisserie, capitonnage, rembourrage, tapissier | polster, polsterei, polstern, polsterer
table: mesa, mesita, mesas | table, tables | tisch, tische, esstisch, couchtisch
chair: silla, sillas, taburete, trona | chaise, chaises, tabouret | stuhl, stühle, hocker, sessel, hochstuhl
armchair: sillón, butaca | fauteuil, bergère | lehnstuhl, ohrensessel, fernsehsessel
couch: sofá, sofás | canapé, divan, sofa | sofa, couch, schlafsofa, schlafcouch
bench: banca | banc | sitzbank, gartenbank
bed: cama, camas, litera, literas | lit, lits | bett, betten, doppelbett, einzelbett, etagenbett
crib: cuna, moisés | berceau, bassinette | babybett, gitterbett, kinderbett, wiege
mattress: colchón, colchones | matelas, sommier | matratze, matratzen, lattenrost
pillow: almohada, cojín, almohadón | oreiller, coussin | kissen, kopfkissen, polsterkissen
blanket: manta, cobija, frazada, cobertor | couverture, plaid | wolldecke, bettdecke, kuscheldecke
quilt: edredón, nórdico | couette, édredon, duvet | daunendecke, duvet, federbett, steppdecke
sheets: sábana, sábanas | drap, draps | bettlaken, laken, leintuch, leintücher, spannbetttuch
linen: mantelería, lino | literie, lin | bettwäsche, leinen, tischwäsche
towel: toalla, toallas | serviette | handtuch, handtücher, badetuch
rug: alfombra, tapete, alfombras | tapis, carpette | teppich, teppiche, läufer
carpet: moqueta | moquette | teppichboden, auslegware, spannteppich
shelf: estante, estantería, anaquel, balda | étagère, rayon, tablette | regal, regale, regalbrett, ablage
drawer: cajón, cajones, gaveta | tiroir, tiroirs | schublade, schubladen, schubfach
cupboard: aparador, vitrina, trinchador | bahut, vaisselier | küchenschrank, vitrine, anrichte, kommode, sideboard
desk: escritorio, pupitre | secrétaire, pupitre | schreibtisch, pult
mirror: espejo, espejos | miroir | spiegel, badspiegel
lamp: lámpara, lamparita, lámparas | lampe, luminaire, lampadaire, lampes | lampe, leuchte, lampen, stehlampe, leuchten, deckenlampe
light: luz, luces, lumbre | lumière, éclairage | licht, beleuchtung, lichter
chandelier: candelabro, candil | lustre | kronleuchter, lüster
candle: vela, velas, veladora | bougie, chandelle | kerze, kerzen
clock: despertador | horloge, pendule, réveil | wanduhr, wecker, standuhr
vase: florero, jarrón | vase | blumenvase
frame: marco, enmarcar, bastidor | cadre, encadrer, encadrement, châssis | rahmen, bilderrahmen, einrahmen, fensterrahmen
decor: decoración, decorar, adorno | décoration, décorer, déco | dekoration, deko, dekorieren
decorator: decorador, decoradora, interiorista | décorateur, décoratrice | innenarchitekt, raumausstatter, dekorateur
plumber: plomero, fontanero, fontanera, gásfiter | plombier, plombière, chauffagiste | klempner, installateur, sanitär, spengler, sanitärinstallateur
plumbing: plomería, fontanería | plomberie, sanitaire | sanitärinstallation, wasserinstallation, klempnerei, sanitäranlagen
pipe: tubería, tubo, caño, cañería, tuberías | tuyau, tuyauterie, canalisation, tuyaux | rohr, rohre, wasserrohr, leitungsrohr, abflussrohr
drain: desagüe, drenaje, coladera, desaguar, sumidero | évacuation, siphon, égouttoir, bonde | abfluss, abflüsse, abfließen, siphon, ablauf, gully
sewer: alcantarilla, alcantarillado, cloaca | égout, égouts | kanalisation, abwasserkanal, kanalreinigung
sewage: albañal | assainissement | abwasser, abwässer, fäkalien
septic: séptico, séptica | septique | klärgrube, sickergrube, kläranlage
clogged: tapado, tapada, atascado, atascada, obstruido, taponado, atorado | bouché, bouchée, engorgé, obstrué | verstopft, verstopfte, zugesetzt
clog: tapar, atascar, atasco, tapa, atascan, obstrucción | boucher, engorgement | verstopfen, verstopfung
unblock: destapar, desatascar, destapo, destape, desatranco, desatorar | déboucher, débouche, débouchage, dégorgement | rohrreinigung, abflussreinigung, freimachen
leak: fuga, gotera, goteo, gotear, fugas, filtración, filtrar, gotea, escape | fuite, fuites, fuir, fuit, infiltration | leck, undicht, lecken, leckage, leckt, undichtigkeit
drip: chorrear, chorrea, goteando | goutter, dégouline, couler, coule | tropfen, tropft, tröpfeln, rinnen, rinnt
overflow: desbordar, desborda, rebosar, rebosa, rebalsar | déborder, déborde, débordement | überlaufen, überläuft, überlauf
flood: inundación, inundar, inundado, inunda | inondation, inonder, inondé | überschwemmung, überflutet, hochwasser, überflutung, überschwemmt
water: agua, aguas | eau, eaux | wasser, trinkwasser, wasserleitung
hydrant: hidrante | hydrant | hydrant
pump: bomba, bombear, bombeo | pompe, pomper, pompage | pumpe, pumpen, abpumpen, auspumpen, tauchpumpe
valve: válvula | vanne, soupape, valve, clapet | ventil, ventile, absperrhahn, absperrventil, haupthahn
hose: manguera, mangueras | flexible | schlauch, schläuche, gartenschlauch
seal: empaque | rondelle | dichtung, dichtungen, dichtungsring, gummidichtung
meter: medidor | compteur | zähler, wasserzähler, stromzähler, wasseruhr, gaszähler
flush: cisterna | chasse | spülung, klospülung, spülkasten, toilettenspülung
calcium: cal | calcaire | kalk, verkalkt, kalkablagerung, entkalken, verkalkung
softening: ablandador, descalcificador, suavizante, descalcificadora | adoucisseur, assouplissant | wasserenthärter, entkalkungsanlage, weichspüler, enthärtungsanlage
boiler: caldera, calentador, bóiler, termo, calefón, calderas | chaudière, cumulus | heizkessel, boiler, therme, gastherme, warmwasserbereiter, kessel, durchlauferhitzer
heating: calefacción | chauffage | heizung, heizungen, heizungsanlage, fußbodenheizung, bodenheizung, zentralheizung
heater: estufa, calefactor, calientacamas | convecteur | heizlüfter, heizgerät, standheizung
radiator: radiador, radiadores | radiateur, radiateurs | heizkörper, radiator, thermostatventil
furnace: fogón | fournaise, calorifère | ofen, öfen, ölheizung, gasheizung
stove: hornilla | poêle, réchaud, cuisinière | herd, kachelofen, pelletofen, kaminofen, kochfeld, herdplatte
oven: horno, hornos | four, fours | backofen, backrohr, backöfen
burner: vitrocerámica, vitro, inducción | vitrocéramique | induktionsherd, ceranfeld, induktion
hood: campana, extractor | hotte | dunstabzug, dunstabzugshaube, haube
fireplace: chimenea | cheminée, âtre, insert | kamin, cheminée, kamine
chimney: fumista | fumisterie | schornstein, rauchfang, schlot
sweep: deshollinador, deshollinar, barrer, barre, barrido | ramoneur, ramonage, ramoner, balayer, balaye, balayage | schornsteinfeger, kaminkehrer, rauchfangkehrer, kaminfeger, fegen, kehren, fegt
warm: caliente, cálido, templado, tibio, calentito, cálida | chaud, chaude, tiède | warm, warme, lauwarm
heat: calor, calentar, calienta, caliento | chaleur, chauffer, chauffe | wärme, hitze, heizen, heizt, erwärmen
cold: frío, fría, fríos | froid, froide | kalt, kälte, kalte
lukewarm: templada, tibia | tiédasse | handwarm
thermostat: termostato | thermostat | thermostat, raumthermostat
temperature: temperatura, grado, grados | température, degré, degrés | temperatur, grad, temperaturen
conditioning: climatización, clima, minisplit | climatisation, clim, climatiseur, climatisé | klimaanlage, klimagerät, klimatisiert, klima, klimatisierung
cool: enfriar, enfría, enfriamiento, fresco, fresca, refrescar | refroidir, refroidit, rafraîchir, fraîche | kühlen, kühlt, kühl, abkühlen
fan: ventilador, ventiladores, abanico | ventilateur, éventail | ventilator, lüfter, ventilatoren
ventilation: ventilación, ventilar, airear | ventilation, aération, aérer, vmc | lüftung, lüften, belüftung, lüftungsanlage
duct: ducto, conducto, ductos | gaine, gaines | lüftungsrohr, lüftungskanal, lüftungsschacht, schacht
filter: filtro, filtros, filtrado | filtre, filtres, filtration | filter, wasserfilter, luftfilter
gas: gas, butano, propano, bombona | gaz, butane, propane, bonbonne | gas, propan, gasleitung, gasflasche, flüssiggas, erdgas
pellet: pellets, pélet | pellets, granulés | pellets, holzpellets
firewood: leña, leños | bûche, bûches | brennholz, kaminholz, feuerholz, holzscheit
coal: carbón, carbones | charbon | kohle, kohlen, briketts, grillkohle
oil: aceite, petróleo | huile, mazout, fioul | öl, öle, heizöl
electricity: electricidad, corriente | électricité, courant | strom, elektrizität, elektrik
electric: eléctrico, eléctrica, eléctricos | électrique, électriques | elektrisch, elektrische, elektro
electrician: electricista, electricistas | électricien, électricienne | elektriker, elektrikerin, elektroinstallateur
wiring: cableado | câblage, filerie | verkabelung, elektroinstallation, stromleitung, verdrahtung
wire: alambre, alambrada | fil | draht, drähte
cable: cable, cables | câble, câbles | kabel, kabeln, ladekabel, stromkabel
cord: cordón, cuerda | cordon, corde | schnur, seil, kordel
outlet: enchufe, tomacorriente, enchufes | prise, prises | steckdose, steckdosen
plug: clavija, enchufar, enchufado | branchement, brancher, branché, fiche | stecker, einstecken, anstecken, netzstecker
socket: casquillo, portalámparas | douille | fassung, lampenfassung
switch: interruptor, apagador, conmutador | interrupteur, commutateur | schalter, lichtschalter, ausschalter
breaker: disyuntor, breaker, diferencial, magnetotérmico | disjoncteur | sicherungsautomat, schutzschalter, fehlerstromschutzschalter
fuse: fusible, fusibles, plomos | fusible, fusibles, plomb, plombs | sicherung, sicherungen, sicherungskasten
voltage: voltaje, voltios | voltage, volts | spannung, volt, starkstrom
blackout: apagón, apagones | délestage | stromausfall, blackout
spark: chispa, chispas, chispazo, chispea | étincelle, étincelles | funke, funken, funkt
generator: generador, generadores | générateur, génératrice | generator, notstromaggregat, stromaggregat
solar: solar, fotovoltaico, fotovoltaica, solares | solaire, photovoltaïque, solaires | solar, photovoltaik, solaranlage, solarmodul, pv
panel: panel, tablero, paneles | panneau, panneaux | paneel, platte, tafel
battery: batería, pila, baterías, pilas, acumulador | batterie, pile, piles, accumulateur | batterie, akku, batterien, akkus, starterbatterie
charger: cargador, cargadores | chargeur, chargeurs | ladegerät, ladegeräte, netzteil
smoke: humo, humear, fumar, humareda | fumée, fumer, fume | rauch, rauchen, qualm, raucht, qualmt
detector: detector, sensor, detectores | détecteur, capteur | melder, rauchmelder, sensor, rauchwarnmelder
alarm: alarma, alarmas | alarme, alarmes | alarm, alarmanlage, alarmanlagen
fire: incendio, fuego, incendios, quemazón | incendie, feu, feux | feuer, brand, brände
extinguisher: extintor, extinguidor | extincteur | feuerlöscher, löscher
burn: quemar, quemado, quema, arder, quemada | brûler, brûle, brûlé, cramer | brennen, brennt, gebrannt, verbrennen, verbrannt, angebrannt
camera: cámara, cámaras, videovigilancia | caméra, caméras, vidéosurveillance | kamera, kameras, überwachungskamera, videoüberwachung
antenna: antena, parabólica | antenne, parabole | antenne, satellitenschüssel, sat
fridge: refrigerador, nevera, frigorífico, refri, heladera | réfrigérateur, frigo, frigidaire | kühlschrank, kühlschränke
freezer: congelador, congelar, arcón | congélateur, surgélateur | gefrierschrank, tiefkühler, gefriertruhe, tiefkühltruhe, gefrierfach
dishwasher: lavavajillas, lavatrastes, lavaplatos | vaisselle | spülmaschine, geschirrspüler, abwaschmaschine
microwave: microondas | microonde | mikrowelle, mikrowellen
washer: lavadora, lavadoras, lavarropas | laveuse | waschmaschine, waschmaschinen
dryer: secadora, secador, tendedero | sécheuse, séchoir | trockner, wäschetrockner, föhn, tumbler
appliance: electrodoméstico, electrodomésticos, aparato | électroménager, appareil, électroménagers | haushaltsgerät, haushaltsgeräte, elektrogerät, gerät, geräte
vacuum: aspiradora, aspirar, aspirador, aspirado | aspirateur, balayeuse, aspirer, aspiration | staubsauger, staubsaugen, saugen, absaugen
toaster: tostadora, tostador | toaster | toaster
kettle: hervidor, tetera | bouilloire, théière | wasserkocher, teekessel
blender: licuadora, batidora | mixeur, blender, mélangeur | mixer, pürierstab, standmixer
television: televisión, televisor, tele, tv | télévision, télé, téléviseur, tv | fernseher, fernsehen, tv, fernsehgerät
dishes: platos, trastes, vajilla | assiettes, assiette | geschirr, teller, schüssel
pan: sartén, comal | poêlon, casserole | pfanne, pfannen, bratpfanne
pot: olla, cazuela, maceta | marmite, cocotte | topf, töpfe, kochtopf
clean: limpio, limpia, limpiar, limpiamos, aseado | propre, nettoyer, nettoie, nettoyé, propres | sauber, putzen, reinigen, säubern, putzt, gereinigt, geputzt
cleaning: limpieza, limpiezas | nettoyage, ménage | reinigung, putz, säuberung, grundreinigung, endreinigung, gebäudereinigung
cleaner: limpiador, limpiadora, afanadora | nettoyeur, nettoyant, nettoyeuse | reiniger, putzmittel, reinigungsmittel, reinigungskraft, putzkraft
maid: sirvienta, mucama | soubrette, bonniche | putzfrau, zimmermädchen, putzhilfe, haushaltshilfe, reinigungsfrau, raumpflegerin
housekeeping: quehaceres | ménager, ménagère | haushalt, hauswirtschaft, hausarbeit
dirty: sucio, sucia, mugroso, manchado | sale, sales, crasseux, crade | schmutzig, dreckig, verschmutzt, verdreckt
dirt: suciedad, mugre | saleté, crasse, saletés | schmutz, dreck, verschmutzung
dust: polvo, polvos, desempolvar, polvareda | poussière, poussières, dépoussiérer | staub, staubig, abstauben, entstauben
stain: mancha, manchas, manchar | tache, taches, tacher, taché | fleck, flecken, flecke
mold: moho, hongo, hongos, mohoso | moisissure, moisissures, moisi | schimmel, schimmelpilz, verschimmelt, schimmelt, pilz
damp: humedad, húmedo, humedades, húmeda | humidité, humide | feucht, feuchtigkeit, feuchte, feuchtigkeitsschaden
wet: mojado, mojada, mojar, empapado, mojó | mouillé, mouiller, trempé, mouillée | nass, nasse, durchnässt, nässe
dry: seco, seca, secar, secado, sequedad | sec, sèche, sécher, séchage, séché | trocken, trocknen, trocknet, trocknung, getrocknet
odor: olor, olores, oler, huele, peste, hedor, apesta | odeur, odeurs, puanteur, pue, puer | geruch, gerüche, gestank, stinken, stinkt, riecht, riechen
smell: olfato, aroma, huelen | sentir, sent, senteur | duft, düfte, duften
grease: grasa, engrasar, grasoso, grasas | graisse, graisseux, graisser | fett, fettig, schmierfett, einfetten
wash: lavar, lavado, lavo, lava | laver, lavage, lave, lavé | waschen, wäscht, gewaschen, abwaschen, waschgang
rinse: enjuagar, enjuague, aclarar | rincer, rinçage | spülen, ausspülen, abspülen
scrub: fregar, tallar, restregar, friega | frotter, récurer, frotte | schrubben, scheuern, abschrubben
wipe: trapear, trapo, paño | essuyer, chiffon, torchon, lingette | wischen, abwischen, lappen, putzlappen, wischt
mop: trapeador, fregona, mopa | serpillière, vadrouille | wischmopp, mopp, wischmop
broom: escoba, recogedor | balai, balais | besen, handfeger
bucket: cubeta, cubo, balde | seau, seaux | eimer, kübel, putzeimer
sponge: esponja, esponjas | éponge, éponges | schwamm, schwämme
brush: cepillo, cepillar, brocha, cepillado | brosse, brosser, brossage, pinceau | bürste, bürsten, pinsel
soap: jabón, jabones, jabonoso | savon, savons, savonner | seife, seifen
detergent: detergente, lavatrastos | détergent | waschmittel, spülmittel, waschpulver
bleach: cloro, lejía, blanqueador, desteñir | javel, décolorant | bleiche, bleichmittel, bleichen
disinfection: desinfectar, desinfección, desinfectante, sanitizar | désinfecter, désinfection, désinfectant | desinfizieren, desinfektion, desinfektionsmittel, keimfrei
polish: pulir, pulido, abrillantar, encerar | polir, cirer, lustrer, cirage | polieren, politur, poliert, bohnern
wax: cera | cire, cires | wachs, wachsbehandlung
trash: basura, desperdicio, desperdicios, basurero | poubelle, ordures | müll, abfall, kehricht, abfälle, restmüll
garbage: residuos, residuo, papelera | déchets, déchet, détritus | mülleimer, mülltonne, papierkorb, mist
rubbish: cachivaches, trastos, chatarra | encombrants | gerümpel, sperrmüll, krempel
recycling: reciclaje, reciclar, reciclable | recyclage, recycler, déchetterie, recyclable | recycling, recyceln, wertstoffhof, altpapier, wertstoffe
laundry: lavandería, colada | linge, lessive, buanderie, blanchisserie, laverie | wäsche, wäscherei, waschsalon, waschküche
cleaners: tintorería | pressing | textilreinigung
iron: planchar, plancha, planchado, plancho | repasser, repassage, fer, repasse | bügeln, bügeleisen, bügelt, gebügelt, glätten
fold: doblar, doblado, doblo, doblez | plier, plié, pliage, pliant | falten, gefaltet, zusammenlegen, klappbar
hang: colgar, cuelgo, cuelga, tender, perchero | accrocher, suspendre, pendre, étendre | aufhängen, hängen, hängt, aufgehängt
hanger: percha, gancho, ganchos, perchas | cintre, cintres, crochet | kleiderbügel, bügel, haken
basket: canasta, cesta, canasto, cesto | panier, corbeille | korb, körbe, wäschekorb
fabric: tejido, telas, tela | tissu, tissus, étoffe | stoff, stoffe, gewebe
cotton: algodón | coton | baumwolle
wool: lana | laine | wolle
silk: seda | soie | seide
leather: cuero | cuir, cuirs | leder, kunstleder
tidy: ordenado, ordenar, ordenada | ranger, rangé, rangement | aufräumen, ordentlich, aufgeräumt, räumt
mess: desorden, desmadre, desorganizado, tiradero | désordre, bazar, bordel | unordnung, chaos, durcheinander
bulb: foco, bombilla, bombillo, ampolleta, focos, bombillas | ampoule, ampoules | glühbirne, leuchtmittel, glühbirnen
led: led, leds | led, leds | led, leds, ledlampe
fluorescent: fluorescente, neón | fluorescent, néon | leuchtstoffröhre, neonröhre
spotlight: reflector, reflectores | projecteur, spot, spots | strahler, spot, flutlicht
flashlight: linterna, linternas | torche, torches | taschenlampe, taschenlampen
adapter: adaptador, adaptadores | adaptateur, adaptateurs | adapter, reisestecker
transformer: transformador | transformateur | transformator, trafo
circuit: circuito, cortocircuito | circuits | kurzschluss, stromkreis, kurzschlüsse
shock: electrocutar | électrocuter, électrocution, choc | stromschlag, schock, stromschläge
energy: energía, energético, energética, consumo | énergie, énergétique, consommation | energie, energieverbrauch, verbrauch, energiesparend
thermal: térmico, térmica, termografía | thermique, thermiques, thermographie | thermisch, thermografie, wärmebild
geothermal: geotermia, aerotermia, geotérmico | géothermie, aérothermie, géothermique | erdwärme, wärmepumpe, wärmepumpen, geothermie
freezing: congelando, gélido | glacial, glaciale | eisig
steam: vaporizar, vapores | vapeur, vapeurs | dampf, dampfen, dampfreiniger
sprinkler: rociador, rociadores | sprinkleur, gicleur | sprinkler, sprinkleranlage
tub: tinas, jofaina | bassine, cuvier | zuber, bottich
ladle: cucharón | louche | schöpfkelle
knob: perilla, pomo | pommeau | knauf, drehknopf, türknauf
latch: pestillo, aldaba | loquet, loqueteau | türfalle, schnapper
threshold: umbral, dintel | seuil, linteau | türsturz
partition: divisorio, biombo, mampara, mamparas | cloison, cloisons, paravent | trennwand, raumteiler, duschwand, trennwände, paravent
loft: loft | loft, mezzanine | loft, hochbett
penthouse: penthouse, sobreático | penthouse, attique | penthouse, attikawohnung
bungalow: bungaló, bungalow | bungalow, bungalows | bungalow, bungalows
courtyard: claustro, corralón | courette, cloître | lichthof, burghof
homeowner: hipotecado | copropriétaire, copropriétaires, syndic | wohnungseigentümer, hausverwaltung, hausverwalter, eigenheimbesitzer
housing: viviendas, urbanizar | logements, habitation, habitat, hlm | wohnraum, wohnungsbau, wohnungen, sozialwohnung
roommate: roomie, coinquilino | colocataire, coloc, colocation | mitbewohner, wg, mitbewohnerin, wohngemeinschaft
inhabit: habitar, residir, habitable, resido, residente, residentes | résider, résident, résidents | wohnt, wohnhaft, bewohner, bewohnbar
janitor: intendente, bedel | intendant | hauswartin, portier, pförtner
housekeeper: gobernanta, ama | gouvernante, intendante | haushälterin, wirtschafterin
rag: jerga, harapo, bayeta, estropajo | guenille, lavette, chiffons | lumpen, putztuch, wischtuch
soot: hollín, tizne | suie, suies | ruß, rußig, verrußt
ash: ceniza, cenicero | cendre, cendrier | aschenbecher
junk: tiliches, triques, chácharas, chunches | vieilleries, camelote, babioles | plunder, ramsch, kram, trödel
bin: tacho, tachos, zafacón | poubelles, bac | abfalleimer, biotonne, mistkübel, tonnen
litter: basurita | litière, litières | katzenstreu, einstreu, streu
washing: lavadero, lavatorio | lavoir, lessives | kochwäsche, feinwäsche
ironing: planchaduría, planchador | repasseuse, repassages | bügelservice, bügelwäsche, bügelbrett
wrinkle: arrugado, arrugar | froisser, froissé, pli, plis | knittern, zerknittert, falte, knitterfrei
starch: almidón, almidonar | amidon, amidonner | stärke, gestärkt
cushion: cojines, almohadilla | coussins, coussinet | sitzkissen, zierkissen, sitzpolster
dresser: tocador, chifonier | commode, chiffonnier | kommoden, wäschekommode, schminktisch
bunk: camarote | superposé, couchette, superposés | stockbett, hochbetten, koje
lid: tapaderas | couvercle, couvercles | deckel, klodeckel
hinged: abatible, plegable, plegables | rabattable, pliable, pliante | ausklappbar, faltbar, klapptisch
sliding: corredizo, corrediza, corredera, correderas | coulissant, coulissante, coulissantes | schiebetür, schiebetüren, schiebefenster, schiebetor
stereo: estéreo, bafle | stéréo | stereoanlage, musikanlage
`;
