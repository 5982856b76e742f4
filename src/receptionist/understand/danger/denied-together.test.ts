// Two dangers under one denial, "neither … nor": both are denied, and what stands beside the denial is not.
import { expect, test } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const house = {
  industry: 'trades',
  emergencies: ['burning smell', 'chispas', 'outlet sparking', 'Funken', 'étincelles'],
  languages: ['en', 'es', 'fr', 'de'],
} as unknown as Business;

const denied: [Language, string][] = [
  ['es', 'La luz parpadea. No huele a quemado ni saca chispas, gracias a Dios, pero quiero que la revisen.'],
  ['es', 'No hay humo ni salen chispas del enchufe, solo se apaga.'],
  ['es', 'Ni huele a quemado ni echa chispas, nada más no prende.'],
  ['es', 'No se ve fuego ni le sale humo.'],
  ['es', 'El apagador no funciona, sin chispas ni olor a quemado.'],
  ['en', 'There is neither a burning smell nor any sparks, it just flickers.'],
  ['en', "It doesn't smell of gas, nor does it make any smoke."],
  ['en', "No sparks, no burning smell, the outlet just doesn't work."],
  ['en', 'The outlet is neither sparking nor hot, it is simply dead.'],
  ['en', "It isn't smoking or giving off sparks."],
  ['fr', 'Ça ne sent ni le brûlé ni le gaz, mais la lampe clignote.'],
  ['fr', "Il n'y a ni fumée ni étincelles, elle s'éteint toute seule."],
  ['fr', "Pas d'odeur de brûlé, ni d'étincelles."],
  ['fr', 'Sans odeur de gaz ni fumée.'],
  ['de', 'Es riecht weder verbrannt noch sprühen Funken, die Lampe flackert nur.'],
  ['de', 'Weder riecht es nach Gas noch kommt Rauch heraus.'],
  ['de', 'Es gibt weder Rauch noch Funken.'],
  ['de', 'Keine Funken und kein Brandgeruch, sie flackert nur.'],
];
test.each(denied)('%s: %s', (language, text) => expect(findEmergency(text, language, house)).toBeNull());

const meant: [Language, string][] = [
  ['es', 'No sé qué hacer ni a quién llamar, salen chispas del enchufe.'],
  ['es', 'No prende la luz, y saca chispas.'],
  ['es', 'No es la lámpara ni el foco: huele a gas.'],
  ['en', 'Neither my husband nor I know what to do, the outlet is sparking.'],
  ['en', "It won't turn off, and I smell gas."],
  ['en', "I can't find the breaker nor the shutoff and there is smoke coming from the panel, I smell gas"],
  ['fr', "Je n'ai ni clé ni numéro, et ça sent le gaz."],
  ['de', 'Ich weiß weder ein noch aus, es riecht nach Gas.'],
];
test.each(meant)('%s, still one: %s', (language, text) => expect(findEmergency(text, language, house)).not.toBeNull());
