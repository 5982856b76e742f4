// What is done, one meaning a line in English, Spanish, French and German, written as in gloss-things.ts. Data for gloss.ts.

export const glossActs = `
pay, paid, payment | pagar, pago, pagan, pague | payer, paiement, paie, paient, payez | =zahlen, =bezahlen, =Zahlung, =zahlbar, =bezahlt, =zahlt
cost, costs | costar, cuesta, cuestan | coûter, coûte, coûtent | kosten, kostet
charge, charged | cobrar, cobramos, cobran | facturer, facturé, facturons | berechnen
deducted, comes off, taken off | se descuenta, =descuenta, =descontamos, se descuentan | déduit, on déduit | angerechnet, verrechnet, abgezogen
cancel, cancelling, cancellation | cancelar, cancela, cancelación | annuler, annulez, annulation, décommander | absagen, stornieren, Absage
reschedule, move it, move your appointment, move an appointment, move the appointment, move your visit | cambiar la cita, mover la cita | déplacer le rendez-vous, reporter | verschieben, Termin verlegen
book, booking, reserve | reservar, reserva | réserver, réservation, réservez | buchen, reservieren, Buchung
call, phone us | llamar, llámenos, llame | appeler, appelez | anrufen
call you | le llamamos, los llamamos | nous vous appelons | rufen Sie an
tell us, let us know | =avisar, =avísenos, =avise, =avisen, =avisarnos, =avísanos | =prévenir, =prévenez, prévenez-nous, avertir, dites-le-nous | Bescheid sagen, Bescheid geben
ask us, please ask | =pregunte, =pregunten, pregúntenos | =demandez, demandez-nous | fragen Sie
we ask, we ask for, we ask you | le pedimos, les pedimos, =pedimos | nous demandons, nous vous demandons | wir bitten
send, sent, =mailed, mail it | enviar, mandar, envíe, mandamos, envío | envoyer, envoi, envoyons, envoyez | schicken, senden, versenden
bring, bring along | traer, traiga, traigan, tráigalo | apporter, apportez, amenez | mitbringen, bringen
take off, remove | quitar, quitamos | enlever, retirer | entfernen, abnehmen
pick up, collect, pick-up, pickup | recoger, recoge, recogen, recogemos | récupérer, retrait, venir chercher, passe vous prendre | abholen, Abholung
drop off, leave it, leave them, leave your | dejar, deje, déjelo, déjelos | déposer, laisser, déposez | abgeben, dalassen
close, closes, closing | cerrar, cierran, cierra, cerramos | fermer, ferme, ferment, fermons | schließen, schließt
bring back, give back, return it, return them, =returned | devolver, devuelve, devolución, devolvemos | rendre, rapporter, retourner | zurückgeben, zurückbringen
exchange, exchanged | ~cambiar, canjear | échanger, échange | umtauschen, tauschen
sell, sold | vender, vendemos, vende | vendre, vendons, vend | verkaufen
buy, bought | comprar, compra, compramos | acheter, achetons, achetez | kaufen
rent, rental | alquilar, =rentar, =rentamos, alquiler | louer, location | mieten, =vermieten
lend, borrow | prestar, prestamos | =prêter, =prêtons | leihen, verleihen
=storage, =stored, we store | guardar, guardamos, guarda | garder, gardons, stocker | aufbewahren, einlagern, lagern
accept, we take, don't take, do not take | aceptar, aceptamos, acepta | accepter, acceptons, nous prenons | annehmen, nehmen wir, wir nehmen
offer | ofrecer, ofrecemos | proposer, proposons | anbieten
repair, repairs, =fix, mend | reparar, arreglar, reparación, arreglo, reparamos | réparer, réparation, réparons | reparieren, Reparatur, Reparaturen
replace | reemplazar | remplacer | ersetzen, austauschen
install | instalar, instalamos, instalación | installer, installons | einbauen, montieren, installieren
=clean, cleaning | limpiar, limpiamos, limpieza | nettoyer, nettoyage, nettoyons | reinigen, putzen, Reinigung
wash, washed | lavar, lavado, lavados | laver, lavé, lavés | waschen, gewaschen
cut, trim | =cortar, =cortamos, corte de pelo, corte de cabello | couper, coupe | schneiden
sweep, swept | deshollinar, barrer | ramoner, ramonage | kehren, gekehrt
=treated, we treat | tratar | traiter, soigner | behandeln
examine, examined | examinar, revisar | examiner | untersuchen
teach | damos clases, ~enseñar | enseigner, enseignons | unterrichten
translate, translation | traducir, traducción | traduire, traduction | übersetzen, Übersetzung
drive, driving | manejar, conducir, maneje | =conduire | Auto fahren
=ride | paseo | promenade, balade | Fahrt
come to you, come out | vamos a domicilio, vamos a su casa | nous nous déplaçons, je me déplace | wir kommen zu Ihnen
come in, arrive | llegar, llegue, venir, venga | arriver, arrivez, venir | kommen, ankommen
wait, waiting | esperar, espera, esperamos | attendre, attente, attendons | warten
while you wait | mientras espera | pendant que vous attendez, sur place | während Sie warten
stay, remain | quedarse, =queden, quédese | =rester, =restez | bleiben
~watch | mirar, observar | regarder, assister | zusehen, zuschauen
eat, eating | =comer, =coma, =coman | manger | essen
drink, drinking | =beber, =beba, =beban | boire | trinken
smoke, smoking | fumar | fumer | rauchen
sleep | dormir | dormir | schlafen
wear, wearing | llevar puesto, póngase, =vístase | =porter, =porterez, =portez | tragen, anziehen
=signed, sign it, sign the, sign a, sign your, must sign, have to sign, ~sign | =firmar, =firme, =firmen | signer, signé | unterschreiben
fill in, fill out | llenar, rellenar | remplir | ausfüllen
=filing, we file your, file your return, file your taxes, file taxes | presentar la declaración | déposer la déclaration | einreichen
cover, covered, covers | cubrir, cubre, cubrimos | couvrir, couvert, couvre | abdecken, decken
work | trabajar, trabajamos | travailler, travaillons | arbeiten
start, begins, begin, starts | empezar, empieza, comienza | commencer, commence | anfangen, beginnen, beginnt
ready, =finish, done | =listo, =listos, =listas, terminado, terminamos | prêt, terminé, fini | fertig
~take, take about, take up to, takes about | =tardar, =tarda, =tardan, =dura, =duran | durer, dure, =compter, =comptez, =prend | dauern, dauert
=needed, required, mandatory, must | obligatorio, necesario, =debe | obligatoire, nécessaire, doit, faut | nötig, erforderlich, Pflicht, muss, müssen
=need | necesitar, necesita | avoir besoin, besoin | =brauchen, =braucht, =brauche
welcome | bienvenidos | bienvenus | willkommen
allowed, =may | se permite, permitido, puede, pueden | permis, pouvez, peut, peuvent | erlaubt, dürfen, dürft
recommend, suggest | recomendar, recomendamos, conviene | recommander, conseillons, suggérons | empfehlen
help | ayudar, ayuda | aider, aide | helfen, Hilfe
speak, spoken | hablar, hablamos, habla | parler, parlons, parlent | sprechen, spricht
choose | elegir, elige | choisir, choisissez | wählen, aussuchen
share | compartir | partager | =teilen
to park, park in, park on, park behind, can park, park free | estacionar, estacione | se garer, garez-vous | parken
=walk, =walking | caminar | =marcher | zu Fuß gehen, =laufen
swim | =nadar, =nadan, =nade | nager | schwimmen
climb, climbs | ~subir, escalar | grimper | klettern, hochsteigen
heating, heat | calefacción | chauffage, chauffer | heizen, Heizung
tune, tuning | afinar, afinación | accorder, accordage | ~stimmen, Klavier stimmen
shave, shaving | afeitar, rasurar | raser | rasieren
alter, alterations | arreglos de ropa | =retouches, =retouche | ~ändern, Änderungsschneiderei
order, ordered | encargar, =pedido, =pedidos, =encargo | commander, commande, commandes, commandé | bestellen, Bestellung, bestellt
deliver, delivery | entregar, entrega, entregan, reparto | =livrer, =livraison, =livraisons, =livrons | liefern, Lieferung
tow | remolcar | remorquer | abschleppen
wear and tear | desgaste | usure | Verschleiß, Abnutzung
provided, supplied | proporcionamos, ~incluido | fournir, fourni, fournis, fournissons | mitgeliefert
=missed, no-show, no-shows | no se presenta, no se presente, inasistencia | =manqué, =manquée, =manqués, absence | versäumt, verpasst, Nichterscheinen
forgiven, waived | se perdona, perdonamos | =pardonné, =pardonnée | =erlassen
feel free | no dude | n'hésitez pas | gern
oil change, oil changes | cambio de aceite, cambios de aceite | vidange | Ölwechsel
`;
