// Danger told in roundabout ways, and what only sounds like it: both are judged in the danger's own clause.
import { expect, test } from 'vitest';
import type { Business, Industry, Language } from '../business.ts';
import { findEmergency } from './emergencies.ts';

const house = (industry: Industry, emergencies: string[] = []) =>
  ({ industry, emergencies, languages: ['en'] }) as unknown as Business;
const trades = house('trades', ['sewage coming up', 'no heat']);
const medical = house('medical', ["bleeding that won't stop"]);
const salon = house('wellness');
const techs = house('technology');
const garage = house('automotive');
const lawyer = house('legal');

type Row = [Business, Language, string];

const meant: Row[] = [
  // A past, a price or a question beside it.
  [medical, 'en', "There was an accident and my husband isn't breathing"],
  [medical, 'en', "I used to have asthma and now I can't breathe"],
  [medical, 'en', 'My chest pain is worse than last week'],
  [trades, 'en', 'Water is pouring through my ceiling, how much do you charge to come right now?'],
  [trades, 'en', 'I smell gas in the kitchen, do you handle that?'],
  [trades, 'en', 'how much is a drain cleaning\nwait the basement is flooding'],
  [trades, 'en', 'how much is a drain cleaning wait the basement is flooding'],
  [trades, 'en', 'you fixed the boiler last year and now I smell gas again'],
  [trades, 'en', 'I smell gas and the furnace was repaired yesterday'],
  [trades, 'en', 'the pipe that burst last winter is flooding the basement again'],
  [trades, 'en', 'hi do you have someone my basement is flooding'],
  [trades, 'en', 'if you can come today my kitchen is on fire'],
  [trades, 'en', 'what do you charge, there is a burst pipe under the sink and I have kids here'],
  [trades, 'en', 'carbon monoxide alarm is going off, is that something you do?'],
  [trades, 'en', 'hello\nare you open on sunday\nthe house smells like gas'],
  [trades, 'en', "It's not the heater, I smell gas"],
  [trades, 'en', 'no there is a gas leak in here'],
  [trades, 'en', 'How much would it be to look at the gas leak in my kitchen?'],
  [trades, 'en', "there's a fire in the kitchen"],
  [trades, 'en', 'the outlet is sparking, we had the panel repaired last month'],
  [medical, 'en', 'I do not know if he is having a heart attack, can you tell me what to do'],
  [medical, 'en', "not sure if it's a heart attack but his chest hurts"],
  [medical, 'en', "he's not responding and bleeding heavily"],
  [medical, 'en', 'I was wondering how much a visit costs because I have chest pains'],
  [medical, 'en', 'My chest pain started two weeks ago and it is getting worse'],
  [medical, 'en', 'no I am not calling to book my daughter had a seizure just now'],
  [medical, 'en', "my mother passed out in the shower and she won't wake up"],
  [medical, 'en', 'I was there last week for a cleaning. Since then the bleeding has not stopped'],
  [medical, 'en', "what's the price of a checkup\nmy baby is turning blue"],
  [salon, 'en', 'last month you did my hair\nI want to kill myself'],
  [salon, 'en', "I don't want to live anymore"],
  [salon, 'en', 'your customer collapsed, she is unconscious, please hurry'],
  [garage, 'en', 'we had an accident, the car is on fire'],
  [lawyer, 'en', 'last year you helped me and now my brother has been arrested'],
  [techs, 'en', "sorry, my colleague just collapsed, he can't breathe"],
  [trades, 'es', 'el año pasado arreglaron la caldera y ahora huele a gas'],
  [trades, 'es', '¿cuánto cobran por venir? se reventó un tubo y hay agua por todos lados'],
  [trades, 'es', 'Sí, huele a gas en la cocina'],
  [trades, 'es', 'no es la estufa huele a gas en toda la casa'],
  [medical, 'es', 'antes tenía asma y ahora no puedo respirar'],
  [medical, 'es', 'no sé si es un infarto, le duele mucho el pecho'],
  [medical, 'es', 'mi papá se desmayó y no reacciona'],
  [salon, 'es', 'se está quemando la cocina del salón'],
  [trades, 'fr', "l'an dernier vous avez réparé la chaudière et maintenant ça sent le gaz"],
  [trades, 'fr', 'combien prenez-vous ? un tuyau a éclaté et la cave est inondée'],
  [medical, 'fr', "je ne sais pas si c'est une crise cardiaque, il a mal à la poitrine"],
  [medical, 'fr', 'il y a eu un accident et mon mari ne respire plus'],
  [salon, 'fr', 'je voulais un rendez-vous mais ma collègue a perdu connaissance'],
  [trades, 'fr', 'non il y a une fuite de gaz'],
  [trades, 'de', 'letztes Jahr haben Sie die Heizung repariert und jetzt riecht es nach Gas'],
  [trades, 'de', 'was kostet das, ich habe einen Rohrbruch im Keller'],
  [trades, 'de', 'die Küche brennt'],
  [medical, 'de', 'mein Mann hatte früher Asthma, jetzt kriegt er keine Luft'],
  [medical, 'de', 'ich weiß nicht ob es ein Herzinfarkt ist, er hat starke Schmerzen in der Brust'],
  [medical, 'de', 'machen Sie Hausbesuche? meine Mutter ist bewusstlos'],
  [salon, 'de', 'ich will nicht mehr leben'],
  // "Never such" is the worst yet; "gone" and "nothing" are said of other things, hoped, or another's word.
  [medical, 'en', "I've never had such bad chest pain"],
  [medical, 'en', 'I have never felt such chest pain'],
  [medical, 'en', "I haven't had chest pain like this before"],
  [medical, 'en', 'never had chest pain this bad'],
  [trades, 'en', 'We never had such a gas smell in here'],
  [medical, 'es', 'nunca tuve un dolor en el pecho así'],
  [medical, 'es', 'nunca he tenido tanto dolor en el pecho'],
  [medical, 'fr', "je n'ai jamais eu mal à la poitrine comme ça"],
  [medical, 'fr', "je n'ai jamais eu une telle douleur dans la poitrine"],
  [medical, 'de', 'Ich hatte noch nie so Brustschmerzen'],
  [medical, 'de', 'Ich hatte noch nie solche Brustschmerzen'],
  [medical, 'en', "My son can't breathe, I looked for his inhaler and it's gone"],
  [medical, 'en', "I have chest pain, I hope it's nothing"],
  [medical, 'en', 'The chest pain is probably nothing'],
  [trades, 'en', "I smell gas. My husband says it's nothing."],
  [trades, 'es', 'Huele a gas. Mi marido dice que no es nada.'],
  [trades, 'fr', "Ça sent le gaz. Mon mari dit que ce n'est rien."],
  [trades, 'de', 'Es riecht nach Gas. Mein Mann sagt, es ist nichts.'],
  [trades, 'en', 'I suppose a pipe burst in the basement'],
  [trades, 'en', 'I imagine a pipe burst, the basement is flooded'],
];

