// What keep-builds.mjs offers to TypeScript.
/** The files of the builds that lie in a folder, the newest first. */
export function keptBuilds(folder: string): string[][];
/** Puts the newest build before the others, and removes what only older ones than the last three were made of. */
export function keepBuilds(folder: string, newest: readonly string[], earlier: readonly (readonly string[])[]): void;
