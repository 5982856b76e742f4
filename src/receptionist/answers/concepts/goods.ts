// What callers ask about goods, devices, work and ways to reach a business, as concepts in four languages; how a line is read stands in ../lexicon.ts.

export const goodsConcepts = `
~handle: fix, repair, service, work on, handle, treat, look at, take a look at, take care of, deal with, see, do anything about, broken, cracked, broke, stopped working, not working, look after, help with, repaired, fixes | arreglar, arreglan, reparar, reparan, atender, atienden, tratar, tratan, ver, ocuparse, encargarse, roto, trabajan con, arregla, arregláis, arreglamos, reparáis, repara, reparamos, trato, atendéis, atendemos | soigner, soignez, réparer, réparez, traiter, traitez, prendre en charge, s'occuper, cassé, occupez | reparieren, reparatur, behandeln, übernehmen, betreuen, kümmern, kaputt, bearbeiten, versorgen
~past-time: last year, last month, last week, last time, last night, last 12, last winter, last summer | año pasado, mes pasado, semana pasada, última vez | l'année dernière, le mois dernier, la semaine dernière, dernière fois | letztes jahr, letzten monat, letzte woche, letztes mal
~whose: husband, wife, mother, father, mom, dad, friend, partner, sister, brother, parents, grandmother | marido, esposa, madre, padre, amigo, amiga, hermana, hermano | mari, femme, mère, père, ami, amie, soeur, frère | mann, mutter, vater, freund, freundin, schwester, bruder, meine frau, meiner frau
@brand: we use, we work with, brand, brands, which brand, what brand, make, makes, manufacturer, line of products, kind of products, what do you use, which products | marca, marcas, fabricante, qué productos, usamos, utilizamos | nous utilisons, marque, marques, fabricant, quels produits | marke, marken, hersteller, fabrikat, welche produkte
products = brand: product, products, shampoo, conditioner, oil, oils, polish, lotion, cream | producto, productos, champú, crema, aceite, aceites, esmalte | produit, produits, shampooing, crème, huile, huiles, vernis | produkt, produkte, shampoo, creme, öl, öle, lack
@sell = included: sell, buy, purchase, for sale, sold, take * home, shop for, retail | vender, venden, comprar, a la venta, se venden | vendre, vendez, acheter, en vente, vente | verkaufen, kaufen, verkauf, erhältlich
@buy-used: buy old, buy used, trade-in, trade in, sell you my, take * in exchange, in exchange, part exchange, part-exchange, take my old, trade in my old, trade in my, trade-ins, buy my old, buy back, toward a new, swap my old | compran usados, compran viejos, a cambio, parte del pago, recogen el viejo, recogen la vieja, compráis usado, compráis usadas, de segunda mano me compran | reprise, rachetez, reprenez, reprenons, reprendre mon, reprenez mon vieux, reprise de l'ancien, racheter | ankauf, kaufen sie alte, in zahlung, nehmen * alte * in zahlung, nehmen * altes * in zahlung, nehmen * altes * zahlung, inzahlungnahme, kaufen * gebraucht, altes zurück
parts: parts, spare parts, replacement parts, part, component | piezas, repuestos, recambios, refacciones | pièces, pièces détachées | teile, ersatzteile
genuine < parts: genuine, original, original parts, oem, aftermarket, authentic, real parts | originales, original, genuinas, auténticas | d'origine, originales, authentiques | original, originalteile, echt
order-part: part to come in, order a part, parts arrive, back order | pedir la pieza, llegar la pieza | commander la pièce | teil bestellen, teil geliefert
color: color, colour, dye, hair color, hair dye, coloring, tint | color, tinte, coloración, teñir | couleur, coloration, teinture | farbe, haarfarbe, färben, coloration
highlights < color: highlights, balayage, highlighted, bleach, highlight | mechas, balayage, reflejos | mèches, balayage | strähnen, balayage, blondierung
cruelty: cruelty-free, cruelty free, tested on animals, animal testing, animal tested, test on animals, animal-friendly | sin crueldad, probado en animales, testado en animales, libre de crueldad | cruauté, testé sur les animaux, testés sur les animaux, tests sur animaux | tierversuche, tierversuchsfrei, an tieren getestet
ammonia < chemical: ammonia, ammonia-free | amoníaco, sin amoníaco | ammoniaque, sans ammoniaque | ammoniak, ammoniakfrei
chemical: chemicals, toxic, non-toxic, fragrance, paraben, harsh, eco-friendly, environmentally, green products, pesticide, pesticides, weed killer, safe for pets, pet safe, pet-safe, child safe, safe for kids | químicos, tóxico, ecológico, fragancia, tóxicos, pesticidas, productos seguros, seguros para mascotas, lejía | chimique, toxique, écologique, parfum, produits chimiques, chimiques, pesticide, pesticides, toxiques, désherbant, écologiques, sans danger | chemie, giftig, schadstofffrei, umweltfreundlich, duftstoffe, pestizide, giftige, unkrautvernichter, unbedenklich, chemische mittel, chemikalien
organic < chemical: organic, natural, all-natural, organically, eco | orgánico, orgánica, natural | bio, biologique, naturel, en bio, biologiques | bio, biologisch, natürlich, naturkosmetik
extensions: extensions, hair extensions, wig | extensiones, peluca | extensions, perruque | extensions, haarverlängerung, perücke
makeup: makeup, lashes, eyelash, make-up artist, do my make-up, hair and make-up | maquillaje, pestañas | maquillage, cils | make-up, schminken, wimpern
trial-run < wedding: trial, trial run, test run, practice run | prueba, ensayo | essai, test coiffure | probetermin, probefrisur
iphone: iphone, ipad | iphone, ipad | iphone, ipad | iphone, ipad
samsung: samsung, android, galaxy, pixel phone | samsung, android | samsung, android | samsung, android
phone-device: phone, cell phone, smartphone, mobile, phones | móvil, celular, teléfono | téléphone, portable, smartphone | handy, smartphone, telefon
laptop: laptop, notebook, macbook, computer, pc, laptops | portátil, ordenador, computadora, laptop | ordinateur, ordinateur portable, pc | laptop, notebook, computer, mein rechner, meinen rechner, den rechner
tablet: tablet | tableta, tablet | tablette | tablet
tv-device: televisions, tvs, tv | televisores, televisor, televisión | téléviseurs, télé | fernseher
printer: printer, printers | impresora, impresoras | imprimante, imprimantes | drucker
console: game console, console, consoles, playstation, xbox, nintendo | consola, consolas | console, consoles | konsole, spielkonsole
camera-system: security camera, cameras, cctv, alarm | cámara de seguridad, alarma | caméra de surveillance, alarme | überwachungskamera, alarmanlage
~device: device, devices, gadget, unit, electronics | dispositivo, dispositivos, aparato, equipo | appareil, appareils | gerät, geräte
screen: screen, cracked screen, display, glass cracked | pantalla, pantalla rota | écran, écran cassé | display, bildschirm, displayschaden
screen-protector: protector, screen protector, case | protector, funda | protection d'écran, coque | schutzfolie, hülle
battery: battery, batteries | batería, pila, pilas, baterías | batterie, batteries, pile, piles | akku, batterie
unlock: unlock, carrier, sim | desbloquear, liberar, operador | débloquer, déverrouiller, opérateur | entsperren, freischalten, anbieter
charger-accessory: charger, chargers, charging cable, cable | cargador, cargadores, cable | chargeur, câble | ladegerät, kabel
data-recovery: data recovery, recover files, lost files, wiped, erased, deleted | recuperación de datos, recuperar archivos, borrado | récupération de données, effacé | datenrettung, gelöschte, wiederherstellung
@ship: ship, shipping, mail, mail in, mail-in, ups, fedex, send you * device, send it, send us a, postage, courier, post, mail it, post it, post my | enviar, envío, mandar por correo, por correo, mensajería, mandarlo por correo, mandar por mensajería | expédier, expédition, envoyer par la poste, poste, envoyer, colis | versand, einschicken, per post, paket, einsenden, zuschicken, schicken lassen, schicken sie, zusenden
@deliver: delivery, deliver, delivered, home delivery, bring it to me, deliveries, bring it over | entrega a domicilio, entregan, reparto, a domicilio entregan, reparten, enviar a domicilio, entrega el mismo día, lo llevan a casa, envían, reparto a domicilio | livraison, livrer, livrez, livrons, livrez à domicile, livraison à domicile, livré, livrée, faire livrer | lieferung, liefern, lieferdienst, zustellen, zustellung, geliefert, ausliefern
email-doc: email * documents, email you my, e-mail you, send by email, by email, email it, email documents, send documents, portal, upload, secure portal, sending documents, send you my documents, scan, scans, photograph the, take a photo of, send a photo, snap, digital copy, digitally | enviar por correo electrónico, por email, portal, subir documentos, mandar los documentos, foto de los, escanear, escaneado, mandar una foto, mándenos fotos, en digital | envoyer par mail, par e-mail, portail, télécharger, scanner, envoyer une photo, photographier, numérique, dématérialisé | per e-mail schicken, per mail, portal, hochladen, abfotografieren, fotografieren und, einscannen, scannen, foto schicken, digital, hochladen kann
@contact-way: text you, whatsapp, fax, sms, text message, app, an app | whatsapp, mensaje de texto, fax | whatsapp, sms, fax | whatsapp, sms, fax
furnace < hvac: furnace, furnaces | caldera de aire, horno, calefactor | chaudière à air, fournaise | heizgerät, ofen
boiler < hvac: boiler, boilers | caldera | chaudière | heizkessel, boiler, therme
radiant < hvac: radiant, floor heat, radiator, radiators | suelo radiante, radiador | plancher chauffant, radiateur | fußbodenheizung, heizkörper
ac-unit < hvac: ac, air conditioner, a/c | aire acondicionado | climatiseur | klimagerät
heat-gas: heat died, no heat, heat is out, heat went out, heat and gas, heating went, heat trouble, furnace died, my heat, gas trouble, gas | sin calefacción, calefacción, gas | panne de chauffage, gaz | heizung ausgefallen, keine heizung, gas
water-heater: water heater, hot water | calentador de agua, calentadores de agua, agua caliente | chauffe-eau, eau chaude | warmwasser, durchlauferhitzer
duct: ducts, air ducts, duct, vents | conductos, ductos | gaines, conduits d'air, conduits de ventilation | lüftungskanäle
solar: solar, solar panels | paneles solares, energía solar, placas solares | solaire, panneaux solaires | solar, photovoltaik
thermostat: thermostat | termostato | thermostat | thermostat
outlet: outlet, outlets, socket | enchufe, toma de corriente, enchufes | prise, prises | steckdose, steckdosen
panel: panel, breaker box, breaker panel, fuse box | panel eléctrico, tablero, cuadro eléctrico | tableau électrique | sicherungskasten, verteiler, schaltschrank
appliance: appliance, dishwasher, oven, washing machine | electrodoméstico, lavavajillas | électroménager, lave-vaisselle | haushaltsgerät, spülmaschine, waschmaschinen
tune-up: tune-up, tune-ups, maintenance visit, servicing | puesta a punto, mantenimiento | entretien, mise au point | wartung, inspektion
car-make: makes, make of car, makes of car, all makes, foreign cars, which cars, what cars, kinds of cars | marcas de coche, todas las marcas, qué coches | marques de voiture, toutes marques, toutes les marques, quelles voitures | automarken, alle marken, alle fabrikate, welche autos
european < car-make: european, german cars, european cars | europeo, europeos | européenne, européennes | europäische, deutsche autos
japanese-make < car-make: japanese, asian cars | japonés, japoneses | japonaise, japonaises | japanische
korean-make < car-make: korean makes, korean cars | coches coreanos, carros coreanos, autos coreanos, marcas coreanas | voitures coréennes, marques coréennes | koreanische marken, koreanische autos, koreanische fahrzeuge
american-make < car-make: american, american cars | americano, americanos | américaine, américaines | amerikanische
electric-car < car-make: electric car, ev, hybrid, electric vehicle, hybrids | coche eléctrico, híbrido | voiture électrique, hybride | elektroauto, e-auto, hybrid
tesla < electric-car car-make: tesla, teslas | tesla | tesla | tesla
car-bmw < european car-make: bmw | bmw | bmw | bmw
car-audi < european car-make: audi | audi | audi | audi
car-mercedes < european car-make: mercedes, benz | mercedes, benz | mercedes, benz | mercedes, benz
car-volkswagen < european car-make: volkswagen, vw | volkswagen, vw | volkswagen, vw | volkswagen, vw
car-volvo < european car-make: volvo | volvo | volvo | volvo
car-porsche < european car-make: porsche | porsche | porsche | porsche
car-mini-cooper < european car-make: mini cooper | mini cooper | mini cooper | mini cooper
car-fiat < european car-make: fiat | fiat | fiat | fiat
car-peugeot < european car-make: peugeot | peugeot | peugeot | peugeot
car-renault < european car-make: renault | renault | renault | renault
car-citroen < european car-make: citroën | citroën | citroën | citroën
car-opel < european car-make: opel | opel | opel | opel
car-seat-leon < european car-make: seat león, seat ibiza | seat león, seat ibiza | seat león, seat ibiza | seat león, seat ibiza
car-skoda < european car-make: skoda | skoda | skoda | skoda
car-toyota < japanese-make car-make: toyota | toyota | toyota | toyota
car-honda < japanese-make car-make: honda | honda | honda | honda
car-nissan < japanese-make car-make: nissan | nissan | nissan | nissan
car-subaru < japanese-make car-make: subaru | subaru | subaru | subaru
car-mazda < japanese-make car-make: mazda | mazda | mazda | mazda
car-lexus < japanese-make car-make: lexus | lexus | lexus | lexus
car-ford < american-make car-make: ford | ford | ford | ford
car-chevrolet < american-make car-make: chevrolet, chevy, gmc | chevrolet, chevy, gmc | chevrolet, chevy, gmc | chevrolet, chevy, gmc
car-dodge < american-make car-make: dodge | dodge | dodge | dodge
car-jeep < american-make car-make: jeep | jeep | jeep | jeep
car-chrysler < american-make car-make: chrysler | chrysler | chrysler | chrysler
car-hyundai < korean-make car-make: hyundai | hyundai | hyundai | hyundai
car-kia < korean-make car-make: kia | kia | kia | kia
motorcycle: motorcycle, motorbike, scooter | moto, motocicleta | moto, scooter | motorrad, roller
tires: summer tires, winter tires, snow tires, tire, tires, tyre, tyres | llanta, llantas, neumático, neumáticos | pneu, pneus | reifen, winterreifen
own-supply: my own parts, bought elsewhere, bring my own, ordered online, supply my own, own parts, i bought, bought online, bought myself, bought yourself, already bought, already have, i already have, parts i bought, put it in for me, that i purchased, from amazon, from the internet, got it online, my own materials, you bought elsewhere, wherever you bought, bought somewhere else, bring your own | compré yo, mis propias, comprado en otro, he comprado, comprado por internet, que ya tengo, comprado por el cliente, mi propio, mi propia, comprados en otro sitio, comprada en otro, compradas en otro, que compré, lo compré, los compré, traer los suyos, puede traer su | mes propres pièces, acheté moi-même, j'ai acheté, que j'ai déjà, acheté sur internet, acheté moi, fourni par vos soins, achetés par vous, achetées ailleurs, achetés ailleurs, acheté ailleurs, apportez vos propres, apporter vos propres | selbst gekauft, eigene teile, selbst gekauften, selbst besorgt, schon habe, schon gekauft, im internet gekauft, selbst mitgebracht, eigenes material, mitgebrachte, bereits gekauft, online gekauft, anderswo gekauft, woanders gekauft, können sie mitbringen, dürfen sie mitbringen, selbst mitbringen
alignment: wheel alignment, alignment, alignments | alineación | parallélisme, géométrie | achsvermessung, spur einstellen
oil-type: synthetic oil, synthetic, kind of oil | aceite sintético | huile synthétique | synthetisches öl
car-wash: wash the car, car wash, detailing, wash, detail, details | lavar el coche, lavado, detallado | laver la voiture, lavage | auto waschen, wagenwäsche, aufbereitung
clay: clay, glaze, glazes, pottery | arcilla, barro, esmaltes | argile, terre, émaux, poterie | ton, glasur, töpfern
kiln: kiln, fire my pots | horno, cocer | four, cuisson | brennofen, gebrannt
painting: painting, paint class, drawing | pintura, dibujo | peinture, dessin | malkurs, malen lernen, aquarell
@class: class, classes, course, workshop, lesson, lessons, courses, workshops | clase, clases, curso, lecciones, talleres, taller de | atelier, un cours, les cours, vos cours, le cours, des cours, cours de, cours collectifs | kurs, kurse, unterricht, stunden nehmen
recital-own-work: exhibit, own work, gallery | expone, galería | expose, galerie | ausstellen, galerie
uncollected < pick-up = storage: don't pick * up, don't collect, uncollected, keep them for, leave it there for, not picked up, pick it up for a while, forgot to collect, forget to collect, forgot to pick, forget to pick, can't collect, can't pick, cannot collect, cannot pick, not collected, left cars, left with you, leave it with you longer, pick it up late, don't fetch, storage fee, storage fees, isn't collected, not fetched | no lo recojo, no recogidos, olvido recoger, olvidé recoger, olvidado recoger, no puedo recogerlo, no recojo, no se recoge, no recogido, si no recojo, tardo en recoger, dejo más días | pas récupéré, ne viens pas le chercher, oublié de venir, oublié de récupérer, oublie de récupérer, non récupéré, non récupérés, pas récupérer, frais de gardiennage | nicht abholen, nicht abgeholt, vergesse abzuholen, vergessen abzuholen, nicht abhole, nicht abgeholte, später abhole, standgebühr, standgebühren, stehen lasse, vergessen * abzuholen, vergesse * abzuholen, nicht abgeholtes
hiring: hiring, job opening, work for you, apply, vacancy, looking for staff, apprentice, apprentices, apprenticeship, internship, intern, job with you, are you hiring, open positions, trainees, take on | contratan, vacante, empleo, aprendices, prácticas, buscan personal, busca trabajo, currículum, contratan personal, trabajar con vosotros, trabajar para ustedes | embauchez, recrutez, travailler chez vous, emploi, apprenti, apprentis, stage, stagiaire, recrutez-vous, apprentissage, candidature | stellen sie ein, stelle frei, bewerben, jobs, azubi, azubis, lehrling, lehrlinge, ausbildungsplatz, ausbildungsplätze, praktikum, bilden * aus, praktikanten, mitarbeiter gesucht, offene stellen, ausbilden
donate: donate, donation, sponsor | donar, donación, patrocinar | don, sponsoriser | spenden, spende
landlord-work: work for landlords, property managers, commercial, businesses too, offices, property management, rental properties, business customers, company, companies, corporate, corporations, for companies, in companies, at our office, in our office | propietarios, comercial, empresas, oficinas, para empresas | propriétaires, commercial, entreprises, bureaux, sociétés, dans les entreprises, pour les professionnels | vermieter, gewerblich, firmen, hausverwaltung, hausverwaltungen, rahmenvertrag, geschäftskunden, gewerbekunden, unternehmen, büros, firmenkunden, für firmen, betriebe
tax-credit: tax credit, rebate program, incentive, government, grant, grants, subsidy, subsidies, incentives, federal tax, write it off my taxes, tax deductible, deduct it, deductible from, deduct, off my taxes, tax deduction, claim it on my taxes, government money, rebate, rebates | crédito fiscal, subvención, ayudas, ayuda del estado, subvenciones, subvencionado, deducir, deducible, desgravar, desgrava | crédit d'impôt, subvention, déduire, déductible, déductibles, crédit d'impôts, réduction d'impôt, aides de l'état, subventions, prime rénov, aides, cesu | förderung, steuerbonus, zuschuss, zuschüsse, fördermittel, steuerlich geltend machen, steuerlich absetzen, von der steuer absetzen, von der steuer, absetzbar, absetzen, geltend machen, kfw, staatlich
ortho: braces, invisalign, orthodontics, aligners | ortodoncia, brackets, alineadores, invisalign | orthodontie, appareil dentaire, gouttières | zahnspange, kieferorthopädie, aligner
wisdom-teeth: wisdom teeth, wisdom tooth, extraction, pull a tooth, tooth pulled, pull my tooth, pulled out, teeth out, tooth taken out | muelas del juicio, extracción, sacar una muela, sacar la muela, sacarme una muela, extraer | dents de sagesse, extraction | weisheitszahn, weisheitszähne, zahn ziehen, zähne ziehen, gezogen
x-ray: x-ray, x-rays, radiograph | radiografía, radiografías | radio, radiographie | röntgen, röntgenbild
whitening: whitening, bleach my teeth, whiten | blanqueamiento, aclararme los dientes, blanquear, aclarar | blanchiment, blanchir | bleaching, zahnaufhellung, aufhellen
lab: laboratory, blood test, blood work, lab, labs, lab work, blood draw, bloods, blood results, blood sample, lab results | laboratorio, análisis de sangre, análisis, analítica, analíticas, resultados del análisis | laboratoire, prise de sang, analyses, bilan sanguin, analyses de sang | labor, blutabnahme, blutwerte, laborwerte, blutbild, blut abnehmen, blutentnahme, laborergebnisse
telehealth-only: telehealth | telesalud | télésanté | telemedizin
adhd: adhd, autism, behavioral | tdah, autismo | tdah, autisme | adhs, autismus
covid: covid, coronavirus | covid | covid | corona, covid
circumcision: circumcision | circuncisión | circoncision | beschneidung
nail: nails, manicure, gel | manicura, las uñas, mis uñas, sus uñas, uñas de gel, uñas acrílicas, arreglo de uñas | ongles, manucure | nägel, maniküre
massage: massage, massages, massaged | masaje, masajes | massage, massages | massage, massagen, massiert, massieren
hot-stone < massage: hot stone, hot stones | piedras calientes | pierres chaudes | hot stone, heiße steine
sports-massage < massage: sports massage | masaje deportivo | massage sportif | sportmassage
wax: wax, waxing, eyebrows | depilación, cejas, con cera, depilarme, depilan | épilation, cire, sourcils | waxing, enthaarung, augenbrauen
keratin: keratin | queratina | kératine | keratin
replace: replace, replaced, replacing, swap, swapped, change the, changed, change a, renew, changing | reemplazar, cambiar el, cambiar la, sustituir | remplacer, changer le, changer la | wechseln, tauschen, austauschen, ersetzen, erneuern, gewechselt, getauscht
large-car: suv, suvs, truck, trucks, van, vans, minivan, pickup truck, large vehicle, big car, three-row | camioneta, furgoneta, todoterreno | suv, fourgon, utilitaire, gros véhicule | suv, transporter, kleinbus, großes auto, geländewagen
~install: install, installed, installation, fit, fitted, mount, hook up, connect, put in, put it in, put them in, put up, set up, wire in | instalar, instalan, instalación, montar, montan, colocar, colocan, conectar | installer, installez, installation, poser, posez, pose, raccorder, branchement, faire brancher, raccordement | einbauen, einbau, installieren, installation, montieren, anschließen, schließen * an, bauen * ein, bringen * an, anbringen, aufhängen, montage von, montage der
packing: pack, packing, pack for us, pack everything, pack up, unpack, unpacking, packing service | embalar, embalaje, empaquetar, empaquetan, embalan | emballer, emballage, emballez, déballer | einpacken, packen, packen * ein, auspacken, einpackservice, verpacken, packservice
monitoring: app shows, monitor, monitoring, see how much, track how much, how much i'm producing, production | monitorizar, ver cuánto, ver la producción, producción | suivre la production, suivi, voir combien, production | überwachung, sehen wie viel, ertrag, erzeugung, anzeigen
grid-export: sell power, sell electricity, sell * back, back to the grid, net metering, excess power, extra power, power i don't use, electricity i don't use, feed-in | vender la energía, excedente, excedentes, energía que no uso, volcar a la red, compensación | revendre, surplus, revente, électricité que je n'utilise pas | einspeisung, einspeisen, überschuss, überschüssiger strom, strom verkaufen, einspeisevergütung
upkeep < tune-up: maintain, maintenance, upkeep, need servicing, serviced, servicing, clean them, how do i clean, keep them clean, look after them | mantenimiento, mantener, se limpian, hay que limpiarlos | entretien, entretenir, nettoyer, maintenance | wartung, warten lassen, pflege, instandhaltung, reinigen, gewartet
remake: remake, redo, redone, get used to, don't like it, do not like it, don't like the result, if i hate it, fix it for free, not getting along, i hate how, hate it, hate how, hate the result, not happy, unhappy, turns out, turned out, don't like my, i don't like how, disappointed | rehacer, no me gusta, no me acostumbro, repetir gratis, si no me gusta, si no queda, no queda bien, no estoy contenta, no me convence | refaire, n'aime pas, pas satisfaite, ne me plaît pas, m'habituer, plaît pas, n'aime pas le résultat, déçu, pas contente, pas content | nicht gefällt, nicht zufrieden, nicht zurechtkomme, nacharbeiten, korrigieren, gefällt mir nicht, unzufrieden bin, nicht gefallen, gefallen sollte, ändern wir kostenlos nach, hinterher nicht, passt es nicht, nicht passt
power-bill: electric bill, electricity bill, electricity bills, utility bill, utility bills, power bill, power bills, electric bills, my utility | factura de la luz, recibo de la luz, factura eléctrica | facture d'électricité, factures d'électricité | stromrechnung, stromkosten
design: design, designs, drawing, drawings, sketch, draft, mock-up, artwork, layout | diseño, diseños, boceto, dibujo, dibujos | dessin, dessins, maquette, croquis | entwurf, entwürfe, skizze, zeichnung, motiv, motive, vorlage
mat < equipment: yoga mat, mats, mat, yoga mats | esterilla, esterillas | tapis, tapis de yoga | matte, matten, yogamatte, leihmatten, leihmatte
automatic: automatic, stick shift, manual transmission, automatic car | automático, cambio automático, coche manual | automatique, boîte automatique, boîte manuelle | automatik, automatikwagen, schaltwagen, schaltung
!instrument: instrument, instruments, musical instrument | instrumento, instrumentos | instrument, instruments | instrument, instrumente
guitar < instrument: guitar, guitars, ukulele | guitarra, guitarras | guitare, guitares | gitarre, gitarren
violin < instrument: violin, violins, cello, viola | violín, violines, violonchelo | violon, violons, violoncelle | geige, geigen, violine, cello
drums < instrument: drums, drum, percussion | batería musical, percusión, tambor | percussions, tambour, jouer de la batterie | schlagzeug, trommel
wind-instrument < instrument: flute, saxophone, clarinet, trumpet, recorder | flauta, saxofón, clarinete, trompeta | flûte, saxophone, clarinette, trompette | flöte, blockflöte, saxophon, klarinette, trompete, querflöte
singing: singing, sing, voice lessons, choir, vocal | canto, cantar, coro | chant, chanter, chorale | gesang, singen, chor, gesangsunterricht
origin: where do your, come from, comes from, where do you get, where are they from, where is it from, made in, sourced, locally grown, grown, growers, imported, from local | de dónde vienen, de dónde son, de dónde es, procedencia, origen, de la zona, productores | d'où viennent, d'où vient, provenance, origine, viennent de, producteurs | woher kommen, woher kommt, herkunft, woher haben, kommen aus, erzeuger, regional
alter: hem, hems, shorten, shortened, alter, alterations, alteration, take in the waist, take in the sides, take it in, take in my, take in a dress, let out the, let it out, zipper, take in a | acortar, meter el bajo, arreglos de ropa, cremallera, estrechar | raccourcir, ourlet, retouches, retoucher, fermeture éclair, reprendre en taille | kürzer machen, säumen, enger machen, änderung, änderungen, reißverschluss, hose kürzen, kürzen lassen, kürzen sie, kürzen wir, kleid kürzen, ärmel kürzen
trousers: pants, trousers, jeans, slacks | pantalón, pantalones, vaqueros | pantalon, pantalons, jean | hose, hosen, jeans
leather: leather, fur coat, suede | cuero, piel | cuir, fourrure, daim | leder, lederjacke, pelz, wildleder
fabric: fabric, fabrics, cloth, material of my own, textile | tela, telas, tejido | tissu, tissus, étoffe | stoff, stoffe, stoffen
fitting: fitting, fittings, try it on, try on, doesn't fit, does not fit, too tight, too big on me | prueba de vestido, probármelo, no me queda bien, me queda grande | essayage, essayages, ne me va pas, trop serré | anprobe, anproben, anprobieren, passt nicht, nicht sitzt, sitzt nicht, sitzt es nicht
virus: virus, viruses, malware, hacked, spyware | virus, malware, hackeado | virus, piraté, logiciel malveillant | virus, viren, trojaner, gehackt
`;
