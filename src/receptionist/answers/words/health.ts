// Everyday words of the body, illness, medicine, dentists, eyes, hearing, therapy and pregnancy, each at one English word.

export const healthWords = `
body: cuerpo | corps | körper, leib
head: cabeza | tête | kopf, köpfe
face: rostro | visage, faciès | gesicht, gesichter
eye: ojo, ojos, conjuntivitis, orzuelo | œil, oeil, yeux, conjonctivite, orgelet | auge, augen, bindehautentzündung, gerstenkorn
ear: oreja, oído, oídos, cerumen, otitis, otorrino, otorrinolaringólogo | oreille, oreilles, cérumen, otite, otites, orl | ohr, ohren, ohrenschmalz, ohrenentzündung, mittelohrentzündung, ohrenschmerzen, ohrenweh, hno, ohrenarzt
nose: nariz, narices | nez | nase
mouth: boca | bouche, gueule | mund, münder, maul
lip: labio, labios | lèvre, lèvres | lippe, lippen
tongue: lengua | langue | zunge
tooth: diente, dientes, odontalgia | dent | zahn, zahnschmerzen, zahnweh
teeth: dentadura | dents, dentition | zähne, gebiss
molar: muela, muelas | molaire, molaires | backenzahn, backenzähne
wisdom: cordal, cordales | sagesse | weisheitszahn, weisheitszähne
gum: encía, encías | gencive, gencives | zahnfleisch
jaw: mandíbula, quijada | mâchoire, mandibule | kiefer
chin: barbilla, mentón | menton | kinn
throat: garganta, amígdala, amígdalas, anginas, amigdalitis | gorge, amygdale, amygdales, angine | rachen, kehle, mandel, mandeln, mandelentzündung, angina
neck: cuello, nuca, pescuezo | cou, nuque | nacken, genick
shoulder: hombro, hombros | épaule, épaules | schulter, schultern
arm: brazo, brazos | bras | arm, arme
elbow: codo, codos | coude, coudes | ellbogen, ellenbogen
wrist: muñecas | poignet, poignets | handgelenk, handgelenke
finger: dedo, dedos | doigt, doigts | finger
thumb: pulgar | pouce | daumen
chest: pecho, tórax | poitrine, thorax | brust, brustkorb
breast: seno, senos, mama, mamas | sein, seins | busen, brüste
spine: espinazo | rachis | wirbelsäule, rückgrat
back: espalda | dos | rücken
vertebra: vértebra, vértebras | vertèbre, vertèbres | wirbel
disc: hernia, hernias | hernie, hernies | bandscheibe, bandscheiben, bandscheibenvorfall, bruchleiden
lumbar: lumbar, lumbago, ciática | lombaire, lombalgie, lumbago, sciatique | lende, hexenschuss, lendenwirbel, ischias, ischialgie
belly: barriga, vientre, panza, tripa | ventre, bedaine | bauch, bäuche
stomach: estómago | estomac | magen, mägen
hip: cadera, caderas, cintura | hanche, hanches | hüfte, hüften, taille
leg: pierna, piernas | jambe, jambes | bein, beine
thigh: muslo, muslos | cuisse, cuisses | oberschenkel
knee: rodilla, rodillas | genou, genoux | knie
calf: pantorrilla, pantorrillas | mollet, mollets | wade, waden
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
heart: corazón | cœur, coeur | herz
lung: pulmón, pulmones | poumon, poumons | lunge, lungen
liver: hígado | foie | leber
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
saliva: saliva, baba | salive, bave | speichel
sweat: sudor, sudar, sudo | sueur, transpirer, transpiration, suer | schweiss, schweiß, schwitzen
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
infected: enconado, supura | infectée, purulent | entzündet, infiziert, eitert
inflammation: inflamación | inflammation, enflammé | entzündung, entzündungen
swollen: hinchada | enflée, gonflée | geschwollen, angeschwollen
swell: hinchar, hincha, hinchazón | enfler, gonfler, enflure, gonflement | schwellen, schwillt, schwellung, anschwellen
abscess: absceso, flemón, pus | abcès, pus | abszess, eiter
contagious: contagioso, contagiosa, contagiar, contagio | contagieux, contagieuse | ansteckend
nausea: náusea, náuseas, asco | nausée, nausées | übelkeit
vomit: vomitar, vómito, vomita | vomir, vomi, vomit, vomissement, vomissements | erbrechen, kotzen, erbricht, erbrochen
diarrhea: diarrea | diarrhée, gastro | durchfall
constipation: estreñimiento, estreñido | constipation, constipé | obstipation
digestion: digestión, gastritis, acidez | digestion, gastrite | verdauung, sodbrennen
dizzy: mareado, mareada, mareo, mareos | étourdi, étourdie | schwindlig, schwindelig
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
blister: ampolla, ampollas | cloque, cloques | brandblase, bläschen
wound: herida, heridas, llaga | plaie, plaies, blessure | wunden
injury: lesión, lesiones, lastimado | lésion, blessures | verletzung, verletzungen
injured: lesionado, herido | blessé, blessée | verletzt
bruise: moretón, moratón, hematoma, cardenal | hématome, ecchymose | bluterguss, prellung
burn: quemadura, quemaduras | brûlure, brûlures | verbrennung, verbrannt, brandwunde
stitch: puntos, sutura | suture, sutures | nähte
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
pressure: tensión, presión | tension, pression | blutdruck
asthma: asma, asmático | asthme, asthmatique | asthma
bronchitis: bronquitis | bronchite | bronchitis
pneumonia: neumonía, pulmonía | pneumonie | lungenentzündung
sinus: sinusitis | sinusite | nebenhöhlen, nebenhöhlenentzündung
stroke: ictus, embolia | avc | schlaganfall
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
wheelchair: minusválidos | roulant | rollstuhl, rollstühle, rollstuhlfahrer
doctor: doctor, doctora, médico, médica | médecin, docteur, docteure, doctoresse, toubib | arzt, ärztin, ärzte, doktor, hausarzt, hausärztin
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
midwife: partera, comadrona, matrona | accoucheuse, maïeuticien | hebamme, hebammen
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
care: cuidados | soin, soins | pflege, betreuung
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
injection: inyecciones | injections | spritze, spritzen, injektion
needle: aguja, agujas | aiguille, aiguilles | nadel, nadeln
botox: bótox | botox | botox
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
hygiene: higiene, higienista | hygiène, hygiéniste | hygiene, mundhygiene
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
toothbrush: cepillado | brossage | zahnbürste, zahnbürsten
toothpaste: dentífrico | dentifrice | zahnpasta, zahncreme
grind: bruxismo, bruxo | bruxisme | knirschen, zähneknirschen
optical: óptico, óptica, ópticas, optometrista, optometría | opticien, opticienne, lunetterie, optométriste | optiker, optikerin, augenoptiker, optometrist, sehtest
ophthalmologist: oftalmólogo, oculista, oftalmóloga | ophtalmologue, ophtalmo, oculiste | augenarzt, augenärztin
glasses: gafas, anteojos, espejuelos | lunettes, bésicles | brille, brillen, lesebrille
sunglasses: rayban | rayban | sonnenbrille, sonnenbrillen
lens: lente, lentilla, lentillas, pupilentes, bifocal, progresivos, bifocales | lentille, lentilles, progressif, progressifs, bifocaux | kontaktlinse, kontaktlinsen, linse, linsen, brillenglas, brillengläser, gleitsicht, gleitsichtbrille
frame: armazón, armazones | monture, montures | brillengestell, brillenfassung
vision: visión | vision | sehkraft, sehstärke, sehvermögen
blurry: borroso, borrosa | flou, floue | verschwommen, unscharf
myopia: miopía, miope, astigmatismo | myopie, myope, astigmatisme, presbyte | kurzsichtig, kurzsichtigkeit, hornhautverkrümmung, weitsichtig
cataract: cataratas | cataracte, cataractes | katarakt
glaucoma: glaucoma | glaucome | glaukom, augendruck
retina: retina | rétine | netzhaut
hearing: audición, auditivo, audífono, audiólogo, audioprotesista, audiología, zumbido, zumbidos, acúfenos | ouïe, auditif, audition, audioprothèse, audioprothésiste, audiologiste, audiologue, acouphène, acouphènes, bourdonnement | gehör, hörtest, hörgerät, hörgeräte, hörakustiker, akustiker, hörgeräteakustiker, tinnitus, ohrgeräusche
deaf: sordo, sorda, sordera, sordos | sourd, sourde, malentendant, surdité | gehörlos, schwerhörig, schwerhörigkeit
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
autism: autismo, autista | autisme, autiste | autismus, autist, autistisch
adhd: tdah, hiperactivo | tdah, hyperactif | adhs, hyperaktiv
dyslexia: dislexia | dyslexie, dyslexique | legasthenie, legastheniker
speech: logopedia, logopeda, fonoaudiólogo | orthophonie, orthophoniste, logopédie, logopède | logopädie, logopäde, logopädin, sprachtherapie
stutter: tartamudear, tartamudeo, tartamudo | bégayer, bégaiement, bègue | stottern, stottert
counseling: consejería | accompagnement | lebensberatung, paarberatung, seelsorge
hypnosis: hipnosis, hipnotizar | hypnose, hypnothérapie | hypnose
slim: adelgazar, adelgazo, adelgaza | maigrir, amincir | abnehmen, schlank
obese: engordar | grossir | adipositas, adipös
diet: dieta, régimen, dietas | régime, régimes, diète | diät, ernährung, diäten
nutritionist: nutricionista, nutriólogo, nutrióloga, dietista | nutritionniste, diététicienne, diététicien | ernährungsberatung, ernährungsberater, ernährungsberaterin
vitamin: vitamina, vitaminas | vitamine, vitamines | vitamin, vitamine
pregnancy: gestación, prenatal | prénatal, prénatale | geburtsvorbereitung, schwangerschaftsvorsorge
birth: parto, nacimiento, cesárea | accouchement, naissance, accoucher, césarienne | geburt, entbindung, kaiserschnitt, entbinden
postpartum: posparto, postparto | postnatal, postpartum | wochenbett, rückbildung
breastfeeding: amamantar, lactancia | allaiter, allaitement, allaite | stillen, stillt, gestillt
abortion: aborto, abortar | avortement, ivg, avorter | abtreibung, schwangerschaftsabbruch, abtreiben
fertility: fertilidad, infertilidad | fertilité, infertilité, stérilité | kinderwunsch, fruchtbarkeit
contraception: anticonceptivo, anticonceptivos, anticoncepción | contraception, contraceptif, stérilet | verhütung, antibabypille, kondom, spirale
period: menstruación, menstrual | menstruation, menstruel | menstruation, periode, regelschmerzen, monatsblutung
menopause: menopausia | ménopause | wechseljahre, menopause
`;
