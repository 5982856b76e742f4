// Everyday words of the body, illness, medicine, dentists, eyes, hearing and therapy, each at one English word.

export const healthWords = `
body: cuerpo | corps | körper, leib
head: cabeza | tête | kopf, köpfe
face: rostro | visage, faciès, tempe | gesicht, gesichter, stirn, schläfe
eye: ojo, ojos, conjuntivitis, orzuelo, bizco, estrabismo, bizca | œil, oeil, yeux, conjonctivite, orgelet, loucher, strabisme | auge, augen, bindehautentzündung, gerstenkorn, schielen, schielt
ear: oreja, oído, oídos, cerumen, otitis, otorrino, otorrinolaringólogo, lóbulo, lóbulos | oreille, oreilles, cérumen, otite, otites, orl, lobe, lobes | ohr, ohren, ohrenschmalz, ohrenentzündung, mittelohrentzündung, ohrenschmerzen, ohrenweh, hno, ohrenarzt, ohrläppchen
nose: nariz, narices | nez | nase
mouth: boca | bouche, gueule | mund, münder, maul
lip: labio, labios | lèvre, lèvres | lippe, lippen
tongue: lengua | langue | zunge
tooth: diente, dientes, odontalgia, dentición | dent | zahn, zahnschmerzen, zahnweh, zahnen, milchzahn, milchzähne
teeth: dentadura | dents, dentition | zähne, gebiss
molar: muela, muelas | molaire, molaires | backenzahn, backenzähne
wisdom: cordal, cordales | sagesse | weisheitszahn, weisheitszähne
gum: encía, encías, piorrea, periodontitis, periodoncia, gingivitis | gencive, gencives, parodontite, gingivite, parodontologie, déchaussement | zahnfleisch, parodontose, parodontitis, zahnfleischentzündung
jaw: mandíbula, quijada | mâchoire, mandibule | kiefer
chin: barbilla, mentón | menton | kinn
throat: garganta, amígdala, amígdalas, anginas, amigdalitis | gorge, amygdale, amygdales, angine | rachen, kehle, mandel, mandeln, mandelentzündung, angina
neck: cuello, nuca, pescuezo | cou, nuque | nacken, genick
shoulder: hombro, hombros, axila, axilas, sobaco | épaule, épaules, aisselle, aisselles | schulter, schultern, achsel, achseln, achselhöhle
arm: brazo, brazos | bras | arm, arme
elbow: codo, codos | coude, coudes | ellbogen, ellenbogen
wrist: muñecas | poignet, poignets | handgelenk, handgelenke
finger: dedo, dedos | doigt, doigts, paume, paumes | finger, handfläche
thumb: pulgar | pouce | daumen
chest: pecho, tórax | poitrine, thorax | brust, brustkorb
breast: seno, senos, mama, mamas | sein, seins | busen, brüste
spine: espinazo | rachis | wirbelsäule, rückgrat
back: espalda | dos | rücken
vertebra: vértebra, vértebras | vertèbre, vertèbres | wirbel
disc: hernia, hernias | hernie, hernies | bandscheibe, bandscheiben, bandscheibenvorfall, bruchleiden
lumbar: lumbar, lumbago, ciática | lombaire, lombalgie, lumbago, sciatique | lende, hexenschuss, lendenwirbel, ischias, ischialgie
belly: barriga, vientre, panza, tripa, ombligo, abdomen, abdominal, abdominales, cólico, cólicos | ventre, bedaine, nombril, abdomen, abdominal, abdos, abdominaux, colique, coliques | bauch, bäuche, bauchnabel, unterleib, bauchmuskeln, kolik, koliken, dreimonatskoliken
stomach: estómago | estomac | magen, mägen
hip: cadera, caderas, cintura | hanche, hanches | hüfte, hüften, taille
leg: pierna, piernas | jambe, jambes | bein, beine
thigh: muslo, muslos | cuisse, cuisses | oberschenkel
knee: rodilla, rodillas | genou, genoux | knie
calf: pantorrilla, pantorrillas, ternero | mollet, mollets | wade, waden, kälbchen
ankle: tobillo, tobillos | cheville, chevilles | knöchel, fussgelenk, fußgelenk, sprunggelenk
foot: pie, podólogo, podóloga, podología, callista, callo, callos, dureza, durezas | pied, podologue, podiatre, pédicure, callosité, callosités, cor, cors | fuss, fuß, podologe, podologin, fusspflege, fußpflege, hornhaut, hühnerauge, hühneraugen
feet: pies | pieds | füsse, füße
heel: talón, talones | talon, talons | ferse, fersen
toe: juanete, juanetes | orteil, orteils | zeh, zehe, zehen
bone: hueso, huesos | os | knochen
joint: articulación, articulaciones, coyuntura | articulation, articulations | gelenk, gelenke
muscle: músculo, músculos | muscle, muscles | muskel, muskeln, muskulatur
tendon: tendón, tendones | tendon, tendons | sehne, sehnen
ligament: ligamento, ligamentos | ligament, ligaments | bänderriss, bänder
nerve: nervio | nerf, nerfs | nerv, nerven
rib: costilla, costillas | côte | rippe, rippen
skull: cráneo | crâne | schädel
brain: cerebro | cerveau | gehirn, hirn
heart: corazón, electro, electrocardiograma | cœur, coeur, électrocardiogramme, ecg | herz, ekg
lung: pulmón, pulmones | poumon, poumons | lunge, lungen
liver: hígado, paté, mondongo | foie, pâté, terrine, foies, abats, tripes | leber, leberwurst, leberkäse, innereien
kidney: riñón, riñones | rein, reins, rognon | niere, nieren
bladder: vejiga | vessie | blase, harnblase
bowel: intestino, intestinos | intestin, intestins | darm, därme
thyroid: tiroides | thyroïde | schilddrüse
prostate: próstata | prostate | prostata
blood: sangre | sang | blut
vein: vena, venas, varices, várices | veine, veines, varice, varices | vene, venen, ader, krampfader, krampfadern
bleed: sangrar, sangra, sangrado | saigner, saigne | bluten, blutet, nasenbluten, zahnfleischbluten
bleeding: sangramiento | saignements, hémorragie | blutungen
urine: orina, pis, orinar | urine, uriner, pipi | urin, harn, pinkeln
stool: heces, caca, evacuar | caca | stuhlgang, kot
breath: aliento | haleine | mundgeruch
saliva: saliva, baba, babear, babea | salive, bave, baver | speichel, sabbern, sabbert
sweat: sudor, sudar, sudo, sudado, sudada | sueur, transpirer, transpiration, suer | schweiss, schweiß, schwitzen, verschwitzt
health: salud, sanidad | santé | gesundheit
illness: enfermedad, enfermedades, padecimiento | maladie, maladies | krankheit, krankheiten, erkrankung
disease: dolencia, afección | affection, pathologie | leiden
symptom: síntoma, síntomas | symptôme, symptômes | symptom, symptome, anzeichen
pain: dolor, dolores, lumbalgia | douleur, douleurs | schmerz, rückenschmerzen
hurt: doler, duele, duelen, dolía | souffrir, souffre, blesser | wehtun, weh, schmerzen, schmerzt
ache: achaque, molestias | courbature | kopfweh, bauchweh, bauchschmerzen, halsschmerzen, halsweh
headache: jaqueca, cefalea | céphalée | kopfschmerzen, kopfschmerz
migraine: migraña, migrañas | migraine, migraines | migräne
fever: fiebre, calentura | fièvre | fieber
cough: tos, toser, tosa | toux, tousser, tousse | husten, hustet
cold: resfriado, resfrío, catarro, constipado, gripa | rhume, enrhumé, enrhumée | erkältung, schnupfen, erkältet, verkühlt
flu: gripe, influenza | grippe, influenza | grippe
coronavirus: covid, coronavirus | covid, coronavirus | corona, covid
virus: virus, viral | virus, viral | virus, viren
infection: infección, infecciones, infectado | infection, infections, infecté | infektion, infektionen, infekt
infected: enconado, supura | infectée, purulent | entzündet, infiziert, eitert, ausfluss
inflammation: inflamación | inflammation, enflammé | entzündung, entzündungen
swollen: hinchada | enflée, gonflée | geschwollen, angeschwollen
swell: hinchar, hincha, hinchazón | enfler, gonfler, enflure, gonflement | schwellen, schwillt, schwellung, anschwellen
abscess: absceso, flemón, pus | abcès, pus | abszess, eiter
contagious: contagioso, contagiosa, contagiar, contagio | contagieux, contagieuse | ansteckend
nausea: náusea, náuseas, asco | nausée, nausées | übelkeit
vomit: vomitar, vómito, vomita | vomir, vomi, vomit, vomissement, vomissements | erbrechen, kotzen, erbricht, erbrochen
diarrhea: diarrea | diarrhée, gastro | durchfall
constipation: estreñimiento, estreñido | constipation, constipé | obstipation
digestion: digestión, gastritis, acidez, gases, pedo, flatulencia, gastroenterólogo, gastroenteróloga | digestion, gastrite, flatulence, ballonnement, ballonnements, pet, gastroentérologue | verdauung, sodbrennen, blähung, blähungen, furz, gastroenterologe, internist, internistin
dizzy: mareado, mareada, mareo, mareos, vértigos | étourdi, étourdie | schwindlig, schwindelig
faint: desmayar, desmayo, desmayado | évanouir, évanoui, malaise | ohnmacht, ohnmächtig, umgekippt
tired: cansado, cansada, cansancio | fatigué, fatiguée, épuisé | müde, erschöpft
fatigue: fatiga, agotamiento | épuisement | erschöpfung
weak: débil, debilidad | faiblesse | schwach, schwäche
sleep: dormir, duermo, duerme, sueño, duermen | dormir, sommeil, dors, dort | schlafen, schlaf, schläft, schlafe
insomnia: insomnio, desvelo | insomnie, insomnies | schlaflosigkeit, schlafstörung, schlafstörungen
snoring: roncar, ronco, ronca, ronquido, ronquidos | ronfler, ronfle, ronflement | schnarchen, schnarcht
apnea: apnea | apnée | schlafapnoe, apnoe
rash: sarpullido, erupción, roncha, ronchas | éruption, rougeurs | ausschlag, hautausschlag
itch: picazón, comezón | démanger, démangeaison, démangeaisons | jucken, juckt, juckreiz
blister: ampolla, ampollas, rozadura, roza | cloque, cloques | brandblase, bläschen
wound: herida, heridas, llaga | plaie, plaies, blessure | wunden
injury: lesión, lesiones, lastimado | lésion, blessures | verletzung, verletzungen
injured: lesionado, herido | blessé, blessée | verletzt
bruise: moretón, moratón, hematoma, cardenal | hématome, ecchymose | bluterguss, prellung
burn: quemadura, quemaduras | brûlure, brûlures | verbrennung, verbrannt, brandwunde
stitch: sutura, suturar | suture, sutures | nähte
bandage: venda, vendaje, tirita, curita | pansement, bandage, pansements | verband, bandage
cast: escayola, escayolado | plâtré | gipsverband, eingegipst
fracture: fractura, fracturas, fracturado | fracture, fracturé | knochenbruch, fraktur
sprain: esguince, torcedura, torcer, tuerzo | entorse, foulure, fouler, foulé | verstauchung, verstaucht, zerrung, gezerrt
cramp: calambre, calambres | crampe, crampes | krampf, krämpfe, wadenkrampf
spasm: espasmo, contractura, contracturas | spasme, contracture | spasmus
stiff: rígido, entumecido, tortícolis, tieso | raideur, torticolis | steif, verspannt
numb: adormecido, dormido, hormigueo | engourdi, engourdie, fourmillement, fourmillements | kribbeln
dislocated: dislocado, luxación, zafado | luxé, luxation, déboîté | ausgerenkt, verrenkt, ausgekugelt
arthritis: artritis, reuma, artrosis | arthrite, arthrose, rhumatisme | arthrose, arthritis, rheuma, gicht
osteoporosis: osteoporosis | ostéoporose | osteoporose
posture: postura, escoliosis | posture, scoliose | haltung, körperhaltung, skoliose
tendinitis: tendinitis | tendinite | sehnenentzündung, tennisarm
cancer: cáncer | cancer, cancers | krebs
tumor: tumor, tumores | tumeur, tumeurs | tumor, tumore, geschwulst
chemotherapy: quimioterapia, quimio | chimiothérapie, chimio | chemotherapie, chemo
diabetes: diabetes, azúcar | diabète | diabetes, zuckerkrankheit
diabetic: diabético, diabética | diabétique, diabétiques | diabetiker, diabetikerin
insulin: insulina | insuline | insulin
cholesterol: colesterol | cholestérol | cholesterin
hypertension: hipertensión, hipertenso | hypertension, hypertendu | bluthochdruck
pressure: tensión, presión, tensiómetro | tension, pression, tensiomètre | blutdruck, blutdruckmessgerät
asthma: asma, asmático, inhalador, nebulizador | asthme, asthmatique, inhalateur, ventoline | asthma, inhalator, asthmaspray
bronchitis: bronquitis | bronchite | bronchitis
pneumonia: neumonía, pulmonía | pneumonie | lungenentzündung
sinus: sinusitis | sinusite | nebenhöhlen, nebenhöhlenentzündung
stroke: ictus, embolia, hemiplejía | avc, paralysée | schlaganfall
infarction: infarto | infarctus | herzinfarkt, infarkt
pacemaker: marcapasos | pacemaker, stimulateur | herzschrittmacher, schrittmacher
epilepsy: epilepsia, epiléptico | épilepsie, épileptique | epilepsie
dementia: demencia, alzhéimer, alzheimer | démence, alzheimer | demenz, alzheimer, dement
anemia: anemia, anémico | anémie, anémique | blutarmut, anämie
hiv: vih, sida | vih, sida | hiv, aids
herpes: herpes | herpès, zona | herpes, fieberblase, gürtelrose
measles: sarampión | rougeole | masern
pox: varicela | varicelle, picote | windpocken
hepatitis: hepatitis | hépatite | hepatitis, gelbsucht
tetanus: tétanos, tétano | tétanos | tetanus, wundstarrkrampf
poison: veneno, intoxicación, envenenado | poison, empoisonnement, intoxication | gift, vergiftung, vergiftet
wheelchair: minusválidos, minusvalía, invalidez | roulant | rollstuhl, rollstühle, rollstuhlfahrer
doctor: doctor, doctora, médico, médica | médecin, docteur, docteure, doctoresse, toubib, interne | arzt, ärztin, ärzte, doktor, hausarzt, hausärztin, assistenzarzt, hausbesuch, hausbesuche
nurse: enfermera, enfermero | infirmière, infirmier | krankenschwester, pfleger, pflegerin, krankenpfleger, pflegefachfrau
specialist: especialista, especialistas | spécialiste, spécialistes | facharzt, fachärztin, spezialist
surgeon: cirujano, cirujana | chirurgien, chirurgienne | chirurg, chirurgin
surgery: cirugía, operación, operar, operan | chirurgie, opération, opérer | chirurgie, eingriff, operation, operieren
pediatrician: pediatra, pediatría | pédiatre, pédiatrie | kinderarzt, kinderärztin
dermatologist: dermatólogo, dermatóloga | dermatologue, dermato | hautarzt, hautärztin, dermatologe
gynecologist: ginecólogo, ginecóloga | gynécologue, gynéco | frauenarzt, frauenärztin, gynäkologe, gynäkologin
urology: urólogo, uróloga | urologue | urologe, urologin
cardiologist: cardiólogo, cardióloga | cardiologue | kardiologe, kardiologin
neurologist: neurólogo, neuróloga | neurologue | neurologe, neurologin, nervenarzt
psychiatrist: psiquiatra | psychiatre | psychiater, psychiaterin
psychologist: psicólogo, psicóloga | psychologue, psy | psychologe, psychologin
psychology: psicología, psicológico | psychologie, psychologique | psychologie, psychologisch
therapist: terapeuta, terapeutas | thérapeute, psychothérapeute, thérapeutes | therapeut, therapeutin, psychotherapeut, psychotherapeutin
therapy: terapia, terapias, psicoterapia | thérapie, thérapies, psychothérapie | therapie, psychotherapie
physiotherapy: fisioterapia, fisio | physiothérapie, kinésithérapie, kiné, physio | physiotherapie, krankengymnastik, physio
physiotherapist: fisioterapeuta, kinesiólogo | physiothérapeute, kinésithérapeute | physiotherapeut, physiotherapeutin, krankengymnast
chiropractor: quiropráctico, quiropráctica | chiropraticien, chiropraticienne, chiro, chiropracteur | chiropraktiker, chiropraktikerin
osteopathic: osteópata, osteopatía | ostéopathe, ostéopathie, ostéo | osteopath, osteopathin, osteopathie
acupuncture: acupuntura | acupuncture, acupuncteur | akupunktur
homeopathic: homeopatía, homeópata | homéopathie, homéopathe | homöopathie, heilpraktiker, heilpraktikerin
orthopedic: ortopédico, ortopédica, ortopedia, plantilla, plantillas | orthopédique, orthopédie, semelle, semelles | orthopädisch, orthopäde, orthopädie, einlage, einlagen, schuheinlagen
midwife: partera, comadrona, matrona, doula | accoucheuse, maïeuticien, doula, doulas | hebamme, hebammen, doula
clinic: clínica, consultorio, ambulatorio | clinique, dispensaire | arztpraxis, ambulanz, ordination
hospital: hospital, hospitales | hôpital, hôpitaux, hosto | krankenhaus, spital, klinik, krankenhäuser
ambulance: ambulancia | ambulance, samu | krankenwagen, rettungswagen
emergency: emergencia, emergencias, urgencia, urgencias | urgence, urgences | notfall, notfälle, notaufnahme, notdienst
urgent: urgente, urgentemente | urgent, urgente | dringend, eilig
patient: paciente, pacientes | patient, patiente, patients | patient, patientin, patienten
checkup: reconocimiento | bilan | vorsorge, vorsorgeuntersuchung, kontrolluntersuchung, routineuntersuchung
examination: exploración | palpation | untersuchungen
examine: examinar, auscultar | examiner, ausculter | untersuchen, untersucht
diagnosis: diagnóstico, diagnosticar | diagnostic, diagnostiquer | diagnose, diagnosen, befund
treatment: tratamiento, tratamientos | traitement, traitements | behandlung, behandlungen
treat: tratar | traiter, soigne | behandeln, behandelt
care: cuidados | soin, soins, auxiliaire | pflege, betreuung, pflegedienst, spitex
cure: cura | guéri | kur, kurieren
recover: recuperar, recuperación, aliviar | rétablir, rétablissement, convalescence | genesung
rehabilitation: rehabilitación | rééducation, réadaptation | reha, rehabilitation
medicine: medicina, medicamento, medicamentos, remedio | médicament, médicaments, médecine | medikament, medikamente, medizin, arznei, arzneimittel
pill: pastilla, pastillas, píldora, comprimido, comprimidos | pilule, comprimé, comprimés | tablette, tabletten, pille
antibiotic: antibiótico, antibióticos | antibiotique, antibiotiques | antibiotikum, antibiotika
painkiller: analgésico, calmante, calmantes | antidouleur, analgésique, calmant | schmerzmittel, schmerztablette
aspirin: aspirina | aspirine | aspirin
ibuprofen: ibuprofeno, paracetamol | ibuprofène, paracétamol, doliprane | ibuprofen, paracetamol
syrup: jarabe | sirop | hustensaft, sirup
ointment: pomada, ungüento | pommade, onguent | salbe
drop: gota, gotas | goutte, gouttes | augentropfen
dose: dosis | dose, posologie | dosis, dosierung
prescription: receta, recetas, prescripción | ordonnance, ordonnances | rezept, rezepte, verschreibung
prescribe: recetar, recetan, receto | prescrire, prescrit | verschreiben, verschreibt, verschrieben, verordnen
referral: derivación | aiguillage | überweisungsschein
pharmacy: farmacia, farmacias, botica, droguería | pharmacie, pharmacies | apotheke, apotheken
pharmacist: farmacéutico, farmacéutica | pharmacien, pharmacienne | apotheker, apothekerin
vaccine: vacunas | vaccins | impfungen, impfstoff
vaccinate: vacunar, vacunado, vacunada | vacciner, vacciné, vaccinée | impfen, geimpft, impft
vaccination: cartilla | vaccinations | impfausweis, schutzimpfung
injection: inyecciones, inyección, inyectar | injections | spritze, spritzen, injektion
needle: aguja, agujas | aiguille, aiguilles, dermographes | nadel, nadeln, tätowiernadel
botox: bótox | botox, filler, comblement, combler | botox, filler, unterspritzung, lippenunterspritzung
anesthesia: anestesia, sedación, anestesiar | anesthésie, sédation | narkose, betäubung, vollnarkose, lachgas
radiology: radiografía, radiografías | radiographie | röntgen, röntgenbild, röntgenaufnahme
ultrasound: ecografía, ultrasonido, eco | échographie, échographies, écho | ultraschall
scan: escáner, tomografía, resonancia | scanner, irm | mrt, ct, kernspin
swab: hisopo | écouvillon | abstrich
laboratory: laboratorio | laboratoire, labo | labor
insured: asegurada | assurée | privatversichert, kassenpatient
mask: mascarilla, cubrebocas, tapabocas | masque, masques | maske, masken
disinfectant: desinfectar, desinfección, desinfectado | désinfecter, désinfection | desinfizieren, desinfektion, desinfiziert
sterile: esterilizado, estéril | stérile | steril, sterilisiert
hygiene: higiene, higienista | hygiène, hygiéniste, savonnette | hygiene, mundhygiene, duschgel
dentist: dentista, odontólogo, odontóloga, dentistas | dentiste, dentistes | zahnarzt, zahnärztin, zahnärzte, zahnarztpraxis
dental: dental, bucal, odontología | dentaire, dentaires, buccal | zahnmedizin, zahnärztlich, dental
cavity: caries, cariado | carie, caries | karies
filling: empaste, empastes, amalgama, obturación | plombage, plombages, obturation | zahnfüllung, plombe, plomben, füllung
crown: corona, coronas | couronne, couronnes | zahnkrone, krone, kronen
bridge: puente | bridge, pont | brücke, brücken
implant: implante, implantes | implant, implants | implantat, implantate, zahnimplantat
prosthesis: postiza, prótesis | dentier, dentiers, prothèse, prothèses | zahnprothese, prothese, zahnersatz
veneer: carilla, carillas | facette, facettes | veneers, verblendschale
braces: brackets, ortodoncia, frenillos, ortodoncista, ortodontista | broches, orthodontie, orthodontiste, orthodontistes | zahnspange, spange, zahnspangen, kieferorthopädie, kieferorthopäde, kieferorthopädin
retainer: retenedor, férula | contention | knirscherschiene, aufbissschiene, zahnschiene
whiter: blanqueamiento | blanchiment | bleaching, zahnaufhellung, aufhellen
tartar: sarro | tartre, détartrage, détartrer | zahnstein, zahnreinigung, zahnsteinentfernung
extraction: extracción, extraer | extraction, arracher, arrachage | zahnziehen, zahnentfernung
root: endodoncia, raíz | racine, canal, endodontie, dévitaliser | wurzel, wurzelbehandlung, wurzelkanal
toothbrush: cepillado | brossage | zahnbürste, zahnbürsten, zahnseide, zwischenraumbürste
toothpaste: dentífrico | dentifrice | zahnpasta, zahncreme
grind: bruxismo, bruxo | bruxisme | knirschen, zähneknirschen
optical: óptico, óptica, ópticas, optometrista, optometría | opticien, opticienne, lunetterie, optométriste | optiker, optikerin, augenoptiker, optometrist, sehtest
ophthalmologist: oftalmólogo, oculista, oftalmóloga | ophtalmologue, ophtalmo, oculiste | augenarzt, augenärztin
glasses: gafas, anteojos, espejuelos, lentes | lunettes, bésicles | brille, brillen, lesebrille
sunglasses: rayban | rayban | sonnenbrille, sonnenbrillen
lens: lente, lentilla, lentillas, pupilentes, bifocal, progresivos, bifocales | lentille, lentilles, progressif, progressifs, bifocaux | kontaktlinse, kontaktlinsen, linse, linsen, brillenglas, brillengläser, gleitsicht, gleitsichtbrille
frame: armazón, armazones | monture, montures | brillengestell, brillenfassung
vision: visión, dioptría, dioptrías | vision, dioptrie, dioptries | sehkraft, sehstärke, sehvermögen, dioptrien, dioptrie
blurry: borroso, borrosa | flou, floue | verschwommen, unscharf
myopia: miopía, miope, astigmatismo | myopie, myope, astigmatisme, presbyte | kurzsichtig, kurzsichtigkeit, hornhautverkrümmung, weitsichtig
cataract: cataratas | cataracte, cataractes | katarakt
glaucoma: glaucoma | glaucome | glaukom, augendruck
retina: retina | rétine | netzhaut
hearing: audición, auditivo, audífono, audiólogo, audioprotesista, audiología, zumbido, zumbidos, acúfenos | ouïe, auditif, audition, audioprothèse, audioprothésiste, audiologiste, audiologue, acouphène, acouphènes, bourdonnement | gehör, hörtest, hörgerät, hörgeräte, hörakustiker, akustiker, hörgeräteakustiker, tinnitus, ohrgeräusche
deaf: sordo, sorda, sordera, sordos, hipoacusia | sourd, sourde, malentendant, surdité | gehörlos, schwerhörig, schwerhörigkeit, taubheit, hörverlust
anxiety: ansiedad, angustia, ansioso | anxiété, angoisse, anxieux | angstzustände, angststörung, angstzustand
fear: miedos | crainte, peurs | zahnarztangst, furcht
phobia: fobia, fobias | phobie, phobies | phobie, flugangst, höhenangst
panic: pánico | panique | panik, panikattacke, panikattacken
depression: depresión, deprimido, deprimida | dépression, déprimé, déprimée, déprime | depression, depressionen, depressiv
stress: estrés, estresado, estresada | stress, stressé, stressée | stress, gestresst
burnout: burnout | surmenage | burnout, ausgebrannt, überarbeitet
trauma: trauma, traumas | traumatisme, traumatismes | trauma, traumata
grief: duelo, luto | deuil, chagrin | trauer, trauern
sad: triste, tristeza | triste, tristesse | traurig, traurigkeit
lonely: solitario, soledad | solitude, solitaire, esseulé | einsam, einsamkeit
suicide: suicidio, suicidar, suicida | suicide, suicidaire, suicider | selbstmord, suizid
addiction: adicción, adicto, adicciones | dépendance, addiction, accro | abhängigkeit, süchtig
alcoholic: alcohólico, alcoholismo, alcohólica | alcoolique, alcoolisme | alkoholiker, alkoholsucht
drug: droga, drogas | drogue, drogues, toxicomanie | droge, drogen
smoke: fumar, fumo, fuma, fumador | fumer, fume, fumeur | rauchen, raucht, raucher
cigarette: cigarro, cigarrillo, cigarrillos, tabaco | cigarette, cigarettes, tabac, clope | zigarette, zigaretten, tabak
speech: logopedia, logopeda, fonoaudiólogo | orthophonie, orthophoniste, logopédie, logopède | logopädie, logopäde, logopädin, sprachtherapie
counseling: consejería | accompagnement | lebensberatung, paarberatung, seelsorge
hypnosis: hipnosis, hipnotizar | hypnose, hypnothérapie | hypnose
slim: adelgazar, adelgazo, adelgaza | maigrir, amincir | abnehmen, schlank
obese: engordar | grossir | adipositas, adipös
diet: dieta, régimen, dietas | régime, régimes, diète | diät, ernährung, diäten
nutritionist: nutricionista, nutriólogo, nutrióloga, dietista | nutritionniste, diététicienne, diététicien | ernährungsberatung, ernährungsberater, ernährungsberaterin
vitamin: vitamina, vitaminas | vitamine, vitamines | vitamin, vitamine
cheek: mejilla, cachete, mejillas, pómulo | joues, pommette | wange, wangen, backe
nail: uñero | onglet | nagelbett
buttocks: nalga, nalgas, glúteo, glúteos, pompis | fesse, fesses, fessier, cul | po, gesäß, gesäss, hintern, popo
pelvis: pelvis, pélvico | pelvis, pelvien, périnée | becken, beckenboden
cervical: cervical, cervicales | cervical, cervicale, cervicales | halswirbel, halswirbelsäule, hws
genital: genital, pene, vagina, vaginal | génital, pénis, vagin, vaginal | genital, penis, vagina, intimbereich
uterus: útero, ovario, ovarios, endometriosis | utérus, ovaire, ovaires, endométriose | gebärmutter, eierstock, eierstöcke, endometriose
anus: ano, hemorroides, almorranas | anus, rectum, hémorroïde, hémorroïdes | after, hämorrhoiden, enddarm
colon: colon, colonoscopia, endoscopia | côlon, coloscopie, endoscopie | dickdarm, darmspiegelung, magenspiegelung
pancreas: páncreas, bazo, vesícula | pancréas, vésicule | bauchspeicheldrüse, gallenblase, galle, milz
appendix: apéndice, apendicitis | appendice, appendicite | blinddarm, blinddarmentzündung
artery: arteria, trombosis, coágulo | artère, artères, thrombose, caillot | arterie, thrombose, blutgerinnsel
gland: glándula, glándulas, ganglio, ganglios | glande, glandes, ganglion, ganglions | drüse, drüsen, lymphknoten, lymphdrainage
hormone: hormona, hormonas, hormonal | hormone, hormones, hormonal | hormon, hormone, hormonell
cell: célula, células | cellule, cellules | stammzelle, stammzellen
gene: genético, genética | génétique, gène | genetisch, erbkrankheit, erblich
hiccups: hipo, eructo, eructar | hoquet, rot, roter | schluckauf, rülpsen
mucus: moco, mocos, flema, mucosa | mucus, morve, glaire, glaires, muqueuse | schleim, rotz, schleimhaut
congestion: congestión, congestionado | congestion, congestionné | schnupft
hoarse: afónico, ronquera, afonía | enroué, aphone, enrouée | heiser, heiserkeit
swallow: traga | avale, déglutir | schluckt, verschluckt
yawn: bostezar, bostezo | bâiller, bâillement | gähnen
shiver: escalofrío, escalofríos, tiritar | frisson, frissons, frissonner | schüttelfrost, frösteln, zittert
tremor: párkinson, parkinson | tremblements, parkinson | tremor, parkinson
coma: coma, inconsciente | coma, inconscient, inconsciente | koma, bewusstlos, bewusstlosigkeit
amputation: amputación | amputation | amputation
concussion: conmoción, contusión | commotion, contusion | gehirnerschütterung
whiplash: latigazo | cervicalgie | schleudertrauma
ulcer: úlcera, úlceras, afta, aftas | ulcère, ulcères, aphte, aphtes | geschwür, aphthe, aphthen, magengeschwür
cyst: quiste, quistes, bultos, nódulo | kyste, kystes, nodule, grosseur | zyste, zysten
splinter: astilla | échardes | spreissel
scratch: rasguños | égratignures, griffure | kratzt
survive: sobrevivir, superviviente | survivre, survécu, survivant | überleben, überlebt
chronic: crónico, crónica | chronique, chroniques | chronisch
acute: aguda | aiguë | akut
immune: inmune, inmunidad, defensas | immunitaire, immunisé, immunité | immunsystem, abwehrkräfte, immun
bacteria: bacteria, bacterias, germen, gérmenes | bactérie, bactéries, microbe, microbes | bakterien, keim, keime
salmonella: salmonela | salmonelle, salmonelles | salmonellen, lebensmittelvergiftung
chlamydia: ets, venérea, gonorrea, sífilis, clamidia | mst, syphilis, vénérienne | geschlechtskrankheit, tripper, syphilis, chlamydien
thermometer: termómetro | thermomètre | fieberthermometer, thermometer
syringe: jeringa, jeringuilla | seringue, seringues | einwegspritze
infusion: suero, gotero | perfusion, perfusions, baxter | tropf, aufbauspritze, vitamininfusion
transfusion: transfusión, donante | transfusion, donneur | bluttransfusion, blutspende, blutspenden
biopsy: biopsia, citología, papanicolau, mamografía | biopsie, frottis, mammographie | biopsie, mammographie, gewebeprobe
transplant: trasplante, injerto | greffe, transplantation, implanter | transplantation, verpflanzung, haartransplantation
dialysis: diálisis | dialyse | dialyse
steroid: cortisona, esteroide, esteroides | cortisone, stéroïde | kortison, cortison
antidepressant: antidepresivo, antidepresivos, ansiolítico | antidépresseur, antidépresseurs, anxiolytique | antidepressiva, antidepressivum, beruhigungsmittel
supplement: suplemento, suplementos, proteína, proteínas | complément, protéine, protéines | nahrungsergänzung, nahrungsergänzungsmittel, eiweiß, eiweiss, protein
calorie: caloría, calorías | calorie, calories | kalorie, kalorien
herbal: herbolario, naturista, herbolaria | herboristerie, phytothérapie, herboriste | heilpflanzen, pflanzlich, kräuterheilkunde, naturheilkunde
cannabis: marihuana, cannabis, mota | cannabis, marijuana | cannabis, hanf
mental: mental, psíquico, emocional | mental, mentale, psychique | psychisch, seelisch, geistig
bipolar: bipolar, esquizofrenia | bipolaire, schizophrénie | bipolar, schizophrenie
compulsive: obsesivo, compulsivo, toc | compulsif, obsession | zwang, zwangsstörung, zwänge
anorexia: anorexia, bulimia | anorexie, boulimie | magersucht, bulimie, essstörung
crisis: crisis | crise, crises | krise, krisen
intimacy: sexo, sexual, impotencia, libido | sexe, sexuel, sexualité, impuissance | sex, sexuell, sexualität, potenz, impotenz
hospice: paliativo, paliativos, hospicio | palliatif, palliatifs | hospiz, palliativ, palliativpflege
geriatric: geriatra, geriátrico, ancianato | gériatre, ehpad, gériatrie | pflegeheim, altersheim, altenheim, seniorenheim, geriatrie
oncology: oncólogo, oncóloga, oncología | oncologue, cancérologue, oncologie | onkologe, onkologie
radiologist: radiólogo | radiologue | radiologe, radiologin
endocrinology: endocrinólogo, endocrino | endocrinologue, endocrino | endokrinologe, diabetologe
internist: internista | interniste, généraliste | allgemeinmediziner, allgemeinarzt, allgemeinpraxis
assistant: asistente | assistante, assistant | arzthelferin, mpa, assistentin
fluoride: flúor, fluoruro | fluor, fluorure | fluorid, fissurenversiegelung
wobbly: flojea, tambalea | branlante, déchaussée | wackelzahn
chip: despostillado | ébréché, ébréchée | abgesplittert, abgebrochener
eyelid: párpado, párpados | paupière, paupières | augenlid, augenlider, lid, lider, lidstraffung
tears: lágrima, lágrimas | larme, larmes | träne, tränen
cornea: córnea, pupila | cornée, pupille | pupille
anonymous: anónimo, anónima | anonyme | anonym
ward: pabellón, internado, internar, hospitalizar | hospitaliser, hospitalisé, hospitalisation | einweisen, stationär, eingewiesen
ambulatory: ambulatoria | ambulatoire | ambulant
fasting: ayuno, ayunas, ayunar | jeun, jeûner, jeûne | nüchtern, fasten
`;
