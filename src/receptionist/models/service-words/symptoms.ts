// Service words: what is wrong with a thing, in any trade: who says it wants it repaired. Built from what a thing no longer does.
// One concept a line, `kind concept | English | Spanish | French | German`; see ../service-lexicon.ts.

const each = (starts: string, ends: string): string =>
  starts
    .split(', ')
    .flatMap((start) => ends.split(', ').map((end) => `${start} ${end}`))
    .join(', ');

const english = [
  each(
    "won't, wont, doesn't, doesnt, stopped, quit, can't get it to",
    'turn on, turn off, power on, start, charge, spin, light, ignite, flush, heat, heat up, cool, cool down, blow, open, close, shut, lock, unlock, latch, print, boot, boot up, connect, move, run, pump, fill, dry, freeze, ring, shut off, tick, zip, shift, respond, agitate, turn, come on, stay lit, stay on, hold a charge, play, inflate, hold air',
  ),
  each(
    "isn't, isnt, aren't, not, no longer",
    'cooling, heating, heating up, cold, spinning, charging, flushing, printing, turning on, powering on, starting up, freezing, blowing cold, ticking, getting hot, getting cold, getting warm, holding a charge, booting',
  ),
  each(
    'keeps, keep, it keeps',
    'running, tripping, shutting off, shutting down, turning off, cutting out, dying, freezing, freezing up, crashing, flickering, sticking, skipping, stalling, overheating, beeping, restarting, popping',
  ),
  each(
    "won't stop, wont stop, doesn't stop, never stops, constantly, nonstop",
    'running, tripping, shutting off, flickering, beeping, buzzing, rattling, squeaking, restarting, humming',
  ),
  'runs all night, runs all day, runs constantly, runs nonstop, running nonstop, running constantly, running all night, running all day',
  'cuts out, cutting out, cut out on me, conks out, conked out, stalls, blowing warm, blowing warm air, blowing hot, blowing hot air, blows warm, blows warm air, blows hot air, blowing cold air, making noise, makes noise, making noises, weird noise, strange noise, funny noise, loud noise, grinding noise, making a noise, making a weird noise, making a strange noise, making a funny noise, making a loud noise, noisy, flickering, sparking, buzzing, humming, rattling, squeaking, squeaky, squealing, stuck, jammed, cracked, smashed, shattered, snapped, ripped, torn, overheating, went out, went bad, busted, broke, broke down, gave out, died, dead, on the fritz, faulty, damaged, malfunctioning, fell off, fell apart, came off, came loose, on the blink, conked out, shorted out, burned out, burnt out, troubleshooting, troubleshoot, smells burnt',
].join(', ');

const spanish = [
  each(
    'no, ya no, dejó de, no quiere',
    'sube, baja, enfría, enfriar, enciende, encender, prende, prender, arranca, arrancar, calienta, calentar, centrifuga, desagua, funciona, funcionar, carga, cargar, gira, imprime, imprimir, responde, jala, lava, seca, da imagen, echa frío, tira frío, descarga',
  ),
  each(
    'no deja de, no para de, no dejan de, no paran de, sigue, siguen',
    'correr, corriendo, sonar, sonando, parpadear, parpadeando, pitar, pitando, apagarse, apagándose, botarse, botándose, reiniciarse, rechinar, rechinando, zumbar, vibrar',
  ),
  'corre toda la noche, corre todo el día, corre sin parar, se queda corriendo',
  'se apaga solo, se apaga sola, echa aire caliente, echando aire caliente, tira aire caliente, tirando aire caliente, sale aire caliente, saca aire caliente, hace ruido, hace un ruido, ruido raro, haciendo ruido, descompuso, descompusieron, rompieron, quebraron, dañaron, averiaron, dañó, dañado, dañada, rompió, averió, quebró, quebrado, quebrada, quemó, quemado, quemada, atorado, atorada, atoró, trabado, trabada, se traba, trabó, bloqueado, bloqueada, se apaga, se apaga sola, se recalienta, sobrecalienta, malogró, malogrado, parpadea, parpadean, chispas, rajado, rajada, agrietado, agrietada, rasgado, rasgada, desprendió, se cayó, se soltó, falla, fallando, estropeó, reventó',
].join(', ');

