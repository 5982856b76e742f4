// How things and people are, and what they are like in size, weight, colour and look, in Spanish, French and German.
export const qualityWords = `
old: viejo, antiguo, vieja, antigua | vieux, vieil, vieille, ancien, ancienne | alt, alte, altes, ältere
new: nuevo, nueva, nuevos | nouveau, nouvel, nouvelle, neuf, neuve, nouveaux | neu, neue, neues, neuer, nagelneu
young: joven, jóvenes, jovencito | jeune, jeunes | jung, jünger, junge, jüngere
modern: moderno, contemporáneo | moderne, contemporain | modern, zeitgemäß
antique: antigüedad, antigüedades, anticuario | antiquité, antiquités, antiquaire, brocante | antik, antiquität, antiquitäten
vintage: retro, vintage | rétro, vintage | vintage, nostalgisch
broken: roto, rota, descompuesto, quebrado, dañado, averiado, descompuesta | cassé, rompu, cassée | kaputt, zerbrochen, defekt, zerbrochene
defective: defectuoso, defecto, defectuosa | défectueux, défaut, défectueuse | mangelhaft, fehlerhaft, mangel, mängel
torn: rasgado, desgarrado | déchirée, lacéré | zerrissen, eingerissen
cracked: agrietado, estrellado, cuarteado, rajado | fissuré, fêlé, craquelé | gesprungen, gesplittert, angeknackst
worn: gastado, desgastado, desgaste, usada | usé, usée, usure | abgenutzt, abgetragen, verschlissen, verschleiß
wet: mojado, mojada, empapado | mouillé, trempé, mouillée | nass, nässe, durchnässt, patschnass
damp: húmedo, humedad, húmeda | humide, humidité | feucht, feuchtigkeit, klamm
heavy: pesado, pesada, pesados | lourd, lourde, lourds | schwer, schwere, schweres
light: ligero, liviano, ligera, leve | léger, légère | leicht, leichte, leichtes
tall: alto, alta, altos | élancé | hochgewachsen, großgewachsen
high: elevado, elevada | haut, haute, hauts | hoch, höher, hoher, höhere
low: bajo, baja, bajos | bas, basse, faible | niedrig, tief, niedrige, tiefer
deep: profundo, hondo, honda, profunda | profond, profonde | tiefgehend, tiefgründig
shallow: playo, superficial | superficiel | seicht, flach, oberflächlich
long: largo, larga, largos | long, longue, longs, longues | lang, langes, länger
short: corto, corta, cortos, chaparro | court, courte, courts | kurz, kurze, kürzer, kurzes
big: grande, gran, grandote, grandes | grand, gros, grande, grosse, grands | groß, gross, größer, großes
huge: enorme, inmenso, gigante, gigantesco | énorme, immense, géant | riesig, gewaltig, enorm, riesengroß
small: pequeño, chico, chiquito, pequeña, chica | petit, petite, petits | klein, kleine, kleiner, kleines
tiny: diminuto, minúsculo, chiquitito | minuscule, infime | winzig, klitzeklein
narrow: estrecho, angosto, estrecha, angosta | étroit, étroite | schmal, eng, enge, schmale
wide: ancho, amplio, ancha, amplia | large, ample, larges | breit, weit, breite, breiter, weiter
thick: grueso, espeso, gruesa, tupido | épais, épaisse | dick, dicke, dickes, dicker
thin: delgado, fino, flaco, delgada, delgados | mince, maigre, mincir | dünn, mager, dünne, dünnes, dünner
fat: gordo, gorda | gras, grasse | fett, fette, übergewichtig
overweight: sobrepeso, obesidad, obeso | surpoids, obésité, obèse | übergewicht, fettleibig
slim: esbelto, delgadez | svelte, minceur | schlank, schlanke, zierlich
flat: plano, plana, desinflado, pinchado | plat, plate, crevé, dégonflé | platt, ebenerdig
steep: empinado, empinada | raide, pentu, escarpé | steil, steile
round: redondo, redonda, circular | rond, ronde, arrondi | rund, runde, rundes
square: cuadrado, cuadrada, cuadro | carré, carrée | quadratisch, quadrat, viereckig, eckig
straight: recto, lacio, liso, recta | lisse, raides | gerade, glatt, geradeaus
curly: rizado, chino, rizos, crespo, chinos | frisé, boucles, crépu | lockig, locken, kraus, gelockt
crooked: torcido, chueco, torcida, chueca | tordu, tordue | krumm, schief, verbogen
empty: vacío, vacía, vacíos, desocupado | vide, vides | leer, leere, leeres
full: lleno, llena, repleto, completo | plein, complet, pleine, complète, rempli | voll, ausgebucht, belegt, volle
crowded: concurrido, abarrotado, atestado | encombré | überfüllt, gedrängt, rappelvoll
busy: ocupado, ocupada, ajetreado, atareado | occupé, occupée, débordé, affairé | beschäftigt, besetzt, ausgelastet
available: disponible, disponibilidad, disponibles, libre | disponible, disponibilité, disponibles, dispo | verfügbar, verfügbarkeit, vorrätig, lieferbar, erhältlich
unavailable: agotado, indisponible, agotada | indisponible, rupture | ausverkauft, vergriffen
free: gratis, gratuito, gratuita, gratuitamente | gratuit, gratuite, gratuitement | kostenlos, gratis, umsonst, kostenfrei, unentgeltlich
cheap: barato, económico, barata, baratos, económica | économique, abordable | billig, günstig, preiswert, preisgünstig, günstige
expensive: caro, cara, costoso, costosa, caros | cher, chère, coûteux, chers, onéreux | teuer, kostspielig, teure, teurer, teures
affordable: asequible, módico | abordables | erschwinglich, bezahlbar
private: privado, particular, privada, particulares | privé, particulier, privée, particulière | privat, private
public: público, pública | public, publique | öffentlich, öffentliche, öffentlichkeit
personal: personal, íntimo | personnel, personnelle, intime | persönlich, persönliche
confidential: confidencial, confidencialidad | confidentiel, confidentialité, confidentielle | vertraulich, vertraulichkeit, diskret, verschwiegenheit, schweigepflicht
loose: flojo, suelto, holgado, floja, suelta, aflojado | lâche, desserré, détaché | lose, locker, lockere, gelockert, wackelig
tight: apretado, ajustado, ceñido, apretada | serré, moulant, serrée | knapp, stramm, hauteng, festsitzend
stuck: atorada, trabado, trabada | coincé, coincée, bloquée | klemmt, festgefahren, blockiert, feststeckt, eingeklemmt, festgeklemmt
sharp: filoso, agudo, puntiagudo | tranchant, pointu, aiguisé, aigu | scharf, spitz, scharfe, spitze
blunt: desafilado, mellado | émoussé, désaffûté | stumpf, stumpfe, abgestumpft
stained: manchado, mancha, manchas, manchada | taché, tache, taches, tachée | fleckig, fleck, flecken, befleckt
dirty: sucio, sucia, mugroso | sale, sales, crasseux | schmutzig, dreckig, verschmutzt
dusty: polvoso, polvoriento | poussiéreux | staubig, verstaubt
greasy: grasoso, grasiento | graisseux, huileux | fettig, ölig
sticky: pegajoso, pegajosa | collant, poisseux | klebrig, klebt
slippery: resbaloso, resbaladizo | glissant | rutschig, glitschig
dusk: atardecer, anochecer | crépuscule | dämmerung, abenddämmerung
used: usado, usados | occasion, usagée | gebraucht, gebrauchte, benutzt, gebrauchtwagen
refurbished: reacondicionado | reconditionné, rénové | generalüberholt, aufgearbeitet, aufbereitet
original: original, originales, genuino | original, originale, origine | original, originell, originale
fake: falso, pirata, falsificado, imitación | faux, contrefaçon, imitation, factice | gefälscht, fälschung, unecht, imitat
genuine: auténtico, legítimo, verdadero | authentique, véritable, vrai | echt, echte, authentisch, echtes
artificial: artificial, postizo, sintético, postizas | artificiel, synthétique, postiche | künstlich, synthetisch, kunststoff
natural: natural, naturales | naturel, naturelle, naturels | natürlich, naturbelassen, natürliche
organic: orgánico, ecológico, orgánica, ecológica | bio, biologique, écologique | bio, biologisch, ökologisch
vegan: vegano, vegana, veganos, veganas | végan, végane, végétalien, végétalienne | vegan, vegane, veganer, veganes
vegetarian: vegetariano, vegetariana, vegetarianos | végétarien, végétarienne, végé | vegetarisch, vegetarier, fleischlos, vegetarierin, vegetarische
gluten: gluten, celíaco, celiaco, celíaca | gluten, coeliaque, cœliaque | gluten, glutenfrei, zöliakie
lactose: lactosa, deslactosado, deslactosada | lactose, délactosé | laktose, laktosefrei, lactosefrei
kosher: kosher, casher | casher, kascher | koscher, koschere
halal: halal, halaal | halal, hallal | halal
spicy: picante, picoso, enchilado, picosa | épicé, piquant, relevé, épicée | pikant, würzig
sweet: dulce, dulces, azucarado, golosina | sucré, doux, sucrée, sucrerie | süß, süss, süße, süßigkeiten
salty: salado, salada, saladas | salée, salées | salzig, gesalzen, versalzen
sour: ácido, agrio, ácida, agria | acide, aigre | sauer, säuerlich, saure
bitter: amargo, amarga | amer, amère | bitter, herb
fresh: fresco, fresca, frescos, recién | fraîche, fraîches | frisch, frische, frisches
raw: crudo, cruda, crudos | cru, crue, crus | roh, rohe, ungekocht
frozen: congelada, congelados | surgelé, congelé, surgelés | tiefgekühlt, tiefgefroren, tiefkühl, gefrorene
ripe: maduro, madura | mûre | reif, reife
rotten: podrida, putrefacto | pourrie, avarié, périmée | faul, vergammelt, gammelig
expired: caducado, vencido, caducada, vencida, caducó | périmé, expiré, expirée | abgelaufen, verfallen, ungültig
tasty: sabroso, rico, delicioso, rica, deliciosa | savoureux, délicieux | lecker, köstlich, schmackhaft, fein
hot: caliente, ardiente, caluroso, calientes | chaud, brûlant, chaude, chauds | heiß, heiss, heiße, glühend
warm: tibio, cálido, cálida, abrigador | tiède, chaleureux | warm, warme, lauwarm, warmes, wärmer
cold: frío, fría, fríos | froid, froide, froids | kalt, kalte, kälte, eiskalt, kaltes
loud: ruidoso, ruidosa, ruido, ruidos, escandaloso, bulla | bruyant, bruit, bruyante, bruits, tapage, vacarme | laut, lärm, laute, geräusch, lauter, krach, geräusche, lärmbelästigung
quiet: silencioso, callado, tranquilo, silencio, tranquila | silencieux, calme, tranquille, silence | leise, ruhig, still, stille, ruhiges, ruhige
calm: calmado, calma, sereno, serena | calmer, apaisé, serein | beruhigen, gelassenheit
gentle: delicado, cuidadoso, gentil | délicat, doucement, douceur | sanft, behutsam, sanfte, zart
soft: suave, blando, blanda, suaves | mou, molle, moelleux, souple | weich, weiche, weiches, flauschig
hard: duro, duros, firme | dur, durs, rigide | hart, harte, hartes
firm: sólido, sólida, fijo | solide | fest, stabil, feste, festes
strong: fuerte, resistente, fuertes, robusto | fort, forte, robuste, costaud, puissant | stark, kräftig, robust, starke, starkes
weak: débil, débiles, flojera | faiblesse, faibles, affaibli | schwach, schwache, schwächer, schwäche
fragile: frágil, quebradizo, frágiles, delicada | fragile, cassant, délicate | zerbrechlich, empfindlich, brüchig
rough: áspero, rugoso, áspera, tosco | rugueux, rêche, rude | rau, grob, rauh, raue
smooth: lisa, terso | soyeux | geschmeidig, reibungslos, glatte
stiff: tieso, rígido, entumecido, tiesa | raideur, ankylosé | steif, verspannt, verspannung, versteift, starr, verspannungen
flexible: flexible, flexibilidad | flexible, flexibilité, souplesse | flexibel, biegsam, flexibilität, beweglich
waterproof: impermeable, sumergible | imperméable, étanche | wasserdicht, wasserfest, imprägniert
fast: rápido, veloz, rápida, rápidamente, deprisa | rapide, vite, rapidement | schnell, rasch, flott, schnelle, schneller, zügig
slow: lento, lenta, despacio, tardado | lent, lente, lentement, lenteur | langsam, langsame, langsamer, gemächlich
easy: fácil, sencillo, fáciles, sencilla, facilidad | facile, aisé, faciles, facilement | einfach, mühelos, einfache, unkompliziert
difficult: difícil, complicado, difíciles, dificultad | difficile, compliqué, difficulté, difficiles | schwierig, kompliziert, schwierige, schwierigkeit
simple: simple, básico, simples | simple, simplement, basique | schlicht, simpel, schlichte
complex: complejo, compleja | complexe, complexité | komplex, aufwendig, aufwändig
good: bueno, buen, buena, buenos, buenas | bon, bonne, bons, bonnes | gut, gute, gutes, guten, guter
bad: malo, mal, mala, malos, malas | mauvais, mauvaise, mal | schlecht, schlimm, schlechte, übel, schlimme
better: mejor, mejorar, mejores | meilleur, mieux, meilleure, améliorer, amélioration | besser, bessere, verbessern, verbesserung, besserung
worse: peor, empeorar, peores, empeora | pire, pis, empirer, aggraver | schlimmer, schlechter, verschlechtern, verschlimmern
best: óptimo, inmejorable | meilleurs, optimal | beste, besten, bester, bestes, optimal
excellent: excelente, estupendo, magnífico, buenísimo | excellent, excellente, super, formidable, génial | ausgezeichnet, hervorragend, toll, großartig, prima, super
terrible: terrible, horrible, pésimo, espantoso, fatal | affreux, horrible, nul, épouvantable | schrecklich, furchtbar, grauenhaft, entsetzlich, miserabel
beautiful: hermoso, bello, bonito, lindo, hermosa, bonita, linda, guapa, guapo | beau, bel, belle, joli, jolie, beaux | schön, hübsch, schöne, schönes, wunderschön
ugly: feo, fea, feos | laid, moche, laide | hässlich, hässliche, scheußlich
elegant: elegante, elegancia | élégant, chic, élégante | elegant, schick, elegante, vornehm
fancy: lujoso, fifí, lujo, lujosa | luxueux, luxe, sophistiqué | luxuriös, luxus, edel, nobel
casual: informal, casual | décontracté, informel, relax | leger, zwanglos, lässig, alltagstauglich
formal: formal, formales | formel, formelle | förmlich, formell, festlich
comfortable: cómodo, confortable, cómoda, comodidad, cómodos | confortable, confort, confortables | bequem, komfortabel, bequeme, komfort
uncomfortable: incómodo, incómoda, incomodidad | inconfortable, gênant, inconfort | unbequem, unangenehm, unwohl
cozy: acogedor, acogedora | cosy, douillet, chaleureuse | gemütlich, heimelig, behaglich, gemütliche
pleasant: agradable, ameno, agradables | agréable, plaisant, agréables | angenehm, angenehme
painful: doloroso, dolorosa, doloridos | douloureux, douloureuse | schmerzhaft, schmerzhafte
painless: indoloro, indolora | indolore, indolores | schmerzlos, schmerzfrei
sore: adolorido, dolorido, agujetas, adolorida | courbaturé, courbatures, endolori | wund, muskelkater, wunde
itchy: irritado, irritación, irritada | irrité, irritation | gereizt, reizung, kratzig
sensitive: sensible, sensibles, sensibilidad | sensible, sensibilité, sensibles | sensibel, empfindliche, sensible
healthy: sano, saludable, sana, saludables | sain, saine | gesund, gesunde, gesundes
sick: enfermo, enferma, malito, enfermos | malade, souffrant, malades | krank, erkrankt, kranke, kranker
tired: cansado, cansada, cansancio | fatigué, fatiguée, épuisé, fatigue, crevée | müde, müdigkeit, erschöpft, schlapp
hungry: hambre, hambriento, hambrienta | faim, affamé | hungrig, hunger, hungrige
thirsty: sed, sediento | soif, assoiffé | durstig, durst
pregnant: embarazada, embarazo, encinta, embarazadas | enceinte, grossesse, enceintes | schwanger, schwangerschaft, schwangere
disabled: discapacitado, minusválido, discapacidad, discapacitada, inválido | handicapé, handicap, invalide, handicapée | behindert, behinderung, schwerbehindert, beeinträchtigt, behinderte
blind: ciego, ciega, invidente, ceguera | aveugle, malvoyant, cécité | blind, blinde, sehbehindert, erblindet
deaf: sordo, sorda, sordera | sourd, malentendant, sourde, surdité | taub, gehörlos, schwerhörig, gehörlose
dizzy: mareado, mareo, mareada, mareos, vértigo | étourdi, vertige, vertiges, étourdissement | schwindelig, schwindel, schwindlig
dead: difunto, muerta | morte, défunt, morts | tot, tote, leblos
alive: viva | vivant, vivante, vivants | lebendig, lebende
happy: feliz, contento, alegre, felices, contenta | heureux, content, joyeux, heureuse, contente | glücklich, froh, fröhlich, freude, freuen
sad: triste, tristeza, tristes | triste, tristesse, tristes | traurig, traurige
angry: enojado, enfadado, molesto, enojada, furioso | fâché, furieux, colère, énervé, furieuse | wütend, verärgert, böse, zornig, ärger
upset: disgustado, alterado, disgusto | contrarié, bouleversé | aufgebracht, aufgeregt, empört
worried: preocupado, preocupada, inquieto, preocupación | inquiet, inquiète, préoccupé, souci, inquiétude | besorgt, beunruhigt, sorge, sorgen
afraid: asustado, miedo, temor, asustada, miedoso | peur, effrayé, apeuré, craintif | angst, ängstlich, fürchten, ängste
nervous: nervioso, ansioso, nerviosa, nervios | nerveux, anxieux, stressé, nerveuse | nervös, aufregung, unruhig, gestresst
shy: tímido, tímida, penoso, vergüenza | timide, gêné, timidité | schüchtern, scheu
surprised: sorprendido, sorpresa, sorprender | surpris, surprise, étonné | überrascht, überraschung, überraschen, erstaunt
satisfied: satisfecho, satisfecha, satisfacción | satisfait, satisfaite, satisfaction | zufrieden, zufriedenheit, zufriedene
disappointed: decepcionado, decepcionada, desilusionado, decepción | déçu, déçue, déception | enttäuscht, enttäuschung
bored: aburrido, aburrida, aburrimiento | ennuyé, ennui, ennuyeux | gelangweilt, langweilig, langeweile
funny: gracioso, chistoso, divertido, divertida | drôle, marrant, rigolo, amusant | lustig, witzig, komisch, spaßig
friendly: amable, amistoso, simpático, amables, amabilidad | aimable, sympathique, sympa, amical, gentille | freundlich, nett, freundliche, nette, freundlichkeit
polite: educado, cortés, educada | poli, courtois, polie, politesse | höflich, anständig
rude: grosero, maleducado, descortés, grosera | impoli, grossier, malpoli, désagréable | unhöflich, unfreundlich, frech, unverschämt
patient: paciente, paciencia, pacientes | patience, patient, patiente | geduldig, geduld
honest: honesto, honrado, sincero, honesta, honestidad | honnête, sincère, honnêteté | ehrlich, aufrichtig, ehrliche
reliable: confiable, fiable, cumplido, confianza | fiable, sérieux, fiabilité | zuverlässig, verlässlich, vertrauenswürdig
responsible: responsable, responsabilidad, encargado | responsable, responsabilité | verantwortlich, zuständig, verantwortung, haften
professional: profesional, profesionales | professionnel, professionnelle, pro | professionell, profi, fachmännisch, fachmann
experienced: experimentado, experiencia, experto, experta | expérimenté, expérience, chevronné | erfahren, erfahrung, erfahrene
qualified: cualificado, calificado, capacitado, titulado | qualifié, qualification | qualifiziert, qualifikation, ausgebildet
beginner: principiante, principiantes, novato, novata | débutant, débutants, débutante, novice | anfänger, anfängerin, einsteiger, neuling
advanced: avanzado, avanzada, avanzados | avancé, confirmé, avancés | fortgeschritten, fortgeschrittene
clever: inteligente, astuto | intelligent, malin, astucieux | klug, schlau, clever, intelligent
stupid: tonto, estúpido, tonta | bête, stupide, idiot | dumm, blöd, doof
crazy: loco, loca, locura | fou, folle, dingue | verrückt, wahnsinnig, irre
careful: cuidado, precavido, cuidadosa, cauteloso | prudent, attentif, prudence, soigneux | vorsichtig, sorgfältig, vorsicht, achtsam
dangerous: peligroso, peligro, peligrosa, peligrosos | dangereux, danger, dangereuse | gefährlich, gefahr, gefährliche
aggressive: agresivo, bravo, agresiva, bravos | agressif, méchant, agressive, agressivité | aggressiv, bissig, aggressive
tame: manso, dócil, mansa | docile, apprivoisé | zahm, zutraulich, brav
stray: callejero, callejera, callejeros | errant, errants, errante | streuner, streunend, herrenlos
male: macho, varón, masculino, machos | mâle, masculin | männlich, männchen, rüde
female: hembra, femenino, femenina, hembras | femelle, féminin | weiblich, weibchen
adult: adulto, adultos, adulta | adulte, adultes | erwachsene, erwachsener, erwachsen, erwachsenen
elderly: ancianos, anciana, mayores | aîné, âgée, aînés, âgées | betagt, senior, senioren, seniorin
single: soltero, soltera, solteros | célibataire, célibataires | ledig, alleinstehend, single
married: casado, casada, casados | mariés, mariée | verheiratete, eheleute
alone: sola, solito | seul, seule, seuls | allein, alleine
together: juntos, junto | ensemble | zusammen, gemeinsam, miteinander
separate: separado, aparte, separados | séparé, séparément, distinct, séparés | getrennte, separat, gesondert
main: principal, principales | principal, principale, principaux | hauptsächlich, haupt, wichtigste
important: importante, importantes, importancia | important, importante, importance | wichtig, bedeutend, wichtige
urgent: urgente, urgencia, urgentes, apremiante | urgent, urgence, urgente | dringend, eilig, dringende, dringlich
necessary: necesario, indispensable, necesaria, imprescindible | nécessaire, indispensable, nécessaires | nötig, notwendig, erforderlich
possible: posible, posibilidad, posibles | possible, possibilité, possibles | möglich, machbar, möglichkeit, möglicherweise
impossible: imposible, imposibles | impossible, impossibles | unmöglich, undenkbar
certain: cierto, cierta | certain, certaine | sicherlich, gewiss, bestimmt
exact: exacto, exacta, preciso, precisa, exactamente | exact, précis, exacte, exactement | genau, exakt, präzise, genaue
approximate: aproximado, aproximadamente, aproximada | approximatif, environ, approximativement | ungefähr, circa, etwa, ungefähre
correct: correcto, correcta, acertado | correct, juste, correcte | richtig, korrekt, richtige
wrong: equivocado, incorrecto, equivocada, erróneo, error, equivocación | erreur, incorrect, tort, erroné, fausse | falsch, fehler, falsche, irrtum, verkehrt, versehen
true: verdad, verdadera | vérité, vraie | wahr, wahrheit, stimmt
normal: normal, común, normales | normal, ordinaire, normale | normal, üblich, gewöhnlich, normale
special: especial, especiales, especialmente | spécial, spéciale, particulièrement | besonders, speziell, besondere, spezielle
strange: extraño, raro, extraña, rara | étrange, bizarre, curieux | seltsam, merkwürdig, eigenartig, ungewöhnlich
rare: escaso, escasa | rare, rares, rarement | selten, rar, seltene
different: diferente, distinto, diferentes, distinta, diferencia | différent, différente, différence, divers | anders, unterschiedlich, verschieden, unterschied, verschiedene
same: mismo, misma, mismos, igual, iguales | même, mêmes, pareil, identique | gleich, selbe, dasselbe, gleiche, identisch, derselbe
similar: similar, parecido, semejante, similares | similaire, semblable, ressemblant | ähnlich, ähnliche, vergleichbar
extra: extra, adicional, adicionales, suplementario | supplémentaire, additionnel, supplément, extra | zusätzlich, extra, aufpreis, zusätzliche
included: incluido, incluye, incluida, incluir, incluidos, incluyen | inclus, comprise, inclure, incluse, incluent | inbegriffen, inklusive, enthalten, inkludiert, beinhaltet, enthält
missing: faltante, falta, desaparecido, faltan, faltar | manquant, manque, disparu, manquer, disparue | fehlt, fehlend, vermisst, fehlen, verschwunden
whole: entero, entera, total | entier, entière, total, totalité | ganz, gesamt, ganze, komplett, vollständig
half: mitad, medio, media | moitié, demi, demie | halb, hälfte, halbe
double: doble, dobles, duplicado | double, doubles, doubler | doppelt, doppel, verdoppeln
partial: parcial, parcialmente | partiel, partielle, partiellement | teilweise, teil, anteilig
maximum: máximo, máxima | maximum, maximal, maxi | maximal, höchstens, maximum, höchst
minimum: mínimo, mínima | minimum, minimal, mini | mindestens, minimum, mindest, minimal
enough: suficiente, bastante, suficientes, alcanza | assez, suffisant, suffit, suffisamment | genug, ausreichend, genügend, reicht
ready: listo, lista, preparado, listos | prêt, prête, prêts | fertig, bereit, parat
visible: visible, visibles, notorio | visible, visibles | sichtbar, erkennbar
hidden: escondido, oculto, oculta | cachée, cachés, dissimulé | verborgen, versteckte
bright: brillante, luminoso, iluminado | brillant, lumineux, clair, claire, vif | hell, helle, leuchtend, strahlend
dark: oscuro, oscura, oscuridad, obscuro | sombre, foncé, obscur, foncée | dunkel, dunkle, finster, dunkles, dunkelheit
transparent: transparente, transparencia | transparent, transparente | durchsichtig, transparent
colorful: colorido, vistoso, multicolor | coloré, colorée, multicolore | bunt, farbenfroh, farbig
black: negro, negra, negros | noir, noire, noirs | schwarz, schwarze, schwarzes
white: blanco, blanca, blancos | blanc, blanche, blancs | weiß, weiße, weisse, weißes
red: rojo, roja, rojos, pelirroja | rouge, rouges, roux, rousse | rot, rote, rotes, rothaarig
blue: azul, azules, celeste | bleu, bleue, bleus | blau, blaue, blaues
green: verde, verdes | vert, verte, verts, verdure | grün, grüne, grünes
yellow: amarillo, amarilla, amarillos | jaune, jaunes, jaunâtre | gelb, gelbe, gelbes
orange: anaranjado, naranja, anaranjada | orange, orangé | orange, orangefarben
pink: rosa, rosado, rosada | rose, roses | rosa, pink, rosafarben
purple: morado, púrpura, violeta, morada, lila | violet, mauve, pourpre, violette, lilas | lila, violett, purpur
brown: marrón, castaño, pardo, castaña | marron, brun, brune, châtain | braun, braune, brünett, braunes
gray: gris, grises, canas | gris, grise, grisonnant | grau, graue, ergraut
blond: rubio, güero, rubia, güera | blond, blonde, blonds | blond, blonde, blondes
gold: dorado, oro, dorada | doré, dorée | golden, gold, goldene
silver: plata, plateado, plateada | argenté, argentée | silber, silbern, silberne
colour: color, colores, tono, matiz | couleur, couleurs, teinte, nuance | farbe, farbton, farben, nuance
size: tamaño, talla, tallas, dimensión, tamaños, dimensiones | taille, grandeur, dimension, pointure, tailles, dimensions, format | größe, grösse, kleidergröße, schuhgröße, größen, abmessung, abmessungen, format
weight: peso, kilos | poids, kilos | gewicht, körpergewicht, kilos
height: altura, estatura, alturas | hauteur, hauteurs | höhe, körpergröße, höhen
width: anchura, anchuras | largeur, largeurs | breiten, weite, bandbreite
length: longitud, largura | longueur, longueurs | länge, längen, haarlänge
depth: profundidad, hondura | profondeur, profondeurs | tiefe, tiefen
thickness: grosor, espesor | épaisseur | schichtdicke
volume: volumen, cabida | volume, contenance | volumen, lautstärke, fassungsvermögen
capacity: capacidad, aforo, cupo, cupos | capacité, places | kapazität, plätze, aufnahmefähigkeit
shape: forma, formas, figura | forme, formes, silhouette | form, formen, gestalt, umriss
quality: calidad, cualidad, calidades | qualité, qualités | qualität, hochwertig
quantity: cantidad, cantidades | quantité, quantités | menge, anzahl, mengen, stückzahl
speed: velocidad, rapidez | vitesse, rapidité | geschwindigkeit, tempo
strength: fuerza, resistencia, fuerzas | force, résistance | kraft, kräfte, widerstand
temperature: temperatura, temperaturas, grados | température, degrés, températures | temperatur, grad, temperaturen
noise: estruendo, alboroto | raffut, nuisance | radau, lärmend
stink: pestilencia | empester | mief, muffig
design: diseño, diseñar, diseños | conception, concevoir, design | entwurf, gestaltung, gestalten, entwerfen
style: estilo, estilos | style, styles, allure | stil, stilrichtung, stile
pattern: estampado | motif, motifs | muster, gemustert, schnittmuster
material: material, materiales, tejidos | matériau, matériaux, matière | material, materialien, werkstoff
brand: marca, marcas | marque, marques | marke, marken, fabrikat
model: modelo, modelos | modèle, modèles | modell, modelle, baureihe
version: versión, versiones | version, versions | version, ausführung
type: tipo, tipos, variedad | type, sorte, genre, types, sortes | art, typ, sorte, sorten, arten
kind: índole | espèce | gattung
piece: pieza, pedazo, trozo, piezas, pedazos | morceau, bout, morceaux | stück, stücke, teilstück
part: parte, partes | partie, pièces, parties | teile, bauteil
pair: par, pares | paire, paires | paar, paare
condition: condición, estado, condiciones | état, condition, conditions | zustand, verfassung, zustände
problem: problema, problemas, lío, inconveniente | problème, problèmes, ennuis | problem, probleme, schwierigkeiten
smart: inteligentes, ingenioso | intelligente, futé | intelligente, gewitzt
lazy: perezoso, holgazán | paresseux, fainéant | träge, bequemlich, faulenzer
serious: serio, grave, seria, graves | sérieuse, grave, sérieusement | ernst, ernsthaft, gravierend, ernste
famous: famoso, conocido, famosa | célèbre, connu, réputé | berühmt, bekannt, bekannte
popular: popular, popularidad, populares | populaire, apprécié | beliebt, populär, beliebte
traditional: tradicional, típico, tradicionales, tradición | traditionnel, typique, tradition | traditionell, typisch, herkömmlich
foreign: extranjero, extranjera, extranjeros | étranger, étrangère, étrangers | ausländisch, fremd, ausländer, ausland
local: local, locales, lugareño | locale, locaux, régional | örtlich, lokal, regional, einheimisch, hiesig
international: internacional, internacionales | international, internationale | international, weltweit
homemade: casero, casera, caseros | artisanal, artisanale | hausgemacht, selbstgemacht, selbstgebacken
handmade: artesanal, artesanía | artisanat | handgemacht, handgefertigt, handwerklich, handarbeit
electric: eléctrico, eléctrica, eléctricos | électrique, électriques | elektrisch, elektro, elektrische
automatic: automático, automática | automatique, automatiques | automatisch, automatik
manual: manual, manualmente | manuel, manuelle | manuell, händisch
digital: digital, digitales | numérique, digital | digital, digitale
portable: portátil, portátiles | portatif, portative, transportable | tragbar, transportabel
mobile: ambulante, itinerante | mobile, itinérant, ambulant | mobil, fahrbar, mobile
outdoor: exterior, exteriores | extérieur, dehors, extérieure | draußen, freien, außen
indoor: interior, interiores | intérieur, dedans, intérieure | drinnen, innen, überdacht
accessible: accesible, accesibilidad, accesibles | accessible, accessibilité | barrierefrei, zugänglich, barrierefreiheit, rollstuhlgerecht
central: central, céntrico, céntrica | central, centrale | zentral
near: cerca, cercano, cercana, próximo | près, proche, proximité | nah, nahe, nähe
far: lejos, lejano, lejana, retirado | loin, lointain, éloigné | entfernte, fern, weitab
spacious: espacioso, espaciosa | spacieux, spacieuse, vaste | geräumig, weitläufig, großzügig
bald: calvo, calva, calvicie, pelón | chauve, calvitie | glatze, kahl, haarausfall
hairy: peludo, velludo, vello | poilu, poils, velu | haarig, behaart, körperbehaarung
pale: pálido, pálida | pâle, blême | blass, bleich
swollen: inflamada, hinchada | enflée, gonflée | geschwollene, verschwollen
naked: desnudo, desnuda | nu, nue | nackt, unbekleidet
barefoot: descalzo, descalza | déchaussé | barfuß, barfuss
missed: perdidas | raté, ratée | verpasst, versäumt, versäumen, verpassen
harmful: dañino, nocivo, perjudicial | nocif, nocive | schädlich, giftige
toxic: tóxico, venenoso, tóxica | toxique, vénéneux | giftig, toxisch
allergic: alérgico, alérgica, alergia, alergias, alérgicos | allergique, allergie, allergies | allergisch, allergie, allergien, allergiker
valid: válido, vigente, válida, validez, vigencia | valable, valide, validité | gültig, gültigkeit, gilt
permanent: definitivo | permanent, permanente, définitif | dauerhaft, permanent, endgültig
temporary: temporal, provisional, temporario | temporaire, provisoire | vorübergehend, vorläufig, zeitweilig, provisorisch
seasonal: estacional | saisonnier | saisonal, saison
regular: habitual, regularmente, habituales | régulier, habituel, régulière, régulièrement | regelmäßig, regulär, stammkunde, gewohnt
frequent: frecuente, frecuencia | fréquent, fréquence, souvent | häufig, öfter, häufigkeit
complete: completa, completos, completamente, completar | complets, compléter, complètement | vollends, vervollständigen, restlos
perfect: perfecto, perfecta, perfectamente | parfait, parfaite, parfaitement | perfekt, vollkommen, einwandfrei, tadellos
useful: útil, útiles | utile, utiles | nützlich, hilfreich, praktisch
useless: inútil, inservible, inútiles | inutile, inutilisable | nutzlos, unbrauchbar, unnütz
interesting: interesante, interés, interesar, interesa | intéressant, intéresser, intérêt, intéresse | interessant, interesse, interessieren, interessiert
fun: diversión, divertir, diversiones | amusement, amuser, plaisir | spaß, vergnügen, spass
lucky: suerte, afortunado, suertudo | chance, chanceux, veinard | glück, glückspilz
rich: adinerado, riqueza, millonario | riche, richesse, fortuné | reich, wohlhabend, vermögend
poor: pobre, pobres, pobreza | pauvre, pauvreté, pauvres | bedürftig, armut
proud: orgulloso, orgullosa, orgullo | fier, fière, fierté | stolz, stolze
jealous: celoso, celosa, celos | jaloux, jalouse, jalousie | eifersüchtig, eifersucht, neidisch
lonely: solitario, soledad | solitaire, solitude | einsam, einsamkeit
grateful: agradecido, agradecida | reconnaissant, reconnaissante | dankbar, dankbarkeit
strict: estricto, estricta, severo | strict, stricte, sévère | streng, strenge, strikt
fair: justo, justa, equitativo | équitable, justes | fair, gerecht, angemessen
unfair: injusto, injusta, injusticia | injuste, injustice | unfair, ungerecht
secret: secreto, secretos, secreta | secret, secrète | geheim, geheimnis, heimlich
official: oficial, oficiales | officiel, officielle | offiziell, amtlich, behördlich
shiny: lustroso, reluciente | reluisant, luisant | glänzend, glänzende
matte: mate | mat, mate | matt, mattiert
striped: rayas, rayado | rayé, rayures | gestreift, streifen
plain: sobrio | uni, sobre | einfarbig, unifarben
crispy: crujiente, crocante | croustillant, croquant | knusprig, kross
juicy: jugoso, jugosa | juteux, juteuse | saftig, saftige
creamy: cremoso, cremosa | crémeux, crémeuse | cremig, sahnig
hollow: hueco, hueca | creux, creuse | hohl, hohle
upper: superior, superiores | supérieur, supérieure | obere, oberer, oberes
inferior: inferior, inferiores | inférieur, inférieure | untere, unterer, minderwertig
left: izquierda, izquierdo | gauche | links, linke, linker
right: derecha | droite | rechts, rechte, rechter
front: delantero, frente, delantera | devant, frontal | vorne, vordere, vorderseite
rear: trasero, trasera, detrás | arrière, derrière | hinten, hintere, rückseite
middle: enmedio | milieu | mitte, mittlere
average: promedio, mediano, mediana | moyen, moyenne, moyens | durchschnitt, durchschnittlich
typical: típica, típicos | typiques | typische, klassisch
current: actual, actuales | actuel, actuelle | derzeitig, gegenwärtig, derzeit
previous: anteriores, previa | précédent, précédente | vorherige, vorige, bisherig
recent: reciente, recientes, recientemente | récent, récente, récemment | kürzlich, neulich, neueste
future: futuro, futura | futur, future, avenir | zukunft, künftig, zukünftig
sudden: repentino, súbito, repente | soudain, subit, brusque | plötzlich, unerwartet, schlagartig
constant: constante, constantemente, continuo | constant, constamment, permanence | ständig, dauernd, andauernd
unusual: inusual, insólito | inhabituel, insolite | unüblich, außergewöhnlich, ausgefallen
unknown: desconocido, desconocida | inconnu, inconnue | unbekannt, unbekannte
suitable: adecuado, apto, apropiado, adecuada, apta | adapté, approprié, convenable, adaptée | geeignet, passend, geeignete, eignet
clear: nítido, evidente | net, nette, évident | klar, deutlich, eindeutig
confused: confundido, confuso, confundida | confus, embrouillé, perplexe | verwirrt, durcheinander
noisy: ruidosos, ruidosas | bruyants, bruyantes | lärmig, geräuschvoll
rectangular: rectangular, rectángulo | rectangulaire, rectangle | rechteckig, rechteck
oval: ovalado, óvalo | ovale | oval, ovale
triangle: triángulo, triangular | triangle, triangulaire | dreieck, dreieckig
giant: gigantes | géante, gigantesque | riese, riesige
medium: medianos | médium | mittel, mittelgroß
diameter: diámetro | diamètre | durchmesser
surface: superficie, superficies | surface, superficie, surfaces | fläche, oberfläche, quadratmeter
edge: borde, orilla, bordes | bord, bords, rebord | kante, rand, ränder, kanten
corner: esquina, rincón, esquinas | coin, coins, angle | ecke, ecken
hole: agujero, hoyo, agujeros | trou, trous | loch, löcher
`;
