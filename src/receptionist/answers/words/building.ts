// Building, roofing, materials and tools, and what is damaged, mended or put together.
export const buildingWords = `
building: edificio, construcción, obra, obras, edificios, inmueble | bâtiment, immeuble, chantier, bâtiments | gebäude, bau, baustelle, bauten, wohnblock
build: construir, construyo, construye, construido, edificar, construyen | construire, construit, bâtir, bâti | bauen, baut, gebaut, errichten, erbaut
builder: constructor, constructora, obrero | constructeur, maçon, bâtisseur | bauunternehmen, bauunternehmer, baufirma, baumeister, bauarbeiter
contractor: contratista, contratistas, subcontratista | entrepreneur | auftragnehmer, generalunternehmer, handwerksbetrieb, subunternehmer
architect: arquitecto, arquitecta, arquitectura | architecte, architectes | architekt, architektin, bauplaner
surveyor: topógrafo, perito, agrimensor, aparejador | géomètre, métreur | vermesser, gutachter, geometer, bauleiter
craftsman: artesano, artesana, oficio | artisan, artisans, artisanat | handwerker, handwerk, handwerkerin
handyman: manitas, chambitas, milusos, todólogo | bricoleur, bricolage | heimwerker, allrounder
worker: trabajador, obreros, peón, operario, albañiles | ouvrier, ouvrière, ouvriers | arbeiter, handlanger, monteur, monteure, arbeiterin
engineer: ingeniero, ingeniera | ingénieur, ingénieure | ingenieur, ingenieurin, statiker
renovation: renovación, reforma, reformas, remodelación, rehabilitación | rénovation, rénovations, ravalement | renovierung, sanierung, umbau, renovation, modernisierung, altbausanierung
renovate: renovar, reformar, remodelar, renuevo, reformamos | rénover, rénové, retaper, refaire, refait | renovieren, sanieren, umbauen, modernisieren, renoviert, saniert
restore: restaurar, restauración, restaurado | restaurer, restauration, restauré | restaurieren, wiederherstellen, restaurierung, restauriert
extension: ampliación, extensión, alargador, ampliar | agrandissement, rallonge, extension | anbau, erweiterung, verlängerung, verlängerungskabel
demolition: demolición, demoler, derribo, derribar, derrumbe, tumbar, derrumbar | démolition, démolir, démoli, abattre, démolit | abriss, abbruch, abreißen, abreissen, rückbau, niederreißen, abgerissen
excavation: excavación, zanja, zanjas, excavadora, retroexcavadora | excavation, terrassement, tranchée, excavatrice, pelleteuse, minipelle | aushub, erdarbeiten, baugrube, bagger, minibagger
dig: cavar, excavar, cavo | creuser, creuse, creusé, bêcher | graben, gräbt, gegraben, ausheben, aufgraben
foundation: cimiento, cimientos, cimentación | fondation, fondations, soubassement | fundament, fundamente, bodenplatte, grundmauer
concrete: concreto, hormigón, losa | béton, bétonner | beton, betonieren, betonboden, stahlbeton
cement: cemento | ciment, cimenter | zement
mortar: mortero, argamasa | mortier | mörtel
plaster: yeso, enyesar, revoque, enlucido, repello, revocar | plâtre, enduit, crépi, plâtrer, plâtrier | gips, verputzen, verputz, verputzer, gipser, innenputz, spachteln
drywall: tablaroca, pladur | placoplâtre, placo, gypse | trockenbau, gipskarton, rigips, trockenbauer
brick: ladrillo, ladrillos, tabique | brique, briques | ziegel, ziegelstein, backstein, mauerwerk, klinker
block: bloque, bloques, bloquear | bloc, parpaing, blocs | block, blöcke, betonstein
masonry: albañil, albañilería | maçonnerie, maçons | maurer, mauern, maurerarbeiten
stone: piedra, piedras | pierre, pierres, caillou, cailloux | stein, steine, naturstein
marble: mármol | marbre | marmor
granite: granito, cuarzo | granit, quartz | granit, quarz
slate: pizarra | ardoise, ardoises | schiefer
gravel: grava, gravilla, cascajo | gravier, gravillon | kies, schotter, splitt
sand: arena, arenas | sable | sand
clay: arcilla, barro | argile, glaise | lehm, ton
asphalt: asfalto, asfaltar, chapopote, pavimentar, brea | asphalte, bitume, goudron, enrobé | asphalt, teer, asphaltieren
paving: adoquín, adoquines, pavimento, enlosado, baldosas | pavé, pavés, pavage, dallage, dalle, dalles | pflaster, pflastern, pflastersteine, gehwegplatten, steinplatten
tile: azulejo, azulejos, loseta, baldosa, mosaico, alicatado, alicatar, azulejero, alicatador, solador | carrelage, carreaux, carreler, faïence, carreleur | fliese, fliesen, kachel, kacheln, plättli, gefliest, fliesenleger, plattenleger
grout: lechada, boquilla, emboquillar, fragüe | jointoyer, coulis | fugenmasse, fugen, verfugen, fuge
silicone: silicona, silicón | silicone, mastic | silikon, silikonfuge
joint: juntas, articulación | joint, joints, articulation | gelenk, gelenke
sealing: sellar, sellado, sellador, calafatear | étanchéité, colmater, étancher, calfeutrage | abdichten, abdichtung, abgedichtet
waterproof: impermeable, impermeabilizar, impermeabilización, impermeabilizante | étanche, imperméable, imperméabilisation, imperméabiliser | wasserdicht, wasserfest, imprägnieren
insulation: aislamiento, aislar, aislante, aislado | isolation, isolant, isoler, isolé | dämmung, isolierung, isolieren, dämmen, wärmedämmung, isolation
foam: espuma, espumas | mousse, mousses | schaum, schaumstoff, bauschaum
roof: tejado, tejados, cubierta, techado, techumbre | toit, toiture, toits | dach, dächer, hausdach, flachdach
roofing: techar, impermeabilizado, techador, techista, tejador | zinguerie, couvreur, couvreurs, zingueur | dachdeckung, bedachung, dachsanierung, dachdecker, dachdeckerei, dachdeckerin
shingle: teja, tejas, tejuela | tuile, tuiles, bardeau, bardeaux | dachziegel, dachpfanne, dachpfannen, schindel, schindeln
gutter: canalón, canaleta, canalones, canaletas, bajante | gouttière, gouttières, chéneau | dachrinne, regenrinne, dachrinnen, fallrohr
skylight: tragaluz, claraboya, domo | velux, vasistas | oberlicht, dachluke, lichtkuppel, dachflächenfenster
eaves: alero, cornisa, voladizo | corniche, débord | dachvorsprung, dachüberstand, traufe
beam: viga, vigas, trabe, travesaño | poutre, poutres, poutrelle | balken, dachbalken, stahlträger
column: columna, columnas, pilar | colonne, pilier, poteau | säule, säulen, pfeiler, stütze
facade: fachada, fachadas | façade, façades, bardage | fassade, fassaden, außenwand
siding: revestimiento | revêtement, lambris | verkleidung, verschalung, vertäfelung
arch: arco, arcos | arc, arche, voûte | bogen, gewölbe
dome: cúpula | dôme, coupole | kuppel
scaffold: andamio, andamios, andamiaje | échafaudage, échafaudages, échafaud | gerüst, baugerüst, gerüste, gerüstbau
ladder: escalerilla | échelle, escabeau, échelles | leiter, leitern, trittleiter
crane: gruista, gruero | grue, grues, grutier | kran, kräne, kranführer
forklift: montacarga | fenwick, gerbeur | gabelstapler, stapler, hubwagen
wheelbarrow: carretilla, carretillas | brouette, brouettes | schubkarre, schubkarren
carpenter: carpintero, carpintera | charpentier, menuisier, menuisière, ébéniste | zimmermann, tischler, schreiner, zimmerer, tischlerin, schreinerin
carpentry: carpintería, ebanistería, ebanista | menuiserie, charpente, ébénisterie | tischlerei, schreinerei, zimmerei, schreinern, dachstuhl
wood: madera, maderas, triplay, tablón | bois, planche, planches, contreplaqué | holz, brett, bretter, sperrholz, hölzer
plank: tabla, tablas, duela | madrier, latte | latten, bohle
flooring: parqué, tarima, entarimado, parquet, laminado, melamina | parquet, parquets, lames, stratifié, laminé | parkett, dielen, dielenboden, parkettboden, laminat, laminatboden, bodenbelag, bodenleger
vinyl: vinilo, vinil, linóleo | vinyle, linoléum | vinyl, vinylboden, linoleum
oak: roble, encina | chêne, chênes | eiche, eichen
pine: pino, pinos | pin, pins | kiefern, föhre
steel: acero, inoxidable | acier, inox, inoxydable | stahl, edelstahl
metal: metal, metales, metálico, herrería | métal, métaux, métallique, ferronnerie | metall, metalle, metallbau, schlosserarbeiten
aluminum: aluminio | aluminium, alu | aluminium, alu
copper: cobre | cuivre | kupfer
brass: latón, bronce | laiton, bronze | messing, bronze
zinc: zinc, cinc | zinc | zink, verzinkt
tins: lata, hojalata, latas, lámina, estaño | tôle, étain, ferblanterie | blech, zinn, bleche, dose
plastic: plástico, plásticos, hule, pvc | plastique, plastiques, pvc | plastik, kunststoff, kunststoffe
rubber: caucho, goma | caoutchouc, gomme | gummi, kautschuk
glass: vidrio, vidrios, cristalero, vidriero, vidriería | verre, verres, vitrier, miroiterie | glas, gläser, glaser, glaserei
asbestos: asbesto, amianto, uralita | amiante | asbest
fiberglass: poliéster | polyester | fiberglas, glasfaser, glaswolle, steinwolle
paint: pintar, pintura, pinturas, pinto, pinta, pintado | peindre, peinture, peint, peintures, repeindre | streichen, farbe, lackieren, anstrich, gestrichen, anmalen, streicht, lackierung
painter: pintor, pintora, pintores | peintre, peintres | maler, malerin, anstreicher, malerbetrieb
varnish: barniz, barnizar, laca, lacar, barnizado | vernis, vernir, laque, laquer, lasure | lack, lasur, lacke, klarlack
wallpaper: tapiz, empapelar, empapelado | tapisser | tapete, tapeten, tapezieren, tapezierer, raufaser
color: color, colores, colorear | couleur, couleurs, coloris, teinte | farbton, farben, farbtöne, bunt
white: blanco, blanca | blanc, blanche | weiß, weiss, weiße
black: negro, negra | noir, noire | schwarz, schwarze
gray: gris, grises | gris, grise | grau, graue
red: rojo, roja | rouge, rouges | rot, rote
blue: azul, azules | bleu, bleue | blau, blaue
green: verde, verdes | vert, verte | grün, grüne
yellow: amarillo, amarilla | jaune, jaunes | gelb, gelbe
brown: marrón, castaño | brun, brune, marron | braun, braune
tool: herramienta, herramientas, ferretería, utensilio | outil, outils, outillage, quincaillerie | werkzeug, werkzeuge, werkzeugkasten, eisenwarenhandlung
hardware: ferretero, tlapalería, herraje, herrajes | quincaillier, ferrure, ferrures | eisenwaren, beschlag, beschläge, baumarkt
hammer: martillo, mazo, martillar | marteau, marteaux, maillet | hammer, hämmer, hämmern
nail: clavo, clavos, clavar | clou, clous, clouer | nagel, nägel, nageln
screw: tornillo, tornillos, atornillar, atornillado | vis, visser, boulonnerie | schraube, schrauben, anschrauben, festschrauben
screwdriver: destornillador, desarmador, atornillador | tournevis, visseuse | schraubenzieher, schraubendreher, akkuschrauber
bolts: perno, pernos, tuerca, tuercas | boulon, boulons, écrou, écrous | bolzen, gewinde
pliers: pinzas, alicate, alicates, tenazas | pince, pinces, tenaille | zange, zangen, kombizange
chainsaw: sierra, serrucho, serrar, sierras | scie, scier, scies, tronçonneuse | säge, sägen, kettensäge, motorsäge, stichsäge
drill: taladro, taladrar, perforar, broca, perforación | perceuse, percer, foret, perçage, percé | bohrer, bohren, bohrmaschine, bohrloch, bohrung, gebohrt
hole: agujero, hoyo, hueco, agujeros, boquete | trou, trous, orifice | loch, löcher
sander: lijadora, lijar, lija, acuchillar, lijado | ponceuse, poncer, ponçage | schleifmaschine, schleifen, abschleifen, schmirgeln, geschliffen
grinder: esmeril, amoladora, pulidora, molinillo | meuleuse, broyeur, moulin | winkelschleifer, flex, mühle
sharpen: afilar, afilo, afilado, amolar, filo | aiguiser, affûter, affûtage, aiguisage | schärfen, geschärft, nachschleifen, schleiferei
blade: cuchilla, navaja | lame | klinge, klingen, sägeblatt
knife: cuchillo, cuchillos | couteau, couteaux | messer, taschenmesser
axe: hacha, hachas | hache, cognée | axt, beil, äxte
shovel: pala, palas | pelle, pelles | schaufel, schaufeln, schippe
rope: soga, mecate, reata, cuerdas | cordage, amarre | seile, strick, tau
chain: cadena, cadenas | chaîne, chaînes, chaînette | kette, ketten
glue: pegamento, pegar, resistol, adhesivo | colle, coller, recoller, collé | kleber, kleben, klebstoff, leim, geklebt
tape: cinta, cintas | ruban, scotch, bande | klebeband, tesafilm, klebestreifen
weld: soldar, soldadura, soldador | souder, soudure, soudeur, soudé | schweißen, schweissen, schweißer, löten, gelötet, geschweißt
measure: medir, mido, mide, medida, medidas | mesurer, mesure, mesures | messen, misst, gemessen, ausmessen, maß, maße, aufmaß, vermessen
width: ancho, anchura, anchos | largeur, large | breite, breit, breiter
height: altura, alto, estatura | hauteur, haut | höhe, hoch, körpergröße
length: largo, longitud, larga | longueur, long | länge, längen
depth: profundidad, profundo, hondo | profondeur, profond | tiefe, tief
thickness: grosor, espesor, grueso | épaisseur, épais | dicke, dick
weight: peso, pesar, pesado, pesa | poids, peser, pèse, lourd, lourde | gewicht, wiegen, wiegt, schwer, gewogen
square: cuadrado, cuadrados, escuadra | carré, carrés | quadrat, quadratisch, quadratmeter
meters: metros, metro | mètre, mètres | meter
round: redondo, redonda | rond, ronde | rund, runde
flat: plano, plana, llano | plat, plate | flach, flache
straight: recto, recta | rectiligne | geradeaus
level: nivel, nivelar, niveles | niveau, niveaux, niveler | niveau, wasserwaage, ebenerdig
install: instalar, instalación, colocar, instalado, instalo, coloco | installer, poser, pose, installé, posé | installieren, einbauen, verlegen, montieren, installiert, eingebaut, verlegt
installation: montaje, colocación, instalaciones | installation, montage | montage, einbau, installation, verlegung
assemble: armar, montar, ensamblar, armado | monter, assembler, monté, assemblage | aufbauen, zusammenbauen, aufbau, möbelmontage, zusammensetzen
dismantle: desmontar, desarmar, desmantelar | démonter, démontage, démonté | abbauen, demontieren, zerlegen, abbau, demontage
attach: fijar, sujetar, fijación, amarrar, atar | fixer, attacher, fixation, fixé | befestigen, anbringen, befestigung, festmachen, anbinden
connect: conectar, conecto, conexión, conectado | connecter, raccorder, connexion, raccordement, raccord | anschließen, anschluss, verbinden, anschliessen, angeschlossen, verbindung
disconnect: desconectar, desconectado, desenchufar | déconnecter, débrancher, débranché | abklemmen, trennen, ausstecken, abschalten
replace: reemplazar, sustituir, reemplazo, sustitución, reponer, recambiar | remplacer, remplacement, remplacé | ersetzen, austauschen, auswechseln, austausch, ersatz, ersetzt
remove: quitar, retirar, quito, retiro, eliminar, remover | enlever, retirer, ôter, enlèvement, supprimer | entfernen, beseitigen, entfernung, abmachen
repair: reparar, arreglar, arreglo, reparación, componer, reparaciones, repara | réparer, réparation, dépanner, dépannage, réparé, réparations | reparieren, reparatur, flicken, instandsetzung, repariert, reparaturen, richten
fix: solucionar, arreglado, arreglan, compostura | arranger, rafistoler, bricoler | beheben, hinkriegen, behoben
maintenance: mantenimiento, conservación | entretien, maintenance, entretenir | wartung, instandhaltung, pflege
inspect: inspeccionar, revisar, inspección, revisión, revisamos, chequear | inspecter, inspection, vérifier, vérification, contrôler | prüfen, überprüfen, kontrollieren, inspektion, begutachten, überprüfung, nachschauen
adjust: ajustar, ajuste, regular, ajustado, calibrar | ajuster, régler, réglage, ajustement | einstellen, justieren, anpassen, einstellung, nachstellen
upgrade: mejorar, mejora, modernizar, actualizar | améliorer, moderniser, amélioration | aufrüsten, verbessern, nachrüsten, verbesserung
custom: personalizado, personalizada, personalizar | personnalisé, personnaliser | maßgefertigt, maßanfertigung, individuell, sonderanfertigung
cut: cortar, corto, corte, cortado, recortar, corta | couper, coupe, découper, coupé, tailler | schneiden, schneidet, geschnitten, schnitt, zuschneiden, zuschnitt
damage: daño, daños, dañar, dañado, dañada, desperfecto, desperfectos | dégât, dégâts, dommage, dommages, endommager, endommagé, abîmer | schaden, schäden, beschädigt, beschädigen, beschädigung, wasserschaden
broken: roto, rota, quebrado, rotos, estropeado, descompuesto, averiado, malogrado | cassé, cassée, brisé, abîmé, foutu, pété | kaputt, zerbrochen, gebrochen, defekt, zerstört, futsch
break: romper, rompe, rompió, quebrar, quiebra, rompo, estropear | casser, casse, briser, rompre | brechen, bricht, zerbrechen, kaputtmachen, abbrechen, brach
breakdown: avería, averías, descompostura, falla, fallo, fallas | panne, pannes | panne, störung, defekte, ausfall, pannen
faulty: defectuoso, defecto, defectuosa, defectos | défectueux, défaut, défectueuse, défauts | fehlerhaft, mangelhaft, mangel, mängel, fehler
fail: fallar, fracasar | défaillir, défaillance | ausfallen, versagen, ausgefallen
crack: grieta, grietas, fisura, agrietado, rajado, rajadura, cuarteadura | fissure, fissures, fissuré, fêlure, craquelé, lézarde | riss, risse, gerissen, spalt, rissig
scratch: rayón, rayado, rasguño, arañazo, rayar, rascar | rayure, rayures, rayé, éraflure, égratignure, gratter | kratzer, zerkratzt, kratzen, schramme
dent: abolladura, abollado, abollar | bosse, cabossé, enfoncement, bosselé | delle, dellen, beule, beulen, verbeult
rust: óxido, oxidado, herrumbre, oxidar, oxidada | rouille, rouillé, rouiller | rost, rostig, verrostet, rosten, rostet
corrosion: corrosión, corroído | corrosion, corrodé | korrosion, korrodiert
rot: pudrir, podrido, podrida, pudre | pourrir, pourri, pourriture, pourrit | faulen, verfault, morsch, fäulnis, verrottet
worn: gastado, desgastado, desgaste, gastada | usé, usure, usée | abgenutzt, verschlissen, verschleiß, abgefahren
torn: rasgado, desgarrado, rasgadura, rasgar | déchiré, déchirure, déchirer | zerrissen, eingerissen, aufgerissen
loose: suelto, flojo, suelta, floja, aflojar | desserré, détaché, lâche | lose, locker, wackelig, gelockert, wackelt
bent: torcido, chueco, torcida | tordu, courbé, tordue | verbogen, krumm, schief, verbiegen
collapse: colapsar, colapso, desplomarse, desplome, hundirse | effondrer, effondrement, écrouler, effondré | einsturz, einstürzen, zusammenbrechen, eingestürzt
burst: reventar, reventado, reviento, revienta, estallar, reventó | éclater, éclaté, crever, crevé | platzen, geplatzt, rohrbruch, platzt, bersten, wasserrohrbruch
explosion: explosión, explotar, explota | explosion, exploser, explosé | explosion, explodieren, explodiert
smash: destrozar, destrozado, destrozo | fracasser, défoncer, fracassé | zertrümmern, eingeschlagen, einschlagen
shatter: astillado, añicos, astillar | éclat, étoilé | splitter, zersplittert, scherben, scherbe
stuck: trabado, trabada, atorada, encajado, varado, atrancar, atranca, encasquillado, trabarse | coincé, coincée, bloqué, bloquée, coincer, coince, bourrage | verklemmt, klemmt, klemmen, feststecken, festgefahren, steckt, verklemmen, blockiert, blockieren, blockade
squeak: rechinar, rechina, chirriar, chirrido, rechinido | grincer, grince, grincement, couiner | quietschen, quietscht, knarren, knarrt, knarzt
noise: ruido, ruidos, escándalo, ruidoso, bulla | bruit, bruits, bruyant, vacarme, tapage | lärm, geräusch, geräusche, krach, laut
quiet: tranquilo, silencioso, tranquila, silencio, callado | calme, silencieux, tranquille, silence | ruhig, leise, still, ruhe, stille
loud: estruendoso, ensordecedor | assourdissant, sonore | lärmend, dröhnen, dröhnt
vibrate: vibrar, vibra, vibración, temblar | vibrer, vibre, vibration, trembler | vibrieren, vibriert, vibration, zittern, rütteln
slippery: resbaloso, resbaladizo, resbalar, resbala | glissant, glisser, glisse, dérapant | rutschig, rutschen, ausrutschen
dangerous: peligroso, peligro, peligrosa, riesgoso | dangereux, danger, dangereuse | gefährlich, gefahr
safe: segura, fiable | sécuritaire | sicher, tresor, safe, gefahrlos
safety: seguridad | sécurité, sûreté | sicherheit, arbeitsschutz
helmet: casco, cascos | casque, casques | helm, helme, schutzhelm, fahrradhelm
gloves: guante, guantes | gant, gants | handschuh, handschuhe
protection: protección, proteger, protejo, protector | protection, protéger, protège, protégé | schutz, schützen, geschützt, schützt
permit: permiso, permisos | autorisation | genehmigung, baugenehmigung, baubewilligung, erlaubnis
plan: planos | plans, plan | bauplan, plan, pläne, grundriss
quote: presupuesto, cotización, presupuestos, cotizar, cotizo | devis, soumission, chiffrer, chiffrage | kostenvoranschlag, offerte, kostenvoranschläge
estimate: estimación, estimado, estimar, aproximado, valoración | estimation, estimer, évaluation, évaluer | schätzung, schätzen, abschätzen, kostenschätzung
material: material, materiales | matériau, matériaux, matériel | material, materialien, baustoff, baustoffe
supplies: suministro, insumos, suministros, víveres | fournitures, fourniture | zubehör, vorräte
spare: repuesto, refacción, refacciones, repuestos, recambio, recambios | rechange, détachée, détachées | ersatzteil, ersatzteile, ersatzteillager
emergency: emergencia, urgencia, urgente, urgencias, emergencias | urgence, urgent, urgences, urgente | notfall, notfälle, notdienst, dringend, eilig, notruf
dumpster: contenedor, contenedores, volquete, escombrera | benne, bennes, conteneur | container, abfallcontainer, mulde, schuttmulde
rubble: escombro, escombros, cascote | gravats, décombres | schutt, bauschutt, trümmer
debris: desechos, deshecho | débris | überreste, schrott
scrap: desguace, deshuesadero, yonke, fierro | ferraille, épave | schrottplatz, altmetall, verschrotten, alteisen, verschrottung
fence: valla, cerco, alambrado, barda, vallado, cercar | clôture, clôturer, palissade, grillage | zaun, zäune, gartenzaun, einzäunen, maschendrahtzaun
deck: entablado | deck, platelage | holzterrasse, deck, terrassendielen
gazebo: pérgola, glorieta, kiosco | pergola, tonnelle, gloriette, kiosque | pergola, laube, gartenlaube, pavillon, carport
shed: cobertizo, caseta, galpón, tejaban | cabanon, abri, appentis | schuppen, gartenhaus, gerätehaus, gartenhäuschen
barn: granero, establo, pajar | grange, étable | scheune, stadel, scheunen
stable: caballeriza, cuadra, cuadras | écurie, écuries | stall, ställe, pferdestall
warehouse: bodega, almacén, bodegas, almacenes | entrepôt, hangar | lager, lagerhalle, lagerhaus, lagerraum, halle
workshop: taller, talleres | atelier, ateliers | werkstatt, werkstätten, workshop, atelier
factory: fábrica, fábricas | usine, fabrique, usines | fabrik, fabriken, werk
manufacture: fabricar, fabricación, fabrico, elaborar | fabriquer, fabrication, fabriqué | herstellen, anfertigen, herstellung, anfertigung, fertigen
tower: torre, torres | beffroi | turm, türme, hochhaus
cistern: tanque, tinaco, cisternas, aljibe | citerne, cuve, réservoir | tank, tanks, zisterne, regentonne, öltank
wells: pozo, pozos, noria | puits, forage | brunnen
pool: piscina, alberca, piscinas, albercas | piscine, piscines | schwimmbad, pool, schwimmbecken, schwimmbäder, freibad
sauna: sauna, jacuzzi, temazcal | sauna, hammam, jacuzzi | sauna, whirlpool, dampfbad
inspection: peritaje, peritación, verificación | expertise, contrôle | gutachten, abnahme, begutachtung, besichtigung
structure: estructura, estructural | structure, structurel | struktur, statik, tragwerk, rohbau
corner: esquina, rincón, esquinas | coin, angle, coins | ecke, ecken
edge: borde, orilla, bordes | bord, rebords, arête | kante, kanten, rand, ränder
surface: superficie, superficies | surface, superficie | oberfläche, fläche, wohnfläche
layer: capa, capas | strate | schicht, schichten
bottom: fondo, abajo | bas, fond | unten, grund, unterseite
top: arriba, encima, cima | dessus, sommet | oben, obere, gipfel
inside: interior, interiores, adentro | intérieur, dedans, intérieurs | innen, drinnen, innenraum
outside: exterior, afuera, exteriores | extérieur, dehors, extérieurs | außen, draußen, aussen, draussen
front: frente, delantero, delantera | devant | vorne, vorderseite, vorder
rear: trasero, atrás, trasera | arrière, derrière | hinten, rückseite, hinter
side: lado, lados, lateral, costado | côté, côtés, latéral | seite, seiten, seitlich
new: nuevo, nueva, nuevos | neuf, neuve, nouveau, nouvelle | neuwertig, neubau, brandneu
old: viejo, vieja, antiguo, antigua | vieux, vieille, ancien, ancienne | alt, alte, altbau, altes
used: usado, usada, usados | occasion, usagé, usagée | gebraucht, gebrauchte, secondhand, gebrauchtware
antique: antigüedad, antigüedades, anticuario | antiquité, antiquaire, brocante, antiquités | antik, antiquität, antiquitäten
solid: sólido, macizo, sólida, resistente | solide, massif, résistant, robuste | massiv, stabil, robust
strong: fuerte, fuertes | fort, forte | stark, kräftig
hard: duro, dura | dur | hart, harte
soft: suave, blando, suaves | doux, douce, mou, molle | weich, sanft, weiche
rough: áspero, rugoso | rugueux, rêche | rau, grob
smooth: liso, lisa, alisar, alisado | lisse, lisser | geschmeidig
heavy: pesada, pesados | pesant, pesante | schwere, schwerer
empty: vacío, vaciar, vacía, vacíe | vide, vider, vides, débarras | leer, leeren, ausräumen, entleeren, entrümpeln
full: lleno, llena | plein, pleine, rempli | voll, gefüllt, volle
fill: llenar, rellenar, relleno | remplir, reboucher, rebouche | füllen, auffüllen, zuspachteln, füllt
open: abrir, abro, abre, abierto, abren, abierta | ouvrir, ouvre, ouvert, ouverte, ouvrez | öffnen, aufmachen, offen, geöffnet, öffnet
close: cerrar, cierro, cierra, cerrado, cierran, cerrada | fermer, ferme, fermé, fermée, fermez | schließen, schliessen, zumachen, geschlossen, schließt
lumber: aserradero, tablones, listón | scierie, madriers, tasseau | bauholz, schnittholz, sägewerk
plywood: contrachapado, aglomerado, mdf | aggloméré, mdf, mélaminé | spanplatte, mdf, tischlerplatte
ceramic: cerámico, porcelana, porcelanato | porcelaine, grès | porzellan, feinsteinzeug
bamboo: bambú, carrizo | bambou, roseau | bambus, schilf
wicker: mimbre, ratán | osier, rotin | rattan, korbgeflecht
felt: fieltro, fibra | feutre, fibre | filz, faser, vlies
primer: imprimación | apprêt, primaire | grundierung, grundieren, tiefengrund
roller: rodillo, rodillos | rouleaux | farbroller, walze, malerrolle
chisel: cincel, formón, gubia | burin, gouge | meißel, stemmeisen, stechbeitel
jack: cric | cric, vérin | wagenheber, hebebühne
winch: cabrestante, malacate, polipasto, polea | treuil, palan, poulie | seilwinde, flaschenzug
compressor: compresor, compresores | compresseur, compresseurs | kompressor, druckluft, kompressoren
nozzle: tobera | buse, embout | düse, spritzdüse, düsen
bracket: ménsula, soportes | support, supports | halterung, winkel, wandhalterung
clamp: abrazadera, sargento | étau | schraubzwinge, schelle, zwinge, schraubstock
rivet: remache, remachar, remaches | rivet, rivets, riveter | niete, nieten, nietet
magnet: imán, imanes, magnético | aimant, aimants, magnétique | magnet, magnete, magnetisch
putty: masilla, resanar, resane, plaste | reboucheur | spachtelmasse, kitt, gespachtelt
stucco: estuco, tirol, yesero, yesería | stuc, plâtrerie | stuck, stuckateur, rauputz
fireproof: ignífugo, cortafuego, incombustible | ignifuge, ignifugé | feuerfest, brandschutz, feuerhemmend
blueprint: planimetría | épure, croquis | bauzeichnung, bauantrag, baugesuch
zoning: urbanismo, catastro | cadastre, urbanisme, plu | bebauungsplan, kataster, bauamt
subsidy: subsidio, subvención | subvention, subventions, maprimerénov | förderung, zuschuss, subvention, fördermittel
staircase: escalinata | colimaçon | wendeltreppe, treppenbau, freitreppe
trench: cuneta, acequia, fosa | fossé, fosse, rigole | rinne, künette
embankment: terraplén, talud, dique, bordo | remblai, digue, remblayer | deich, damm, aufschüttung
retaining: contención | soutènement, enrochement | stützmauer, stützwand, hangsicherung
reinforce: reforzar, refuerzan, apuntalar | renforcer, étayer, renforcement | verstärken, abstützen, verstärkung
rebar: varilla | armature, ferraillage | bewehrung, armierung, baustahl
mesh: malla | treillis, grillagé | gitter, drahtgitter
crush: aplastar, aplastado, triturar, machacar | écraser, écrasé, broyer | zerquetschen, gequetscht, zerkleinern
warp: alabear, combar, pandeado, combado | gauchir, voilé | verziehen, verzogen, verformt
splinter: astillas, esquirla | écharde, esquille | holzsplitter, spreißel
hollow: hueca, ahuecado | creux, creuses | hohl, hohlraum
curved: curvo, curvado, arqueado | cintré, bombé | geschwungen, gewölbt, gerundet
underground: subterráneo, enterrado, soterrado | souterrain, enterré, enfoui | unterirdisch, erdkabel, untertage
vertical: vertical, verticales | vertical, verticale | senkrecht, vertikal
horizontal: horizontal, horizontales | horizontal, horizontale | waagrecht, horizontal, waagerecht
acoustic: acústico, insonorizar, insonorización, insonorizado | acoustique, insonoriser, insonorisation, phonique | schallschutz, schalldicht, akustik, schalldämmung, trittschall
`;
