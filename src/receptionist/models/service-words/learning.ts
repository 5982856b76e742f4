// Service words: lessons of every kind, sport, and the care of children. One concept a line,
// `kind concept | English | Spanish | French | German`; what is learnt stands with the lesson (`c music-lesson piano-play`); see ../service-lexicon.ts.

export const learningWords = `
s driving |
m highway |
m test-prep |
m parking |
m theory |
m refresher |
c driving | driving lesson, driving lessons, learn to drive, learn how to drive, driving class, driving classes, driver's ed, drivers ed, driver education, driving instructor, behind the wheel, drive lesson, teach me to drive, new driver | clases de manejo, clase de manejo, clases de conducir, clase de conducir, aprender a manejar, aprender a conducir, lección de manejo, autoescuela, escuela de manejo, clases de conducción, prácticas de conducir, carnet de conducir, sacarme el carnet | leçon de conduite, leçons de conduite, cours de conduite, apprendre à conduire, auto-école, heures de conduite, heure de conduite, passer le permis, permis de conduire, permis b | fahrstunde, fahrstunden, praxisstunde, praxisstunden, fahren lernen, fahrschule, fahrunterricht, führerschein, autofahren lernen
c driving highway | highway lesson, highway driving, freeway, highway, motorway, motorway lesson | autopista, carretera, manejar en la autopista, practicar en la autopista, clase de autopista | autoroute, voie rapide, conduire sur l'autoroute | autobahn, autobahnfahrt, autobahnfahrten, überlandfahrt
c driving test-prep | road test preparation, road test prep, get ready for my road test, road test, driving test, mock test, mock driving test, test preparation, dmv test, practical test | prueba de manejo, examen de manejo, examen de conducir, examen práctico, preparación para el examen de manejo, prueba práctica | examen de conduite, examen du permis, préparation à l'examen, examen pratique | prüfungsvorbereitung, fahrprüfung, praktische prüfung, prüfungsfahrt, praktische fahrprüfung
s test-car | use of car for road test, use your car for my driving test, use your car, car for my road test, car for the road test, rent a car for the road test, car for driving test | usar su carro para el examen, carro para el examen de manejo, carro para la prueba de manejo | voiture pour l'examen, voiture pour l'examen de conduite | auto für die prüfung, prüfungsfahrzeug
s licence-conversion | licence conversion, license conversion, convert my license, convert my licence, exchange my license, exchange my licence, foreign license, foreign licence, license exchange, licence exchange, transfer my license, transfer my licence, out of state license | canjear mi licencia, canje de licencia, canje de carnet, canjear el carnet, convalidar mi licencia, licencia extranjera, convalidar el carnet, licencia de otro país | échanger mon permis, échange de permis, conversion de permis, permis étranger, convertir mon permis | umschreibung, führerschein umschreiben, ausländischen führerschein, führerscheinumschreibung, umschreiben, ausländischer führerschein
c driving parking | parallel parking, parking practice, park the car, how to park, reverse parking, parallel park | practicar el estacionamiento, estacionamiento en paralelo, aparcar, estacionar en paralelo | créneau, faire un créneau, stationnement en créneau, créneaux | einparken, einparken üben, rückwärts einparken, parken üben
c driving theory | theory course, theory class, theory lesson, theory test, written test, permit test, permit class, learner's permit, theory | curso teórico, examen teórico, examen escrito, clases teóricas, clase teórica, teórico | code de la route, cours de code, examen du code, code | theorieunterricht, theorie, theoriestunde, theoretische prüfung, theoriekurs, theorieprüfung
c driving refresher | refresher lesson, refresher, refresher course, haven't driven in, haven't driven, brush up my driving, rusty driver | volver a manejar, no manejo hace, clase de repaso, curso de reciclaje, hace años que no manejo | remise à niveau, reprendre la conduite, pas conduit depuis | auffrischungsstunde, auffrischungsfahrt, auffrischung, auffrischung fahren, wiedereinsteiger, lange nicht gefahren, auffrischungskurs
c driving motorcycle | motorcycle lesson, motorcycle lessons, motorcycle license, ride a motorcycle | clase de moto, clases de moto, carnet de moto, licencia de moto | cours de moto, permis moto, leçon de moto | motorradfahrstunde, motorradführerschein, motorradstunde
s music-lesson | music lesson, music lessons, music class, play an instrument | clases de música, clase de música, tocar un instrumento | cours de musique, leçon de musique, apprendre un instrument | musikunterricht, instrument lernen, musikstunde
m piano-play |
m guitar-play |
m violin-play |
m voice-play |
m drum-play |
m wind-play |
c music-lesson piano-play | piano lesson, piano lessons, learn the piano, learn piano, play the piano, piano class, piano teacher, keyboard lessons | clases de piano, clase de piano, aprender piano, tocar el piano | cours de piano, leçon de piano, apprendre le piano, jouer du piano | klavierunterricht, klavier lernen, klavierstunde, klavierstunden, klavierlehrer
c music-lesson guitar-play | guitar, guitar lesson, guitar lessons, bass guitar, ukulele, guitar class | guitarra, clases de guitarra, clase de guitarra | guitare, cours de guitare | gitarre, gitarrenunterricht, gitarrenstunde
c music-lesson violin-play | violin, violin lesson, violin lessons, cello, viola, fiddle | violín, clases de violín, chelo | violon, cours de violon, violoncelle | geige, violine, geigenunterricht, cello
c music-lesson voice-play | voice lesson, voice lessons, singing, singing lessons, vocal coach, vocal lessons, learn to sing, singing lesson, singing class | canto, clases de canto, clase de canto, aprender a cantar | chant, cours de chant, apprendre à chanter | gesang, gesangsunterricht, singen lernen, gesangsstunde
c music-lesson drum-play | drum, drums, drum lesson, drum lessons, percussion | clases de batería, aprender batería, tocar la batería, percusión, tambor | cours de batterie, apprendre la batterie, batterie cours, percussions | schlagzeug, schlagzeugunterricht, schlagzeug lernen, trommeln
c music-lesson wind-play | flute, clarinet, saxophone, trumpet, sax | flauta, clarinete, saxofón, trompeta | flûte, clarinette, saxophone, trompette | flöte, klarinette, saxofon, trompete
c music-lesson theory | music theory, music theory class | teoría musical, solfeo | solfège, théorie musicale | musiktheorie, notenlehre
s piano-tuning | piano tuning, tune my piano, piano tuner | afinar el piano, afinación de piano, afinador de pianos | accorder mon piano, accordeur, accord de piano, accordage, accorder le piano, un accord, l'accord | klavier stimmen, klavierstimmer
o english | english | inglés | anglais | englisch
o spanish | spanish | español, castellano | espagnol | spanisch
o french | french | francés | français | französisch
o german | german | alemán | allemand | deutsch
o other-language | italian, portuguese, chinese, mandarin, japanese, russian, arabic | italiano, portugués, chino, mandarín, japonés | italien, portugais, chinois, japonais | italienisch, portugiesisch, chinesisch, japanisch
c german train | german course, german for beginners, learn german, german lessons, german class | clases de alemán, aprender alemán, curso de alemán | cours d'allemand, apprendre l'allemand | deutschkurs, deutsch lernen, deutschunterricht, integrationskurs
c english train | english course, learn english, english lessons, english class, esl, english as a second language, improve my english | clases de inglés, aprender inglés, curso de inglés, mejorar mi inglés | cours d'anglais, apprendre l'anglais | englischkurs, englisch lernen, englischunterricht
c spanish train | spanish course, learn spanish, spanish lessons, spanish class | clases de español, aprender español, curso de español | cours d'espagnol, apprendre l'espagnol | spanischkurs, spanisch lernen, spanischunterricht
c french train | french course, learn french, french lessons, french class | clases de francés, aprender francés, curso de francés | cours de français, apprendre le français, français langue étrangère | französischkurs, französisch lernen, französischunterricht
s conversation-practice | conversation practice, conversation class, practice speaking, conversation group | práctica de conversación, clases de conversación, conversación, practicar conversación | cours de conversation, conversation, pratique orale | konversation, konversationskurs, sprechen üben
g talk | do you speak english, do you speak spanish, speak spanish, speak english | habla inglés, habla español, hablan español, hablan inglés | parlez français, parlez anglais | sprechen sie deutsch, sprechen sie englisch
s placement-test | placement test, level test, which level, what level am i | prueba de nivel, examen de nivel, test de nivel, examen de ubicación | test de niveau, évaluer mon niveau, test de placement | einstufungstest, einstufung, niveautest
s exam-prep | exam preparation, exam prep, test prep, toefl, ielts, prepare for the exam, dele, delf, telc | preparación de examen, preparación para el examen, preparar el examen, toefl, dele | préparation aux examens, préparer l'examen, delf, toefl, préparer le bac | prüfungskurs, telc, goethe-prüfung, abiturvorbereitung, prüfung vorbereiten
c private train | private lesson, private lessons, one on one lessons, one-on-one lesson, private class | clases particulares, clase particular, clases privadas, clase privada | cours particulier, cours particuliers, cours privé, cours individuel | einzelunterricht, privatunterricht, einzelstunde
a train | lessons, class, classes, learn, teach, teach me, learning, clinic, bootcamp | aprender, clases, enseñar, lecciones, taller | apprendre, cours, leçons, enseigner, stage | lernen, kurs, kurse, unterricht, beibringen, lehrgang
s tutoring | tutor, tutoring, tutors, tutor for my son, help with school | tutoría, tutor, regularización, clases de apoyo, clases de regularización, refuerzo escolar | soutien scolaire, tutorat, tuteur | nachhilfe, nachhilfelehrer, nachhilfeunterricht
m math |
m reading-writing |
m science |
c tutoring math | math, maths, algebra, calculus, geometry, math tutoring, math tutor, failing math | matemáticas, álgebra, cálculo, mate, clases de matemáticas | maths, mathématiques, algèbre, cours de maths, soutien scolaire en maths | mathe, mathematik, mathe-nachhilfe, mathenachhilfe
c tutoring reading-writing | reading tutoring, reading tutor, help with reading, reading help, struggles with reading, dyslexia, learn to read, phonics, struggling to read | lectura, dislexia, leer mejor, aprender a leer | lecture, dyslexie, apprendre à lire | lesen lernen, legasthenie, lese-rechtschreib
c tutoring science | science, science tutoring, chemistry, physics, biology | ciencias, química, física, biología | sciences, chimie, physique, svt | chemie, physik, biologie, naturwissenschaften
s sat-prep | sat, sat prep, act prep, college entrance exam, sat tutoring | examen de admisión, examen de ingreso | examen d'entrée | aufnahmeprüfung
s homework | homework, homework help, help with homework | tareas, ayuda con las tareas, tareas escolares, deberes, tareas dirigidas | aide aux devoirs, devoirs | hausaufgaben, hausaufgabenhilfe, hausaufgabenbetreuung
s essay | essay, essays, essay coaching, college essay, personal statement | ensayo, ensayos, redacción | dissertation, rédaction | aufsatz, facharbeit, hausarbeit
s dance | dance, dancing, dance class, dance lessons, dance lesson, learn to dance | baile, bailar, danza, clases de baile, clase de baile | danse, danser, cours de danse | tanzen, tanz, tanzkurs, tanzunterricht, tanzstunde
m ballet |
m hip-hop |
m salsa |
c dance ballet | ballet, ballerina, ballet class | ballet, clases de ballet, danza clásica | ballet, danse classique, cours de danse classique | ballett, ballettunterricht, ballettstunde
c dance hip-hop | hip hop, hip-hop, street dance, breakdance | hip hop, baile urbano, reguetón | hip hop, street dance | hip-hop, streetdance, breakdance
c dance salsa | salsa, bachata, tango, ballroom, latin dance, merengue | salsa, bachata, tango, merengue, clases de salsa | salsa, bachata, tango, danse de salon | salsa, bachata, tango, standardtanz, gesellschaftstanz
c dance bridal | first dance, wedding dance, wedding dance lesson, first dance for our wedding | vals de la boda, baile de bodas, vals de novios, primer baile | ouverture de bal, première danse, danse de mariage, ouverture de bal pour notre mariage | hochzeitstanz, hochzeitswalzer, eröffnungswalzer
s martial-arts | martial arts, mma, muay thai, krav maga | artes marciales, mma, muay thai | arts martiaux, mma | kampfsport, kampfkunst, mma
m karate-kind |
m jiu-jitsu |
c martial-arts karate-kind | karate, taekwondo, judo, kung fu | karate, taekwondo, judo, kung fu | karaté, taekwondo, judo, kung-fu | karate, taekwondo, judo, kung-fu
c martial-arts jiu-jitsu | jiu-jitsu, jiu jitsu, bjj, jujitsu, brazilian jiu-jitsu | jiu-jitsu, jiu jitsu, bjj | jiu-jitsu, jiujitsu, ju-jitsu | jiu-jitsu, bjj
s self-defense | self-defense, self defense, self defence, defend myself, learn to defend myself | defensa personal, defenderme, autodefensa | autodéfense, self-défense, me défendre | selbstverteidigung, mich verteidigen
s boxing | boxing, boxing class, box, learn to box | boxeo, box, clase de box, clases de boxeo, boxear | boxe, cours de boxe, boxe anglaise | boxen, boxtraining
s kickboxing | kickboxing, kick boxing, cardio kickboxing | kickboxing | kickboxing, boxe thaï | kickboxen
s swim | swim, swimming, swim lesson, swim lessons, swimming lessons, swim class, learn to swim, teach to swim, swimming lesson | natación, nadar, clases de natación, clase de natación, aprender a nadar | natation, nager, cours de natation, apprendre à nager | schwimmen, schwimmkurs, schwimmunterricht, schwimmen lernen, seepferdchen
m adult | adult, adults, grown-up, grown-ups | adulto, adultos, mayores | adulte, adultes | erwachsene, erwachsenen
m baby | baby, babies, infant | bebé, bebés | bébé, bébés | baby, babys
c swim baby | baby swim, baby swim class, baby swimming, infant swim | natación para bebés, matronatación | bébé nageur, bébés nageurs | babyschwimmen
c swim kids | kids swim lesson, kids swim lessons, teach my six year old to swim, teach my son to swim, teach my daughter to swim, kids swimming, my child to swim | natación infantil, natación para niños, clases de natación para niños | natation enfant, natation pour enfants | kinderschwimmen, schwimmkurs für kinder, kinderschwimmkurs
s aqua-fitness | water aerobics, aqua fit, aquafit, aqua aerobics, aquacise, water fitness | aquagym, aquaeróbic, aeróbicos acuáticos, gimnasia acuática | aquagym, aqua gym, aquabike | wassergymnastik, aquafitness, aquagymnastik, aqua-fitness
s lifeguard | lifeguard, lifeguard course, lifeguarding, lifesaving | salvavidas, socorrista, curso de salvavidas | sauveteur, surveillant de baignade, bnssa | rettungsschwimmer
s first-aid | first aid, cpr, cpr class, first aid course | primeros auxilios, rcp | premiers secours, secourisme | erste hilfe, erste-hilfe-kurs
s personal-training | personal training, personal trainer, trainer, workout session, fitness session, one on one training, strength training, weights, work out | entrenamiento personal, entrenador personal, entrenador, ponerme en forma, entrenadora | coach sportif, coaching sportif, entraînement personnel, préparateur physique, remise en forme, coach | personal training, personaltrainer, fitnesstraining, trainer, fit werden, probetraining
s gym-tour | gym tour, look around the gym, see the gym, tour of the gym, visit the gym | conocer el gimnasio, ver el gimnasio, recorrido por el gimnasio | visiter la salle de sport, visite de la salle de sport | studio besichtigen, fitnessstudio ansehen
s gym | gym, gym membership, fitness, fitness studio, fitness class | gimnasio, gym, fitness, membresía del gimnasio | salle de sport, gym, fitness, musculation | fitnessstudio, fitness, gym, mitgliedschaft
s yoga | yoga, yoga class, vinyasa, hot yoga, hatha | yoga, clase de yoga, clases de yoga | yoga, cours de yoga | yoga, yogakurs, yogastunde
s pilates | pilates, reformer, reformer pilates, pilates class, barre | pilates, clase de pilates, reformer | pilates, cours de pilates | pilates, pilateskurs
s spin | spin, spin class, spinning, indoor cycling | spinning, ciclismo indoor, clase de spinning | spinning, vélo en salle, biking, rpm | spinning, indoor cycling
s body-composition | body composition, body composition test, body fat, inbody | composición corporal, grasa corporal, inbody | composition corporelle, masse grasse, impédancemétrie | körperanalyse, körperfett, inbody, körperfettmessung
s postnatal-fitness | postnatal fitness, postnatal, postpartum, mom and baby fitness, after giving birth, postpartum fitness | posparto, postparto, recuperación posparto | postnatal, remise en forme après accouchement, après l'accouchement | rückbildungskurs, rückbildungsgymnastik, nach der geburt
s childcare | childcare, child care, nanny, preschool care | cuidado de niños, cuidado infantil | nounou, assistante maternelle | kinderbetreuung, tagesmutter
s babysitting | babysitting, babysitter, baby sitter, baby-sitter, sitter, babysit, watch my kids, watch the kids | niñera, cuidar a mis hijos, canguro, nana, babysitter | baby-sitting, baby-sitter, babysitter | babysitting, babysitter, auf die kinder aufpassen
s daycare | daycare, day care, nursery, creche | guardería, guarderías, estancia infantil | crèche, garderie | kita, krippe, kindertagesstätte
c daycare tour | daycare tour, tour of the daycare, see your nursery, visit the daycare, see the daycare, see your daycare, tour the daycare | ver la guardería, visitar la guardería, conocer la guardería | visiter la crèche, visite de la crèche, voir la crèche | kita besichtigen, kita ansehen
s after-school | after-school, after school, after-school care, afterschool, after school care | después de la escuela, extraescolar, después de clases, cuidado después de la escuela | garde après l'école, périscolaire, après l'école, accueil périscolaire | nachmittagsbetreuung, hort, nach der schule, hortbetreuung
s summer-camp | summer camp, summer camps, day camp, camp for kids | campamento de verano, campamento, curso de verano | camp d'été, camp de vacances, colonie de vacances, camp de jour, centre aéré | ferienlager, ferienbetreuung, feriencamp, sommercamp
s preschool | preschool, pre-school, kindergarten, pre-k, preschool enrollment, enroll in preschool | preescolar, kínder, jardín de niños, jardín de infantes, inscribir en preescolar | maternelle, école maternelle, inscription en maternelle | kindergarten, vorschule, kindergartenplatz
s drop-in-care | drop-in care, drop in care | cuidado por horas | garde occasionnelle, halte-garderie | stundenweise betreuung
s child-potty | potty training, potty train my son, potty train my daughter | dejar el pañal, entrenamiento para ir al baño | apprentissage de la propreté | sauber werden, windelfrei
`;
