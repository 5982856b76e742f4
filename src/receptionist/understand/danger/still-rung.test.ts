// What was silenced together with false alarms, and is a danger all the same; beside it what stays silent. Each is put to an owner
// who lists the phrase.
import { describe, expect, it } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const house = (phrase: string, industry: Business['industry'] = 'other'): Business =>
  ({ languages: ['en'], industry, emergencies: [phrase], services: [] }) as unknown as Business;

describe('a danger that is still rung', () => {
  it.each([
    ['en', 'seizure', 'She seized twice this morning.'],
    ['en', 'seizure', 'My dog just seized.'],
    ['en', 'seizure', 'Buddy seized for about three minutes.'],
    ['en', 'having a seizure', 'The baby seized again.'],
    ['en', 'seizure', 'He seized all night.'],
    ['en', 'hit a gas line', 'We hit a gas line with the mower.'],
    ['en', 'hit a gas line', 'The digger hit a gas line.'],
    ['en', 'hit a gas line', 'The crew just hit a gas line digging the trench.'],
    ['en', 'hit a power line', 'Our pilot hit a power line!'],
    ['en', 'paddler overdue', "One of the paddlers hasn't come back."],
    ['en', 'missing paddler', 'Two paddlers are missing.'],
    ['en', 'missing paddler', 'A paddleboarder is missing.'],
    ['en', 'paddler overdue', 'The paddle boarders are not back yet.'],
    ['en', 'dying', "My dad's dying for sure, the doctor says days."],
    ['en', 'dying', 'She is dying for real this time.'],
    ['en', 'locked inside', "The doors locked and we can't get out."],
    ['en', 'locked inside', 'Somebody locked us in.'],
    ['en', 'locked inside', 'The staff left and locked us inside.'],
    ['en', 'locked inside', 'You locked me in.'],
    ['en', 'locked inside', 'They closed and locked my husband in.'],
    ['en', 'locked inside', "I'm stuck in the elevator."],
    ['en', 'locked inside', 'My wife is stuck in your storage building.'],
    ['en', 'locked in the bay', 'They locked me inside the bay.'],
    ['es', 'locked inside', 'Nos encerraron adentro.'],
    ['fr', 'locked inside', 'On est enfermés dedans.'],
    ['de', 'locked inside', 'Wir sind eingesperrt.'],
    ['en', 'child locked in', "My kid's inside and the door's locked."],
    ['en', 'child locked in', "The lock's jammed and my child's inside."],
    ['en', 'child locked in', 'The bathroom lock jammed with my daughter inside.'],
    ['es', 'child locked in', 'Mi hijo se quedó encerrado en el baño.'],
    ['en', 'IRS levy', "There's a tax seizure on my account."],
    ['en', 'bank account levied', 'I got a notice of seizure for my bank account.'],
    ['en', 'bank account seized', 'The IRS seized my bank account.'],
    ['en', 'ate chocolate', 'My dog ate chocolatey cookies.'],
    ['en', 'hurt during grooming', "He's bleeding, your groomers cut him."],
    ['en', "suddenly can't hear", "He suddenly can't hear us."],
    ['en', "suddenly can't hear", "My mom suddenly can't hear me at all."],
    ['en', "suddenly can't hear", "My wife woke up and can't hear me."],
    ['en', "suddenly can't hear", "I can't hear you on my left ear since last night."],
    ['en', 'server down', 'No email for anyone in the office.'],
    ['en', 'server is down', 'No email for everybody since eight.'],
    ['en', 'loose horse on the road', 'My horse is loose on 12 Mill Road.'],
    ['en', 'tree blocking the road', 'A tree is blocking 40 County Road.'],
    ['en', "can't lock up", "We can't get the shop door to lock, the lock is smashed."],
    ['en', "can't lock up", "I can't get the front door to lock."],
    ['en', 'roof caved in', 'Part of the roof came down to the porch.'],
    ['en', 'roof caved in', 'The roof came down with the snow.'],
    ['en', 'roof caved in', 'The roof came down with my kids inside.'],
    ['es', 'chispas', 'El enchufe chispea.'],
    ['es', 'sparks', 'El tablero chispea cuando prendo la luz.'],
    ['es', 'salen chispas', 'Chisporrotea el apagador.'],
    ['es', 'sparks', 'El tablero está chisporroteando.'],
    ['es', 'swollen face', 'Se me puso la cara hinchadísima.'],
    ['es', 'face swelling', 'Trae la cara bien hinchadota.'],
    ['es', 'swallowed a battery', 'Está tragándose una pila.'],
    ['fr', 'face swelling', 'Son visage est tout enflammé.'],
    ['fr', 'swollen face', 'Elle a la joue enflammée.'],
    ['de', 'toe turning black', 'Die Fußzeh ist schwarz.'],
  ] as const)('%s, “%s”: %s', (language: Language, phrase: string, line: string) => {
    expect(findEmergency(line, language, house(phrase))?.said).toBeTruthy();
  });

  it.each([
    ['en', 'seizure', 'The engine seized.'],
    ['en', 'seizure', 'My caliper has seized up.'],
    ['en', 'seizure', 'I seized the chance and booked online.'],
    ['en', 'hit by a car', 'I hit a deer with my car, can I come later?'],
    ['en', 'hit by a car', 'My car hit some traffic.'],
    ['en', 'hit a gas line', 'I hit a pothole next to the gas station.'],
    ['en', 'missing paddler', 'Two paddleboards for tomorrow, please.'],
    ['en', 'dying', 'I am dying for a haircut.'],
    ['en', 'locked inside', 'You locked me in at forty dollars.'],
    ['en', 'locked inside', 'Have you locked us in for Saturday?'],
    ['en', 'locked inside', "I'm stuck in an interview until three."],
    ['en', 'locked inside', "I'm stuck in bed with the flu."],
    ['en', 'locked inside', 'We are stuck in the airport, can we move it to Friday?'],
    ['en', 'locked inside', "He's stuck in school until four."],
    ['en', 'locked inside', 'My padlock is stuck in the closed position.'],
    ['en', 'locked inside', 'My key got stuck in the ignition.'],
    ['en', 'locked inside', 'My card is stuck in your machine.'],
    ['en', 'locked inside', "I'm stuck in the office until six."],
    ['en', 'locked in the car', "I'm stuck in my car on the way to you, running late."],
    ['en', 'locked in the car', 'The truck is stuck in the driveway, can I come later?'],
    ['en', 'IRS levy', 'Do you do seizure training for dogs?'],
    ['en', "suddenly can't hear", "Sorry, I can't hear you, the line is bad."],
    ['en', "suddenly can't hear", "I suddenly can't hear you, the connection is bad."],
    ['en', 'server down', 'No email for this one, text me.'],
    ['en', 'loose horse on the road', '12 Mill Road, one horse.'],
    ['en', "can't lock up", 'I need the back door to lock better, next week.'],
    ['en', 'roof caved in', 'I came down with a cold, can we move the roof inspection?'],
    ['en', 'roof caved in', 'My husband came down to see you about the roof.'],
    ['en', 'hurt during grooming', 'Which of your groomers does poodles?'],
    ['es', 'chispas', 'Una bebida chispeantemente fresca, gracias.'],
    ['de', 'toe turning black', 'Mein Fußball ist schwarz.'],
    ['fr', 'swollen face', 'Son visage est beau, merci.'],
  ] as const)('is none, %s, “%s”: %s', (language: Language, phrase: string, line: string) => {
    expect(findEmergency(line, language, house(phrase))).toBeNull();
  });

  it.each([
    ['en', 'We are taking on water!'],
    ['en', 'Our kayak is taking on water fast.'],
    ['es', 'Nos está entrando agua.'],
    ['fr', "On prend l'eau !"],
  ] as const)('on the water, %s: %s', (language: Language, line: string) => {
    expect(findEmergency(line, language, house('someone in the water', 'tourism'))?.kind).toBe('life');
  });
  it('is no boat in a cellar', () => {
    expect(findEmergency('We are taking on water in the basement.', 'en', house('no heat', 'trades'))).toBeNull();
  });
});
