// Everyday words of food, drink, cooking, bakeries, catering, restaurants and food allergies, each at one English word.

export const foodWords = `
food: comida, alimentos | nourriture, bouffe, aliment, aliments | lebensmittel, nahrung, esswaren
eat: comer, como, comen, comemos | manger, mange, mangent, mangeons | essen, isst, gegessen, speisen
meal: comidas | repas | mahlzeit, mahlzeiten
breakfast: desayuno, desayunar, desayunos | brunch, déjeuners | frühstück, frühstücken, zmorge
lunch: almuerzo, almuerzos | lunch | mittagessen, mittagstisch, zmittag
dinner: cena, cenar, cenamos, cenas | dîner, souper, dîners | abendessen, abendbrot, znacht, nachtessen
snack: merienda, bocadillo, botana, tentempié, bocata | collation | imbiss, snack, jause, znüni, brotzeit
restaurant: restaurante, restaurantes, restorán | restaurant, restaurants, resto | restaurant, gaststätte
bar: bar, cantina, taberna, bares | bar, bistrot, buvette, taverne | kneipe, beiz, theke
cafe: café, cafetería, cafeterías | cafétéria, bistro | café, cafe, kaffeehaus
bakery: panadería, panaderías, tahona | boulangerie, boulangeries | bäckerei, bäckereien, backstube
baker: panadero, panadera | boulanger, boulangère | bäcker, bäckerin
pastry: pastelería, repostería, hojaldre | pâtisserie, pâtisseries, viennoiserie, viennoiseries, feuilletée | konditorei, gebäck, backwaren, teilchen, blätterteig, feingebäck
butcher: carnicería, carnicero, carnicerías | boucherie, charcuterie | metzgerei, metzger, fleischerei, fleischer, fleischhauer
catering: catering, banquetero | traiteur, traiteurs | catering, partyservice, caterer
waiter: camarero, camarera, mesero, mesera, mozo | serveur, serveuse | kellner, kellnerin, bedienung, servicekraft
chef: chef, cocinera | cuistot | küchenchef
menu: menú, carta, menús | menu, menus | speisekarte, menü, menükarte, menüs
dish: plato, platillo | plats | speise, gerichte
portion: porción, porciones, ración, raciones | portion, portions | portion, portionen
buffet: bufé, bufet | buffet, buffets | buffet, büfett
appetizer: entrante, entremés, aperitivo, entremeses, canapés, tapas | apéro, bouchées | vorspeise, vorspeisen, häppchen, fingerfood, apéro
dessert: postre, postres | dessert, desserts | nachtisch, nachspeise, dessert, nachspeisen
takeaway: itacate, takeout | takeaway | mitnahme, takeaway
cutlery: cubiertos, cubertería | couverts, ustensiles | besteck
fork: tenedor, tenedores | fourchette, fourchettes | gabel, gabeln
knife: cuchillo, cuchillos | couteau, couteaux | messer
spoon: cuchara, cucharas, cucharita | cuillère, cuillères, cuiller | löffel
bowl: tazón, cuenco | bol, bols, saladier | schale, schüsseln
cup: taza, tazas | tasse, tasses, gobelet | tasse, tassen, becher
glass: vaso, copa, copas, vasos | verre | glas, gläser, trinkglas
napkin: servilleta, servilletas, mantel, manteles | serviettes, nappe, nappes | serviette, servietten, tischdecke, tischdecken, tischtuch
tray: charola, bandeja, charolas | plateau, plateaux | tablett
jar: tarro, frasco | bocal, bocaux | einmachglas, marmeladenglas
box: caja, cajas | boîte, boîtes | schachtel, schachteln, kiste
cook: cocinar, cocino, guisar, cuecen, cuece | cuisiner, cuire, cuit | kochen, kocht, gekocht
bake: hornear, horneado, horneamos, hornean | enfourner | backen, backt, bäckt, gebacken
fry: freír, frito, frita, fritos | frire, frit, frite | braten, frittieren, frittiert, gebraten
boil: hervir, hiervo, hierve, hervido | bouillir, bouilli | sieden, aufkochen
roast: asada, rostizado | rôti, rôtir, rôtis | schmoren, sonntagsbraten, rösten
grill: parrilla, parrillada | grillade, griller | grill, grillen, gegrillt
barbecue: barbacoa | barbecue, bbq | grillfest, grillabend
smoked: ahumado, ahumada | fumé | geräuchert, räuchern
ripe: maduro, madura | mûr, mûre, mûrs | reif
frozen: congelada, congelados | surgelé, congelé, surgelés, surgelée | tiefgekühlt, tiefkühl, tiefgefroren
freeze: congelar, congela | congeler, surgeler | einfrieren, gefrieren, gefriert
spicy: picante, picoso, picantes, enchiloso | épicé, épicée, piquant | würzig
sweets: caramelo, caramelos, golosinas, chuches | bonbon, bonbons, confiserie, friandise | bonbons, süssigkeiten, bonbon
salty: salado, salada | salé, salée | salzig
tasty: rico, sabroso, rica, sabrosa | savoureux | lecker, schmackhaft
delicious: exquisito | délicieuse | köstlich
taste: sabor, sabores | goût, goûts, saveur, saveurs | geschmack, schmecken, schmeckt
tasting: cata | dégustation, déguster | degustation
homemade: casero, casera, caseros | artisanal, artisanale | hausgemacht, selbstgemacht, hausgemachte
ingredient: ingrediente, ingredientes | ingrédient, ingrédients | zutat, zutaten, inhaltsstoffe
recipe: recetario | recette, recettes | kochrezept, backrezept
rotten: podrida | avarié, pourrie | schimmlig, faul
leftover: sobras, restos | restes | reste, essensreste
allergy: alérgeno, alérgenos | allergène, allergènes | unverträglichkeit, allergen, allergene
allergic: alérgico, alérgica, alérgicos | allergique, allergiques | allergisch, allergiker, allergikerin
intolerance: intolerancia, intolerante, intolerancias | intolérance, intolérant, intolérante | intoleranz, intolerant, unverträglichkeiten
pollen: polen | pollen, foins | pollen, heuschnupfen, blütenstaub
gluten: gluten, celíaco, celiaco, celíaca, celiaca, celiaquía | gluten, cœliaque, coeliaque | gluten, glutenfrei, zöliakie, glutenfreie, glutenfreies
lactose: lactosa, deslactosada | lactose | laktose, laktosefrei, lactose, laktoseintoleranz, lactosefrei
nuts: nuez, nueces | noix, arachide | nüsse, nuss, haselnuss, haselnüsse, walnuss, nussallergie, nussfrei
peanut: cacahuete, cacahuate, maní, cacahuates | cacahuète, cacahuètes, arachides | erdnuss, erdnüsse
almond: almendra, almendras | amande, amandes | mandelmehl, marzipan
hazelnut: avellana, avellanas | noisette, noisettes | nougat, nutella
soy: soya, soja | soja | soja, sojamilch
vegetarian: vegetariano, vegetariana, vegetarianos | végétarien, végétarienne, végé, végétariens | vegetarisch, vegetarier, vegi, vegetarische
vegan: vegano, vegana, veganos | végétalien, végane, vegan, végétalienne | vegan, veganer, vegane, veganes
sugar: endulzante, edulcorante | sucre, sucres, édulcorant | zucker, zuckerfrei, süssstoff, süßstoff
salt: sal | sel | salz
pepper: pimienta, pimiento, pimientos | poivre, poivron, poivrons | pfeffer, paprika, peperoni
chili: chile, chiles, ají, guindilla | piment, piments | chili, chilischote
spice: especia, especias, condimento | épice, épices | gewürz, gewürze
oil: aceite, aceites | huile, huiles | öl, öle
vinegar: vinagre | vinaigre | essig
mustard: mostaza | moutarde | senf
sauce: salsas, aderezo, mole | sauce, sauces | sauce, soße, sosse, dip
ketchup: cátsup, kétchup | ketchup | ketchup
mayonnaise: mayonesa | mayonnaise, mayo | mayonnaise, mayo
honey: miel | miel | honig
jam: mermelada, mermeladas | confiture, confitures | marmelade, konfitüre, gelee
flour: harina, harinas | farine, farines | mehl, mehle
dough: masa | pâte | teig, hefeteig
yeast: levadura | levure | hefe, germ
sourdough: masamadre | levain | sauerteig, sauerteigbrot
wheat: trigo, espelta | blé, froment, épeautre | weizen, dinkel, roggen
rye: centeno | seigle | roggenbrot, roggenmehl
oat: avena | avoine | hafer, haferflocken, hafermilch
rice: arroz | riz | reis
pasta: fideo, fideos, espagueti, tallarines, macarrones | pâtes, spaghetti, nouilles | nudeln, pasta, spaghetti, teigwaren
bread: pan, panes, barra | pain, pains, miche | brot, brote, brotlaib
baguette: bagueta | baguette, baguettes | baguette, stangenbrot
bun: bollo, bollos, concha, bolillo, panecillo, panecillos, conchas | brioche, croissant, croissants, chocolatine, brioches | brötchen, semmel, weckerl, croissant, gipfeli, hörnchen, semmeln, kipferl
pretzel: pretzel | bretzel, bretzels | brezel, brezeln, breze, brezn
toast: tostada, tostadas, tostar | tartine, rôtie, rôties, toast | toast, toastbrot
sandwich: sándwich, torta, emparedado, sándwiches | sandwich, sandwichs, sandwiches | belegte, butterbrot, sandwich, stulle
hamburger: hamburguesa, hamburguesas | hamburger, burger, hamburgers | burger, hamburger, frikadelle
pizza: pizza, pizzas, pizzería | pizza, pizzas, pizzeria | pizza, pizzen, pizzeria, flammkuchen
taco: taco, tacos, taquería, burrito, quesadilla | taco, tacos | taco
tortilla: tortillas, tortilla | omelette | omelett, pfannkuchen
tamales: tamal, tamales, empanada, empanadas | empanada, tourtière | teigtasche, maultaschen
sushi: sushi | sushi, sushis | sushi
kebab: kebab | kebab, chawarma | döner, kebab, kebap
fries: papitas, patatillas | frites, poutine | pommes, fritten
chips: totopos, nachos | croustilles, chips | chips
soup: sopa, caldo, sopas, pozole | soupe, potage, bouillon, soupes | suppe, suppen, brühe, eintopf
stew: guiso, estofado, puchero, cocido | ragoût, potaufeu, mijoté | gulasch, ragout
salad: ensalada, ensaladas | salade, salades | salat, salate
lasagna: lasaña | lasagne, lasagnes | lasagne
pancake: panqueque, hotcake, panqueques, crepa, crepas | crêpe, crêpes, galette | palatschinken, eierkuchen, crêpe
waffle: gofre, gofres | gaufre, gaufres | waffel, waffeln
cake: pastel, tarta, pasteles, bizcocho, tartas, queque | gâteau, gâteaux | kuchen, torte, torten, hochzeitstorte, geburtstagstorte
cupcake: magdalena, magdalenas, mantecada | cupcakes | cupcake, cupcakes, törtchen
pie: pay, tarteleta | tarte, tartes, tartelette | pastete, apfelkuchen, quiche, wähe
cookie: galleta, galletas, galletita | biscuit, biscuits, sablé, sablés | keks, kekse, plätzchen, guetzli, lebkuchen
doughnut: dona, donas, rosquilla, rosquillas, churro, churros | beigne, beignet, beignets, beignes | krapfen, berliner, faschingskrapfen
icing: glaseado, betún, fondant | glaçage, fondant | glasur, zuckerguss, fondant
cream: crema, nata, cremas | crème, crèmes | sahne, rahm, creme, schlagobers, schlagsahne, obers
custard: natillas, flan | flan | pudding, vanillesauce
gelatin: gelatina, gelatinas | gélatine | gelatine, götterspeise
vanilla: vainilla | vanille | vanille
cinnamon: canela | cannelle | zimt
chocolate: chocolate, chocolates, bombón, bombones | chocolat, chocolats | schokolade, pralinen, schoggi, praline
cocoa: cacao | cacao | kakao
ice: hielo, hielos, helado, helados, heladería, paleta | glace, glaces, glacier, cornet, glaçon, glaçons | eis, speiseeis, eisdiele, eisbecher, glacé, eissorten, eiswürfel
sorbet: sorbete, raspado, raspados | sorbet, sorbets | sorbet, fruchteis
milk: leche | lait | milch
butter: mantequilla | beurre | butter
margarine: margarina | margarine | margarine
cheese: queso, quesos | fromage, fromages, raclette, fondue | käse, raclette, fondue
yogurt: yogur, yogurt | yaourt, yogourt, yaourts | joghurt, quark, topfen
egg: huevo, huevos, blanquillo | œuf, oeuf, œufs, oeufs | ei, eier, rührei
meat: carne, carnes | viande, viandes | fleisch, wurstwaren
beef: res, ternera, vacuno | bœuf, boeuf | rindfleisch, rind
steak: bistec, filete, chuleta, bife, filetes | steak, bifteck, entrecôte, bavette | steak, schnitzel, kotelett
pork: lomo, lechón, carnitas, cochinita | échine, porcelet | schweinefleisch, schweinebraten, spanferkel
veal: becerro | veau | kalbfleisch, kalb
lamb: cordero, borrego, birria | agneau | lamm, lammfleisch
chicken: pollo, pollos | poulet, poulets, volaille | hähnchen, hendl, poulet, hühnchen, geflügel
turkey: pavo, guajolote | dinde, dindon | truthahn, pute, putenfleisch
goose: ganso, oca | oie, oies | gans, gänse, martinsgans
ham: jamón | jambon, jambons | schinken
bacon: tocino, panceta, beicon | bacon, lardon, lardons | speck
sausage: salchicha, chorizo, salchichas, embutido, embutidos, morcilla | saucisse, saucisses, saucisson, merguez | wurst, würste, würstchen, cervelat, bratwurst
salami: salchichón, salami | salami, rosette | salami, aufschnitt
seafood: marisco, mariscos, ceviche | crustacé, crustacés | meeresfrüchte, krustentiere
shrimp: camarón, camarones, gamba, gambas, langostino | crevette, crevettes | garnele, garnelen, krabben, crevetten
lobster: langosta, bogavante | homard, langouste | hummer, languste
oyster: ostra, ostras, ostión | huître, huîtres | auster, austern
mussel: mejillón, mejillones, almeja | moule, moules | muschel, muscheln, miesmuscheln
squid: calamar, calamares, pulpo | calmar, calamar, poulpe | tintenfisch, calamari
salmon: salmón | saumon | lachs
tuna: atún | thon | thunfisch
cod: bacalao, merluza | morue, cabillaud | kabeljau, dorsch
trout: trucha | truite | forelle
fillet: pescadería, pescadero | filet, filets, poissonnerie | fischfilet, filet, fischgeschäft
fruit: fruta, frutas, frutería, fruto | fruit, fruits | obst, frucht, früchte
vegetable: verdura, verduras, vegetales, hortaliza, legumbre | légume, légumes | gemüse
pear: pera, peras | poire, poires | birne, birnen
banana: plátano, banana, plátanos, guineo | banane, bananes | banane, bananen
orange: naranja, naranjas, mandarina | orange, oranges, clémentine | orange, orangen, apfelsine, mandarine
lemon: limón, limones | citron, citrons | zitrone, zitronen
lime: lima | lime, limette | limette, limetten
strawberry: fresa, fresas, frutilla | fraise, fraises | erdbeere, erdbeeren
raspberry: frambuesa, frambuesas | framboise, framboises | himbeere, himbeeren
berry: baya, mora, arándano, arándanos | baie, baies, bleuet, bleuets, myrtille, myrtilles | beere, beeren, heidelbeere, heidelbeeren
grape: uva, uvas | raisin, raisins | traube, trauben, rosinen
peach: durazno, melocotón, duraznos | nectarine, nectarines | pfirsich, pfirsiche
apricot: albaricoque, chabacano | abricot, abricots | aprikose, marille, marillen
plum: ciruela, ciruelas | prune, prunes, quetsche | pflaume, pflaumen, zwetschge, zwetschgen
pineapple: piña, piñas | ananas | ananas
coconut: coco, cocos | coco, coprah | kokosnuss, kokos
melon: melón, sandía | melon, pastèque | melone, wassermelone
mango: mango, mangos, papaya | mangue, mangues | mango
avocado: aguacate, aguacates, palta, guacamole | guacamole | avocado, avocados
potato: papa, patata, papas, patatas | patate, patates | kartoffel, kartoffeln, erdapfel, erdäpfel
tomato: tomate, jitomate, tomates | tomate, tomates | tomate, tomaten, paradeiser
onion: cebolla, cebollas | oignon, oignons | zwiebel, zwiebeln
garlic: ajo, ajos | ail | knoblauch
carrot: zanahoria, zanahorias | carotte, carottes | karotte, möhre, rüebli, karotten, möhren
lettuce: lechuga | laitue | kopfsalat, salatblatt
cabbage: col, repollo, coles | chou, choucroute, choux | kohl, kraut, sauerkraut
cucumber: pepino, pepinillo, pepinos | concombre, cornichon | gurke, gurken
spinach: espinaca, espinacas | épinard, épinards | spinat
mushroom: champiñón, seta, setas, champiñones | champignon, champignons | champignons, pilze, schwammerl
corn: maíz, elote, elotes | maïs | mais
bean: frijol, frijoles, alubia, habichuela, judías | haricot, haricots, fève | bohne, bohnen
pea: guisante, chícharo, guisantes | pois | erbse, erbsen
lentils: lenteja, lentejas, garbanzo, garbanzos | chiche, flageolets | kichererbsen, linsensuppe
celery: apio | céleri | sellerie
asparagus: espárrago, espárragos | asperge, asperges | spargel
pumpkin: calabaza, calabacín, calabacita | citrouille, potiron, courge, courgette | kürbis, zucchini
olive: aceituna, oliva, aceitunas | olive, olives | olive, oliven, olivenöl
herb: perejil, cilantro, albahaca | persil, basilic, menthe | kräuter, petersilie, basilikum
sesame: sésamo, ajonjolí | sésame | sesam
drink: bebida, beber, bebidas, bebo, refresco, refrescos | boire, boisson, boissons, boivent | trinken, getränk, getränke, trinkt, getrunken
water: agua, aguas | eau, eaux | wasser, mineralwasser, leitungswasser
coffee: cafés, cafecito | café, cafés | kaffee, bohnenkaffee
espresso: expreso, capuchino | expresso, espresso, cappuccino | espresso, cappuccino, melange
tea: té, infusión, tés, manzanilla | thé, thés, tisane, infusion | tee, tees, kräutertee
juice: jugo, zumo, jugos, zumos | jus | saft, säfte
lemonade: limonada, horchata | limonade, citronnade | limonade, limo, schorle
soda: gaseosa, soda | soda, gazeuse | sprudel, cola
alcohol: alcohol, licor, licores | alcool, spiritueux, alcools | alkohol, alkoholisch, spirituosen, schnaps, alkoholfrei
beer: cerveza, cervezas, chela, caña | bière, bières | bier, biere, fassbier
brewery: cervecería | brasserie, microbrasserie | brauerei, biergarten
wine: vino, vinos | vin, vins | wein, weine
winery: viñedo, vinícola | vignoble, vigneron | weingut, winzer
champagne: champán, cava, champaña | champagne, mousseux, crémant | sekt, champagner, prosecco
cocktail: cóctel, cócteles, coctel, margarita | cocktail, cocktails | cocktail, cocktails
whisky: whisky, ron, tequila, mezcal | whisky, rhum | whisky, rum
cork: descorche, corcho, descorchar | bouchonné | korkgeld, korken
drunk: borracho, borracha | ivre, soûl, saoul | betrunken, besoffen
serve: servir, sirven, sirve, servimos | servir, servent, servons, servez | servieren, serviert
grocery: abarrotes, súper, supermercado, ultramarinos | épicerie, supermarché, dépanneur, épiceries | supermarkt, lebensmittelladen, feinkost
cafeteria: comedor, comedores | cantine, réfectoire | kantine, mensa
toothpick: palillo, palillos | curedent, brochette, brochettes | zahnstocher, spiess, spieß
`;
