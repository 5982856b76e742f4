// Service words: law, money, professional and technical work. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const officeWords = `
s contract | contract, contracts, contract review, agreement, lease review | contrato, contratos, convenio, revisión de contrato | contrat, contrats, bail | vertrag, verträge, vertragsprüfung, mietvertrag
s document | documents, document, papers, paperwork, paper, deed, affidavit | documentos, documento, papeles, escritura, trámites | documents, papiers, acte, papier | dokumente, unterlagen, papiere, urkunde, dokument
s trademark | trademark, patent, copyright, intellectual property | marca registrada, patente, propiedad intelectual | marque, brevet, propriété intellectuelle | marke, patent, markenrecht
s mediation | mediation, arbitration | mediación, arbitraje | médiation, arbitrage | mediation, schlichtung
s loan | loan, loans, credit, financing, lending | préstamo, préstamos, crédito, financiamiento | prêt, crédit, emprunt, financement | kredit, darlehen, finanzierung
m financial | financial, finance, money | financiero, financiera, finanzas | financier, financière, finances | finanz, finanzen, finanzielle
o computer | computer, pc, desktop, machine, mac, imac | computadora, ordenador, computador, pc | ordinateur, pc, mac | computer, rechner, pc
o laptop | laptop, notebook, macbook | laptop, portátil, notebook | ordinateur portable, pc portable, portable | laptop, notebook
o phone | phone, iphone, cell phone, smartphone, mobile phone, android | teléfono, celular, móvil, iphone | téléphone, smartphone, iphone, mobile | handy, telefon, smartphone, iphone
o tablet | tablet, ipad | tableta, ipad, tablet | tablette, ipad | tablet, ipad
o screen | screen, display, cracked screen, broken screen, glass on my phone, phone glass | pantalla, display, pantalla rota | écran, vitre du téléphone, écran cassé | bildschirm, display, displayschaden
o printer | printer, printers, scanner | impresora, impresoras, escáner | imprimante, scanner | drucker, scanner
o network | network, networking, wifi, wi-fi, internet, router, lan | red, redes, wifi, internet, router, módem | réseau, wifi, internet, routeur, box internet | netzwerk, wlan, internet, router
c software repair | windows won't start, windows won't boot, windows update, windows 11, windows 10, windows crashed | windows no arranca, windows no inicia | windows ne démarre plus | windows startet nicht
o server | server, servers, nas | servidor, servidores | serveur, serveurs | server
o software | software, app, program, windows, operating system, os | software, programa, aplicación, sistema operativo, windows | logiciel, programme, application, système d'exploitation | software, programm, anwendung, betriebssystem, windows
s virus | virus removal, virus, malware, ransomware, spyware, hacked | virus, eliminar virus, malware, hackeado | virus, suppression de virus, malware, piraté | virus, virenentfernung, schadsoftware, gehackt
s data-recovery | data recovery, recover files, lost files, hard drive recovery | recuperación de datos, recuperar archivos | récupération de données, récupérer des fichiers | datenrettung, datenwiederherstellung
s backup | backup, backups, cloud backup | copia de seguridad, respaldo | sauvegarde | datensicherung, backup, sicherungskopie
s cybersecurity | security audit, cybersecurity, penetration test, it security | ciberseguridad, auditoría de seguridad | cybersécurité, audit de sécurité | it-sicherheit, sicherheitsaudit, cybersicherheit
s website | website, web site, web design, web page, site, homepage | sitio web, página web, diseño web, web | site web, site internet, création de site, webdesign | webseite, website, webdesign, homepage, internetseite
s seo | seo, search engine optimization, google ads, marketing, social media | seo, posicionamiento web, marketing, redes sociales, publicidad | seo, référencement, marketing, réseaux sociaux | seo, suchmaschinenoptimierung, marketing, social media
s email-setup | email setup, email migration, office 365, microsoft 365 | configurar correo, migración de correo, office 365 | messagerie, migration email, office 365 | e-mail-einrichtung, e-mail-umzug, office 365
s it-support | it support, tech support, help desk, computer help, computer support | soporte técnico, soporte informático, asistencia técnica | support informatique, assistance informatique, dépannage informatique | it-support, edv-hilfe, computerhilfe, technischer support
s cameras | security cameras, cctv, cameras, alarm system, surveillance, burglar alarm | cámaras de seguridad, cámaras, alarma, videovigilancia | caméras, vidéosurveillance, alarme | überwachungskamera, kameras, alarmanlage, videoüberwachung
s architecture | architect, blueprints, floor plan, interior design | arquitecto, planos, diseño de interiores | architecte, plans, décoration intérieure, architecture d'intérieur | architekt, baupläne, grundriss, innenarchitektur
s photography | photo shoot, photos, photography, photographer, headshots, portrait, portraits, photo session | sesión de fotos, fotos, fotografía, fotógrafo, retrato, retratos | séance photo, photos, photographe, portrait, photographie | fotoshooting, fotos, fotograf, porträt, bewerbungsfotos, passbild
s video | videography, video production, filming | vídeo, grabación, producción de vídeo | vidéo, tournage | videoproduktion, filmaufnahmen
s translation | translation, translate, interpreter, interpreting | traducción, traductor, intérprete, traducir | traduction, traducteur, interprète, traduire | übersetzung, übersetzer, dolmetscher, übersetzen
s resume | resume, cv, career coaching, job interview prep | currículum, cv, orientación laboral | cv, coaching carrière | lebenslauf, karriereberatung, bewerbung
s recruiting | recruiting, staffing, hiring | reclutamiento, contratación | recrutement | personalvermittlung, recruiting
s printing | printing, business cards, flyers, banners, copies | impresión, tarjetas de presentación, volantes, copias | impression, cartes de visite, flyers, photocopies | druck, visitenkarten, flyer, kopien
s tailoring | alterations, tailoring, hemming, hem, tailor, dry cleaning | arreglos de ropa, sastre, dobladillo, tintorería | retouches, couture, ourlet, pressing | änderungsschneiderei, schneider, säumen, chemische reinigung
s funeral | funeral, cremation, memorial | funeral, cremación, entierro | obsèques, crémation, funérailles | bestattung, beerdigung, feuerbestattung
s catering | catering, caterer, buffet | catering, banquete, servicio de comida | traiteur, buffet | catering, partyservice, buffet
s dj | dj, band, live music | dj, música en vivo | dj, musique live | dj, livemusik
`;
