// Service words: trades and construction. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const tradesWords = `
o drain | drain, drains, drainpipe, plughole, kitchen drain, pipes clogged | desagüe, drenaje, cañería, coladera, tubería de desagüe | évacuation, canalisation, écoulement, drain, siphon | abfluss, abflussrohr, ausguss, siphon
o sink | sink, basin, washbasin | fregadero, lavabo, lavaplatos, lavamanos, tarja | évier, lavabo | waschbecken, spüle, spülbecken
o faucet | faucet, tap, spigot, mixer | grifo, llave de agua, llave del agua, grifería, canilla | robinet, robinetterie, mitigeur | wasserhahn, armatur, hahn
o toilet | toilet, commode, loo | inodoro, retrete, excusado, sanitario, wáter, taza del baño, poceta | toilettes, wc, cuvette, toilette | toilette, klo, wc
o shower | shower, bathtub, tub, bath | ducha, regadera, bañera, tina | douche, baignoire | dusche, badewanne
o pipe | pipe, pipes, piping, plumbing, line, water line | tubería, tubo, caño, plomería, fontanería, tuberías | tuyau, tuyauterie, conduite, plomberie, tuyaux | rohr, rohre, leitung, wasserleitung, rohrleitung
o sewer | sewer, sewer line, septic, septic tank, main line | alcantarillado, alcantarilla, fosa séptica, cloaca | égout, fosse septique, tout-à-l'égout | kanal, kanalisation, klärgrube, abwasser
o water-heater | water heater, hot water heater, boiler, hot water tank, tankless, geyser, hot water | calentador, calentador de agua, boiler, caldera, termo, calefón, agua caliente | chauffe-eau, ballon d'eau chaude, cumulus, chaudière, eau chaude | boiler, warmwasserbereiter, durchlauferhitzer, therme, heizkessel, warmwasser, warmwasserspeicher
o fixture | fixture, fixtures | accesorio, artefacto, grifería y sanitarios | sanitaire, appareil sanitaire | sanitärobjekt, armaturen
o disposal | garbage disposal, disposal, disposer | triturador, triturador de basura | broyeur, broyeur d'évier | küchenabfallzerkleinerer, müllschlucker
o sump-pump | sump pump | bomba de achique, bomba sumergible | pompe de relevage, vide-cave | tauchpumpe, hebeanlage
o furnace | furnace, heater, heating, heat, radiator, heating system | calefacción, calefactor, estufa, radiador, horno de calefacción | chauffage, radiateur, fournaise | heizung, heizkörper, ofen, heizungsanlage
o ac | ac, a/c, air conditioner, air conditioning, hvac, cooling, mini split, central air | aire acondicionado, aire, clima, climatización, minisplit | climatisation, clim, climatiseur | klimaanlage, klima, klimagerät
o duct | duct, air ducts, ducts, ductwork, vent, vents | ducto, ductos, ductos de aire, conductos de aire, conducto, ventilación, ducto de la secadora, ducto de secadora | gaine, conduit, ventilation, vmc, conduit de sécheuse, conduit de la sécheuse | lüftung, lüftungsschacht, kanäle, abluftrohr, abluftschlauch, abluft, trocknerabluft, trocknerabluftrohr, trocknerschlauch
o light | light, lights, lighting, lamp, light fixture, chandelier | luz, luces, lámpara, iluminación | lumière, lampe, éclairage, luminaire, plafonnier | licht, lampe, leuchte, beleuchtung
o wiring | wiring, rewiring, electrical, electric, electricity, electrician | cableado, eléctrico, eléctrica, electricidad, electricista | électricité, électrique, câblage, électricien | elektrik, elektro, verkabelung, elektriker, strom
o ev-charger | ev charger, car charger, charging station | cargador de coche eléctrico, punto de carga | borne de recharge | wallbox, ladestation
o generator | generator | generador | groupe électrogène | generator, notstromaggregat
o roof | roof, roofing, shingles, shingle, roof tiles | techo, tejado, techumbre, tejas, azotea | toit, toiture, tuiles, ardoises | dach, dachziegel, dachdecker
o gutter | gutter, gutters, downspout | canaleta, canaletas, canalón, canalones | gouttière, gouttières | dachrinne, regenrinne
o window | window, windows, glazing | ventana, ventanas | fenêtre, fenêtres | fenster, verglasung
o door | door, doors, front door, back door, interior door | puerta, puertas | porte, portes | tür, türen, tor
o garage-door | garage door, garage opener | puerta de garaje, puerta del garaje, portón | porte de garage | garagentor
o lock | lock, locks, locksmith | cerradura, cerrajero, chapa, candado | serrure, serrurier | schloss, schlüsseldienst, türschloss
o fence | fence, fencing, gate | cerca, valla, reja | clôture, portail, barrière | zaun, gartentor
o deck | deck, patio, porch, pergola | terraza de madera, patio, pérgola, porche | terrasse, véranda, pergola | terrasse, veranda, pergola
o floor | floor, floors, flooring | piso, pisos, suelo | sol, revêtement de sol | boden, fußboden, böden
o drywall | drywall, plaster, sheetrock, ceiling | yeso, tablaroca, pladur, techo raso | plâtre, placo, cloison, plafond | trockenbau, gips, rigips, putz, decke
o kitchen | kitchen | cocina | cuisine | küche
o bathroom | bathroom, bath remodel | baño, cuarto de baño | salle de bain, salle de bains | bad, badezimmer
a remodel | remodel, remodeling, renovation, renovate, makeover, addition, build | remodelación, remodelar, reforma, reformar, renovación, obra | rénovation, rénover, travaux, aménagement | renovierung, renovieren, umbau, sanierung, ausbau
o appliance | appliance, appliances | electrodoméstico, electrodomésticos, línea blanca | électroménager, appareil ménager | haushaltsgerät, haushaltsgeräte
s pest | pest control, exterminator, bugs, pests, infestation, bug spray, spraying for bugs | control de plagas, fumigación, fumigar, plagas, plaga, bichos, insectos | désinsectisation, nuisibles, insectes, bestioles | schädlingsbekämpfung, kammerjäger, ungeziefer, schädlinge
o pool | pool, hot tub, swimming pool | piscina, alberca, jacuzzi | piscine, jacuzzi | pool, schwimmbad, whirlpool
o chimney | chimney, fireplace, flue | chimenea | cheminée | kamin, schornstein
s house-cleaning | house cleaning, home cleaning, maid service, housekeeping, deep clean house | limpieza de casa, limpieza del hogar, limpieza de casas, servicio doméstico | ménage à domicile, nettoyage de maison, femme de ménage | hausreinigung, wohnungsreinigung, putzfrau
s handyman | handyman, odd jobs, small repairs | manitas, arreglos menores, chapuzas | bricolage, petits travaux, homme à tout faire | handwerker, hausmeister, kleinreparaturen
o insulation | insulation, attic, crawl space | aislamiento, ático | isolation, combles | dämmung, dachboden, isolierung
o concrete | concrete, driveway, foundation, asphalt, paving, sidewalk | concreto, hormigón, entrada de coches, cimientos, pavimento | béton, allée, fondations, dalle | beton, einfahrt, fundament, pflaster
o solar | solar, solar panel, solar panels | solar, panel solar, paneles solares | panneaux solaires, solaire, photovoltaïque | solar, solaranlage, photovoltaik
o gas-line | gas line, gas leak, gas pipe | línea de gas, tubería de gas, fuga de gas | conduite de gaz, fuite de gaz | gasleitung, gasleck
a winterize | winterize, winterizing, winterization | invernar, preparar para el invierno | hivernage, hiverner | winterfest, winterfest machen
`;
