// Service words: cars and other vehicles. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const automotiveWords = `
o car | car, vehicle, auto, automobile, truck, suv, van, sedan, pickup | coche, carro, auto, vehículo, camioneta, automóvil, camión | voiture, véhicule, auto, camionnette, automobile, camion | auto, wagen, fahrzeug, pkw, lkw, transporter
c brakes braces | | frenos, freno | |
o brakes | brakes, brake, brake pads, pads, rotors, brake job | frenos, freno, pastillas, balatas, discos de freno | freins, frein, plaquettes, disques de frein, freinage | bremsen, bremse, bremsbeläge, bremsscheiben
s rotation | tire rotation, rotate, rotation | rotación de llantas, rotación, rotar, rotar las llantas, roten las llantas, rotar los neumáticos | permutation, rotation des pneus | reifentausch, räder tauschen
o transmission | transmission, gearbox, clutch | transmisión, caja de cambios, embrague | transmission, boîte de vitesses, embrayage | getriebe, kupplung, schaltung
o exhaust | exhaust, muffler, catalytic converter | escape, mofle, silenciador, catalizador | échappement, pot d'échappement, silencieux, catalyseur | auspuff, katalysator, endschalldämpfer
o suspension | suspension, shocks, struts, shock absorbers | suspensión, amortiguadores | suspension, amortisseurs | fahrwerk, stoßdämpfer
o coolant | coolant, radiator flush, antifreeze | refrigerante, anticongelante | liquide de refroidissement, antigel | kühlmittel, kühlflüssigkeit
s test-drive | test drive | manejar el auto antes de comprarlo, prueba de conducción | essai routier, essai | probefahrt
c car inspect | car check, pre-purchase inspection, vehicle check | revisión del coche, revisión del carro | contrôle voiture, révision voiture | autoinspektion, fahrzeugcheck
s fluid | fluid, flush, brake fluid, transmission fluid | líquido, líquido de frenos | liquide de frein, purge | bremsflüssigkeit, flüssigkeit
`;