const harmless: Row[] = [
  // Denied.
  [medical, 'en', 'No chest pain or anything, I just need a check-up'],
  [medical, 'en', 'He has not passed out'],
  [medical, 'en', "I don't have any trouble breathing, only a runny nose"],
  [medical, 'en', 'no fever, cough or chest pain, just my yearly physical'],
  [medical, 'en', "I haven't had a seizure"],
  [trades, 'en', "there isn't any gas smell, I want a tune-up"],
  [trades, 'en', 'the basement is not flooded or anything like that'],
  [trades, 'en', 'Gas smell? No. I need a new faucet'],
  [trades, 'es', 'no hay ninguna fuga de gas, solo quiero una revisión'],
  [medical, 'es', 'no tengo dolor en el pecho'],
  [trades, 'fr', "il n'y a pas de fuite de gaz, je veux un entretien"],
  [medical, 'fr', 'sans douleur dans la poitrine'],
  [trades, 'de', 'kein Gasgeruch, nur die jährliche Wartung'],
  [medical, 'de', 'Brustschmerzen habe ich nicht'],
  [medical, 'en', "I've never had chest pain"],
  [medical, 'en', "I've never had chest pain before so I only want the yearly check-up"],
  [medical, 'es', 'nunca he tenido dolor en el pecho'],
  [medical, 'fr', "je n'ai jamais eu mal à la poitrine"],
  [medical, 'de', 'Ich hatte noch nie Brustschmerzen'],
  // Gone by, or mended.
  [trades, 'en', 'Last winter, we had a burst pipe and you did a great job'],
  [trades, 'en', "I'm calling about the burst pipe you fixed last winter"],
  [trades, 'en', "We had a gas leak but it's all fixed now, I need a plumber for the sink"],
  [trades, 'en', 'the burst pipe in the basement is fixed already'],
  [trades, 'en', "The basement was flooded but it's gone, I need the drain looked at"],
  [trades, 'en', 'I smelled gas but it was a false alarm, I need a tune-up'],
  [trades, 'en', 'there used to be a gas smell here before we moved in'],
  [trades, 'en', 'the fire was two years ago'],
  [medical, 'en', 'my father had a heart attack ten years ago'],
  [medical, 'en', 'I had chest pains last year, I would like a physical'],
  [medical, 'en', 'The chest pain went away, I only want a check-up'],
  [garage, 'en', 'I was in an accident last month and need a quote for the bumper'],
  [trades, 'es', 'el año pasado se reventó un tubo'],
  [trades, 'fr', "l'an dernier un tuyau a éclaté"],
  [trades, 'de', 'letzten Winter hatten wir einen Rohrbruch'],
  [medical, 'de', 'vor zwei Jahren hatte mein Vater einen Herzinfarkt'],
  // Supposed, or asked after.
  [trades, 'en', 'Is fire damage something you handle?'],
  [trades, 'en', 'what happens if a pipe bursts, is a burst pipe covered?'],
  [trades, 'en', 'suppose a pipe burst in the basement, would you come?'],
  [trades, 'en', 'who do I call if I smell gas at night?'],
  [trades, 'en', 'do you clean flooded basements?'],
  [trades, 'en', 'how do I prevent a burst pipe in January?'],
  [medical, 'en', 'do you treat chest pain?'],
  [medical, 'en', 'is chest pain something you treat?'],
  [trades, 'en', 'Can you install a carbon monoxide detector?'],
  [trades, 'es', '¿arreglan tubos reventados o fugas de gas?'],
  [trades, 'es', '¿qué hago si huele a gas?'],
  [trades, 'fr', 'que faire en cas de fuite de gaz ?'],
  [trades, 'fr', 'faites-vous les dégâts des eaux ?'],
  [trades, 'de', 'was kostet ein Rohrbruch ungefähr?'],
  [trades, 'de', 'was mache ich, wenn es nach Gas riecht?'],
  // Slang and nouns.
  [salon, 'en', 'That haircut is fire!'],
  [salon, 'en', 'you guys are on fire, love the color'],
  [salon, 'en', 'I want to die my hair red'],
  [salon, 'en', 'that bill nearly gave me a heart attack'],
  [salon, 'en', 'I passed out your flyers to my friends'],
  [trades, 'en', 'my fire pit needs cleaning'],
  [trades, 'en', 'I have a question about fire insurance'],
  [trades, 'en', 'my inbox is flooded with emails from you'],
  [techs, 'en', 'the touch screen is unresponsive'],
  [lawyer, 'en', 'my last lawyer was unresponsive'],
  [salon, 'es', 'mi esposa va a matarme si llego tarde'],
  [salon, 'es', 'quiero un seguro contra incendios'],
  [medical, 'es', 'me está ardiendo la garganta'],
  [salon, 'fr', 'ma femme va me tuer si je rate le rendez-vous'],
  [trades, 'fr', "c'est pour l'assurance incendie"],
  [medical, 'de', 'Es brennt beim Wasserlassen'],
  [trades, 'de', 'Das Licht brennt noch bei Ihnen'],
  [salon, 'de', 'meine Frau wird mich umbringen wenn ich zu spät komme'],
];

test.each(meant)('danger (%#)', (business, language, text) => {
  expect(findEmergency(text, language, business)?.kind, text).toBeDefined();
});

test.each(harmless)('no danger (%#)', (business, language, text) => {
  expect(findEmergency(text, language, business)?.said, text).toBeUndefined();
});
