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
  ['en', 'Will you put pictures of my son on your website?'],
  ['en', "Why can't I log in on your website?"],
  ['fr', 'Je peux payer chez vous ou sur votre site ?'],
  ['es', '¿Puedo comprar un bono en su página web?'],
  ['fr', 'Je peux acheter une carte cadeau sur votre site ?'],
  ['de', 'Kann ich auf Ihrer Webseite einen Gutschein kaufen?'],
])('the website is only where, %s: %s', (language, question) => expect(told(question, language)).toBe(false));

test.each<[Language, string]>([
  ['en', "What's your website?"],
  ['en', 'Do you have a website with pictures?'],
  ['en', 'How do I get on your website?'],
  ['en', 'Can you send me the link, I want to pay on your website'],
  ['en', "What's your web address, I can't log in on your website"],
  ['en', 'Can you give me your web address?'],
  ['en', 'How do I log in on your website?'],
  ['en', 'Is there a waiver on your website?'],
  ['en', 'Are there photos on your website?'],
  ['es', '¿Me manda el enlace para pagar en su página web?'],
  ['fr', 'Où est le formulaire sur votre site ?'],
  ['de', 'Gibt es Fotos auf Ihrer Webseite?'],
  ['en', 'Can I see your work on the website?'],
  ['en', 'Can I book on your website?'],
  ['es', '¿Tienen página web?'],
  ['es', '¿Puedo ver los precios en su página web?'],
  ['fr', 'Vous avez un site internet ?'],
  ['fr', 'On peut réserver sur votre site ?'],
  ['de', 'Wie heißt Ihre Webseite?'],
  ['de', 'Kann ich auf Ihrer Homepage buchen?'],
])('is after the website, %s: %s', (language, question) => expect(told(question, language)).toBe(true));
