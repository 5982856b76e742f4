// Service words: hair, beauty, body and fitness. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const wellnessWords = `
s haircut | haircut, hair cut, cut, trim, cut hair, cut my hair, hair trim, haircuts, cuts, chop, bangs trim | corte, corte de pelo, corte de cabello, cortar el pelo, cortarme el pelo, cortarme el cabello, cortes, despuntar | coupe, coupe de cheveux, couper les cheveux, coupes, rafraîchir la coupe | haarschnitt, haare schneiden, haareschneiden, schneiden, schnitt, spitzen schneiden
s hair-color | color, colour, hair color, coloring, dye, dyeing, tint, root touch-up, roots, hair dye, color touch up | tinte, color, coloración, teñir, teñirme, retoque de raíz, colorear | couleur, coloration, teinture, colorer, teindre, retouche racines, racines | farbe, färben, haarfarbe, haare färben, coloration, ansatz färben, ansatz, tönung
s highlights | highlights, highlight, balayage, ombre, foils, lowlights, streaks, babylights | mechas, reflejos, luces, balayage, rayitos, iluminaciones | mèches, balayage, reflets, ombré | strähnen, strähnchen, highlights, balayage
s blowout | blowout, blow dry, blow-dry, blow out, hair styling, styling, updo, wash and style | secado, peinado, brushing, peinar, recogido, secado de pelo | brushing, coiffage, mise en plis, chignon, coiffure | föhnen, styling, hochsteckfrisur, föhnfrisur, frisur
m bridal | bridal, bride, wedding, wedding hair, bridesmaid | novia, boda, nupcial, de novia | mariée, mariage, de mariée | braut, hochzeit, brautfrisur, brautstyling
s perm | perm, permanent, curls | permanente, rizos | permanente, boucles | dauerwelle, locken
s keratin | keratin, keratin treatment, straightening, relaxer, brazilian blowout, smoothing | keratina, alisado, alaciado, alisado brasileño | kératine, lissage, lissage brésilien, défrisage | keratin, glättung, keratinbehandlung
s extensions | extensions, hair extensions, weave, braids, braiding, cornrows | extensiones, trenzas | extensions, tresses, rajouts de cheveux | extensions, haarverlängerung, zöpfe, flechten
s beard | beard trim, beard, shave, hot towel shave, straight razor | barba, afeitado, arreglo de barba, afeitar, rasurar | barbe, rasage, taille de barbe | bart, rasur, bartpflege, bart trimmen, rasieren
s deep-conditioning | deep conditioning, hair treatment, hair mask, scalp treatment, conditioning | hidratación capilar, tratamiento capilar, mascarilla capilar | soin capillaire, masque capillaire | haarkur, haarpflege, kopfhautbehandlung
s massage | massage, massages, rub down, rubdown | masaje, masajes | massage, massages | massage, massagen
m deep-tissue | deep tissue | tejido profundo, profundo, descontracturante | tissus profonds, profond, en profondeur | tiefengewebs, tiefengewebe, tiefenmassage
m swedish | swedish, relaxing, relaxation, classic | sueco, relajante, relajación | suédois, relaxant, détente | schwedisch, schwedische, entspannungs, klassische, wellness
m hot-stone | hot stone, hot stones | piedras calientes | pierres chaudes | hot stone, heiße steine
m sports | sports, sport, athletic | deportivo, deportiva | sportif, sportive, du sport | sport, sportler
m thai | thai, shiatsu | tailandés, shiatsu | thaï, thaïlandais, shiatsu | thai, thailändisch, shiatsu
s reflexology | reflexology, foot massage | reflexología, masaje de pies | réflexologie, massage des pieds | reflexzonenmassage, fußmassage, fußreflexzonen
s facial | facial, facials, face treatment, skin treatment, hydrafacial | facial, faciales, limpieza facial, limpieza de cutis, tratamiento facial | soin du visage, soin visage, nettoyage de peau, soins du visage, facial | gesichtsbehandlung, gesichtspflege, gesichtsreinigung, facial, kosmetikbehandlung
s peel | chemical peel, peel, microdermabrasion, dermaplaning, microneedling | peeling, exfoliación química, microdermoabrasión | peeling, microdermabrasion, gommage chimique | peeling, chemisches peeling, mikrodermabrasion
s scrub | body scrub, scrub, body wrap, wrap, exfoliation | exfoliación corporal, envoltura corporal, exfoliante | gommage, enveloppement, exfoliation | körperpeeling, wickel, körperpackung
s botox | botox, filler, fillers, injectables, lip filler | bótox, relleno facial, rellenos, ácido hialurónico | botox, acide hyaluronique, injections | botox, filler, unterspritzung, hyaluron
s laser-hair | laser hair removal, laser, electrolysis | depilación láser, láser | épilation laser, laser, électrolyse | laser-haarentfernung, haarentfernung, laser
s wax | wax, waxing, brazilian wax, bikini wax, sugaring, leg wax | depilación, depilación con cera, cera, depilar | épilation, épilation à la cire, cire, épiler | waxing, wachs, sugaring, enthaarung
s brows | eyebrows, eyebrow, brows, brow, threading, microblading, brow shaping, lamination | cejas, ceja, microblading, diseño de cejas | sourcils, sourcil, microblading | augenbrauen, brauen, microblading, augenbrauen zupfen
s lashes | lashes, lash, eyelash, eyelashes, lash extensions, lash lift | pestañas, extensiones de pestañas, lifting de pestañas | cils, extensions de cils, rehaussement de cils | wimpern, wimpernverlängerung, wimpernlifting
s manicure | manicure, mani, nails, nail, gel nails, acrylics, gel, polish change, fingernails | manicura, manicure, uñas, uñas de gel, acrílicas | manucure, ongles, vernis, pose d'ongles | maniküre, nägel, gelnägel, nagelpflege, fingernägel
s pedicure | pedicure, pedi, toenails, feet | pedicura, pedicure, uñas de los pies | pédicure, beauté des pieds, ongles des pieds | pediküre, fußpflege, fußnägel
s makeup | makeup, make-up, make up, makeup application | maquillaje, maquillar | maquillage, maquiller | make-up, schminken, makeup
s tan | spray tan, tanning, tan | bronceado, bronceado en spray | bronzage, autobronzant | bräunung, solarium, spray tan
s tattoo | tattoo, tattoos, ink | tatuaje, tatuajes, tatuar | tatouage, tatouer | tattoo, tätowierung, tätowieren
s piercing | piercing, ear piercing, pierced | perforación, piercing | piercing, perçage | piercing, ohrloch
s yoga | yoga, pilates, barre | yoga, pilates | yoga, pilates | yoga, pilates
s personal-training | personal training, personal trainer, workout session, fitness session | entrenamiento personal, entrenador personal | coach sportif, coaching sportif, entraînement personnel | personal training, personaltrainer, fitnesstraining
s meditation | meditation, breathwork, reiki, sound bath | meditación, reiki | méditation, reiki | meditation, reiki
s nutrition | nutrition, nutritionist, dietitian, diet plan, weight loss | nutrición, nutricionista, dieta, dietista | nutrition, nutritionniste, diététicien, régime | ernährungsberatung, ernährung, diät
s sauna | sauna, steam room, float tank, cryotherapy | sauna, vapor, crioterapia | sauna, hammam, cryothérapie | sauna, dampfbad, kryotherapie
s hair-removal | hair removal | eliminación de vello | épilation définitive | haarentfernung
o hair | hair | pelo, cabello | cheveux, cheveu | haare, haar
s patch-test | patch test, allergy test | prueba de alergia, prueba de parche | test d'allergie, test cutané | allergietest, verträglichkeitstest
`;
