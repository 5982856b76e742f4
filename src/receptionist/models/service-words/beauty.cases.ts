// What callers say to salons, barbers, spas and studios, and which service of theirs it means; see ../service-words.test.ts.

export const beautyCases = `
= nail salon: Gel manicure; Classic manicure; Pedicure; Acrylic full set; Acrylic fill; Dip powder; Nail repair; Polish change; Gel removal
en | i want acrylics | Acrylic full set
en | i need a fill on my acrylics | Acrylic fill
en | a full set please | Acrylic full set
en | can i get a gel mani | Gel manicure
en | do my toes | Pedicure
en | i broke a nail | Nail repair
en | take off my gels | Gel removal
en | dip nails | Dip powder
es | uñas acrílicas | Acrylic full set
es | un relleno de acrílicas | Acrylic fill
es | manicura semipermanente | Gel manicure
es | arreglarme los pies | Pedicure
es | se me rompió una uña | Nail repair
es | retirar el gel | Gel removal
fr | remplissage résine | Acrylic fill
fr | pose de vernis semi-permanent | Gel manicure
fr | faire mes pieds | Pedicure
fr | dépose de gel | Gel removal
de | Nägel auffüllen | Acrylic fill
de | Shellac | Gel manicure
de | Fußpflege | Pedicure
de | mir ist ein Nagel abgebrochen | Nail repair
en | do you do eyelashes | -
es | un corte de pelo | -
= hair salon: Women's haircut; Men's haircut; Kids haircut; Root touch-up; Full color; Highlights; Balayage; Blowout; Keratin treatment; Hair extensions; Perm
en | my roots are showing | Root touch-up
en | just a trim for me, women's cut | Women's haircut
en | a cut for my little boy | Kids haircut
en | my husband needs a haircut, men's | Men's haircut
en | blow dry before a party | Blowout
en | i want to go blonde all over | Full color
en | get rid of the frizz | Keratin treatment
en | i want longer hair, like extensions | Hair extensions
es | retoque de raíces | Root touch-up
es | corte para niño | Kids haircut
es | corte de caballero | Men's haircut
es | alisado brasileño | Keratin treatment
es | un tinte completo | Full color
es | mechas | Highlights
fr | une coupe femme | Women's haircut
fr | une coupe pour mon fils | Kids haircut
fr | faire mes racines | Root touch-up
fr | un brushing | Blowout
fr | des mèches | Highlights
fr | un lissage | Keratin treatment
de | Herrenhaarschnitt | Men's haircut
de | Damenhaarschnitt | Women's haircut
de | Ansatz nachfärben | Root touch-up
de | waschen und föhnen | Blowout
de | Strähnchen | Highlights
de | Haarverlängerung | Hair extensions
en | haircut for my dog | -
en | trim my hedge | -
= barber: Haircut; Skin fade; Beard trim; Hot towel shave; Haircut and beard; Line up; Kids cut
es | quiero cortarle el pelo a mi papá | Haircut
en | a fade | Skin fade
en | line me up | Line up
en | shape up my beard | Beard trim
en | a proper shave with a straight razor | Hot towel shave
es | un degradado | Skin fade
es | arreglarme la barba | Beard trim
es | una rasurada | Hot towel shave
fr | un dégradé | Skin fade
fr | tailler la barbe | Beard trim
de | Bart trimmen | Beard trim
de | Nassrasur | Hot towel shave
en | nails and toes | -
= brows and lashes: Brow shaping; Brow lamination; Brow tint; Classic lash extensions; Lash fill; Lash lift; Microblading; Upper lip threading
en | get my eyebrows done | Brow shaping
en | my lashes need refilling | Lash fill
en | a lash lift | Lash lift
en | i want my eyebrows tinted | Brow tint
es | depilarme las cejas | Brow shaping
es | relleno de pestañas | Lash fill
es | extensiones de pestañas | Classic lash extensions
es | lifting de pestañas | Lash lift
fr | remplissage de cils | Lash fill
fr | rehaussement de cils | Lash lift
fr | une épilation des sourcils | Brow shaping
de | Augenbrauen zupfen | Brow shaping
de | Wimpern auffüllen | Lash fill
de | Wimpernlifting | Lash lift
de | Augenbrauen färben | Brow tint
en | color my hair | -
= waxing: Brazilian wax; Bikini wax; Leg wax; Underarm wax; Full face wax; Back wax; Laser hair removal
en | wax my legs | Leg wax
en | i need my armpits done | Underarm wax
en | a brazilian | Brazilian wax
es | depilarme las piernas | Leg wax
es | depilación de axilas | Underarm wax
es | depilación láser | Laser hair removal
fr | épilation jambes | Leg wax
fr | épilation maillot | Bikini wax
fr | les aisselles | Underarm wax
de | Beine wachsen | Leg wax
de | Achseln enthaaren | Underarm wax
de | dauerhafte Haarentfernung mit Laser | Laser hair removal
en | wax my car | -
= tattoo and piercing: Tattoo consultation; Small tattoo; Tattoo cover-up; Tattoo touch-up; Ear piercing; Nose piercing; Tattoo removal
en | cover up an old tattoo | Tattoo cover-up
en | get my ears pierced | Ear piercing
en | a nose ring | Nose piercing
en | laser off a tattoo | Tattoo removal
es | perforarme las orejas | Ear piercing
es | tapar un tatuaje viejo | Tattoo cover-up
es | quitarme un tatuaje | Tattoo removal
fr | percer les oreilles | Ear piercing
fr | un recouvrement de tatouage | Tattoo cover-up
fr | détatouage | Tattoo removal
de | Ohrlöcher stechen | Ear piercing
de | Tattooentfernung | Tattoo removal
de | Nasenpiercing | Nose piercing
en | a hearing test for my ears | -
= spa: Deep tissue massage; Swedish massage; Hot stone massage; Couples massage; Prenatal massage; Facial; Body scrub; Foot massage; Lymphatic drainage
en | my back is all knots, i want something firm | Deep tissue massage
en | a relaxing massage | Swedish massage
en | a massage for me and my husband together | Couples massage
en | i'm pregnant, can i get a massage | Prenatal massage
en | something for my skin, a facial | Facial
en | rub my feet, a foot massage | Foot massage
es | un masaje descontracturante | Deep tissue massage
es | masaje relajante | Swedish massage
es | masaje en pareja | Couples massage
es | masaje para embarazadas | Prenatal massage
es | limpieza de cutis | Facial
es | drenaje linfático | Lymphatic drainage
fr | un massage relaxant | Swedish massage
fr | massage femme enceinte | Prenatal massage
fr | massage en duo | Couples massage
fr | un gommage du corps | Body scrub
fr | drainage lymphatique | Lymphatic drainage
de | Paarmassage | Couples massage
de | Schwangerschaftsmassage | Prenatal massage
de | Lymphdrainage | Lymphatic drainage
de | Fußmassage | Foot massage
en | my kitchen drain | -
en | manicure | -
= tanning: Spray tan; UV tanning bed; Teeth whitening
en | a spray tan for my wedding | Spray tan
en | lie in the sunbed | UV tanning bed
es | cama solar | UV tanning bed
fr | une séance uv | UV tanning bed
de | Sonnenbank | UV tanning bed
= skin clinic: Botox; Lip filler; Chemical peel; Microneedling; HydraFacial; Acne treatment; Laser hair removal
en | plump up my lips | Lip filler
en | get rid of my wrinkles | Botox
en | i have bad acne | Acne treatment
es | ponerme labios | Lip filler
es | quitar arrugas | Botox
es | tratamiento para el acné | Acne treatment
fr | injections lèvres | Lip filler
fr | j'ai de l'acné | Acne treatment
de | Falten unterspritzen | Botox
de | Lippen aufspritzen | Lip filler
de | Aknebehandlung | Acne treatment
en | laser eye surgery | -
`;
