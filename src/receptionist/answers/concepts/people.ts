// What callers ask about people, health and insurance, as concepts in four languages; how a line is read stands in ../lexicon.ts.

export const peopleConcepts = `
!insurance: insurance, insurer, in network, in-network, out of network, coverage, covered by, my plan, health plan, insurance plan, insurance company, take my insurance, dental plan, insurers, insurance pay, insurance cover, home insurance, homeowners insurance, adjuster, hail damage, claim | seguro, seguro médico, aseguradora, seguros, mutua, cobertura, plan médico, plan de salud, aseguradoras, seguro del hogar, seguro de hogar, el parte, cubre el seguro | assurance, mutuelle, prise en charge, conventionné, assureur, caisse, assureurs, assurance habitation, sinistre, remboursé par | versicherung, krankenkasse, kasse, kostenübernahme, versicherer, versicherungen, kassen, hausratversicherung, gebäudeversicherung, schadensfall, versichert bei, wird * übernommen, zahlt die kasse, zahlt das die, übernimmt die
hmo < insurance: hmo, hmo plan | hmo | hmo | hmo
ppo < insurance: ppo | ppo | ppo | ppo
medicare < insurance: medicare | medicare | medicare | medicare
medicaid < insurance: medicaid, medi-cal, state insurance | medicaid, medi-cal | medicaid | medicaid
pet-insurance < insurance: pet insurance | seguro de mascotas | assurance animaux | tierversicherung
legal-insurance < insurance: legal insurance, legal expenses insurance | seguro de defensa jurídica | protection juridique | rechtsschutz, rechtsschutzversicherung
uninsured: without insurance, no insurance, uninsured, self-pay, pay myself, out of pocket, not insured, don't have insurance, don't have * insurance, do not have * insurance, no dental insurance, no coverage, not covered by insurance, no plan, without a plan | sin seguro, no tengo seguro, no tengo * seguro, por privado | sans assurance, pas de mutuelle, pas d'assurance, pas de sécu | ohne versicherung, selbstzahler, nicht versichert
copay: copay, copays, co-pay, deductible | copago, deducible | ticket modérateur, franchise | zuzahlung, selbstbeteiligung, eigenanteil
claim: file the claim, send the claim, submit the claim, claims, claim to, bill my insurance, bill insurance directly, claim form, form for your, reimbursed by insurance, help with the claim, with the claim, insurance claim, insurance claims, adjuster, deal with the insurance, work with the insurance, hail damage, direct with my insurer, straight to your insurer | reclamación, presentar la reclamación, tramitar el seguro, facturan al seguro, el parte, dar parte, lo tramita | feuille de soins, demande de remboursement, tiers payant, télétransmission, déclaration de sinistre, dossier d'assurance, expert, avancer les frais | abrechnen, abrechnung mit der kasse, schadensmeldung, direkt abrechnen, gutachter, schaden melden, rechnen * direkt, direkt mit der versicherung, direkt abgerechnet
license: license, licence, licensed, license number, bonded, authorized, papers in order, registered | licencia, licenciado, autorizado, con licencia | licence, agréé, autorisé, agrément | lizenz, lizenziert, zulassung, zugelassen, konzession
master < license: master electrician, master plumber, master's certificate | maestro electricista, maestro plomero | maître artisan, artisan | meister, meisterbetrieb, meisterbrief
certified: certified, certificate, certification, accredited, qualified, qualification, nate, ase certified, cpa, certified accountant, enrolled agent, board certified, credentials, specialist title | certificado, certificación, acreditado, titulado, título, colegiado | certifié, certification, diplômé, qualifié, diplôme, accrédité, titre | zertifiziert, zertifikat, qualifiziert, titel, geprüft, fachanwaltstitel, anerkannt
cpa < certified: cpa, certified public accountant, certified accountant | contador público certificado, contador certificado | expert-comptable | wirtschaftsprüfer, steuerberater
vetted: background check, background checked, vetted, trustworthy, criminal record, trust them, drug tested, screened for, background screened | verificados, antecedentes, de confianza, revisión de antecedentes | vérifiés, casier judiciaire, de confiance | überprüft, führungszeugnis, vertrauenswürdig
training: trained, training, trained in | formación, capacitado, formado, entrenado | formation, formé | ausgebildet, ausbildung, schulung
school-attended: school, go to school, degree, college, university, graduate, graduated, studied, study, med school | estudió, estudiar, universidad, carrera, título universitario, se graduó, escuela | études, étudié, université, école, diplômée de | studiert, studium, universität, studierte, hochschule
experience: how long * been doing, been doing this, how many years, in business, experience, how experienced, been around, since | años de experiencia, cuánto tiempo llevan, llevan trabajando, desde cuándo | années d'expérience, depuis combien de temps, depuis | berufserfahrung, wie lange machen sie das, seit wann, wie viele jahre
surgeon: surgeon, specialist | cirujano, especialista | chirurgien, spécialiste | chirurg, facharzt, spezialist
~crew: crew, technician, technicians, guy, guys, people you send, workers, your people, your guys, movers, employees, who will come, staff, your team, mechanics, guides, guide, therapist, lawyer, attorney, plumber, electrician, cleaner, cleaners, locksmith, stylist, instructor, instructors, teacher, teachers, trainer, agent, photographer, gardener, roofer, installer, installers, dentist, dentists, hygienist, sitter, tutor | técnico, técnicos, equipo, empleados, trabajadores, personal, abogado, abogada, fontanero, electricista, cerrajero, peluquera, peluquero, profesor, profesora, profesores, monitor, limpiadora, limpiadoras, chica, dentista, instructor | technicien, équipe, employés, personnel, ouvriers, avocat, avocate, plombier, électricien, serrurier, coiffeur, coiffeuse, professeur, professeurs, prof, moniteur, intervenante, kiné, jardinier | techniker, mitarbeiter, personal, leute, handwerker, team, anwalt, anwältin, klempner, elektriker, friseur, friseurin, lehrer, lehrerin, fahrlehrer, trainer, monteur, therapeut, therapeutin, zahnarzt, gärtner, reinigungskraft
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
dog < pet: dog, dogs, puppy, pup, doggy, labrador, dachshund, poodle, canine | perro, perros, perrito, cachorro, perra, labrador, caniche, bulldog | chien, chiens, chiot, chienne, labrador, caniche, bouledogue | hund, hunde, dackel, welpe, pudel, hündin, labrador, schäferhund, dogge
cat < pet: cat, cats, kitten, kitty, feline | gato, gata, gatos, gatito | chat, chats, chaton, chatte | katze, katzen, kater, kätzchen
rabbit < pet: rabbit, rabbits, bunny | conejo, conejos | lapin, lapins | kaninchen, hase
guinea-pig < pet: guinea pig, hamster | cobaya, conejillo de indias, hámster | cochon d'inde, cobaye, hamster | meerschweinchen, hamster
bird < exotic: bird, birds, parakeet, parrot, budgie, canary, cockatiel | pájaro, pájaros, loro, ave, aves, periquito | oiseau, oiseaux, perroquet, perruche | vogel, vögel, papagei, wellensittich
reptile < exotic: reptile, reptiles, snake, lizard, turtle, gecko, iguana | reptil, reptiles, serpiente, tortuga, lagarto | reptile, reptiles, serpent, tortue, lézard | reptil, reptilien, schlange, schildkröte, echse
horse < animal: horse, horses, pony | caballo, caballos | cheval, chevaux, poney | pferd, pferde, pony
service-animal < pet: service dog, service animal, guide dog | perro guía, perro de asistencia | chien guide, chien d'assistance | blindenhund, assistenzhund
leash: leash, crate, carrier, on a lead, lead, muzzle, cat carrier, in a carrier, on a leash | correa, transportín, atado, suelto, sueltos, bozal, jaula | laisse, cage de transport, en laisse, muselière, caisse de transport | leine, transportbox, leinenpflicht, maulkorb, transportkorb, angeleint
spay: spay, neuter, get fixed, spayed, neutered, castrate, sterilize, have * fixed, fixed yet, spaying, neutering | esterilizar, castrar | stériliser, castrer | kastrieren, sterilisieren, kastration
vaccine: vaccine, vaccines, vaccinate, vaccination, shots, shot, unvaccinated, immunization, booster | vacuna, vacunas, vacunar, vacunación | vaccin, vaccins, vacciner, vaccination | impfung, impfen, impfungen, geimpft, ungeimpft
microchip: microchip, chip him, chip her | microchip | puce, pucer | chippen, mikrochip
grooming: grooming, groom, trim nails, nail trim, bath for | peluquería canina, cortar las uñas | toilettage, couper les griffes | fellpflege, krallen schneiden, hundefriseur
boarding: boarding, board, kennel, look after my dog while | guardería canina, alojamiento canino, residencia canina | pension pour chiens, garde | tierpension, hundepension
parasite: flea, fleas, tick, ticks, worms | pulgas, garrapatas | puces, tiques | flöhe, zecken
surgery: surgery, operation, operated, op, surgical | cirugía, operación, operar | chirurgie, opération, opérer | operation, op, operieren, eingriff
sick: sick, ill, fever, flu, cough, unwell, cold symptoms, a cold, have a cold, the flu, feel ill, feeling ill, under the weather, gets sick, gets ill, something is wrong with | enfermo, enferma, fiebre, gripe, tos, resfriado, resfriada, catarro | malade, fièvre, grippe, toux, rhume, enrhumé, enrhumée | krank, fieber, grippe, husten, erkältet, erkältung, schnupfen, verkühlt
rash < sick: rash, spots all over, spots, contagious, chickenpox, infectious | sarpullido, manchas, contagioso, ronchas | éruption, boutons, contagieux | ausschlag, flecken, ansteckend
pregnancy: pregnant, pregnancy, expecting, trimester, breastfeeding, months along, weeks along, mom-to-be, expectant, expecting mothers, prenatal, having a baby, months pregnant, weeks pregnant | embarazada, embarazo, trimestre, lactancia, meses de embarazo, estoy de, embarazadas | enceinte, grossesse, trimestre, allaitement, femmes enceintes, mois de grossesse, prénatal, prénatale, femme enceinte, allaite | schwanger, schwangerschaft, stillen, schwangere, fünften monat, im * monat, ssw, woche schwanger, schwangeren, schwangerschaftswoche, stille
allergy: allergy, allergic, allergies, sensitive skin, reaction, latex | alergia, alérgico, alergias, piel sensible | allergie, allergique, allergies, peau sensible | allergie, allergisch, empfindliche haut, verträglich
patch-test < allergy prepare: patch test, skin test | prueba de alergia, prueba de parche | test cutané, test d'allergie | hauttest, allergietest
nuts < allergy: nut, nuts, peanut, almond | nueces, cacahuete, frutos secos | noix, arachide, fruits à coque | nüsse, nuss, erdnuss
gluten < diet: gluten, gluten-free, celiac, coeliac | gluten, celíaco, sin gluten | gluten, sans gluten, cœliaque | gluten, glutenfrei, zöliakie
dairy < diet: dairy, dairy-free, lactose, lactose intolerant, milk | lactosa, sin lactosa, lácteos, leche | lactose, laitiers, lait, sans lactose | laktose, laktosefrei, milch, milchfrei
vegetarian < diet: vegetarian, veggie, meatless, no meat | vegetariano, vegetariana, sin carne, vegetarianos, vegetarianas | végétarien, végétarienne, sans viande | vegetarisch, vegetarier, fleischlos, ohne fleisch, vegetarische
vegan < diet: vegan, plant-based | vegano, vegana, veganos, veganas | végan, végétalien, vegan, végane, véganes | vegan, pflanzlich, vegane, veganer, ohne fleisch und milch
kosher < diet: kosher, halal | kosher, halal | casher, halal | koscher, halal
diet: dietary, diet, special diet, food allergies, intolerance, intolerant | dieta, dietas, intolerancia | régime, alimentaire, intolérance | diät, unverträglichkeit, ernährung, ohne fleisch, ohne milch, ohne fleisch und milch, allergien nennen
nervous: nervous, anxious, afraid, scared, fear, anxiety, terrified, phobia, panic, dread, calm, hate dentists, hate the dentist, frightened, stressed, panicky, worried, nerves | nervioso, nerviosa, nervios, miedo, pánico, ansiedad, temor, me asusta, me da miedo, miedo al dentista, ansioso | anxieux, nerveux, peur, angoisse, phobie, stressé, stressée, j'ai peur, peureux, angoissé | angst, nervös, panik, ängstlich, furcht, phobie, hinterm steuer, angstfahrer, panisch, zahnarztangst, panikattacken, ängstlicher
sedation < nervous: sedation, nitrous, nitrous oxide, laughing gas, sedated, put me under, asleep, anesthesia, knocked out, numbing, numbing cream, numb me, numb it, for the pain, anaesthetic, anesthetic | sedación, óxido nitroso, gas de la risa, anestesia, dormido, anestésico, crema anestésica | sédation, protoxyde d'azote, gaz hilarant, anesthésie, anesthésier, endormi, crème anesthésiante | sedierung, lachgas, narkose, dämmerschlaf, vollnarkose, betäubung, betäuben, spritze, betäubungscreme, örtliche betäubung
pain: pain, hurt, hurts, painful, painless, numb, sore, ache | dolor, duele, doler, doloroso | mal, douleur, douloureux | schmerz, schmerzen, weh, wehtun, schmerzhaft
medication: medication, medicine, meds, prescription, prescribe, pills, refill, refills, prescriptions, tablets | medicamento, medicación, receta, recetar, pastillas, medicamentos, recetas, pastilla | médicament, ordonnance, prescrire, médicaments, ordonnances, comprimés | medikament, rezept, verschreiben, tabletten, medikamente, folgerezept, folgerezepte, rezepte, e-rezept, pillen
doctor-note: doctor's note, medical note, sick note, note from * doctor, certificate for work, sick certificate, note for work, note for my boss, excuse note, sick leave | justificante médico, nota del médico, parte médico, baja laboral, parte de baja, la baja, justificante | certificat médical, arrêt de travail, mot du médecin, un mot pour l'école, certificat d'absence, arrêt maladie, attestation | attest, krankschreibung, bescheinigung, krankenschein, krankschreiben, krankgeschrieben, au-bescheinigung, arbeitsunfähigkeit
school-form < documents: school form, camp form, camp physical, school forms, sports physical, physical paperwork, form for school, camp forms | formulario escolar, formulario del campamento | formulaire scolaire, certificat scolaire | schulformular, schulbescheinigung
condition: blood pressure, diabetes, diabetic, pacemaker, heart condition, medical condition, asthma, epilepsy, bad back, injury, injured, injuries, back pain, back problems, bad knee, slipped disc, heart problem, high blood pressure | tensión alta, diabetes, marcapasos, problema del corazón, lesión, lesiones, lesionado, lesionada, dolor de espalda, espalda, hernia, hipertensión | tension, diabète, pacemaker, maladie cardiaque, blessure, blessures, blessé, mal au dos, mal de dos, hernie, blessée, genou | blutdruck, diabetes, herzschrittmacher, herzkrank, verletzt, verletzung, verletzungen, rückenschmerzen, rücken, bandscheibe, knieprobleme, vorerkrankung
nurse: nurse, nurse line, advice line, talk to someone, talk to me | enfermera, línea de enfermería | infirmière | krankenschwester, schwester
referral: referral, refer, specialist referral, see my doctor first, see a doctor first, doctor first, doctor's order, need a prescription, prescription first, sent by * doctor, doctor's prescription, prescription from my doctor, referral from, gp referral | derivación, volante, receta para venir, orden médica, volante médico, receta del médico, prescripción médica, volante del médico | lettre d'adressage, orientation, ordonnance pour, faut-il une ordonnance, courrier du médecin, prescription du médecin, sans ordonnance, une prescription, prescription médicale, ordonnance | überweisungsschein, überweisung vom arzt, überweisung, rezept nötig, brauche ich ein rezept, ärztliche verordnung, verordnung vom arzt, heilmittelverordnung, überweisungen, verordnung, ein rezept vom
second-opinion: second opinion | segunda opinión | deuxième avis | zweite meinung
wheelchair < access: wheelchair, wheelchair user | silla de ruedas | fauteuil roulant | rollstuhl, rollstuhlfahrer, rollstuhlgerecht
+access: step-free, accessible, accessibility, disabled, disability, handicapped, ramp, walker, mobility, no steps, ground floor, bad knees, crutches, cane, handicap, bad hip, trouble walking, steps, ground level | accesible, accesibilidad, discapacidad, movilidad, rampa, muletas, sin escalones, planta baja, escalón | accessible, accessibilité, handicap, handicapé, mobilité réduite, plain-pied, rampe, béquilles, marche, rez-de-chaussée | barrierefrei, behindert, gehbehindert, stufenlos, rampe, ebenerdig, rollator, krücken, stufe, stufen, erdgeschoss, behindertengerecht
elevator < access: elevator, lift | ascensor, elevador | ascenseur | aufzug, fahrstuhl, lift
stairs < access: stairs, staircase, flight of stairs, walk-up, flights, upstairs, floor, stairway | escaleras, escalera, piso | escaliers, escalier, étage | treppe, treppen, stock, etage, stockwerk
immigration < legal-area: immigration, visa application, green card, deportation | inmigración, visado, deportación | immigration, titre de séjour | einwanderung, aufenthaltstitel, visum
divorce < legal-area: divorce, divorces, separation, custody, alimony, child support | divorcio, divorcios, custodia, separación | divorce, garde des enfants, séparation, pension alimentaire | scheidung, scheidungen, sorgerecht, unterhalt, trennung
tenancy < legal-area: tenancy, tenant, landlord, renter, eviction, rental agreement, security deposit, rent my, if you rent, renting, rented, renters, tenants, landlords, property owner, i rent my, i rent an, i'm renting | inquilino, arrendador, desalojo, alquiler de vivienda, casero, arrendamiento, de alquiler, vivo de alquiler, alquilado, alquilada, propietario, inquilinos | locataire, propriétaire, bail, expulsion, en location, locataires | mietrecht, mieter, räumung, mietvertrag, zur miete, vermieter, mietwohnung
employment < legal-area: employment law, fired, dismissal, dismissed, laid off, boss, employer, wrongful termination, unpaid wages, workplace, employment | despido, despedido, empleador, jefe, laboral, me echaron | licenciement, licencié, employeur, patron, droit du travail, viré | kündigung, gekündigt, entlassen, arbeitgeber, chef, arbeitsrecht
consumer < legal-area: consumer, faulty product, bought a lemon, online shop | consumidor | consommateur | verbraucher
criminal < legal-area: criminal, crime, arrest, arrested, dui, misdemeanor, felony | penal, delito, arrestado, detenido | pénal, arrêté, délit | strafrecht, straftat, verhaftet, strafsache
tax-law < legal-area: tax law, tax case, tax cases | derecho fiscal | droit fiscal | steuerrecht
injury < legal-area: accident, personal injury, car accident, hurt at work, slip and fall, injury case, injury claim, injured in, injury law | accidente, lesiones por accidente | accident, dommage corporel | unfall, personenschaden
will-estate < legal-area: will, estate, inheritance, testament, probate, trust, a will, my will, wills, write a will, last will | testamento, herencia, sucesión, testamentos, herencias | testament, succession, héritage | testament, erbe, nachlass, erbrecht, erbschaft, erben, testamente
legal-area: areas of law, kind of cases, type of cases, practice areas, cases, specialize | áreas de derecho, tipo de casos, especialidad | domaines de droit, type d'affaires | rechtsgebiete, rechtsgebiet, welche fälle, arten von fällen
deadline: deadline, how long do i have, how much time do i have, time to act, time limit, statute of limitations, cutoff, by when, how long do i have to, how long have i got, due date, cut-off, latest, at the latest, last day to, by what date, until when can i | plazo, fecha límite, cuánto tiempo tengo, hasta qué día, último día, cuánto plazo, de plazo, hay plazo, como tarde | délai, date limite, combien de temps pour déclarer, jusqu'à quelle date, au plus tard, dernier délai, délais, dans les six mois, date butoir, combien de temps ai-je, j'ai combien de temps, ai-je le temps | frist, fristen, wie viel zeit habe ich, abgabefrist, abgabe, muss ich abgeben, abgabetermin, bis ende, stichtag
refusal: refuse, turn away, decline, don't vaccinate, won't see | rechazar, negarse, rechazan | refuser, refusez | ablehnen, verweigern
bedside-stay: stay overnight, stay after, hospitalised, kept overnight, same day, go home the same day, stay the night, stay in, keep him overnight, keep her overnight, overnight stay | pasar la noche, ingresado, se queda ingresado, se queda a dormir, el mismo día, vuelve el mismo día, se queda allí, quedarse ingresado | passer la nuit, hospitalisé, rentre le jour même, reste la nuit, hospitalisation | über nacht bleiben, stationär, am selben tag nach hause, dableiben, da bleiben, dabehalten, stationären
tax-audit: audit, audited, irs letter, letter from the irs, irs writes, tax office, irs, letter from the tax | auditoría, carta del irs, irs, hacienda | contrôle fiscal, lettre du fisc, irs | steuerprüfung, finanzamt, irs
past-years: past years, earlier years, years back, back taxes, prior years, haven't filed, previous years, catch me up, catch up on, file late, behind on, unfiled | años anteriores, años atrasados, no he declarado, atrasado, atrasada | années précédentes, années antérieures, en retard de déclaration | frühere jahre, vergangene jahre, rückständig, nachreichen
tax-return: tax return, return, returns, file my taxes, personal return, taxes | declaración, declaración de impuestos, impuestos | déclaration d'impôts, déclaration, impôts | steuererklärung, steuern
bookkeeping: bookkeeping, payroll, accounting, bookkeeper, do my books, the books, my books, accounts | contabilidad, nómina | comptabilité, fiches de paie, bulletins de paie, la paie, comptable | buchhaltung, lohnabrechnung
tax-court: tax court, represent me, represent, in court, go to court, to court, courts, court with me, court date | tribunal fiscal, representar, tribunal, ir a juicio, juicio, juzgado | tribunal, représenter, tribunaux, au tribunal | gericht, vertreten vor, vor gericht
aetna < insurance: aetna | aetna | aetna | aetna
cigna < insurance: cigna | cigna | cigna | cigna
anthem < insurance: anthem | anthem | anthem | anthem
kaiser < insurance: kaiser | kaiser | kaiser | kaiser
humana < insurance: humana | humana | humana | humana
united-healthcare < insurance: united healthcare, unitedhealthcare | united healthcare, unitedhealthcare | united healthcare, unitedhealthcare | united healthcare, unitedhealthcare
blue-cross < insurance: blue cross, blue shield | blue cross, blue shield | blue cross, blue shield | blue cross, blue shield
delta-dental < insurance: delta dental | delta dental | delta dental | delta dental
metlife < insurance: metlife | metlife | metlife | metlife
tricare < insurance: tricare | tricare | tricare | tricare
vsp < insurance: vsp | vsp | vsp | vsp
eyemed < insurance: eyemed | eyemed | eyemed | eyemed
ambetter < insurance: ambetter | ambetter | ambetter | ambetter
oscar-health < insurance: oscar health | oscar health | oscar health | oscar health
sanitas < insurance: sanitas | sanitas | sanitas | sanitas
adeslas < insurance: adeslas | adeslas | adeslas | adeslas
mapfre < insurance: mapfre | mapfre | mapfre | mapfre
maaf < insurance: maaf | maaf | maaf | maaf
axa < insurance: axa | axa | axa | axa
malakoff < insurance: malakoff | malakoff | malakoff | malakoff
aok < insurance: aok | aok | aok | aok
barmer < insurance: barmer | barmer | barmer | barmer
tk < insurance: tk, techniker krankenkasse | tk, techniker krankenkasse | tk, techniker krankenkasse | tk, techniker krankenkasse
allianz < insurance: allianz | allianz | allianz | allianz
dak < insurance: dak | dak | dak | dak
guardian-dental < insurance: guardian dental | guardian dental | guardian dental | guardian dental
state-farm < insurance: state farm | state farm | state farm | state farm
geico < insurance: geico | geico | geico | geico
allstate < insurance: allstate | allstate | allstate | allstate
progressive-insurance < insurance: progressive insurance | progressive insurance | progressive insurance | progressive insurance
asisa < insurance: asisa | asisa | asisa | asisa
dkv < insurance: dkv | dkv | dkv | dkv
harmonie-mutuelle < insurance: harmonie mutuelle | harmonie mutuelle | harmonie mutuelle | harmonie mutuelle
maif < insurance: maif, macif | maif, macif | maif, macif | maif, macif
huk < insurance: huk, huk coburg | huk, huk coburg | huk, huk coburg | huk, huk coburg
kennel-cough < vaccine: kennel cough, bordetella | tos de las perreras | toux du chenil | zwingerhusten
rabies < vaccine: rabies | rabia | rage | tollwut
distemper < vaccine: distemper, parvo | moquillo, parvo | maladie de carré, parvo | staupe, parvo
measles < vaccine: measles, mmr | sarampión | rougeole | masern
tetanus < vaccine: tetanus | tétanos | tétanos | tetanus
hepatitis < vaccine: hepatitis | hepatitis | hépatite | hepatitis
flu-shot < vaccine: flu shot, flu shots, flu vaccine, flu jab | vacuna de la gripe, vacuna contra la gripe | vaccin contre la grippe, vaccin grippe | grippeimpfung
shingles < vaccine: shingles | herpes zóster | zona | gürtelrose
yellow-fever < vaccine: yellow fever | fiebre amarilla | fièvre jaune | gelbfieber
travel-vaccine < vaccine: travel vaccines, travel vaccine, travel shots, shots for a trip, shots for travel | vacunas de viaje, vacunas para viajar | vaccins de voyage, vaccin pour voyager | reiseimpfung, reiseimpfungen, fernreisen, vor einer reise
~required: a must, required, mandatory, compulsory, must have, have to have, obligatory, necessary | obligatorio, obligatoria, exigen, imprescindible | obligatoire, exigé, nécessaire | pflicht, vorgeschrieben, nötig, notwendig, erforderlich
exam: exam, exams, examination, examined, tested, test, tests, checkup, check-up, screenings, health screening | examen, revisión, prueba, chequeo, pruebas | examen, contrôle, dépistage, test, bilan | untersuchung, untersucht, test, getestet, vorsorge, kontrolle
owner: who owns, owner, owners, who runs, run by, family-owned, founder | dueño, dueña, propietario del negocio | patron, patronne, gérant, gérante | inhaber, inhaberin, wem gehört, geschäftsführer
matted: knots, knot, matted, tangle, tangles, tangled, mats in, matting | nudos, enredado, enredos | nœuds, emmêlé | verfilzt, knoten, verfilzungen
fur: fur, coat, coats, shed, sheds, shedding, undercoat | pelo, pelaje, muda | poil, poils, pelage, mue | fell, haare verliert, haart
others: any other, all other, other plan, other plans, every other, anyone else, other insurers | cualquier otro, otros seguros, los demás | toute autre, autres mutuelles, les autres | alle anderen, andere kassen, jede andere
time-window: arrival window, time window, two-hour window, what time exactly, on their way, call me before, call before, text before, text when, let me know when you, heads up, exact time, what time will he, what time will she, what time will they, what time will the, on the way to | franja, franja horaria, a qué hora vienen, a qué hora llegan, avisan antes, me avisan, avisar antes, llamar antes, de camino, en camino, hora exacta | créneau, à quelle heure venez, heure exacte, prévenez, appelez avant, prévenir avant, en route | zeitfenster, wann genau, genaue uhrzeit, rufen * vorher an, vorher anrufen, bescheid, unterwegs, melden sich vorher
prove-id < id-document: prove, proof, prove i live, prove that i, show id, show my id, show identification, proof of address, know it is my, know that it is mine | demostrar, demuestre, enseñar el dni, justificar, cómo saben que, muestre que, enseñar algún documento | prouver, justificatif de domicile, preuve, montrer ma carte | beweisen, nachweisen, nachweis, ausweisen, belegen, ausweis zeigen
exotic < pet: exotics, exotic animals, exotic pets, exotic | exóticos, animales exóticos | nac, exotiques, animaux exotiques | exoten, exotische tiere
ferret < pet: ferret, ferrets | hurón, hurones | furet, furets | frettchen
public-insurance < insurance: nhs, national health, public insurance | seguridad social, seguro público | sécu, la sécu, sécurité sociale, cpam, assurance maladie, carte vitale | gesetzlich, gesetzlich versichert, gesetzlich versicherte, kassenpatient, kassenpatienten, kassenpatientin, gesetzliche
private-insurance < insurance: private insurance, privately insured | seguro privado | assurance privée | privat versichert, privat versicherte, privatversichert, privatversicherte, privatversicherter, privatpatient, privatpatienten, privatpatientin, private krankenversicherung, privatversicherung, beihilfe
drive-after: drive home, drive afterwards, drive after, safe to drive, able to drive, cannot drive, can't drive, drive myself, allowed to drive, drive back | conducir después, manejar después, volver conduciendo, puedo manejar, puedo conducir, no puede conducir, conducir a casa | reprendre le volant, reprendre la route, conduire après, puis-je conduire, repartir en voiture | auto fahren, autofahren, selbst fahren, fahrtüchtig, nach hause fahren, ans steuer
deceased: passed away, died, cremation, cremate, ashes, put to sleep, put him down, put her down, euthanasia, say goodbye | ha muerto, se ha muerto, murió, incineración, incineran, cenizas, eutanasia, despedida, sacrificar | décédé, mort, incinération, cendres, euthanasie, endormir | gestorben, verstorben, einäscherung, asche, einschläfern, eingeschläfert
hygiene: hygiene, hygienic, sterilize, sterilise, sterilized, sterile, single-use, disposable, sanitize, sanitized, disinfect, disinfected, is it clean, needles clean, tools clean, how clean | higiene, higiénico, esterilizan, esterilizáis, esterilizamos, estéril, desinfectan, desinfectáis, desinfectamos, un solo uso, desechables, es limpio, está limpio | hygiène, stérilisé, stérilisés, stérilisez, stérilisons, désinfecté, désinfectez, usage unique, jetable, jetables | hygiene, steril, sterilisiert, sterilisieren, desinfiziert, desinfizieren, einweg, einwegnadeln, hygienisch
childcare: childcare, child care, babysit, babysitting, watch my kids, watch my child, look after my kids, look after my child, look after the kids, nursery, creche | guardería, cuidan niños, cuidan a los niños, ludoteca, con quién dejar | garderie, garde d'enfants, crèche, garder mes enfants, garder mon enfant, halte-garderie | kinderbetreuung, passt * auf mein kind auf, passen * auf kinder, passen * auf, passt jemand auf, betreuung für kinder, babysitter
sun: sun, sunbathe, sunbathing, tan, tanning, sunburn | tomar el sol, broncear, bronceado, al sol, el sol | soleil, bronzer, bronzage | sonne, sonnen, sonnenbaden, solarium, bräunen
switch-provider: switch, switch to you, switching, change accountants, change from my, coming from another, transfer from another, unhappy with my current | cambiar de, cambiarme a, cambiarme de, vengo de otro, vengo de otra | changer de, changement de, je viens d'un autre | wechsel, wechsle, zu ihnen wechseln, wechseln von, von einem anderen
self-employed: self-employed, freelancer, freelance, freelancers, sole trader, start a business, starting a business, own business, startup, set up a company | autónomo, autónoma, autónomos, montar un negocio, abrir una empresa | indépendant, indépendants, auto-entrepreneur, création d'entreprise, micro-entrepreneur, créer ma société, à mon compte | selbstständig, selbstständige, selbständig, selbständige, freiberufler, gründer, gründung, gründungen, gründen, existenzgründung, selbstständig machen
employee: employee, salaried, wage earner | por cuenta ajena, asalariado, asalariados, empleado | salarié, salariés, salariée | angestellter, angestellten, angestellte, arbeitnehmer, arbeitnehmerfälle
driving-license: driving license, driving licence, driver's licence, foreign license, license | carné de conducir, permiso de conducir, el carné, licencia de conducir | permis de conduire, le permis, permis étranger | führerschein, führerscheine, fahrerlaubnis
proxy: power of attorney, proxy, someone sign for me, sign on my behalf, on my behalf | poder notarial, un poder, firmar por mí, en mi nombre | procuration, signer à ma place, à ma place, ne peux pas me déplacer, ne pouvez pas venir signer | vollmacht, in meinem namen, stellvertretend
level: level, what level, placement, placement test, which level | nivel, qué nivel, prueba de nivel | niveau, quel niveau, test de niveau | niveau, stufe, einstufung, einstufungstest, welches niveau
adults: adults, grown-ups, for adults, as an adult, older beginners | adultos, para adultos, personas adultas | adultes, pour adultes | erwachsene, erwachsenen, zu alt, für erwachsene
siblings: siblings, sibling, both kids, both children, two kids, second child, brother and sister, sibling discount | hermanos, dos hijos, los dos niños, segundo hijo | frères et soeurs, deux enfants, fratrie, deuxième enfant | geschwister, beide kinder, zwei kinder, zweites kind, geschwisterrabatt, geschwisterkind
practice: practice, practise, practice at home, homework | practicar, deberes, practicar en casa | pratiquer, devoirs, s'entraîner, travailler à la maison | üben, hausaufgaben, zu hause üben, übezeit
concert: concert, recital, performance, perform, play in public | concierto, audición, recital | concert, audition, récital | konzert, vorspiel, auftritt, vorspielen, aufführung
voluntary: voluntary, optional, have to take part, must take part | voluntario, opcional, obligado a | facultatif, obligé, volontaire | freiwillig, mitmachen, teilnehmen, teilnahme
japanese < speak: japanese | japonés | japonais | japanisch
dutch < speak: dutch | holandés, neerlandés | néerlandais | niederländisch, holländisch
ukrainian < speak: ukrainian | ucraniano | ukrainien | ukrainisch
native-speaker: native speaker, native speakers, native | nativo, nativos, nativa | natif, natifs, langue maternelle | muttersprachler, muttersprachlerin
private-lesson < class: one-on-one, one on one, one-to-one, one to one, private lesson, private lessons, private class, individual lessons, individually | clase particular, clases particulares, clases individuales, individual | cours particulier, cours particuliers, individuel, individuels, cours individuel | einzelunterricht, einzelstunde, einzelstunden, privatunterricht, einzeln
diploma: diploma, certificate at the end, get a certificate, certificate of attendance, certificates, gets a certificate | diploma, título al final, certificado al final, dan un título, dan certificado | diplôme à la fin, attestation, certificat à la fin, délivrez un | zertifikat am ende, teilnahmebescheinigung, abschluss, bekomme ich ein zertifikat, urkunde
diapers: diapers, diaper, nappies, wipes | pañales, pañal, toallitas | couches, couche, lingettes | windeln, windel, feuchttücher
nap: nap, naps, sleep, nap time, rest | siesta, dormir | sieste, siestes, dormir, dodo | mittagsschlaf, schlafen, schläfchen
settling-in: settling-in, settling in, adjustment period, adaptation, first days | adaptación, periodo de adaptación | adaptation, l'adaptation, période d'adaptation | eingewöhnung, eingewöhnen
biting: bitten, bites, bite, aggressive, bit someone, growls | morder, muerde, mordido, agresivo | mordu, mord, agressif | gebissen, beißt, aggressiv, bissig
pet-medicine < medication: insulin, give him pills, give her pills, give medication, give medicine, injections | insulina, inyecciones, dar la medicación, pastillas al | insuline, piqûres, donner ses médicaments | insulin, spritzen geben, tabletten geben, medikamente geben
several-pets: two cats, two dogs, second pet, more than one pet, several pets, second dog, another dog, several dogs, multiple pets, dogs at once | dos gatos, dos perros, segunda mascota, varios perros | deux chats, deux chiens, deuxième animal, plusieurs chiens | zwei katzen, zwei hunde, zweites tier, mehrere hunde, zweiter hund
`;
