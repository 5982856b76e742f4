// What callers say to trades that look after a house's systems, and which service of theirs it means; see ../service-words.test.ts.

export const homeCases = `
= heating and air: AC repair; AC installation; Furnace repair; Furnace installation; Thermostat installation; Duct cleaning; Seasonal tune-up
en | my ac is blowing warm air | AC repair
en | the air conditioner isn't cooling at all | AC repair
en | AC won't turn on | AC repair
en | I want a new air conditioner put in | AC installation
en | our heat went out last night | Furnace repair
en | the furnace keeps shutting off | Furnace repair
en | i bought a smart thermostat and need someone to put it in | Thermostat installation
en | can you clean out my air ducts | Duct cleaning
en | my vents are full of dust, i want them cleaned | Duct cleaning
en | i'd like to get a tune up before summer | Seasonal tune-up
es | el aire acondicionado no enfría | AC repair
es | el clima está echando aire caliente | AC repair
es | se descompuso la calefacción | Furnace repair
es | quiero que me instalen un termostato | Thermostat installation
es | limpieza de los ductos del aire | Duct cleaning
fr | ma clim ne refroidit plus | AC repair
fr | le chauffage ne chauffe plus | Furnace repair
fr | faire poser un thermostat | Thermostat installation
fr | nettoyage des gaines de ventilation | Duct cleaning
de | die Klimaanlage kühlt nicht mehr | AC repair
de | unsere Heizung wird nicht warm | Furnace repair
de | ich brauche jemanden der ein Thermostat einbaut | Thermostat installation
de | Lüftungsreinigung | Duct cleaning
en | do you do swimming pools | -
en | i need a plumber for a clogged toilet | -
de | können Sie ein Dach decken | -
= heating with tune-ups: Furnace tune-up; Heating repair; AC tune-up; Duct cleaning
en | my furnace is banging | Heating repair
en | the furnace makes a loud bang when it starts | Heating repair
en | my furnace smells like burning | Heating repair
en | I want my furnace looked over before winter, a tune-up | Furnace tune-up
es | la calefacción truena cuando prende | Heating repair
es | la calefacción hace mucho ruido | Heating repair
fr | mon chauffage cogne | Heating repair
fr | le chauffage fait un drôle de bruit | Heating repair
de | unsere Heizung klopft | Heating repair
de | die Heizung macht komische Geräusche | Heating repair
= plumber: Drain cleaning; Leak repair; Water heater installation; Water heater repair; Toilet repair; Faucet replacement; Sewer camera inspection
en | my kitchen sink is backed up | Drain cleaning
en | the shower won't drain | Drain cleaning
en | there is water dripping under the sink | Leak repair
en | pipe burst in the basement | Leak repair
en | there is no hot water | Water heater repair
en | my water heater is making noise | Water heater repair
en | the toilet keeps running | Toilet repair
en | toilet won't flush | Toilet repair
en | my toilet won't stop running | Toilet repair
en | my shower's completely clogged | Drain cleaning
en | the tub is really backed up | Drain cleaning
en | i want to swap out my bathroom faucet | Faucet replacement
en | could you run a camera down the sewer line | Sewer camera inspection
es | el fregadero está tapado | Drain cleaning
es | tengo el desagüe atascado | Drain cleaning
es | gotea una tuberia | Leak repair
es | no sale agua caliente | Water heater repair
es | el inodoro no para de correr | Toilet repair
es | el inodoro no deja de correr | Toilet repair
es | el excusado corre toda la noche | Toilet repair
es | el lavabo está totalmente tapado | Drain cleaning
es | cambiar el grifo de la cocina | Faucet replacement
fr | l'évier est bouché | Drain cleaning
fr | déboucher l'évier | Drain cleaning
fr | mon évier de cuisine est bouché ça descend plus | Drain cleaning
fr | j'ai une fuite d'eau sous le lavabo | Leak repair
fr | plus d'eau chaude depuis ce matin | Water heater repair
fr | la chasse d'eau coule sans arrêt | Toilet repair
fr | les toilettes n'arrêtent pas de couler | Toilet repair
fr | l'évier est complètement bouché | Drain cleaning
fr | changer un robinet | Faucet replacement
de | der Abfluss ist verstopft | Drain cleaning
de | ein Rohr ist undicht | Leak repair
de | wir haben kein warmes Wasser | Water heater repair
de | die Klospülung läuft ständig | Toilet repair
de | die Toilette hört nicht auf zu laufen | Toilet repair
de | der Abfluss ist total verstopft | Drain cleaning
de | Wasserhahn austauschen | Faucet replacement
en | can you fix my fence | -
es | necesito pintar la casa | -
fr | ramonage de cheminée | -
= electrician: Outlet installation; Panel upgrade; Light fixture installation; EV charger installation; Electrical troubleshooting; Ceiling fan installation
en | half my outlets stopped working | Electrical troubleshooting
en | the breaker keeps tripping | Electrical troubleshooting
en | the lights keep flickering | Electrical troubleshooting
en | i need a plug for my tesla in the garage | EV charger installation
en | add an outlet in the garage | Outlet installation
en | hang a chandelier | Light fixture installation
en | i'd like a ceiling fan put up | Ceiling fan installation
en | we need a bigger electrical panel | Panel upgrade
es | se va la luz en media casa | Electrical troubleshooting
es | instalar un cargador para mi carro eléctrico | EV charger installation
es | poner un ventilador de techo | Ceiling fan installation
es | colgar una lámpara | Light fixture installation
fr | le disjoncteur saute tout le temps | Electrical troubleshooting
fr | une borne de recharge pour ma voiture électrique | EV charger installation
fr | rajouter une prise dans le salon | Outlet installation
de | bei uns fliegt dauernd die Sicherung raus | Electrical troubleshooting
de | eine Wallbox für mein E-Auto | EV charger installation
de | eine zusätzliche Steckdose | Outlet installation
de | Lampe aufhängen | Light fixture installation
en | can you charge my phone | -
en | do you sell solar panels | -
= locksmith: House lockout; Car lockout; Lock rekey; Lock installation; Car key replacement; Safe opening
en | i'm locked out of my apartment | House lockout
en | locked my keys in the car | Car lockout
en | i lost my car key | Car key replacement
en | i just moved in and want the locks rekeyed | Lock rekey
en | i want a deadbolt put on the front door | Lock installation
es | me quedé fuera de mi casa | House lockout
es | dejé las llaves dentro del carro | Car lockout
es | perdí la llave del coche | Car key replacement
fr | je suis enfermé dehors | House lockout
fr | ouvrir un coffre-fort | Safe opening
de | ich habe mich ausgesperrt | House lockout
de | Autoschlüssel verloren | Car key replacement
de | ein neues Türschloss einbauen | Lock installation
en | i left my keys inside the house and pulled the door shut | House lockout
en | my keys are inside my truck | Car lockout
en | we want the locks changed over so the old owners' keys don't work | Lock rekey
en | the previous tenant's keys still open everything | Lock rekey
en | i need a new lock on the shed | Lock installation
es | dejé las llaves adentro de la casa | House lockout
es | que las llaves del dueño anterior ya no abran | Lock rekey
fr | j'ai laissé mes clés à l'intérieur de la maison | House lockout
fr | pour que les clés des anciens propriétaires ne marchent plus | Lock rekey
de | der Schlüssel ist noch drin in der Wohnung | House lockout
de | damit die Schlüssel der Vorbesitzer nicht mehr passen | Lock rekey
en | my windows are dirty | -
= appliance repair: Refrigerator repair; Washer repair; Dryer repair; Dishwasher repair; Oven repair
en | my fridge isn't cold | Refrigerator repair
en | washing machine won't spin | Washer repair
en | the dryer isn't heating | Dryer repair
en | dishwasher doesn't drain | Dishwasher repair
en | my stove burner won't light | Oven repair
es | la nevera no enfría | Refrigerator repair
es | la lavadora no centrifuga | Washer repair
es | la secadora no calienta | Dryer repair
es | el lavavajillas no desagua | Dishwasher repair
fr | mon frigo ne fait plus de froid | Refrigerator repair
fr | le lave-linge n'essore plus | Washer repair
fr | le four ne chauffe plus | Oven repair
de | mein Kühlschrank kühlt nicht | Refrigerator repair
de | die Waschmaschine schleudert nicht | Washer repair
de | der Geschirrspüler pumpt nicht ab | Dishwasher repair
de | Backofen heizt nicht | Oven repair
en | my microwave is dead | -
en | my phone won't charge | -
= garage doors: Garage door repair; Garage door opener installation; Spring replacement; New garage door
en | my garage door won't open | Garage door repair
en | the spring on the garage snapped | Spring replacement
en | i need a new garage opener | Garage door opener installation
es | la puerta del garaje no abre | Garage door repair
es | se rompió el resorte del portón | Spring replacement
fr | la porte de garage est bloquée | Garage door repair
de | das Garagentor klemmt | Garage door repair
de | die Torfeder ist gebrochen | Spring replacement
en | can you fix my front door lock | -
= pool service: Weekly pool cleaning; Pool opening; Pool closing; Pool pump repair; Green pool treatment
en | my pool turned green | Green pool treatment
en | close the pool for winter | Pool closing
en | somebody to clean our pool every week | Weekly pool cleaning
en | the pool pump is humming but not running | Pool pump repair
es | la alberca está verde | Green pool treatment
es | limpieza semanal de la piscina | Weekly pool cleaning
es | la bomba de la alberca no funciona | Pool pump repair
fr | l'eau de la piscine est verte | Green pool treatment
fr | hivernage de la piscine | Pool closing
de | das Poolwasser ist grün | Green pool treatment
de | Pool winterfest machen | Pool closing
en | swimming lessons for my son | -
= chimney and stove: Chimney sweep; Chimney inspection; Chimney cap installation; Fireplace repair
en | get the chimney swept | Chimney sweep
es | deshollinar la chimenea | Chimney sweep
fr | ramonage | Chimney sweep
fr | faire ramoner le poêle | Chimney sweep
de | Schornstein fegen | Chimney sweep
de | Kamin kehren | Chimney sweep
en | my gas grill is rusty | -
= solar: Solar panel installation; Solar panel cleaning; Battery storage; Solar consultation
en | how much to put solar on my roof | Solar panel installation
en | my panels are dirty | Solar panel cleaning
es | limpiar los paneles solares | Solar panel cleaning
es | poner placas solares | Solar panel installation
fr | poser des panneaux photovoltaïques | Solar panel installation
de | eine PV-Anlage aufs Dach | Solar panel installation
de | einen Stromspeicher | Battery storage
en | car battery replacement | -
= pest control: Rodent control; Termite inspection; Bed bug treatment; Ant and roach treatment; Wasp nest removal; Mosquito treatment
en | i think we have mice in the attic | Rodent control
en | there's rats behind the garage | Rodent control
en | i keep finding cockroaches in the kitchen | Ant and roach treatment
en | i woke up with bites, i think it's bedbugs | Bed bug treatment
en | there is a hornets nest on the porch | Wasp nest removal
es | tengo ratones en la cocina | Rodent control
es | hay cucarachas | Ant and roach treatment
es | chinches en el colchón | Bed bug treatment
es | un avispero en el techo | Wasp nest removal
fr | on a des souris | Rodent control
fr | des punaises de lit | Bed bug treatment
fr | un nid de guêpes | Wasp nest removal
fr | des cafards dans la cuisine | Ant and roach treatment
de | wir haben Ratten im Keller | Rodent control
de | Bettwanzen | Bed bug treatment
de | ein Wespennest am Balkon | Wasp nest removal
de | Ameisen in der Küche | Ant and roach treatment
en | a bat got in my room | -
en | computer mouse is broken | -
`;
