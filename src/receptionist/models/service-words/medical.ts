// Service words: medicine, dentistry, eyes, animals. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const medicalWords = `
o teeth | teeth, tooth, dental, molar, gum, gums | dientes, diente, muela, muelas, dental, encía, encías | dents, dent, dentaire, molaire, gencive | zähne, zahn, zähnen, backenzahn, zahnfleisch, dental
c teeth clean | teeth cleaning, dental cleaning, prophylaxis, hygiene visit, scale and polish, scaling, descaling, tartar | limpieza dental, profilaxis, limpieza de dientes, limpieza bucal, sarro | détartrage, nettoyage des dents, nettoyage dentaire, tartre | zahnreinigung, pzr, zahnsteinentfernung, zahnstein, prophylaxe
c teeth inspect | dental exam, dental check-up, oral exam, teeth checked | revisión dental, examen dental, chequeo dental | bilan dentaire, contrôle dentaire, examen dentaire | zahnkontrolle, zahnuntersuchung, zahnärztliche kontrolle
s filling | filling, fillings, cavity, cavities, caries, tooth decay | empaste, empastes, caries, relleno dental, amalgama, obturación, tapadura, calza | plombage, carie, obturation, amalgame, composite | füllung, zahnfüllung, karies, loch im zahn, plombe
s root-canal | root canal, endodontic, endodontics, nerve treatment | endodoncia, tratamiento de conducto, tratamiento de conductos, matar el nervio, conducto | dévitalisation, traitement de canal, traitement radiculaire, traitement de racine | wurzelbehandlung, wurzelkanalbehandlung, wurzelkanal
s crown | crown, crowns, dental cap, onlay | corona, coronas, funda dental, funda | couronne, couronnes | krone, kronen, zahnkrone
s bridge | dental bridge, bridge | puente dental, puente | bridge, pont dentaire | brücke, zahnbrücke
s implant | implant, implants | implante, implantes | implant, implants | implantat, implantate
s denture | denture, dentures, false teeth | dentadura, dentadura postiza, prótesis dental | dentier, prothèse dentaire | prothese, zahnprothese, gebiss
s veneer | veneer, veneers | carilla, carillas | facette, facettes | veneers, verblendung
s whitening | whitening, bleaching, whiten, whiter teeth | blanqueamiento, blanquear, aclaramiento dental | blanchiment, blanchir, éclaircissement | bleaching, aufhellung, zahnaufhellung, bleichen
s extraction | tooth extraction, extraction, wisdom tooth, wisdom teeth, pull a tooth, tooth pulled | extracción dental, muela del juicio, muelas del juicio, sacar una muela, extracción | extraction dentaire, dent de sagesse, dents de sagesse, arracher une dent, extraction | weisheitszahn, weisheitszähne, zahn ziehen, zahnextraktion, zahnentfernung
s braces | braces, orthodontics, orthodontist, aligners, invisalign, retainer | frenos dentales, brackets, ortodoncia, ortodoncista, invisalign, alineadores | appareil dentaire, bagues, orthodontie, invisalign, gouttières dentaires | zahnspange, kieferorthopädie, spange, invisalign, aligner
s nightguard | night guard, mouthguard, grinding guard | férula, protector bucal, guarda oclusal | gouttière occlusale, gouttière de nuit | aufbissschiene, knirscherschiene, schiene
s gum-treatment | gum treatment, periodontal, deep cleaning, root planing | tratamiento de encías, periodoncia, limpieza profunda, curetaje | parodontie, surfaçage, traitement des gencives | parodontosebehandlung, parodontitis, parodontologie
s xray | x-ray, x-rays, xray, radiograph, mri, ct scan, ultrasound, imaging | radiografía, rayos x, radiografías, ecografía, resonancia, ultrasonido | radio, radiographie, échographie, irm, scanner | röntgen, röntgenbild, ultraschall, mrt
s physical | physical, physical exam, annual physical, wellness exam, medical check-up, health check | examen físico, chequeo médico, chequeo general, reconocimiento médico | bilan de santé, visite médicale, examen médical | vorsorgeuntersuchung, gesundheitscheck, check-up
s vaccine | vaccine, vaccination, shot, flu shot, immunization, booster, jab, vaccines | vacuna, vacunación, vacunas, inyección | vaccin, vaccination, piqûre, rappel de vaccin | impfung, impfen, grippeimpfung, spritze
s blood-test | blood test, blood work, lab work, labs, blood draw | análisis de sangre, examen de sangre, laboratorio, analítica | prise de sang, analyse de sang, analyses | blutabnahme, bluttest, blutbild, labor
s prescription | prescription, refill, medication refill | receta, resurtido, medicamento | ordonnance, renouvellement d'ordonnance | rezept, folgerezept, medikament
s physio | physical therapy, physiotherapy, pt session, rehab | fisioterapia, terapia física, rehabilitación | kiné, kinésithérapie, rééducation, physiothérapie | physiotherapie, krankengymnastik, reha
s chiro | chiropractic, chiropractor, adjustment, spinal adjustment | quiropráctico, ajuste quiropráctico, quiropraxia | chiropraxie, chiropracteur, ajustement | chiropraktik, chiropraktiker, einrenken
s acupuncture | acupuncture, cupping, dry needling | acupuntura, ventosas | acupuncture, ventouses | akupunktur, schröpfen
s psych | therapy session, psychotherapy, psychologist, counseling, mental health | psicoterapia, psicólogo, psicóloga, terapia psicológica | psychothérapie, psychologue, thérapie | psychotherapie, psychologe, therapiesitzung
s dermatology | dermatology, skin check, mole check, mole, rash, skin exam | dermatología, lunares, lunar, revisión de la piel | dermatologie, grain de beauté, contrôle de la peau | dermatologie, hautkrebsvorsorge, muttermal, hautcheck, hautscreening
s eye-exam | eye exam, eye test, vision test, vision exam, sight test, optometrist | examen de la vista, examen visual, revisión de la vista, graduación | examen de la vue, contrôle de la vue, test de vue, ophtalmo | sehtest, augenuntersuchung, augenprüfung
s glasses | glasses, spectacles, frames, eyeglasses, lenses | lentes, gafas, anteojos, monturas | lunettes, monture, verres | brille, brillen, brillengestell
s contacts | contact lenses, contacts, contact lens fitting | lentes de contacto, lentillas, pupilentes | lentilles, lentilles de contact | kontaktlinsen
s hearing | hearing test, hearing aid, hearing exam, audiology | audífono, prueba de audición, audiometría | audition, test auditif, appareil auditif, audioprothèse | hörtest, hörgerät
s prenatal | prenatal, pregnancy, obgyn, gynecology, pap smear, women's exam | prenatal, embarazo, ginecología, papanicolau, citología | prénatal, grossesse, gynécologie, frottis | schwangerschaft, pränatal, gynäkologie, vorsorge frauen
s podiatry | podiatry, foot exam, ingrown toenail, bunion | podología, uña encarnada, podólogo | podologie, ongle incarné, pédicure médicale | podologie, eingewachsener nagel, fußpflege medizinisch
o pet | pet, animal | mascota, animal | animal | haustier, tier
o dog | dog, puppy | perro, perra, cachorro | chien, chienne, chiot | hund, welpe
o cat | cat, kitten | gato, gata | chat, chatte, chaton | katze, kater
s neuter | spay, neuter, castration, sterilization | esterilización, castración, castrar, esterilizar | stérilisation, castration | kastration, sterilisation, kastrieren
s grooming | grooming, groom, dog grooming, nail trim dog | peluquería canina, estética canina, baño de perro | toilettage, toiletteur | hundesalon, fellpflege, hundepflege
s iv | iv drip, infusion, vitamin shot | suero, infusión, vitaminas | perfusion, infusion | infusion, tropf
`;
