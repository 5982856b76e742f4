// Service words: nails, hair, brows, skin, tattoos: the family with its member (`c manicure gel`), so that one is not taken for another.
// One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const beautyWords = `
m gel |
m acrylic |
m dip |
m polish |
m full-set |
s filling | fill, infill, infills, refill my nails, nail fill | relleno, rellenos, rellenar | remplissage, remplir | auffüllen, auffüllung, refill
s manicure | manicure, manicures, mani, nails, nail, fingernails, nails done, hand care | manicura, manicure, uñas, uña, uñas de las manos, arreglo de uñas | manucure, manucurie, ongles, ongle, beauté des mains | maniküre, nägel, nagel, fingernägel, nagelpflege, handpflege, nageldesign
c manicure gel | gel, gels, gel nails, gel manicure, gel mani, shellac, gel polish, biab, builder gel, gel x | gel, uñas de gel, manicura semipermanente, semipermanente, semipermanentes, gelish, esmaltado semipermanente, esmalte permanente, uñas permanentes | gel, ongles en gel, vernis semi-permanent, semi-permanent, vernis permanent, pose de vernis semi-permanent, gel uv | gel, gelnägel, shellac, uv-lack, gel-nägel
c manicure acrylic | acrylic, acrylics, acrylic nails, fake nails, tips | acrílicas, acrílico, uñas acrílicas, uñas postizas, acrílicos | résine, ongles en résine, faux ongles, acrylique, capsules | acryl, acrylnägel, kunstnägel, künstliche nägel
c manicure acrylic full-set | full set, new set, full set of acrylics, set of acrylics, set of nails, new set of nails | set de acrílicas, juego de uñas, set completo | pose complète, pose de faux ongles, pose américaine | neumodellage, neuset, nagelmodellage
c manicure dip | dip, dip powder, dip nails, dipping powder | polvo de inmersión, uñas dip | poudre, dip powder | dip, dip powder
c manicure polish | polish change, nail polish, repolish, paint my nails, nails painted | cambio de esmalte, esmalte, pintar las uñas, pintarme las uñas, esmaltado | vernis, changement de vernis, pose de vernis | nagellack, lackieren der nägel, nägel lackieren
c manicure repair | broken nail, broke a nail, broke my nail, nail broke, nail repair, cracked nail | se me rompió una uña, uña rota, reparar uña | ongle cassé, cassé un ongle | nagel abgebrochen, nagel eingerissen, nagelreparatur, abgebrochener nagel
c manicure gel remove | soak off, gel removal, gels removed, take off my gels, take my gels off | retirar el gel, retiro de gel, quitar el gel, retirar semipermanente | dépose de gel, dépose semi-permanent, retirer le gel, enlever le gel | gel entfernen, ablösen, shellac entfernen
c manicure pedicure | mani-pedi, mani pedi, manipedi, manicure and pedicure | manicura y pedicura, manos y pies | mains et pieds | maniküre und pediküre, hände und füße
s pedicure | pedicure, pedicures, pedi, toes, toenails, feet done, my feet | pedicura, pedicure, pies, uñas de los pies, arreglarme los pies | pédicure, beauté des pieds, ongles des pieds, mes pieds, les pieds | pediküre, fußpflege, fußnägel, zehennägel, füße
m roots |
m blonde | blonde, platinum | rubia, rubio, platinado | blonde, blond, platine | blond, blondierung
c hair-color roots | root touch-up, root touch up, roots, root retouch, roots done, regrowth, grays covered, cover my grays, gray coverage | retoque de raíz, retoque de raíces, raíces, raíz, cubrir canas, cubrir las canas, taparme las canas | retouche racines, racines, retouche de racines, cheveux blancs | ansatz, ansatz färben, ansatzfarbe, ansatz nachfärben, graue haare
c hair-color full | full color, all over color, blonde all over, all-over color, whole head color, full head color | pintarme el pelo, pintarme el cabello, tinte completo, color completo | coloration complète | komplettfarbe, ganz färben, komplett färben
c hair-color blonde | go blonde, bleach my hair, bleach and tone | decolorar, decoloración, aclarar el pelo, ponerme rubia | décoloration, décolorer, me teindre en blonde | blondieren, blondierung
s color-correction | color correction, color fix, fix my color, fix my hair color, botched color | corrección de color | correction de couleur | farbkorrektur
s blowout | blowdry, blow dry, blow out, blowout | secado y peinado, brushing, planchado de pelo | brushing, mise en pli | waschen und föhnen, föhnen
s highlights | babylights, foilyage, hair contouring | mechas, mechitas, rayos, luces en el pelo, luces en el cabello | mèches, méchage | strähnchen, strähnen, foliensträhnen
m balayage |
c highlights balayage | balayage, ombre, ombré | balayage, ombré | balayage, ombré hair | balayage, ombré
s keratin | keratin, keratin treatment, frizz, frizzy, brazilian blowout, brazilian keratin, hair straightening, straighten my hair, japanese straightening | keratina, alisado, alisado brasileño, alaciado, frizz, alisar el pelo, alisarme, cirugía capilar, botox capilar | kératine, lissage, lissage brésilien, frisottis, lissage japonais | keratin, keratinbehandlung, haarglättung, glätten, krause haare
s extensions | extensions, hair extensions, weave, sew in extensions, tape-ins, longer hair | extensiones, extensiones de pelo, extensiones de cabello | extensions, extensions de cheveux, tissage | extensions, haarverlängerung, haarverdichtung
s braids | braids, braiding, box braids, cornrows, dreads, dreadlocks, locs, retwist, knotless, twists | trenzas, rastas, trenzado | tresses, nattes, dreadlocks, vanilles, tresser | zöpfe, flechten, rastas, dreadlocks, flechtfrisur, rastazöpfe
c haircut kids | boys cut, boy's cut, girls cut, first haircut, cut for my little boy, kids cut, kid's cut, cut for my son | corte para niño, corte de niño, corte niño | coupe enfant, coupe pour mon fils, coupe garçon | kinderhaarschnitt, kinderschnitt
c haircut men | men's cut, mens cut, man's cut, gents cut | corte de caballero, corte de hombre, corte caballero | coupe homme | herrenhaarschnitt, herrenschnitt
c haircut women | women's cut, womens cut, ladies cut, lady's cut | corte de dama, corte de mujer | coupe femme | damenhaarschnitt, damenschnitt
s haircut | buzz cut, bangs, layers, split ends | flequillo, puntas, cortar las puntas, capas, corte de puntas | frange, pointes, dégradé long | pony schneiden, spitzen, spitzen schneiden
m fade |
c haircut fade | fade, skin fade, taper, low fade, high fade, mid fade, taper fade, bald fade | degradado, fade, desvanecido, difuminado | dégradé, dégradé à blanc, fondu | fade, übergang, skin fade
s line-up | line up, lineup, line me up, lined up, edge up, shape up, edge-up, shape-up | perfilado, delineado, contornos | contours, tracé | konturen, konturenschnitt
s beard | beard, beard trim, shape up my beard, beard line up, trim my beard, mustache, goatee | barba, arreglarme la barba, recortar la barba, perfilar la barba, bigote, perfilado de barba | barbe, tailler la barbe, taille de barbe, moustache | bart, bart trimmen, bart stutzen, bartschnitt, bartpflege
s shave | shave, hot towel shave, straight razor, straight razor shave, razor, head shave, shaved | rasurada, afeitado, rasurar, afeitar, rasurado, navaja, rasurarme, afeitarme | rasage, rasage à l'ancienne, raser | rasur, nassrasur, rasieren
m brow-lamination |
m brow-tint |
c brows brow-lamination | brow lamination, lamination, eyebrow lamination, laminated brows | laminado de cejas | brow lift, lamination sourcils, lamination des sourcils | augenbrauenlaminierung, brow lifting
c brows brow-tint | brow tint, eyebrow tint, eyebrows tinted, tint my eyebrows, brow tinting, tint my brows, eyebrow tinting, henna brows | teñir las cejas, tinte de cejas, henna cejas | teinture sourcils, teinture des sourcils | augenbrauen färben, brauen färben, brauenfärbung
s brows | eyebrows, eyebrow, brows, brow, brow shaping, eyebrow shaping, eyebrow wax, eyebrow threading, threading | cejas, ceja, diseño de cejas, depilarme las cejas, depilación de cejas, perfilado de cejas | sourcils, sourcil, épilation des sourcils, épilation sourcils | augenbrauen, augenbrauen zupfen, zupfen
s microblading | microblading, permanent makeup, powder brows | microblading, micropigmentación, maquillaje permanente | microblading, maquillage permanent | microblading, permanent make-up
m lash-lift |
m lash-tint |
m lash-extension |
c lashes lash-extension | lash extensions, eyelash extensions, lash set, full set of lashes, fake lashes | extensiones de pestañas, pestañas postizas, pestañas pelo a pelo | extensions de cils, pose de cils | wimpernverlängerung, wimpernextensions
c lashes lash-lift | lash lift, eyelash lift, lash perm | lifting de pestañas, permanente de pestañas | rehaussement de cils, réhaussement de cils | wimpernlifting, wimpernwelle
c lashes lash-tint | lash tint, eyelash tint | tinte de pestañas | teinture de cils, teinture cils | wimpern färben, wimpernfärben
c lashes filling | lash fill, lash refill, lashes need refilling, refill my lashes, lash infill | relleno de pestañas | remplissage de cils | wimpern auffüllen
s lip-threading | upper lip threading, lip threading, upper lip wax, upper lip, mustache wax | bozo, bigote con cera, labio superior, depilar el bigote | lèvre supérieure, duvet | oberlippe, oberlippenbart, damenbart
s wax | wax, waxing, sugaring | depilación, depilarme, cera, depilar | épilation, cire, épiler | waxing, enthaarung, enthaaren, sugaring, haare entfernen
m area-leg | leg, legs | pierna, piernas | jambe, jambes, demi-jambes | beine, bein
m area-underarm | underarm, underarms, armpit, armpits | axila, axilas | aisselle, aisselles | achsel, achseln
m area-bikini | bikini | bikini | bikini, maillot | bikini, bikinizone
m area-brazilian |
c wax area-brazilian | brazilian, brazilian wax, hollywood wax | brasileña, depilación brasileña, depilación íntima | maillot intégral, épilation intégrale, maillot brésilien | brazilian, intimbereich, brazilian waxing
c wax area-leg | legs waxed, leg wax, wax my legs, half leg | depilarme las piernas | épilation jambes, épilation des jambes | beine wachsen, beinenthaarung, beine enthaaren
c wax area-underarm | underarm wax, armpits done, armpit wax | depilación de axilas, depilarme las axilas | épilation aisselles, les aisselles | achseln enthaaren, achselwaxing
c wax area-bikini | bikini wax, bikini line | depilación de bikini | épilation maillot | bikinizone waxen
c wax area-back | back wax, back waxing, wax my back | depilarme la espalda | épilation dos | rücken enthaaren
m area-back | | espalda | dos | rücken
c hair-removal laser-light | laser hair removal, laser hair, ipl, electrolysis | depilación láser, láser para el vello, depilación definitiva | épilation laser, épilation définitive, lumière pulsée | laser-haarentfernung, haarentfernung mit laser, dauerhafte haarentfernung, haarlaser
m laser-light | laser | láser | laser | laser
s hair-removal | hair removal | eliminación de vello | épilation permanente | haarentfernung
m cover-up |
m touch-up |
m small |
c tattoo small | small tattoo, little tattoo, tiny tattoo, mini tattoo | tatuaje pequeño, tatuaje chiquito, tatuaje chico | petit tatouage | kleines tattoo
c tattoo cover-up | cover up, cover-up, tattoo cover up, cover up tattoo, cover up an old tattoo, cover an old tattoo | tapar un tatuaje, tapar un tatuaje viejo, cubrir un tatuaje, cover de tatuaje | recouvrement, recouvrement de tatouage, recouvrir un tatouage | cover-up, tattoo überstechen, tattoo überdecken
c tattoo touch-up | tattoo touch-up, tattoo touch up, touch up my tattoo | retoque de tatuaje, retocar un tatuaje | retouche de tatouage, retouche tatouage | tattoo nachstechen, nachstechen
c tattoo remove | tattoo removal, laser off a tattoo, remove a tattoo, laser tattoo, tattoo removed, get rid of a tattoo | quitarme un tatuaje, borrar un tatuaje, eliminar un tatuaje, quitar un tatuaje | détatouage, enlever un tatouage, effacer un tatouage | tattooentfernung, tattoo entfernen, tattoo weglasern
m ear-part |
m nose-part |
m navel-part |
c piercing ear-part | ear piercing, ears pierced, pierce my ears, ear pierced, helix, cartilage piercing, tragus | perforarme las orejas, perforación de oreja, perforar las orejas, abrir las orejas, ponerme aretes, aretes | percer les oreilles, oreilles percées, piercing oreille, perçage d'oreilles | ohrlöcher stechen, ohrlöcher, ohrloch, ohrpiercing, ohrringe stechen
c piercing nose-part | nose piercing, nose ring, nose stud, septum, nostril, nose pierced | piercing en la nariz, perforación de nariz, perforar la nariz, nostril | piercing au nez, percer le nez, piercing nez | nasenpiercing, nase piercen, septum
c piercing navel-part | belly button piercing, navel piercing, belly piercing | piercing en el ombligo, perforación de ombligo | piercing au nombril, piercing nombril | bauchnabelpiercing
m deep-tissue | firm, deep pressure, hard pressure, strong pressure | fuerte, descontracturante | fort, appuyé, puissant | kräftig, fest
c massage deep-tissue | knots, all knots, tight back, sore muscles, tight shoulders | contracturas, contractura, contracturada, nudos en la espalda, masaje descontracturante, masaje profundo, masaje de tejido profundo | nœuds dans le dos, dos noué, contractures, massage en profondeur | verspannungen, verspannt, verspannter rücken, tiefengewebsmassage
m swedish | relax, unwind | relajarme, relajante | me détendre, bien-être | zum entspannen, entspannend, entspannungsmassage
m couples | together, side by side | juntos, en pareja | ensemble, en duo | zusammen, gemeinsam
c massage couples | couples massage, massage for me and my husband, massage with my husband, massage for me and my wife, massage with my wife, massage with my girlfriend, massage with my boyfriend | masaje en pareja | massage en duo, massage duo, massage à deux | paarmassage, partnermassage
c massage prenatal | prenatal massage, pregnancy massage, maternity massage | masaje prenatal, masaje para embarazadas | massage femme enceinte, massage prénatal | schwangerschaftsmassage, schwangerenmassage
s lymph | lymphatic drainage, lymphatic massage, lymphatic, lymph drainage | drenaje linfático, masaje linfático, linfático | drainage lymphatique | lymphdrainage
m sunbed |
m spray-tan |
c tan sunbed | sunbed, sun bed, tanning bed, tanning beds, uv tanning bed, uv tanning, tanning booth | cama solar, cabina de bronceado, solárium, camas de bronceado, rayos uva | banc solaire, séance uv, cabine uv, uv, lit de bronzage | sonnenbank, solarium, bräunungsbank
c tan spray-tan | spray tan, spray tanning, airbrush tan, fake tan | bronceado en spray, autobronceado, bronceado sin sol | autobronzant, bronzage sans soleil, bronzage par brumisation | spray tan, sprühbräune, spray-bräunung
s tan | tan, tanning | bronceado, broncearme | bronzage, bronzer | bräunung, bräunen
s botox | botox, wrinkles, frown lines, forehead lines, crow's feet, anti-wrinkle, anti wrinkle, dysport, toxin | bótox, arrugas, patas de gallo, líneas de expresión | botox, rides, ride du lion, pattes d'oie | botox, falten, zornesfalte, stirnfalten, faltenbehandlung, falten unterspritzen
s filler | filler, fillers, cheek filler, dermal filler, volume | ácido hialurónico, relleno facial, rellenos faciales | acide hyaluronique | filler, hyaluron, unterspritzung, hyaluronsäure
m lip-part |
c filler lip-part | lip filler, lip fillers, plump up my lips, plump my lips, fuller lips, lips done, bigger lips, lip augmentation | ponerme labios, relleno de labios, aumento de labios, hacerme los labios, labios | injections lèvres, injection lèvres, gonfler les lèvres, lèvres | lippen aufspritzen, lippenunterspritzung, vollere lippen, lippen
s acne | acne, pimples, breakouts, zits, breaking out | acné, granos, espinillas, barros | acné, boutons | akne, pickel, aknebehandlung, unreine haut
s peel | peel, chemical peel | peeling químico, peeling | peeling, peeling chimique | chemisches peeling, fruchtsäurepeeling
s microneedling | microneedling, micro needling, derma roller | microneedling, dermapen | microneedling, dermaroller | microneedling, needling
s facial | hydrafacial, hydra facial, skin cleansing, deep cleansing facial | limpieza de cutis, hydrafacial, limpieza facial profunda | hydrafacial, nettoyage de peau, soin visage | hydrafacial, gesichtsreinigung, ausreinigung
s eye-surgery | laser eye surgery, lasik, cataract, cataracts, cataract surgery | cirugía láser de ojos, lasik, cataratas, operación de cataratas | chirurgie laser des yeux, lasik, cataracte | augenlasern, lasik, grauer star, augen lasern
c grooming pet dog | haircut for my dog, dog haircut, cut my dog's hair, cut for my dog | cortarle el pelo al perro, corte de pelo para mi perro | couper les poils du chien, coupe pour mon chien | hund scheren, hund schneiden
`;
