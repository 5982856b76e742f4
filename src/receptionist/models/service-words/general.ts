// Service words: words that every trade uses: what is done, in which form, for whom. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

/** "My seven-year-old" is a child. */
const agesOfChildren = [
  ...'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  ),
  ...Array.from({ length: 16 }, (_, index) => `${index + 2}`),
]
  .map((age) => `${age} year old`)
  .join(', ');

export const generalWords = `
g visit | visit, appointment, session, service, call, meeting, slot, job | visita, cita, sesión, servicio, turno, reunión, trabajo | visite, rendez-vous, séance, service, prestation, réunion | besuch, termin, sitzung, service, besprechung, auftrag
g talk | let me check, check with my wife, check with my husband, send me a text | buenas tardes, buenas noches, cambiar mi cita, cambiar la cita | rappeler, me rappeler, bonne soirée | morgen geht nicht, heute geht nicht, montag geht nicht, freitag geht nicht, geht leider nicht
g consultation | consultation, consult, consulting, advice, counsel, intro, discovery | consulta, asesoría, consultoría, asesoramiento, charla | consultation, conseil, rdv conseil | beratung, beratungsgespräch, konsultation, gespräch, besprechung, erstgespräch
g treatment | treatment, therapy, procedure, care, package, special | tratamiento, terapia, procedimiento, paquete | traitement, soin, thérapie, forfait, soins | behandlung, therapie, paket, pflege
a repair | repair, fix, fixing, mend, broken, not working, stopped working, doesn't work, won't work, acting up, out of order, restore | reparación, reparar, arreglar, arreglo, arreglen, roto, rota, descompuesto, averiado, avería, no funciona, no sirve, estropeado, componer | réparation, réparer, dépannage, dépanner, cassé, cassée, en panne, ne marche plus, ne fonctionne plus, marche pas | reparatur, reparieren, richten, kaputt, defekt, geht nicht, funktioniert nicht, instandsetzung
a install | installation, install, installing, set up, setup, mount, hook up, new, replacement, replace, swap, fit, fitting, upgrade, put up | instalación, instalar, colocar, poner, montar, nuevo, nueva, reemplazo, reemplazar, cambiar, sustituir, montaje | installation, installer, poser, pose, monter, nouveau, nouvelle, remplacement, remplacer, mise en place, montage | installation, installieren, einbau, einbauen, montage, montieren, neu, neuer, neue, neues, ersetzen, austausch, austauschen, anschließen, einrichten, einrichtung
a inspect | inspection, inspect, check, check-up, checkup, check up, look over, look-over, assessment, evaluation, diagnostic, diagnosis, test, exam, examination, review, cancer screening, health screening, checked out, survey, audit | inspección, inspeccionar, revisión, revisar, chequeo, chequear, evaluación, diagnóstico, examen, prueba, control, examinar, auditoría, echar un vistazo | inspection, inspecter, contrôle, contrôler, vérification, vérifier, examen, diagnostic, bilan, évaluation, audit, jeter un œil, expertise | inspektion, kontrolle, prüfung, überprüfung, prüfen, untersuchung, check, diagnose, begutachtung, durchsehen, anschauen, durchsicht, gutachten
a maintain | maintenance, service plan, tune-up, tune up, tuneup, servicing, upkeep | mantenimiento, puesta a punto, afinación, afinar | entretien, maintenance, révision, mise au point | wartung, warten lassen, instandhaltung, durchchecken
a clean | cleaning, clean, cleanse, wash, washing, cleaned, cleanings, hygiene, dirty, filthy, dusty, full of dust, grimy | limpieza, limpiar, limpiezas, lavado, lavar, higiene, aseo, sucio, sucia, sucios, sucias | nettoyage, nettoyer, lavage, laver, hygiène, ménage, encrassé, très sale | reinigung, reinigen, putzen, säubern, waschen, wäsche, säuberung, hygiene, schmutzig, verschmutzt, dreckig
a remove | removal, remove, extraction, haul away, take out, pull | eliminación, quitar, extracción, extraer, sacar, remoción | enlèvement, enlever, extraction, extraire, arracher | entfernung, entfernen, ziehen, extraktion, beseitigung
a unclog | unclog, clear, clearing, clogged, clog, blocked, blockage, backed up, slow, snake, stopped up, plugged, won't drain, not draining, draining slowly, drains slowly, unblock | destapar, destape, desatascar, desatasco, desobstruir, tapado, tapada, atascado, atascada, obstruido, obstrucción, se tapó, no drena, no baja el agua | déboucher, débouchage, bouché, bouchée, obstrué, engorgé, ne s'écoule plus, s'écoule mal | verstopft, verstopfung, rohrreinigung, freimachen, läuft nicht ab, fließt nicht ab, läuft schlecht ab
a rent | rental, rent, hire, lease | alquiler, alquilar, renta, rentar, arrendar | location, louer | verleih, mieten, miete, vermietung, ausleihen
a paint | painting, paint, repaint | pintura, pintar | peinture, peindre, repeindre | malern, streichen, anstrich, lackieren, lackierung, malerarbeiten
a sign | signing, sign, signature, notary, notarize, notarization, notarise, notarised | firma, firmar, notario, notarizar, notarial, legalizar, legalización | signature, signer, notaire, légaliser, légalisation | unterschrift, unterschreiben, unterzeichnen, unterzeichnung, notar, beglaubigen, beglaubigung, notariell
a plan | planning, plan, strategy, roadmap | planificación, planificar, plan, planeación, estrategia | planification, planifier, plan, stratégie | planung, planen, plan, strategie
a train | training, lesson, class, course, workshop, coaching, tutoring, tutorial | entrenamiento, clase, curso, taller, formación, capacitación, lección | cours, leçon, formation, atelier, coaching, entraînement | training, kurs, unterricht, stunde, schulung, workshop, coaching
s estimate | estimate, quote, quotation, bid, ballpark visit, come out and give me a price, come out and give us a price, come give me a price, come out and price, come price | presupuesto, cotización, estimado, estimación, cotizar, vengan a darme un precio, venir a darme un precio | devis, estimation, chiffrage, venir me donner un prix, venir chiffrer | kostenvoranschlag, angebot, voranschlag, schätzung, vorbeikommen und einen preis nennen, vorbeikommen und mir einen preis nennen
s emergency-service | emergency service, emergency call, urgent care, after hours | urgencia, servicio de urgencia, emergencia | urgence, intervention urgente, dépannage urgent | notdienst, notfall, notfalltermin
s follow-up | follow-up, follow up, followup, recheck | seguimiento, control posterior | suivi, visite de suivi | nachsorge, nachkontrolle, nachuntersuchung, folgetermin
m first | first, new patient, new client, initial, introductory | primera, primer, inicial, paciente nuevo, cliente nuevo | première, premier, initial, initiale, nouveau patient | erster, erste, erstes, neupatient, erst
m kids | kids, kid, children, child, children's, kid's, pediatric, toddler, boy, girl, son, daughter, junior, ${agesOfChildren} | niños, niño, niña, infantil, pediátrico, hijo, hija | enfants, enfant, fils, fille, pédiatrique, junior | kinder, kind, sohn, tochter, kinderschnitt
m women | women's, women, woman, ladies, lady | mujer, dama, damas, señora, mujeres | femme, femmes, dame, dames | damen, dame, frauen
m men | men's, mens, men, man, gentleman, gents | hombre, caballero, hombres, caballeros | homme, hommes, messieurs | herren, männer, mann
m couples | couples, couple's, couple | parejas, pareja | couples, couple, en duo | paar, paare, partner
m express | express, quick, mini | exprés, rápido, mini | express, rapide, mini | express, schnell, kurz
m deluxe | deluxe, premium, luxury, signature, ultimate, vip | de lujo, premium, vip | luxe, premium, vip | deluxe, luxus, premium, vip
m full | full, complete, whole, comprehensive, entire, all over | completo, completa, integral, entero | complet, complète, intégral, entier | komplett, vollständig, ganz, umfassend
m half | half, partial | medio, media, parcial | demi, demie, partiel | halb, halbe, teilweise
m annual | annual, yearly, routine, regular, seasonal | anual, rutina, rutinario, periódico | annuel, annuelle, routine, périodique | jährlich, jährliche, routine, regelmäßig
m remote | remote, online, virtual, video, phone consultation, telehealth | en línea, virtual, remoto, videollamada, a distancia | en ligne, à distance, visio, virtuel, téléconsultation | online, fern, virtuell, video
m onsite | on-site, onsite, on site, house call, mobile, at home, come by the house, come to the house, come out to the house, come to my house, come to our house, come by my house, come by my place, come to my place | a domicilio, en sitio, en casa, venir a mi casa, venir a la casa, venga a mi casa, pasar por mi casa, pasar a mi casa | sur place, à domicile, venir à la maison, passer à la maison, venir chez moi, venir chez nous, passer chez moi, passer chez nous | vor ort, hausbesuch, mobil, zu hause, zu mir nach hause, zu uns nach hause, bei mir zuhause, bei uns zuhause, ins haus kommen
m business | business, commercial, corporate, company | negocio, empresa, comercial, empresarial | entreprise, société, commercial, professionnel | firma, unternehmen, gewerblich, geschäft, betrieb
m home | residential, house, home | residencial, casa, hogar, vivienda | maison, résidentiel, logement | haus, privat, wohnung
`;
