// Service words: law, money, professional and technical work. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const officeWords = `
s will | will, wills, last will, living will, testament | testamento, testamentos, última voluntad | testament, testaments, dernières volontés | testament, testamente, letzter wille, patientenverfügung
s estate | estate, estate plan, estate planning, inheritance, probate, living trust, family trust, trust, heirs | herencia, sucesión, patrimonio, fideicomiso, planificación patrimonial, herederos | succession, héritage, patrimoine, planification successorale, fiducie | erbe, erbschaft, nachlass, nachlassplanung, erbrecht
s power-of-attorney | power of attorney, poa, living will, advance directive | poder notarial, poder, voluntades anticipadas | procuration, mandat de protection, directives anticipées | vollmacht, vorsorgevollmacht, generalvollmacht, patientenverfügung, betreuungsverfügung
s divorce | divorce, divorcing, separation, separating, alimony | divorcio, divorciarme, separación, divorciar, pensión | divorce, divorcer, séparation, pension alimentaire | scheidung, scheiden lassen, trennung, unterhalt
s custody | custody, child support, visitation, adoption, guardianship, family law | custodia, tutela, adopción, pensión alimenticia, derecho de familia, manutención | garde d'enfants, garde, adoption, droit de la famille, tutelle | sorgerecht, familienrecht, adoption, umgangsrecht, kindesunterhalt
s immigration | immigration, visa, green card, citizenship, asylum, work permit | inmigración, visa, visado, residencia, ciudadanía, asilo, permiso de trabajo, migratorio | immigration, visa, titre de séjour, naturalisation, asile, permis de travail | einwanderung, visum, aufenthaltstitel, einbürgerung, asyl, arbeitserlaubnis
s injury | personal injury, injury, accident claim, slip and fall, car accident case | lesiones, accidente, daños personales, caso de accidente | dommages corporels, accident, préjudice | personenschaden, unfallrecht, schmerzensgeld
s criminal | criminal defense, criminal, dui, dwi, felony, misdemeanor, traffic ticket | defensa penal, penal, criminal, multa de tráfico | droit pénal, défense pénale, pénal | strafrecht, strafverteidigung, bußgeld
s bankruptcy | bankruptcy, debt relief, chapter 7 | bancarrota, quiebra, deudas | faillite, surendettement | insolvenz, privatinsolvenz, schulden
s contract | contract, contracts, contract review, agreement, lease review | contrato, contratos, convenio, revisión de contrato | contrat, contrats, bail | vertrag, verträge, vertragsprüfung, mietvertrag
s document | documents, document, papers, paperwork, paper, deed, affidavit | documentos, documento, papeles, escritura, trámites | documents, papiers, acte, papier | dokumente, unterlagen, papiere, urkunde, dokument
s llc | llc, incorporate, incorporation, start a company, start a business, company formation, business formation, set up a company | constituir una empresa, crear una empresa, abrir un negocio, constitución de empresa, sociedad, llc | création d'entreprise, créer une entreprise, créer une société, monter une boîte, constitution de société | firmengründung, unternehmensgründung, gmbh gründen, gründung, firma gründen, existenzgründung
s trademark | trademark, patent, copyright, intellectual property | marca registrada, patente, propiedad intelectual | marque, brevet, propriété intellectuelle | marke, patent, markenrecht
s real-estate | real estate, closing, conveyancing, property, house purchase, buying a house, selling my house, home buying | bienes raíces, inmueble, inmobiliario, compra de casa, comprar una casa, cierre, compraventa | immobilier, achat immobilier, vente immobilière, acheter une maison | immobilien, hauskauf, grundstück, immobilienkauf, hausverkauf
s tenant | eviction, landlord, tenant, rental dispute | desalojo, inquilino, arrendador | expulsion, locataire, propriétaire | mietrecht, räumung, vermieter, mieter
s employment | employment law, wrongful termination, fired, severance | derecho laboral, despido, finiquito | droit du travail, licenciement | arbeitsrecht, kündigung, abfindung
s mediation | mediation, arbitration | mediación, arbitraje | médiation, arbitrage | mediation, schlichtung
s tax | tax, taxes, tax return, tax prep, tax preparation, 1040, irs, tax filing, vat | impuestos, impuesto, declaración, declaración de impuestos, declaración de la renta, renta, hacienda, fiscal, iva | impôts, impôt, déclaration d'impôts, déclaration fiscale, fiscal, fiscalité, tva | steuer, steuern, steuererklärung, steuerberatung, finanzamt, umsatzsteuer
s bookkeeping | bookkeeping, accounting, accountant, bookkeeper, do my books | contabilidad, contable, contador, libros contables | comptabilité, comptable, tenue de livres | buchhaltung, buchführung, buchhalter
s payroll | payroll, wages, paychecks | nómina, nóminas, planilla | paie, fiches de paie, salaires | lohnabrechnung, gehaltsabrechnung, lohnbuchhaltung
s mortgage | mortgage, home loan, refinance, refinancing, refi | hipoteca, préstamo hipotecario, refinanciar, refinanciamiento | hypothèque, prêt immobilier, crédit immobilier, refinancement | hypothek, baufinanzierung, hausfinanzierung, umschuldung, baukredit
s loan | loan, loans, credit, financing, lending | préstamo, préstamos, crédito, financiamiento | prêt, crédit, emprunt, financement | kredit, darlehen, finanzierung
s insurance | insurance, policy, life insurance, home insurance, auto insurance, coverage | seguro, seguros, póliza, seguro de vida, seguro de coche, cobertura | assurance, police d'assurance, assurance vie, mutuelle | versicherung, police, lebensversicherung, versicherungen
s investment | investment, investing, portfolio, wealth management, stocks, wealth | inversión, inversiones, cartera, patrimonio financiero | investissement, placement, portefeuille, gestion de patrimoine | anlage, geldanlage, investition, vermögensverwaltung, vermögensberatung, depot
s retirement | retirement, pension, 401k, ira | jubilación, retiro, pensión de jubilación | retraite, pension | rente, altersvorsorge, pension, ruhestand
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
