// The sample desks that a visitor of the site can talk to: one business of each trade and a shop, by its address.
// Its facts stand in samples/businesses/<slug>.json.

/** In the order of the site’s industries, the shop of its solutions last. `asks`: first things to say, each of which this desk can do something with. */
export const sampleDesks = [
  {
    slug: 'harbor-plumbing',
    name: 'Harbor Plumbing',
    trade: 'Plumber',
    asks: ['My kitchen sink is blocked. Can someone come tomorrow?', 'How much is a drain clearing?'],
  },
  {
    slug: 'lakeview-family-practice',
    name: 'Lakeview Family Practice',
    trade: 'Doctor',
    asks: ['I would like to book a flu shot this week', 'Are you taking new patients?'],
  },
  {
    slug: 'fieldstone-architects',
    name: 'Fieldstone Architects',
    trade: 'Architect',
    asks: ['Can I book a first meeting next week?', 'What do you design?'],
  },
  {
    slug: 'coldwater-tax',
    name: 'Coldwater Tax & Books',
    trade: 'Tax office',
    asks: ['I got a letter from the IRS', 'What should I bring?'],
  },
  {
    slug: 'alder-quist',
    name: 'Alder & Quist, Attorneys',
    trade: 'Law firm',
    asks: ['I need an employment consultation', 'Is what I tell you confidential?'],
  },
  {
    slug: 'stillwater-studio',
    name: 'Stillwater Pilates & Massage',
    trade: 'Studio',
    asks: ['Can I book a deep tissue massage on Saturday?', 'What happens if I am late?'],
  },
  {
    slug: 'kestrel-auto',
    name: 'Kestrel Auto Care',
    trade: 'Garage',
    asks: ['I need an oil change on Saturday morning', 'Can I drop the car off before you open?'],
  },
  {
    slug: 'marrow-bay',
    name: 'Marrow Bay Kayak & Inn',
    trade: 'Inn',
    asks: ['We would like to book a kayak tour', 'Was soll ich zur Kajaktour mitbringen?'],
  },
  {
    slug: 'northbeam-it',
    name: 'Northbeam IT',
    trade: 'IT help',
    asks: ['How fast do you answer an outage?', 'What should I do if I suspect an attack?'],
  },
  {
    slug: 'linden-loom',
    name: 'Linden & Loom',
    trade: 'Shop',
    asks: [
      'How do I get a refund?',
      'Do you send fabric samples?',
      'I’d like a call with an adviser tomorrow at three.',
    ],
  },
] as const;

export type SampleDesk = (typeof sampleDesks)[number];

/** What a sample desk says before anybody has said anything: the receptionist's own greeting, since none has one of its own. */
export const sampleGreeting = (name: string): string => `Hello, this is the assistant of ${name}. How can I help?`;

/** Telle's own desk, where a demo is booked. */
export const ownDeskSlug = 'telle';

/** The addresses that a new server opens in the seconds after its first start. */
export const openedSoon = (samplesAreOn: boolean): readonly string[] => [
  ownDeskSlug,
  ...(samplesAreOn ? sampleDesks.map(({ slug }) => slug) : []),
];
