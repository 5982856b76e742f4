// Everyday words of food, drink, cooking, bakeries, catering, restaurants and food allergies, each at one English word.

export const foodWords = `
food: comida, alimentos | nourriture, bouffe, aliment, aliments | lebensmittel, nahrung, esswaren
eat: comer, comen, comemos | manger, mange, mangent, mangeons | essen, isst, gegessen, speisen
meal: comidas | repas | mahlzeit, mahlzeiten
breakfast: desayuno, desayunar, desayunos | brunch, déjeuners | frühstück, frühstücken, zmorge
lunch: almuerzo, almuerzos | lunch | mittagessen, mittagstisch, zmittag
dinner: cena, cenar, cenamos, cenas | dîner, souper, dîners | abendessen, abendbrot, znacht, nachtessen
snack: merienda, bocadillo, botana, tentempié, bocata, merendar | collation | imbiss, snack, jause, znüni, brotzeit, vesper, abendbuffet
restaurant: restaurante, restaurantes, restorán | restaurant, restaurants, resto | restaurant, gaststätte, gastgarten
bar: bar, cantina, taberna, bares | bar, bistrot, buvette, taverne | kneipe, beiz, theke
cafe: café, cafetería, cafeterías | cafétéria, bistro | café, cafe, kaffeehaus
bakery: panadería, panaderías, tahona | boulangerie, boulangeries | bäckerei, bäckereien, backstube
baker: panadero, panadera | boulanger, boulangère | bäcker, bäckerin
pastry: pastelería, repostería, hojaldre | pâtisserie, pâtisseries, viennoiserie, viennoiseries, feuilletée | konditorei, gebäck, backwaren, teilchen, blätterteig, feingebäck
butcher: carnicería, carnicero, carnicerías | boucherie, charcuterie | metzgerei, metzger, fleischerei, fleischer, fleischhauer
catering: catering, banquetero | traiteur, traiteurs | catering, partyservice, caterer
waiter: camarero, camarera, mesero, mesera, mozo, barista | serveur, serveuse, barista | kellner, kellnerin, bedienung, servicekraft, barista
chef: chef, cocinera | cuistot, cuisinier | küchenchef
menu: menú, carta, menús | menu, menus | speisekarte, menü, menükarte, menüs
dish: plato, platillo, platazo | plats, assiettée | speise, gerichte, tellergericht, tagesteller, tagesgericht
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
cook: cocinar, cocino, guisar, cuecen, cuece, recocido | cuisiner, cuire, cuit | kochen, kocht, gekocht, verkocht
bake: hornear, horneado, horneamos, hornean | enfourner | backen, backt, bäckt, gebacken
fry: freír, frito, frita, fritos | frire, frit, frite | braten, frittieren, frittiert, gebraten
boil: hervir, hiervo, hierve, hervido | bouillir, bouilli | sieden, aufkochen
roast: asada, rostizado, tostado | rôti, rôtir, rôtis | schmoren, sonntagsbraten, rösten
grill: parrilla, parrillada | grillade, griller | grill, grillen, gegrillt
barbecue: barbacoa | barbecue, bbq | grillfest, grillabend
smoked: ahumado, ahumada | fumé | geräuchert, räuchern
ripe: maduro, madura | mûr, mûre, mûrs | reif
frozen: congelada, congelados | surgelé, congelé, surgelés, surgelée | tiefgekühlt, tiefkühl, tiefgefroren
freeze: congelar, congela | congeler, surgeler | einfrieren, gefrieren, gefriert
spicy: picante, picoso, picantes, enchiloso | épicé, épicée, piquant | würzig
sweets: caramelo, caramelos, golosinas, chuches | bonbon, bonbons, confiserie, friandise | bonbons, süssigkeiten, bonbon
salty: salado, salada | salé, salée | salzig
tasty: rico, sabroso, rica, sabrosa, apetitoso, sabrosos | savoureux, appétissant, délice, succulent | lecker, schmackhaft, appetitlich, herzhaft
delicious: exquisito | délicieuse | köstlich
taste: sabor, sabores | goût, goûts, saveur, saveurs | geschmack, schmecken, schmeckt
tasting: cata | dégustation, déguster | degustation
homemade: casero, casera, caseros | artisanal, artisanale | hausgemacht, selbstgemacht, hausgemachte
ingredient: ingrediente, ingredientes | ingrédient, ingrédients | zutat, zutaten, inhaltsstoffe
recipe: recetario | recette, recettes | kochrezept, backrezept
rotten: podrida | avarié, pourrie | schimmlig, faul
leftover: sobras, restos | restes | reste, essensreste
allergy: alérgeno, alérgenos, alergólogo, alergista, alergóloga | allergène, allergènes, allergologue | unverträglichkeit, allergen, allergene, allergologe, allergologin, allergietest
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
oil: aceite, aceites, pepitas | huile, huiles | öl, öle, sonnenblumenöl, sonnenblumenkerne
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
sourdough: fermentada | levain | sauerteig, sauerteigbrot
wheat: trigo, espelta | blé, froment, épeautre | weizen, dinkel, roggen
rye: centeno | seigle | roggenbrot, roggenmehl
oat: avena | avoine | hafer, haferflocken, hafermilch
rice: arroz | riz | reis
pasta: fideo, fideos, espagueti, tallarines, macarrones | pâtes, spaghetti, nouilles | nudeln, pasta, spaghetti, teigwaren
bread: pan, panes, barra | pain, pains, miche | brot, brote, brotlaib
baguette: bagueta | baguette, baguettes | baguette, stangenbrot
bun: bollo, bollos, concha, bolillo, panecillo, panecillos, conchas, panecito | brioche, croissant, croissants, chocolatine, brioches | brötchen, semmel, weckerl, croissant, gipfeli, hörnchen, semmeln, kipferl, laugenstange, weggli, schrippe, laugenbrötchen
pretzel: pretzel | bretzel, bretzels | brezel, brezeln, breze, brezn
toast: tostada, tostadas, tostar, brindis, brindar | tartine, rôtie, rôties, toast, trinquer | toast, toastbrot, anstoßen, anstossen
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
stew: guiso, estofado, puchero, cocido | ragoût, mijoté | gulasch, ragout
salad: ensalada, ensaladas | salade, salades, rémoulade | salat, salate, krautsalat, kartoffelsalat, nudelsalat
lasagna: lasaña | lasagne, lasagnes | lasagne
pancake: panqueque, hotcake, panqueques, crepa, crepas | crêpe, crêpes, galette | palatschinken, eierkuchen, crêpe
waffle: gofre, gofres | gaufre, gaufres | waffel, waffeln
cake: pastel, tarta, pasteles, bizcocho, tartas, queque | gâteau, gâteaux | kuchen, torte, torten, hochzeitstorte, geburtstagstorte, mehrstöckig, dreistöckig, zweistöckig
cupcake: magdalena, magdalenas, mantecada | cupcakes | cupcake, cupcakes, törtchen
pie: pay, tarteleta, estrudel | tarte, tartes, tartelette, strudel | pastete, apfelkuchen, quiche, wähe, strudel, apfelstrudel
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
egg: huevo, huevos, blanquillo, omelet | œuf, oeuf, œufs, oeufs, omelettes | ei, eier, rührei, omelette
meat: carne, carnes, magro, magra, maciza | viande, viandes, gibier, tendre | fleisch, wurstwaren, wildbret, hirschragout
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
beer: cerveza, cervezas, chela, caña | bière, bières, fûts, tireuse | bier, biere, fassbier, zapfanlage, bierfass, zapfhahn, gezapft
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
skewer: palillo, palillos, brocheta, brochetas, anticucho, pincho, pinchos | brochette, brochettes | spiess, spieß, grillspiess, schaschlik, zahnstocher
edible: comestible, comestibles | comestible, comestibles | essbar, genießbar
gourmet: gourmet, gastronomía, gastronómico | gastronomie, gastronomique, gourmet, gourmand | gourmet, feinschmecker, gastronomie
brunch: brunch | brunchs | brunch, brunchen, sonntagsbrunch
feast: comilona, festín | festin, ripaille | schmaus, festmahl
grate: rallar, rallado, rallador | râper, râpé, râpe | raspeln
mash: puré | purée, purées | püree, kartoffelpüree, stampf
whisk: batidor, varillas | fouet, fouetter | schneebesen
stuffed: rellena, rellenos | farci, farcie, fourré | gefüllte
tough: correoso | coriace | zäh
stale: rancio | rassis, rassie, rance | altbacken, ranzig
preserve: conservas, conserva | conserve, conserves | haltbar, konserve, einmachen, konserven
preservative: conservante, conservantes | conservateur, conservateurs | konservierungsstoffe, konservierungsmittel
additive: aditivo, aditivos, colorante, colorantes, glutamato | additif, additifs, colorant, colorants, glutamate | zusatzstoff, zusatzstoffe, farbstoff, farbstoffe, glutamat
nutrition: nutrición, nutritivo, nutrientes | nutrition, nutritif | nährwert, nährwerte, nahrhaft
carbohydrate: carbohidratos, hidratos, keto | glucides, cétogène | kohlenhydrate, ketogen, lowcarb
fiber: integral, salvado | fibres, intégral | ballaststoffe, vollkorn, vollkornbrot
shellfish: crustáceo, crustáceos, molusco, moluscos | coquillage, coquillages, mollusques | schalentiere, weichtiere
caviar: caviar | caviar | kaviar
anchovy: anchoa, boquerón, sardina, sardinas | anchois, sardine, sardines | sardelle, sardine, sardinen, hering, matjes
tofu: tofu, seitán | tofu, seitan | tofu, seitan
hummus: hummus, falafel | houmous, falafel | hummus, falafel
curry: curry, cúrcuma | curry, curcuma | curry, kurkuma
ginger: jengibre | gingembre | ingwer
mint: menta, yerbabuena | menthol | minze, pfefferminze
thyme: tomillo, romero, orégano | thym, romarin, origan | rosmarin, thymian, oregano, schnittlauch
saffron: azafrán, comino | safran, cumin | safran, kümmel
licorice: regaliz, anís | réglisse, anis | lakritz, anis
caramel: cajeta | caramel, caramels | karamell
marshmallow: malvavisco | guimauve | marshmallow
candy: paletas, chicle, chicles | sucettes, chewing | lutscher, kaugummi, gummibärchen, zuckerl
popcorn: palomitas | popcorn | popcorn
pudding: capirotada, pudín | pouding, clafoutis | milchreis, griessbrei, auflauf
tart: milhojas | millefeuille, galettes | blätterteigtasche, linzertorte
sponge: esponjoso | génoise, madeleine, madeleines | biskuit, rührkuchen, gugelhupf
frosting: buttercream | meringue, ganache | buttercreme, baiser, ganache
topping: granillo | garniture, nappage, pépites | belag, streusel
loaf: hogaza, rosca, telera, pambazo | fougasse | laib, zopfbrot, kastenbrot
oven: horneada | fournée | ofenfrisch
delicatessen: fiambre, fiambres, delicatessen | charcuteries | delikatessen, feinkostladen, aufschnittplatte, wurstplatte
platter: charcutería | plancha | käseplatte, wurstplatten, schlachtplatte
garnish: guarnición | accompagnements, crudités | beilage, beilagen, rohkost
dumplings: albóndiga, albóndigas, ñoqui | boulette, boulettes, quenelle, gnocchi, ravioli, raviolis | knödel, kloss, klösse, frikadellen, fleischpflanzerl, spätzle, klopse
noodle: ramen, wonton | ramen, nouille, vermicelle | ramen, bandnudeln, suppennudeln
ribs: costillar, alitas | ailerons | rippchen, spareribs, flügelchen
minced: molida | hachée, hachis, haché | hackfleisch, faschiertes, gehacktes
marinade: adobo, marinado, escabeche | marinade, mariné, marinés | marinade, mariniert, eingelegt
vinaigrette: vinagreta | vinaigrette | salatsauce, salatdressing
radish: rábano, remolacha, betabel, nabo | radis, betterave, navet | radieschen, rettich, randen, rübe, rüben
leek: puerro, poro | poireau, poireaux | lauch, porree
eggplant: berenjena, berenjenas | aubergine, aubergines | aubergine, auberginen, melanzani
broccoli: brócoli, coliflor | brocoli, brocolis | brokkoli, blumenkohl, karfiol, rosenkohl
artichoke: alcachofa, alcachofas | artichaut, artichauts | artischocke, artischocken
truffle: trufa, trufas | truffe, truffes | trüffel
fig: higo, dátil, dátiles, pasas | figue, figues, datte, dattes | feige, feigen, datteln
kiwi: kiwi, maracuyá, granada, guayaba | kiwi, grenade, goyave | kiwi, granatapfel
grapefruit: toronja, pomelo | pamplemousse, pomelo | grapefruit, pampelmuse
pistachio: pistacho, pistache, anacardo | pistache, cajou, pistaches | pistazie, pistazien, cashew
milkshake: licuado, batido, malteada, smoothie | smoothie, frappé, milkshake | smoothie, milchshake
mineral: mineral, gasificada | minérale, gazeux, pétillante | stilles, sprudelwasser
liqueur: orujo, aguardiente, pulque, vermú | liqueur, digestif, pastis | likör, obstler, kräuterlikör, digestif
cider: sidra | cidre | apfelwein, cidre, most
vodka: vodka, ginebra | vodka, gin | wodka, gin
punch: ponche, sangría, michelada | punch, sangria | bowle, glühwein, punsch
bartender: cantinero, barman, bartender, coctelero | barman, barmaid | barkeeper, barkeeperin
sommelier: enólogo, sumiller | sommelier, œnologue | sommelier, sommelière
vending: expendedora | distributrice | getränkeautomat, snackautomat
canteen: lonche, lonchera, vianda | gamelle | pausenbrot, schulessen
straw: popote, pajita, pajilla | paille, pailles | strohhalm, trinkhalm
disposable: desechable, desechables, unicel | jetable, jetables, gobelets | einweggeschirr, pappteller, einwegbecher, mehrweg
cooler: hielera | thermos, glacière | kühlbox, thermoskanne, kühltasche
`;