const french = [
  each(
    'refroidit, chauffe, démarre, fonctionne, fonctionnent, marche, marchent, allume, éteint, essore, vidange, charge, recharge, ferme, ouvre, tourne, imprime, répond, sèche, lave, tient, tiennent, tient la charge, gèle, congèle, rince, fait de froid, souffle',
    'plus, pas, mal, plus du tout, pas du tout',
  ),
  each(
    "n'arrête pas de, arrête pas de, n'arrêtent pas de, arrêtent pas de, ne cesse de",
    'couler, clignoter, sonner, biper, sauter, disjoncter, se couper, redémarrer, grincer, vibrer, bourdonner',
  ),
  'coule toute la nuit, coule tout le temps, coule en permanence',
  'se coupe tout seul, se coupe toute seule, fait plus de froid, fait pas de froid, souffle chaud, souffle du chaud, souffle de l’air chaud, fait du bruit, fait un bruit, bruit bizarre, bloqué, bloquée, coincé, coincée, abîmé, abîmée, fissuré, fissurée, fêlé, fêlée, déchiré, déchirée, grillé, grillée, tombé en panne, tombée en panne, a lâché, hors service, endommagé, endommagée, clignote, coule sans arrêt, coule en continu, cassé, pété, détraqué, en rade, brisé, brisée, fendu, fendue',
].join(', ');

const german = [
  each(
    'hält, kühlt, heizt, wärmt, lädt, schleudert, pumpt, startet, dreht, öffnet, schließt, druckt, zündet, trocknet, spült, reagiert, springt, geht, gehen, läuft, tut, schaltet, bläst, friert, wäscht, zieht',
    'nicht, nicht mehr, nicht richtig, nicht mehr richtig',
  ),
  each('hört nicht auf zu, hört nicht mehr auf zu', 'laufen, piepen, flackern, brummen, quietschen, rattern, blinken'),
  'läuft die ganze nacht, läuft den ganzen tag, läuft nach',
  'setzt aus, geht immer aus, geht ständig aus, nicht kühlt, nicht heizt, nicht funktioniert, nicht anspringt, nicht angeht, nicht startet, nicht lädt, wird nicht warm, wird nicht heiß, wird nicht mehr warm, wird nicht kalt, wird nicht mehr kalt, nicht warm wird, bläst warm, bläst nur warm, bläst warme luft, macht geräusche, macht komische geräusche, komische geräusche, klemmt, verklemmt, hakt, quietscht, brummt, flackert, flackern, spinnt, ausgefallen, fällt aus, gebrochen, gerissen, abgebrochen, zerbrochen, gesprungen, durchgebrannt, streikt, kaputtgegangen, geist aufgegeben, beschädigt, zerkratzt, überhitzt, läuft ständig, läuft dauernd, läuft ununterbrochen, fehler, störung, schaden',
].join(', ');

/** What a furnace or a cooler does that is to be repaired: of a water heater it may be what an inspection is for. */
const noises = {
  en: [
    'banging, bangs, knocking, knocks, clunking, clanking, clicking, thumping, screeching, squealing, rumbling, rattling, whistling, vibrating, making banging noise, making knocking noise, making clunking noise, making rattling noise, making bang, makes bang, makes loud bang, making loud bang, makes banging noise, makes knocking noise, makes rattling noise, makes loud noise, smells like burning, smells burnt',
    each(
      'making, makes',
      each(
        'loud, really loud, very loud, horrible, awful, terrible, weird, funny, strange',
        'noise, bang, banging noise, banging sound, knocking noise, rattling noise, squealing noise, sound',
      ),
    ),
  ].join(', '),
  es: 'truena, tronando, golpea, golpetea, hace golpes, hace un golpe, rechina, rechinando, chilla, silba, vibra, zumba, traquetea, echa humo, huele a quemado, hace mucho ruido, haciendo mucho ruido',
  fr: 'cogne, claque, siffle, grince, couine, vibre, bourdonne, sent le brûlé, fait un gros bruit, fait un drôle de bruit, fait des bruits, fait beaucoup de bruit',
  de: 'knallt, klopft, poltert, rumpelt, scheppert, klappert, rattert, pfeift, vibriert, kracht, gluckert, riecht verbrannt, macht krach, macht lärm, macht lauten krach, macht seltsame geräusche, macht laute geräusche',
};

export const symptomWords = `
a repair | ${english} | ${spanish} | ${french} | ${german}
c furnace repair | ${each('furnace, heater, heating, boiler, heat', noises.en)} | ${each('calefacción, calentón, caldera', noises.es)} | ${each('chauffage, chaudière', noises.fr)} | ${each('heizung, heizkessel, therme', noises.de)}
c ac repair | ${each('ac, air conditioner, air conditioning, a/c', noises.en)} | ${each('aire acondicionado, aire, clima', noises.es)} | ${each('clim, climatisation, climatiseur', noises.fr)} | ${each('klimaanlage, klima', noises.de)}
`;
