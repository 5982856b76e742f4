// Who wants to leave a message has all that follows passed on, whatever it speaks of; what is wanted besides is said apart.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string, RegExp]>([
  [
    'en',
    "I'd like to leave a message for the owner: the lace came in, she can move the fitting to Friday",
    /lace.*Friday/,
  ],
  ['en', 'Please have the doctor ring me about the invoice', /invoice/],
  ['en', 'please tell the owner that the part came', /part came/],
  ['en', 'tell them Grant called', /Grant called/],
  ['en', 'hi, can I leave a message? The brake pads came in.', /came in/],
  ['en', "can I get a message to Dr. Park? you said you'd call back yesterday", /yesterday/],
  ['es', '¿puedo dejar un recado? Ya llegaron los frenos.', /frenos/],
  ['de', 'kann ich eine Nachricht hinterlassen? Die Bremsen sind da.', /Bremsen/],
  ['es', 'Dígale a la dueña que llegó la pieza', /pieza/],
  ['en', 'can i leave a message please the blue car is booked for monday and we cancel the red one', /red one/],
  ['en', 'Could you take a message? The meeting on Friday at ten is cancelled.', /cancelled/],
  [
    'es',
    'Quiero dejarle un recado a la señora Mirna: que ya llegó el encaje que pidió, que puede pasar por él',
    /encaje/,
  ],
  ['es', 'quisiera dejar un mensaje, que cambien la reunión al viernes a las diez', /viernes/],
  ['es', 'Le dejo un recado: que se cancela la entrega del lunes', /entrega/],
  ['fr', 'Je voudrais laisser un message : la dentelle est arrivée, elle peut passer la prendre vendredi', /dentelle/],
  ['fr', 'je peux laisser un petit message, on annule la livraison de lundi', /livraison/],
  ['de', 'Ich möchte eine Nachricht hinterlassen: die Spitze ist da, sie kann am Freitag vorbeikommen', /Spitze/],
  ['de', 'Kann ich Frau Brandt eine kurze Nachricht dalassen, die Lieferung am Montag ist abgesagt', /Lieferung/],
])('%s: %s', (language, text, holds) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['message']);
  expect(commands.flatMap((one) => (one.do === 'set-message' ? one.body : []))).toEqual([expect.stringMatching(holds)]);
  expect(commands.some((one) => one.do === 'person' || one.do === 'ask')).toBe(false);
});

test.each<[Language, string]>([
  [
    'en',
    "I'd like to leave a message for Dr. Park, thank her for everything. Also, please cancel my appointment on Friday.",
  ],
  ['es', 'Quiero dejar un recado, que muchas gracias por todo. También quiero cancelar mi cita del viernes.'],
])('what is wanted besides is begun as well, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['message', 'cancel']);
});

test.each(["can I leave a message? I'm Rick from NAPA", 'can I leave a message? Are you open tomorrow?'])(
  'who calls and what is asked are no words of it: %s',
  (text) => {
    const commands = heard('en', text);
    expect(begun(commands)).toEqual(['message']);
    expect(commands.some((one) => one.do === 'set-message')).toBe(false);
  },
);

test('a question in a sentence of its own is asked', () => {
  const commands = heard('en', "I'd like to leave a message for the owner, the lace came in. Are you open on Sundays?");
  expect(commands).toContainEqual({ do: 'ask', question: 'Are you open on Sundays?' });
});

test('a thing that is left is no message', () => {
  expect(begun(heard('en', 'Can I leave the car on Friday at ten?'))).not.toContain('message');
});

test.each<[Language, string]>([
  ['en', 'never mind, just tell them Hoffmann is not coming on Thursday'],
  ['es', 'da igual, dígales que Hoffmann no viene el jueves'],
  ['fr', 'tant pis, dites-leur que Hoffmann ne vient pas jeudi'],
  ['de', 'egal, dann sag denen bescheid: Hoffmann kommt am Donnerstag nicht'],
])('%s: instead of the number that would prove whose visit it is: %s', (language, text) => {
  const asked = { turns: 2, asked: 'phone' as const, frames: [{ flow: 'cancel' as const, times: [] }] };
  expect(begun(heard(language, text, asked))).toEqual(['message']);
});

test.each<[Language, string]>([
  ['en', 'I am nearly out of the gel, I need another bottle made up. Could you pass that on and have them ring me?'],
  ['es', 'Se me acaba el gel, necesito que me preparen otro frasco. Quiero dejar un recado para que me llamen'],
  ['fr', "Je n'ai plus de gel, il m'en faut un autre flacon. Je voudrais laisser un message pour qu'on me rappelle"],
  ['de', 'Mein Gel ist fast leer, ich brauche eine neue Flasche. Ich möchte eine Nachricht dafür hinterlassen'],
])('what it tells is asked of nobody, %s: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['message']);
  expect(commands.filter((one) => one.do === 'ask')).toEqual([]);
});

const askedWhat = { turns: 2, asked: 'message', frames: [{ flow: 'message', urgent: false }] } as const;

test.each<[Language, string]>([
  ['en', "no it's fine ill just swing by and ask"],
  ['en', "that's ok, I'll ask when I come in"],
  ['en', "no worries, I'll figure it out"],
  ['es', 'no, está bien, pregunto cuando vaya'],
  ['fr', "non c'est bon, je demanderai sur place"],
  ['de', 'Nein, schon gut, ich frage dann selbst nach'],
])('%s: who sees to it some other way leaves no message: %s', (language, text) => {
  const acts = heard(language, text, { ...askedWhat, frames: [...askedWhat.frames] }).map((one) => one.do);
  expect(acts).toContain('deny');
  expect(acts).not.toContain('set-message');
});

test.each<[Language, string]>([
  ['en', "Don't put me through to anybody. Just leave Dr. Park a note to call me, would you?"],
  ['en', 'no need to transfer me, just take a message'],
  ['es', 'No me pase con nadie, solo déjele un recado a la doctora.'],
  ['fr', 'Ne me passez personne, je voudrais juste laisser un message.'],
  ['de', 'Verbinden Sie mich nicht, ich möchte nur eine Nachricht hinterlassen.'],
])('%s: who wants nobody on the line is not put through: %s', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['message']);
  expect(commands.some((one) => one.do === 'person')).toBe(false);
});

test('what is told for a yes after something was done is a question, and passed on to nobody', () => {
  const commands = heard('en', 'He can have his breakfast that morning, right?', { turns: 4, asked: 'more' });
  expect(begun(commands)).toEqual([]);
  expect(commands).toContainEqual(expect.objectContaining({ do: 'ask' }));
});

test.each<[Language, string, RegExp]>([
  ['en', 'No, we can see water coming through the ceiling of the hall', /ceiling/],
  ['en', "Ok, I'll wait for the estimate, it goes to my sister", /estimate/],
])('%s: what is to be told is kept, whatever it begins with: %s', (language, text, holds) => {
  const bodies = heard(language, text, { ...askedWhat, frames: [...askedWhat.frames] }).flatMap((one) =>
    one.do === 'set-message' ? one.body : [],
  );
  expect(bodies).toEqual([expect.stringMatching(holds)]);
});

test.each(["Don't put me on hold. Get me a person.", "Don't transfer me to voicemail. I want to talk to a person."])(
  'who will not be kept waiting wants somebody: %s',
  (text) => expect(heard('en', text).some((one) => one.do === 'person')).toBe(true),
);
