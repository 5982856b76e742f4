// What callers ask about goods, devices, work and ways to reach a business, as concepts in four languages; how a line is read stands in ../lexicon.ts.

export const goodsConcepts = `
~handle: fix, repair, service, work on, handle, treat, look at, take a look at, take care of, deal with, see, do anything about, broken, cracked, broke, died, stopped working, not working, look after, help with | arreglar, arreglan, reparar, reparan, atender, atienden, tratar, tratan, ver, ocuparse, encargarse, roto, trabajan con | soigner, soignez, réparer, réparez, traiter, traitez, prendre en charge, s'occuper, cassé, occupez | reparieren, reparatur, behandeln, übernehmen, betreuen, kümmern, kaputt, bearbeiten, versorgen
~past-time: last year, last month, last week, last time, last night, last 12, last winter, last summer | año pasado, mes pasado, semana pasada, última vez | l'année dernière, le mois dernier, la semaine dernière, dernière fois | letztes jahr, letzten monat, letzte woche, letztes mal
~whose: husband, wife, mother, father, mom, dad, friend, partner, sister, brother, parents, grandmother | marido, esposa, madre, padre, amigo, amiga, hermana, hermano | mari, femme, mère, père, ami, amie, soeur, frère | mann, frau, mutter, vater, freund, freundin, schwester, bruder
brand: we use, we work with, brand, brands, which brand, what brand, make, makes, manufacturer, line of products, kind of products, what do you use, which products | marca, marcas, fabricante, qué productos, usamos, utilizamos | nous utilisons, marque, marques, fabricant, quels produits | marke, marken, hersteller, fabrikat, welche produkte
products = brand: product, products, shampoo, conditioner, oil, oils, polish, lotion, cream | producto, productos, champú, crema, aceite, aceites, esmalte | produit, produits, shampooing, crème, huile, huiles, vernis | produkt, produkte, shampoo, creme, öl, öle, lack
sell = included amount: sell, buy, purchase, for sale, sold, take * home, shop for, retail | vender, venden, comprar, a la venta, se venden | vendre, vendez, acheter, en vente, vente | verkaufen, kaufen, verkauf, erhältlich
buy-used: buy old, buy used, trade-in, trade in, sell you my | compran usados, compran viejos | reprise, rachetez | ankauf, kaufen sie alte, in zahlung
parts: parts, spare parts, replacement parts, part, component | piezas, repuestos, recambios, refacciones | pièces, pièces détachées | teile, ersatzteile
genuine < parts: genuine, original, original parts, oem, aftermarket, authentic, real parts | originales, original, genuinas, auténticas | d'origine, originales, authentiques | original, originalteile, echt
order-part: part to come in, order a part, parts arrive, back order | pedir la pieza, llegar la pieza | commander la pièce | teil bestellen, teil geliefert
color: color, colour, dye, hair color, hair dye, coloring, tint | color, tinte, coloración, teñir | couleur, coloration, teinture | farbe, haarfarbe, färben, coloration
highlights < color: highlights, balayage, highlighted, bleach, highlight | mechas, balayage, reflejos | mèches, balayage | strähnen, balayage, blondierung
cruelty: cruelty-free, cruelty free, tested on animals, animal testing, animal tested, test on animals, animal-friendly | sin crueldad, probado en animales, testado en animales, libre de crueldad | cruauté, testé sur les animaux, testés sur les animaux, tests sur animaux | tierversuche, tierversuchsfrei, an tieren getestet
ammonia < chemical: ammonia, ammonia-free | amoníaco, sin amoníaco | ammoniaque, sans ammoniaque | ammoniak, ammoniakfrei
chemical: chemicals, toxic, non-toxic, fragrance, paraben, harsh, eco-friendly, environmentally, green products | químicos, tóxico, ecológico, fragancia | chimique, toxique, écologique, parfum | chemie, giftig, schadstofffrei, umweltfreundlich, duftstoffe
organic < chemical: organic, natural, all-natural | orgánico, orgánica, natural | bio, biologique, naturel | bio, biologisch, natürlich, naturkosmetik
extensions: extensions, hair extensions, wig | extensiones, peluca | extensions, perruque | extensions, haarverlängerung, perücke
makeup: makeup, make-up, lashes, eyelash | maquillaje, pestañas | maquillage, cils | make-up, schminken, wimpern
trial-run < wedding: trial, trial run, test run, practice run | prueba, ensayo | essai, test coiffure | probetermin, probefrisur
iphone: iphone, ipad | iphone, ipad | iphone, ipad | iphone, ipad
samsung: samsung, android, galaxy, pixel phone | samsung, android | samsung, android | samsung, android
phone-device: phone, cell phone, smartphone, mobile, phones | móvil, celular, teléfono | téléphone, portable, smartphone | handy, smartphone, telefon
laptop: laptop, notebook, macbook, computer, pc, laptops | portátil, ordenador, computadora, laptop | ordinateur, ordinateur portable, pc | laptop, notebook, rechner, computer
tablet: tablet | tableta, tablet | tablette | tablet
tv-device: televisions, tvs, tv | televisores, televisor, televisión | téléviseurs, télé | fernseher
printer: printer, printers | impresora, impresoras | imprimante, imprimantes | drucker
console: game console, console, consoles, playstation, xbox, nintendo | consola, consolas | console, consoles | konsole, spielkonsole
camera-system: security camera, cameras, cctv, alarm | cámara de seguridad, alarma | caméra de surveillance, alarme | überwachungskamera, alarmanlage
~device: device, devices, gadget, unit, electronics | dispositivo, dispositivos, aparato, equipo | appareil, appareils | gerät, geräte
screen: screen, cracked screen, display, glass cracked | pantalla, pantalla rota | écran, écran cassé | display, bildschirm, displayschaden
screen-protector: protector, screen protector, case | protector, funda | protection d'écran, coque | schutzfolie, hülle
battery: battery, batteries | batería, pila, baterías | batterie, batteries | akku, batterie
unlock: unlock, carrier, sim | desbloquear, liberar, operador | débloquer, déverrouiller, opérateur | entsperren, freischalten, anbieter
charger-accessory: charger, chargers, charging cable, cable | cargador, cargadores, cable | chargeur, câble | ladegerät, kabel
data-recovery: data recovery, recover files, lost files, wiped, erased, deleted | recuperación de datos, recuperar archivos, borrado | récupération de données, effacé | datenrettung, gelöschte, wiederherstellung
ship: ship, shipping, mail, mail in, mail-in, ups, fedex, send you * device, send it, send us a, postage, courier, post, mail it | enviar, envío, mandar por correo, por correo, mandarlo, mensajería | expédier, expédition, envoyer par la poste, poste, envoyer, colis | versand, einschicken, per post, schicken, paket, einsenden
deliver: delivery, deliver, delivered, home delivery, bring it to me | entrega a domicilio, entregan, reparto, a domicilio entregan | livraison, livrer, livrez, livrons, livrez à domicile, livraison à domicile | lieferung, liefern, lieferdienst
email-doc: email * documents, email you my, e-mail you, send by email, by email, email it, email documents, send documents, portal, upload, secure portal, sending documents, send you my documents | enviar por correo electrónico, por email, portal, subir documentos, mandar los documentos | envoyer par mail, par e-mail, portail, télécharger | per e-mail schicken, per mail, portal, hochladen
contact-way: text you, whatsapp, fax, sms, text message, app | whatsapp, mensaje de texto, fax | whatsapp, sms, fax | whatsapp, sms, fax
furnace < hvac: furnace, furnaces | caldera de aire, horno, calefactor | chaudière à air, fournaise | heizgerät, ofen
boiler < hvac: boiler, boilers | caldera | chaudière | heizkessel, boiler, therme
radiant < hvac: radiant, floor heat, radiator, radiators | suelo radiante, radiador | plancher chauffant, radiateur | fußbodenheizung, heizkörper
ac-unit < hvac: ac, air conditioner, a/c | aire acondicionado | climatiseur | klimagerät
heat-gas: heat died, no heat, heat is out, heat went out, heat and gas, heating went, heat trouble, furnace died, my heat, gas trouble, gas | sin calefacción, calefacción, gas | panne de chauffage, gaz | heizung ausgefallen, keine heizung, gas
water-heater: water heater, hot water | calentador de agua, calentadores de agua, agua caliente | chauffe-eau, eau chaude | warmwasser, durchlauferhitzer
duct: ducts, air ducts, duct, vents | conductos, ductos | conduits, gaines | lüftungskanäle
solar: solar, solar panels | solar, paneles solares | solaire, panneaux solaires | solar, photovoltaik
thermostat: thermostat | termostato | thermostat | thermostat
outlet: outlet, outlets, socket | enchufe, toma de corriente, enchufes | prise, prises | steckdose, steckdosen
panel: panel, breaker box, breaker panel, fuse box | panel eléctrico, tablero, cuadro eléctrico | tableau électrique | sicherungskasten, verteiler, schaltschrank
appliance: appliance, dishwasher, oven, washing machine | electrodoméstico, lavavajillas | électroménager, lave-vaisselle | haushaltsgerät, spülmaschine, waschmaschinen
tune-up: tune-up, tune-ups, maintenance visit, servicing | puesta a punto, mantenimiento | entretien, mise au point | wartung, inspektion
car-make: makes, make of car, bmw, audi, mercedes, volkswagen, toyota, honda, ford, chevy, european, american cars, japanese, foreign cars, volvo, porsche, subaru, hyundai, kia, nissan, tesla, all makes | marcas de coche, europeos, japoneses, americanos, toyota, bmw | marques de voiture, européennes, japonaises, bmw | automarken, europäische, japanische, bmw
european < car-make: european, bmw, audi, mercedes, volkswagen, volvo, porsche, german cars, mini cooper, fiat | europeo, europeos, bmw, audi, mercedes, volkswagen | européenne, européennes, bmw, audi, mercedes, volkswagen, peugeot, renault | europäische, bmw, audi, mercedes, volkswagen
japanese-make < car-make: japanese, toyota, honda, nissan, subaru, mazda, lexus | japonés, japoneses, toyota, honda, nissan | japonaise, japonaises, toyota, honda | japanische, toyota, honda
american-make < car-make: american, ford, chevy, chevrolet, gmc, dodge, jeep, chrysler | americano, americanos, ford, chevrolet | américaine, américaines, ford | amerikanische, ford
electric-car < car-make: electric car, ev, hybrid, tesla, electric vehicle, hybrids | coche eléctrico, híbrido, tesla | voiture électrique, hybride, tesla | elektroauto, e-auto, hybrid, tesla
motorcycle: motorcycle, motorbike, scooter | moto, motocicleta | moto, scooter | motorrad, roller
tires: tire, tires, tyre, tyres | llanta, llantas, neumático, neumáticos | pneu, pneus | reifen, winterreifen
own-supply: my own parts, bought elsewhere, bring my own, ordered online, supply my own, own parts | compré yo, mis propias, comprado en otro | mes propres pièces, acheté moi-même | selbst gekauft, eigene teile
alignment: alignment, wheel alignment | alineación | parallélisme, géométrie | achsvermessung, spur einstellen
oil-type: synthetic oil, synthetic, kind of oil | aceite sintético | huile synthétique | synthetisches öl
car-wash: wash the car, car wash, detailing, wash, detail, details | lavar el coche, lavado, detallado | laver la voiture, lavage | auto waschen, wagenwäsche, aufbereitung
clay: clay, glaze, glazes, pottery | arcilla, barro, esmaltes | argile, terre, émaux, poterie | ton, glasur, töpfern
kiln: kiln, fired, fire my | horno, cocer | four, cuisson | brennofen, gebrannt
painting: painting, paint class, drawing | pintura, dibujo | peinture, dessin | malen, malkurs
class: class, classes, course, workshop, lesson | clase, clases, curso, taller | cours, atelier | kurs, kurse, unterricht
recital-own-work: exhibit, own work, gallery | expone, galería | expose, galerie | ausstellen, galerie
uncollected < pick-up: don't pick * up, don't collect, uncollected, keep them for, leave it there for, not picked up, pick it up for a while | no lo recojo, no recogidos | pas récupéré, ne viens pas le chercher | nicht abholen, nicht abgeholt
hiring: hiring, job opening, work for you, apply, vacancy, looking for staff | trabajar con ustedes, contratan, vacante, empleo | embauchez, recrutez, travailler chez vous, emploi | stellen sie ein, stelle frei, bewerben, jobs
donate: donate, donation, sponsor | donar, donación, patrocinar | don, sponsoriser | spenden, spende
landlord-work: work for landlords, property managers, commercial, businesses too, offices | propietarios, comercial, empresas | propriétaires, commercial, entreprises | vermieter, gewerblich, firmen
tax-credit: tax credit, rebate program, incentive | crédito fiscal, subvención | crédit d'impôt, subvention | förderung, steuerbonus, zuschuss
ortho: braces, invisalign, orthodontics, aligners | ortodoncia, brackets, alineadores, invisalign | orthodontie, appareil dentaire, gouttières | zahnspange, kieferorthopädie, aligner
wisdom-teeth: wisdom teeth, wisdom tooth, extraction, pull | muelas del juicio, extracción, sacar | dents de sagesse, extraction | weisheitszahn, weisheitszähne, ziehen
x-ray: x-ray, x-rays, radiograph | radiografía, radiografías | radio, radiographie | röntgen, röntgenbild
whitening: whitening, bleach my teeth, whiten | blanqueamiento, aclararme los dientes, blanquear, aclarar | blanchiment, blanchir | bleaching, zahnaufhellung, aufhellen
lab: lab, laboratory, blood test, blood work | laboratorio, análisis de sangre | laboratoire, prise de sang | labor, blutabnahme
telehealth-only: telehealth | telesalud | télésanté | telemedizin
adhd: adhd, autism, behavioral | tdah, autismo | tdah, autisme | adhs, autismus
covid: covid, coronavirus | covid | covid | corona, covid
circumcision: circumcision | circuncisión | circoncision | beschneidung
nail: nails, manicure, gel | uñas, manicura | ongles, manucure | nägel, maniküre
massage: massage, massages | masaje, masajes | massage, massages | massage, massagen
hot-stone < massage: hot stone, hot stones | piedras calientes | pierres chaudes | hot stone, heiße steine
sports-massage < massage: sports massage | masaje deportivo | massage sportif | sportmassage
wax: wax, waxing, eyebrows | depilación, cera, cejas | épilation, cire, sourcils | waxing, enthaarung, augenbrauen
keratin: keratin | queratina | kératine | keratin
replace: replace, replaced, replacing, swap, swapped, change the, changed, change a, renew, changing | reemplazar, cambiar el, cambiar la, sustituir | remplacer, changer le, changer la | wechseln, tauschen, austauschen, ersetzen, erneuern, gewechselt, getauscht
large-car: suv, suvs, truck, trucks, van, vans, minivan, pickup truck, large vehicle, big car, three-row | camioneta, furgoneta, todoterreno | suv, fourgon, utilitaire, gros véhicule | suv, transporter, kleinbus, großes auto, geländewagen
`;
