// Service words: travel, lodging, food and leisure. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const tourismWords = `
s tour | tour, tours, guided tour, excursion, sightseeing, trip | tour, tours, excursión, visita guiada, paseo, recorrido, viaje | visite guidée, visite, excursion, tour, balade, circuit, sortie | führung, tour, ausflug, rundfahrt, besichtigung
o boat | boat, sailing, sailboat, yacht, cruise, ferry, catamaran | barco, bote, lancha, velero, crucero, yate, catamarán | bateau, voilier, croisière, yacht, catamaran | boot, schiff, segelboot, bootsfahrt, yacht, katamaran
o kayak | kayak, kayaking, canoe, paddle, paddleboard, sup, rafting | kayak, canoa, piragua, paddle, rafting | kayak, canoë, paddle, rafting | kajak, kanu, paddeln, kajakfahren, stand up paddle, sup, rafting
s surf | surf, surfing, surf lesson | surf, clase de surf | surf, cours de surf | surfen, surfkurs
s hike | hike, hiking, trek, trekking, mountain walk | senderismo, caminata, excursión a pie, trekking | randonnée, marche, trek | wanderung, wandern, trekking
s ski | ski, skiing, snowboard, ski lesson | esquí, snowboard, clase de esquí | ski, snowboard, cours de ski | ski, skikurs, snowboard, skifahren
s zipline | zipline, zip line, bungee, paragliding, skydiving, hot air balloon, climbing | tirolesa, tirolina, parapente, paracaídas, globo aerostático, escalada | tyrolienne, parapente, saut en parachute, montgolfière, escalade | seilrutsche, gleitschirm, fallschirmsprung, heißluftballon, klettern
s cooking-class | cooking class, cooking lesson, chef's table | clase de cocina, curso de cocina | cours de cuisine, atelier cuisine | kochkurs
o room | room, suite, double room, single room, stay, accommodation, hotel room, night | habitación, cuarto, suite, alojamiento, hospedaje, noche, estancia | chambre, suite, hébergement, séjour, nuit | zimmer, doppelzimmer, einzelzimmer, suite, unterkunft, übernachtung
o apartment | apartment, cabin, cottage, villa, vacation rental | apartamento, cabaña, villa, casa rural | appartement, chalet, villa, gîte | ferienwohnung, apartment, hütte, ferienhaus, villa
s camping | camping, campsite, rv site, tent | camping, acampar, parcela | camping, emplacement, tente | camping, stellplatz, zelt, campingplatz
o bus | bus, coach, minibus | autobús, autocar, minibús | bus, autocar, minibus | bus, reisebus, kleinbus
s museum | museum, gallery, exhibition, ticket, tickets, admission | museo, galería, exposición, entrada, entradas, boleto | musée, galerie, exposition, billet, billets, entrée | museum, galerie, ausstellung, eintritt, ticket, eintrittskarte
m sunset | sunset, sunrise, evening, night tour | atardecer, amanecer, nocturno | coucher de soleil, lever du soleil, nocturne | sonnenuntergang, sonnenaufgang, nacht
m city | city, town, downtown, old town, historic | ciudad, centro histórico, casco antiguo, histórico | ville, centre historique, vieille ville, historique | stadt, altstadt, historisch
m private | private, exclusive | privado, privada, exclusivo | privé, privée, exclusif | privat, private, exklusiv
m group | group, groups | grupo, grupos, grupal | groupe, groupes | gruppe, gruppen
m day | day trip, full day, all day | día completo, todo el día | journée, journée complète | tagesausflug, ganztags
m halfday | half day, half-day | medio día, media jornada | demi-journée | halbtags, halber tag
s golf | golf, tee time, golf lesson | golf, clase de golf | golf, cours de golf | golf, golfstunde, abschlagzeit
s tennis | tennis, tennis court, court, pickleball, padel | tenis, cancha, pista, pádel | tennis, court, padel | tennis, tennisplatz, padel
`;
