// Service words: hair, beauty, body and fitness. One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

export const wellnessWords = `
s haircut | haircut, hair cut, cut, trim, cut hair, cut my hair, hair trim, haircuts, cuts, chop, bangs trim | corte, corte de pelo, corte de cabello, cortar el pelo, cortarme el pelo, cortarme el cabello, cortarle el pelo, cortarle el cabello, cortes, despuntar | coupe, coupe de cheveux, couper les cheveux, coupes, rafraîchir la coupe | haarschnitt, haare schneiden, haareschneiden, schneiden, schnitt, spitzen schneiden
s hair-color | color, colour, hair color, coloring, dye, dyeing, tint, hair dye, color touch up | tinte, color, coloración, teñir, teñirme, colorear | couleur, coloration, teinture, colorer, teindre | farbe, färben, haarfarbe, haare färben, coloration, tönung
s highlights | highlights, highlight, foils, lowlights, streaks, babylights | mechas, reflejos, rayitos, iluminaciones | mèches, reflets | strähnen, strähnchen, highlights
s blowout | blowout, blow dry, blow-dry, blow out, hair styling, styling, updo, wash and style | secado, peinado, brushing, peinar, recogido, secado de pelo | brushing, coiffage, mise en plis, chignon, coiffure | föhnen, styling, hochsteckfrisur, föhnfrisur, frisur
m bridal | bridal, bride, wedding, wedding hair, bridesmaid | novia, boda, nupcial, de novia | mariée, mariage, de mariée | braut, hochzeit, brautfrisur, brautstyling
s perm | perm, permanent, curls | permanente, rizos | permanente, boucles | dauerwelle, locken
s beard |
s deep-conditioning | deep conditioning, hair treatment, hair mask, scalp treatment, conditioning | hidratación capilar, tratamiento capilar, mascarilla capilar | soin capillaire, masque capillaire | haarkur, haarpflege, kopfhautbehandlung
s massage | massage, massages, rub down, rubdown | masaje, masajes | massage, massages | massage, massagen
m deep-tissue | deep tissue | tejido profundo, profundo, descontracturante | tissus profonds, profond, en profondeur | tiefengewebs, tiefengewebe, tiefenmassage
m swedish | swedish, relaxing, relaxation, classic | sueco, relajante, relajación | suédois, relaxant, détente | schwedisch, schwedische, entspannungs, klassische, wellness
m hot-stone | hot stone, hot stones | piedras calientes | pierres chaudes | hot stone, heiße steine
m sports | sports, sport, athletic | deportivo, deportiva | sportif, sportive, du sport | sport, sportler
m thai | thai, shiatsu | tailandés, shiatsu | thaï, thaïlandais, shiatsu | thai, thailändisch, shiatsu
s reflexology | reflexology, foot massage | reflexología, masaje de pies | réflexologie, massage des pieds | reflexzonenmassage, fußmassage, fußreflexzonen
s facial | facial, facials, face treatment, skin treatment, hydrafacial | facial, faciales, limpieza facial, limpieza de cutis, tratamiento facial | soin du visage, soin visage, nettoyage de peau, soins du visage, facial | gesichtsbehandlung, gesichtspflege, gesichtsreinigung, facial, kosmetikbehandlung
s scrub | body scrub, scrub, body wrap, wrap, exfoliation | exfoliación corporal, envoltura corporal, exfoliante | gommage, enveloppement, exfoliation | körperpeeling, wickel, körperpackung
s lashes | lashes, lash, eyelash, eyelashes | pestañas, pestaña | cils, cil | wimpern, wimper
s makeup | makeup, make-up, make up, makeup application | maquillaje, maquillar | maquillage, maquiller | make-up, schminken, makeup
s tattoo | tattoo, tattoos, ink | tatuaje, tatuajes, tatuar | tatouage, tatouer | tattoo, tätowierung, tätowieren
s piercing | piercing, ear piercing, pierced | perforación, piercing | piercing, perçage | piercing, ohrloch
s meditation | meditation, breathwork, reiki, sound bath | meditación, reiki | méditation, reiki | meditation, reiki
s sauna | sauna, steam room, float tank, cryotherapy | sauna, vapor, crioterapia | sauna, hammam, cryothérapie | sauna, dampfbad, kryotherapie
o hair | hair | pelo, cabello | cheveux, cheveu | haare, haar
s patch-test | patch test, allergy test | prueba de alergia, prueba de parche | test d'allergie, test cutané | allergietest, verträglichkeitstest
`;
