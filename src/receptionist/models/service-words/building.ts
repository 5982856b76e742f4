// Service words: roofs, rooms, floors, gardens, cleaning and moving. One concept a line,
// `kind concept | English | Spanish | French | German`; a member of a family stands with it (`c floor tile`); see ../service-lexicon.ts.

export const buildingWords = `
o leak |
c leak inspect | leak detection, find a leak | detección de fugas, detectar una fuga | recherche de fuite, détection de fuite | leckortung, lecksuche
c leak repair | leak, leaks, drip, leak repair | fuga, fugas, goteo, gotera, goteras | fuite, fuites, réparation de fuite | leck, leckage
a repair | blew off, blown off, missing shingles, knocked down, went through, hole in the | se volaron, un agujero | envolées, envolé | weggeflogen, abgedeckt, loch im
a inspect | take a look, take a look at | | jeter un coup d'œil | ansehen, mal anschauen
c roof inspect | look at my roof, look at the roof, check my roof, check the roof | revisar el techo, revisar el tejado | vérifier la toiture, inspecter le toit | dach prüfen, dach ansehen
c gutter clean | gutters are full, gutters are full of leaves, leaves in the gutter, leaves in my gutters, clogged gutters, gutters clogged, gutters are clogged, gutter cleaning | canaletas tapadas, canalones atascados, limpiar las canaletas | gouttières bouchées, déboucher les gouttières, feuilles dans les gouttières | dachrinne verstopft, dachrinnenreinigung, laub in der dachrinne
c roof install | new roof, reroof, re-roof, whole new roof | techo nuevo, tejado nuevo | toiture neuve, refaire la toiture, refaire le toit | dach neu decken, neues dach, dach decken
s skylight | skylight, skylights, roof window | tragaluz, claraboya | velux, fenêtre de toit, puits de lumière | dachfenster
a clean | cleanup, clean up, clean-up, tidy, shampoo, shampooing, vacuum, mop the floors, mop the floor, wine stain, coffee stain, pet stain, pet stains, spill | fregar, trapear, aspirar, mancha, manchas, desmanchar | récurer, aspirer, shampouiner, shampoing, tache, taches | saugen, wischen, schrubben, shampoonieren, fleck, flecken
m standard | standard, basic, regular, every two weeks, every week, every other week, recurring, fortnightly | estándar, básico, básica, regular, semanal, cada semana, cada quince días, quincenal, cada dos semanas | standard, régulier, régulière, chaque semaine, hebdomadaire, toutes les semaines, toutes les deux semaines | standard, wöchentlich, wöchentliche, jede woche, alle zwei wochen, alle 14 tage
c standard clean | weekly cleaning, biweekly cleaning, weekly house cleaning | | |
m deep | deep, thorough, top to bottom, spring | a fondo, profunda | en profondeur, à fond | gründlich, gründliche
c deep clean | deep clean, deep cleaning, spring cleaning | limpieza profunda, limpieza a fondo, limpiar a fondo | grand ménage, grand nettoyage, ménage de printemps, nettoyage en profondeur | grundreinigung, frühjahrsputz, großputz, intensivreinigung
m move-out | move-out, move out, moving out, end of tenancy, end of lease | fin de contrato | fin de bail, état des lieux, sortie de bail | auszug, einzug
c move-out clean | move-out cleaning, end of tenancy clean, end of tenancy cleaning, end of lease cleaning | limpieza por mudanza, limpieza de mudanza, limpieza de salida | ménage de fin de bail, nettoyage de fin de bail, nettoyage avant état des lieux | endreinigung, auszugsreinigung, umzugsreinigung
m office | office, offices | oficina, oficinas, despacho | bureau, bureaux | büro, büros, praxis
m post-construction | post-construction, post construction, after our renovation, after the renovation, after renovation, after construction, after the remodel, construction dust | fin de obra, después de la obra, después de obra, post obra | fin de chantier, après travaux, après chantier | nach der renovierung, nach dem umbau
c post-construction clean | post-construction cleaning, construction cleanup | limpieza de fin de obra, limpieza de obra, limpieza post obra | nettoyage de fin de chantier, nettoyage après travaux | baureinigung, bauendreinigung, bauschlussreinigung
c window clean | window cleaning, window washing, wash my windows, wash the windows | limpiar los cristales, limpiar cristales, limpieza de cristales, limpiar ventanas, lavar las ventanas | nettoyage de vitres, laver les vitres, lavage de vitres, laveur de vitres, nettoyer les vitres | fensterreinigung, fensterputzen, fenster putzen, fensterputzer, glasreinigung
o carpet | carpet, carpets, carpeting | alfombra, alfombras, moqueta | moquette, moquettes | teppich, teppichboden, teppiche
o upholstery | upholstery, sofa, couch, sectional, armchair, loveseat | tapicería, sofá, sofás, sillón, sillones | canapé, fauteuil, divan, tissu d'ameublement | polster, sofa, couch, sessel, polstermöbel
a reupholster | reupholster, reupholstering, reupholstery, recover | retapizar, tapizar | retapisser, tapissier | neu beziehen, aufpolstern, polsterer
o rug | rug, rugs, area rug, persian rug, oriental rug | tapete, tapetes, alfombra persa | tapis, tapis persan | perserteppich, läufer, orientteppich
o mattress | mattress, mattresses | colchón, colchones | matelas | matratze, matratzen
s pet-odor | pet odor, pet odour, pet smell, pet urine, dog peed, cat peed, dog pee, cat pee, urine smell, urine, dog peed on the carpet, cat peed on the carpet, peed on the carpet, peed on the rug, peed on the couch, peed on | olor a orina, orina de perro, orina de gato, meó | odeur d'urine, pipi de chat, pipi de chien, urine | uringeruch, katzenurin, tiergeruch, hundeurin
m interior | interior, inside, indoor, indoors, living room, bedroom, bedrooms, walls, hallway | interior, interiores, sala, recámara, dormitorio, paredes | intérieur, intérieure, salon, chambre à coucher, murs | innen, wohnzimmer, schlafzimmer, wände streichen, zimmer streichen
m exterior | exterior, outside, outdoor, facade, siding, house front | exterior, exteriores, fachada | extérieur, extérieure, façade, ravalement | außen, fassade, hausfassade
c interior paint | paint the inside, paint inside, paint my living room, paint a room, paint the bedroom, rooms painted | pintar por dentro, pintar la sala, pintar el cuarto, pintar la recámara, pintar el salón, pintar una habitación | peindre une chambre, peindre le salon, repeindre une chambre, repeindre la chambre | zimmer streichen, wohnung streichen
c exterior paint | paint the outside, paint my house outside | pintar por fuera, pintar la fachada | ravalement de façade, ravalement | fassadenanstrich, außenanstrich
c wallpaper remove | get rid of wallpaper, get rid of old wallpaper, get rid of the wallpaper | | | 
o wallpaper | wallpaper, wall paper | papel tapiz, papel pintado, empapelado | papier peint, tapisserie | tapete, tapeten
a remove | take down, take off, strip | deshacerme de, desmontar | se débarrasser, débarrasser, ôter, déposer, dépose | loswerden, wegmachen, abnehmen lassen, demontieren
c kitchen cabinet | cabinet, cabinets, cupboards, kitchen cabinets | gabinetes, alacenas, armarios de cocina | placards, placards de cuisine, armoires de cuisine | küchenschränke, küchenfronten
m cabinet |
a refinish | refinish, refinishing, sand, sanding, resurface, resurfacing, buff | pulir, pulido, lijar, acuchillar, acuchillado | poncer, ponçage, vitrifier | abschleifen, schleifen, versiegeln
m wood-floor |
m tile |
m laminate |
c floor wood-floor | hardwood, hardwood floor, hardwood floors, wood floor, wood floors, wooden floors, parquet | piso de madera, parqué, parquet, tarima | parquet, plancher | parkett, holzboden, dielen
c floor tile install | retile, retiling | alicatar, embaldosar | carreler | neu fliesen
c floor tile | tile, tiles, tiling, grout, backsplash | azulejo, azulejos, baldosas, loseta, cerámica | carrelage, carreler, carreaux | fliesen, fliese, kacheln
c floor laminate | laminate, vinyl, lvp, linoleum | laminado, vinilo, piso flotante | stratifié, lino, vinyle | laminat, vinyl, pvc-boden
c carpet install | lay carpet, lay new carpet, new carpet, carpet installation | poner alfombra, poner moqueta | poser de la moquette, poser la moquette | teppich verlegen, teppichboden verlegen
a install | put down | | | verlegung, bauen, aufstellen, errichten
c floor install | lay floors, lay a floor, lay flooring | poner piso, poner pisos | poser du parquet | boden verlegen, fußboden verlegen
c floor wood-floor install | lay hardwood | poner parquet | poser un parquet | parkett verlegen, parkett legen
c floor laminate install | lay laminate | poner laminado | poser du stratifié | laminat verlegen, laminat legen
c floor tile install | lay tile, lay tiles | poner azulejos, poner azulejo | poser du carrelage | fliesen verlegen, fliesen legen
s tv-mounting | tv mounting, tv mount, mount a tv, mount my tv, tv on the wall, hang my tv, hang a tv, tv hung, tv wall mount | colgar la tele, colgar la televisión, montar la tele, tele en la pared, televisión en la pared, instalar soporte de tv | fixer la télé, télé au mur, accrocher la télé, support tv, support mural | fernseher an die wand, tv an die wand, wandhalterung, tv-montage
s furniture-assembly | furniture assembly, assemble furniture, assemble, assembling, put together, ikea, flat pack, flatpack | armar un mueble, armar muebles, montar muebles, montaje de muebles, montar un mueble, ensamblar muebles | monter un meuble, monter des meubles, montage de meubles, meuble en kit, meubles ikea | möbel aufbauen, möbelaufbau, möbelmontage, möbel zusammenbauen, schrank aufbauen
c drywall repair | hole in the wall, hole in my wall, holes in the wall, hole in the ceiling, drywall hole, cracks in the wall, dent in the wall | hoyo en la pared, agujero en la pared, grieta en la pared, hueco en la pared | trou dans le mur, fissure dans le mur, trou au mur | loch in der wand, löcher in der wand, risse in der wand
s picture-hanging | picture hanging, hang pictures, hang some pictures, hang a picture, hang a mirror, pictures hung, hang shelves | colgar cuadros, colgar un espejo, colgar unos cuadros | accrocher des tableaux, accrocher un tableau, accrocher un miroir | bilder aufhängen, spiegel aufhängen
s caulking | caulk, caulking, recaulk, sealant, silicone | silicona, sellar la bañera, calafateo | joint de silicone, joints de silicone, refaire les joints | silikonfuge, silikonfugen, fugen erneuern
m local | local, across town, same city | local, misma ciudad, dentro de la ciudad | local, même ville | innerorts, stadtumzug, lokal, nahumzug
m long-distance | long distance, long-distance, out of state, cross country, cross-country, interstate, to another state, international move | larga distancia, otro estado, otra ciudad, otra provincia, internacional | longue distance, autre ville, autre région, international | fernumzug, andere stadt, anderes bundesland, ins ausland
c moving office | office move, office moves, relocate our office, move our office | mudanza de oficina | déménagement de bureaux | büroumzug, firmenumzug
c moving home | apartment move, house move, home move, condo move | mudanza de casa, mudanza de departamento | déménagement d'appartement | wohnungsumzug, privatumzug
c moving local | local move, moving across town, move across town | mudanza local | déménagement local | stadtumzug, nahumzug
c moving long-distance | long distance move, moving to another state, moving out of state, move out of state, cross country move | mudanza a otro estado, mudanza larga distancia, mudanza internacional | déménagement longue distance | fernumzug, auslandsumzug
s moving | moving, movers, mover, relocation, move house, moving house, moving company | mudanza, mudanzas, mudarme, mudarnos, me mudo, nos mudamos, fletes | déménagement, déménageurs, déménager, emménager | umzug, umzugsservice, umziehen, umzugsunternehmen, übersiedlung
s packing | packing, pack, pack up, boxes packed, packing service | empacar, embalaje, embalar, empaquetar | emballage, emballer, cartons, mise en cartons | verpacken, einpacken, packservice, kartons packen
o piano | piano, grand piano, upright piano | piano | piano | klavier, flügel
c moving piano | piano moving, piano to move, move a piano, move my piano | mover un piano, transportar un piano | déménager un piano, transport de piano, déménagement de piano | klaviertransport, klavier transportieren
s storage | storage, storage unit, store my things, store my stuff, self storage, self-storage | almacenamiento, guardamuebles, guardar muebles, trastero, bodega de guardado, guardar mis cosas | garde-meubles, garde-meuble, stockage, box de stockage, entreposer | möbel einlagern, sachen einlagern, einlagerung, lagerraum, self storage, lagerung
s junk-removal | junk removal, junk, haul away, hauling, get rid of an old couch, get rid of an old sofa, get rid of old furniture, old furniture, trash removal, bulk trash, dump run, clear out the garage, cleanout, dumpster | tirar muebles, tirar muebles viejos, recoger muebles viejos, sacar la basura, botar muebles, retiro de escombros, vaciado | débarras, vider la cave, encombrants, vider un appartement, vide-maison, débarrasser la cave | entrümpelung, sperrmüll, haushaltsauflösung, entrümpeln, wohnungsauflösung
a mow |
o lawn | lawn, grass, yard work | césped, pasto, jardín, zacate, grama | pelouse, gazon | rasen
c lawn mow | mowing, mow, lawn mowing, cut the grass, grass cut, grass needs to be cut, grass needs cutting, yard mowed, cut my grass | cortar el pasto, cortar el césped, cortar la grama, podar el césped, cortar el zacate, corte de pasto | tondre, tonte, tondre la pelouse, tonte de pelouse | rasen mähen, rasenmähen, mähen
o garden | garden, landscaping, gardening, flower beds, weeding, weeds, mulch | jardinería, paisajismo, desyerbar, maleza, jardinero | jardin, jardinage, paysagiste, désherbage, jardinier | garten, gartenarbeit, gartenpflege, unkraut, gärtner
o hedge | hedge, hedges, bush, bushes, shrub, shrubs | seto, setos, arbustos, arbusto | haie, haies, arbustes | hecke, hecken, sträucher, büsche
a prune | prune, pruning | | élagage, élaguer, tailler | baumschnitt, rückschnitt, heckenschnitt
c tree prune | tree pruning, tree trimming, trim the trees, trim my trees, trim a tree, tree trim, branches are touching, branch hanging, branches hanging, overhanging branches, cut branches, dead branches | podar los árboles, podar un árbol, poda de árboles, cortar ramas, cortar las ramas | élaguer un arbre, élagage, tailler les arbres, couper des branches | baumschnitt, äste schneiden, baum schneiden, bäume schneiden, äste
c hedge prune | hedge trimming, trim my hedge, trim the hedge, trim my bushes, trim bushes, trim the bushes, trim hedges, cut the hedge, hedge cutting | recortar los setos, cortar el seto, cortar los setos, podar los setos, recortar arbustos | tailler la haie, tailler les haies, taille de haie, couper la haie | hecke schneiden, heckenschnitt, hecken schneiden
c tree remove | tree removal, tree fell, fallen tree, cut down a tree, tree down, tree cut down, take down a tree, fell a tree, dead tree | tumbar un árbol, cortar un árbol, talar un árbol, se cayó un árbol, tala de árboles, árbol caído | abattre un arbre, abattage, couper un arbre, arbre tombé | baum fällen, baumfällung, baum umgestürzt, bäume fällen, baum gefallen
o tree | tree, trees, oak, oaks, maple, pine tree, hemlock, poplar, magnolia, crape myrtle | árbol, árboles, roble, robles, encino, pino, pinos, arce, álamo, fresno | arbre, arbres, chêne, érable, sapin, peuplier, pin | baum, bäume, eiche, kiefer, ahorn, tanne, fichte, birke, linde
s stump | stump, stumps, stump grinding, grind a stump | tocón, tocones, destoconado | souche, souches, dessouchage | baumstumpf, wurzelstock, baumstumpf fräsen
o sprinkler | sprinkler, sprinklers, irrigation, drip irrigation, sprinkler head | riego, aspersor, aspersores, sistema de riego | arrosage, arrosage automatique, arroseur | bewässerung, beregnung, rasensprenger, bewässerungsanlage
s snow | snow, snow removal, plow, plowing, shovel, shoveling, snow plowing | nieve, quitar nieve, quitar la nieve, palear la nieve | déneigement, déneiger, neige | schnee, schnee räumen, winterdienst, schneeräumen, räumdienst
s sod | sod, turf, new lawn, artificial grass, artificial turf, lay turf, new grass, reseed | césped artificial, tepes, césped nuevo, pasto en rollo, pasto sintético | gazon en rouleau, gazon synthétique, nouveau gazon | rollrasen, kunstrasen, neuer rasen
m glass |
c window glass | glass of the window, window pane, window glass, glass pane | vidrio, cristal, vidrio de la ventana, cristal de la ventana | vitre, vitres, vitrage, carreau, double vitrage | scheibe, fensterscheibe, glasscheibe, glas
c window glass repair | broken glass, went through my window, window is cracked, broken window, window broke, cracked window, smashed window | ventana rota, vidrio roto, cristal roto | vitre cassée, fenêtre cassée, carreau cassé | scheibe kaputt, fensterscheibe kaputt, scheibe ist kaputt, glasbruch
o blinds | blinds, shutters, shades, curtains, drapes, awning | persianas, persiana, cortinas, toldo | stores, volets, rideaux, store, volet roulant | jalousien, rollladen, rollläden, vorhänge, gardinen, markise
a remodel | redo, remodel, refurbish, update | reformar, reforma, renovar, remodelar | refaire, rénover, refaire à neuf, moderniser | sanieren, modernisieren, umbauen
o basement | basement, cellar | sótano | sous-sol, cave | keller
a finish | finish, finishing | terminar, acabados | finir, finition | ausbauen, fertigstellen
s room-addition | room addition, home addition, add a room, extension to the house, house extension | ampliación, ampliar la casa, agregar un cuarto | extension de maison, agrandir la maison | anbau, hausanbau
o countertop | countertop, countertops, counter top, worktop | encimera, encimeras, cubierta de cocina, mesón | plan de travail | arbeitsplatte, arbeitsplatten
c bathroom remodel | gut the bathroom, gut our bathroom | | |
c kitchen remodel | gut the kitchen, gut our kitchen | | |
o masonry | masonry, brick, bricks, brickwork, stonework, retaining wall | ladrillo, ladrillos, albañilería, albañil, muro | maçonnerie, maçon, briques, mur de soutènement | mauer, mauerwerk, maurer, ziegel
s waterproofing | waterproofing, waterproof, damp, water in the basement, wet basement, mold, mould, mold removal | impermeabilizar, impermeabilización, humedad, moho | étanchéité, humidité, moisissure | abdichtung, abdichten, feuchtigkeit, feuchter keller, schimmel
s pressure-washing | pressure washing, power washing, pressure wash, power wash | lavado a presión, hidrolavado | nettoyage haute pression, karcher | hochdruckreinigung, kärchern
`;
