// What callers say to trades that are thought of last, and which service of theirs it means; see ../service-words.test.ts.

export const everydayTradeCases = `
= boat tours: Whale watching; Sea otter tour; Sunset sail; Paddling lesson; Fishing charter
es | queremos ver las ballenas | Whale watching
es | mi hijo quiere ver las nutrias | Sea otter tour
fr | voir les loutres de mer | Sea otter tour
de | die Seeotter sehen | Sea otter tour
es | el paseo en velero al atardecer | Sunset sail
de | einen Kurs im Paddeln | Paddling lesson
fr | une sortie de pêche | Fishing charter
= violins: Bow rehair; Setup and adjustment; Appraisal; Open seam repair
en | its bow needs new hair | Bow rehair
fr | remécher mon archet | Bow rehair
de | mein Bogen braucht eine neue Behaarung | Bow rehair
= bees and wasps: Swarm removal; Hive inspection; Wasp nest removal
es | quitar un nido de avispas | Wasp nest removal
de | ein Wespennest entfernen | Wasp nest removal
= bookbinder: Buchreparatur; Prägung; Buchbindekurs
de | einen Namen prägen lassen | Prägung
en | gilding on a cover | Prägung
= genealogy: Old handwriting reading; DNA results review; Ancestor research
de | einen Brief in Kurrent entziffern | Old handwriting reading
es | descifrar una carta manuscrita | Old handwriting reading
fr | mes résultats adn | DNA results review
es | buscar a mis antepasados | Ancestor research
= chimney: Kaminkehrung; Türdichtung; Abbau alter Ofen
de | unser Kamin müsste gekehrt werden | Kaminkehrung
en | get the chimney swept | Kaminkehrung
de | was kostet denn das Kehren | Kaminkehrung
= chimneys by their own names: Kamin fegen; Ofenrohr; stove pipe
de | der Kamin raucht | Kamin fegen
de | das Ofenrohr reinigen | Ofenrohr
= eyes: Eye exam; Children's eye exam
en | my grandson was over on Sunday, lovely boy, and broke a cup | -
en | an eye exam for my boy | Children's eye exam
= stoves: Wood stove inspection; Chimney sweeping; Chimney cap installation
fr | un poêle à bois qu'il faudrait faire inspecter | Wood stove inspection
= trees: Tree pruning; Stump grinding; Tree health check; Tree removal
es | que me poden un fresno | Tree pruning
de | einen Ahorn beschneiden | Tree pruning
fr | élaguer un frêne | Tree pruning
= ears: Hearing test; Hearing aid repair; Ear wax removal; Tinnitus consultation
de | ein Hörgerät reparieren | Hearing aid repair
= sharpener: Knife sharpening; Scissor sharpening; Chainsaw sharpening
es | afilar unos cuchillos | Knife sharpening
fr | affûter une tronçonneuse | Chainsaw sharpening
de | meine Messer schleifen | Knife sharpening
= farrier: Hoof trimming; Shoeing; Lameness check
es | recortar los cascos de caballo | Hoof trimming
`;
