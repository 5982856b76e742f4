// What callers say to lawyers, notaries, accountants, brokers and agents, and which service of theirs it means; see ../service-words.test.ts.

export const lawMoneyCases = `
= immigration lawyer: Green card application; Citizenship application; Work permit; DACA renewal; Family petition; Asylum case; Visa consultation; Deportation defense; Travel document
en | i want to become a citizen | Citizenship application
en | naturalization | Citizenship application
en | i need my green card | Green card application
en | permanent residency | Green card application
en | my daca is about to expire | DACA renewal
en | i want to bring my mother here | Family petition
en | my husband got a deportation letter | Deportation defense
en | permission to work, my work authorization ran out | Work permit
es | sacar la mica | Green card application
es | tarjeta verde | Green card application
es | la residencia permanente | Green card application
es | hacerme ciudadano | Citizenship application
es | la ciudadanía | Citizenship application
es | naturalización | Citizenship application
es | renovar mi permiso de trabajo | Work permit
es | una petición familiar para mi mamá | Family petition
es | lo van a deportar | Deportation defense
es | asilo político | Asylum case
fr | la naturalisation | Citizenship application
fr | carte verte | Green card application
fr | permis de travail | Work permit
fr | demande d'asile | Asylum case
fr | regroupement familial | Family petition
de | Einbürgerung | Citizenship application
de | Arbeitserlaubnis | Work permit
de | Familiennachzug | Family petition
de | Abschiebung | Deportation defense
en | a divorce | -
es | una vacuna para mi perro | -
= family lawyer: Divorce consultation; Custody case; Child support; Adoption; Prenuptial agreement; Restraining order; Name change
en | my wife and i are splitting up | Divorce consultation
en | i want full custody of my kids | Custody case
en | my ex stopped paying child support | Child support
en | a prenup | Prenuptial agreement
en | i'm scared of him, i need an order of protection | Restraining order
es | me quiero divorciar | Divorce consultation
es | la custodia de mis hijos | Custody case
es | no me paga la manutención | Child support
es | una orden de alejamiento | Restraining order
es | capitulaciones matrimoniales | Prenuptial agreement
fr | je veux divorcer | Divorce consultation
fr | la garde des enfants | Custody case
fr | pension alimentaire pour enfant | Child support
fr | contrat de mariage | Prenuptial agreement
de | ich will mich scheiden lassen | Divorce consultation
de | Sorgerecht | Custody case
de | Ehevertrag | Prenuptial agreement
de | Kindesunterhalt | Child support
en | couples massage | -
= general law office: Criminal defense; DUI defense; Personal injury case; Wrongful termination; Landlord-tenant dispute; Bankruptcy; Traffic ticket
en | i got arrested | Criminal defense
en | i was pulled over for drunk driving | DUI defense
en | someone hit my car and i got hurt | Personal injury case
en | i got fired for no reason | Wrongful termination
en | my landlord won't give back my deposit | Landlord-tenant dispute
en | a speeding ticket | Traffic ticket
en | i'm drowning in debt | Bankruptcy
es | me despidieron sin razón | Wrongful termination
es | tuve un accidente de carro y me lastimé | Personal injury case
es | el dueño me quiere sacar del apartamento | Landlord-tenant dispute
es | me pararon por manejar borracho | DUI defense
es | me arrestaron | Criminal defense
fr | on m'a licencié | Wrongful termination
fr | alcool au volant | DUI defense
fr | mon propriétaire garde ma caution | Landlord-tenant dispute
fr | un accident de la route, je suis blessé | Personal injury case
de | mir wurde gekündigt | Wrongful termination
de | Alkohol am Steuer | DUI defense
de | Ärger mit meinem Vermieter | Landlord-tenant dispute
de | Privatinsolvenz | Bankruptcy
en | fix my car after a crash | -
en | fire alarm | -
= estate and notary: Will drafting; Living trust; Power of attorney; Probate; Document notarization; Apostille; Real estate closing
en | i need a will | Will drafting
en | my dad died and left a house | Probate
en | something needs a notary stamp | Document notarization
en | we're closing on a house | Real estate closing
es | hacer un testamento | Will drafting
es | un poder notarial | Power of attorney
es | apostillar un acta de nacimiento | Apostille
es | notarizar un documento | Document notarization
fr | rédiger un testament | Will drafting
fr | une procuration | Power of attorney
fr | légaliser une signature | Document notarization
de | Testament machen | Will drafting
de | Vorsorgevollmacht | Power of attorney
de | eine Unterschrift beglaubigen | Document notarization
en | will you be open tomorrow | -
= tax and books: Individual tax return; Business tax return; Bookkeeping; Payroll; Business formation; IRS audit help; ITIN application; Sales tax filing
en | do my taxes | Individual tax return
en | i got a letter from the irs | IRS audit help
en | i want to start an llc | Business formation
en | pay my employees each month | Payroll
en | my books are a mess | Bookkeeping
en | corporate taxes | Business tax return
es | hacer mis impuestos | Individual tax return
es | me llegó una carta del irs | IRS audit help
es | sacar el itin | ITIN application
es | abrir una compañía | Business formation
es | la nómina | Payroll
es | llevar la contabilidad | Bookkeeping
fr | ma déclaration de revenus | Individual tax return
fr | faire les fiches de paie | Payroll
fr | un contrôle fiscal | IRS audit help
fr | créer mon entreprise | Business formation
de | Steuererklärung | Individual tax return
de | Lohnabrechnung | Payroll
de | Betriebsprüfung | IRS audit help
de | eine Firma gründen | Business formation
en | life insurance | -
en | book a table | -
= insurance agency: Auto insurance quote; Home insurance quote; Life insurance consultation; Health insurance enrollment; Business insurance quote; File a claim; Renters insurance quote
en | insure my new car | Auto insurance quote
en | somebody hit my parked car and i want to file a claim | File a claim
en | i need to cover my house | Home insurance quote
en | obamacare | Health insurance enrollment
es | un seguro de carro | Auto insurance quote
es | seguro médico | Health insurance enrollment
es | seguro de vida | Life insurance consultation
es | seguro de casa | Home insurance quote
fr | assurer ma voiture | Auto insurance quote
fr | assurance habitation | Home insurance quote
fr | déclarer un sinistre | File a claim
de | Autoversicherung | Auto insurance quote
de | einen Schaden melden | File a claim
de | Krankenversicherung | Health insurance enrollment
de | Lebensversicherung | Life insurance consultation
en | repair my car | -
= mortgage and planning: Mortgage pre-approval; Refinance consultation; Retirement planning; Investment review; College savings plan; Debt consolidation; First-time home buyer consultation
en | we're buying our first house | First-time home buyer consultation
en | lower the rate on my home loan | Refinance consultation
en | get preapproved | Mortgage pre-approval
en | save for my kid's university | College savings plan
en | when can i afford to retire | Retirement planning
es | comprar mi primera casa | First-time home buyer consultation
es | refinanciar la hipoteca | Refinance consultation
es | preaprobación | Mortgage pre-approval
es | planear mi jubilación | Retirement planning
fr | préparer ma retraite | Retirement planning
fr | renégocier mon crédit immobilier | Refinance consultation
de | Altersvorsorge | Retirement planning
de | Umschuldung vom Hauskredit | Refinance consultation
en | buy a wedding dress | -
= real estate: Home valuation; Property viewing; Listing consultation; Buyer consultation; Rental application; Property management; Open house
en | what is my house worth | Home valuation
en | i want to sell my condo | Listing consultation
en | can i see the apartment on oak street | Property viewing
en | apply for the rental | Rental application
es | vender mi casa | Listing consultation
es | quiero ver el departamento | Property viewing
es | cuánto vale mi casa | Home valuation
fr | vendre mon appartement | Listing consultation
fr | visiter l'appartement | Property viewing
fr | faire estimer ma maison | Home valuation
de | mein Haus verkaufen | Listing consultation
de | die Wohnung besichtigen | Property viewing
de | Immobilienbewertung | Home valuation
en | house cleaning | -
en | paint my house | -
`;
