// Whoever asks for the website is told it; whoever asks what is done or shown on it is not put off with its address.
import { expect, test } from 'vitest';
import type { Business, Language } from '../business.ts';
import { websiteAsked } from './website-asked.ts';

const business = { website: 'https://quarry.example' } as Business;
const told = (question: string, language: Language) => websiteAsked(question, language, business)?.says.length === 1;

test.each<[Language, string]>([
  ['en', 'Can I buy a gift card on the website?'],
  ['en', 'Will our faces end up on your website?'],
  ['en', 'Is the deal on your website still good?'],
  ['es', '¿Puedo comprar un bono en su página web?'],
  ['fr', 'Je peux acheter une carte cadeau sur votre site ?'],
  ['de', 'Kann ich auf Ihrer Webseite einen Gutschein kaufen?'],
])('the website is only where, %s: %s', (language, question) => expect(told(question, language)).toBe(false));

test.each<[Language, string]>([
  ['en', "What's your website?"],
  ['en', 'Do you have a website with pictures?'],
  ['en', 'Can I see your work on the website?'],
  ['en', 'Can I book on your website?'],
  ['es', '¿Tienen página web?'],
  ['es', '¿Puedo ver los precios en su página web?'],
  ['fr', 'Vous avez un site internet ?'],
  ['fr', 'On peut réserver sur votre site ?'],
  ['de', 'Wie heißt Ihre Webseite?'],
  ['de', 'Kann ich auf Ihrer Homepage buchen?'],
])('is after the website, %s: %s', (language, question) => expect(told(question, language)).toBe(true));
