// Money, insurance, law, papers, orders, rent, rules and time in words, in Spanish, French and German.
export const moneyAndPaperWords = `
money: dinero, billetes, billete | argent, fric, pognon, monnaie | geld, moneten, knete
pay: pagar, pago, paga, abonar, pagos, pagado, pagué | payer, paiement, paie, paye, régler, paiements, payé | bezahlen, zahlen, zahlung, bezahlt, zahlt, zahlungsart, einzahlen, gezahlt
price: precio, precios, costo | prix, tarif | preis, preise, preisliste
cost: costar, cuesta, cuestan, costos, coste, costes, costará | coûter, coûte, coût, coûtent, coûts, vaut | kosten, kostet, unkosten
rate: tarifa, tarifas, tasa | tarifs, taux, tarification | tarif, stundensatz, tarife
fee: cuota, honorarios, comisión, cuotas | frais, honoraires, commission, redevance | gebühr, gebühren, honorar, provision
charge: cobrar, cobro, cobran, cobra, cobros, cobrado | facturer, débiter, facturez, débité, encaisser | berechnen, verrechnen, abbuchen, abgebucht, berechnet, verlangen, abbuchung
bill: cuenta, factura, facturas, cuentas | facture, addition, factures | rechnung, rechnungen, faktura
invoice: facturar, facturación, facturado | facturation | rechnungsstellung, fakturieren
receipt: recibo, ticket, comprobante, recibos | reçu, quittance, récépissé, reçus | quittung, beleg, kassenzettel, kassenbon, bon, kassabon, belege
discount: descuento, rebaja, descuentos, rebajas | rabais, remise, réduction, ristourne, réductions | rabatt, ermäßigung, nachlass, vergünstigung, rabatte, skonto, ermäßigt
offer: oferta, promoción, ofertas, ofrecer, ofrecen, ofrezco, promociones, promo | offre, promotion, offrir, offres, promo, proposer, proposez, offert | angebot, angebote, anbieten, aktion, bietet, sonderangebot, aktionen
sale: venta, liquidación, ventas, remate | vente, soldes, solde, liquidation, ventes | verkauf, schlussverkauf, ausverkauf, abverkauf
coupon: cupón, cupones | coupon, coupons | coupon, rabattcode, rabattgutschein
voucher: bono, bonos | chèque | gutschein, gutscheine, wertgutschein, geschenkgutschein
gift: regalo, obsequio, regalar, regalos | cadeau, cadeaux, offrande | geschenk, schenken, verschenken, geschenke, geschenkt
buy: comprar, compro, compra, adquirir, compré, compras | acheter, achat, achète, acheté, achats | kaufen, einkaufen, kauf, gekauft, einkauf, anschaffen
sell: vender, vendo, venden, vende, vendido | vendre, vends, vend, vendez, vendu | verkaufen, verkauft, verkäuft
shop: tienda, comercio, tiendas, negocio | magasin, boutique, commerce, magasins | laden, geschäft, läden, geschäfte
customer: cliente, clienta, clientes, clientela | client, cliente, clients, clientèle | kunde, kundin, kunden, kundschaft
cash: efectivo, contado | espèces, comptant, cash | bargeld, bar, cash, barzahlung
card: tarjeta, tarjetas | carte, cartes | karte, karten, kartenzahlung, geldkarte
credit: crédito, créditos, fiado | crédit, crédits | kredit, gutschrift, kreditkarte
debit: débito, domiciliación, domiciliar | débit, prélèvement | lastschrift, einzug, bankeinzug, girocard
coin: moneda, monedas | piécette | münze, münzen, kleingeld, wechselgeld
bank: banco, bancos, bancario | banque, bancaire, banques | bank, banken, sparkasse
account: clabe | compte, comptes | konto, bankkonto, konten
transfer: transferencia, transferir, transfiero, traspaso | virement, transférer, transfert | überweisung, überweisen, überwiesen, übertragen
deposit: depósito, anticipo, enganche, fianza, adelanto | acompte, arrhes, caution, dépôt | anzahlung, kaution, pfand, vorauszahlung, depot
installment: plazos, mensualidades, abonos, mensualidad | versement, mensualité, versements, échelonnement, mensualités | ratenzahlung, raten, teilzahlung, monatsrate
loan: préstamos, empréstito, hipoteca | emprunts, hypothèque | darlehen, hypothek
debt: deuda, adeudo, deudas, endeudado | dette, dettes, endetté | schulden, schuldet, schuld, schuldner
owe: adeudar, adeudan | redevable | schulde, verschuldet
refund: reembolso, reembolsar, reintegro, reembolsan, devuelven | remboursement, rembourser, remboursé, rembourse | rückerstattung, erstatten, erstattung, zurückzahlen, zurückerstatten, rückzahlung
reimburse: reintegrar, desembolso | défrayer, remboursable | kostenerstattung, erstattungsfähig
budget: presupuestar, presupuestal | budget, budgétaire | budget, haushaltsplan
estimate: presupuesto, cotización, cotizar, presupuestos, estimado, valuación | devis, estimation, estimer, évaluer, soumission | kostenvoranschlag, voranschlag, schätzung, schätzen, offerte, kostenschätzung
quote: cotizo, cotizaciones | chiffrage, chiffrer | preisangebot, festpreis
total: suma, importe, monto, totales | somme, montant, totaux | summe, gesamtbetrag, betrag, gesamtpreis
percent: porcentaje, porciento | pourcentage, pourcent | prozent, prozentsatz
tip: propina, propinas | pourboire, pourboires | trinkgeld, trinkgelder
salary: sueldo, salario, nómina | salaire, rémunération | gehalt, lohn, gehälter, löhne, verdienst
earn: ganar, gano, ingresos, gana | gagner, gagne, revenus, revenu | verdienen, verdient, einkommen
spend: gastar, gasto, gasta, gastos | dépenser, dépense, dépenses | ausgeben, ausgaben, ausgegeben
profit: ganancia, beneficio, ganancias, utilidad | bénéfice, profit, gain, bénéfices | gewinn, profit, ertrag
tax: impuesto, iva, impuestos, fiscal, contribución | impôt, taxe, tva, impôts, taxes, fiscal | steuer, mehrwertsteuer, steuern, mwst, umsatzsteuer, steuererklärung
accountant: contador, contable, gestor, contadora, contabilidad | comptable, comptabilité | steuerberater, buchhalter, buchhaltung, steuerberaterin, treuhänder
customs: aduana, aduanas, arancel | douane, douanes | zoll, verzollen, zollgebühr
currency: divisa, divisas | devise, devises | währung, devisen, fremdwährung
dollar: dólar, dólares | dollar, dollars, piastre | dollar, dollars
euro: euro, euros | euro, euros | euro, euros
peso: pesos, varos | peso, pesos | peso, pesos
franc: franco, francos | franc, francs | franken, stutz, rappen
paypal: paypal | paypal | paypal
cheque: cheque, cheques | chèques | scheck, schecks
wallet: cartera, billetera, monedero | portefeuille, porte-monnaie, portemonnaie | geldbeutel, brieftasche, portemonnaie, geldbörse, geldtasche
insurance: seguro, aseguradora, seguros, póliza, asegurado, asegurar | assurance, assureur, assuré, assurances, assurer | versicherung, versichert, versicherungen, versichern, haftpflicht, krankenversicherung
policyholders: asegurados, aseguradas | assurés, souscripteur | versicherungsnehmer, versicherte
deductible: copago, copagos, deducible | franchise | selbstbeteiligung, zuzahlung, selbstbehalt, eigenanteil
coverage: cobertura, coberturas | couverture | deckung, versicherungsschutz, kostenübernahme
medicare: mutua, sanitas, imss | mutuelle, sécu, ramq, cpam | krankenkasse, krankenkassen, gesundheitskasse
claim: reclamo, siniestro | sinistre, réclamer, sinistres | schadensfall, schadensmeldung, anspruch
liability: culpa, negligencia | faute, négligence | haftung, haftet, verschulden
compensation: indemnización, indemnizar, compensación | indemnité, indemnisation, dédommagement, indemniser | entschädigung, schadenersatz, schmerzensgeld, abfindung, schadensersatz
warranty: garantía, garantías, garantizar | garantie, garanties, garantir, garanti | garantie, gewährleistung, garantieren, garantien
law: ley, derecho, leyes, legal, jurídico | loi, droit, juridique, lois, légal | gesetz, recht, gesetze, rechtlich, gesetzlich, juristisch
lawyer: abogado, abogada, licenciado, abogados, bufete | avocat, avocate, avocats, juriste | anwalt, rechtsanwalt, anwältin, anwälte, jurist, kanzlei, rechtsanwältin
notary: notario, notaría, notaria, notarial | notaire, notarial, notaires | notar, notariat, notariell, notarin
court: tribunal, juzgado, juicio, juzgados | tribunal, procès, audience | gericht, prozess, gerichtstermin, amtsgericht, verhandlung
judge: juez, jueza, jueces, magistrado | juge, magistrat, juges | richter, richterin
sue: demandar, demanda, demandado, querella | assigner | verklagen, klage, klagen, verklagt, anzeigen
lawsuit: litigio, pleito, pleitos | litige, poursuites, contentieux | rechtsstreit, klageverfahren, gerichtsverfahren
witness: testigo, testigos, testimonio | témoin, témoins, témoignage | zeuge, zeugin, zeugen, zeugenaussage
guilty: culpable, culpables | coupable, coupables | schuldig, schuldige
crime: delito, crimen, delitos, penal | crime, délit, pénal, délits | straftat, verbrechen, strafrecht, delikt
police: policía, policías, patrulla | police, gendarmerie, policier, gendarmes | polizei, polizist, polizistin
fine: multa, multas, infracción, sanción | amende, contravention, amendes | bußgeld, strafzettel, geldstrafe, geldbuße, busse, knöllchen, strafgebühr
penalty: penalización, recargo, penalidad | pénalité, majoration, pénalités | strafe, stornogebühr, ausfallgebühr, vertragsstrafe
jail: cárcel, prisión, preso | prison, prisonnier | gefängnis, haft, knast
custody: custodia, tutela, patria | tutelle | sorgerecht, umgangsrecht, vormund
alimony: manutención | pensions | unterhalt, alimente, unterhaltszahlung
inheritance: herencia, heredero, heredar, sucesión, herederos | héritage, succession, héritier, hériter, héritiers | erbe, erbschaft, erben, nachlassgericht, vererben, erbschein
testament: testamento, testamentos | testament, testaments | testament, letztwillig
authorization: poderes | procuration, procurations | vollmacht, vollmachten, bevollmächtigt
immigration: migración, inmigración, migratorio | immigration, immigrer | einwanderung, zuwanderung, ausländerbehörde
visa: visa, visado, visas | visa, visas | visum, visa, aufenthaltstitel, aufenthaltserlaubnis
passport: pasaporte, pasaportes | passeport, passeports | pass, reisepass, reisepässe, pässe
identification: identificación, identidad, dni, ine, credencial, cédula | identité, cni, identification | ausweis, personalausweis, identität, ausweise, identitätskarte
license: licencia, carnet, carné, licencias, brevete | permis, licence | führerschein, lizenz, führerausweis, führerscheine
document: documento, documentos, documentación, papeles | document, documents, paperasse, papiers | dokument, unterlagen, dokumente, unterlage, papiere
paper: papel, hoja, hojas, papelito | papier, feuille, feuilles | papier, blatt, blätter, zettel
form: formulario, planilla, formularios | formulaire, formulaires | formular, vordruck, formulare, fragebogen
certificate: certificado, constancia, certificados, acta, justificante | certificat, attestation, certificats, justificatif | bescheinigung, zertifikat, attest, urkunde, krankschreibung, zeugnisse
proof: demostrar, acreditar, demuestro | preuve, preuves, prouver | nachweis, beweis, beweisen, nachweisen, beweise
contract: contrato, contratos, contractual | contrat, contrats | vertrag, verträge, vertraglich
agreement: acuerdo, convenio, acordar, pacto | accord, convention, entente | vereinbarung, vereinbaren, abmachung, vereinbart, abkommen
signature: firma, firmar, firmas, firmo, firmado | signature, signer, signe, signé, signatures | unterschrift, unterschreiben, unterschrieben, unterzeichnen, unterschriften, signieren
stamp: sello, sellos, sellar, estampilla | tampon, cachet, tamponner | stempel, stempeln, briefmarke, briefmarken
copy: copia, copias, fotocopia, copiar, fotocopiar | copie, copies, photocopie, photocopier, copier | kopie, kopien, kopieren, fotokopie, abschrift, kopiert
translate: traducir, traducción, traductor, traduce, intérprete | traduire, traduction, traducteur, interprète, traduit | übersetzen, übersetzung, übersetzer, dolmetscher, übersetzt
file: archivo, expediente, carpeta, archivos | dossier, fichier, dossiers, fichiers | datei, akte, ordner, akten, dateien
data: datos, dato | données, coordonnées, donnée | daten, angaben, kontaktdaten
privacy: privacidad, intimidad | intimité, confidentiels | datenschutz, privatsphäre, dsgvo
information: información, informes, informar, informe | renseignement, information, renseignements, informations, informer, renseigner | auskunft, information, informationen, infos, informieren, auskünfte
name: nombre, apellido, nombres, apellidos | nom, prénom, noms | name, nachname, vorname, namen, familienname
address: dirección, domicilio, direcciones | adresse, adresses, domicile | adresse, anschrift, adressen, wohnadresse
tenant: inquilino, inquilina, inquilinos, arrendatario | locataire, locataires | mieter, mieterin, untermieter
landlord: arrendador, propietario, rentero | propriétaire, bailleur, proprio, propriétaires | vermieter, vermieterin, hauswirt
rent: renta, alquiler, rentar, alquilar, arrendar, rento, rentan, alquilan, alquilo | loyer, louer, location, loue, louez, loué | miete, mieten, vermieten, vermietung, gemietet, mietpreis, vermietet
lease: arrendamiento, arriendo | bail, baux | mietvertrag, pacht, leasing, pachten
owner: dueño, dueña, dueños, propietaria | patron, patronne, détenteur | besitzer, inhaber, eigentümer, besitzerin, inhaberin, halter
property: propiedad, inmueble, finca, propiedades | propriété, immobilier | immobilie, eigentum, besitz, grundstück
order: pedido, encargo, encargar, pedidos, ordenar, encargos, orden, encargué | commande, commander, commandes, commandé | bestellung, bestellen, bestellungen, bestellt, auftrag, aufträge, ordern
delivery: entrega, reparto, entregas, repartidor | livraison, livreur, livraisons, livrent | lieferung, zustellung, lieferzeit, lieferdienst, lieferungen, anlieferung
shipping: envíos, flete, fletes | expédition, expéditions | versand, versandkosten, porto, verschickung
package: paquete, paquetes, bulto | colis, paquet, forfait, paquets | paket, päckchen, pakete, pauschale
courier: mensajero, mensajería, correos | coursier, messagerie, facteur | kurier, kurierdienst, bote, postbote, briefträger
mail: correo, cartas, buzón, postal | courrier, lettre, poste, lettres | post, brief, briefe, briefkasten
track: rastrear, rastreo, seguimiento | pister, traçage | sendungsverfolgung, nachverfolgen
stock: existencias, inventario, surtido, existencia | inventaire, stocks | vorrat, bestand, lagerbestand, sortiment, vorräte
wholesale: mayoreo, mayorista | grossiste | großhandel, engros
supplier: proveedor, proveedores, abastecer, distribuidor | fournisseur, fournir, fournisseurs, fournit | lieferant, lieferanten, zulieferer
product: producto, productos, artículo, artículos, mercancía | produit, article, produits, articles, marchandise | produkt, artikel, ware, produkte, waren
catalog: catálogo, catálogos, folleto | catalogue, brochure, dépliant | katalog, prospekt, broschüre, kataloge
menu: menú, menús, platillos | menu, menus | speisekarte, menü, speiseplan
list: listado, listas | liste, listes | liste, listen, verzeichnis
booking: reserva, reservar, reservación, reservaciones, reservas, apartar, reservo, reservado | réservation, réserver, réserve, réservé, réservations | buchung, reservierung, buchen, reservieren, gebucht, reserviert, vorbestellen
appointment: cita, turno, citas, turnos, agendar | rendez-vous, rdv, rendezvous | termin, termine, verabredung, terminvereinbarung
schedule: horario, agenda, horarios | horaire, planning, horaires | zeitplan, fahrplan, stundenplan, dienstplan, öffnungszeiten, öffnungszeit
calendar: calendario, calendarios | calendrier, agenda, calendriers | kalender, terminkalender
date: fecha, fechas | date, dates | datum, wunschtermin
day: día, días, jornada, diario | jour, journée, jours, quotidien | tag, tage, täglich, tags
week: semana, semanas, semanal | semaine, semaines, hebdomadaire | woche, wochen, wöchentlich
weekend: finde, finsemana | weekend, week-end | wochenende, wochenenden
month: mes, meses, mensual | mois, mensuel | monat, monate, monatlich
year: año, años, anual | année, ans, années, annuel | jahr, jahre, jährlich, jahren
hour: hora, horas | heure, heures | stunde, stunden, stündlich
minute: minuto, minutos, minutito | minute, minutes | minute, minuten
second: segundo, segundos | seconde, secondes | sekunde, sekunden
moment: momento, instante, momentito, ratito, rato | instant, moment | moment, augenblick, weile
time: tiempo, vez, veces, tiempos | temps, fois | zeit, uhrzeit, zeiten
duration: duración, durar, dura, duran, tarda, tardar, demora | durée, durer, dure, durent | dauer, dauern, dauert, dauerte
morning: mañana, mañanas, madrugada | matin, matinée, matins | morgen, vormittag, morgens, vormittags, früh
noon: mediodía | midi | mittag, mittags
afternoon: tarde, tardes, tardecita | après-midi | nachmittag, nachmittags
evening: velada | soir, soirée, soirs | abend, abends, abende
night: noche, noches, nocturno | nuit, nuits, nocturne | nacht, nachts, nächte
today: hoy | aujourd'hui | heute, heutig
tomorrow: pasadomañana, mañanita | demain, surlendemain, lendemain | übermorgen, morgigen
yesterday: ayer, anteayer, antier | hier | gestern, vorgestern
now: ahora, ahorita, actualmente | maintenant, actuellement | jetzt, aktuell
immediately: inmediato, inmediatamente, enseguida | immédiatement, aussitôt, immédiat | sofort, umgehend, unverzüglich
soon: pronto, próximamente | bientôt, prochainement | bald, demnächst, baldmöglichst
later: después, luego, posterior | ensuite, après, ultérieurement | später, nachher, danach
before: antes, previo, previamente, anterior | avant, auparavant, préalable | vorher, zuvor
early: temprano, tempranito, anticipado, madrugar | tôt, anticipé | frühzeitig, früher, zeitig, verfrüht
late: retraso, atrasado, retrasado, impuntual, tardanza | tard, retard, tardif, retards | spät, verspätet, verspätung, verspäten
delay: retrasar, atraso, demorar, atrasar, demorado | retarder, retardé, délais, retardement | verzögerung, verzögern, verzögert, aufschub
timely: puntual, puntualidad, puntuales | ponctuel, ponctualité, ponctuelle | pünktlich, pünktlichkeit
deadline: plazo, vencimiento, vence | délai, échéance | frist, stichtag, fristen, fälligkeit, fällig
notice: preaviso, antelación, anticipación | préavis, avis | kündigungsfrist, vorankündigung, voranmeldung
always: siempre | toujours | immer, stets
never: nunca, jamás | jamais | nie, niemals
sometimes: ocasionalmente, ocasional | parfois, quelquefois, occasionnellement | manchmal, gelegentlich
often: menudo, frecuentemente | fréquemment | oft, oftmals
again: nuevamente | encore | wieder, nochmal, erneut, nochmals
first: primero, primera, primer | premier, première, premiers | erste, erster, erstes, zuerst, erstmals
last: último, última, pasado, pasada, últimos | dernier, dernière, derniers | letzte, letzter, letztes, zuletzt
next: siguiente, próxima, próximos | prochain, suivant, prochaine | nächste, nächster, nächstes, folgende
holiday: feriado, festivo, vacaciones, festivos, feriados | vacances, férié, congé, congés, fériés | feiertag, urlaub, ferien, feiertage, betriebsferien
christmas: navidad, nochebuena, navideño | noël | weihnachten, heiligabend, weihnachtlich
easter: pascua, pascuas | pâques | ostern, karfreitag
birthday: cumpleaños, cumple | anniversaire | geburtstag, geburtstage, kindergeburtstag
anniversary: aniversario, aniversarios | anniversaires | jubiläum, jahrestag, hochzeitstag
member: miembro, socio, socios, socia, miembros | membre, adhérent, membres, adhérents | mitglied, mitglieder
membership: membresía, afiliación, membresías | adhésion, cotisation | mitgliedschaft, mitgliedsbeitrag, beitrag
subscription: suscripción, suscribir, suscripciones | abonnement, abonner, abonné, abonnements | abo, abonnement, abos, abonnieren
terminate: rescindir, rescisión | résilier, résiliation, résilié | kündigen, kündigung, gekündigt
renew: renovarse | renouveler, renouvellement, renouvelle | erneuern, erneuerung, erneuert
rule: regla, norma, reglas, reglamento, normas | règle, règlement, règles | regel, vorschrift, regeln, hausordnung, vorschriften
policy: política, políticas | politique | richtlinie, agb, richtlinien
permission: permiso, autorización, autorizar, permisos, consentimiento | permission, autorisation, autoriser, consentement | erlaubnis, genehmigung, einwilligung, genehmigen, einverständnis, zustimmung
allowed: permitido, permitir, permiten, permitida, permite | autorisé, permettre, permet, permettez, admis | erlaubt, erlauben, gestattet, dürfen, darf, zulässig
forbidden: prohibido, prohibir, prohíben, prohibida, prohibición | interdit, interdire, défendu, interdite, interdiction | verboten, verbieten, untersagt, verbot, verbietet
mandatory: obligatorio, obligatoria, obligación, obligado | obligatoire, obligation, obligé | pflicht, verpflichtend, obligatorisch, verpflichtet, zwingend, vorgeschrieben
optional: opcional, optativo, opción, opciones | facultatif, option, optionnel, options | optional, freiwillig, option, wahlweise
exception: excepción, excepciones | exception, exceptions | ausnahme, ausnahmen, ausnahmsweise
limit: límite, límites, limitar, limitado | limite, limites, limiter, limité | limit, beschränkung, begrenzt, obergrenze
requirement: requisito, requisitos, exigir, exigencia | exigence, exiger, requis, exigences | voraussetzung, anforderung, voraussetzungen, voraussetzen
age: edad, edades | âge, âges, majeur | alter, mindestalter, volljährig, altersgrenze
minor: menor, menores, minoría | mineur, mineurs, mineure | minderjährig, minderjährige, jugendliche
safety: seguridad, protegido | sécurité, sûreté, sécuritaire | sicherheit, sicherheitshinweis
safe: segura | sûr, sûre, sécurisé | sicher, gefahrlos, ungefährlich, sichere
risk: riesgo, arriesgar, riesgos, riesgoso | risque, risquer, risques, risqué | risiko, riskieren, risiken, riskant
accident: accidente, accidentes, accidentado, choque | accident, accidents, accrochage, collision | unfall, unfälle, zusammenstoß, verunglückt
emergency: emergencia, emergencias, urgencias | urgences, détresse | notfälle, notdienst, notruf, bereitschaftsdienst
alarm: alarma, alarmas | alarme, alarmes | alarm, alarmanlage
warning: advertencia, alerta, advertir | avertissement, alerte | warnung, warnen, mahnung, hinweis, verwarnung
complaint: queja, reclamación, quejarse, quejas, reclamar, quejar, reclamaciones | plainte, réclamation, plaindre, plaintes, réclamations | beschwerde, reklamation, beschweren, reklamieren, beschwerden, beanstandung, meckern
fraud: fraude, estafa, estafar, timo, engañar | fraude, arnaque, escroquerie, arnaquer | betrug, betrügen, abzocke, betrüger
scam: estafador, engaño, estafadores | escroc, arnaqueur | schwindler, abzocker
dispute: conflicto, disputa, discutir, conflictos | différend, conflit, querelle | streit, streitigkeit, konflikt, auseinandersetzung
review: reseña, opinión, reseñas, opiniones, valoración | évaluation, commentaire, commentaires | bewertung, rezension, bewertungen, bewerten, meinung
feedback: sugerencia, comentario, sugerencias, comentarios | suggestion, remarque, suggestions | rückmeldung, anregung, kritik, lob
recommend: recomendar, recomiendo, recomienda, recomendación, recomiendan, aconsejar | recommander, conseiller, recommandation, recommandez | empfehlen, empfiehlt, empfehlung, empfohlen
advice: consejo, asesoría, consejos, asesorar, asesoramiento | conseil, conseils | beratung, rat, beraten, ratschlag, tipp, rechtsberatung
consultation: consulta, consultas, consultar, consultoría | consultation, consulter, consultations | sprechstunde, beratungsgespräch, erstgespräch, konsultation
guest: huésped, invitado, invitados, huéspedes, comensal, comensales | invité, hôte, convive, invités, convives | gast, gäste, gästen
group: grupo, grupos, grupal | groupe, groupes, collectif | gruppe, gruppen, kleingruppe
party: fiesta, fiestas, pachanga | fête, fêtes, boum | party, fete, partys
event: evento, eventos, acontecimiento | événement, évènement, événements | veranstaltung, event, veranstaltungen, ereignis
wedding: boda, bodas, nupcial | noce, noces, mariages | hochzeit, hochzeiten, brautpaar
funeral: funeral, velorio, sepelio, funeraria | obsèques, funérailles, funéraire | trauerfeier, bestattung, bestatter
meeting: reunión, junta, reuniones | réunions, rassemblement | sitzung, besprechung, versammlung, meeting, zusammenkunft
company: empresa, compañía, empresas, compañías | entreprise, société, compagnie, entreprises | firma, unternehmen, betrieb, firmen, betriebe
office: oficina, despacho, oficinas | bureau, bureaux, cabinet | büro, amt, praxis, büros
employee: empleado, empleada, empleados, trabajador | employé, salarié, employée, employés | mitarbeiter, angestellte, mitarbeiterin, arbeitnehmer, angestellter
boss: jefe, jefa, patrón, encargada | gérant, gérante, cheffe | chef, chefin, vorgesetzter
job: empleo, chamba, vacante, vacantes, curro | emploi, boulot, job | job, stelle, arbeitsplatz, stellenangebot, beruf, jobs
apply: postular, solicitante, currículum | postuler, candidature, candidat, cv | bewerben, bewerbung, lebenslauf, beworben
intern: practicante, becario, prácticas, pasante | stagiaire, stage, alternance | praktikum, praktikant, schnupperlehre, praktikantin
apprentice: aprendiz, aprendices | apprenti, apprentissage, apprentie | lehrling, azubi, lehre, lehrstelle, ausbildung
retire: jubilado, jubilar, jubilación, pensionado | retraité, retraite, retraitée | rentner, rente, rentnerin, pensionist
unemployed: desempleado, desempleo, paro, desempleados | chômeur, chômage, chômeuse | arbeitslos, arbeitslosigkeit, arbeitslosengeld
student: estudiante, alumno, estudiantes, alumna, alumnos | étudiant, étudiante, étudiants | student, studentin, studenten, studierende
donate: donar, donativo, donación, donaciones | don, dons | spenden, spende, gespendet
accept: aceptar, acepto, aceptan, acepta, admitir, admiten | accepter, accepte, acceptez, admettre | akzeptieren, annehmen, akzeptiert, angenommen
refuse: rechazar, rechazo, negar, niega, negarse | refuser, refus, rejeter, nier | ablehnen, verweigern, abgelehnt, ablehnung, weigern
confirm: confirmar, confirmo, confirmación, confirmado | confirmer, confirmation, confirmez | bestätigen, bestätigung, bestätigt, zusagen
promise: prometer, prometo, promesa, promete | promettre, promesse, promet, promis | versprechen, verspricht, versprochen
contact: contactar, contacto, comunicarse, comunicar | contacter, contact, recontacter | kontaktieren, kontakt, melden
complain: quejo, quejan, protestar | râler, protester, rouspéter | beklagen, beschwert
inquire: averiguar, indagar | enquérir | herausfinden, erfragen
compare: comparar, comparación, comparo | comparer, comparaison | vergleichen, vergleich, vergleicht, verglichen
negotiate: negociar, regatear, negociable | négocier, marchander, négociable | verhandeln, feilschen, verhandelbar, verhandlungsbasis
suggest: sugerir, sugiero, proponer, propongo, propuesta | suggérer, proposition | vorschlagen, vorschlag, vorgeschlagen
expect: anticipar, previsto | anticiper | erwarten, erwartet
hope: esperanza, ojalá | espérer, espoir, espère | hoffen, hoffnung, hoffentlich
prevent: prevenir, impedir, prevención, impide | empêcher, prévention, empêche | verhindern, vorbeugen, verhindert, vorbeugung
solve: resolver, solucionar, solución, resuelvo, resuelto | résoudre, solution, résolu | lösen, lösung, gelöst, beheben
report: denunciar, denuncia, reportar, reporte | signaler, signalement, rapport, déclarer | meldung, gemeldet, bericht, berichten
prove: probado, comprueban | prouve, prouvé | bewiesen, belegen
manage: administrar, gestionar, gestión, tramitar, trámite | gérer, gestion, démarche, démarches | verwalten, verwaltung, erledigen
respect: respetar, respeto, respeta | respecter, respect | respektieren, respekt, einhalten
trust: confiar, confío, fiarse | confiance, confier | vertrauen, vertraut, trauen
own: poseer, poseo | posséder, possède | besitzen, gehören, eigener
belong: pertenecer, pertenece | appartenir, appartient | angehören, zugehörig
value: valor, valorar, valores | valeur, valoir, valeurs | wert, wertvoll, werte
quit: renunciar, dimitir, abandonar, renuncia | démissionner, démission, abandonner, quitte | aufgeben, hinschmeißen, austreten, austritt
dismiss: despedir, despido, despedido | licencier, licenciement, renvoyer | entlassen, kündigungsschutz, entlassung
represent: representar, representación, representa | représenter, représentant | vertreten, vertretung, vertritt, vertreter
defend: defender, defensa, defiende | défendre, défense, défend | verteidigen, verteidigung, verteidiger
accuse: acusar, acusado, acusación | accuser, accusation, accusé | beschuldigen, anklagen, anklage, angeklagt
arrest: arrestar, detenido, arresto | arrestation, interpeller, menottes | verhaften, festnehmen, verhaftet
appeal: apelar, apelación, recurso, recurrir | recours, contester, contestation | widerspruch, einspruch, berufung
assault: agresión, maltrato, violencia | agression, violence, violences | gewalt, überfall, körperverletzung, misshandlung
threaten: amenazar, amenaza, amenazas | menacer, menace, menaces | bedrohen, drohen, drohung
punish: castigar, castigo | punir, punition | bestrafen, bestrafung
invest: invertir, inversión, invierto | investir, investissement | investieren, geldanlage
bankrupt: quiebra, bancarrota, insolvente | faillite, insolvable | pleite, konkurs, insolvenz, bankrott
seller: vendedor, vendedora, vendedores | vendeur, vendeuse, vendeurs | verkäufer, verkäuferin, händler
buyer: comprador, compradora | acheteur, acheteuse, acquéreur | käufer, käuferin
checkout: caja, cajero, cajera | caisse, caissier, caissière | kasse, kassierer, kassiererin
machine: máquina, máquinas, aparato | machine, machines, appareil, appareils | maschine, gerät, geräte, maschinen
bag: bolsa, bolsas, costal | sac, sachet, sacs | tasche, tüte, sack, taschen, tüten
box: cajas, cartón | boîte, carton, boîtes, cartons | schachtel, kiste, karton, kartons, kisten
sample: muestras, muestrario | échantillon, échantillons | probe, proben, probestück, musterstück
trial: probatorio | découverte | probetraining, schnupperstunde, probestunde, probezeit
loyalty: fidelidad, lealtad | fidélité | treue, treuekarte, stempelkarte
points: puntos, punto | points, point | punkte, punkt
century: siglo, siglos | siècle, siècles | jahrhundert
midnight: medianoche | minuit | mitternacht
spring: primavera | printemps | frühling, frühjahr
summer: verano, veranos | été, étés | sommer, sommerferien
autumn: otoño | automne | herbst, herbstferien
winter: invierno | hiver | winter, winterferien
daily: diariamente, cotidiano | quotidiennement, quotidienne | tagtäglich, alltag
begin: comienzan, empiezan | commencent, débute | losgehen, losgeht
end: final, finales | fin, finale | ende, schluss, feierabend
pause: pausa, receso, recreo | pause, récréation | pause, mittagspause, pausen
`;
