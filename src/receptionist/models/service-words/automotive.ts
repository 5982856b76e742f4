// Service words: cars and other vehicles. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const automotiveWords = `
o car | car, vehicle, auto, automobile, truck, suv, van, sedan, pickup | coche, carro, auto, vehículo, camioneta, automóvil, camión | voiture, véhicule, auto, camionnette, automobile, camion | auto, wagen, fahrzeug, pkw, lkw, transporter
s oil-change | oil change, oil and filter, change the oil, oil changed, lube | cambio de aceite, cambiar el aceite, aceite y filtro | vidange, changement d'huile, changer l'huile | ölwechsel, öl wechseln
c brakes braces | | frenos, freno | |
o brakes | brakes, brake, brake pads, pads, rotors, brake job | frenos, freno, pastillas, balatas, discos de freno | freins, frein, plaquettes, disques de frein, freinage | bremsen, bremse, bremsbeläge, bremsscheiben
o tire | tire, tires, tyre, tyres, wheel, wheels, flat tire, flat, puncture | llanta, llantas, neumático, neumáticos, rueda, ruedas, pinchazo, ponchada, goma | pneu, pneus, roue, roues, crevaison | reifen, rad, räder, reifenpanne, platten
s rotation | tire rotation, rotate, rotation | rotación de llantas, rotación | permutation, rotation des pneus | reifentausch, räder tauschen
s tire-change | tire change, winter tires, snow tires, tire swap, seasonal tires | cambio de llantas, cambio de neumáticos, llantas de invierno | changement de pneus, pneus hiver, pneus neige, montage pneus | reifenwechsel, winterreifen, sommerreifen, räderwechsel, reifen wechseln
s alignment | alignment, wheel alignment, balancing, wheel balancing | alineación, alineado, balanceo | parallélisme, géométrie, équilibrage | achsvermessung, spur einstellen, auswuchten, spureinstellung
o battery | battery, car battery, alternator, starter | batería, alternador, marcha, motor de arranque | batterie, alternateur, démarreur | batterie, lichtmaschine, anlasser, autobatterie
o engine | engine, motor, check engine light, engine light | motor, luz del motor, check engine | moteur, voyant moteur | motor, motorkontrollleuchte
o transmission | transmission, gearbox, clutch | transmisión, caja de cambios, embrague | transmission, boîte de vitesses, embrayage | getriebe, kupplung, schaltung
o exhaust | exhaust, muffler, catalytic converter | escape, mofle, silenciador, catalizador | échappement, pot d'échappement, silencieux, catalyseur | auspuff, katalysator, endschalldämpfer
o windshield | windshield, windscreen, chip repair, auto glass, cracked windshield | parabrisas, cristal del coche | pare-brise, impact pare-brise | windschutzscheibe, frontscheibe, steinschlag, autoglas
o suspension | suspension, shocks, struts, shock absorbers | suspensión, amortiguadores | suspension, amortisseurs | fahrwerk, stoßdämpfer
o coolant | coolant, radiator flush, antifreeze | refrigerante, anticongelante | liquide de refroidissement, antigel | kühlmittel, kühlflüssigkeit
s state-inspection | state inspection, smog check, smog, emissions test, mot, vehicle inspection, emissions | verificación vehicular, itv, verificación, inspección técnica, smog | contrôle technique, visite technique, antipollution | tüv, hauptuntersuchung, hu, abgasuntersuchung, au, pickerl
s detailing | detailing, detail, car detail, car wash, interior cleaning, ceramic coating, polish | detallado, lavado de coche, lavado de carro, pulido, encerado | detailing, lavage auto, nettoyage intérieur, polissage, lustrage | autoaufbereitung, aufbereitung, autowäsche, innenreinigung, politur
s bodywork | body work, bodywork, dent, dent repair, scratch, collision, bumper, paintless dent, fender | carrocería, hojalatería, abolladura, golpe, rayón, parachoques | carrosserie, bosse, rayure, pare-chocs, débosselage | karosserie, delle, dellen, kratzer, stoßstange, unfallschaden, smart repair
s towing | towing, tow, tow truck, roadside, jump start, roadside assistance | grúa, remolque, asistencia en carretera, pasar corriente | remorquage, dépanneuse, assistance routière | abschleppen, abschleppdienst, pannenhilfe, starthilfe
s test-drive | test drive | manejar el auto antes de comprarlo, prueba de conducción | essai routier, essai | probefahrt
c car inspect | car check, pre-purchase inspection, vehicle check | revisión del coche, revisión del carro | contrôle voiture, révision voiture | autoinspektion, fahrzeugcheck
s fluid | fluid, flush, brake fluid, transmission fluid | líquido, líquido de frenos | liquide de frein, purge | bremsflüssigkeit, flüssigkeit
o motorcycle | motorcycle, motorbike, scooter | moto, motocicleta | moto, scooter | motorrad, roller
o bike | bike, bicycle, e-bike | bici, bicicleta | vélo, bicyclette | fahrrad, rad, e-bike
`;
