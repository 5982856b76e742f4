// /brand-kit: the logo, the type, the six colours, and how to treat them. Colours and files come from the design's own tokens.
import { brandKitPage } from '../brand/brand-kit-page.tsx';
import type { BrandKitContent } from '../brand/shapes.ts';

export const content: BrandKitContent = {
  path: '/brand-kit',
  title: 'Brand kit: logo, colors, type · Telle',
  description:
    'The Telle logo as SVG and PNG, six colors with hex and RGB, Inter in three weights, and a few kind requests. Straight from the tokens this site is built with.',
  name: 'Brand Kit',
  headline: 'Two bars, one voice.',
  lead: 'The double l is a voice: one who speaks, one who answers. Take what you need; each file is made with this site, from the drawing that you see.',
  downloads: [
    { item: 'Full Brand Kit', file: 'telle-brand-kit.zip', words: 'Everything on this page' },
    { item: 'Logo', file: 'telle-logo', words: 'On light grounds' },
    { item: 'Logo on Dark', file: 'telle-logo-on-dark', words: 'On ink and photographs' },
    { item: 'Logo in One Color', file: 'telle-logo-one-colour', words: 'Stamps, engraving, fax' },
    { item: 'App Icon', file: 'telle-mark', words: 'Where there is only a square' },
    { item: 'Color Palette', file: 'telle-colours.json', words: 'For your own tools' },
  ],
  space: {
    heading: 'Room to speak',
    words:
      'Leave the width of one e free on every side. On a screen the name is at least 64 pixels wide, in print 16 mm; below that use the icon.',
  },
  colours: {
    heading: 'Six colors, by their work',
    words: 'Warm paper, dark ink, and four that mean something. Nobody had to be told that the red one is urgent.',
    uses: {
      ink: 'Words, and rooms for quiet attention',
      paper: 'The ground of everything. White only glares',
      mist: 'What is there already: booked, said, known',
      bell: 'Look here, please. Like the bell on a desk',
      signal: 'The one thing to do next, and what is urgent',
      sage: 'Done, answered, settled. The receptionist’s own voice',
    },
  },
  type: {
    heading: 'Inter, and nothing beside it',
    words: 'Three weights do all the talking. Headlines are set tight, figures in columns of one width.',
    weights: [
      { weight: 400, name: 'Regular', sample: 'A drain clearing is $149.' },
      { weight: 600, name: 'Semibold', sample: 'Tuesday at 2:00 is free.' },
      { weight: 700, name: 'Bold', sample: 'The phone is answered.' },
    ],
  },
  rules: {
    heading: 'A few kind requests',
    does: [
      'Write the name with a capital T in running text: Telle.',
      'Put the logo on paper, on ink, or on one of the soft colors.',
      'Keep the shorter bar in signal red, or the whole logo in one color.',
      'Say what it is: a receptionist. It does not mind.',
    ],
    donts: [
      { words: 'Don’t stretch it or lean it.', wrong: 'stretched' },
      { words: 'Don’t swap the bars or their colors.', wrong: 'swapped' },
      { words: 'Don’t set it on a ground it drowns in.', wrong: 'drowned' },
      { words: 'Don’t fence it in.', wrong: 'fenced' },
    ],
  },
};

const page = brandKitPage(content);
export const meta = page.meta;
export default page.Page;
