// What callers say to those who teach, train and mind children, and which service of theirs it means; see ../service-words.test.ts.

export const learningCases = `
= driving school: Driving lesson; Highway lesson; Road test preparation; Licence conversion; Theory course; Parking practice; Motorcycle lesson; Use of car for road test; Refresher lesson
en | i want to learn how to drive | Driving lesson
en | my daughter needs lessons behind the wheel | Driving lesson
en | i'm scared of the freeway, i'd like to practise that | Highway lesson
en | my road test is next week and i want to get ready | Road test preparation
en | i want to swap my foreign license | Licence conversion
en | can i use your car for my driving test | Use of car for road test
en | parallel parking | Parking practice
en | i haven't driven in ten years | Refresher lesson
es | clases de manejo | Driving lesson
es | clases de conducir | Driving lesson
es | quiero aprender a manejar | Driving lesson
es | practicar en la autopista | Highway lesson
es | canjear mi licencia extranjera | Licence conversion
es | el curso teórico | Theory course
es | practicar el estacionamiento | Parking practice
fr | une leçon de conduite | Driving lesson
fr | échanger mon permis étranger | Licence conversion
fr | conduire sur l'autoroute | Highway lesson
fr | le code de la route | Theory course
fr | faire un créneau | Parking practice
de | eine Fahrstunde | Driving lesson
de | Autobahnfahrt | Highway lesson
de | ich will meinen ausländischen Führerschein umschreiben | Licence conversion
de | Umschreibung | Licence conversion
de | Prüfungsvorbereitung | Road test preparation
de | Theorieunterricht | Theory course
de | Einparken üben | Parking practice
de | Motorradfahrstunde | Motorcycle lesson
en | car insurance | -
en | my car won't start | -
es | un seguro de coche | -
= music school: Piano lesson; Guitar lesson; Violin lesson; Voice lesson; Drum lesson; Music theory class
en | i want to learn the piano | Piano lesson
en | singing lessons | Voice lesson
en | drums for my son | Drum lesson
es | clases de guitarra | Guitar lesson
es | clases de canto | Voice lesson
es | aprender batería | Drum lesson
fr | des cours de chant | Voice lesson
fr | apprendre le violon | Violin lesson
de | Klavierunterricht | Piano lesson
de | Gesangsunterricht | Voice lesson
de | Schlagzeug lernen | Drum lesson
de | Geigenunterricht | Violin lesson
en | car battery | -
en | tune my piano | -
= language school: English class; Spanish class; French class; German class; Conversation practice; Exam preparation; Private lesson; Placement test
en | i want to learn spanish | Spanish class
en | german for beginners | German class
es | clases de inglés | English class
es | aprender alemán | German class
es | prueba de nivel | Placement test
es | clases particulares | Private lesson
fr | apprendre l'anglais | English class
fr | cours particulier | Private lesson
fr | test de niveau | Placement test
de | Deutschkurs | German class
de | Englischkurs | English class
de | Einstufungstest | Placement test
en | translate a document | -
= tutoring: Math tutoring; Reading tutoring; Science tutoring; SAT prep; Homework help; Essay coaching
en | my son is failing algebra | Math tutoring
en | help with chemistry | Science tutoring
en | my daughter struggles with reading | Reading tutoring
es | clases de matemáticas | Math tutoring
es | ayuda con las tareas | Homework help
fr | soutien scolaire en maths | Math tutoring
fr | aide aux devoirs | Homework help
de | Mathe-Nachhilfe | Math tutoring
de | Hausaufgabenhilfe | Homework help
en | dance class | -
= dance and martial arts: Ballet class; Hip hop class; Salsa class; Wedding dance lesson; Karate class; Jiu-jitsu class; Self-defense class; Kickboxing class
en | we need to learn a first dance for our wedding | Wedding dance lesson
en | ballet for my little girl | Ballet class
en | bjj | Jiu-jitsu class
en | learn to defend myself | Self-defense class
es | el vals de la boda | Wedding dance lesson
es | clases de salsa | Salsa class
es | defensa personal | Self-defense class
fr | cours de danse classique | Ballet class
fr | ouverture de bal pour notre mariage | Wedding dance lesson
fr | autodéfense | Self-defense class
de | Hochzeitstanz | Wedding dance lesson
de | Selbstverteidigung | Self-defense class
de | Ballettunterricht | Ballet class
en | swimming | -
= swim school: Baby swim class; Kids swim lesson; Adult swim lesson; Water aerobics; Lifeguard course
en | teach my six year old to swim | Kids swim lesson
en | i never learned to swim and i'm forty, adult lessons | Adult swim lesson
en | aqua fit | Water aerobics
es | clases de natación para adultos | Adult swim lesson
es | natación para bebés | Baby swim class
fr | bébé nageur | Baby swim class
fr | aquagym | Water aerobics
de | Babyschwimmen | Baby swim class
de | Schwimmkurs für Kinder | Kids swim lesson
de | Wassergymnastik | Water aerobics
en | pool cleaning | -
= gym and studio: Personal training; Gym tour; Yoga class; Pilates class; Spin class; Body composition test; Boxing class; Postnatal fitness
en | i want a trainer to get in shape | Personal training
en | indoor cycling | Spin class
en | can i look around the gym first | Gym tour
en | reformer pilates | Pilates class
es | un entrenador personal | Personal training
es | clase de yoga | Yoga class
es | clase de box | Boxing class
fr | un coach sportif | Personal training
fr | cours de yoga | Yoga class
de | Probetraining mit Trainer | Personal training
de | Yogakurs | Yoga class
de | Rückbildungskurs | Postnatal fitness
en | dog training | -
en | potty training | -
= childcare: Daycare tour; Babysitting; After-school care; Summer camp; Preschool enrollment; Drop-in care
en | we need a sitter for saturday night | Babysitting
en | somewhere for my kid after school | After-school care
en | i'd like to see your nursery before we sign up | Daycare tour
es | una niñera para el sábado | Babysitting
es | campamento de verano | Summer camp
es | inscribir a mi hijo en preescolar | Preschool enrollment
fr | une baby-sitter | Babysitting
fr | garde après l'école | After-school care
fr | un camp d'été | Summer camp
de | Nachmittagsbetreuung nach der Schule | After-school care
de | Babysitter für Samstag | Babysitting
de | Ferienlager | Summer camp
en | dog daycare | -
`;
