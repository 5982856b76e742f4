// A cake, flowers or pictures are made, and talked over with whoever orders them: whom they are for is no guest whose name is asked, as
// it is of who is treated or taught. What a family or a couple has is the caller's as well. By the service's own names, in four languages.
import type { Service } from '../../business.ts';
import { foldCue } from '../cues/cue.ts';

const made =
  /(?<!\p{L})(?:(?:cup)?cakes?|pastr(?:y|ies)|catering|bouquets?|flowers?|photos?|photo(?:graph\p{L}*|s?hoot\p{L}*)|portraits?|tasting|famil(?:y|ies)|couples?|pastel(?:es)?|tartas?|tortas?|degustacion(?:es)?|ramos?|flores|fotos?|fotograf\p{L}*|retratos?|familia(?:r|res)?|parejas?|gateaux?|patisserie|degustations?|fleurs|familles?|familiale?s?|(?:\p{L}*torten?|\p{L}*kuchen|hochzeitstorten|torten)\p{L}*|verkostung\p{L}*|blumen\p{L}*|\p{L}*strauss|(?:familien|paar|foto|portrat)\p{L}*)(?!\p{L})/u;
/** Somebody is taught it. */
const taught =
  /(?<!\p{L})(?:class(?:es)?|lessons?|course|workshop|clases?|cursos?|taller|cours|atelier|stage|\p{L}*(?:kurs|unterricht|stunde))(?!\p{L})/u;

/** Is it made for whoever orders it, and not done to the person it is for? */
export function isMadeFor({ name, aka }: Pick<Service, 'name' | 'aka'>): boolean {
  const called = [name, ...(aka ?? [])].map(foldCue);
  return called.some((one) => made.test(one)) && !called.some((one) => taught.test(one));
}
