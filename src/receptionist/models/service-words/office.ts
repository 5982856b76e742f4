// Service words: law, money, professional and technical work. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const officeWords = `
s contract | contract, contracts, contract review, agreement, lease review | contrato, contratos, convenio, revisión de contrato | contrat, contrats, bail | vertrag, verträge, vertragsprüfung, mietvertrag
s document | documents, document, papers, paperwork, paper, deed, affidavit | documentos, documento, papeles, escritura, trámites | documents, papiers, acte, papier | dokumente, unterlagen, papiere, urkunde, dokument
s trademark | trademark, patent, copyright, intellectual property | marca registrada, patente, propiedad intelectual | marque, brevet, propriété intellectuelle | marke, patent, markenrecht
s mediation | mediation, arbitration | mediación, arbitraje | médiation, arbitrage | mediation, schlichtung
s loan | loan, loans, credit, financing, lending | préstamo, préstamos, crédito, financiamiento | prêt, crédit, emprunt, financement | kredit, darlehen, finanzierung
m financial | financial, finance, money | financiero, financiera, finanzas | financier, financière, finances | finanz, finanzen, finanzielle
o tablet | tablet, ipad | tableta, ipad, tablet | tablette, ipad | tablet, ipad
o printer | printer, printers, scanner | impresora, impresoras, escáner | imprimante, scanner | drucker, scanner
o network | network, networking, wifi, wi-fi, internet, router, lan | red, redes, wifi, internet, router, módem | réseau, wifi, internet, routeur, box internet | netzwerk, wlan, internet, router
c software repair | windows won't start, windows won't boot, windows update, windows 11, windows 10, windows crashed | windows no arranca, windows no inicia | windows ne démarre plus | windows startet nicht
o server | server, servers, nas | servidor, servidores | serveur, serveurs | server
o software | software, app, program, windows, operating system, os | software, programa, aplicación, sistema operativo, windows | logiciel, programme, application, système d'exploitation | software, programm, anwendung, betriebssystem, windows
s backup | backup, backups, cloud backup | copia de seguridad, respaldo | sauvegarde | datensicherung, backup, sicherungskopie
s cybersecurity | security audit, cybersecurity, penetration test, it security | ciberseguridad, auditoría de seguridad | cybersécurité, audit de sécurité | it-sicherheit, sicherheitsaudit, cybersicherheit
s it-support | it support, tech support, help desk, computer help, computer support | soporte técnico, soporte informático, asistencia técnica | support informatique, assistance informatique, dépannage informatique | it-support, edv-hilfe, computerhilfe, technischer support
s cameras | security cameras, cctv, cameras, alarm system, surveillance, burglar alarm | cámaras de seguridad, cámaras, alarma, videovigilancia | caméras, vidéosurveillance, alarme | überwachungskamera, kameras, alarmanlage, videoüberwachung
s architecture | architect, blueprints, floor plan, interior design | arquitecto, planos, diseño de interiores | architecte, plans, décoration intérieure, architecture d'intérieur | architekt, baupläne, grundriss, innenarchitektur
s video | videography, video production, filming | vídeo, grabación, producción de vídeo | vidéo, tournage | videoproduktion, filmaufnahmen
`;
