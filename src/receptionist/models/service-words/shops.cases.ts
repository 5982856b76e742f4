// What callers say to shops that mend, make and host, and which service of theirs it means; see ../service-words.test.ts.

export const shopCases = `
= who comes to the house: Home visit; Laptop drop-off; Phone screen replacement
en | could someone come by the house, my printer won't print | Home visit
es | ¿podría alguien venir a mi casa mañana? | Home visit
fr | quelqu'un pourrait venir chez moi demain ? | Home visit
de | könnte morgen jemand zu mir nach hause kommen? | Home visit
= computer and phone repair: Screen replacement; Phone battery replacement; Charging port repair; Water damage repair; Virus removal; Data recovery; Laptop repair; Game console repair; Computer tune-up
en | my phone screen is cracked | Screen replacement
en | i dropped my iphone and the glass shattered | Screen replacement
en | my phone fell in the toilet | Water damage repair
en | it dies after an hour, the phone battery | Phone battery replacement
en | my phone won't charge | Charging port repair
en | i got hacked, pop ups everywhere | Virus removal
en | my computer is super slow | Computer tune-up
en | i lost all my photos on the hard drive | Data recovery
en | the playstation won't read discs | Game console repair
en | my laptop won't turn on | Laptop repair
es | se me quebró la pantalla | Screen replacement
es | se me mojó el celular | Water damage repair
es | el celular no carga | Charging port repair
es | la computadora está lenta | Computer tune-up
es | tengo un virus | Virus removal
es | recuperar mis fotos | Data recovery
fr | l'écran de mon téléphone est cassé | Screen replacement
fr | mon portable est tombé dans l'eau | Water damage repair
fr | mon téléphone ne charge plus | Charging port repair
fr | mon ordinateur rame | Computer tune-up
fr | récupérer mes photos | Data recovery
de | mein Display ist gesprungen | Screen replacement
de | das Handy ist ins Wasser gefallen | Water damage repair
de | Handy lädt nicht mehr | Charging port repair
de | der Computer ist total langsam | Computer tune-up
de | Trojaner auf dem Rechner | Virus removal
de | meine Daten retten | Data recovery
en | window cleaning | -
en | my kitchen drain is slow | -
= IT and web: Website design; Website maintenance; Network setup; Email setup; Server maintenance; SEO consultation; Security audit; Remote support; Logo design
en | we need a new website | Website design
en | our wifi keeps dropping in the office | Network setup
en | get us higher on google | SEO consultation
en | my outlook is not working, can you log in remotely | Remote support
en | somebody to draw a logo | Logo design
es | quiero crear una página web | Website design
es | salir en google | SEO consultation
es | un logotipo | Logo design
fr | refaire notre site internet | Website design
fr | être mieux référencé | SEO consultation
fr | un logo | Logo design
de | eine neue Homepage | Website design
de | bei Google gefunden werden | SEO consultation
de | Fernwartung | Remote support
en | wedding photos | -
= photographer: Family portrait session; Newborn session; Wedding photography; Headshots; Passport photo; Product photography; Maternity session; Engagement session
en | pictures of my new baby | Newborn session
en | i need a picture for my visa | Passport photo
en | a linkedin picture | Headshots
en | photos of us with the kids | Family portrait session
en | we just got engaged | Engagement session
es | fotos de pasaporte | Passport photo
es | fotos de embarazo | Maternity session
es | fotógrafo para mi boda | Wedding photography
es | fotos de recién nacido | Newborn session
fr | photo d'identité | Passport photo
fr | photos de grossesse | Maternity session
fr | photographe de mariage | Wedding photography
de | Passbild | Passport photo
de | Bewerbungsfoto | Headshots
de | Hochzeitsfotograf | Wedding photography
de | Babybauch-Fotos | Maternity session
en | fix my camera | -
en | an x-ray picture | -
= bakery: Wedding cake tasting; Custom birthday cake; Cupcake order; Bread order; Gluten-free order; Pastry platter
en | a cake for my son's birthday | Custom birthday cake
en | we'd like to try cakes for our wedding | Wedding cake tasting
en | three dozen cupcakes | Cupcake order
en | do you make anything for celiacs | Gluten-free order
es | un pastel de cumpleaños | Custom birthday cake
es | una tarta para mi cumpleaños | Custom birthday cake
es | pan para el sábado | Bread order
es | pastel de boda | Wedding cake tasting
fr | un gâteau d'anniversaire | Custom birthday cake
fr | un gâteau de mariage | Wedding cake tasting
fr | sans gluten | Gluten-free order
de | eine Geburtstagstorte | Custom birthday cake
de | Hochzeitstorte probieren | Wedding cake tasting
de | glutenfreies Brot | Gluten-free order
en | urinal cake | -
en | flowers for mom | -
= florist: Bouquet order; Wedding flowers consultation; Funeral arrangement; Flower delivery; Corsage and boutonniere; Flower subscription
en | a bunch of roses for my wife | Bouquet order
en | flowers for a funeral | Funeral arrangement
en | our wedding flowers | Wedding flowers consultation
en | send flowers to the hospital | Flower delivery
es | un ramo de rosas | Bouquet order
es | una corona para un funeral | Funeral arrangement
es | mandar flores | Flower delivery
fr | un bouquet de roses | Bouquet order
fr | une couronne pour des obsèques | Funeral arrangement
fr | livrer des fleurs | Flower delivery
de | ein Blumenstrauß | Bouquet order
de | Trauerkranz | Funeral arrangement
de | Blumen liefern | Flower delivery
de | Brautstrauß | Wedding flowers consultation
en | crown for my tooth | -
en | flour for baking | -
= restaurant and catering: Table reservation; Private dining; Catering order; Brunch reservation; Takeout order; Cooking class
en | a table for four tonight | Table reservation
en | can i get food to go | Takeout order
en | food for an office party, about fifty people | Catering order
en | book the back room for a birthday dinner | Private dining
es | una mesa para cuatro | Table reservation
es | comida para llevar | Takeout order
es | clase de cocina | Cooking class
fr | réserver une table | Table reservation
fr | un plat à emporter | Takeout order
fr | un traiteur pour une fête | Catering order
de | einen Tisch reservieren | Table reservation
de | Essen zum Mitnehmen | Takeout order
de | Kochkurs | Cooking class
en | dining table repair | -
= hotel: Single room; Double room; Suite; Airport shuttle; Spa day; Late checkout; Conference room
en | a room with two beds | Double room
en | someone to pick us up from the airport | Airport shuttle
en | we have a late flight, can we stay in the room longer | Late checkout
es | una habitación doble | Double room
es | habitación sencilla | Single room
es | traslado del aeropuerto | Airport shuttle
fr | une chambre double | Double room
fr | une chambre simple | Single room
fr | navette pour l'aéroport | Airport shuttle
de | ein Doppelzimmer | Double room
de | Einzelzimmer | Single room
de | Tagungsraum | Conference room
en | paint my room | -
= tours and leisure: City walking tour; Sunset boat tour; Kayak rental; Whale watching; Fishing charter; Horseback ride; Escape room; Wine tasting; Scuba course
en | go out on a boat at sunset | Sunset boat tour
en | see whales | Whale watching
en | ride horses on the beach | Horseback ride
en | rent a couple of kayaks | Kayak rental
en | learn to dive | Scuba course
es | paseo en barco al atardecer | Sunset boat tour
es | montar a caballo | Horseback ride
es | un cuarto de escape | Escape room
es | ir a pescar | Fishing charter
fr | une balade à cheval | Horseback ride
fr | une visite guidée de la ville | City walking tour
fr | dégustation de vins | Wine tasting
fr | aller pêcher | Fishing charter
de | Stadtführung | City walking tour
de | Ausritt | Horseback ride
de | Weinprobe | Wine tasting
de | Tauchkurs | Scuba course
en | haircut | -
= events: Venue tour; Wedding package; DJ service; Birthday party package; Photo booth rental; Tent rental; Karaoke rental; Event planning
en | see the hall before we decide | Venue tour
en | somebody to play music at our party | DJ service
en | a photo booth | Photo booth rental
en | my daughter's sweet sixteen | Birthday party package
es | una quinceañera, fiesta de cumpleaños | Birthday party package
es | un dj para la fiesta | DJ service
es | rentar una carpa | Tent rental
fr | louer une tente | Tent rental
fr | un dj pour la soirée | DJ service
fr | visiter la salle | Venue tour
de | ein Zelt mieten | Tent rental
de | Kindergeburtstag | Birthday party package
de | Fotobox mieten | Photo booth rental
en | bouncy tires | -
= tailor and cleaner: Pants hemming; Suit alteration; Wedding dress alteration; Zipper replacement; Dry cleaning; Shirt laundering; Leather repair
en | my jeans are too long | Pants hemming
en | zipper on my jacket broke | Zipper replacement
en | take in my suit | Suit alteration
en | my wedding gown needs to be taken in | Wedding dress alteration
en | get a coat dry cleaned | Dry cleaning
es | subirle el dobladillo a un pantalón | Pants hemming
es | cambiar el cierre de una chamarra | Zipper replacement
es | la tintorería para un traje | Dry cleaning
es | ajustar mi vestido de novia | Wedding dress alteration
fr | faire un ourlet | Pants hemming
fr | changer la fermeture éclair | Zipper replacement
fr | nettoyage à sec | Dry cleaning
fr | retoucher ma robe de mariée | Wedding dress alteration
de | eine Hose kürzen | Pants hemming
de | Reißverschluss kaputt | Zipper replacement
de | chemische Reinigung | Dry cleaning
de | Brautkleid ändern | Wedding dress alteration
en | teeth cleaning | -
en | carpet cleaning | -
= shoes, watches, jewels and frames: Shoe resoling; Heel repair; Watch battery replacement; Watch repair; Ring resizing; Jewelry cleaning; Jewelry appraisal; Custom framing; Custom engagement ring
en | my heels are worn down | Heel repair
en | my watch stopped ticking | Watch repair
en | this ring is too tight | Ring resizing
en | i want to propose, a diamond ring | Custom engagement ring
en | frame a painting | Custom framing
en | how much is my grandmother's necklace worth | Jewelry appraisal
es | poner suelas a mis zapatos | Shoe resoling
es | cambiar la pila del reloj | Watch battery replacement
es | agrandar un anillo | Ring resizing
es | anillo de compromiso | Custom engagement ring
es | enmarcar un cuadro | Custom framing
fr | ressemeler mes chaussures | Shoe resoling
fr | changer la pile de ma montre | Watch battery replacement
fr | agrandir une bague | Ring resizing
fr | encadrer un tableau | Custom framing
de | Schuhe neu besohlen | Shoe resoling
de | Batterie in der Uhr wechseln | Watch battery replacement
de | Ring weiter machen | Ring resizing
de | ein Bild einrahmen | Custom framing
en | car battery | -
en | running shoes size ten | -
= office services: Document translation; Certified translation; Interpreter booking; Business cards; Banner printing; Resume writing; Recruiting consultation; Business coaching; Notary service
en | translate my birth certificate | Document translation
en | i need cards with my name on them for business | Business cards
en | fix up my cv | Resume writing
en | we need to hire people | Recruiting consultation
es | traducir un acta | Document translation
es | tarjetas de presentación | Business cards
es | un intérprete para una cita | Interpreter booking
es | hacer mi currículum | Resume writing
fr | traduction assermentée | Certified translation
fr | cartes de visite | Business cards
fr | refaire mon cv | Resume writing
de | beglaubigte Übersetzung | Certified translation
de | Visitenkarten | Business cards
de | einen Dolmetscher | Interpreter booking
de | Lebenslauf schreiben | Resume writing
en | paint the office | -
= funeral home: Funeral planning; Cremation; Burial service; Memorial service; Pre-planning consultation; Pet cremation
en | my mother passed away last night | Funeral planning
en | we want her cremated | Cremation
en | plan my own funeral ahead of time | Pre-planning consultation
es | falleció mi papá | Funeral planning
es | cremación | Cremation
fr | mon père est décédé | Funeral planning
fr | l'incinération | Cremation
de | meine Mutter ist gestorben | Funeral planning
de | Feuerbestattung | Cremation
en | birthday cake | -
`;
