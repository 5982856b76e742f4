// Things, people, times and what they are like, one meaning a line in English, Spanish, French and German: the first word of a
// column is said, all of them are known; `=` holds for that very form alone, `~` is said and not known. Words of many meanings are left out. Data for gloss.ts.

export const glossThings = `
card, cards | tarjeta | carte | Karte, Karten, Kreditkarte
credit card | tarjeta de crédito | carte de crédit, carte bancaire | Kreditkarte, Kreditkarten
cash | efectivo | espèces, =comptant | bar, Bargeld
=checks, personal check, personal checks, cheque | cheques, cheque | chèques, chèque | Schecks, Scheck
bank transfer | transferencia | virement | ~Überweisung, Banküberweisung, per Überweisung
invoice, =bill | factura, facturas | facture | Rechnung, Rechnungen
tax return, tax returns, year's return, year's tax return, your return | declaración, declaración de impuestos, declaraciones | déclaration, déclaration de revenus, déclaration d'impôts | Steuererklärung, Steuererklärungen
receipt | recibo | reçu, quittance | Beleg, Kaufbeleg, Quittung
dollar bills, dollar bill | billetes | billets | =Scheine
money | dinero | argent | Geld
price, prices | precio | =prix, tarif | Preis, Preise
deposit, deposits | depósito, anticipo | acompte, arrhes | Anzahlung
in advance, up front | por adelantado | d'avance, à l'avance | im Voraus
fee, fees | =cargo, =cargos, cuota | frais | Gebühr, Gebühren
surcharge, extra charge | recargo | supplément | Aufpreis, Zuschlag
discount | =descuento, =descuentos | remise, rabais, réduction | Rabatt, Nachlass
refund | reembolso | remboursement | Erstattung, Rückerstattung
gift card, gift certificate, voucher, vouchers, gift voucher | tarjeta de regalo, bono, vale de regalo | bon cadeau, bons cadeaux | Gutschein, Gutscheine
=tip, tipping, gratuity | propina, propinas | pourboire | Trinkgeld
tax, taxes | impuestos, impuesto | impôts, taxe | Steuer, Steuern
insurance, insurer | seguro, aseguradora | assurance, mutuelle | Versicherung, Versicherungen
free, free of charge, no charge, no fee, no fees, at no cost, no extra charge, costs nothing, cost nothing, nothing to pay, not cost anything, doesn't cost anything | gratis, gratuito, sin costo, sin cargo, sin cobrar, no cuesta nada, no cuestan nada, no tiene costo, ningún costo, no se cobra nada, no cobramos nada | gratuit, sans frais, pas de frais, aucuns frais, ne coûte rien, ne coûtent rien, rien à payer, coûte rien | kostenlos, gratis, keine Gebühr, keine Kosten, kostet nichts, kosten nichts, kostet Sie nichts, kostet Sie auch nichts, umsonst, kostenfrei
included | incluido | compris, inclus | inbegriffen, enthalten, inklusive
half | mitad | moitié | Hälfte
full, whole | completo, entero | entier, plein, complet | voll, ganz
half an hour | media hora | demi-heure | halbe Stunde
hour, hours | hora | heure | Stunde, Stunden
minute, minutes | minuto | minute | Minute, Minuten
=day, =days | día, días | jour, jours | Tag, Tage, Tagen
business day, business days, working days, working day | día hábil, días hábiles, días laborales | jours ouvrables, jour ouvrable | Werktage, Werktagen, Werktag
week, weeks | semana | semaine | Woche, Wochen
month, months | mes, meses | =mois | Monat, Monate, Monaten
year, years | año | an, ans, année | Jahr, Jahre, Jahren
today | hoy | aujourd'hui | heute
tomorrow | ~mañana | demain | ~morgen
morning, mornings | por la mañana, en la mañana | matin, matinée | vormittags, Vormittag, =morgens
noon | mediodía | midi | Mittag, mittags
afternoon, afternoons | =tarde, =tardes | après-midi | nachmittags, Nachmittag
evening, evenings | por la noche | soir, soirée | abends, Abend
night, nights | noche | nuit | Nacht, nachts
the evening before, night before, the night before | la noche antes, la noche anterior | la veille au soir | am Vorabend, Abend vorher
the day before | el día anterior, el día antes, la víspera | la veille | am Vortag, Tag vorher
same day, the same day | el mismo día | le jour même | am selben Tag, am gleichen Tag
weekend, weekends | fin de semana | week-end | Wochenende
holiday, holidays | feriado, festivo | jour férié, jours fériés | Feiertag, Feiertage
Monday, mondays | lunes | lundi | Montag, montags
Tuesday, tuesdays | martes | mardi | Dienstag, dienstags
Wednesday, wednesdays | miércoles | mercredi | Mittwoch, mittwochs
Thursday, thursdays | jueves | jeudi | Donnerstag, donnerstags
Friday, fridays | viernes | vendredi | Freitag, freitags
Saturday, saturdays | sábado | samedi | Samstag, samstags, Sonnabend
Sunday, sundays | domingo | dimanche | Sonntag, sonntags
January | enero | janvier | Januar
February | febrero | février | Februar
March | marzo | mars | März
April | abril | avril | April
~May | mayo | =mai | =Mai
June | junio | juin | Juni
July | julio | juillet | Juli
August | agosto | août | August
September | septiembre | septembre | September
October | octubre | octobre | Oktober
November | noviembre | novembre | November
December | diciembre | décembre | Dezember
=springs | resortes, resorte, muelles | ressorts, ressort | Federn, Feder
~spring, in spring, in the spring, each spring, every spring, this spring | primavera | printemps | Frühling, Frühjahr
summer | verano | été | Sommer
autumn, in fall, in the fall, each fall, every fall, this fall | otoño | automne | Herbst
winter | invierno | hiver | Winter
birthday | cumpleaños | anniversaire | Geburtstag
wedding | boda | mariage, noces | Hochzeit
two | dos | deux | zwei
three | tres | trois | drei
four | cuatro | quatre | vier
five | cinco | cinq | fünf
six | seis | six | sechs
seven | siete | sept | sieben
eight | ocho | huit | acht
nine | =nueve | ~neuf | neun
ten | diez | dix | zehn
twelve | doce | douze | zwölf
always | siempre | toujours | immer, stets
once a, once per, once every, just once, only once, ~once | una vez | une fois | einmal
twice | dos veces | deux fois | zweimal
every | cada | chaque | jede, jeden, jedes, jeder
only | =solo, solamente, únicamente | =seulement, uniquement | nur
before | =antes | avant | vorher, davor
after, afterwards | después, más tarde | après, ensuite | danach, hinterher
until, =up to | hasta | jusqu'à | bis
at least | al menos, mínimo, por lo menos | au moins | mindestens
at most, maximum | como máximo, máximo | au plus, maximum | höchstens, maximal
beginning, start | comienzo, inicio, principio | début | Anfang, Beginn
end | final, =fin | =fin | Ende
late | ~tarde, llegar tarde, llega tarde, llegue tarde | retard | verspätet, Verspätung
early | temprano | tôt | früh
child, children, kids, kid | niño, niños, niña | enfant, enfants | Kind, Kinder
baby, babies | =bebé, =bebés | bébé | Baby, Babys
adult, adults | adulto, mayor de edad | adulte | Erwachsene, Erwachsener, Erwachsenen
parent, parents | padres, padre o madre | parents, parent | Eltern
family | familia | famille | Familie
student, students, pupil | estudiante, alumno | étudiant, élève | Schüler, Student, Studenten, Studierende
seniors | personas mayores, jubilados | personnes âgées | Senioren
=person, =people, persons, guests, guest | personas, persona | personnes, personne | Personen, Person, Gäste
friend, friends | amigo | ami, amis | Freund, Freunde
landlord, landlord's | ~casero, arrendador | ~propriétaire, bailleur | =Vermieter, =Vermieters
doctor, doctor's | médico, doctor | médecin | Arzt, Ärztin
lawyer, attorney | abogado | avocat | Anwalt, Anwältin
interpreter | intérprete | interprète | Dolmetscher
teacher, instructor | maestro, instructor, profesor | moniteur, instructeur, professeur, prof | Lehrer, Lehrerin, Trainer
dog, dogs | perro | chien | Hund, Hunde
cat, cats | gato | chat | Katze, Katzen
rabbit, rabbits | conejo | lapin | Kaninchen
guinea pig, guinea pigs | conejillo de indias, =cuyos, cobaya | cochon d'Inde | Meerschweinchen
bird, birds | ave, aves, pájaro | oiseau, oiseaux | Vögel, Vogel
reptile, reptiles | reptil, reptiles | reptile | Reptilien
horse, horses | caballo | cheval, chevaux | Pferd, Pferde
animal, animals | animal, animales | animal, animaux | Tier, Tiere
pet, pets | mascota | animal de compagnie | Haustier, Haustiere
English | inglés | anglais | Englisch
Spanish | español | espagnol | Spanisch
French | francés | français | Französisch
German | alemán | allemand | Deutsch
house, home | =casa, =casas | maison, domicile | Haus, zu Hause
apartment | departamento, apartamento | appartement | Wohnung
door | puerta | =porte, =portes | Tür
entrance | =entrada, =entradas | entrée | Eingang, Einfahrt
street | calle | rue | Straße
=parking, parking lot, parking space, parking spaces, parking spots | estacionamiento, aparcamiento | stationnement, parking, place de parking | Parkplatz, Parkplätze, parken
garage | garaje, cochera | garage | Garage
behind | detrás, atrás | derrière | hinter, hinten, hinterm
in front, the front, across, opposite | enfrente, delante | devant, en face | vorne, gegenüber
next door, beside, next to | =junto, al lado | à côté | neben, nebenan
inside, indoors | dentro, adentro | à l'intérieur, dedans | drinnen, innen
outside, outdoors | fuera, afuera | dehors, à l'extérieur | draußen, außen
upstairs | arriba | à l'étage | oben
ground floor | planta baja | rez-de-chaussée | Erdgeschoss
floor | piso, ~planta | étage | Stock, Etage
elevator | ascensor, elevador | ascenseur | Aufzug, Fahrstuhl
stairs, front step, front steps | escaleras, escalón, escalones | escalier, =marches | Stufe, Stufen, Treppe
ramp | rampa | rampe | Rampe
wheelchair, wheelchairs | silla de ruedas | fauteuil roulant | Rollstuhl
toilet, restroom, bathroom | baño, aseo | toilettes | Toilette, WC
kitchen | cocina | cuisine | Küche
window, windows | ventana | fenêtre | Fenster
roof | techo, tejado | toit | Dach
yard, garden | patio, jardín | jardin, =cour | Garten, Hof
waiting room | sala de espera | salle d'attente | Wartezimmer, Warteraum
coffee | café | café | Kaffee
water | agua | eau | Wasser
=wifi | wifi | wifi, wi-fi | WLAN
food, meal, meals | =comida, =comidas | repas, nourriture | ~Essen, Mahlzeit, Speisen
bread | =pan | pain | Brot
milk | leche | lait | Milch
nuts, peanuts | nueces, cacahuates | noix, arachides | Nüsse
gluten | gluten | gluten | Gluten, glutenfrei
key, keys | llave | clé, clés, clef | Schlüssel
key slot, mail slot, door slot, drop box | buzón, ranura | boîte aux lettres, fente | Briefkasten, Schlitz, Einwurf
envelope | ~sobre, en un sobre, el sobre | enveloppe | Umschlag
phone, telephone | teléfono, celular | téléphone | Telefon, Handy
email, e-mail | correo electrónico, correo | courriel, e-mail | E-Mail, Mail
by mail, by post | por correo | par la poste, envoi postal | per Post
text message, text | mensaje de texto, mensaje | SMS, texto | SMS
paper, papers, paperwork, documents | papeles, documentos | papiers, documents | Unterlagen, Papiere, Dokumente
=forms, the form, a form, our form, intake form, consent form | formulario | formulaire | Formular, Fragebogen
signature | =firma, =firmas | signature | Unterschrift
written, in writing | por escrito, escrito | par écrit, écrit | schriftlich
contract | contrato | contrat | Vertrag
certificate | certificado, acta | certificat, acte | Bescheinigung, Attest, Zertifikat
permit | permiso | autorisation | Genehmigung
driver's license | licencia de conducir | permis de conduire | Führerschein
photo ID, ID | identificación | pièce d'identité | Ausweis
prescription | receta | ordonnance | Rezept, Verordnung
referral | derivación | ~ordonnance, lettre d'adressage | Überweisung vom Arzt
vaccination, vaccinations, their shots, rabies shot, rabies shots, shot records | vacunas, vacuna, cartilla de vacunación | vaccins, vaccin, vaccination | Impfung, Impfungen, Impfpass
warranty, guarantee | garantía | garantie | Garantie, Gewährleistung
manufacturer, maker, maker's | fabricante | fabricant | Hersteller
labor | mano de obra | main-d'œuvre | ~Arbeit, Arbeitslohn
=parts, spare parts | piezas, refacciones | ~pièces, pièces de rechange, pièces détachées, pièces et main-d'œuvre | Ersatzteile, =Teile
materials | materiales | matériaux | Material
tool, tools | herramientas | outils | Werkzeug
quote, estimate, estimates | presupuesto, cotización | devis | Kostenvoranschlag, Voranschlag, Angebot
visit | visita | visite | Besuch
appointment | cita | rendez-vous | Termin, Termine
lesson, lessons | clase | leçon, cours de | ~Stunde, Unterricht
test, exam | examen | examen, test | Prüfung
treatment | tratamiento | traitement, soin | Behandlung
~fitting, try-on, dress fitting, first fitting, second fitting, last fitting, final fitting | ~prueba, prueba del vestido | essayage | Anprobe
car, cars, vehicle | auto, carro, coche, vehículo | voiture | Auto, Wagen
truck, pickup truck, pickup trucks | camioneta | camionnette | Lastwagen, Lkw
motorcycle, motorcycles | motocicleta, moto | moto, motos | Motorrad, Motorräder
bike, bikes, bicycle | bicicleta | vélo | Fahrrad, Fahrräder
=tire, =tires | llanta, neumático | pneu, pneus | Reifen
oil | aceite | huile | Öl
brake, brakes | freno, frenos | frein | Bremse, Bremsen
engine | motor | moteur | Motor
battery, batteries | batería, pila | ~pile, batterie | Batterie, Akku
loaner car, loaner, loaner cars | auto de préstamo | voiture de prêt | Leihwagen
tow truck, towing | grúa | remorquage, dépanneuse | Abschleppwagen
mile, miles | milla | mille, milles, miles | Meile, Meilen
glasses | lentes, anteojos, gafas | lunettes | Brille, Brillen
sunglasses | lentes de sol, gafas de sol | lunettes de soleil | Sonnenbrille
contact lenses, contact lens | lentes de contacto | lentilles, lentilles de contact | Kontaktlinsen
hearing aid, hearing aids | audífono, aparato auditivo | appareil auditif | Hörgerät, Hörgeräte
eye, eyes | ojo | œil, yeux | Auge, Augen
hair | cabello, pelo | cheveux | Haare, Haar
skin | piel | peau | Haut
shoes, shoe | zapatos | chaussures | Schuhe
socks | calcetines | chaussettes | Socken
clothes, clothing | ropa, prendas | vêtements | Kleidung, =Kleider
~dress, gown, =dresses, the dress, your dress, a dress | vestido | robe | =Kleid, =Kleides
wedding dress, bridal gown, wedding gown | vestido de novia | robe de mariée | Brautkleid, Hochzeitskleid
~suit, =suits, a suit, your suit | traje | =costume | Anzug
hem, hems | dobladillo, bastilla | ourlet | Saum
zipper | ~cierre, cremallera | fermeture éclair | Reißverschluss
costume, costumes | disfraz, disfraces | déguisement, =costumes | Kostüm
towel, towels | toalla | serviette | Handtuch, Handtücher
carpet, rug, rugs | alfombra | tapis, moquette | Teppich, Teppiche
furniture | muebles | meubles | Möbel
box, boxes | caja | carton, boîte | Karton, Kiste
chair, chairs | silla | chaise | Stuhl
tree, trees | árbol, árboles | arbre | Baum, Bäume
wood, firewood | leña, madera | bois | Holz, Brennholz
stove, stoves | estufa | poêle | Ofen, Kachelofen
chimney, flue | chimenea | cheminée, conduit de fumée | Schornstein, Kamin
air conditioning | aire acondicionado | climatisation | Klimaanlage
boat | =bote, =botes, lancha, barco | bateau | Boot
weather | ~clima, tiempo meteorológico | météo | Wetter
rain | lluvia | pluie | Regen
snow | nieve | neige | Schnee
wind | viento | =vent | Wind
storm, lightning | tormenta, tempestad | orage, tempête | Gewitter, Sturm
photo, photos, pictures, picture | foto | photo, photos, images, image | Foto, Fotos, Bilder
=files, digital files | archivos, =archivo | fichiers, fichier | Dateien, Datei
website | página web, sitio web | site web, site internet | Webseite, Internetseite
product, products | productos | produits | Produkte
group, groups | grupo | groupe | Gruppe, Gruppen
=new | =nuevo, =nueva, =nuevos, =nuevas | nouveau, ~neuf, nouvelle, =neuve | neu
~used, secondhand, used car, used cars, used bike, used bikes | usado, de segunda mano | d'occasion | =gebraucht, =gebrauchte, =gebrauchter
old | viejo | vieux, vieille | alt
small | pequeño | petit | klein
large, big | grande | grand | groß
warm | caliente | chaud | warm
cold | frío | froid | kalt
clean | limpio | propre | sauber
dry | seco | sec | trocken
wet | mojado | mouillé | nass
open flame, naked flame, flame, flames | ~llama, llama abierta | flamme | Flamme, Flammen
main valve, shut-off valve, shutoff valve, valve | llave de paso | vanne d'arrêt | Absperrhahn
faucet, faucets, tap, taps | grifo, grifos | robinet, robinets | Wasserhahn, Wasserhähne
pipe, pipes | tubo, tubería, tuberías | tuyau, tuyaux | Rohr, Rohre
=closed | cerrado | fermé | geschlossen
=open | abierto | ouvert | geöffnet, offen
pregnant, pregnancy | embarazada, embarazo | enceinte, grossesse | schwanger, Schwangerschaft
calm, quiet | tranquilo, silencio | calme | ruhig, Ruhe
allergy, allergies, allergic | alergia, alérgico | allergie, allergique | Allergie, Allergien
tranquilizer, sedatives | calmantes, sedantes | calmants, sédatif | Beruhigungsmittel
chlorine, bleach | cloro, lejía | chlore, eau de javel | Chlor
vacuum cleaner, vacuum | aspiradora | aspirateur | Staubsauger
landline, number | número | numéro | Nummer
choice | a elección | au choix | nach Wahl, nach Wunsch
direct deposit | depósito directo | virement direct | Direktüberweisung
time slot, time slots | horario | créneau, créneaux | Zeitfenster
`;
