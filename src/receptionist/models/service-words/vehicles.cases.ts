// What callers say to garages, body shops, washes and bicycle shops, and which service of theirs it means; see ../service-words.test.ts.

export const vehicleCases = `
= garage: Oil change; Brake repair; Tire rotation; Battery replacement; Engine diagnostics; Transmission repair; AC recharge; State inspection; Wheel alignment; Exhaust repair; Pre-purchase inspection
en | my brakes are squealing | Brake repair
en | my car's making a grinding noise when i stop | Brake repair
en | it squeals when i brake | Brake repair
en | the engine makes a noise | -
es | hace un ruido feo al frenar | Brake repair
fr | ça grince quand je freine | Brake repair
de | es quietscht beim Bremsen | Brake repair
en | the car won't start, i think it's the battery | Battery replacement
en | my check engine light came on | Engine diagnostics
en | the car pulls to the left | Wheel alignment
en | can you rotate the tires | Tire rotation
es | que me roten las llantas | Tire rotation
es | rotar las llantas | Tire rotation
en | the ac in my car blows hot | AC recharge
en | it's slipping out of gear | Transmission repair
en | i'm buying a used car, can you check it over | Pre-purchase inspection
en | my muffler is really loud | Exhaust repair
en | i'm due for an oil and filter | Oil change
es | rechinan los frenos | Brake repair
es | el coche no arranca, creo que es la batería | Battery replacement
es | se prendió la luz del motor | Engine diagnostics
es | pasar la itv | State inspection
es | cambio de aceite | Oil change
es | el carro se jala a un lado | Wheel alignment
fr | les freins grincent | Brake repair
fr | le voyant moteur est allumé | Engine diagnostics
fr | une vidange | Oil change
fr | le contrôle technique | State inspection
fr | la batterie est à plat | Battery replacement
fr | le pot d'échappement fait du bruit | Exhaust repair
de | die Bremsen quietschen | Brake repair
de | die Motorkontrollleuchte leuchtet | Engine diagnostics
de | TÜV | State inspection
de | Ölwechsel | Oil change
de | die Batterie ist leer | Battery replacement
de | das Auto zieht nach links | Wheel alignment
en | a haircut | -
en | rent a car | -
= tyre shop: New tires; Flat tire repair; Seasonal tire change; Wheel balancing; Tire storage
en | i've got a nail in my tire | Flat tire repair
en | i need a new set of tires | New tires
en | put on my winter tires | Seasonal tire change
en | steering wheel shakes at high speed | Wheel balancing
es | se me ponchó una llanta | Flat tire repair
es | tengo un pinchazo | Flat tire repair
es | llantas nuevas | New tires
fr | j'ai crevé | Flat tire repair
fr | monter mes pneus d'hiver | Seasonal tire change
fr | des pneus neufs | New tires
de | ich habe einen Platten | Flat tire repair
de | Winterreifen aufziehen | Seasonal tire change
de | Reifen einlagern | Tire storage
de | neue Reifen | New tires
en | bike tour | -
= body shop and glass: Dent repair; Collision repair; Windshield replacement; Paint touch-up; Bumper repair; Headlight restoration; Insurance estimate
en | somebody dinged my door in a parking lot | Dent repair
en | i was rear ended, my car needs fixing | Collision repair
en | a rock hit my windshield | Windshield replacement
en | somebody scratched my car with a key | Paint touch-up
en | my headlights are cloudy | Headlight restoration
es | tengo una abolladura | Dent repair
es | choqué y quiero arreglar el carro | Collision repair
es | se estrelló el parabrisas | Windshield replacement
es | un rayón en la puerta | Paint touch-up
fr | une bosse sur la portière | Dent repair
fr | mon pare-brise est fissuré | Windshield replacement
fr | une rayure sur la voiture | Paint touch-up
de | eine Delle in der Tür | Dent repair
de | Steinschlag in der Windschutzscheibe | Windshield replacement
de | Kratzer im Lack | Paint touch-up
de | Unfallschaden | Collision repair
en | paint my living room | -
= car wash and detailing: Exterior wash; Interior detailing; Full detail; Ceramic coating; Engine bay cleaning; Headlight restoration; Wax and polish; Pet hair removal
en | the inside of my car is filthy | Interior detailing
en | just a quick wash on the outside | Exterior wash
en | inside and out, the whole works | Full detail
en | dog hair all over my seats | Pet hair removal
es | lavado por fuera | Exterior wash
es | limpiar el interior del carro | Interior detailing
es | detallado completo | Full detail
es | pulir y encerar | Wax and polish
fr | laver l'extérieur | Exterior wash
fr | nettoyer l'intérieur de ma voiture | Interior detailing
de | Innenreinigung | Interior detailing
de | Außenwäsche | Exterior wash
de | Keramikversiegelung | Ceramic coating
en | dog grooming | -
en | leg wax | -
= motorbikes and bicycles: Bike tune-up; Flat repair; Brake adjustment; Chain replacement; Wheel truing; E-bike diagnostics; Motorcycle service; Bike rental; Bike fitting
en | my bike needs a once-over | Bike tune-up
en | my wheel is wobbly | Wheel truing
en | the chain keeps coming off | Chain replacement
en | my e-bike won't turn on | E-bike diagnostics
en | my e-bike cuts out on hills, i'd like someone to diagnose it | E-bike diagnostics
en | hire a bike for the weekend | Bike rental
es | ponchadura en la bici | Flat repair
es | la cadena de la bici se rompió | Chain replacement
es | rentar una bicicleta | Bike rental
es | servicio para mi moto | Motorcycle service
fr | louer un vélo | Bike rental
fr | la chaîne saute | Chain replacement
fr | révision de ma moto | Motorcycle service
de | Fahrrad mieten | Bike rental
de | das Rad eiert | Wheel truing
de | die Kette ist gerissen | Chain replacement
de | Motorradinspektion | Motorcycle service
en | tires for my truck | -
= bicycle repair: Basic tune-up; Flat repair; Brake adjustment; Ebike; Fitting
en | can i bring my bike in | -
en | can i bring my ebike in | Ebike
= towing: Towing; Jump start; Flat tire change; Lockout service; Fuel delivery; Winch out
en | i'm stuck on the side of the road, my car broke down | Towing
en | my battery died in the parking lot | Jump start
en | i ran out of gas | Fuel delivery
en | i'm stuck in a ditch | Winch out
en | keys locked in my truck | Lockout service
es | necesito una grúa | Towing
es | pasar corriente | Jump start
es | me quedé sin gasolina | Fuel delivery
fr | je suis tombé en panne sur l'autoroute | Towing
fr | panne d'essence | Fuel delivery
fr | une dépanneuse | Towing
de | ich brauche einen Abschleppwagen | Towing
de | Starthilfe | Jump start
de | der Tank ist leer | Fuel delivery
en | a taxi to the airport | -
`;
