// Service words: a house's systems: heat, water, power, locks, machines, pests. One concept a line,
// `kind concept | English | Spanish | French | German`; a family and its member stand together (`c appliance washer`); see ../service-lexicon.ts.

const clogged = {
  en: [
    'clogged',
    'backed up',
    'blocked',
    'plugged up',
    "won't drain",
    'draining slowly',
    'drains slowly',
    'stopped up',
    'backing up',
    'not draining',
    "isn't draining",
    'slow',
    'overflowing',
  ],
  es: [
    'tapado',
    'tapada',
    'atascado',
    'atascada',
    'se tapó',
    'no drena',
    'obstruido',
    'obstruida',
    'no traga',
    'atorado',
    'no desagua',
  ],
  fr: [
    'bouché',
    'bouchée',
    'bouchées',
    "s'écoule mal",
    "ne s'écoule plus",
    'descend plus',
    'débordent',
    'déborde',
    'engorgé',
    'déboucher',
    'débouchage',
  ],
  de: ['verstopft', 'läuft nicht ab', 'läuft schlecht ab', 'läuft über', 'fließt nicht ab'],
};
const basins = {
  en: ['sink', 'shower', 'tub', 'bathtub', 'toilet', 'drain', 'basin', 'pipe', 'pipes', 'plughole'],
  es: [
    'fregadero',
    'lavabo',
    'lavaplatos',
    'lavamanos',
    'tarja',
    'ducha',
    'regadera',
    'bañera',
    'tina',
    'inodoro',
    'baño',
    'váter',
    'excusado',
    'wc',
    'tubería',
    'caño',
    'cañería',
    'pila',
  ],
  fr: ['évier', 'évier cuisine', 'lavabo', 'douche', 'baignoire', 'toilettes', 'wc', 'tuyau', 'canalisation', 'siphon'],
  de: ['waschbecken', 'spüle', 'spülbecken', 'dusche', 'badewanne', 'toilette', 'klo', 'wc', 'rohr', 'leitung'],
};
const clogs = (language: 'en' | 'es' | 'fr' | 'de') =>
  basins[language]
    .flatMap((basin) => clogged[language].flatMap((one) => [`${basin} ${one}`, `${one} ${basin}`]))
    .join(', ');

