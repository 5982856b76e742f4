// What people do and what things are like, in everyday words of four languages; how a line is read stands in ../lexicon.ts.

export const everydayActs = `
monday: monday, mondays | lunes | lundi, lundis | montag, montags
tuesday: tuesday, tuesdays | martes | mardi, mardis | dienstag, dienstags
wednesday: wednesday, wednesdays | miércoles | mercredi, mercredis | mittwoch, mittwochs
thursday: thursday, thursdays | jueves | jeudi, jeudis | donnerstag, donnerstags
friday: friday, fridays | viernes | vendredi, vendredis | freitag, freitags
saturday < weekend: saturday, saturdays | sábado, sábados | samedi, samedis | samstag, samstags
sunday < weekend: sunday, sundays | domingo, domingos | dimanche, dimanches | sonntag, sonntags
january < part-of-year: january | enero | janvier | januar
february < part-of-year: february | febrero | février | februar
march-month < part-of-year: in march, march | marzo | mars | märz
april < part-of-year: april | abril | avril | april
june < part-of-year: june | junio | juin | juni
july < part-of-year: july | julio | juillet | juli
august < part-of-year: august | agosto | août | august
september < part-of-year: september | septiembre | septembre | september
october < part-of-year: october | octubre | octobre | oktober
november < part-of-year: november | noviembre | novembre | november
december < part-of-year: december | diciembre | décembre | dezember
spring < part-of-year: springtime, in the spring, spring | primavera | printemps | frühling, frühjahr
autumn < part-of-year: autumn, in the fall, this fall | otoño | automne | herbst
school-holiday < holiday: school holidays, spring break, school vacation, summer break, school break, vacation, vacations, half-term | vacaciones escolares, vacaciones, semana blanca | vacances scolaires, vacances | schulferien, ferien, herbstferien, sommerferien, osterferien
yearly < frequency: yearly, annual, annually, once a year, every year, per year, twice a year, a year | anual, cada año, una vez al año, al año | annuel, annuelle, chaque année, une fois par an, par an | jährlich, einmal im jahr, jedes jahr, zweimal im jahr, im jahr
monthly < frequency: monthly, every month, per month, month to month, a month | mensual, cada mes, al mes, por mes | mensuel, mensuelle, chaque mois, par mois, le mois | monatlich, jeden monat, im monat, pro monat
weekly < frequency: weekly, every week, per week, biweekly, every two weeks, a week | semanal, cada semana, por semana | hebdomadaire, chaque semaine, par semaine | wöchentlich, jede woche, pro woche, alle zwei wochen
@borrow < rental: borrow, lend, loan me, lent, lend out | prestar, prestan, prestáis, préstamo de | prêter, prêtez, emprunter, prêt de | leihen, ausleihen, verleihen, leihweise, borgen
@rent-act < rental: rent, rents, rented, renting, hire | alquilar, alquilan, alquiláis, alquiler, alquila, rentar, rentan | louer, louez, location | mieten, vermieten, miete, ausleihen
@buy-act < sell: buy, purchase, for sale | comprar, compro, a la venta | acheter, achat, à vendre | kaufen, kauf, erwerben
@trade-in < buy-used: trade in, trade-in, buy back, take my old, buy old, do you buy, purchase used, buy my | compran, comprar usado, entregar el viejo | rachetez, rachat, reprise, reprenez | ankauf, kaufen sie an, in zahlung, kaufen sie alte
give-away < whose: give it to, hand over to, transfer to, pass on, hand what, give to someone else, use it instead, transferable, somebody else use, someone else use, give the rest, transfer my | transferir, pasar a otra persona, ceder, cedérselo, dárselo a otro, usarlo otra persona, transferible | transférer, céder, transmissible, quelqu'un d'autre, donner à quelqu'un, à un proche | übertragen, übertragbar, weitergeben, jemand anderes nutzen, an jemand anderen
legal-advice: legal advice, should i sign, should sign, have a case, got a case, do i stand a chance, can i sue, my chances, my rights | consejo legal, asesoría legal, debo firmar, debería firmar, tengo caso, puedo demandar, mis derechos | conseil juridique, dois-je signer, devrais-je signer, mes chances, mes droits | rechtsberatung, rechtsrat, soll ich unterschreiben, unterschreiben soll, meine rechte, erfolgsaussichten
sign-act < contract: sign, signs, signed, signing, signature, signatures | firmar, firma, firmas, firman | signer, signature, signent | unterschreiben, unterschrift, unterzeichnen
watch-act: watch, observe, look on, spectate, spectators, sit in on, listen in, see how | mirar, ver la clase, observar, espectadores, asistir de oyente | regarder, assister, observer, spectateurs | zuschauen, zusehen, zugucken, zuschauer, dabei sein
ride-along < companion: ride along, sit in the car, sit in the back, come along, tag along, come with her, be in the car | ir en el coche, acompañar en el coche, sentarme detrás, ir detrás | monter avec, à l'arrière, accompagner | mitfahren, hinten sitzen, im auto sitzen, mit im auto, dabeisitzen
sit: sit, seated, sitting, seat | sentarse, sentado, sentarme, asiento | s'asseoir, assis, siège | sitzen, hinsetzen, sitzplatz
~stay-act: stay, remain, staying | quedarse, quedarme, permanecer | rester, restez | bleiben, dableiben
help-act: help, helps, assistance, give me a hand, support | ayudar, ayuda, ayudan, ayudáis | aider, aide, aidez | unterstützen, unterstützung
choose: choose, pick, choice, select, favourite, prefer which | elegir, escoger, elijo, escojo | choisir, choix, choisit | wählen, aussuchen, auswahl, aussuche
change-act < replace: change, switch, swap, exchange, modify | cambiar, cambio, modificar | changer, échanger, modifier, changement | wechseln, tauschen, umtauschen, austauschen
return-act: bring back, give back, return it, send back, back by, bring it back, take it back | devolver, devuelvo, devolución, traer de vuelta | rendre, rapporter, ramener, retour | zurückbringen, zurückgeben, rückgabe, zurück sein
open-act: open, opened, opening | abrir, abierto, apertura | ouvrir, ouvert, ouverture | öffnen, geöffnet, öffnung
clean-act: clean, cleaned, cleaning, cleans, scrub, wipe | limpiar, limpia, limpian, limpieza, limpio | nettoyer, nettoyage, nettoyez, propre | reinigen, reinigung, putzen, sauber, säubern
wash-act: wash, washing, washed, washable, rinse, laundered | lavar, lavado, lavan, lavarlo, enjuagar | laver, lavage, lavez, lavable | waschen, gewaschen, wäsche, waschbar, spülen
dry-act: dry, drying, dries, wet, damp | secar, seco, secan, secado, mojado, húmedo | sécher, sec, sèche, séchage, mouillé, humide | trocknen, trocken, trocknet, nass, feucht
~cut-act: cut, trim, cutting, cut back, trimmed, prune | cortar, corta, podar, poda | couper, coupe, tailler, taille | schneiden, zurückschneiden, stutzen
repair-act: repair, repairs, fix, fixed, mend, mending, restore, restoration, refurbish | reparar, reparan, reparación, arreglar, arreglan, arreglo, restaurar | réparer, réparation, réparez, restaurer, restauration | reparieren, reparatur, reparaturen, instandsetzen, restaurieren, richten
carry-act: carry, lift, haul, heavy lifting, upstairs | cargar, levantar, subir, cargan | soulever, monter à l'étage | tragen, heben, schleppen, hochtragen
@dispose < haul-away: dispose, disposal, get rid of, throw away, throw out, dump, recycle, recycling, take away the old, trash, junk | desechar, tirar, deshacerse, reciclar, reciclaje, basura, retiran lo viejo | jeter, débarrasser, recycler, recyclage, déchets, évacuer | entsorgen, entsorgung, wegwerfen, wegschmeißen, recyceln, müll, abfall
@send-act < ship: send, mail, post, ship, shipping, courier, parcel, package by mail, by post | enviar, envío, mandar, mandan, correo postal, paquete, por correo, mensajería | envoyer, envoi, expédier, expédition, poste, par la poste, colis | schicken, verschicken, versand, versenden, post, per post, paket, einschicken, zusenden
text-act < contact-way: text, texts, text message, sms, whatsapp, message | mensaje, mensajes, sms, whatsapp | sms, texto, message, whatsapp | sms, nachricht, whatsapp, schreiben ihnen
@film-act: film, filming, record, recording, video, videos, take * video, shoot video | grabar, grabación, vídeo, vídeos, filmar | filmer, filmez, enregistrer, vidéo, vidéos | filmen, aufnehmen, video, videos, aufnahme
share-act: share, shared, sharing, strangers, other people in, with people we, just us, to ourselves, only us | compartir, compartido, compartimos, desconocidos, con otra gente, solo nosotros | partager, partagé, inconnus, avec d'autres, rien que nous, privatiser | teilen, geteilt, fremde, mit anderen, nur für uns, nur wir, unter uns
renew < expire: renew, renewal, renewing, runs out, run out, expired | renovar, renovación, renuevo, caduca, vence | renouveler, renouvellement, expire | verlängern, verlängerung, erneuern, läuft ab, abgelaufen
@translate: translate, translation, translations, translator | traducir, traducción, traducciones, traductor | traduire, traduction, traductions, traducteur | übersetzen, übersetzung, übersetzungen, übersetzer
@print-act: print, printed, printing, scan, copies, copy, photocopy | imprimir, impresión, impreso, escanear, copia, copias | imprimer, impression, imprimé, scanner, copie, copies | drucken, ausdrucken, gedruckt, scannen, kopie, kopien
@teach-act < class: teach, teaches, teaching, tutor, tutoring, coach | enseñar, enseña, enseñan, enseñáis, dar clase, dais clases | enseigner, enseigne, donner des cours, donnez des cours | unterrichten, unterrichtet, beibringen, lehren, nachhilfe
instructor: instructor, instructors, teacher, teachers, trainer, coach, tutor | instructor, instructora, profesor, profesora, profesores, maestro, maestra, monitor | professeur, professeurs, prof, moniteur, monitrice, enseignant | lehrer, lehrerin, fahrlehrer, fahrlehrerin, trainer, trainerin, kursleiter
~start-act: get started, start off, begin with, starting out, up and running | empezar, empiezo, comenzar, inicio, iniciar | commencer, commence, débuter, début | starten, loslegen, beginn
~quit < commitment: quit, stop coming, end the contract, locked in, tied in, tied down, stuck with, get out of the contract, leave whenever, minimum term, stop anytime, stop any time, long-term | dejar de ir, darme de baja, baja, atado, compromiso, permanencia | résilier, résiliation, arrêter, engagement, engagé, bloqué | kündigen, kündigung, aufhören, gebunden, kündbar, laufzeit, bindung, aussteigen
~lose-act: lose, lost, misplace, misplaced, missing | perder, pierdo, perdido, pérdida, extraviado | perdre, perds, perdu, perte, égaré | verlieren, verliere, verloren, verlust, verlegt
steal: stolen, theft, thief, steal, break-in, burglary, burglar | robo, robado, robar, ladrón, roban | vol, volé, voleur, cambriolage | diebstahl, gestohlen, geklaut, einbruch, einbrecher
burn: burn, burns, burned, burning, fire damage | quemar, quema, quemado, incendio | brûler, brûle, brûlé, incendie | brennen, verbrannt, brennt, brand
fall: fall off, fell off, fall in, capsize, tip over, flip | caer, caerse, caigo, volcar | tomber, tombe, chavirer | fallen, hinfallen, kentern, umkippen, runterfallen
climb: climb, climbing, ladder work | escalar, subirse, trepar | grimper, monter sur, escalader | klettern, steigen, besteigen, aufs dach
walk-act: walk, walking, on foot, hike, hiking | caminar, andar, a pie, senderismo | marcher, à pied, marche, randonnée | laufen, zu fuß, wandern, spazieren
dance: dance, dancing, salsa, tango, ballet | bailar, baile, bailo, salsa, tango, ballet | danser, danse, salsa, tango, ballet | tanzen, tanz, tanzkurs, salsa, tango, ballett
cook: cook, cooking, chef, recipe, recipes | cocinar, cocinero, chef, receta, recetas | cuisiner, chef, recette, recettes | kochen, koch, köchin, rezept, rezepte
play-act: play, playing, game, games | jugar, juego, juegos, tocar | jouer, jeu, jeux | spielen, spiel, spiele, mitspielen
participate < voluntary: participate, take part, join in, perform, has to play, have to play | participar, participa, actuar, apuntarse al | participer, participe, participation | mitmachen, teilnehmen, mitspielen, teilnahme, vorspielen
sleep-act: sleep, sleeping, overnight stay | dormir, pernoctar | dormir, nuit sur place | schlafen, übernachten, übernachtung
live-act: live here, resident, residents, local resident | residente, residentes, empadronado | résident | einwohner, anwohner, einheimische
hurt: hurt, hurts, ache, sore, painful, does it hurt | duele, doler, dolor, doloroso | mal, fait mal, douleur, douloureux | weh, tut weh, schmerzen, schmerzt, schmerzhaft
feed: feed, feeding, fed, treats | dar de comer, alimentar, golosinas | nourrir, nourri, friandises | füttern, futter, leckerli
whisper = noise: quiet, quietly, silence, silent, whisper, calm, loud, louder, noisy | silencio, silencioso, tranquilo, callado, ruidoso, ruido | silence, calme, tranquille, bruyant, bruit, chuchoter | ruhe, ruhig, leise, still, laut, lärm, flüstern
danger < safety: danger, dangerous, hazard, hazardous, unsafe, harmful, poisonous, toxic, risky, harm | peligro, peligroso, peligrosa, peligrosos, tóxico, tóxicos, dañino, riesgo, venenoso | danger, dangereux, dangereuse, dangereuses, toxique, toxiques, nocif, risque | gefahr, gefährlich, giftig, schädlich, risiko, ungefährlich
safe-act < safety: safe, safely, safe for | seguro para, segura para, sin peligro | sans danger, sûr, sécurité | sicher, sicherheit, unbedenklich
eco < organic: eco, ecological, eco-friendly, environmentally, green products, sustainable, biodegradable, natural, organic | ecológico, ecológicos, ecológica, biodegradable, sostenible, natural, naturales, orgánico | écologique, écologiques, bio, naturel, naturels, durable, biodégradable | ökologisch, umweltfreundlich, bio, biologisch, nachhaltig, natürlich
@handmade: handmade, custom, custom-made, made to order, bespoke, made to measure, personalized, personalised, engrave, engraving | hecho a mano, a medida, personalizado, por encargo, personalizar, grabado | fait main, sur mesure, personnalisé, sur commande, gravure, graver | handgemacht, maßgefertigt, nach maß, personalisiert, auf bestellung, gravur, gravieren
size: size, sizes, dimensions, fit in, how big, measurements | tamaño, tamaños, talla, tallas, medidas | taille, tailles, dimensions, mesures | größe, größen, maße, abmessungen
fragile: fragile, delicate, valuable, antique, antiques, antiquity, heirloom, vintage | frágil, delicado, valioso, antigüedad, antigüedades, antiguo, antigua | fragile, délicat, précieux, antiquité, ancien, ancienne | zerbrechlich, empfindlich, wertvoll, antik, antiquität
heavy-thing = weight-limit: heavy, heavier, too heavy, bulky | pesado, pesada, voluminoso | lourd, lourde, encombrant | schwer, sperrig, zu schwer
warm-thing: warm, hot, still warm, still hot, heat | caliente, calor, tibio | chaud, chaude, tiède, chaleur | warm, heiß, hitze, lauwarm
cold-thing: cold, chilly | frío, fría | froid, froide | kalt, kälte
dark: dark, darkness, unlit | oscuro, oscuridad | noir complet, obscurité, sombre | dunkel, dunkelheit
forbidden: forbidden, prohibited, not permitted, banned, off limits, are we allowed to, against the rules | prohibido, prohibida, prohíben, no se permite, no se puede, no está permitido | interdit, interdite, défendu, n'est pas autorisé | verboten, untersagt, nicht erlaubt, nicht gestattet
success: success, success rate, pass rate, win, chances, odds, escape rate | éxito, tasa de aprobados, probabilidades, ganar | réussite, taux de réussite, chances, gagner | erfolg, erfolgsquote, durchfallquote, quote, chancen, gewinnen
difference: difference, differences, compare, comparison, versus, vs | diferencia, diferencias, comparar | différence, différences, comparer | unterschied, unterschiede, vergleich, vergleichen
recommend: recommend, recommendation, suggest, advice, advise, which is better, what do you suggest | recomendar, recomiendan, recomendación, aconsejar, consejo | recommander, recommandez, conseil, conseillez, conseiller | empfehlen, empfehlung, raten sie, beraten, beratung, tipp
result-wait: results, result, outcome, findings | resultado, resultados | résultat, résultats | ergebnis, ergebnisse, befund
grandparent: grandmother, grandma, grandfather, grandpa, granny, elderly mother | abuela, abuelo, abuelos, abuelita | grand-mère, grand-père, mamie, papi | oma, opa, großmutter, großvater, großeltern
mother-father = guardian: mother, mom, mum, father, dad, parents, parent | madre, padre, mamá, papá, padres | mère, père, maman, papa, parents | mutter, vater, mama, papa, eltern
spouse = couple: husband, wife, spouse, spouses, boyfriend, girlfriend, fiancé | marido, mujer, esposo, esposa, pareja, novio, novia, cónyuge | mari, femme, époux, épouse, conjoint, copain, copine | mann, frau, ehemann, ehefrau, ehepartner, partner, partnerin, freundin
brother-sister < siblings: brother, sister, twins, brothers, sisters | hermano, hermana, gemelos, mellizos | frère, soeur, jumeaux | bruder, schwester, zwillinge
school: school, schools, kindergarten, college, university, campus | escuela, escuelas, colegio, instituto, universidad | école, écoles, collège, lycée, université | schule, schulen, kindergarten, universität, uni, gymnasium
church: church, churches, chapel, temple, synagogue, mosque | iglesia, iglesias, capilla, templo | église, églises, chapelle, temple | kirche, kirchen, kapelle, gemeinde
hospital: hospital, er, nursing home, care home, assisted living, retirement home, bedridden | hospital, residencia, residencia de ancianos, encamado | hôpital, maison de retraite, ehpad, alité | krankenhaus, klinik, pflegeheim, altenheim, seniorenheim, bettlägerig
workplace: my office, at work, workplace, factory, warehouse, warehouses, restaurant, restaurants, hotel, store, commercial building | oficina, trabajo, fábrica, almacén, restaurante, restaurantes, hotel, tienda, local comercial | bureau, au travail, lieu de travail, usine, entrepôt, restaurant, restaurants, hôtel, magasin | büro, auf der arbeit, zur arbeit, arbeitsplatz, fabrik, lager, restaurant, restaurants, hotel, laden
apartment: apartment, flat, condo, condominium, studio apartment, upstairs neighbor, high-rise | apartamento, piso, departamento, condominio, edificio | appartement, immeuble, studio | wohnung, mietwohnung, hochhaus, apartment
tourist: tourist, tourists, visitors from, visiting, out of town | turista, turistas, visitante, de fuera | touriste, touristes, de passage | tourist, touristen, urlauber, auf besuch
~trip-act < tour: trip, trips, excursion, excursions, outing, ride, cruise, paddle, paddles | viaje, excursión, excursiones, paseo, salida | sortie, excursion, excursions, balade, promenade | ausflug, ausflüge, fahrt, tour, touren
guide: guide, guided, guides, without a guide, on our own, by ourselves, alone | guía, guías, guiado, por nuestra cuenta, por mi cuenta | guide, guides, guidé, tout seul | guide, führer, geführt, auf eigene faust, allein
camp: camp, camps, day camp, summer camp | campamento, campamentos | colonie, stage de vacances, camp | ferienlager, camp, ferienkurs, ferienfreizeit
government: government, uscis, irs, state fee, filing fee, filing fees, court fee, dmv, city hall, agency fee | gobierno, hacienda, ayuntamiento, tasas oficiales, trámite, tasa | gouvernement, préfecture, mairie, taxe officielle, impôts, administration | behörde, amt, staat, regierung, finanzamt, gebühr der behörde, ordnungsamt
visa-paper: green card, citizenship, naturalization, work permit, asylum, daca, deportation | tarjeta verde, ciudadanía, naturalización, permiso de trabajo, asilo, deportación | carte verte, citoyenneté, naturalisation, permis de travail, asile | greencard, einbürgerung, arbeitserlaubnis, asyl, abschiebung, aufenthaltstitel
card-lost: replacement card, reprint, duplicate, copy of my certificate, lost my card | duplicado, copia del certificado | duplicata, copie du certificat | zweitausfertigung, duplikat, neu ausstellen
certificate-paper < certified diploma: certificate, certificates, completion certificate, proof of completion, attendance certificate, certification | certificado, certificados, constancia, título, justificante | certificat, certificats, attestation, justificatif | bescheinigung, zertifikat, nachweis, zeugnis, teilnahmebescheinigung, urkunde
dip-nails < polish: dip, dip powder, acrylic, acrylics, gel polish, gels, shellac | acrílico, acrílicas, esmaltado, gel, semipermanente | gel, semi-permanent, résine, acrylique | gel, gelnägel, acryl, shellac
polish < nail: polish, polishes, nails painted, hers painted, paint my nails, nail color, nail varnish | esmalte, esmaltes, pintar las uñas, pintarme las uñas | vernis | nagellack, lack, lackieren
tuning-act: tune, tuning, tuned, tunings, tuner, pitch | afinar, afinación, afinador | accorder, accordage, accordeur, accordages | stimmen, gestimmt, klavierstimmer, stimmung
`;
