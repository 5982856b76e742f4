// Everyday words of clothes, tailoring, shoes, jewellery, watches, hair, nails, skin and make-up, each at one English word.

export const clothesAndBeautyWords = `
clothes: ropa, prenda, prendas, vestimenta | vêtement, vêtements, habits, fringues | kleidung, kleider, klamotten, bekleidung
dress: vestido, vestidos | robe, robes | kleid, hochzeitskleid, abendkleid
gown: túnica, toga | toge | brautkleid, brautkleider, talar
wear: vestir, visto, ponerse | vêtir, vêtu, vêtue | anziehen, anhaben, tragen, trägt
shirt: camisa, camisas, camiseta, playera, camisetas, playeras | chemise, chemises, teeshirt, chandail | hemd, hemden, shirt, leiberl
blouse: blusa, blusas | blouse, chemisier, blouses | bluse, blusen
sweater: suéter, jersey, suéteres, sudadera, sudaderas | pull, pullover, tricot, ouaté | pullover, pulli, sweatshirt, kapuzenpulli
jacket: chaqueta, chamarra, cazadora, saco, americana, chaquetas | veste, blouson, vestes, veston | jacke, jacken, sakko
coat: abrigo, abrigos, gabardina | manteau, manteaux, imperméable | mantel, mäntel
vest: chaleco, chalecos | gilet, gilets | weste, westen
suit: traje, trajes | tailleur, costard, costume, costumes | anzug, anzüge
tuxedo: esmoquin, frac, smoking | smoking, queuedepie | smoking, frack
trousers: pantalón, pantalones | pantalon, pantalons | hose, hosen
jeans: vaqueros, mezclilla, tejanos | jean, denim | jeans, jeanshose
shorts: bermudas, bermuda | bermuda | shorts
skirt: falda, faldas | jupe, jupes | rock, röcke
uniform: uniforme, uniformes | uniforme, uniformes | uniform, uniformen, arbeitskleidung
apron: delantal, mandil | tablier, tabliers | schürze
robe: albornoz, bata | peignoir | bademantel
underwear: calzón, calzones, calzoncillo | slip, caleçon, culotte, sousvêtements | unterwäsche, unterhose
bra: brasier, sostén, sujetador, brasieres | soutiengorge, brassière | büstenhalter
lingerie: lencería | lingerie | dessous
pajamas: pijama, pijamas | pyjama, pyjamas | schlafanzug, pyjama
socks: calcetín, calcetines | chaussette, chaussettes | socke, socken
tights: mallas, medias, leggins | collants | strumpfhose, leggings, strumpfhosen
swimsuit: bañador, bikini, bañadores | maillot, maillots, bikini | badeanzug, badehose, bikini, badekleid
hat: sombrero, sombreros | chapeau, chapeaux, tuque, bonnet | hut, hüte, mütze
cap: gorra, gorro, gorras | casquette, casquettes | kappe, cap
scarf: bufanda, pañuelo, bufandas | écharpe, foulard, écharpes | schal, halstuch, schals
necktie: corbata, corbatas, pajarita, moño | cravate, cravates | krawatte, krawatten
belt: cinturón, cinturones, cinto | ceinture, ceintures | gürtel
umbrella: paraguas, sombrilla | parapluie | regenschirm
purse: bolso, bolsos | sacoche, pochette | handtasche, geldbörse
bag: bolsa, bolsas | sac, sacs | tasche, taschen, tüte
wallet: cartera, billetera, monedero | portefeuille, portemonnaie | geldbeutel, portemonnaie, brieftasche
backpack: mochila, mochilas | sacàdos | rucksack, schulranzen
suitcase: maleta, maletas, equipaje, valija | valise, valises, bagage, bagages | koffer, gepäck
pocket: bolsillo, bolsillos | poche, poches | hosentasche, jackentasche
sleeve: manga, mangas | manche, manches | ärmel
collar: solapa | col | kragen
cuff: puños, mancuernillas | manchette, manchettes | manschette, manschettenknöpfe
button: botón, botones | bouton, boutons | knopf, knöpfe
zipper: cremallera, zíper, cremalleras | zip, glissière, zips | reissverschluss, reißverschluss, zipp
buckle: hebilla | boucle | schnalle, gürtelschnalle
velcro: velcro | velcro | klettverschluss
lining: forro, forros | doublure, doublures | innenfutter, futterstoff
hem: dobladillo, bastilla, dobladillos | ourlet, ourlets | saum, säumen
seam: costura, costuras | couture, coutures | saumnaht, kleidernaht
tailor: sastre, sastrería, sastres | couturier, couturiers, tailleurs | schneider, schneiderei, maßschneider, massschneider
seamstress: costurera, modista, modistas | couturière, couturières | schneiderin, näherin, änderungsschneiderin
alterations: compostura, composturas, reformas | retouche, retouches, retoucher, retoucheuse | änderungsschneiderei, abändern
shorten: acortar | raccourcir, raccourci, écourter | kürzen, gekürzt
lengthen: alargar, alargo | rallonger, allonger | herauslassen, längen
widen: ensanchar, soltar | élargir, élargi | weiten, auslassen
narrow: entallar, estrechar, ajustado | rétrécir, cintrer, serré, serrée | enger, eng
loose: holgado, flojo, floja, suelto | ample, lâche | locker, schlabbrig
tight: apretado, apretada, ceñido | étroit, étroite, moulant | knapp
fit: calzar | ajuster, ajusté | passen, passt, anpassen
fitting: probador, entalle | essayage, essayages, cabine | anprobe, umkleidekabine
sew: coser, cose, coso, cosido | coudre, cousu, couds, coud | nähen, genäht, näht
mend: remendar, zurcir, remiendo | raccommoder, repriser, rapiécer | flicken, stopfen, ausbessern
patch: parche, parches | écusson | aufnäher
tear: rasgado, rasgar, rasgón | déchiré, déchirer, déchirure, déchirée | riss, zerrissen, reissen
knit: tejer, tejido, tejidos | tricoter, tricots | stricken, gestrickt, häkeln
embroidery: bordado, bordar, bordados | broderie, broder, brodé | stickerei, sticken, besticken, bestickt
lace: encaje | dentelle | spitzenkleid, spitzenstoff
velvet: terciopelo | velours | samt
textile: textil, textiles | textile, textiles | textil, textilien
thread: hilo, hilos | bobine | faden, garn, nähgarn
veil: velo | voile, voiles | schleier
fashion: moda | vogue, stylisme | mode, modisch
elegant: elegante, elegantes, formal | élégant, élégante, chic | elegant, festlich, schick
size: talla, tallas, tamaño | taille, tailles, grandeur, pointure | grösse, größe, grössen, größen, konfektionsgröße
small: pequeño, pequeña | petit, petite | klein, kleine
large: amplio, extragrande | large | gross, groß
shoe: zapato, zapatos, calzado, zapatería | chaussure, chaussures, soulier, souliers, godasses | schuh, schuhe, schuhgeschäft
boots: bota, botas, botín, botines | botte, bottes, bottine, bottines | stiefel, stiefelette, winterstiefel
sneakers: zapatillas, deportivas, championes | baskets, espadrilles | turnschuh, turnschuhe, sneaker, sneakers
sandals: sandalia, sandalias, huarache, huaraches, chanclas | sandale, sandales, tong, tongs | sandale, sandalen
slippers: pantufla, pantuflas | pantoufle, pantoufles, chausson, chaussons | hausschuh, hausschuhe, pantoffel, finken
sole: suela, suelas | ressemelage, ressemeler | sohle, sohlen, besohlen
heels: tacón, tacones | talonnettes, escarpins | absatz, absätze, pumps, stöckelschuhe
laces: agujeta, agujetas, cordón, cordones | lacet, lacets | schnürsenkel
cobbler: zapatero | cordonnier, cordonnerie, cordonniers | schuster, schuhmacher, schuhreparatur
suede: gamuza, marroquinería, talabartería | daim, nubuck, maroquinerie | wildleder, lederwaren, sattler
jewelry: joya, joyas, joyería, bisutería, alhajas | bijou, bijoux, bijouterie, joaillerie | schmuck, schmuckstück, bijouterie
jeweler: joyero, joyera, joyeros | bijoutier, joaillier, bijoutière | juwelier, goldschmied, juwelierin, goldschmiedin
ring: anillo, sortija, anillos, argolla | bague, bagues, alliance, alliances | ring, ringe, ehering, eheringe, trauringe, verlobungsring
necklace: collar, collares, gargantilla | collier, colliers | halskette, halsketten, collier
pendant: dije, colgante, medalla, dijes | pendentif, médaillon, pendentifs | kettenanhänger, medaillon
chain: cadena, cadenas | chaîne, chaînes, chaînette | kette, ketten
bracelet: pulsera, pulseras, brazalete, esclava | bracelet, bracelets | armband, armbänder, armreif
earring: arete, aretes, pendiente, pendientes, zarcillo | dormeuses, créoles | ohrring, ohrringe, ohrstecker
brooch: broche, prendedor | broche | brosche, anstecknadel
gold: oro, dorado, dorada | or, doré, dorée | gold, golden, goldschmuck, altgold
silver: plata, plateado | argenterie, argenté | silber, silbern, silberschmuck
platinum: platino | platine | platin
diamond: diamante, diamantes, brillante | diamant, diamants | diamant, diamanten, brillant
pearl: perla, perlas | perle, perles | perle, perlen
gemstone: gema, gemas, rubí, esmeralda, zafiro | gemme, rubis, émeraude, saphir, pierreries | edelstein, edelsteine, rubin, smaragd, saphir
carat: quilate, quilates, kilates | carat, carats | karat
engraving: grabado, grabar, grabados | gravure, graver, gravé, gravures | gravur, gravieren, eingraviert, graviert
appraisal: tasación, avalúo, tasar, valuar | expertise | wertgutachten, bewertung
watch: relojes, relojería, cronógrafo | montre, montres | armbanduhr, armbanduhren
watchmaker: relojero, relojera | horloger, horlogerie, horlogère | uhrmacher, uhrmacherin
strap: tirante, tirantes, extensible | bretelle, bretelles, lanière | uhrband, träger, riemen
beauty: belleza | beauté, esthétique | schönheit, beauty
salon: peluquerías | institut, salons | kosmetikstudio, salon, friseursalon
cosmetic: cosmético, cosméticos, cosmética, esteticista, esteticistas, cosmetóloga, cosmetólogo | cosmétique, cosmétiques, esthéticienne, esthéticien, esthéticiennes | kosmetik, kosmetisch, kosmetika, kosmetikerin, kosmetiker
barber: barbero, barbería, barberos, barberías | barbier, barbiers | barbier, barbershop
hairdresser: peluquero, peluquera, peluquería, estilista | coiffeur, coiffeuse, coiffeurs, coiffure | friseur, friseurin, coiffeur, frisör, coiffeuse, friseuse
hair: cabello, pelo, cabellos, pelos, capilar | cheveu, cheveux, capillaire, poil, poils | haar, haare
haircut: despunte, rapado, recorte | coupes, tonsure | haarschnitt, haareschneiden, kurzhaarschnitt
cut: cortar, corto, corta, corte, cortes | couper, coupe, coupé | schneiden, schnitt, schneidet, geschnitten
trim: recortar, despuntar, perfilar | tailler, égaliser, rafraîchir | nachschneiden, stutzen
hairstyle: peinado, peinados, peinar, peino | coiffer, chignon, coiffures | frisur, frisuren, hochsteckfrisur, frisieren, brautfrisur
bangs: flequillo, fleco, cerquillo | frange | stirnfransen, ponyfrisur
braid: trenza, trenzas, trenzar | tresse, tresses, natte, tresser | zopf, zöpfe, flechten, geflochten
ponytail: coleta, chongo | chignons, couette | pferdeschwanz, dutt
curly: rizado, rizos, rizo, risado | bouclé, frisé, boucles, crépu | lockig, locken, locke, krause
straighten: alisar, alisado, alaciado, keratina | lisser, lissage, défriser, kératine | glätten, glättung, keratin, haarglättung
perm: permanente, permanentes | permanente, minivague, indéfrisable | dauerwelle, dauerwellen
dye: teñir, tinte, tiño, tiñe, tintes, teñido, decolorar, decoloración | teindre, teinture, teint, teintures, décoloration, décolorer | färben, gefärbt, haarfarbe, färbt, tönung, tönen, blondieren, blondierung
highlights: mechas, rayitos, reflejos, babylights, balayage | mèches, balayage, reflets, mèche | strähnen, strähnchen, balayage, mèches
shampoo: champú, shampoo | shampoing, shampooing | shampoo, haarwäsche
conditioner: acondicionador | revitalisant | spülung, conditioner
bald: calvo, calvicie, calva | chauve, calvitie | glatze, kahl, haarausfall
baldness: alopecia | alopécie | alopezie
scalp: caspa, cabelludo | chevelu, pellicules | kopfhaut, schuppen
lice: piojo, piojos, liendres | pou, poux, lentes | laus, läuse, kopfläuse, nissen
wig: peluca, pelucas, postizo | perruque, perruques, postiche | perücke, perücken, toupet
extensions: extensiones | extensions, rajouts | haarverlängerung, extensions
blowout: secado, brushing | brushing, misenplis | föhnen, fönen
beard: barba, barbas | barbe, barbes | bart, bärte
mustache: bigote | moustache | schnurrbart, schnauzer
shave: afeitar, rasurar, afeitado, rasurado | raser, rasage, rasé | rasieren, rasur, rasiert
razor: rastrillo, maquinilla, rasuradora | rasoir | rasierer, rasiermesser, rasierklinge
comb: peine | peigne | kamm
blond: rubio, rubia, güera, güero | blond, blonde, blondes | blond, blondine
brunette: castaño, castaña, morena | châtain, brune | brünett
wax: cera, ceras | cire, cires | wachs
waxing: depilación, depilar, depilado | épilation, épiler, épilations | haarentfernung, waxing, epilieren, enthaarung, sugaring
laser: láser | laser | laser
nails: uña, uñas, manicura, manicure, manicurista, pedicura, pedicurista | ongle, ongles, manucure, onglerie, pédicurie | fingernagel, fingernägel, maniküre, nagelstudio, nageldesign, nagel, nägel, pediküre, zehennägel
enamel: esmalte, esmaltado, esmaltes | vernis, semipermanent | nagellack, shellac
acrylic: acrílico, acrílicas, acrílicos | acrylique, acryliques | acryl, acrylnägel
gel: gel, gelish | gel, gels | gelnägel, gel
makeup: maquillaje, maquillar, maquillador, maquilladora | maquillage, maquiller, maquilleuse, maquilleur | makeup, schminken, visagistin, schminke, visagist, geschminkt
lipstick: labial, pintalabios | rougeàlèvres | lippenstift
mascara: rímel | mascara, rimmel | wimperntusche
eyebrows: ceja, cejas | sourcil, sourcils | augenbraue, augenbrauen, braue, brauen
eyelashes: pestaña, pestañas | cil, cils | wimper, wimpern, wimpernverlängerung
perfume: perfume, colonia, perfumería, fragancia | parfum, parfums, parfumerie | parfum, parfüm, parfümerie, duft
deodorant: desodorante | déodorant | deodorant, deo
lotion: loción, humectante, hidratante | lotion, hydratant, hydratante | lotion, feuchtigkeitscreme, hautcreme
skin: piel, cutis, cutáneo | peau, cutané, peaux | haut, hautpflege, hautbild
facial: facial, faciales | gommage, facial | gesichtsbehandlung, gesichtspflege, ausreinigung
peeling: exfoliación, exfoliante, exfoliar | exfoliation, exfoliant, exfolier | peeling
acne: acné, grano, granos, espinilla, espinillas, barro | acné, comédon, comédons | akne, pickel, mitesser
wrinkles: arruga, arrugas | ride, rides, ridules | stirnfalten, fältchen, lachfalten
scar: cicatriz, cicatrices | cicatrice, cicatrices | narbe, narben
mole: lunar, lunares, verruga, verrugas | verrue, verrues | muttermal, leberfleck, warze, warzen, leberflecken
psoriasis: psoriasis, soriasis, eczema, dermatitis, eccema | psoriasis, eczéma, dermatite | schuppenflechte, ekzem, neurodermitis
fungus: hongo, hongos, micosis | mycose, mycoses | nagelpilz, fusspilz, fußpilz, hautpilz
sunburn: insolación | insolation | sonnenbrand
sunscreen: bloqueador, protector | écran | sonnencreme, sonnenschutz
tan: bronceado, broncear, bronceador | bronzage, bronzer, autobronzant, bronzé | bräunen, solarium, bräunung, sonnenstudio
tattoo: tatuaje, tatuajes, tatuar, tatuador, tatuado | tatouage, tatouages, tatouer, tatoueur, tatoueuse | tattoo, tätowierung, tätowieren, tattoos, tätowierer, tätowiert
piercing: perforación, perforaciones, perforar | piercing, perçage, piercings | piercing, piercings, ohrloch, ohrlöcher, durchstechen
liposuction: liposucción, lipo, celulitis | liposuccion, cellulite | fettabsaugung, cellulite
surgical: quirúrgico, quirúrgica | chirurgical, chirurgicale | chirurgisch
collagen: colágeno, hialurónico | collagène, hyaluronique | hyaluron, kollagen
mud: lodo, fango | boue, argile | schlamm, fango
color: color, colores | couleur, couleurs, teinte | farbe, farben
red: rojo, roja | rouge, rouges | rot, rote
blue: azul, azules | bleue, bleu, bleus | blau, blaue
green: verde, verdes | vert, verte | grün, grüne
black: negro, negra, negros | noir, noire, noirs | schwarz, schwarze
white: blanco, blanca, blancos | blanc, blanche, blancs | weiss, weiß, weisse
gray: gris, cana, canas, grises | gris, grise | grau, graue
brown: marrón | marron, brun | braun, braune
pink: rosa, rosado, rosada | rose | rosa, pink
purple: morado, morada, violeta, lila | violet, violette, mauve | lila, violett
yellow: amarillo, amarilla | jaune, jaunes | gelb, gelbe
beige: beige | beige | beige
dark: oscuro, oscura | foncé, foncée, sombre | dunkel
pale: pálido | pâle | hell
shiny: brilloso | brillant, brillante | glänzend, glanz
matte: mate | mat | matt
natural: natural, naturales | naturel, naturelle | natürlich, naturkosmetik
pretty: bonito, bonita, lindo, linda, guapa | joli, jolie | hübsch
beautiful: hermoso, hermosa, bello, bella | beau, belle | schön, schöne
ugly: feo, fea | laid, moche | hässlich
`;
