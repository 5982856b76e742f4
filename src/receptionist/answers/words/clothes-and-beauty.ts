// Everyday words of clothes, tailoring, shoes, jewellery, watches, hair, nails, skin and make-up, each at one English word.

export const clothesAndBeautyWords = `
clothes: ropa, prenda, prendas, vestimenta | vêtement, vêtements, habits, fringues, habillé, habillée, habiller, décontractée | kleidung, kleider, klamotten, bekleidung, bekleidet, gekleidet
dress: vestido, vestidos | robe, robes | kleid, hochzeitskleid, abendkleid
gown: túnica, toga | toge | brautkleid, brautkleider, talar
wear: vestir, ponerse | vêtir, vêtu, vêtue | anziehen, anhaben
shirt: camisa, camisas, camiseta, playera, camisetas, playeras | chemise, chemises, chandail | hemd, hemden, shirt, leiberl
blouse: blusa, blusas | blouse, chemisier, blouses | bluse, blusen
sweater: suéter, jersey, suéteres, sudadera, sudaderas | pull, pullover, ouaté, polaire | pullover, pulli, sweatshirt, kapuzenpulli, fleece
jacket: chaqueta, chamarra, cazadora, americana, chaquetas | veste, blouson, vestes, veston | jacke, jacken, sakko
coat: abrigo, abrigos, gabardina, chubasquero, rompevientos | manteau, manteaux, ciré, anorak | mantel, mäntel, regenjacke, anorak, windjacke, regenmantel
vest: chaleco, chalecos | gilet, gilets | weste
suit: traje, trajes | tailleur, costard, costume, costumes | anzug, anzüge
tuxedo: esmoquin, frac, smoking | smoking | smoking, frack
trousers: pantalón, pantalones | pantalon, pantalons | hose, hosen
jeans: vaqueros, mezclilla, tejanos | jean, denim | jeans, jeanshose
shorts: bermudas, bermuda | bermuda | shorts
skirt: falda, faldas | jupe, jupes | rock, röcke
uniform: uniforme, uniformes, camisola | uniforme, uniformes | uniform, uniformen, arbeitskleidung, fussballtrikot, vereinstrikot
apron: delantal, mandil | tablier, tabliers | schürze
robe: albornoz, bata | peignoir | bademantel
underwear: calzón, calzones, calzoncillo | slip, caleçon, culotte | unterwäsche, unterhose
bra: brasier, sostén, sujetador, brasieres | brassière | büstenhalter
lingerie: lencería | lingerie | dessous
pajamas: pijama, pijamas, camisón | pyjama, pyjamas, nuisette | schlafanzug, pyjama, nachthemd
socks: calcetín, calcetines | chaussette, chaussettes | socke, socken
tights: mallas, medias, leggins, pantimedias, calcetas | collants | strumpfhose, leggings, strumpfhosen, strümpfe, strumpf, kompressionsstrümpfe, stützstrümpfe
swimsuit: bañador, bikini, bañadores | maillot, maillots, bikini | badeanzug, badehose, bikini, badekleid
hat: sombrero, sombreros | chapeau, chapeaux, tuque, bonnet | hut, hüte, mütze
cap: gorra, gorro, gorras | casquette, casquettes | kappe, cap
scarf: bufanda, pañuelo, bufandas | écharpe, foulard, écharpes | schal, halstuch, schals
necktie: corbata, corbatas, pajarita | cravate, cravates | krawatte, krawatten
belt: cinturón, cinturones, cinto | ceinture, ceintures | gürtel
purse: bolsos | sacoche, pochette | handtasche
suitcase: maleta, maletas, valija | valise, valises | koffer
pocket: bolsillo, bolsillos | poche, poches | hosentasche, jackentasche
sleeve: manga, mangas | manche, manches | ärmel
collar: solapa, collarcito | col | kragen, hundehalsband, halsband
cuff: puños, mancuernillas | manchette, manchettes | manschette, manschettenknöpfe
button: botón, botones, ojal, ojales | bouton, boutons, boutonnière, boutonnières | knopf, knöpfe, knopfloch
zipper: cremallera, zíper, cremalleras | zip, glissière, zips | reissverschluss, reißverschluss, zipp
buckle: hebilla | boucle, fermoir, fermoirs | schnalle, gürtelschnalle, verschluss, karabinerverschluss
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
sole: suela, suelas, despegado, despegada, despegar | ressemelage, ressemeler, décollé, décollée | sohle, sohlen, besohlen, abgelöst, ablösen
heels: tacón, tacones, tapillas | talonnettes, escarpins | absatz, absätze, pumps, stöckelschuhe, highheels, absatzflecken
laces: agujeta, cordones | lacet, lacets | schnürsenkel
cobbler: zapatero | cordonnier, cordonnerie, cordonniers | schuster, schuhmacher, schuhreparatur
suede: gamuza, marroquinería, talabartería | daim, nubuck, maroquinerie | wildleder, lederwaren
jewelry: joya, joyas, joyería, bisutería, alhajas | bijou, bijoux, bijouterie, joaillerie, joyau, joyaux | schmuck, schmuckstück, bijouterie, juwelen, juwel, kleinod
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
watch: relojes, relojería, cronógrafo, carátula, manecilla, manecillas | montre, montres, remontoir, cadran, trotteuse | armbanduhr, armbanduhren, automatikuhr, zifferblatt, zeiger, taschenuhr, smartwatch
watchmaker: relojero, relojera | horloger, horlogerie, horlogère | uhrmacher, uhrmacherin
strap: tirante, tirantes, extensible | bretelle, bretelles, lanière | uhrband, träger, riemen
beauty: belleza | beauté, esthétique | schönheit, beauty
salon: peluquerías, estéticas, estética | institut, salons | kosmetikstudio, salon, friseursalon, kosmetiksalon
cosmetic: cosmético, cosméticos, cosmética, esteticista, esteticistas, cosmetóloga, cosmetólogo | cosmétique, cosmétiques, esthéticienne, esthéticien, esthéticiennes | kosmetik, kosmetisch, kosmetika, kosmetikerin, kosmetiker
barber: barbero, barbería, barberos, barberías | barbier, barbiers | barbier, barbershop
hairdresser: peluquero, peluquera, peluquería, estilista | coiffeur, coiffeuse, coiffeurs, coiffure | friseur, friseurin, coiffeur, frisör, coiffeuse, friseuse
hair: cabello, pelo, cabellos, pelos, capilar, morena, pelirrojo | cheveu, cheveux, capillaire, poil | haar, haare
haircut: despunte, rapado, pixie, bob | coupes, tonsure | haarschnitt, haareschneiden, kurzhaarschnitt, bob, pixie
cut: cortar, corto, corta, corte, cortes | couper, coupe, coupé | schneiden, schnitt, schneidet, geschnitten
trim: recortar, despuntar, perfilar | tailler, égaliser | nachschneiden, stutzen
hairstyle: peinado, peinados, fijador | coiffer, chignon, coiffures | frisur, frisuren, hochsteckfrisur, frisieren, brautfrisur, haarspray, haarlack, haargel
bangs: flequillo, fleco, cerquillo | frange | stirnfransen, ponyfrisur
ponytail: coleta, chongo | chignons | pferdeschwanz, dutt
curly: rizado, rizos, rizo, risado | bouclé, frisé, boucles, crépu | lockig, locken, locke, krause
straighten: alaciado, keratina | lissage, défriser, kératine | glättung, keratin, haarglättung
perm: permanente, permanentes | minivague, indéfrisable | dauerwelle, dauerwellen
dye: teñir, tinte, tiño, tiñe, tintes, teñido | teindre, teinture, teint, teintures, repousse | färben, gefärbt, haarfarbe, färbt, tönung, tönen, ansatz, ansatzfarbe
highlights: mechas, rayitos, reflejos, babylights, balayage | mèches, balayage, reflets, mèche | strähnen, strähnchen, balayage, mèches
shampoo: champú, shampoo | shampoing, shampooing | shampoo, haarwäsche
conditioner: acondicionador | revitalisant | conditioner
baldness: alopecia | alopécie | alopezie
scalp: caspa, cabelludo | chevelu, pellicules | kopfhaut
lice: piojo, piojos, liendres | pou, poux, lentes | laus, läuse, kopfläuse, nissen
wig: peluca, pelucas | perruque, perruques | perücke, perücken, toupet
extensions: extensiones | extensions, rajouts | haarverlängerung, extensions
blowout: brushing | brushing | fönen, fön, haartrockner
beard: barba, barbas | barbe, barbes, bouc, barbiche | bart, bärte, ziegenbart, kinnbart
mustache: bigote | moustache | schnurrbart, schnauzer
shave: afeitar, rasurar, afeitado, rasurado | raser, rasage, rasé | rasieren, rasur, rasiert
razor: maquinilla, rasuradora | rasoir | rasierer, rasiermesser, rasierklinge
comb: peine | peigne | kamm
blond: rubio, rubia, güera, güero | blond, blonde, blondes | blond, blondine
wax: cera, ceras | cire, cires | wachs
waxing: depilado | épilations | haarentfernung, sugaring, damenbart
laser: láser | laser | laser
nails: uña, uñas, manicura, manicure, manicurista, pedicura, pedicurista, cutícula, cutículas, encarnada, enterrada, encarnadas, limar, limado | ongle, ongles, manucure, onglerie, pédicurie, cuticule, cuticules, incarné, incarnés, limer, limage | fingernagel, fingernägel, maniküre, nagelstudio, nageldesign, pediküre, zehennägel, nagelhaut, frenchnails, eingewachsen, eingewachsene, eingewachsener, feilen, nagelfeile
enamel: esmalte, esmaltado, esmaltes | semipermanent | nagellack, shellac
acrylic: acrílico, acrílicas, acrílicos | acrylique, acryliques | acryl, acrylnägel
gel: gel, gelish | gel, gels | gelnägel, gel
makeup: maquillaje, maquillar, maquillador, maquilladora, brochas | maquillage, maquiller, maquilleuse, maquilleur | makeup, schminken, visagistin, schminke, visagist, geschminkt, schminkpinsel
lipstick: labial, pintalabios | gloss | lippenstift
mascara: rímel | mascara, rimmel | wimperntusche
eyebrows: ceja, cejas, micropigmentación, microblading | sourcil, sourcils, microblading, dermographe, dermopigmentation | augenbraue, augenbrauen, braue, brauen, microblading, pmu, fadentechnik, fadenlifting, pinzette, zupfen
eyelashes: pestaña, pestañas | cil, cils, rehaussement, teintage | wimper, wimpern, wimpernverlängerung, wimpernlifting, wimpernfärben, laminierung
perfume: perfume, perfumería, fragancia | parfum, parfums, parfumerie | parfum, parfüm, parfümerie
deodorant: desodorante | déodorant | deodorant, deo
lotion: loción, humectante, hidratante, hidratación, hidratar | lotion, hydratant, hydratante, hydratation, hydrater | lotion, feuchtigkeitscreme, hautcreme, feuchtigkeitspflege
skin: piel, cutis, cutáneo, rosácea, cuperosis, melasma | peau, cutané, peaux, couperose, rosacée, pigmentaire, pigmentation, mélasma | haut, hautpflege, hautbild, couperose, rosazea, rosacea, altersflecken, pigmentierung, melasma
facial: facial, faciales | facial | gesichtsbehandlung, gesichtspflege, ausreinigung
peeling: exfoliación, exfoliante, microaguja, microneedling | exfoliation, exfoliant, exfolier, microneedling, mésothérapie | peeling, microneedling, needling, mesotherapie
acne: acné, grano, granos, espinilla, espinillas | acné, comédon, comédons | akne, pickel, mitesser
wrinkles: arruga, arrugas | ride, rides, ridules | stirnfalten, fältchen, lachfalten
scar: cicatriz, cicatrices | cicatrice, cicatrices | narbe, narben
mole: lunar, lunares, verruga, verrugas | verrue, verrues | muttermal, leberfleck, warze, warzen, leberflecken
psoriasis: psoriasis, soriasis, eczema, dermatitis, eccema | psoriasis, eczéma, dermatite | schuppenflechte, ekzem, neurodermitis
fungus: micosis | mycose, mycoses | nagelpilz, fusspilz, fußpilz, hautpilz
sunburn: insolación | insolation | sonnenbrand
sunscreen: bloqueador | antisolaire | sonnencreme, sonnenschutz
tan: bronceado, broncear, bronceador | bronzage, bronzer, autobronzant, bronzé | bräunen, solarium, bräunung, sonnenstudio
tattoo: tatuaje, tatuajes, tatuar, tatuador, tatuado, henna, tatuada | tatouage, tatouages, tatouer, tatoueur, tatoueuse, henné, détatouage, tatouée | tattoo, tätowierung, tätowieren, tattoos, tätowierer, tätowiert, henna, tattooentfernung, tätowierte
piercing: perforaciones | piercing, piercings | piercing, piercings, ohrloch, ohrlöcher
liposuction: liposucción, lipo, celulitis | liposuccion, cellulite | fettabsaugung, cellulite
surgical: quirúrgico, quirúrgica | chirurgical, chirurgicale | chirurgisch
collagen: colágeno, hialurónico | collagène, hyaluronique | hyaluron, kollagen
mud: lodo, fango | boue | schlamm, fango
color: color, colores | couleur, couleurs, teinte | farben
gray: gris, cana, canas, grises, encanecido | gris, grise | grau, graue
beige: beige | beige | beige
shiny: brilloso | brillante | glänzend
matte: mate | mat | matt
natural: natural, naturales | naturel, naturelle | natürlich, naturkosmetik
beautiful: hermoso, hermosa, bello, bella | beau, belle | schön, schöne
clothing: vestuario, indumentaria | habillement, vestimentaire, garderobe | oberbekleidung, secondhandkleidung
outfit: atuendo, conjunto, vestimentas | tenue, tenues | outfit, garnitur, trachten, tracht, dirndl, lederhose
fancy: galas | gala, soignée | abendgarderobe, festkleidung, smokingpflicht
stylish: estiloso | tendance | stilvoll, trendig, modebewusst
overalls: overol, peto | salopette, combinaison | latzhose, overall, arbeitshose, blaumann
corset: corsé, faja, fajas | corset, guêpière | korsett, korsage, mieder
bikini: tanga | string | tanga, badebekleidung
tutu: tutú, leotardo | justaucorps | tütü, gymnastikanzug, trikots
elastic: resorte, elástica | élastique, élastiques | gummiband, gummizug
pleated: plisado | plissé, plissée | bügelfalte
floral: floreado | fleuri, fleurie | geblümt
print: estampar, serigrafía, sublimado | flocage, sérigraphie | bedrucken, bedruckt, textildruck, aufdruck
fringe: flecos | franges | fransen
sequins: lentejuela, lentejuelas | paillette, paillettes | pailletten, paillette, glitzer
bead: abalorio, abalorios | perlage | glasperlen
ribbon: lazo | nœud, noeud | schleife, schleifchen
polyester: nailon, licra | nylon, lycra | polyester, nylon, viskose
satin: satén, raso, organza | satin, tulle, organza | satin, tüll, chiffon
cashmere: cachemira, angora | cachemire, mohair | kaschmir, mohair
fade: descolorido | déteint, délavé, décoloré | verblichen, ausgebleicht, abgefärbt
laundry: tintorerías | teinturier, pressings | kleiderreinigung
sewing: costurero, confección | confection, mercerie | nähmaschine, nähkurs, kurzwaren
mannequin: maniquí | mannequin, mannequins | schaufensterpuppe, model
footwear: zapaterías, calzados | chausseur, chaussant | schuhwerk, schuhladen
loafers: mocasín, mocasines | mocassin, mocassins, ballerine, ballerines | slipper, mokassin, ballerinas, halbschuhe
clogs: zueco, zuecos | crocs | clogs, holzschuhe
gems: pedrería, turquesa, topacio, amatista | améthyste, turquoise, topaze | amethyst, topas, türkis, halbedelstein
crystal: circonia, zirconia | cristal, zircon, zirconium | kristall, zirkonia
enlarge: agrandar | agrandir | ringweite, vergrößern
tarnish: ennegrecido | oxydé, terni | angelaufen, oxidiert
pawn: empeño, empeñar | prêteur | pfandhaus, pfandleihe, verpfänden
nickel: níquel | nickel | nickel, nickelallergie, nickelfrei
greasy: grasosa | séborrhée | fettige, talg
brittle: maltratado | abîmés, fourchues | strapaziert, spliss
layered: degrafilado, desvanecido, degradado | dégradé, effilé, dégradés | stufenschnitt, stufig, gestuft, durchgestuft
undercut: rapada | undercut | undercut, fassonschnitt
dreadlocks: rastas, dreads | rastas, dreadlocks | dreadlocks, dreads, rasta
hairpin: pasador, horquilla | barrette, épingle | haarnadel, haarklammer, haarspange
curler: rizador, rulos, tubos | bigoudi, bigoudis, boucleur | lockenwickler, lockenstab
toning: matizar, matizador, matizante | patine, glossing | glossing, abmattieren
stubble: patillas | favoris, rouflaquettes | koteletten, dreitagebart, stoppeln
trimmer: cortapelos | tondeuses | haarschneidemaschine, bartschneider
cleansing: desmaquillar, desmaquillante | démaquillant, démaquiller | abschminken, reinigungsmilch, gesichtsreinigung
pores: poros | pore, pores | pore, poren
oily: sebo | sébum | mischhaut, unrein
lifting: lifting | lifting, tenseur | lifting, facelifting, straffung
firming: reafirmante, flacidez | raffermir, raffermissant | strafft
blush: rubor, colorete | blush, fard, fards | rouge, lidschatten
foundation: corrector | anticerne, anticernes | concealer
smelly: maloliente | odorant | schweissfüsse, schweißfüße
oils: esencial | essentielle, essentielles | ätherisches, massageöl, ätherische
pampering: consentir, apapachar | chouchouter, bichonner, cocooning | verwöhnen, verwöhnprogramm
`;
