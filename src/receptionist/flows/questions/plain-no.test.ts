// A plain no, said only where the whole text is a list of what is not done, and it is asked whether it is done.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { isPlainNo } from './plain-no.ts';

const perms = 'No perms, no extensions, no eyelashes and no nails.';

test.each<[Language, string, string]>([
  ['fr', 'est-ce que vous faites des permanentes ?', perms],
  ['es', '¿hacen permanentes?', perms],
  ['de', 'Machen Sie Dauerwellen?', perms],
  ['en', 'do you do perms?', 'Keine Dauerwellen, keine Nägel.'],
  ['es', '¿Ustedes ponen paneles solares?', "We don't do solar panels, appliance repair, or phone cabling."],
  [
    'es',
    '¿Ustedes reparan refrigeradores?',
    "We don't repair appliances such as refrigerators or dryers. Swamp coolers we do service.",
  ],
])('%s: “%s” hears a no', (language, question, text) => expect(isPlainNo(question, text, language)).toBe(true));

test.each<[Language, string, string]>([
  ['fr', 'est-ce que vous faites des permanentes ?', 'Perms take two hours and cost $120.'],
  ['es', '¿Reparan la calefacción?', "We don't repair refrigerators or dryers."],
  ['es', '¿Ponen paneles solares?', "We don't install solar panels on metal roofs unless they are new."],
  ['es', '¿Ponen paneles solares?', "We don't sell solar panels. We do install solar panels of yours."],
  ['fr', 'est-ce que vous faites des permanentes ?', 'No perms, but we do extensions and no nails.'],
  ['fr', 'est-ce que vous proposez un parking ?', 'No charge for parking, no time limit.'],
  ['es', '¿ofrecen consultas?', 'No appointment needed, no fee.'],
  ['de', 'wann haben Sie am Samstag offen?', perms],
  ['es', '¿aceptan tarjetas?', 'No hidden extras, no surprises.'],
  ['es', '¿aceptan seguro?', 'No referral necessary, no paperwork.'],
  ['en', 'do you take cash?', 'No aceptamos cheques, no aceptamos tarjetas.'],
  ['fr', 'est-ce que vous faites des colorations ?', 'No perms, no nails.'],
  ['fr', 'vous faites des colorations sans ammoniaque ?', 'No ammonia, no parabens.'],
])('%s: “%s” does not from “%s”', (language, question, text) =>
  expect(isPlainNo(question, text, language)).toBe(false),
);
