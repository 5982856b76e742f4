// What callers say to those who treat people and animals, and which service of theirs it means; see ../service-words.test.ts.

export const healthCases = `
= dentist: Teeth cleaning; Dental exam; Filling; Root canal; Crown; Tooth extraction; Teeth whitening; Emergency visit; Night guard; Dental implant
en | i have a toothache | Emergency visit
en | i chipped my front tooth | Emergency visit
en | my tooth hurts really bad | Emergency visit
en | i think i have a cavity | Filling
en | my filling fell out | Filling
en | pull my wisdom teeth | Tooth extraction
en | i grind my teeth at night | Night guard
en | my crown came off | Crown
en | i want whiter teeth | Teeth whitening
en | just a regular check up for my teeth | Dental exam
es | me duele una muela | Emergency visit
es | se me cayó una tapadura | Filling
es | sacarme una muela del juicio | Tooth extraction
es | quiero una limpieza | Teeth cleaning
es | tengo una caries | Filling
es | rechino los dientes | Night guard
fr | j'ai mal aux dents | Emergency visit
fr | une rage de dents | Emergency visit
fr | un détartrage | Teeth cleaning
fr | arracher une dent de sagesse | Tooth extraction
fr | mon plombage est tombé | Filling
fr | une gouttière pour la nuit | Night guard
de | ich habe Zahnschmerzen | Emergency visit
de | Zahnreinigung | Teeth cleaning
de | ein Loch im Zahn | Filling
de | Weisheitszahn ziehen | Tooth extraction
de | Knirscherschiene | Night guard
de | mir ist die Krone rausgefallen | Crown
en | house cleaning | -
en | an eye exam | -
= orthodontist and children's dentist: Braces consultation; Clear aligners; Retainer check; Broken bracket repair; Child's first visit; Fluoride treatment; Sealants
en | my daughter needs braces | Braces consultation
en | a wire popped out of my braces | Broken bracket repair
en | i lost my retainer | Retainer check
en | invisible braces | Clear aligners
en | my toddler has never been to a dentist, first visit | Child's first visit
es | frenos para mi hija | Braces consultation
es | brackets | Braces consultation
es | alineadores invisibles | Clear aligners
fr | un appareil dentaire pour ma fille | Braces consultation
fr | mon bracket s'est décollé | Broken bracket repair
de | eine Zahnspange für meinen Sohn | Braces consultation
de | durchsichtige Schienen | Clear aligners
en | brake pads | -
= family doctor: Annual physical; Sick visit; Vaccination; Blood test; Blood pressure check; School physical; Prescription renewal; STD testing; Ear wax removal
en | i have a sore throat and a fever | Sick visit
en | i've had a cough for two weeks | Sick visit
en | i feel awful, i think it's the flu | Sick visit
en | flu shot | Vaccination
en | my son needs a sports physical for school | School physical
en | i ran out of my pills and need a refill | Prescription renewal
en | my ear is clogged with wax | Ear wax removal
es | tengo gripe y fiebre | Sick visit
es | me duele la garganta | Sick visit
es | ponerme la vacuna de la gripe | Vaccination
es | análisis de sangre | Blood test
es | se me acabaron las pastillas, necesito receta | Prescription renewal
es | tomarme la presión | Blood pressure check
fr | j'ai de la fièvre | Sick visit
fr | renouveler mon ordonnance | Prescription renewal
fr | une prise de sang | Blood test
fr | un bouchon dans l'oreille | Ear wax removal
fr | prendre ma tension | Blood pressure check
de | ich habe Fieber und Husten | Sick visit
de | Grippeimpfung | Vaccination
de | ein Folgerezept | Prescription renewal
de | Blutdruck messen | Blood pressure check
de | Blutabnahme | Blood test
en | my dog needs obedience training | -
en | tooth pulled | -
= pediatrician: Well-child visit; Newborn visit; Sick visit; Vaccinations; ADHD evaluation
en | our baby was just born and needs to be seen | Newborn visit
en | my kid has an ear infection | Sick visit
en | baby shots | Vaccinations
en | checkup for my two year old | Well-child visit
es | las vacunas del bebé | Vaccinations
es | control de niño sano | Well-child visit
es | mi hijo tiene calentura | Sick visit
fr | les vaccins du bébé | Vaccinations
fr | visite du nourrisson | Newborn visit
de | U-Untersuchung | Well-child visit
de | mein Kind hat Fieber | Sick visit
en | kids haircut | -
= gynecologist: Annual exam; Pap smear; Prenatal visit; IUD insertion; Ultrasound; Birth control consultation; Mammogram; Menopause consultation
en | i just found out i'm pregnant | Prenatal visit
en | i want to get on the pill | Birth control consultation
en | get my iud put in | IUD insertion
es | estoy embarazada | Prenatal visit
es | papanicolau | Pap smear
es | ponerme el diu | IUD insertion
es | una ecografía | Ultrasound
es | anticonceptivos | Birth control consultation
fr | je suis enceinte | Prenatal visit
fr | un frottis | Pap smear
fr | poser un stérilet | IUD insertion
fr | une échographie | Ultrasound
de | ich bin schwanger | Prenatal visit
de | Krebsabstrich | Pap smear
de | Spirale einsetzen | IUD insertion
de | Ultraschall | Ultrasound
en | birth certificate | -
= dermatologist: Skin cancer screening; Mole removal; Acne consultation; Rash visit; Wart removal; Eczema consultation; Hair loss consultation
en | a mole looks weird and i'm worried | Skin cancer screening
en | i'm itchy all over, some kind of rash | Rash visit
en | freeze off a wart | Wart removal
en | my hair is falling out | Hair loss consultation
es | tengo un sarpullido | Rash visit
es | quitarme una verruga | Wart removal
es | se me cae el pelo | Hair loss consultation
es | revisar mis lunares | Skin cancer screening
fr | enlever une verrue | Wart removal
fr | des plaques rouges, de l'eczéma | Eczema consultation
fr | je perds mes cheveux | Hair loss consultation
de | Ausschlag am Arm | Rash visit
de | Hautkrebsvorsorge | Skin cancer screening
de | Warze entfernen | Wart removal
de | Haarausfall | Hair loss consultation
en | haircut | -
= physio and chiropractor: Initial assessment; Chiropractic adjustment; Sports injury rehab; Back pain treatment; Dry needling; Pelvic floor therapy
en | i threw my back out | Back pain treatment
en | crack my back | Chiropractic adjustment
en | i tore my acl playing soccer and need rehab | Sports injury rehab
es | me duele la espalda | Back pain treatment
es | ajuste de columna | Chiropractic adjustment
es | suelo pélvico | Pelvic floor therapy
fr | j'ai mal au dos | Back pain treatment
fr | rééducation du périnée | Pelvic floor therapy
de | Rückenschmerzen | Back pain treatment
de | einrenken lassen | Chiropractic adjustment
de | Beckenboden | Pelvic floor therapy
en | floor tiles | -
= optician and hearing: Eye exam; Contact lens fitting; Glasses repair; New glasses; Hearing test; Hearing aid repair; Kids eye exam
en | i can't see well anymore, need my eyes checked | Eye exam
en | i sat on my glasses and broke them | Glasses repair
en | i want contacts | Contact lens fitting
en | my hearing aid is whistling | Hearing aid repair
en | i can't hear so well lately | Hearing test
es | graduarme la vista | Eye exam
es | se me rompieron los lentes | Glasses repair
es | quiero lentillas | Contact lens fitting
es | no oigo bien | Hearing test
fr | faire contrôler ma vue | Eye exam
fr | mes lunettes sont cassées | Glasses repair
fr | un test auditif | Hearing test
de | Sehtest | Eye exam
de | meine Brille ist kaputt | Glasses repair
de | Hörgerät reparieren | Hearing aid repair
de | ich höre schlecht | Hearing test
en | hearing in court | -
fr | oui, c'est bien ça | -
en | glass of the window is cracked | -
= podiatry, mind and body: Ingrown toenail; Foot exam; Custom orthotics; Individual therapy; Couples counseling; Acupuncture; Nutrition consultation; Cupping
en | my toenail is growing into the skin | Ingrown toenail
en | insoles for my shoes | Custom orthotics
en | i've been feeling really anxious and need to talk to someone | Individual therapy
en | my marriage is in trouble, counseling for both of us | Couples counseling
en | i want to lose weight | Nutrition consultation
es | una uña enterrada | Ingrown toenail
es | plantillas a medida | Custom orthotics
es | tengo ansiedad | Individual therapy
es | terapia de pareja | Couples counseling
es | bajar de peso | Nutrition consultation
fr | un ongle incarné | Ingrown toenail
fr | des semelles orthopédiques | Custom orthotics
fr | je fais de l'anxiété | Individual therapy
fr | thérapie de couple | Couples counseling
fr | perdre du poids | Nutrition consultation
de | Einlagen für die Schuhe | Custom orthotics
de | Paartherapie | Couples counseling
de | abnehmen | Nutrition consultation
de | ich habe Angstzustände und Depressionen | Individual therapy
en | couples massage | -
= vet: Wellness exam; Vaccination; Spay or neuter; Dental cleaning; Sick pet visit; Nail trim; Microchip; Euthanasia; X-ray
en | my dog is throwing up | Sick pet visit
en | the cat hasn't eaten in two days | Sick pet visit
en | get my puppy fixed | Spay or neuter
en | my dog needs his shots | Vaccination
en | rabies shot | Vaccination
en | his claws are too long | Nail trim
en | it's time to put our old dog to sleep | Euthanasia
en | chip my kitten | Microchip
es | mi perro está vomitando | Sick pet visit
es | castrar al gato | Spay or neuter
es | vacunar al perro | Vaccination
es | cortarle las uñas al gato | Nail trim
es | ponerle el chip | Microchip
fr | mon chien vomit | Sick pet visit
fr | stériliser ma chatte | Spay or neuter
fr | faire vacciner le chien | Vaccination
fr | couper les griffes | Nail trim
fr | pucer mon chat | Microchip
de | mein Hund erbricht sich | Sick pet visit
de | Kater kastrieren | Spay or neuter
de | Hund impfen | Vaccination
de | Krallen schneiden | Nail trim
de | Katze chippen | Microchip
en | a manicure for me | -
en | my dog needs obedience classes | -
= dog salon and kennel: Full groom; Bath and brush; Nail trim; Overnight boarding; Day care; Puppy training; De-shedding; Dog walking
en | my dog stinks, he needs a bath | Bath and brush
en | we're going on vacation, can you keep our dog | Overnight boarding
en | my doodle is all matted and needs a haircut | Full groom
en | my puppy bites and pulls on the leash | Puppy training
en | somebody to walk the dog at lunch | Dog walking
es | bañar a mi perro | Bath and brush
es | dejar el perro mientras estamos de vacaciones | Overnight boarding
es | adiestramiento para cachorro | Puppy training
es | pasear al perro | Dog walking
fr | faire garder mon chien pendant les vacances | Overnight boarding
fr | un bain pour mon chien | Bath and brush
fr | éducation du chiot | Puppy training
fr | promener le chien | Dog walking
de | Hund baden | Bath and brush
de | Hundepension über die Ferien | Overnight boarding
de | Welpenschule | Puppy training
de | Gassi gehen | Dog walking
en | a bathroom remodel | -
= kennel by day and by night: Overnight boarding; Dog daycare; Bath and brush
en | can I leave my dog with you for the day | Dog daycare
en | we leave our dog overnight in march | Overnight boarding
es | quisiera dejar a mi perro por el día | Dog daycare
fr | je voudrais laisser ma chienne chez vous pour la journée | Dog daycare
fr | déposer mon chat pour la journée | Dog daycare
fr | faire garder mon chien toute la nuit | Overnight boarding
de | ich möchte meinen Hund tagsüber abgeben | Dog daycare
fr | laver mon chien | Bath and brush
= pharmacy: Flu shot; COVID booster; Travel vaccines; Shingles vaccine; Blood pressure check; Prescription refill
en | i'm flying to kenya and need shots | Travel vaccines
en | the corona booster | COVID booster
en | pick up a refill | Prescription refill
es | la vacuna contra la gripe | Flu shot
es | vacunas para viajar | Travel vaccines
es | el refuerzo del covid | COVID booster
fr | le vaccin contre la grippe | Flu shot
fr | le rappel covid | COVID booster
fr | vaccins pour un voyage | Travel vaccines
de | Grippeimpfung | Flu shot
de | Reiseimpfung | Travel vaccines
de | Gürtelrose-Impfung | Shingles vaccine
en | hotel reservation for a trip | -
`;
