// The sample desks that a visitor of the site can talk to: one business of each trade, by its address.
// Its facts stand in samples/businesses/<slug>.json.

/** In the order of the site's industries. */
export const sampleDesks = [
  { slug: 'harbor-plumbing', name: 'Harbor Plumbing', trade: 'Plumber' },
  { slug: 'lakeview-family-practice', name: 'Lakeview Family Practice', trade: 'Doctor' },
  { slug: 'fieldstone-architects', name: 'Fieldstone Architects', trade: 'Architect' },
  { slug: 'coldwater-tax', name: 'Coldwater Tax & Books', trade: 'Tax office' },
  { slug: 'alder-quist', name: 'Alder & Quist, Attorneys', trade: 'Law firm' },
  { slug: 'stillwater-studio', name: 'Stillwater Pilates & Massage', trade: 'Studio' },
  { slug: 'kestrel-auto', name: 'Kestrel Auto Care', trade: 'Garage' },
  { slug: 'marrow-bay', name: 'Marrow Bay Kayak & Inn', trade: 'Inn' },
  { slug: 'northbeam-it', name: 'Northbeam IT', trade: 'IT help' },
] as const;

export type SampleDesk = (typeof sampleDesks)[number];
