// What callers ask about people, health and insurance, as concepts in four languages; how a line is read stands in ../lexicon.ts.

export const peopleConcepts = `
!insurance: insurance, insurer, in network, in-network, out of network, coverage, covered by, my plan, health plan, insurance plan, insurance company, take my insurance, dental plan, insurers | seguro, seguro médico, aseguradora, seguros, mutua, cobertura, plan médico, plan de salud, aseguradoras | assurance, mutuelle, prise en charge, conventionné, assureur, caisse, assureurs | versicherung, krankenkasse, kasse, versichert bei, kostenübernahme, versicherer, versicherungen, kassen
hmo < insurance: hmo, hmo plan | hmo | hmo | hmo
ppo < insurance: ppo | ppo | ppo | ppo
medicare < insurance: medicare | medicare | medicare | medicare
medicaid < insurance: medicaid, medi-cal, state insurance | medicaid, medi-cal | medicaid | medicaid
pet-insurance < insurance: pet insurance | seguro de mascotas | assurance animaux | tierversicherung
legal-insurance < insurance: legal insurance, legal expenses insurance | seguro de defensa jurídica | protection juridique | rechtsschutz, rechtsschutzversicherung
uninsured: without insurance, no insurance, uninsured, self-pay, pay myself, out of pocket, not insured, don't have insurance | sin seguro, no tengo seguro | sans assurance, pas de mutuelle | ohne versicherung, selbstzahler, nicht versichert
copay: copay, copays, co-pay, deductible | copago, deducible | ticket modérateur, franchise | zuzahlung, selbstbeteiligung, eigenanteil
claim: file the claim, send the claim, submit the claim, claims, claim to, bill my insurance, bill insurance directly, claim form, form for your, reimbursed by insurance | reclamación, presentar la reclamación, tramitar el seguro, facturan al seguro | feuille de soins, demande de remboursement, tiers payant, télétransmission | abrechnen, abrechnung mit der kasse, schadensmeldung, direkt abrechnen
license: license, licence, licensed, license number, bonded, authorized, papers in order, registered | licencia, licenciado, autorizado, con licencia | licence, agréé, autorisé, agrément | lizenz, lizenziert, zulassung, zugelassen, konzession
master < license: master electrician, master plumber, master's certificate | maestro electricista, maestro plomero | maître artisan, artisan | meister, meisterbetrieb, meisterbrief
certified: certified, certificate, certification, accredited, qualified, qualification, nate, ase certified, cpa, certified accountant, enrolled agent, board certified, credentials, specialist title | certificado, certificación, acreditado, titulado, título, colegiado | certifié, certification, diplômé, qualifié, diplôme, accrédité, titre | zertifiziert, zertifikat, qualifiziert, titel, geprüft, fachanwaltstitel, anerkannt
cpa < certified: cpa, certified public accountant, certified accountant | contador público certificado, contador certificado | expert-comptable | wirtschaftsprüfer, steuerberater
vetted: background check, background checked, vetted, screened, checked out, trustworthy, criminal record, trust them, drug tested | verificados, antecedentes, de confianza, revisión de antecedentes | vérifiés, casier judiciaire, de confiance | überprüft, führungszeugnis, vertrauenswürdig
training: trained, training, trained in | formación, capacitado, formado, entrenado | formation, formé | ausgebildet, ausbildung, schulung
school-attended: school, go to school, degree, college, university, graduate, graduated, studied, study, diploma, med school | estudió, estudiar, universidad, carrera, título universitario, se graduó, escuela | études, étudié, université, école, diplômée de | studiert, studium, universität, studierte, hochschule
experience: how long * been doing, been doing this, how many years, in business, experience, how experienced, been around, since | años de experiencia, cuánto tiempo llevan, llevan trabajando, desde cuándo | années d'expérience, depuis combien de temps, depuis | berufserfahrung, wie lange machen sie das, seit wann, wie viele jahre
surgeon: surgeon, specialist | cirujano, especialista | chirurgien, spécialiste | chirurg, facharzt, spezialist
~crew: crew, technician, technicians, guy, guys, people you send, workers, your people, your guys, movers, employees, who will come, staff, your team, mechanics, guides, guide, therapist | técnico, técnicos, equipo, empleados, trabajadores, personal | technicien, équipe, employés, personnel, ouvriers | techniker, mitarbeiter, personal, leute, handwerker, team
contractors: contractors, subcontractors, subcontract, own employees | subcontratistas, subcontratan | sous-traitants, sous-traiter | subunternehmer
~speak: speak, speaks, language, languages, spoken, communicate in | habla, hablan, hable, idioma, idiomas | parle, parlez, langue, langues | spricht, sprechen, sprache, sprachen
english < speak: english | inglés | anglais | englisch
spanish < speak: spanish | español | espagnol | spanisch
french < speak: french | francés | français | französisch
german < speak: german | alemán | allemand | deutsch
italian < speak: italian | italiano | italien | italienisch
portuguese < speak: portuguese | portugués | portugais | portugiesisch
polish < speak: polish | polaco | polonais | polnisch
russian < speak: russian | ruso | russe | russisch
chinese < speak: chinese, mandarin, cantonese | chino, mandarín | chinois, mandarin | chinesisch
turkish < speak: turkish | turco | turc | türkisch
arabic < speak: arabic | árabe | arabe | arabisch
vietnamese < speak: vietnamese | vietnamita | vietnamien | vietnamesisch
korean < speak: korean | coreano | coréen | koreanisch
interpreter: interpreter, translator, translate, translation, sign language | intérprete, traductor, traducción | interprète, traducteur, traduction | dolmetscher, übersetzer, übersetzung
pet < animal: pet, animal, animals, four-legged | mascota, mascotas, animal, animales | animal de compagnie, animal, animaux | haustier, haustiere, tier, tiere, vierbeiner
dog < pet: dog, dogs, puppy, pup, doggy, labrador, dachshund, poodle, canine | perro, perros, perrito, cachorro, perra | chien, chiens, chiot, chienne | hund, hunde, dackel, welpe, pudel, hündin
cat < pet: cat, cats, kitten, kitty, feline | gato, gata, gatos, gatito | chat, chats, chaton, chatte | katze, katzen, kater, kätzchen
rabbit < pet: rabbit, rabbits, bunny | conejo, conejos | lapin, lapins | kaninchen, hase
guinea-pig < pet: guinea pig, hamster | cobaya, conejillo de indias, hámster | cochon d'inde, cobaye, hamster | meerschweinchen, hamster
bird < pet: bird, birds, parakeet, parrot, budgie, canary, cockatiel | pájaro, pájaros, loro, ave, aves, periquito | oiseau, oiseaux, perroquet, perruche | vogel, vögel, papagei, wellensittich
reptile < pet: reptile, reptiles, snake, lizard, turtle, gecko, iguana | reptil, reptiles, serpiente, tortuga, lagarto | reptile, reptiles, serpent, tortue, lézard | reptil, reptilien, schlange, schildkröte, echse
horse < animal: horse, horses, pony | caballo, caballos | cheval, chevaux, poney | pferd, pferde, pony
service-animal < pet: service dog, service animal, guide dog | perro guía, perro de asistencia | chien guide, chien d'assistance | blindenhund, assistenzhund
leash: leash, crate, carrier | correa, transportín | laisse, cage de transport | leine, transportbox
spay: spay, neuter, fixed, get fixed, spayed, neutered, castrate, sterilize | esterilizar, castrar | stériliser, castrer | kastrieren, sterilisieren, kastration
vaccine: vaccine, vaccines, vaccinate, vaccination, shots, shot, unvaccinated, immunization, booster | vacuna, vacunas, vacunar, vacunación | vaccin, vaccins, vacciner, vaccination | impfung, impfen, impfungen, geimpft, ungeimpft
microchip: microchip, chip him, chip her | microchip | puce, pucer | chippen, mikrochip
grooming: grooming, groom, trim nails, nail trim, bath for | peluquería canina, cortar las uñas | toilettage, couper les griffes | fellpflege, krallen schneiden, hundefriseur
boarding: boarding, board, kennel, look after my dog while | guardería canina, alojamiento canino, residencia canina | pension pour chiens, garde | tierpension, hundepension
parasite: flea, fleas, tick, ticks, worms | pulgas, garrapatas | puces, tiques | flöhe, zecken
surgery: surgery, operation, operated, op, surgical | cirugía, operación, operar | chirurgie, opération, opérer | operation, op, operieren, eingriff
sick: sick, ill, fever, flu, cough, unwell, cold symptoms | enfermo, enferma, fiebre, gripe, tos | malade, fièvre, grippe, toux | krank, fieber, grippe, husten
rash < sick: rash, spots all over, spots, contagious, chickenpox, infectious | sarpullido, manchas, contagioso, ronchas | éruption, boutons, contagieux | ausschlag, flecken, ansteckend
pregnancy: pregnant, pregnancy, expecting, trimester, breastfeeding, months along, weeks along, mom-to-be, expectant, expecting mothers | embarazada, embarazo, trimestre, lactancia | enceinte, grossesse, trimestre, allaitement, femmes enceintes | schwanger, schwangerschaft, stillen, schwangere
allergy: allergy, allergic, allergies, sensitive skin, reaction, latex | alergia, alérgico, alergias, piel sensible | allergie, allergique, allergies, peau sensible | allergie, allergisch, empfindliche haut, verträglich
patch-test < allergy prepare: patch test, skin test | prueba de alergia, prueba de parche | test cutané, test d'allergie | hauttest, allergietest
nuts < allergy: nut, nuts, peanut, almond | nueces, cacahuete, frutos secos | noix, arachide, fruits à coque | nüsse, nuss, erdnuss
gluten < diet: gluten, gluten-free, celiac, coeliac | gluten, celíaco, sin gluten | gluten, sans gluten, cœliaque | gluten, glutenfrei, zöliakie
dairy < diet: dairy, dairy-free, lactose, lactose intolerant, milk | lactosa, sin lactosa, lácteos, leche | lactose, laitiers, lait, sans lactose | laktose, laktosefrei, milch, milchfrei
vegetarian < diet: vegetarian, veggie, meatless, no meat | vegetariano, vegetariana, sin carne | végétarien, végétarienne, sans viande | vegetarisch, vegetarier, fleischlos
vegan < diet: vegan, plant-based | vegano, vegana | végan, végétalien, vegan | vegan, pflanzlich
kosher < diet: kosher, halal | kosher, halal | casher, halal | koscher, halal
diet: dietary, diet, special diet, food allergies, intolerance, intolerant | dieta, dietas, intolerancia | régime, alimentaire, intolérance | diät, unverträglichkeit, ernährung
nervous: nervous, anxious, afraid, scared, fear, anxiety, terrified, phobia, panic, dread, calm | nervioso, nerviosa, nervios, miedo, pánico, ansiedad, temor | anxieux, nerveux, peur, angoisse, phobie, stressé | angst, nervös, panik, ängstlich, furcht, phobie
sedation < nervous: sedation, nitrous, nitrous oxide, laughing gas, sedated, put me under, asleep, anesthesia, knocked out | sedación, óxido nitroso, gas de la risa, anestesia, dormido | sédation, protoxyde d'azote, gaz hilarant, anesthésie | sedierung, lachgas, narkose, dämmerschlaf, vollnarkose
pain: pain, hurt, hurts, painful, painless, numb, sore, ache | dolor, duele, doler, doloroso | mal, douleur, douloureux | schmerz, schmerzen, weh, wehtun, schmerzhaft
medication: medication, medicine, meds, prescription, prescribe, pills, refill | medicamento, medicación, receta, recetar, pastillas, medicamentos | médicament, ordonnance, prescrire, médicaments | medikament, rezept, verschreiben, tabletten, medikamente
doctor-note: doctor's note, medical note, sick note, note from * doctor, certificate for work | justificante médico, nota del médico, parte médico | certificat médical, arrêt de travail, mot du médecin, un mot pour l'école, certificat d'absence | attest, krankschreibung, bescheinigung
school-form < documents: school form, camp form, camp physical, school forms, sports physical, physical paperwork, form for school, camp forms | formulario escolar, formulario del campamento | formulaire scolaire, certificat scolaire | schulformular, schulbescheinigung
condition: blood pressure, diabetes, diabetic, pacemaker, heart condition, medical condition, asthma, epilepsy, bad back | tensión alta, diabetes, marcapasos, problema del corazón | tension, diabète, pacemaker, maladie cardiaque | blutdruck, diabetes, herzschrittmacher, herzkrank
nurse: nurse, nurse line, advice line, talk to someone, talk to me | enfermera, línea de enfermería | infirmière | krankenschwester, schwester
referral: referral, refer, specialist referral, see my doctor first, see a doctor first, doctor first, doctor's order, need a prescription, prescription first, sent by * doctor | derivación, volante, receta para venir, orden médica, volante médico | lettre d'adressage, orientation, ordonnance pour, faut-il une ordonnance, courrier du médecin | überweisungsschein, überweisung vom arzt, überweisung, rezept nötig, brauche ich ein rezept
second-opinion: second opinion | segunda opinión | deuxième avis | zweite meinung
wheelchair < access: wheelchair, wheelchair user | silla de ruedas | fauteuil roulant | rollstuhl, rollstuhlfahrer, rollstuhlgerecht
+access: step-free, accessible, accessibility, disabled, disability, handicapped, ramp, walker, mobility, no steps, ground floor, bad knees, crutches, cane, handicap, bad hip, trouble walking, steps, ground level | accesible, accesibilidad, discapacidad, movilidad, rampa, muletas, sin escalones, planta baja, escalón | accessible, accessibilité, handicap, handicapé, mobilité réduite, plain-pied, rampe, béquilles, marche, rez-de-chaussée | barrierefrei, behindert, gehbehindert, stufenlos, rampe, ebenerdig, rollator, krücken, stufe, stufen, erdgeschoss, behindertengerecht
elevator < access: elevator, lift | ascensor, elevador | ascenseur | aufzug, fahrstuhl, lift
stairs < access: stairs, staircase, flight of stairs, walk-up, flights, upstairs, floor, stairway | escaleras, escalera, piso | escaliers, escalier, étage | treppe, treppen, stock, etage, stockwerk
immigration < legal-area: immigration, visa application, green card, deportation | inmigración, visado, deportación | immigration, titre de séjour | einwanderung, aufenthaltstitel, visum
divorce < legal-area: divorce, divorces, separation, custody, alimony, child support | divorcio, divorcios, custodia, separación | divorce, garde des enfants, séparation, pension alimentaire | scheidung, scheidungen, sorgerecht, unterhalt, trennung
tenancy < legal-area: tenancy, tenant, landlord, renter, eviction, rental agreement, security deposit | inquilino, arrendador, desalojo, alquiler de vivienda, casero, arrendamiento | locataire, propriétaire, bail, expulsion | mietrecht, mieter, vermieter, räumung, mietvertrag
employment < legal-area: employment law, fired, dismissal, dismissed, laid off, boss, employer, wrongful termination, unpaid wages, workplace, employment | despido, despedido, empleador, jefe, laboral, me echaron | licenciement, licencié, employeur, patron, droit du travail, viré | kündigung, gekündigt, entlassen, arbeitgeber, chef, arbeitsrecht
consumer < legal-area: consumer, seller, faulty product, bought a lemon, online shop | consumidor, vendedor | consommateur, vendeur | verbraucher, verkäufer
criminal < legal-area: criminal, crime, arrest, arrested, dui, misdemeanor, felony | penal, delito, arrestado, detenido | pénal, arrêté, délit | strafrecht, straftat, verhaftet, strafsache
tax-law < legal-area: tax law, tax case, tax cases | derecho fiscal | droit fiscal | steuerrecht
injury < legal-area: injury, accident, personal injury, car accident, hurt at work, slip and fall | lesión, accidente, lesiones | accident, blessure, dommage corporel | verletzung, unfall, personenschaden
will-estate < legal-area: will, estate, inheritance, testament, probate, trust | testamento, herencia, sucesión | testament, succession, héritage | testament, erbe, nachlass, erbrecht
legal-area: areas of law, kind of cases, type of cases, practice areas, cases, specialize | áreas de derecho, tipo de casos, especialidad | domaines de droit, type d'affaires | rechtsgebiete, rechtsgebiet, welche fälle, arten von fällen
deadline: deadline, how long do i have, how much time do i have, time to act, time limit, statute of limitations, cutoff, by when | plazo, fecha límite, cuánto tiempo tengo | délai, date limite, combien de temps ai-je | frist, fristen, wie viel zeit habe ich, bis wann muss
refusal: refuse, turn away, decline, don't vaccinate, won't see | rechazar, negarse, rechazan | refuser, refusez | ablehnen, verweigern
bedside-stay: stay overnight, stay after, hospitalised, kept overnight | pasar la noche, ingresado | passer la nuit, hospitalisé | über nacht bleiben, stationär
tax-audit: audit, audited, irs letter, letter from the irs, irs writes, tax office, irs, letter from the tax | auditoría, carta del irs, irs, hacienda | contrôle fiscal, lettre du fisc, irs | steuerprüfung, finanzamt, irs
past-years: past years, earlier years, years back, back taxes, prior years, haven't filed, previous years, catch me up, catch up on, file late, behind on, unfiled | años anteriores, años atrasados, no he declarado, atrasado, atrasada | années précédentes, années antérieures, en retard de déclaration | frühere jahre, vergangene jahre, rückständig, nachreichen
tax-return: tax return, return, returns, file my taxes, personal return, taxes | declaración, declaración de impuestos, impuestos | déclaration d'impôts, déclaration, impôts | steuererklärung, steuern
bookkeeping: bookkeeping, payroll, accounting, books | contabilidad, nómina | comptabilité, fiches de paie, bulletins de paie, la paie, comptable | buchhaltung, lohnabrechnung
tax-court: tax court, represent me, represent, in court | tribunal fiscal, representar, tribunal | tribunal, représenter | gericht, vertreten vor
insurer-name < insurance: aetna, cigna, anthem, kaiser, humana, united healthcare, unitedhealthcare, blue cross, blue shield, delta dental, metlife, tricare, vsp, eyemed, guardian, ambetter, oscar health | sanitas, adeslas, mapfre | maaf, axa, malakoff | aok, barmer, tk, allianz, dak
vaccine-name < vaccine: kennel cough, bordetella, rabies, distemper, measles, tetanus, hepatitis, flu shot, shingles | rabia, tos de las perreras, tétanos, sarampión | rage, toux du chenil, tétanos, rougeole | tollwut, zwingerhusten, tetanus, masern
~required: a must, required, mandatory, compulsory, must have, have to have, obligatory, necessary | obligatorio, obligatoria, exigen, imprescindible | obligatoire, exigé, nécessaire | pflicht, vorgeschrieben, nötig, notwendig, erforderlich
exam: exam, exams, examination, examined, tested, test, tests, checkup, check-up, screening | examen, revisión, prueba, chequeo, pruebas | examen, contrôle, dépistage, test, bilan | untersuchung, untersucht, test, getestet, vorsorge, kontrolle
owner: who owns, owner, owners, who runs, run by, family-owned, founder | dueño, dueña, propietario del negocio | patron, patronne, gérant, gérante | inhaber, inhaberin, wem gehört, geschäftsführer
matted: knots, knot, matted, mat, mats, tangle, tangles, tangled | nudos, enredado, enredos | nœuds, emmêlé | verfilzt, knoten, verfilzungen
fur: fur, coat, coats, shed, sheds, shedding, undercoat | pelo, pelaje, muda | poil, poils, pelage, mue | fell, haare verliert, haart
others: any other, all other, other plan, other plans, every other, anyone else, other insurers | cualquier otro, otros seguros, los demás | toute autre, autres mutuelles, les autres | alle anderen, andere kassen, jede andere
`;
