// Service words: what is done and for whom, in trades that are thought of last: at the house and in the garden, for the body, for feasts,
// with papers. A line whose concept stands in a trade's file adds words to it. One concept a line,
// `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts and everyday-things.ts.

export const everydayWorkWords = `
m sweep | sweep, swept, sweeping, chimney brush | deshollinar, deshollinado, deshollinador | ramonage, ramoner, ramoneur | kehren, kehrung, fegen, schornsteinfeger, kaminkehrer, rauchfangkehrer
c chimney sweep | get the chimney swept, chimney swept, flue swept | limpiar la chimenea, deshollinar la chimenea | ramoner la cheminée, faire ramoner | kamin gekehrt, schornstein gekehrt, kaminkehrung
a inspect | inspected, checked, certified | inspeccionado, inspeccionada | inspecté, inspectée, inspecter, contrôlé, vérifié, vérifier | durchsehen, überprüfen, kontrolliert, geprüft, begutachten
a prune | prune, pruning, trim back, cut back | podar, poda, podado, podaran, poden, podarme, podarlo, podarlos, podan | élaguer, élagage, tailler | beschneiden, zurückschneiden, auslichten
o tree | maple, oak tree, ash tree, elm, pine tree, birch, willow, pecan tree, magnolia, cedar tree, spruce | fresno, roble, encina, arce, olmo, sauce, nogal, ciprés, pino del patio, abeto | chêne, érable, frêne, orme, saule, bouleau, sapin, platane, tilleul | ahorn, eiche, esche, ulme, birke, weide, fichte, linde, kastanie, kiefer
w sick-plant | sick tree, sick plant, spotty leaves, spotty, leaves are yellow, leaves turning, blight, fungus, wilting, dying tree | árbol enfermo, hojas amarillas, hojas manchadas, hongo, marchito, se está secando | arbre malade, feuilles jaunes, feuilles tachées, champignon, flétri | kranker baum, blätter gelb, flecken auf den blättern, pilzbefall, verwelkt
w orchard | orchard, fruit tree, apple tree | huerto, frutal, manzano | verger, arbre fruitier, pommier | obstbaum, obstgarten, apfelbaum
w vineyard | vineyard, winery, grapes | viñedo, bodega de vino, uvas | vignoble, vigne, raisin | weinberg, weingut, trauben
w tasting | tasting, wine tasting, sampling | cata, degustación, catas | dégustation, déguster | verkostung, weinprobe, probe trinken
w brewery | brewery, brewing, beer | cervecería, cerveza | brasserie, bière | brauerei, bier
w cheese | cheese | queso, quesos | fromage, fromages | käse
w mushroom | mushroom, mushrooms, foraging | setas, hongos comestibles | cueillette, cèpes | pilze, pilzsuche
w cook | cooking, cook, chef, cooking class | cocinar, chef, clase de cocina | cuisiner, cuisinier, cours de cuisine | kochen, koch, kochkurs
w bake | bake, baking, sourdough, bread | hornear, pan casero, repostería | boulangerie, pâtisserie maison, levain | backen, backkurs, sauerteig, brot
w chocolate | chocolate, chocolates, truffles | chocolate, bombones | chocolat, chocolats | schokolade, pralinen
w piano-tune | piano tuner, tune the piano, out of tune | afinador, afinar el piano, desafinado | accordeur, accorder le piano, désaccordé | klavierstimmer, klavier stimmen, verstimmt
w ice | ice sculpture, ice delivery | escultura de hielo, hielo | glace sculptée, glaçons | eisskulptur, eiswürfel
w well | water well, well pump, well drilling, borehole | pozo, pozo de agua, perforación | puits, forage | brunnen, brunnenbohrung
w septic-tank | septic pumping, pump the septic, septic pump out | vaciar la fosa, vaciado de fosa | vidange de fosse, vidanger la fosse | klärgrube leeren, grube leeren
w fountain | fountain | fuente de agua | fontaine | springbrunnen
w sauna | sauna, steam room | sauna, baño de vapor | sauna, hammam | sauna, dampfbad
w gasket | gasket, seal, door seal, rope seal | empaque, junta de puerta, burlete | joint de porte, joint d'étanchéité | dichtung, türdichtung, dichtschnur, abdichten
w stove | wood stove, pellet stove, log burner, wood burner, masonry heater | estufa de leña, estufa de pellets | poêle, poêle à bois, poêle à granulés | kaminofen, kachelofen, holzofen, pelletofen
w dismantle | dismantle, tear out, demolish, demolition, knock down | desmontar, demoler, demolición, derribar, tirar abajo | démonter, démontage, démolir, démolition, abattre un mur | abbauen, abbau, abreißen, abriss, demontage
w scaffold | scaffold, scaffolding | andamio, andamios | échafaudage | gerüst, gerüstbau
w crane | crane, forklift | grúa industrial, montacargas | grue, chariot élévateur | kran, gabelstapler
w elevator | elevator, lift | elevador, ascensor | ascenseur, monte-charge | aufzug, lift, fahrstuhl
w stairlift | stairlift, stair lift | salvaescaleras | monte-escalier | treppenlift
w sign-making | signage, shop sign, neon sign, lettering | letrero, rótulo, rotulación, anuncio luminoso | enseigne, lettrage, enseigne lumineuse | leuchtreklame, beschilderung, beschriftung, werbeschild
w print | print, printing, business cards, flyers, posters | imprimir, impresión, tarjetas de presentación, volantes, carteles | imprimer, impression, cartes de visite, affiches | drucken, druck, visitenkarten, flyer, plakate
w digitize | digitize, digitizing, convert tapes, vhs, slides, negatives, cassette | digitalizar, digitalización, diapositivas, negativos, casetes | numériser, numérisation, diapositives, négatifs, cassettes | digitalisieren, digitalisierung, dias, negative, videokassetten
w safe | safe, vault, combination | caja fuerte, cajas fuertes, combinación | coffre-fort, coffre, combinaison | tresor, safe, zahlenkombination
w key | key, keys, key copy, duplicate key | llave, llaves, copia de llave, duplicado de llave | clé, clés, clef, double de clé | schlüssel, schlüsselkopie, nachschlüssel
w alarm | alarm, alarm system | alarma, sistema de alarma | alarme, système d'alarme | alarmanlage
w windshield-chip | chip, rock chip, stone chip, nick, pebble, star crack, bullseye, impact | piquete, piedrita, piedra, impacto, estrellado, golpe de piedra | impact, éclat, gravillon, caillou | steinschlag, kieselstein, einschlag
w tint | tint, tinting, tinted | polarizado, polarizar, entintado, tintado, tintar | teinter, teinté, vitres teintées | tönung, tönen, folie, scheibentönung
w calibrate | calibration, calibrate, recalibrate | calibración, calibrar | calibrage, calibration, étalonnage | kalibrierung, kalibrieren, eichen
w dent | dent, dents, ding, paintless | abolladura, abollado, golpe en la puerta | bosse, débosselage, cabossé | beule, delle, dellen, ausbeulen
w tow | tow, towing, tow truck | remolque, remolcar, grúa para el carro | remorquage, remorquer, dépanneuse | abschleppen, abschleppwagen
w trailer | trailer, camper, caravan, rv, motorhome | remolque de viaje, caravana, autocaravana, casa rodante | caravane, camping-car, remorque | wohnwagen, wohnmobil, anhänger
w tractor | tractor, combine, farm equipment | tractor, maquinaria agrícola | tracteur, moissonneuse | traktor, landmaschine, mähdrescher
w chainsaw | chainsaw, chain saw | motosierra | tronçonneuse | motorsäge, kettensäge
w hearing-aid | hearing aid, hearing aids | audífono, audífonos, aparato auditivo | appareil auditif, aide auditive, appareils auditifs | hörgerät, hörgeräte
w hearing | hearing, hear, audiogram, audiologist, hard of hearing | oído, audición, oír, audiometría, oigo mal | audition, entendre, audiogramme, ouïe | gehör, hören, hörtest, audiogramm, schwerhörig
w ear-wax | ear wax, earwax, blocked ear, ear feels full | cerumen, cera del oído, oído tapado | bouchon de cérumen, cérumen, oreille bouchée | ohrenschmalz, cerumen, ohr verstopft
w tinnitus | tinnitus, ringing in the ears, ringing in my ears, ears ringing | tinnitus, zumbido, zumbidos, me zumban los oídos | acouphène, acouphènes, bourdonnement, sifflement dans les oreilles | tinnitus, ohrensausen, piepen im ohr
w toenail | toenail, toenails, ingrown toenail, ingrown | uña encarnada, uña enterrada, uñas de los pies | ongle incarné, ongle du pied, ongle du gros orteil, orteil | zehennagel, eingewachsener nagel, eingewachsener zehennagel
w wart | wart, warts, verruca, plantar wart | verruga, verrugas, mezquino | verrue, verrues | warze, warzen, dornwarze
w callus | callus, calluses, corn on my toe, bunion | callo, callos, juanete | durillon, callosité, oignon du pied | hornhaut, hühnerauge, schwiele
w insole | insole, insoles, orthotics, arch support | plantilla, plantillas | semelle, semelles, semelles orthopédiques | einlage, einlagen, schuheinlagen
w prosthesis | prosthesis, prosthetic, artificial limb | prótesis | prothèse, orthèse | prothese, orthese
w breastfeeding | breastfeeding, breastfeed, breast feeding, nursing my baby, lactation, latch, won't latch, breast pump | lactancia, amamantar, dar pecho, dar el pecho, no se agarra al pecho, pecho | allaitement, allaiter, lactation, au sein, tire-lait | stillen, stillberatung, laktation, stillhilfe, milchpumpe
w birth | birth, childbirth, labor and delivery, doula, midwife, birthing | parto, partera, dar a luz, comadrona, matrona | accouchement, accoucher, sage-femme, naissance | geburt, hebamme, entbindung, geburtsvorbereitung
w baby | baby, newborn, infant | bebé, recién nacido, recién nacida | bébé, nouveau-né, nourrisson | baby, säugling, neugeborenes
w sleep | sleep, insomnia, snoring, sleep apnea | dormir, insomnio, roncar, ronquidos, apnea | sommeil, insomnie, ronfler, apnée | schlaf, schlafen, schlaflosigkeit, schnarchen
w hypnosis | hypnosis, hypnotherapy, hypnotist | hipnosis, hipnoterapia | hypnose, hypnothérapie | hypnose, hypnosetherapie
w tarot | tarot, palm reading, psychic, fortune | tarot, leer la mano, vidente | tarot, voyance, voyante | tarot, wahrsagen, handlesen
w horoscope | astrology, horoscope, birth chart | astrología, horóscopo, carta astral | astrologie, horoscope, thème astral | astrologie, horoskop, geburtshoroskop
w dowse | feng shui, dowsing | feng shui, radiestesia | feng shui, radiesthésie, sourcier | feng shui, wünschelrute
w meditate | meditation, mindfulness, breathwork | meditación, respiración consciente | méditation, pleine conscience, respiration | meditation, achtsamkeit, atemübung
w stutter | stutter, stuttering, lisp, speech | tartamudeo, ceceo, habla | bégaiement, zézaiement, parole | stottern, lispeln, sprachtherapie
w lice | lice, nits, head lice | piojos, liendres | poux, lentes | läuse, nissen, kopfläuse
w tutor | tutor, tutoring, homework | tutor, tutoría, tareas, asesorías de tarea | soutien scolaire, devoirs, cours particulier | nachhilfe, hausaufgaben
w beginner | beginner, beginners, novice | principiante, principiantes | débutant, débutants, débutante | anfänger, anfängerin, einsteiger, anfängerkurs
w advanced | advanced, intermediate | avanzado, avanzados, intermedio | avancé, confirmé, intermédiaire | fortgeschritten, fortgeschrittene
w private | private, one-on-one, one on one | privado, privada, particular, individual | privé, privée, individuel, particulier | privat, einzeln, einzelstunde
w group | group, groups | grupo, grupos, grupal | groupe, groupes, collectif | gruppe, gruppen
w family | family | familia, familiar | famille, familial, familiale | familie, familien
w school | school, school group, field trip | escuela, colegio, grupo escolar | école, scolaire, sortie scolaire | schule, schulklasse, klassenfahrt
w gift | gift, present, voucher, gift card, gift certificate | regalo, vale de regalo, tarjeta de regalo | cadeau, bon cadeau, carte cadeau | geschenk, gutschein, geschenkgutschein
w fitting | fitting, fitted, sizing, measure, measured, measurements | prueba de talla, medidas, tomar medidas, medir | essayage, prise de mesures, mesures, mesurer | anprobe, anpassung, anpassen, maß nehmen, ausmessen
w try-out | try out, test drive, trial | probar, probarme, de prueba | essayer, essai, séance d'essai | ausprobieren, probefahrt, probestunde, anprobieren
w pickup | pick up, pickup, collection, collect | recoger, recogida, recolección | ramassage, récupérer, collecte, enlever chez moi | abholung, abholen
w delivery | delivery, deliver, drop off | entrega, entregar, envío | livraison, livrer, dépôt | lieferung, liefern, zustellung, abgeben, vorbeibringen, vorbei bringen, vorbeibringe
w order-made | custom, bespoke, made to measure, custom made, commission | a medida, personalizado, por encargo, hecho a mano | sur mesure, personnalisé, sur commande | maßanfertigung, nach maß, anfertigen, anfertigung, sonderanfertigung
w condition | condition | condición | état | zustand, zustandsprüfung
w restore | restore, restoration, conservation | restaurar, restauración, conservación | restauration, restaurer | restaurierung, restaurieren, aufarbeiten
w search | search, find, track down | buscar, búsqueda, encontrar, localizar | recherche, rechercher, retrouver | suche, suchen, recherche, ausfindig machen
w research | research | investigación, investigar | recherches, enquête | nachforschung, recherchieren, forschung
w briefing | briefing, debrief | sesión informativa | séance d'information, point d'information | infogespräch, einweisung
w rescue | rescue, self-rescue | rescate, autorrescate | sauvetage, secours | rettung, selbstrettung
w wildlife | wildlife, wild animals, critter, critters | fauna, fauna silvestre, animales silvestres | faune, animaux sauvages | wildtiere, tierwelt, wildtierbeobachtung
w raccoon | raccoon, raccoons, squirrel, squirrels, possum, skunk | mapache, mapaches, ardilla, ardillas, zorrillo | raton laveur, écureuil, écureuils, moufette | waschbär, waschbären, eichhörnchen, marder
w mole | moles, gophers, gopher | topo, tuza, tuzas | taupe, taupes | maulwurf, wühlmaus
w bedbug | bed bug, bed bugs, bedbugs | chinches, chinche | punaises de lit, punaise | bettwanzen, wanzen
w termite | termite, termites | termita, termitas, comején | termite, termites | termiten, holzwurm
w mouse | mice, mouse, rat, rats, rodent, rodents | ratón, ratones, rata, ratas, roedores | souris, rongeurs | maus, mäuse, ratten, nagetiere
w ant | ants, roach, roaches, cockroach, cockroaches, spiders | hormigas, cucarachas, arañas | fourmis, cafards, araignées | ameisen, kakerlaken, spinnen
s driving | start driving, begin driving, learning to drive | empezar a manejar, aprender a manejar, empezar a conducir, enseñar a manejar | commencer à conduire, apprendre à conduire | auto fahren lernen, fahren lernen
`;
