// Lessons, exams, music, art, photography, printing, computers, phones and play, in Spanish, French and German.
export const lessonAndMediaWords = `
lesson: lección, clase, clases, lecciones | leçon, cours, leçons | unterricht, lektion, unterrichtsstunde, unterrichten
course: curso, cursos, cursillo, diplomado | formation, stages, formations | kurs, kurse, lehrgang, kursangebot
workshop: taller, talleres | atelier, ateliers | workshop, werkstatt, workshops
seminar: seminario, seminarios | séminaire, séminaires | seminar, seminare
teach: enseñar, enseño, enseña, enseñan, impartir, enseñanza | enseigner, enseignement | lehren, beibringen, unterrichte, beigebracht, unterrichtet
learn: aprender, aprendo, aprendizaje, aprende | apprendre, apprends, apprend, appris | lernen, erlernen, gelernt, lernt
study: estudiar, estudios, estudia | étudier, études, étude, étudie | studieren, studium, studiert, studie
teacher: maestro, profesor, maestra, profesora, profe, docente, profesores | professeur, prof, enseignant, professeure, institutrice, enseignante | lehrer, lehrerin, lehrkraft, dozent, lehrkräfte
instructor: instructor, instructora, monitor, monitora, instructores | moniteur, monitrice, instructeur | fahrlehrer, kursleiter, ausbilder, skilehrer, kursleiterin
coach: entrenador, entrenadora, coach | entraîneur, coach, entraîneuse | trainer, trainerin, coach
tutor: tutor, tutoría, tutora, asesorías, regularización, refuerzo | tuteur, tutorat, répétiteur | nachhilfe, nachhilfelehrer, nachhilfeunterricht
pupil: colegial, escolar, escolares | élève, écolier, élèves, scolaire | schüler, schülerin, schulkind, schulkinder
school: escuela, colegio, cole, escuelas | école, écoles, collège, lycée | schule, schulen, gymnasium, realschule
kindergarten: kínder, preescolar, parvulario | maternelle | kindergarten, tagesmutter
university: universidad, facultad, universitario | université, fac, universitaire | universität, uni, hochschule
academy: academia, academias | académie, conservatoire | akademie, musikschule
classroom: aula, salón, aulas | classe, classes | klassenzimmer, unterrichtsraum, klasse
homework: tarea, deberes, tareas | devoirs | hausaufgaben, hausaufgabe, hausübung
exam: examen, exámenes | examen, épreuve, examens | prüfung, klausur, examen, prüfungen, schularbeit
test: test, tests, pruebas | test, tester, tests, dépistage | test, testen, tests, getestet
quiz: cuestionario, trivia | quiz, questionnaire | quiz, rätsel
diploma: diploma, título, bachillerato | diplôme, baccalauréat, brevet | abitur, diplom, abschluss, matura
grade: calificación, nota, calificaciones | note, notes | note, noten, schulnote
level: nivel, niveles, intermedio | niveau, niveaux, intermédiaire | niveau, level, sprachniveau
progress: progreso, avance, progresar, avances | progrès, progresser | fortschritt, fortschritte
skill: habilidad, destreza, habilidades | compétence, habileté, compétences | fähigkeit, können, fertigkeit, geschick
knowledge: conocimiento, conocimientos | connaissance, connaissances | kenntnisse, vorkenntnisse, vorkenntnis
practice: practicar, práctica, practico, ensayar | pratiquer, pratique, répéter | praktizieren, geübt, einüben
rehearsal: ensayo, ensayos | répétition, répétitions | generalprobe
subject: materia, asignatura, tema, materias | sujet, sujets | fach, thema, schulfach, fächer, themen
mathematics: matemáticas, mates, álgebra, matemática | maths, mathématiques, algèbre | mathe, mathematik, rechnen
science: ciencia, ciencias, química, física | science, chimie, physique, sciences | wissenschaft, chemie, physik, naturwissenschaft
history: historia, historial | histoire, historique | geschichte, verlauf
geography: geografía | géographie, géo | geografie, erdkunde
language: idioma, lengua, idiomas, lenguaje, lenguas | langue, langues, langage | sprache, sprachen, fremdsprache, sprachkurs, sprachschule
english: inglés, inglesa | anglais, anglaise, anglophone | englisch, engländer, englischkurs
spanish: español, castellano, española | espagnol, espagnole | spanisch, spanier
french: francés, francesa | français, française, francophone | französisch, franzose
german: alemán, alemana | allemand, allemande | deutsch, deutschkurs, deutscher, deutsche
italian: italiano, italiana | italien, italienne | italienisch, italiener
chinese: mandarín | chinois, mandarin | chinesisch
arabic: árabe | arabe | arabisch
russian: ruso, rusa | russe | russisch
portuguese: portugués, portuguesa | portugais, portugaise | portugiesisch
turkish: turco, turca | turc, turque | türkisch
poland: polaco, polaca | polonais, polonaise | polnisch
accent: acento, acentos | accent, accents | akzent, dialekt
grammar: gramática, ortografía | grammaire, orthographe | grammatik, rechtschreibung
vocabulary: vocabulario | vocabulaire | vokabeln, wortschatz
pronunciation: pronunciación, pronunciar | prononciation, prononcer | aussprache, aussprechen
word: palabra, palabras | mot, mots | wort, wörter, worte
sentence: oración, frase, frases | phrase, phrases | sätze
write: escribir, escribo, escrito, escribe, redactar | écrire, écris, écrit, rédiger | schreiben, geschrieben, schreibt, aufschreiben, verfassen
read: leer, leo, lectura, leído, lee | lire, lis, lecture, lisent | lesen, liest, gelesen, vorlesen
spell: deletrear, deletreo | épeler | buchstabieren
draw: dibujar, dibujo, dibuja, dibujos | dessiner, dessin, dessins | zeichnen, zeichnung, gezeichnet, zeichenkurs
erase: borrar, borrador, borré | effacer, gommer, efface | löschen, radieren, gelöscht
book: libro, libros | livre, livres, bouquin | buch, bücher, lehrbuch
notebook: cuaderno, libreta, cuadernos | cahier, carnet, cahiers | heft, notizbuch, hefte
dictionary: diccionario | dictionnaire | wörterbuch
pen: bolígrafo, pluma, boli, lapicero | stylo, stylos, bic | kugelschreiber, stift, füller, kuli, stifte
pencil: lápiz, lápices | crayon, crayons | bleistift, buntstift, buntstifte
crayon: crayola, crayones | cires | wachsmalstift
ruler: escuadra | équerre | lineal
scissors: tijera, tijeras | ciseaux, ciseau | schere, scheren
backpack: mochila, mochilas | cartable | rucksack, schulranzen, ranzen
library: biblioteca, bibliotecas | bibliothèque, médiathèque | bibliothek, bücherei
bookstore: librería, papelería | librairie, papeterie | buchhandlung, buchladen, schreibwaren
magazine: revista, revistas | magazine, revue | zeitschrift, magazin, illustrierte
newspaper: periódico, prensa | journal, journaux | zeitung, zeitungen
story: relato, cuentos | conte, récit, contes | märchen, erzählung
music: música, musical, músicas | musique, musical | musik, musikalisch
musician: músico, músicos | musicien, musiciens | musiker, musikant, musikerin
instrument: instrumento, instrumentos | instrument, instruments | instrument, instrumente, musikinstrument
piano: piano, pianos, pianista | piano, pianos, pianiste | klavier, piano, flügel, klaviere, klavierunterricht
keyboard: teclado, teclados, tecla | clavier, claviers, touches | tastatur, tasten, keyboard
guitar: guitarra, guitarras, guitarrista | guitare, guitares, guitariste | gitarre, gitarren, gitarrenunterricht
bass: contrabajo | contrebasse | kontrabass, bassgitarre
violin: violín, violines, viola | violon, violons, alto | geige, violine, bratsche
cello: violonchelo, chelo | violoncelle | cello, violoncello
flute: flauta, flautas | flûte, flûtes | flöte, querflöte, blockflöte
trumpet: trompeta, trombón | trompette, trombone | trompete, posaune
saxophone: saxofón, saxo | saxophone, saxo | saxofon, saxophon
clarinet: clarinete | clarinette | klarinette
accordion: acordeón | accordéon | akkordeon, ziehharmonika
harp: arpa | harpe | harfe
ukulele: ukelele | ukulélé | ukulele
drums: tambor, tambores | tambour, percussion, percussions | schlagzeug, trommel, trommeln
string: cuerda, cuerdas | corde, cordes, ficelle | saite, saiten, schnur
bow: arco, moño | archet, arc | geigenbogen, bogenschießen
tune: afinar, afinación, desafinado, afinador | accorder, accordage, accordeur, désaccordé | klavierstimmer, verstimmt, gestimmt
sing: cantar, canto, canta | chanter, chant, chante | singen, gesang, gesungen, gesangsunterricht
singer: cantante, cantantes | chanteur, chanteuse | sänger, sängerin
voice: voz, voces, vocal | voix, vocal | stimme, stimmen
song: canción, canciones | chanson, chansons | lied, lieder, song
choir: coro, coral, coros | chorale, chœur | chor, kirchenchor
band: mariachi, orquesta, agrupación | orchestre, fanfare | orchester, musikgruppe, kapelle
concert: concierto, conciertos | concert, concerts, récital | konzert, konzerte
stage: escenario | scène, estrade | bühne, bühnen
theater: teatro, teatral, actuar | théâtre, théâtral | theater, schauspiel
actor: actor, actriz, actores | acteur, actrice, comédien | schauspieler, schauspielerin
cinema: cine, cines | cinéma, ciné | kino, kinos
movie: película, películas, peli | film, films | film, filme, spielfilm
performance: espectáculo, espectáculos | spectacle, spectacles | vorstellung, aufführung, show
clown: payaso, payasos | clown, clowns | clown, clowns
magic: mago, magia, magos | magicien, magie | zauberer, zaubern, zauberei
ballet: ballet, bailarina | ballet, danseuse | ballett, tänzerin
yoga: yoga, meditación, meditar | yoga, méditation, méditer | yoga, meditation, meditieren
art: arte, artes, artístico | art, arts, artistique | kunst, künste, künstlerisch
artist: artista, artistas, pintor | artiste, artistes, peintre | künstler, künstlerin, maler
painting: óleo, acuarela, lienzo, acuarelas | tableau, toile, aquarelle, tableaux | gemälde, aquarell, leinwand, ölbild
portrait: retrato, retratos, caricatura | portrait, portraits, caricature | porträt, porträts, karikatur
sculpture: escultura, escultor, esculpir | sculpture, sculpteur | skulptur, bildhauer
pottery: cerámica, alfarería, torno | poterie, céramique | töpfern, keramik, töpferei, töpferkurs
brush: pincel, brocha, pinceles, cepillo | pinceau, brosse, pinceaux | pinsel, bürste, malerpinsel
easel: caballete | chevalet | staffelei
frame: marco, enmarcar, marcos, enmarcado | cadre, encadrer, encadrement, cadres | rahmen, einrahmen, bilderrahmen, gerahmt
museum: museo, galería, museos | musée, galerie, musées | museum, galerie, museen
exhibition: exposición, exhibición | exposition, expo | ausstellung, messe, ausstellungen
photograph: foto, fotografía, fotos, fotografías, fotografiar | photo, photographie, photos, photographier, cliché | foto, fotografie, aufnahme, fotos, fotografieren, lichtbild, passbild, passfoto, passbilder
photographer: fotógrafo, fotógrafa, fotógrafos | photographe, photographes | fotograf, fotografin
camera: cámara, cámaras | caméra, caméras | kamera, fotoapparat, kameras
lens: lente, lentes, objetivo | objectif, lentille, lentilles | objektiv, linse, linsen
flash: flash, destello | flash | blitzlicht, blitz
tripod: trípode, tripié | trépied | stativ
negative: negativo, negativos | négatif, négatifs | negativ, negative
album: álbum, álbumes, fotolibro | album, albums | album, fotoalbum, fotobuch, alben
picture: imagen, imágenes | image, images, illustration | bild, bilder, abbildung
pose: posar, poses | poses | posieren, pose
studio: estudio | studio, studios | studio, atelier, fotostudio, tonstudio
video: video, vídeo, videos, vídeos | vidéo, vidéos | video, videos
film: filmar, rodaje, filmación | filmer, tournage, pellicule | filmen, dreh, gefilmt
record: grabar, grabación, grabo, graban | enregistrement, magnétophone | aufnehmen, aufgenommen, aufzeichnung, aufzeichnen, schallplatte
edit: editar, edición, retoque, retocar | éditer, retouche, retoucher | bearbeiten, bearbeitung, bildbearbeitung, retusche
restore: restaurar, restauración | restauration, restaurateur | restaurieren, wiederherstellen, restaurierung
drone: dron, drones | drone, drones | drohne, drohnen
print: imprimir, imprimo, impresión, impreso, impresiones, impresos | imprimer, impression, tirage, imprimé, impressions | drucken, ausdrucken, druck, ausdruck, gedruckt
printer: impresora, impresoras, imprenta | imprimante, imprimerie, imprimantes | drucker, druckerei
ink: tinta, tóner, tintas | encre, toner | tinte, toner, druckertinte
cartridge: cartucho, cartuchos | cartouche, cartouches | patrone, druckerpatrone, patronen
scan: escanear, escáner, escaneo, digitalizar | scanner, numériser, numérisation, scan | scannen, scanner, einscannen, digitalisieren, scan
laminated: enmicar, plastificar, plastificado | plastifier, plastification | laminieren, folieren
bind: encuadernar, encuadernación, engargolar, engargolado | relier, reliure | buchbinden, bindung, buchbinder
flyer: volantes, octavilla | flyer, prospectus, tract | flyer, flugblatt, werbezettel
poster: cartel, póster, carteles, afiche | affiche, poster, affiches | plakat, poster, plakate
sign: letrero, rótulo, letreros, señalización | panneau, pancarte, panneaux | schild, hinweisschild, schilder, firmenschild
banner: pancarta | banderole, bannière | banner, werbebanner
sticker: calcomanía, pegatina, etiqueta, estampa, etiquetas | autocollant, étiquette, autocollants | aufkleber, etikett, sticker, etiketten
logo: logo, logotipo | logo, logotype | logo, firmenlogo
font: tipografía | typographie | schriftart
page: página, páginas | page, pages | seite, seiten
envelope: sobres | enveloppe, enveloppes | umschlag, briefumschlag, kuvert
engraved: grabado | graver, gravure | gravieren, gravur, graviert
embroidery: bordar, bordado, bordados | broder, broderie, brodé | sticken, stickerei, bestickt, besticken
advertisement: anuncio, publicidad, anuncios | annonce, publicité, pub, annonces | anzeige, werbung, inserat
computer: computadora, ordenador, compu, computador, ordenadores, computadoras | ordinateur, ordi, ordinateurs | computer, rechner, pc, computers
laptop: laptop, laptops | laptop, laptops | laptop, notebook, laptops
tablet: tableta, tablets | tablette, tablettes | tablet, tablets
screen: pantalla, pantallas | écran, écrans | bildschirm, monitor, display, bildschirme
mouse: ratón, ratones | souris | maus, mäuse
cable: cable, cables | câble, câbles | kabel, leitung, leitungen
plug: clavija | fiche | stecker
battery: batería, pila, baterías, pilas | batterie, pile, batteries, piles | akku, batterie, akkus, batterien
charger: cargadores | chargeurs | netzteil, ladestation
software: software, programas | logiciel, logiciels | software, programm, programme
app: aplicación, app, aplicaciones | appli, application, applications | app, anwendung, apps
virus: virus, malware | virus | virus, viren, schadsoftware
password: contraseña, clave, contraseñas, claves | mdp | passwort, kennwort, passwörter
code: código, códigos | code, codes | code, zugangscode, codes
backup: respaldo | sauvegarde, sauvegarder | backup, datensicherung
memory: memoria, memorias | mémoire | speicher, gedächtnis, arbeitsspeicher
disk: disco, discos, cd | disque, disques, disquette | festplatte, diskette, schallplatten
internet: internet, wifi, red | internet, wifi, réseau | internet, wlan, netz, netzwerk
router: módem, rúter, router | routeur, modem | router, modem, wlanrouter
network: redes | réseaux | netzwerke, vernetzung
website: web, sitio, portal | site, web | webseite, website, homepage, internetseite
online: línea, online, virtual | ligne, distanciel, visio, virtuel | online, virtuell
email: email, e-mail, mail | mail, courriel, e-mail, email, mails | mail, e-mail, email, mails
message: mensaje, mensajes, recado | message, messages, texto, sms | nachricht, nachrichten, sms, mitteilung
messenger: whatsapp, whats, wasap, guasap | whatsapp | whatsapp
facebook: facebook, instagram, tiktok, face, insta | facebook, instagram, tiktok, insta | facebook, instagram, tiktok, insta
download: descargas | télécharger, téléchargement | herunterladen, downloaden, heruntergeladen, runterladen
upload: subida | téléverser, uploader | hochladen, hochgeladen
link: enlace, liga, vínculo, enlaces | lien, liens | link, verknüpfung
click: clic, cliquear, pinchar | cliquer, clic, clique | klicken, anklicken, geklickt
update: actualizar, actualización | actualiser, actualisation | aktualisieren, update, aktualisierung
hack: hackear, hackearon, hacker | pirater, piraté | hacker, hackerangriff
chat: chatear, chat | clavarder, tchat | chatten, chat
phone: teléfono, celular, móvil, cel, teléfonos, celulares | téléphone, portable, cellulaire, cell | telefon, handy, natel, mobiltelefon, smartphone, handys
call: llamada, llamo, llaman, llamadas, marcar, telefonear | appeler, appelle, appel, téléphoner, appelez, rappeler, appels | anrufen, anruf, angerufen, zurückrufen, telefonieren, rückruf, ruft, anrufe
dial: marcación, discar | indicatif | vorwahl, durchwahl
number: número, números | numéro, nombre, chiffre, numéros | nummer, zahl, nummern, telefonnummer
extension: rallonge, extensiones | rallonge, extension | verlängerungskabel, nebenstelle
voicemail: contestador, contestadora | répondeur | anrufbeantworter, mailbox
signal: señales | signal, signaux | signal
radio: radio, radios | radio, radios | radio, rundfunk
television: televisión, tele, televisor, televisores | télévision, télé, téléviseur | fernseher, fernsehen, glotze
remote: remoto | télécommande, télécommandé | fernbedienung, ferngesteuert
speaker: altavoz, altavoces, bocinas, parlante | baffle | lautsprecher
headphones: audífonos, auriculares | écouteurs | kopfhörer, ohrhörer
microphone: micrófono, micro | micro, microphone | mikrofon, mikro
console: consola, consolas, playstation, xbox | console, consoles | konsole, spielkonsole
game: juego, juegos, videojuego, partido, videojuegos | jeu, jeux, match | spiel, spiele, videospiel
play: jugar, juega, juegan, jugando | jouer, joue, jouent | spielen, spielt, gespielt
toy: juguete, juguetes, muñeca, muñeco | jouet, jouets, poupée, peluche | spielzeug, puppe, spielsachen, kuscheltier
puzzle: rompecabezas, acertijo | puzzle, énigme | puzzle, knobelspiel
chess: ajedrez | échecs | schach, schachspiel
sport: deporte, deportes, deportivo | sport, sportif, sports | sport, sportart, sportlich
football: fútbol, futbol, balompié | foot, football | fußball, fussball, fußballspiel
basketball: baloncesto, básquetbol, básquet | basket | basketball, korbball
volleyball: voleibol, vóleibol | volley | volleyball
baseball: béisbol, beisbol | baseball | baseball
tennis: tenis, pádel, raqueta | tennis, padel, raquette | tennis, padel, tennisschläger
golf: golf, golfista | golf | golf, golfplatz
boxing: boxeo, boxear | boxe, boxer | boxsport, kickboxen
karate: karate, kárate | karaté | karate, kampfsport
judo: judo, yudo | judo | judo
gymnastics: gimnasia, gimnasta | gymnastique | gymnastik, bodenturnen
gym: gimnasio, gym, pesas | gym, musculation, haltères | fitnessstudio, fitness, turnhalle, muckibude
ball: pelota, balón, pelotas, balones | ballon, balle, ballons | ball, bälle, ballspiel
balloon: globo, globos | baudruche | luftballon, ballon, luftballons
team: equipo, equipos | équipe, équipes | mannschaft, team, teams
win: triunfar, ganador, victoria | vaincre, gagnant, victoire | gewinnen, siegen, gewonnen, gewinner
competition: competencia, concurso, torneo, concursos | compétition, concours, tournoi | wettbewerb, turnier, wettkampf
prize: premio, premios, trofeo | trophée, récompense | preisverleihung, pokal, belohnung
hobby: pasatiempo, afición, hobby | loisir, loisirs | hobby, freizeit, hobbys
child: niño, niña, niños, niñas, hijos | enfant, enfants, gamin | kind, kinder, kindern
idea: idea, ideas | idée, idées | idee, ideen, einfall
question: duda, dudas, preguntas | question, questions | frage
example: ejemplo, ejemplos | exemple, exemples | beispiel, beispiele
mistake: errores, equivocar, equivoqué | erreurs, tromper, trompé | vertippt, verwechseln, verwechslung
goal: meta, propósito, metas | but, buts | ziele, zweck
success: éxito, éxitos | succès | erfolg, erfolgreich
attention: atención, concentración, atento | attention, concentration | aufmerksamkeit, konzentration
education: educación | éducation | bildung
dyslexia: dislexia | dyslexie | legasthenie
autism: autismo, autista | autisme, autiste | autismus, autist
passing: aprobar, apruebo, aprobado | admission | bestehen, bestanden, besteht
news: noticia, noticias, novedades | nouvelles, actualités, nouveautés | neuigkeiten, neuigkeit
gallery: galerías | galeries | galerien
copyright: autoría | auteur | urheberrecht, bildrechte
costume: disfraz, disfraces | déguisement, déguiser | kostüm, verkleidung, kostüme
craft: manualidades, manualidad | bricolages | basteln, gebastelt, bastelkurs
wool: estambre | laine, laines | wolle
clay: arcilla, plastilina | glaise, modelage | lehm
imagine: imaginar, imagino, imaginación | imaginer, imagination | vorstellen, fantasie
describe: describir, descripción, describe | décrire, description, décrit | beschreiben, beschreibung, beschrieben
repeat: repetir, repito, repite, repetición | répète, redire | wiederholen, wiederholung, wiederholt
concentrate: concentrar, concentrarse, concéntrate | concentrer, concentre | konzentrieren, konzentriert
memorize: memorizar | mémoriser | auswendig, einprägen
publish: publicar, publicación, publican | publier, publication | veröffentlichen, veröffentlichung, posten
improve: perfeccionar, superar | perfectionner, perfectionnement | verbessert
graduate: graduarse, graduación, graduado, egresado | diplômer, bachelier | absolvent, abschlussfeier
fluent: fluidez, fluido, soltura | couramment, courant, aisance | fließend, flüssig
intensive: intensivo, intensivos, intensiva | intensif, intensifs, intensive | intensivkurs, intensiv
individual: individual, individuales | individuel, individuelle, individuels | einzelunterricht, einzelstunde, einzelstunden
theory: teoría, teórico, teórica | théorie, théorique, solfège | theorie, theoretisch, theorieprüfung
poem: poema, poesía | poème, poésie | gedicht, gedichte
scholarship: beca, becas | bourse, bourses | stipendium, bafög
parent: padres, papás | parents, parent | eltern, elternteil
educator: pedagogo, educador | éducateur, éducatrice | erzieher, erzieherin, pädagoge
therapy: terapia, terapeuta | orthophoniste, thérapie, thérapeute | logopädie, therapie, therapeut
mug: tazón | tasse, tasses | tasse, tassen, becher
shirt: camiseta, playera, playeras, camisetas | maillot | trikot
canvas: lienzos | toiles | leinwände, fotoleinwand
photocopy: fotocopias, fotocopiadora | photocopies, photocopieuse | fotokopien, kopierer
server: servidor, servidores | serveurs | server
error: fallas | bug, plantage | fehlermeldung, absturz, abgestürzt
reset: reiniciar, restablecer, formatear, reinicio | réinitialiser, redémarrer | zurücksetzen, neustarten, neustart
repairman: técnico, técnicos | technicien, dépanneur, techniciens | techniker, elektroniker
prepaid: prepago, recargas | prépayé, prépayée | prepaid, guthaben
provider: operadora | opérateur | anbieter, mobilfunk
rhythm: ritmo, compás | rythme, cadence | rhythmus, takt
melody: melodía | mélodie | melodie
note: apunte, apuntes, anotar, apuntar | noter, annotation | notieren, notiz, notizen
lyrics: letra, letras | paroles | liedtext, songtext
amplifier: amplificador, amplificadores | amplificateur, ampli | verstärker
turntable: tocadiscos, vinilo | platine, vinyle | plattenspieler, vinyl
watercolor: acuarelista | aquarelliste | aquarellfarbe, wasserfarbe
collage: collage | collage, découpage | collage
origami: papiroflexia | origami | origami
calligraphy: caligrafía | calligraphie | kalligrafie, schönschrift
`;