export const householdWords = `
c drain unclog | ${clogs('en')} | ${clogs('es')} | ${clogs('fr')} | ${clogs('de')}
c leak repair | burst pipe, pipe burst, burst pipes, pipes burst, water coming through the ceiling, water under the sink | reventó una tubería, se reventó un tubo, tubería rota, tubo roto, cañería rota | tuyau percé, tuyau cassé, canalisation cassée, tuyau éclaté, dégât des eaux | rohrbruch, rohr geplatzt, wasserschaden, wasser läuft aus
c pipe leak repair | leaking pipe, leaky pipe, pipe is leaking, pipe leaking, pipes are leaking, dripping pipe | gotea una tubería, tubería gotea, gotea un tubo, tubo gotea, fuga en la tubería | tuyau fuit, fuite sur un tuyau, tuyau qui fuit | rohr ist undicht, undichtes rohr, rohr tropft, rohr leckt
c leak repair | leaking, leaky, dripping, drips, leaks | gotea, goteando, gotean, pierde agua, tira agua, gotera | fuit, goutte, suinte, fuient | tropft, undicht, leckt, tropfender, tropfende, rinnt, undichte
c water-heater repair | no hot water, hot water stopped, hot water went out, hot water ran out, hot water is out, water won't get hot, cold shower, cold showers, water is cold, only cold water | no hay agua caliente, no sale agua caliente, sin agua caliente, no tengo agua caliente, no tenemos agua caliente, solo sale agua fría, sale fría | plus d'eau chaude, pas d'eau chaude, que de l'eau froide, eau froide | kein warmes wasser, kein warmwasser, kein heißes wasser, nur kaltes wasser
c furnace repair | no heat, heat went out, heat is out, heat stopped, no heating, house is freezing, heat won't come on, heater went out | no hay calefacción, sin calefacción, no calienta la casa | plus de chauffage, pas de chauffage, pas de chauffage, sans chauffage | keine heizung, heizung ausgefallen, heizung ist aus, heizung kalt, heizung bleibt kalt, heizkörper bleibt kalt
c ac repair | no ac, no cold air, ac is out, house is hot, house won't cool, house won't cool down, house isn't cooling | no enfría el aire, sin aire acondicionado | plus de clim | klima kühlt nicht
c pool standard clean | weekly pool cleaning, weekly pool service, clean our pool every week, clean my pool every week | limpieza semanal de la piscina, limpieza semanal de la alberca | entretien hebdomadaire de la piscine | wöchentliche poolreinigung
o thermostat | thermostat, thermostats, smart thermostat | termostato, termostatos | thermostat, thermostats | thermostat, thermostate, raumthermostat
m heat-pump |
c furnace heat-pump | heat pump, heat pumps | bomba de calor | pompe à chaleur, pac | wärmepumpe, wärmepumpen
c toilet repair | toilet keeps running, toilet runs, running toilet, toilet won't flush, toilet won't stop running, toilet is running | el inodoro no descarga, no descarga el inodoro, inodoro no para de correr, el baño no descarga, la cisterna no para | chasse d'eau, chasse d'eau coule, chasse d'eau cassée | klospülung, toilettenspülung, spülkasten, klo spült nicht
m outlet |
m panel |
c wiring outlet | outlet, outlets, socket, sockets, receptacle, plug socket, power point, gfci | enchufe, enchufes, tomacorriente, toma de corriente, contacto | prise, prises, prise électrique, prise de courant | steckdose, steckdosen
c wiring panel | panel, breaker, breakers, breaker box, breaker panel, fuse box, electrical panel, fuse | tablero eléctrico, cuadro eléctrico, fusible, breaker, interruptor automático, centro de carga | tableau électrique, disjoncteur, fusible | sicherungskasten, sicherung, verteilerkasten, zählerschrank
c wiring light repair | lights won't turn on, lights don't work, lights stopped working, lights are out, lights went out | no prenden las luces, luces no prenden | lumières ne marchent plus | licht geht nicht, licht geht nicht mehr
o ceiling-fan | ceiling fan, ceiling fans | ventilador de techo, ventiladores de techo, abanico de techo | ventilateur de plafond | deckenventilator
c wiring repair | breaker keeps tripping, breaker trips, breaker tripping, breaker tripped, breakers tripping, lights keep flickering, lights flicker, lights are flickering, flickering lights, light flickers, power went out, power is out, no power, lost power, half the house has no power, short circuit, burning smell, sparks | se va la luz, no hay luz, sin luz, salta el diferencial, saltan los plomos, se botan los breakers, se bota el breaker, se cae la luz, corto circuito, cortocircuito, parpadea la luz, parpadean las luces, se fue la luz, salta la pastilla, huele a quemado | disjoncteur saute, disjoncteur qui saute, plombs sautent, plombs ont sauté, court-circuit, plus de courant, plus d'électricité, pas de courant, panne de courant, panne électrique, lumière clignote | sicherung raus, sicherung fliegt, fliegt die sicherung, fliegt dauernd die sicherung, fliegt ständig die sicherung, fliegt immer die sicherung, kurzschluss, kein strom, strom ausgefallen, stromausfall, licht flackert, fi fliegt
c car | electric car, electric vehicle, electric truck | coche eléctrico, carro eléctrico, auto eléctrico, vehículo eléctrico | voiture électrique, véhicule électrique | elektroauto, e-auto, elektrowagen
c ev-charger | plug for my tesla, charger for my electric car, charger for my car, electric car charger, car charging, charge my car at home, tesla charger, plug for my electric car, home charger, ev charging, charge point, charging point, charger in my garage, charger in the garage | cargador para mi carro eléctrico, cargador para mi coche, cargador para el coche, cargador eléctrico, cargador para auto eléctrico, cargador de auto, cargador del carro, cargar mi carro eléctrico, cargador de carro, cargador en la cochera, cargador en mi cochera, cargador en el garaje, cargador en casa | borne pour ma voiture, borne pour voiture électrique, recharger ma voiture, borne électrique, prise pour ma voiture électrique | wallbox für mein e-auto, e-auto laden, ladesäule, ladestation für mein auto, e-auto, elektroauto
a lockout | lockout, lockouts, lockout service, locked myself out, shut myself out, keys are locked inside | cerré con las llaves adentro, quedé afuera, quedé fuera, no puedo entrar, las llaves se quedaron adentro | porte claquée, claqué la porte, ouverture de porte | ausgeschlossen, türöffnung, zugefallen, tür zugefallen
m home-lock |
m car-lock |
c lockout home-lock | house lockout, home lockout, residential lockout, locked out, lock out, locked out of my house, locked out of my home, locked out of my apartment, locked out of the house, locked out of my place, locked out of the apartment, keys inside the house, keys inside my home, keys inside my apartment, keys inside the flat, keys inside my place, keys inside the condo, left my keys in the house, left my keys in the apartment, left my keys at home and the door locked, locked my keys in the house, let me into my house, let me into my home, let me into my apartment | fuera de mi casa, fuera de casa, afuera de mi casa, quedé fuera de mi casa, quedé afuera de mi casa, quedé fuera de casa, llaves adentro de la casa, llaves dentro de la casa, llaves adentro del departamento, llaves dentro del apartamento | enfermé dehors, enfermée dehors, clés dans la maison, clés dans mon appartement, clés à l'intérieur de la maison, clés à l'intérieur de mon appartement | ausgesperrt, wohnungstür zugefallen, schlüssel in der wohnung, schlüssel im haus, schlüssel drinnen in der wohnung, schlüssel drin in der wohnung, schlüssel noch drin in der wohnung, schlüssel liegt in der wohnung, schlüssel liegen in der wohnung
c lockout car-lock | car lockout, auto lockout, vehicle lockout, locked out of my car, locked out of the car, locked my keys in the car, keys locked in the car, keys in the car, keys in my car, locked my keys in my car, keys are locked in my car, left my keys in the car, keys locked in my truck, locked my keys in my truck, keys locked in my van, locked out of my truck, keys in the trunk, keys inside the car, keys inside my truck, keys inside the van, keys inside the trunk | llaves dentro del carro, llaves dentro del coche, llaves adentro del carro, llaves en el carro, llaves dentro del auto, llaves adentro del auto | clés dans la voiture, clé dans la voiture, clés enfermées dans la voiture, clés à l'intérieur de la voiture | schlüssel im auto, schlüssel im auto eingeschlossen, schlüssel drin im auto
c car key install | lost my car key, lost my car keys, lost the key to my car, lost car key, car key replacement, new car key | perdí la llave del coche, perdí la llave del carro, perdí las llaves del carro, perdí las llaves del coche | perdu la clé de ma voiture, perdu mes clés de voiture, perdu la clé de voiture | autoschlüssel verloren
c key install | lost my key, lost my keys, lost key | perdí la llave, perdí mis llaves, perdí las llaves | perdu mes clés, perdu ma clé | schlüssel verloren
o key | key, keys, key copy, key cut, keys cut, key duplication | llave, llaves, copia de llaves, duplicado de llaves | clé, clés, double de clé, badge | schlüssel, nachschlüssel, schlüssel nachmachen, ersatzschlüssel
c key key-fob | fob, key fob | llavero electrónico, control de llave | clé télécommande | funkschlüssel
m key-fob |
c lock install | deadbolt, dead bolt, smart lock, new lock, new locks, change the locks, change my locks | cambiar la chapa, cerrojo, cambiar la cerradura, cerradura nueva | changer la serrure, verrou, changer le cylindre, barillet | schloss austauschen, neues schloss, schließzylinder, riegel
c lock rekey | rekey, rekeyed, re-key, rekeying, old owner's keys, old owners' keys, previous owner's keys, previous owners' keys, former owner's keys, last owner's keys, old tenant's keys, previous tenant's keys, last tenant's keys, former tenant's keys, so the old keys don't work, locks changed over, keyed alike | cambiar el bombín, cambiar la combinación, cambio de bombín, cambien las llaves de la cerradura, cambiar las llaves de la cerradura, cambiar las llaves de la casa, cambiar las llaves de mi casa, cambio de llaves, llaves del dueño anterior, llaves de los dueños anteriores, llaves del inquilino anterior, llaves viejas ya no sirvan, llaves viejas ya no abran | changer le barillet, clés des anciens propriétaires, clés de l'ancien propriétaire, clés de l'ancien locataire, anciennes clés ne marchent plus | schließzylinder tauschen, schlüssel der vorbesitzer, schlüssel des vorbesitzers, schlüssel vom vorbesitzer, schlüssel vom vormieter, schlüssel des vormieters, alte schlüssel nicht mehr passen
m rekey |
c safe open | safe opening, open a safe, open my safe, locked safe | abrir una caja fuerte, abrir la caja fuerte, apertura de caja fuerte | ouvrir un coffre, ouvrir un coffre-fort, ouverture de coffre | tresor öffnen, tresoröffnung
c appliance dishwasher repair | dishwasher doesn't drain, dishwasher won't drain, dishwasher not draining, dishwasher isn't draining | lavavajillas no desagua | lave-vaisselle ne vidange plus | spülmaschine pumpt nicht ab, geschirrspüler pumpt nicht ab
c appliance washer repair | washer won't drain, washing machine won't drain, washer doesn't drain, washing machine doesn't drain | lavadora no desagua | machine à laver ne vidange plus | waschmaschine pumpt nicht ab
o safe | safe box, strongbox | caja fuerte | coffre-fort, coffre | tresor, safe
a open | unlocking | apertura | ouverture | öffnung
m fridge |
m washer |
m dryer |
m dishwasher |
m oven |
m freezer |
m microwave |
c appliance fridge | fridge, refrigerator, icebox, ice maker | nevera, refrigerador, refrigeradora, frigorífico, refri, heladera, frigo | frigo, réfrigérateur, frigidaire | kühlschrank, kühlschränke
c appliance washer | washer, washers, washing machine, washing machines, clothes washer | lavadora, lavadoras, lavarropas | lave-linge, machine à laver, laveuse | waschmaschine, waschmaschinen
c appliance dryer | dryer, dryers, tumble dryer | secadora, secadoras, secarropas | sèche-linge, sécheuse | trockner, wäschetrockner
c appliance dishwasher | dishwasher, dishwashers, dish washer | lavavajillas, lavaplatos eléctrico | lave-vaisselle | geschirrspüler, spülmaschine, geschirrspülmaschine
c appliance oven | oven, stove, range, cooktop, burner, stovetop, hob, cooker | horno, cocina de gas, vitrocerámica, placa, parrilla de la estufa, hornilla | four, cuisinière, plaque de cuisson, plaques, gazinière | backofen, herd, kochfeld, cerankochfeld
c appliance freezer | freezer, freezers, deep freezer | congelador | congélateur | gefrierschrank, tiefkühler, gefriertruhe
c appliance microwave | microwave, microwaves | microondas | micro-ondes | mikrowelle
o garage-opener | garage opener, garage door opener, garage door motor, garage remote | motor del portón, motor de la puerta de garaje, control del garaje | moteur de porte de garage, motorisation de porte de garage | garagentorantrieb, torantrieb
c garage-door repair | garage door stuck, garage door won't open, garage door off track, garage won't open | puerta del garaje no abre, puerta de garaje no abre, portón no abre, portón no cierra, puerta del garaje no cierra | porte de garage ne s'ouvre plus, porte de garage bloquée, porte de garage ne ferme plus | garagentor geht nicht auf, garagentor klemmt, tor geht nicht auf
c spring-part repair install | spring replacement, spring snapped, spring broke, springs broke, broken spring | cambio de resorte | remplacement de ressort | federbruch, federtausch
o spring-part | spring repair, garage spring, garage door spring, torsion spring, spring on the garage, spring on the garage door | resorte, resortes, resorte del portón, muelle del garaje | ressort, ressorts, ressort de porte de garage | torfeder, torsionsfeder
o pump | pump, pumps | bomba, bombas | pompe, pompes | pumpe, pumpen
c pool pump | pool pump, pool filter | bomba de la alberca, bomba de la piscina, filtro de la piscina | pompe de piscine, pompe de la piscine | poolpumpe
m green-water |
c pool green-water | green pool, pool is green, pool turned green, pool went green, pool water is green, pool has algae, cloudy pool | alberca verde, piscina verde, alberca está verde, piscina está verde, agua verde | piscine verte, piscine est verte, eau verte, eau de la piscine est verte | pool ist grün, poolwasser ist grün, grüner pool, poolwasser grün, pool grün, grünes poolwasser
m open-season |
m close-season |
c pool open-season | pool opening, open the pool, open my pool, open up the pool | abrir la piscina, abrir la alberca | remise en route de la piscine, ouvrir la piscine, mise en route de la piscine | pool eröffnen, pool in betrieb nehmen
c pool close-season winterize | pool closing, close the pool, close my pool, closing the pool, winterize the pool, winterize my pool | cerrar la piscina, cerrar la alberca, invernar la piscina | hivernage de la piscine, hiverner la piscine, fermer la piscine | pool winterfest machen, pool winterfest, pool einwintern
o chimney | stove pipe, woodstove, wood stove | estufa de leña | poêle, poêle à bois, insert | kaminofen, kachelofen
m sweep |
c chimney sweep | chimney sweep, chimney swept, chimney cleaned, sweep the chimney, chimney cleaning, chimney sweeping, clean the chimney, clean my chimney | deshollinar, deshollinador, limpiar la chimenea, limpieza de chimenea | ramonage, ramoner, ramonage de cheminée, ramoneur | schornstein fegen, kamin kehren, schornstein kehren, kaminkehrer, schornsteinfeger, kamin fegen, kamin reinigen
o solar | pv system, photovoltaic | placas solares, paneles fotovoltaicos, fotovoltaica | panneaux photovoltaïques, panneau solaire | pv, pv-anlage, solarmodule, solarzellen, balkonkraftwerk
c solar install | solar on my roof, solar on the roof, panels on my roof, panels on the roof, go solar | paneles en mi techo, placas en el tejado | panneaux sur le toit, panneaux sur mon toit | pv-anlage aufs dach, solar aufs dach, solaranlage aufs dach, pv aufs dach
c solar clean | dirty panels, panels are dirty | paneles sucios | panneaux sales | module verschmutzt
s energy-storage | battery storage, home battery, powerwall, storage battery | batería solar, batería para la casa, baterías solares | batterie domestique, stockage solaire | stromspeicher, batteriespeicher, solarspeicher, speicher
m rodent |
m termite |
m bedbug |
m ant-roach |
m wasp |
m mosquito |
c pest rodent | rodent, rodents, rodent control, mice, rats, rat, mouse in the house, mouse problem, mouse in my kitchen, squirrels in the attic, raccoon | ratones, ratas, rata, roedores, un ratón | souris, rats, rat, rongeurs, dératisation | mäuse, ratten, ratte, nagetiere, maus im haus, marder
c pest termite | termite, termites | termita, termitas, comején | termites | termiten
c pest bedbug | bed bug, bed bugs, bedbug, bedbugs | chinches, chinche, chinches de cama | punaises de lit, punaises | bettwanzen, wanzen
c pest ant-roach | ant, ants, roach, roaches, cockroach, cockroaches, ant and roach | hormigas, cucarachas, cucaracha, hormiga | fourmis, cafards, cafard, blattes | ameisen, kakerlaken, schaben
c pest wasp | wasp, wasps, hornet, hornets, yellow jackets, wasp nest, hornets nest, bees, bee hive, beehive | avispas, avispero, abejas, panal, panal de abejas, nido de avispas | guêpes, frelons, nid de guêpes, nid de frelons, abeilles | wespen, wespennest, hornissen, hornissennest, bienen
c pest mosquito | mosquito, mosquitoes, mosquitos | mosquitos, zancudos | moustiques | mücken, stechmücken
`;
