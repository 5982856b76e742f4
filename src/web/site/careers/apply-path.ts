// Where an application is written: for one opening, or for none in particular.

export function applyPath(opening?: string): string {
  return opening ? `/careers/apply?opening=${encodeURIComponent(opening)}` : '/careers/apply';
}
