// What callers and owners do, in Spanish, French and German, each under its English verb.
export const actWords = `
bring: traer, traigo, trajo, traído, trae | apporter, amener, apporte, amène, ramener | mitbringen, bringen, vorbeibringen, mitgebracht, gebracht, brachte, mitbringe, herbringen
carry: cargar, acarrear, cargo | porter, transporter, trimballer | tragen, schleppen, trägt, getragen
borrow: prestado, prestada | emprunter, emprunt | ausleihen, ausborgen, borgen, ausgeliehen, leiht
lend: prestar, presta, prestan, préstamo | prêter | verleihen, leihen, verliehen, geliehen
cancel: cancelar, anular, cancelación, cancelado, anulación | annuler, décommander, annulation, annulé | absagen, stornieren, stornierung, abgesagt, storniert, absage, annullieren, abbestellen
postpone: posponer, aplazar, postergar, pospuesto, pospongo, aplazo | reporter, repousser, différer, ajourner | verschieben, aufschieben, verschoben, vertagen, hinausschieben
reschedule: reprogramar, reagendar, recalendarizar | replanifier, reprogrammer | umbuchen, umterminieren, umgebucht
replace: reemplazar, sustituir, reponer, reemplazo, sustituye | remplacer, remplacement | ersetzen, austauschen, auswechseln, ersetzt, ausgetauscht, austausch
exchange: canjear, intercambiar, canje, intercambio | échanger, troquer, échange | umtauschen, tauschen, umtausch, umgetauscht
change: cambiar, modificar, cambio, modificación | changer, modifier, changement, modification | ändern, wechseln, verändern, änderung, abändern, wechsel, geändert, gewechselt
fix: arreglar, componer, reparar, arreglo, compostura, reparación, compuesto | réparer, dépanner, réparation, dépannage, arranger | reparieren, richten, reparatur, repariert, flicken, instandsetzen
mend: remendar, zurcir, remiendo | raccommoder, repriser, rapiécer, recoudre | stopfen, ausbessern
repair: reparaciones, arreglos | réparations, réparateur | reparaturen, instandsetzung
install: instalar, colocar, instalación, montaje | installer, poser, installation | installieren, einbauen, anschließen, eingebaut, einbau, angeschlossen, anbringen
assemble: ensamblar, armar, montar | assembler, monter | montieren, zusammenbauen, aufbauen, zusammengebaut, aufgebaut
dismantle: desmontar, desarmar, desmantelar | démonter, démontage, démanteler | abbauen, abmontieren, demontieren, zerlegen, ausbauen, ausgebaut
remove: quitar, retirar, sacar, remover, quito, saco, eliminar | enlever, retirer, ôter, enlèvement, supprimer | entfernen, wegnehmen, beseitigen, entfernung
deliver: repartir, entregar, despachar | livrer, livrez | liefern, ausliefern, zustellen, anliefern, geliefert, beliefern, zugestellt
collect: recoger, recolectar, recojo, recogida, recolección | ramasser, récupérer, collecter, récupère | abholen, einsammeln, abgeholt, abholung, sammeln, abhole, holen, herholen, geholt, hole
send: enviar, mandar, envío, envía, mando | envoyer, expédier, envoie, envoi | schicken, senden, zuschicken, zusenden, gesendet, verschicken, geschickt
receive: recibir, recibido | recevoir, reçoit, reçoivent, reçois | erhalten, bekommen, empfangen, kriegen, erhält, bekommt, gekriegt
wash: lavar, lavado, lavo | laver, lavage, lavé | waschen, wäscht, gewaschen, auswaschen
clean: limpiar, asear, limpieza, limpio, limpia | nettoyer, nettoie, nettoyage, ménage, propre | putzen, reinigen, säubern, sauber, saubermachen, reinigung, geputzt, gereinigt
rinse: enjuagar, enjuague | rincer, rinçage | spülen, ausspülen, abspülen
dry: secar, seco, seca, secado | sécher, sec, sèche, séchage | trocknen, trocken, getrocknet, trocknet, föhnen
iron: planchar, planchado, plancha | repasser, repassage | bügeln, gebügelt
sweep: barrer | balayer, balaie | fegen, kehren, gefegt
mop: trapear, fregar, friego, trapeador, fregona | serpillière, éponger | wischen, aufwischen, gewischt
vacuum: aspirar, aspiradora, aspirado | aspirateur, aspirer | saugen, staubsaugen, staubsauger, absaugen, gesaugt
polish: pulir, lustrar, abrillantar, bolear | polir, lustrer, cirer, polissage | polieren, poliert, aufpolieren, wienern
disinfectant: desinfectar, desinfección, desinfectante, esterilizar | désinfecter, désinfection, stériliser | desinfizieren, sterilisieren, desinfektion
cut: cortar, corte, cortado | couper, coupe, découper | schneiden, abschneiden, geschnitten, schneidet, zuschneiden
trim: recortar, despuntar, recorte, puntas | tailler, élaguer, égaliser | stutzen, kürzen, nachschneiden, gekürzt
shave: afeitar, rasurar, afeitado, rasurado | raser, rasage | rasieren, rasur, rasiert
comb: peinar, peino | peigner, coiffer, démêler | kämmen, gekämmt, entwirren
dye: teñir, tiñe, tiño, tinte, coloración | teindre, teinture, coloration | färbt, gefärbt, färbung, tönen, einfärben
bleach: decolorar, decoloración, blanquear | décolorer, décoloration, blanchir | bleichen, blondieren, blondierung, gebleicht
wax: depilar, depilación, encerar | épiler, épilation | enthaaren, epilieren, waxing, enthaarung
braid: trenzar, trenza, trenzas | tresser, tresse, natte, tresses | flechten, zopf, zöpfe, geflochten, flicht
wear: vestir | vêtir | anhaben, anziehen, angezogen, anzieht
undress: desvestir, desnudar, desvisto | déshabiller, dévêtir | ausziehen, ausgezogen, entkleiden, auskleiden
arrive: llegar, llegada, llego, llega, llegamos | arriver, arrivée, arrive | ankommen, eintreffen, ankunft, angekommen, eingetroffen
come: venir, vengo, viene, vienen, acudir, acudo | venir, viens, vient, viennent, venez, venu | kommen, gekommen, kommt, kam, vorbeikommen, herkommen
leave: salir, marchar, irse, salgo, salida | partir, quitter, pars, départ | verlassen, weggehen, abreisen, verlässt, abfahren, weggegangen
go: ir, voy, vamos, vaya | aller, allons, vais, allez | gehen, geht, gegangen, ging, hingehen
return: volver, regresar, regreso, vuelvo, vuelve, devolver, devuelvo, devolución, devuelto | revenir, retourner, retour, reviens, revient, rentrer | zurückkommen, zurückgeben, zurückbringen, rückgabe, retoure, zurückschicken, zurückgegeben, rückkehr, retournieren
stay: quedar, permanecer, quedarse, estancia, estadía | rester, demeurer, reste, séjourner, séjour | bleiben, bleibt, geblieben, aufenthalt, dableiben, blieb
wait: esperar, espero, aguardar, espera | attendre, attends, attend, attente, attendu, patienter | warten, abwarten, gewartet, wartet, wartezeit, zuwarten
enter: entrar, ingresar, entro | entrer, pénétrer | eintreten, betreten, hereinkommen, reinkommen, eingetreten, hineingehen
visit: visitar, visita | visiter, visite | besuchen, besuch, besichtigen, besucht, besichtigung, vorbeischauen
meet: reunir, encontrarse, reúno | rencontrer, réunir, rencontre, rejoindre | treffen, begegnen, getroffen, trifft, treffe
accompany: acompañar, acompañante, acompaño, acompañado | accompagner, accompagnateur, accompagnant | begleiten, mitkommen, begleitperson, begleitung, begleitet, mitgehen, mitgekommen
follow: seguir, sigo, sigue, seguido | suivre, suit, suivi | folgen, gefolgt, befolgen, nachgehen
eat: comer, comido, almorzar | manger, mange, déjeuner | essen, isst, gegessen, verspeisen, aß
drink: beber, bebida | boire, boit, boivent, bu, boisson | trinken, getrunken, trinkt, getränk, getränke
chew: masticar, mastico, morder | mâcher, mastiquer, croquer | kauen, gekaut, zerkauen
swallow: tragar, trago, tragado | avaler, avalé, gober | schlucken, verschlucken, geschluckt, runterschlucken
cook: cocinar, guisar, cocino, cocinero | cuisiner, cuire, cuit, cuisson | kochen, gekocht, koch, köchin, zubereiten
bake: hornear, horneado, horneo | enfourner, pâtisser | backen, gebacken, backt, bäckt
boil: hervir, hiervo, hierve, hervido | bouillir, bouilli, ébouillanter | sieden, abkochen, abgekocht
fry: freír, frito, fríe | frire, frit, poêler, friture | braten, frittieren, gebraten, brät, frittiert
grill: asar, parrilla, asado, parrillada | griller, grillade | grillen, gegrillt, grill, grillieren
taste: degustar, saborear, sabor, degustación | goûter, déguster, dégustation, goût, saveur | schmecken, geschmack, verkosten, verkostung, schmeckt
serve: servir, sirve, sirven, sirvo | servir, sert, servent, serve | servieren, bedienen, bedient, serviert, ausschenken
swim: nadar, nado, natación | nager, nage, natation | schwimmen, schwimmt, geschwommen
bathe: bañar, bañarse | baigner, baignade, baigne | baden, gebadet, badet
shower: duchar, ducha, regadera, ducharse | doucher, douche | duschen, dusche, geduscht
climb: escalar, trepar, subir, escalada | grimper, escalader, escalade | klettern, steigen, besteigen, geklettert, hochsteigen, steigt, gestiegen
walk: caminar, andar, pasear, paseo, ande | marcher, promener, marche, promenade, promène | spazieren, laufen, spaziergang, gassi, läuft, gelaufen, gassigehen
run: correr, corro, trotar | courir, courons, courent | rennen, joggen, gerannt, rennt
jump: saltar, brincar, salto, brinco | sauter, bondir, saut, saute | springen, hüpfen, sprang, sprung
fall: caer, caigo, caída, cayó, caído | tomber, tombé, chute, tombe | fallen, stürzen, sturz, fällt, gefallen, hinfallen, herunterfallen, hingefallen
slip: resbalar, resbalón, resbalo | glisser, glissade, déraper | rutschen, ausrutschen, ausgerutscht, abrutschen
sit: sentar, sentarse, sentado | asseoir, assis, assise, assieds | sitzen, hinsetzen, setzen, gesessen, sitzt
stand: levantarse, parado | debout | stehen, steht, gestanden, aufstehen
lie: acostar, acuesto, acostarse, recostar | allonger, coucher, allongé | liegen, hinlegen, liegt
sleep: dormir, duermo, duerme, durmió, sueño | dormir, dort, dors, dorment, sommeil | schlafen, schläft, geschlafen, schlaf, einschlafen, übernachten
wake: despertar, despierto, despierta | réveiller, réveille | aufwachen, wecken, wachen, aufgewacht, geweckt
rest: descansar, reposar, descanso, reposo | reposer, détendre, repos | ausruhen, ruhen, erholen, ruhe, erholung, schonen
relax: relajar, relajante, relajación | relaxer, décontracter, détente, relaxant | entspannen, entspannung, entspannt, relaxen
breathe: respirar, respiro, respiración, respira | respirer, respiration, respire, souffle | atmen, atmung, atmet, atem, einatmen
cough: toser, tos, tose | tousser, toux, tousse | husten, hustet, hustend
sneeze: estornudar, estornudo | éternuer, éternuement | niesen, niest, geniest
vomit: vomitar, vómito | vomir, vomissement, vomi | erbrechen, kotzen, erbrochen, speien
bleed: sangrar, sangra, sangrado, hemorragia | saigner, saigne, saignement | bluten, blutet, blutung, geblutet
hurt: doler, duele, duelen, lastimar, herir, herido, dolió | blesser, blesse | wehtun, schmerzen, verletzen, wehgetan, schmerzt
scratch: rascar, arañar, rayar, rayón, arañazo, rasguño | gratter, griffer, rayer, rayure, égratignure | kratzen, zerkratzen, kratzer, gekratzt, schramme
bite: muerde, mordida, mordedura, mordisco | mordre, mord, morsure, mordu | beißen, beißt, gebissen, biss, zubeißen
bark: ladrar, ladra, ladrido, ladridos | aboyer, aboie, aboiement | bellen, bellt, gebell, gebellt
sting: picar, pica, picadura | piquer, pique, piqûre | stechen, sticht, gestochen, stich
itch: comezón, picazón, escozor, picor | démanger, démange, démangeaison | jucken, juckt, juckreiz
swell: hinchar, hinchado, inflamar, hinchazón, inflamado | enfler, gonfler, enflure, enflé, gonflé | anschwellen, schwellen, geschwollen, schwellung, angeschwollen
heal: sanar, curar, cicatrizar, curación | guérir, cicatriser, guérison, soigner | heilen, verheilen, heilung, geheilt, abheilen
cure: remediar, curo | remédier, remède | kurieren, auskurieren
treat: tratar, tratamiento | traiter, traitement | behandeln, behandlung, behandelt
examine: examinar, revisar, revisión, reviso, chequeo | examiner, ausculter, auscultation | untersuchen, untersuchung, untersucht, begutachten
check: comprobar, verificar, compruebo, chequear, checar, control | vérifier, contrôler, vérification, contrôle | prüfen, überprüfen, kontrollieren, nachsehen, kontrolle, nachschauen, überprüfung
inspect: inspeccionar, inspección, supervisar | inspecter, inspection | inspizieren, inspektion, begehen, abnahme
measure: medir, mide, mido, medición, medida, medidas | mesurer, mesure, mesures | messen, misst, ausmessen, abmessen, gemessen, vermessen, aufmaß
weigh: pesar, pesa, pesaje | peser, pèse, pesée | wiegen, wiegt, gewogen, abwiegen
count: conteo | compter, décompter | abzählen, nachzählen
touch: tocar, toco, toque, palpar | toucher, palper, touche | berühren, anfassen, angefasst, anlangen, berührung
hold: sostener, sujetar, aguantar, sostengo | tenir, tiens, tient, maintenir, tenu | halten, festhalten, gehalten
grab: agarrar, asir, agarro | saisir, attraper, empoigner | greifen, schnappen, gegriffen
take: tomar, llevar, tomo, llevo, coger, cojo | prendre, prends, prend, prennent, pris, emporter | nehmen, nimmt, genommen, mitnehmen, mitgenommen, nehme
give: dar, doy, dado | donner, donne, remettre | geben, gibt, gegeben, abgeben, abgegeben
hand: mano, manos | main, mains | hand, hände, aushändigen, überreichen
put: poner, pongo, puesto, meter, meto | mettre, mets, met, mis, mettent | legen, stellen, hinstellen, gestellt, gelegt
drop: soltar | lâcher, déposer, dépose | fallenlassen, abwerfen, ablegen
throw: tirar, lanzar, arrojar, tiro, botar | jeter, lancer, jette | werfen, wirft, geworfen, wegwerfen, weggeworfen, schmeißen
catch: atrapar, capturar, pillar | capturer, attrape | fangen, gefangen, einfangen, erwischen
push: empujar, empujo, empuje | pousser, pousse | schieben, stoßen, geschoben
pull: jalar, jalón | tirer, tire, tirez | ziehen, gezogen
press: pulsar, presionar, apretar, aprieto, oprimir | appuyer, presser, appuie | pressen, draufdrücken, betätigen, pressiert
turn: girar, voltear | tourner, tourne, pivoter | drehen, wenden, abbiegen, gedreht, umdrehen
move: mover, mudar, muevo, mudanza, trasladar, mueve | déménager, bouger, déplacer, déménagement, bouge | umziehen, bewegen, umzug, umgezogen, zügeln, übersiedeln
lift: levantar, alzar, elevar, levanto | soulever, lever, soulève | heben, hochheben, anheben, gehoben, hebt
lower: bajar, descender | baisser, abaisser, descendre | senken, absenken, herunterlassen, runterlassen
load: carga | charger, chargement | beladen, lädt, verladen
unload: descargar, descargamos | décharger, déchargement | entladen, ausladen, abladen
fill: llenar, rellenar, relleno | remplir, remplit, remplissage | füllen, auffüllen, ausfüllen, ausgefüllt, gefüllt, befüllen
pour: verter, vierto | verser | gießen, einschenken, gegossen, schütten
mix: mezclar, mezcla, revolver, batir | mélanger, mélange, mixer | mischen, vermischen, gemischt, mischung, rühren
stir: agitar | remuer, touiller, agiter | umrühren, verrühren, quirlen
spill: derramar, derrame | renverser, déverser | verschütten, verschüttet, ausschütten
pack: empacar, empaquetar, embalar, embalaje | emballer, empaqueter, emballage | einpacken, verpacken, packen, verpackung, eingepackt, verpackt
wrap: envolver, envuelto, envuelve, envoltorio | envelopper | einwickeln, umwickeln, eingewickelt
store: almacenar, guardar, almacenamiento, guardo | stocker, entreposer, stockage, ranger | lagern, aufbewahren, einlagern, aufbewahrung, lager
keep: conservar, mantener, conservo, mantengo | garder, conserver, garde | behalten, behält, aufheben, aufgehoben
save: ahorrar, ahorro, salvar | économiser, épargner, sauver | sparen, retten, gespart, ersparnis
hide: esconder, ocultar, escondo | cacher, dissimuler, caché | verstecken, verbergen, versteckt
find: encontrar, encuentro, encuentra, hallar | trouver, trouve, retrouver, retrouvé | finden, gefunden, findet, wiederfinden, auffinden
lose: perder, pierdo, pierde, perdido, perdí, extraviar | perdre, perds, perd, perdu, égarer, perdent | verlieren, verloren, verliert, verlor, abhanden
seek: buscar, busco, búsqueda | chercher, cherche, rechercher, recherche | suchen, suche, gesucht, sucht
steal: robar, hurtar, robaron, robado | voler, volé, dérober, cambrioler | stehlen, klauen, gestohlen, stiehlt, geklaut
forget: olvidar, olvido, olvidé, olvidado | oublier, oublie, oublié | vergessen, vergisst, vergaß, liegenlassen
remember: recordar, acordarse, recuerdo | souvenir, retenir | erinnern, merken, erinnerung, gemerkt
remind: recordatorio, recordarme | rappel, relancer | erinnert, terminerinnerung
open: abrir, abro, abre, abren, abierto, apertura | ouvrir, ouvre, ouvert, ouvrent, ouverture | öffnen, aufmachen, offen, geöffnet, aufschließen, öffnet, aufgemacht
close: cerrar, cierro, cierra, cierran, cerrado, cierre | fermer, fermé, fermeture, ferment | schließen, zumachen, geschlossen, schließt, zugemacht, sperren
lock: cerradura, cerrojo, candado | verrouiller, serrure, verrou, cadenas | abschließen, zusperren, schloss, türschloss, verriegeln, abgeschlossen, absperren
unlock: desbloquear, desbloqueo | déverrouiller, débloquer, crocheter | entsperren, aufsperren, entriegeln, aufgesperrt
break: romper, quebrar, rompió, rompe, rompí | casser, briser, rompre | brechen, zerbrechen, bricht, kaputtmachen, abbrechen, gebrochen
crack: grieta, agrietar, rajar, fisura, raja | fissurer, fêler, fêlure, craquer | riss, rissig, sprünge
tear: rasgar, desgarrar, desgarro | déchirer, déchirure, déchiré | reißen, zerreißen, gerissen, reißt, einreißen
burst: reventar, reventó, estallar, revienta | éclater, crever, éclaté, péter | platzen, geplatzt, bersten, rohrbruch, zerplatzen
leak: gotear, gotea, fuga, goteo, gotera, filtrar, filtración | fuir, fuit, fuite, goutter, suinter, coule | tropfen, undicht, tropft, leck, auslaufen, rinnt
flood: inundar, inundación, inundado, encharcar | inonder, inondation, inondé | überschwemmen, überfluten, überschwemmung, überflutet, hochwasser
clog: atascar, atascado, tapado, obstruir, atasco, atorado | boucher, bouché, obstruer, engorger, bouchon | verstopfen, verstopft, verstopfung
drain: desaguar, drenar, desagüe, drenaje, coladera | vidanger, drainer, évacuation | abfluss, ablassen, entleeren, abfließen, gully
freeze: congelar, helar, congelado, hiela, heló | geler, congeler, gelé, gèle | gefrieren, einfrieren, gefroren, zufrieren, tiefkühlen, eingefroren
melt: derretir, fundir, derrite, derretido | fondre, fondu | schmelzen, schmilzt, geschmolzen, tauen
burn: quemar, arder, quemado, quema, quemadura | brûler, brûle, brûlure, brûlé | brennen, verbrennen, brennt, gebrannt, verbrannt, anbrennen, verbrennung
smoke: fumar, fumo, humo, fumador | fumer, fumée, fume, fumeur | rauchen, rauch, raucher, raucht, geraucht, qualm
smell: oler, huele, olor, huelen, apestar | odeur, puer, pue, puanteur | riechen, riecht, geruch, stinken, stinkt, gestank
heat: calentar, caliento, calienta, calefacción, calor | chauffer, chauffe, chauffage, chaleur | heizen, erhitzen, erwärmen, hitze, beheizen, geheizt
cool: enfriar, refrigerar, enfría, refrescar | refroidir, rafraîchir, refroidit, climatiser | kühlen, abkühlen, kühlt, gekühlt, kühlung
cover: cubrir, tapar, cubierto, cubro, tapadera | couvrir, couvre, recouvrir | bedecken, zudecken, abdecken, abdeckung, bedeckt
hang: colgar, cuelgo, cuelga, colgado | accrocher, suspendre, pendre, accroché | hängen, aufhängen, aufgehängt, hängt
attach: fijar, adjuntar, enganchar | fixer, attacher, joindre, fixation | befestigen, anhängen, festmachen, befestigt
glue: pegar, pegamento, pega, pegado | coller, colle, recoller | kleben, kleber, ankleben, geklebt, leim, verkleben
nail: clavar, clavo, clavos | clouer, clou, clous | nagel, nageln, nägel
screw: atornillar, tornillo, tornillos | visser, vis, boulon | schrauben, schraube, festschrauben
drill: taladrar, taladro, perforar | percer, perceuse, perçage, perforer | bohren, bohrer, bohrmaschine, gebohrt
hammer: martillo, martillar, martillear | marteau, marteler | hammer, hämmern
saw: sierra, serrar, serrucho, aserrar | scie, scier, tronçonneuse | kettensäge, motorsäge
dig: cavar, excavar, zanja, excavación | creuser, bêcher, creusement | graben, gräbt, buddeln, ausheben, gegraben
plant: plantar, sembrar, siembro, planta, plantas | planter, plante, semer, plantes | pflanzen, anpflanzen, pflanze, säen, einpflanzen
mow: podar, segar | tondre, tond, tonte, faucher | mähen, rasenmähen, gemäht
water: regar, riego, riega, agua | arroser, arrosage, eau | wasser, bewässern, wässern
paint: pintar, pintura, pinto, pintado | peindre, peinture, peint, peins, repeindre | streichen, malen, anstreichen, gestrichen, lackieren, anstrich
build: construir, construye, edificar, construcción, obra | construire, bâtir, construit, construction, chantier | bauen, errichten, gebaut, baustelle, bau
renovate: renovar, remodelar, reformar, remodelación, reforma, renuevo | rénover, rénovation, restaurer, retaper | renovieren, sanieren, renovierung, sanierung, umbauen, umbau
demolish: demoler, derribar, demolición | démolir, abattre, démolition | abreißen, abriss, abgerissen
decorate: decorar, adornar | décorer, décor | dekorieren, schmücken, verzieren
sew: coser, cosido, costura, coso | coudre, cousu, couture, couds | nähen, annähen, genäht, naht, vernähen
hem: dobladillo, bastilla | ourlet, ourler | saum, säumen, umsäumen
knit: tejer, tejido, tejo | tricoter, tricot | stricken, gestrickt, häkeln
fold: doblar, plegar, doblado | plier, plie, replier, pliage | falten, zusammenlegen, klappen, gefaltet, zusammenklappen
stretch: estirar, estiramiento, estirado | étirer, étirement, assouplir | dehnen, strecken, dehnung, gedehnt
bend: agachar, encorvar | pencher, courber, tordre | biegen, bücken, beugen, gebogen
shrink: encoger, encoge, encogido | rétrécir, rétréci, rapetisser | schrumpfen, einlaufen, eingelaufen
grow: crecer, crece, crezco, cultivar | grandir, croître, cultiver, poussée | wachsen, wächst, gewachsen, anbauen
ride: cabalgar, equitación | équitation, chevaucher | reiten, reitet, geritten, ritt
drive: conducir, manejar, conduzco, manejo, conduce | conduire, conduis, conduit, rouler, conduite | fahren, fährt, gefahren, autofahren, lenken, fuhr
park: estacionar, aparcar, estaciono, aparco | garer, stationner, parquer | parken, parkieren, geparkt, einparken, parkt
tow: remolcar, grúa, remolque, arrastre | remorquer, remorquage, dépanneuse, remorque, remorqueuse | abschleppen, abschleppdienst, abgeschleppt, abschleppwagen
travel: viajar, viaje, viajo | voyager, voyage, voyageons | reisen, reise, verreisen, gereist
fly: volar, vuelo, vuela | avion | fliegen, fliegt, geflogen, flug
cross: cruzar, cruzo, atravesar | traverser, traverse, franchir | überqueren, kreuzen, durchqueren
reach: alcanzar, localizar, alcance | atteindre, joignable, atteint | erreichen, erreichbar, erreicht, drankommen
pass: pasar, paso | passer, passe, passage | vorbeigehen, durchgehen
stop: parar, detener, detengo, cesar | arrêter, stopper, arrêt, cesser, arrête | anhalten, stoppen, aufhören, angehalten, aufgehört
start: empezar, comenzar, empieza, comienza, empiezo, inicio, iniciar, arrancar, arranca | commencer, démarrer, débuter, commence, début, démarre | anfangen, beginnen, starten, beginnt, fängt, angefangen, beginn, begonnen, anspringen
finish: terminar, acabar, termino, finalizar, termina | finir, terminer, achever, finit, fini | beenden, fertigmachen, fertigstellen, beendet
continue: continuar, proseguir, continúa | continuer, poursuivre, continue | fortsetzen, weitermachen, weitergehen, fortfahren
do: hacer, hago, hace, hacen, hecho | faire, fais, fait, font, faites | tun, machen, getan, gemacht, macht
prepare: preparar, preparo, preparación, alistar | préparer, préparation, prépare | vorbereiten, vorbereitung, vorbereitet, herrichten
create: crear, elaborar, fabricar | créer, fabriquer, confectionner, crée | erstellen, herstellen, anfertigen, schaffen, hergestellt, angefertigt
use: usar, utilizar, emplear, uso | utiliser, employer, user, usage, utilise | benutzen, verwenden, gebrauchen, nutzen, nützen, benützen, verwendet
try: intentar, probar, pruebo, prueba, intento | essayer, essaie, tenter, essai | versuchen, probieren, ausprobieren, anprobieren, versucht, ausprobiert, anprobe
choose: elegir, escoger, elijo, escojo, seleccionar, elige | choisir, choisis, choisit, choix, sélectionner | wählen, auswählen, aussuchen, auswahl, ausgesucht, gewählt
prefer: preferir, prefiero, prefiere, preferencia | préférer, préfère, préférence | bevorzugen, vorziehen, lieber, bevorzugt
want: querer, quiero, quiere, quieren, quisiera, desear, deseo | vouloir, veux, veut, voudrais, veulent, voulons, désirer | wollen, will, möchte, möchten, wünschen
need: necesitar, necesito, necesita, precisar, necesidad | nécessiter, besoin, falloir, faut, besoins | brauchen, benötigen, braucht, benötigt, brauche, bedarf
help: ayudar, ayudo, ayuda, auxilio, apoyo | aider, aide, assister, assistance, secours | helfen, hilft, geholfen, hilfe, unterstützen, mithelfen, unterstützung
ask: preguntar, pregunto, pregunta | questionner, interroger | fragen, nachfragen, erkundigen, gefragt
request: solicitar, pedir, pido, solicitud, petición, pide | demander, solliciter, demande, requête | anfragen, bitten, anfrage, beantragen, anfordern, gebeten, antrag
answer: responder, contestar, respuesta, contesto | répondre, réponds, répond, réponse | antworten, beantworten, antwort, geantwortet
speak: hablar, hablo, habla, hablan | parler, parle, parlent, parlez | sprechen, spricht, gesprochen, reden, redet
talk: platicar, charlar, conversar, plática, charla | discuter, bavarder, causer, discussion | unterhalten, plaudern, quatschen, gespräch, besprechen
say: decir, digo, dice, dicho, dijo, dijeron | dire, dis, dit, disent | sagen, gesagt, sagt
tell: contar, cuento, avisar, aviso | raconter, prévenir, avertir, préviens | erzählen, mitteilen, ausrichten, bescheid, erzählt, mitgeteilt
explain: explicar, explico, explicación | expliquer, explique, explication | erklären, erklärung, erläutern, erklärt
understand: entender, entiendo, comprender, entiende | comprendre, comprends, compris, comprend | verstehen, versteht, verstanden, begreifen, kapieren
know: saber, sabe, conocer, conozco, sabes | savoir, sais, sait, connaître, connais, connaît | wissen, kennen, kennt, gewusst, wisst
think: pensar, pienso, piensa, opinar | penser, pense, réfléchir, pensez | denken, meinen, überlegen, gedacht, nachdenken
believe: creer, creo, cree | croire, crois, croit | glauben, glaubt, geglaubt
see: ver, veo, visto | voir, vois, voit, vu, voient | sehen, sieht, gesehen, ansehen, anschauen, angesehen
look: mirar, miro, mira, observar | regarder, regarde, regard, observer | schauen, gucken, blicken, hinschauen, hinsehen, reinschauen
watch: vigilar, presenciar, vigilo | surveiller, surveillance | zuschauen, zusehen, beobachten, aufpassen, zugeschaut, beaufsichtigen
hear: oír, oigo, oye | entendre, entends, entend, entendu | hören, gehört, hört
listen: escuchar, escucho, escucha | écouter, écoute, écoutez | zuhören, anhören, zugehört, lauschen
show: mostrar, muestro, muestra, muestran | montrer, présenter, afficher | zeigen, vorzeigen, gezeigt, herzeigen, vorführen
feel: sentir, siento, siente, sienten | ressentir, éprouver, ressens | fühlen, spüren, gefühlt, gespürt
like: gustar, gusta, gustan, encantar | aimer, aime, apprécier, plaire, plaît | mögen, mag, gefällt
love: amar, amor, adorar | adorer, amour, adore | lieben, liebe, geliebt
hate: odiar, detestar, aborrecer | détester, haïr | hassen, verabscheuen
laugh: reír, ríe, risa | rire, rit, rigoler | lachen, gelacht
cry: llorar, llora, lloro | pleurer, pleure, pleurs | weinen, heulen, weint, geweint
scream: gritar, grito, chillar | crier, hurler, cri, hurle | schreien, schreit, geschrien, brüllen
thank: agradecer, agradezco, gracias | remercier, merci, remerciement | danken, bedanken, danke, bedankt
apologize: disculpar, disculparse, disculpa, perdonar | excuser, excuse, pardonner | entschuldigen, entschuldigung, verzeihung
greet: saludar, saludo | saluer, accueillir, accueil, salutation | grüßen, begrüßen, begrüßung
decide: decidir, decido, decisión | décider, décide, décision | entscheiden, entscheidet, entschieden, entscheidung
plan: planear, planificar, plan | planifier, prévoir, prévu, planification | planen, vorhaben, geplant, planung
organize: organizar, organización, organizo | organiser, organisation, organise | organisieren, veranstalten, organisiert
celebrate: celebrar, festejar, festejo, celebración | fêter, célébrer, célébration | feiern, gefeiert, feier, feierlichkeit
dance: bailar, danza, baile, bailo | danser, danse | tanzen, tanz, getanzt, tänze
marry: casar, casarse, casamiento | épouser, marier, mariage | heiraten, verheiratet, geheiratet, vermählen, trauung
divorce: divorciar, divorcio, divorciado | divorcer, divorce, divorcé | scheidung, scheiden, geschieden
hire: contratar, contratación | embaucher, engager, recruter, embauche | anheuern, engagieren, eingestellt
work: trabajar, trabajo, labor, trabajan | travailler, travail, travaille, bosser, travaux | arbeiten, arbeit, gearbeitet
function: funcionar, funciona, funcionan | fonctionner, fonctionne, fonctionnement | funktionieren, funktioniert, funktion
attend: asistir, atender, atiende, atienden, asistencia | présence, fréquenter | teilnehmen, teilnahme, beiwohnen, betreuen
join: unirse, unir, incorporarse, apuntarse | adhérer, rejoins | beitreten, mitmachen, beigetreten, dazukommen
register: inscribir, registrar, inscribirse, inscripción, registro, inscrito, matricular | inscrire, enregistrer, inscription, inscrit, immatriculer | anmelden, registrieren, anmeldung, einschreiben, angemeldet, eintragen
invite: invitar, invito, invitación | inviter, invitation, convier | einladen, eingeladen, einladung
share: compartir, comparto, compartido | partager, partage, partagé | teilen, geteilt, mitbenutzen
divide: dividir, división | diviser, répartir, fractionner | aufteilen, unterteilen
combine: combinar, juntar, combinación | combiner, cumuler, regrouper, cumul | kombinieren, zusammenfassen, kombination
add: añadir, agregar, agrego, sumar, añado | ajouter, ajoute, additionner, rajouter | hinzufügen, ergänzen, dazugeben, hinzugefügt, dazubuchen
reduce: reducir, disminuir, reduzco, reducción | réduire, diminuer, réduit | reduzieren, verringern, vermindern, senkung, verkleinern
increase: aumentar, incrementar, aumento, incremento | augmenter, augmentation, accroître | erhöhen, steigern, erhöhung, steigerung, zunehmen
extend: extender, prolongar, alargar, extiendo, ampliar, prórroga | prolonger, rallonger, prolongation, étendre | verlängern, verlängerung, ausdehnen, erweitern, verlängert
shorten: acortar, acorto | raccourcir, écourter, raccourci | verkürzen, einkürzen, abkürzen
adjust: ajustar, ajuste, regular, ajusto, adaptar | ajuster, réglage, adapter, ajustement | anpassen, justieren, nachstellen, angepasst, anpassung, verstellen
tighten: tensar, reafirmar | resserrer, serrer | festziehen, nachziehen, straffen
connect: conectar, conexión, enchufar, conecto | connecter, brancher, raccorder, branchement, connexion | verbinden, anstecken, verbindung, verbunden, vernetzen
disconnect: desconectar, desenchufar, desconexión | déconnecter, débrancher | trennen, ausstecken, abklemmen, getrennt
switch: encender, prender, apagar, enciendo, enciende, apaga, interruptor, prende | allumer, éteindre, allume, éteint, éteins, interrupteur | einschalten, ausschalten, schalter, anmachen, ausmachen, eingeschaltet, ausgeschaltet, lichtschalter
recharge: recargar, recarga | recharger, recharge, chargeur | aufladen, aufgeladen, nachladen
sharpen: afilar, afila | aiguiser, affûter, aiguisage, affûtage | schärfen, schleifen, geschliffen, schliff, geschärft
sand: lijar, arena | poncer, ponçage, sable | abschleifen, schmirgeln, sand, abgeschliffen
scrub: restregar, refregar | récurer, frotter, décaper | schrubben, scheuern, abschrubben
spray: rociar, aerosol | pulvériser, vaporiser, asperger, aérosol | sprühen, besprühen, sprüht
massage: masajear, masaje, masajes | masser, massage, masseur, masseuse | massieren, massage, massiert, masseur, masseurin
pierce: perforación, piercing, agujerear | transpercer | piercen, durchstechen, ohrlochstechen, gepierct
tattoo: tatuar, tatuaje, tatuajes, tatuado | tatouer, tatouage, tatoué | tätowieren, tattoo, tätowierung, tätowiert
feed: alimentar, alimento | nourrir, nourrit, alimenter | füttern, gefüttert, ernähren, füttert
pet: acariciar, mascota, mascotas | caresser | streicheln, haustier, haustiere
train: entrenar, adiestrar, entrenamiento, adiestramiento, entreno | entraîner, dresser, entraînement, dressage | trainieren, training, abrichten, trainiert, dressur
breed: raza, criar, cría, criador | race, élever, élevage, éleveur | rasse, züchten, zucht, züchter
vaccinate: vacunar, vacuna, vacunado, vacunación | vacciner, vaccin, vacciné, vaccination | impfen, impfung, geimpft, impfpass
neuter: castrar, capar, castración, castrado | castrer, castration, stérilisation, stérilisé | kastrieren, kastration, kastriert
inject: inyectar, inyección, inyecto | injecter, injection | spritze, injizieren, injektion
die: morir, muere, murió, fallecer, muerto, fallecido | mourir, meurt, mort, décéder, décédé | sterben, stirbt, gestorben, starb, verstorben
kill: matar, mata | tuer, tue | töten, umbringen, getötet
bury: enterrar, entierra, sepultar | enterrer, inhumer | begraben, beerdigen, vergraben
live: vivir, vivo, vive, viven | vivre, habiter, habite, vit | wohnen, leben, lebt
happen: suceder, ocurrir, sucede, ocurre | survenir | passieren, geschehen, passiert, geschieht
let: dejar, dejo, deja | laisser, laisse, laissé | lassen, lässt, gelassen
hurry: apurar, apresurar, prisa, apuro | dépêcher, hâte | beeilen, eilen, eilt, pressieren
avoid: evitar, evito | éviter, évite | vermeiden, meiden, vermieden
ignore: ignorar | ignorer, négliger | ignorieren, missachten
interrupt: interrumpir, interrupción | interrompre, interrompu, interruption | unterbrechen, unterbricht, unterbrochen
disturb: molestar, perturbar, molesta, molestia | déranger, dérange, perturber, gêner | stören, stört, gestört
succeed: lograr, conseguir, logro | réussir, réussis, réussite | gelingen, geklappt, klappt
fail: fallar, fracasar | échouer, échec, défaillance | versagen, ausfallen, gescheitert
cause: causar, causa, provocar | provoquer, occasionner, cause | verursachen, ursache, verursacht
produce: producir, produce, producción | produire, production | produzieren, erzeugen, produktion
finance: financiar, financiamiento, financiación | financer, financement | finanzieren, finanzierung
fetch: acercar, acerco | rapporter, rapporte | apportieren
crawl: gatear, gatea | ramper | krabbeln, kriechen, krabbelt
kneel: arrodillar, hincarse | agenouiller | knien, hinknien
dive: bucear, buceo, clavado, zambullir | plonger, plongée, plongeon | tauchen, getaucht, tauchkurs
surf: surfear, surf | surfer, surf | surfen, wellenreiten
ski: esquiar, esquí, esquís | skier, ski, skis | skifahren, ski, schifahren, skier
skate: patinar, patines, patinaje | patiner, patins, patinage | schlittschuhlaufen, schlittschuhe, eislaufen, skaten
row: remar, remo | ramer, aviron | rudern
sail: velear, navegar, navegación | naviguer, voile, navigation | segeln, segel, gesegelt
fish: pescar, pesca, pescado, pescados | pêcher, pêche, poisson, poissons | angeln, fischen, fisch, fische, geangelt
hunt: cazar, caza, cacería | chasser | jagen, jagd
camp: acampar, camping | camper | zelten, campen, zeltlager
hike: senderismo, excursión, caminata | randonnée, randonner, rando | wandern, wanderung, gewandert
cycle: pedalear | pédaler | radfahren, radeln
exercise: ejercicio, ejercitar, ejercicios | exercice, exercer, exercices | übung, übungen, üben, turnen
kick: patear, patada | taper, botter | treten, tritt, getreten
hit: golpear, pegué, golpe, chocar, chocaron | frapper, cogner, heurter, percuter | schlagen, schlägt, geschlagen, anfahren, gerammt
knock: toquido, llamar | toquer, frappe | klopfen, anklopfen, geklopft
ring: sonar, suena, timbre | sonner, sonne, sonnette, sonnerie | klingeln, läuten, klingelt, klingel
rub: frotar, sobar | frictionner, friction | reiben, einreiben, gerieben
squeeze: exprimir, estrujar | presse, pressé | quetschen, ausquetschen, auspressen
shake: sacudir, temblar, tiembla, vibrar, vibra | secouer, trembler, vibrer, tremble, vibre | schütteln, zittern, wackeln, vibrieren, rütteln
swing: columpio, columpiar | balançoire | schaukel, schaukeln
slide: deslizar, tobogán | toboggan, coulisser | rutsche, gleiten
roll: rodar, enrollar | enrouler, rouleau | rollen, aufrollen, rolle
spin: centrifugar, centrifuga, centrifugado | essorer, essorage, essore | schleudern, schleudert, geschleudert
soak: remojar, empapar, remojo | tremper, trempage | einweichen, aufsaugen
peel: pelar, pelado, descascarar, exfoliar | éplucher, peler, gommage | schälen, geschält, abblättern
chop: trocear | hacher, émincer, fendre | hacken, gehackt, spalten
slice: rebanar, rebanada, loncha | trancher, tranche, tranches | aufschneiden, scheiben
grind: moler, molido, muele | moudre, moulu, moud | mahlen, gemahlen, mahlt
stuff: embutir, atiborrar | farcir, farce | gestopft, ausstopfen
season: sazonar, condimentar, aliñar | assaisonner, épicer | würzen, gewürzt, abschmecken
thaw: descongelar, descongelación | décongeler, dégeler, dégivrer | auftauen, aufgetaut, enteisen
reheat: recalentar, recalienta | réchauffer, réchauffe | aufwärmen, aufgewärmt
rot: pudrir, podrido, pudre | pourrir, pourri, moisir | faulen, verfaulen, verfault, verrotten
rust: oxidar, óxido, oxidado | rouiller, rouille, rouillé | rosten, rost, verrostet, rostig
fade: desteñir, destiñe, desteñido, despintar | déteindre, délaver | verblassen, ausbleichen, verwaschen, abfärben
shine: brillar, brillo, brilla | briller, brille, lustrage | glänzen, glanz, strahlen
squeak: rechinar, rechina, chirriar, chirría | grincer, grince, couiner, crisser | quietschen, quietscht, knarren, knarrt
beep: pitar, pitido, pita | biper, bip, bipe | piepen, piept, piepsen
blink: parpadear, parpadea, intermitente | clignoter, clignote | blinken, blinkt, flackern, flackert
vibrate: vibración, vibraciones | vibration, vibrations | vibration, vibriert
explode: explotar, explosión, explota | exploser, explosion | explodieren, explodiert, explosion
collapse: derrumbar, derrumbe, colapsar, desplomar | effondrer, effondrement, écrouler | einstürzen, zusammenbrechen, eingestürzt, zusammengebrochen
faint: desmayar, desmayo, desmayé, desvanecer | évanouir, évanoui, malaise | ohnmächtig, umkippen, ohnmacht
choke: atragantar, ahogar, asfixiar | étouffer, étrangler | ersticken, erstickt, würgen
drown: ahogado, ahogarse | noyer, noyé, noyade | ertrinken, ertrunken
poison: envenenar, veneno, intoxicar, intoxicación, envenenado | empoisonner, poison, intoxication | vergiften, gift, vergiftung, vergiftet
limp: cojear, cojea, renguear | boiter, boiterie | humpeln, hinken, lahmen, lahmt, hinkt
snoring: roncar, ronquido, ronca | ronfler, ronflement | schnarchen, schnarcht
sweat: sudar, sudor, suda | transpirer, sueur, suer | schwitzen, schweiß, schwitzt, geschwitzt
shed: pelechar | muer, mue | haaren, haart
spoil: estropear, malograr, echarse | gâcher, abîmer, abîmé, gâter | verderben, verdirbt, verdorben, vermasseln
damage: dañar, daño, daños, averiar, desperfecto | endommager, dégât, dommage, dégâts, détériorer | beschädigen, schaden, schäden, beschädigung, beschädigt, ruinieren
destroy: destruir, destrozar, destruye | détruire, détruit, détruis | zerstören, vernichten, zerstört
recycle: reciclar, reciclaje, recicla | recycler, recyclage | recyceln, wiederverwerten, wertstoff
dispose: desechar, deshacerse, desecho | débarrasser, débarras | entsorgen, entsorgung, entsorgt, entrümpeln, entrümpelung
evict: desalojar, desalojo, desahucio, desahuciar | expulser, expulsion, déloger | räumung, zwangsräumung, rauswerfen
escape: escapar, escapó, huir, huye, fugarse | échapper, enfuir, évader | fliehen, entkommen, entlaufen, ausbüxen, entwischen
chase: perseguir, persigue, corretear | pourchasser | verfolgen, nachjagen
attack: atacar, ataque, agredir, ataca | attaquer, attaque, agresser | angreifen, angriff, angegriffen
fight: pelear, pelea, luchar, lucha | battre, bagarre, disputer, bat | kämpfen, streiten, kampf, raufen, gestritten
protect: proteger, protejo, protección, protege | protéger, protège, protection | schützen, beschützen, schutz, geschützt
rescue: rescatar, rescate, auxiliar | secourir, sauvetage, secouriste | bergen, rettung, rettungsdienst
support: apoyar, respaldar, soporte | soutenir, soutien, épauler | unterstützt, support
adopt: adoptar, adopción, adopto | adopter, adoption | adoptieren, adoption, adoptiert
raise: educar, crianza, criando | éduquer | erziehen, großziehen, aufziehen
behave: portarse, comportarse, comportamiento, conducta | comporter, comportement | benehmen, verhalten, verhältst
suffer: sufrir, sufro, sufre, padecer | souffrir, souffre, souffert | leiden, leidet, gelitten, erleiden
enjoy: disfrutar, disfruto, gozar | profiter, savourer, profite | genießen, genuss, geniesst
worry: preocupar, preocupo, inquietar | inquiéter, soucier | bekümmern, beunruhigen
guide: guiar, guía, guías | guider, guide, guides | führen, führung, reiseführer, führungen
block: bloquear, bloqueo, bloquea | bloquer, bloque, barrer | blockieren, versperren, zuparken, zugeparkt
kiss: besar, beso | embrasser, bisou | küssen, kuss
hug: abrazar, abrazo | câlin, étreindre | umarmen, umarmung, kuscheln
blow: soplar, sopla | souffler | blasen, pusten, bläst
sink: hundir, hunde, hundido | sombrer, enfoncer | sinken, untergehen, versinken
float: flotar, flota | flotter, flotte | schweben
exceed: exceder, rebasar, sobrepasar | dépasser, excéder, dépasse | überschreiten, übersteigen
depend: depender, depende | dépendre, dépend | abhängen, abhängig
advise: aconsejo, aconseja | conseille, conseillez | berät, anraten
supervise: supervisión, supervisado | superviser | beaufsichtigung, betreuung, betreut
`;
