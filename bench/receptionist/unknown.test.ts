// What a reply says of its own knowing: an offer to ask is not yet an "I don't know".
import { expect, test } from 'vitest';
import { leavesToAsk, saysUnknown } from './unknown.ts';

test.each([
  ["I'm sorry, I don't have that information.", true, true],
  ["The nearest I have to that is this: “…” If you like, I'll pass your question on to the team.", false, true],
  ['Park behind the house. If that isn’t what you meant, I can pass your question on.', false, true],
  ['Lo siento, no tengo esa información.', true, true],
  ['Si no es eso lo que quería saber, puedo pasar su pregunta al equipo.', false, true],
  ['Je suis désolée, je n’ai pas cette information.', true, true],
  ['Si ce n’est pas ce que vous vouliez savoir, je peux transmettre votre question.', false, true],
  ['Das weiß ich leider nicht.', true, true],
  ['Falls Sie etwas anderes meinten, gebe ich Ihre Frage gern weiter.', false, true],
  ['Park behind the house.', false, false],
])('%s', (reply, unknown, left) => {
  expect([saysUnknown(reply), leavesToAsk(reply)]).toEqual([unknown, left]);
});
