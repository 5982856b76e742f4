// Service words: medicine, dentistry, eyes, animals. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const medicalWords = `
o teeth | teeth, tooth, dental, molar, gum, gums | dientes, diente, muela, muelas, dental, encía, encías | dents, dent, dentaire, molaire, gencive | zähne, zahn, zähnen, backenzahn, zahnfleisch, dental
c teeth clean | teeth cleaning, dental cleaning, prophylaxis, hygiene visit, scale and polish, scaling, descaling, tartar | limpieza dental, profilaxis, limpieza de dientes, limpieza bucal, sarro | détartrage, nettoyage des dents, nettoyage dentaire, tartre | zahnreinigung, pzr, zahnsteinentfernung, zahnstein, prophylaxe
c teeth inspect | dental exam, dental check-up, oral exam, teeth checked | revisión dental, examen dental, chequeo dental | bilan dentaire, contrôle dentaire, examen dentaire | zahnkontrolle, zahnuntersuchung, zahnärztliche kontrolle
s root-canal | root canal, endodontic, endodontics, nerve treatment | endodoncia, tratamiento de conducto, tratamiento de conductos, matar el nervio, conducto | dévitalisation, traitement de canal, traitement radiculaire, traitement de racine | wurzelbehandlung, wurzelkanalbehandlung, wurzelkanal
s crown | crown, crowns, dental cap, onlay | corona, coronas, funda dental, funda | couronne, couronnes | krone, kronen, zahnkrone
s bridge | dental bridge, bridge | puente dental, puente | bridge, pont dentaire | brücke, zahnbrücke
s implant | implant, implants | implante, implantes | implant, implants | implantat, implantate
s denture | denture, dentures, false teeth | dentadura, dentadura postiza, prótesis dental | dentier, prothèse dentaire | prothese, zahnprothese, gebiss
s veneer | veneer, veneers | carilla, carillas | facette, facettes | veneers, verblendung
s whitening | whitening, bleaching, whiten, whiter teeth | blanqueamiento, blanquear, aclaramiento dental | blanchiment, blanchir, éclaircissement | bleaching, aufhellung, zahnaufhellung, bleichen
s extraction | tooth extraction, extraction, wisdom tooth, wisdom teeth, pull a tooth, tooth pulled | extracción dental, muela del juicio, muelas del juicio, sacar una muela, extracción | extraction dentaire, dent de sagesse, dents de sagesse, arracher une dent, extraction | weisheitszahn, weisheitszähne, zahn ziehen, zahnextraktion, zahnentfernung
s gum-treatment | gum treatment, periodontal, deep cleaning, root planing | tratamiento de encías, periodoncia, limpieza profunda, curetaje | parodontie, surfaçage, traitement des gencives | parodontosebehandlung, parodontitis, parodontologie
s physical | physical, physical exam, annual physical, wellness exam, medical check-up, health check | examen físico, chequeo médico, chequeo general, reconocimiento médico | bilan de santé, visite médicale, examen médical | vorsorgeuntersuchung, gesundheitscheck, check-up
s blood-test | blood test, blood work, lab work, labs, blood draw | análisis de sangre, examen de sangre, laboratorio, analítica | prise de sang, analyse de sang, analyses | blutabnahme, bluttest, blutbild, labor
s iv | iv drip, infusion, vitamin shot | suero, infusión, vitaminas | perfusion, infusion | infusion, tropf
`;
