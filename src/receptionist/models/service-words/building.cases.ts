// What callers say to trades that build, clean, move and garden, and which service of theirs it means; see ../service-words.test.ts.

export const buildingCases = `
= roofer: Roof repair; Roof replacement; Roof inspection; Gutter cleaning; Gutter installation; Skylight installation
en | we have a leak coming through the roof | Roof repair
en | some shingles blew off in the storm | Roof repair
en | i need a whole new roof | Roof replacement
en | my gutters are full of leaves | Gutter cleaning
en | can you put new gutters on | Gutter installation
en | someone to look at my roof before i buy the house | Roof inspection
es | tengo una gotera en el techo | Roof repair
es | limpiar las canaletas | Gutter cleaning
es | se volaron unas tejas | Roof repair
fr | le toit fuit | Roof repair
fr | déboucher les gouttières | Gutter cleaning
fr | des tuiles cassées | Roof repair
de | das Dach ist undicht | Roof repair
de | Dachrinne reinigen | Gutter cleaning
de | Dach neu decken | Roof replacement
en | my kitchen faucet drips | -
= house cleaning: Standard cleaning; Deep cleaning; Move-out cleaning; Office cleaning; Window cleaning; Post-construction cleaning
en | someone to clean my house every two weeks | Standard cleaning
en | i need a really thorough deep clean | Deep cleaning
en | we're moving out and need the apartment cleaned | Move-out cleaning
en | end of tenancy clean | Move-out cleaning
en | we need our office cleaned at night | Office cleaning
en | can someone wash my windows | Window cleaning
en | cleanup after our renovation | Post-construction cleaning
es | una limpieza profunda | Deep cleaning
es | limpieza a fondo de la casa | Deep cleaning
es | limpieza de fin de obra | Post-construction cleaning
es | limpiar los cristales | Window cleaning
es | limpieza de oficinas | Office cleaning
fr | faire les vitres | Window cleaning
fr | un grand ménage | Deep cleaning
fr | ménage de fin de bail | Move-out cleaning
fr | nettoyage des bureaux | Office cleaning
de | Fenster putzen | Window cleaning
de | Grundreinigung | Deep cleaning
de | Endreinigung beim Auszug | Move-out cleaning
de | Büroreinigung | Office cleaning
en | teeth cleaning | -
es | lavado de carro | -
= carpet cleaning: Carpet cleaning; Upholstery cleaning; Rug cleaning; Pet odor treatment; Mattress cleaning
en | my carpets need shampooing | Carpet cleaning
en | there's a wine stain on my sofa | Upholstery cleaning
en | the couch smells and needs cleaning | Upholstery cleaning
en | dog peed on the carpet and it stinks | Pet odor treatment
en | clean a persian rug | Rug cleaning
es | lavar la alfombra | Carpet cleaning
es | limpiar el sofá | Upholstery cleaning
es | limpieza de colchones | Mattress cleaning
fr | nettoyer mon canapé | Upholstery cleaning
fr | shampouiner la moquette | Carpet cleaning
de | Teppichboden reinigen | Carpet cleaning
de | das Sofa reinigen lassen | Upholstery cleaning
de | Matratzenreinigung | Mattress cleaning
en | clean my gutters | -
= painter: Interior painting; Exterior painting; Cabinet painting; Wallpaper removal; Fence staining
en | i want my living room walls painted | Interior painting
en | repaint the outside of the house | Exterior painting
en | get rid of old wallpaper | Wallpaper removal
en | stain my fence | Fence staining
es | pintar la fachada | Exterior painting
es | pintar la sala por dentro | Interior painting
es | quitar el papel tapiz | Wallpaper removal
fr | peindre la façade | Exterior painting
fr | enlever du papier peint | Wallpaper removal
fr | repeindre le salon | Interior painting
de | Wohnzimmer streichen | Interior painting
de | Fassade streichen | Exterior painting
de | Tapete entfernen | Wallpaper removal
en | paint my nails | -
en | paint my car | -
= flooring: Hardwood installation; Floor refinishing; Tile installation; Carpet installation; Laminate installation
en | sand and refinish our wood floors | Floor refinishing
en | lay new carpet in the bedroom | Carpet installation
en | retile the bathroom | Tile installation
es | pulir el piso de madera | Floor refinishing
es | poner azulejos en el baño | Tile installation
fr | poncer le parquet | Floor refinishing
fr | poser du carrelage | Tile installation
de | Parkett abschleifen | Floor refinishing
de | Fliesen legen | Tile installation
de | Laminat verlegen | Laminate installation
en | carpet cleaning | -
= handyman: TV mounting; Furniture assembly; Drywall repair; Door repair; Picture hanging; Caulking
en | i need my tv on the wall | TV mounting
en | put together an ikea wardrobe | Furniture assembly
en | there is a hole in the wall | Drywall repair
en | my door sticks and won't close | Door repair
en | hang some pictures | Picture hanging
es | colgar la tele en la pared | TV mounting
es | armar un mueble | Furniture assembly
es | montar muebles de ikea | Furniture assembly
es | tengo un hoyo en la pared | Drywall repair
fr | monter un meuble | Furniture assembly
fr | fixer la télé au mur | TV mounting
fr | un trou dans le mur | Drywall repair
de | Möbel aufbauen | Furniture assembly
de | den Fernseher an die Wand hängen | TV mounting
de | ein Loch in der Wand | Drywall repair
en | my tv has no picture | -
en | i want wooden floors | -
= movers: Local move; Long distance move; Packing service; Piano moving; Storage; Junk removal
en | we're moving across town | Local move
en | moving from texas to ohio, out of state | Long distance move
en | can your guys pack our stuff | Packing service
en | i have a piano to move | Piano moving
en | haul away an old couch | Junk removal
en | i need a storage unit | Storage
es | una mudanza a otro estado | Long distance move
es | mudanza local | Local move
es | tirar muebles viejos | Junk removal
es | guardar muebles | Storage
fr | un garde-meubles | Storage
fr | vider la cave, débarras | Junk removal
fr | déménager un piano | Piano moving
de | Entrümpelung | Junk removal
de | Sperrmüll abholen | Junk removal
de | Möbel einlagern | Storage
de | Klavier transportieren | Piano moving
en | piano lessons | -
= landscaping: Lawn mowing; Tree removal; Tree trimming; Hedge trimming; Sprinkler repair; Snow removal; Sod installation; Stump grinding
en | the grass needs to be cut | Lawn mowing
en | a tree fell in my yard | Tree removal
en | branches are touching the roof | Tree trimming
en | trim my bushes | Hedge trimming
en | my sprinklers are not working | Sprinkler repair
en | plow my driveway | Snow removal
en | grind out a stump | Stump grinding
en | lay new turf | Sod installation
es | cortar el pasto | Lawn mowing
es | cortar el césped | Lawn mowing
es | tumbar un árbol | Tree removal
es | podar los árboles | Tree trimming
es | recortar los setos | Hedge trimming
es | el riego no funciona | Sprinkler repair
fr | tondre la pelouse | Lawn mowing
fr | abattre un arbre | Tree removal
fr | élaguer un arbre | Tree trimming
fr | tailler la haie | Hedge trimming
fr | déneiger l'entrée | Snow removal
de | Rasen mähen | Lawn mowing
de | Baum fällen | Tree removal
de | Hecke schneiden | Hedge trimming
de | Schnee räumen | Snow removal
de | Winterdienst | Snow removal
en | cut my hair | -
de | Haare schneiden | -
= windows and fences: Window replacement; Broken glass repair; Screen repair; Fence repair; Fence installation; Deck building
en | a ball went through my window | Broken glass repair
en | the window is cracked | Broken glass repair
en | storm knocked down my fence | Fence repair
en | build a deck out back | Deck building
en | i need a new fence around the yard | Fence installation
es | se rompió el vidrio de la ventana | Broken glass repair
es | poner una cerca | Fence installation
fr | vitre cassée | Broken glass repair
fr | changer les fenêtres | Window replacement
de | die Scheibe ist kaputt | Broken glass repair
de | neue Fenster | Window replacement
de | einen Zaun bauen | Fence installation
en | my phone won't charge | -
en | windows won't start on my laptop | -
= remodeler: Kitchen remodel; Bathroom remodel; Basement finishing; Room addition; Countertop installation
en | redo our kitchen | Kitchen remodel
en | we want to gut the bathroom | Bathroom remodel
en | finish the basement | Basement finishing
es | reformar el baño | Bathroom remodel
es | renovar la cocina | Kitchen remodel
fr | refaire la salle de bain | Bathroom remodel
fr | rénover la cuisine | Kitchen remodel
de | Bad sanieren | Bathroom remodel
de | neue Arbeitsplatte | Countertop installation
en | clean my kitchen | -
`;
