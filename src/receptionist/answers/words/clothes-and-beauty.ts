// Everyday words of clothes, tailoring, shoes, jewellery, watches, hair, nails, skin and make-up, each at one English word.

export const clothesAndBeautyWords = `
clothes: ropa, prenda, prendas, vestimenta | vêtement, vêtements, habits, fringues | kleidung, kleider, klamotten, bekleidung
dress: vestido, vestidos | robe, robes | kleid, hochzeitskleid, abendkleid
gown: túnica, toga | toge | brautkleid, brautkleider, talar
wear: vestir, ponerse | vêtir, vêtu, vêtue | anziehen, anhaben
shirt: camisa, camisas, camiseta, playera, camisetas, playeras | chemise, chemises, teeshirt, chandail | hemd, hemden, shirt, leiberl
blouse: blusa, blusas | blouse, chemisier, blouses | bluse, blusen
sweater: suéter, jersey, suéteres, sudadera, sudaderas | pull, pullover, ouaté | pullover, pulli, sweatshirt, kapuzenpulli
jacket: chaqueta, chamarra, cazadora, americana, chaquetas | veste, blouson, vestes, veston | jacke, jacken, sakko
coat: abrigo, abrigos, gabardina | manteau, manteaux | mantel, mäntel
vest: chaleco, chalecos | gilet, gilets | weste
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
necktie: corbata, corbatas, pajarita | cravate, cravates | krawatte, krawatten
belt: cinturón, cinturones, cinto | ceinture, ceintures | gürtel
purse: bolsos | sacoche, pochette | handtasche
backpack: mochila, mochilas | sacàdos | rucksack, schulranzen
suitcase: maleta, maletas, valija | valise, valises | koffer
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
seam: costuras | coutures | saumnaht, kleidernaht
tailor: sastre, sastrería, sastres | couturier, couturiers, tailleurs | schneider, schneiderei, maßschneider, massschneider
seamstress: costurera, modista, modistas | couturière, couturières | schneiderin, näherin, änderungsschneiderin
alterations: composturas | retouches, retoucheuse | änderungsschneiderei
shorten: acortar | raccourcir, raccourci, écourter | kürzen, gekürzt
widen: ensanchar | élargir, élargi | weiten, auslassen
narrow: entallar, estrechar | cintrer | enger, eng
loose: holgado, flojo, floja, suelto | lâche | locker, schlabbrig
tight: apretado, apretada, ceñido | moulant | knapp
fit: calzar | seyant, seoir | passen, passt
fitting: probador, entalle | essayage, essayages, cabine | anprobe, umkleidekabine
sew: coser, cose, coso, cosido | coudre, cousu, couds, coud | nähen, genäht, näht
mend: remendar, zurcir, remiendo | raccommoder, repriser, rapiécer | stopfen, ausbessern
patch: parche, parches | écusson | aufnäher
tear: rasgar, rasgón | déchiré, déchirer, déchirure | reissen
knit: tejer, tejido | tricoter, tricots | stricken, gestrickt, häkeln
lace: encaje | dentelle | spitzenkleid, spitzenstoff
velvet: terciopelo | velours | samt
textile: textil, textiles | textile, textiles | textil, textilien
thread: hilo, hilos | bobine | faden, garn, nähgarn
veil: velo | voiles | schleier
fashion: moda | vogue, stylisme | mode, modisch
elegant: elegante, elegantes | élégant, élégante, chic | elegant, schick
size: talla, tallas, tamaño | taille, tailles, grandeur, pointure | grösse, größe, grössen, größen, konfektionsgröße
shoe: zapato, zapatos, calzado, zapatería | chaussure, chaussures, soulier, souliers, godasses | schuh, schuhe, schuhgeschäft
boots: bota, botas, botín, botines | botte, bottes, bottine, bottines | stiefel, stiefelette, winterstiefel
sneakers: zapatillas, deportivas, championes | baskets, espadrilles | turnschuh, turnschuhe, sneaker, sneakers
sandals: sandalia, sandalias, huarache, huaraches, chanclas | sandale, sandales, tong, tongs | sandale, sandalen
slippers: pantufla, pantuflas | pantoufle, pantoufles, chausson, chaussons | hausschuh, hausschuhe, pantoffel, finken
sole: suela, suelas | ressemelage, ressemeler | sohle, sohlen, besohlen
heels: tacón, tacones | talonnettes, escarpins | absatz, absätze, pumps, stöckelschuhe
laces: agujeta, cordones | lacet, lacets | schnürsenkel
cobbler: zapatero | cordonnier, cordonnerie, cordonniers | schuster, schuhmacher, schuhreparatur
suede: gamuza, marroquinería, talabartería | daim, nubuck, maroquinerie | wildleder, lederwaren
jewelry: joya, joyas, joyería, bisutería, alhajas | bijou, bijoux, bijouterie, joaillerie | schmuck, schmuckstück, bijouterie
jeweler: joyero, joyera, joyeros | bijoutier, joaillier, bijoutière | juwelier, goldschmied, juwelierin, goldschmiedin
ring: anillo, sortija, anillos, argolla | bague, bagues, alliance, alliances | ring, ringe, ehering, eheringe, trauringe, verlobungsring
necklace: collar, collares, gargantilla | collier, colliers | halskette, halsketten, collier
pendant: dije, colgante, medalla, dijes | pendentif, médaillon, pendentifs | kettenanhänger, medaillon
bracelet: pulsera, pulseras, brazalete, esclava | bracelet, bracelets | armband, armbänder, armreif
earring: arete, aretes, pendiente, pendientes, zarcillo | dormeuses, créoles | ohrring, ohrringe, ohrstecker
brooch: broche, prendedor | broche | brosche, anstecknadel
gold: oro, dorado, dorada | or, doré, dorée | gold, golden, goldschmuck, altgold
silver: plata, plateado | argenterie, argenté | silber, silbern, silberschmuck
platinum: platino | platine | platin
diamond: diamante, diamantes | diamant, diamants | diamant, diamanten, brillant
pearl: perla, perlas | perle, perles | perle, perlen
gemstone: gema, gemas, rubí, esmeralda, zafiro | gemme, rubis, émeraude, saphir, pierreries | edelstein, edelsteine, rubin, smaragd, saphir
carat: quilate, quilates, kilates | carat, carats | karat
engraving: grabados | gravé, gravures | eingraviert
appraisal: tasación, avalúo, tasar, valuar | expertise | wertgutachten
watch: relojes, relojería, cronógrafo | montre, montres | armbanduhr, armbanduhren
watchmaker: relojero, relojera | horloger, horlogerie, horlogère | uhrmacher, uhrmacherin
strap: tirante, tirantes, extensible | bretelle, bretelles, lanière | uhrband, träger, riemen
beauty: belleza | beauté, esthétique | schönheit, beauty
salon: peluquerías | institut, salons | kosmetikstudio, salon, friseursalon
cosmetic: cosmético, cosméticos, cosmética, esteticista, esteticistas, cosmetóloga, cosmetólogo | cosmétique, cosmétiques, esthéticienne, esthéticien, esthéticiennes | kosmetik, kosmetisch, kosmetika, kosmetikerin, kosmetiker
barber: barbero, barbería, barberos, barberías | barbier, barbiers | barbier, barbershop
hairdresser: peluquero, peluquera, peluquería, estilista | coiffeur, coiffeuse, coiffeurs, coiffure | friseur, friseurin, coiffeur, frisör, coiffeuse, friseuse
hair: cabello, pelo, cabellos, pelos, capilar | cheveu, cheveux, capillaire, poil | haar, haare
haircut: despunte, rapado | coupes, tonsure | haarschnitt, haareschneiden, kurzhaarschnitt
cut: cortar, corto, corta, corte, cortes | couper, coupe, coupé | schneiden, schnitt, schneidet, geschnitten
trim: recortar, despuntar, perfilar | tailler, égaliser | nachschneiden, stutzen
hairstyle: peinado, peinados | coiffer, chignon, coiffures | frisur, frisuren, hochsteckfrisur, frisieren, brautfrisur
bangs: flequillo, fleco, cerquillo | frange | stirnfransen, ponyfrisur
ponytail: coleta, chongo | chignons | pferdeschwanz, dutt
curly: rizado, rizos, rizo, risado | bouclé, frisé, boucles, crépu | lockig, locken, locke, krause
straighten: alaciado, keratina | lissage, défriser, kératine | glättung, keratin, haarglättung
perm: permanente, permanentes | minivague, indéfrisable | dauerwelle, dauerwellen
dye: teñir, tinte, tiño, tiñe, tintes, teñido | teindre, teinture, teint, teintures | färben, gefärbt, haarfarbe, färbt, tönung, tönen
highlights: mechas, rayitos, reflejos, babylights, balayage | mèches, balayage, reflets, mèche | strähnen, strähnchen, balayage, mèches
shampoo: champú, shampoo | shampoing, shampooing | shampoo, haarwäsche
conditioner: acondicionador | revitalisant | conditioner
baldness: alopecia | alopécie | alopezie
scalp: caspa, cabelludo | chevelu, pellicules | kopfhaut
lice: piojo, piojos, liendres | pou, poux, lentes | laus, läuse, kopfläuse, nissen
wig: peluca, pelucas | perruque, perruques | perücke, perücken, toupet
extensions: extensiones | extensions, rajouts | haarverlängerung, extensions
blowout: brushing | brushing, misenplis | fönen
beard: barba, barbas | barbe, barbes | bart, bärte
mustache: bigote | moustache | schnurrbart, schnauzer
shave: afeitar, rasurar, afeitado, rasurado | raser, rasage, rasé | rasieren, rasur, rasiert
razor: maquinilla, rasuradora | rasoir | rasierer, rasiermesser, rasierklinge
comb: peine | peigne | kamm
blond: rubio, rubia, güera, güero | blond, blonde, blondes | blond, blondine
wax: cera, ceras | cire, cires | wachs
waxing: depilado | épilations | haarentfernung, sugaring
laser: láser | laser | laser
nails: uña, uñas, manicura, manicure, manicurista, pedicura, pedicurista | ongle, ongles, manucure, onglerie, pédicurie | fingernagel, fingernägel, maniküre, nagelstudio, nageldesign, pediküre, zehennägel
enamel: esmalte, esmaltado, esmaltes | semipermanent | nagellack, shellac
acrylic: acrílico, acrílicas, acrílicos | acrylique, acryliques | acryl, acrylnägel
gel: gel, gelish | gel, gels | gelnägel, gel
makeup: maquillaje, maquillar, maquillador, maquilladora | maquillage, maquiller, maquilleuse, maquilleur | makeup, schminken, visagistin, schminke, visagist, geschminkt
lipstick: labial, pintalabios | rougeàlèvres | lippenstift
mascara: rímel | mascara, rimmel | wimperntusche
eyebrows: ceja, cejas | sourcil, sourcils | augenbraue, augenbrauen, braue, brauen
eyelashes: pestaña, pestañas | cil, cils | wimper, wimpern, wimpernverlängerung
perfume: perfume, perfumería, fragancia | parfum, parfums, parfumerie | parfum, parfüm, parfümerie
deodorant: desodorante | déodorant | deodorant, deo
lotion: loción, humectante, hidratante | lotion, hydratant, hydratante | lotion, feuchtigkeitscreme, hautcreme
skin: piel, cutis, cutáneo | peau, cutané, peaux | haut, hautpflege, hautbild
facial: facial, faciales | facial | gesichtsbehandlung, gesichtspflege, ausreinigung
peeling: exfoliación, exfoliante | exfoliation, exfoliant, exfolier | peeling
acne: acné, grano, granos, espinilla, espinillas | acné, comédon, comédons | akne, pickel, mitesser
wrinkles: arruga, arrugas | ride, rides, ridules | stirnfalten, fältchen, lachfalten
scar: cicatriz, cicatrices | cicatrice, cicatrices | narbe, narben
mole: lunar, lunares, verruga, verrugas | verrue, verrues | muttermal, leberfleck, warze, warzen, leberflecken
psoriasis: psoriasis, soriasis, eczema, dermatitis, eccema | psoriasis, eczéma, dermatite | schuppenflechte, ekzem, neurodermitis
fungus: micosis | mycose, mycoses | nagelpilz, fusspilz, fußpilz, hautpilz
sunburn: insolación | insolation | sonnenbrand
sunscreen: bloqueador | antisolaire | sonnencreme, sonnenschutz
tan: bronceado, broncear, bronceador | bronzage, bronzer, autobronzant, bronzé | bräunen, solarium, bräunung, sonnenstudio
tattoo: tatuaje, tatuajes, tatuar, tatuador, tatuado | tatouage, tatouages, tatouer, tatoueur, tatoueuse | tattoo, tätowierung, tätowieren, tattoos, tätowierer, tätowiert
piercing: perforaciones | piercing, piercings | piercing, piercings, ohrloch, ohrlöcher
liposuction: liposucción, lipo, celulitis | liposuccion, cellulite | fettabsaugung, cellulite
surgical: quirúrgico, quirúrgica | chirurgical, chirurgicale | chirurgisch
collagen: colágeno, hialurónico | collagène, hyaluronique | hyaluron, kollagen
mud: lodo, fango | boue | schlamm, fango
color: color, colores | couleur, couleurs, teinte | farben
gray: gris, cana, canas, grises | gris, grise | grau, graue
beige: beige | beige | beige
shiny: brilloso | brillante | glänzend
matte: mate | mat | matt
natural: natural, naturales | naturel, naturelle | natürlich, naturkosmetik
beautiful: hermoso, hermosa, bello, bella | beau, belle | schön, schöne
`;
