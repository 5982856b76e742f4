// What prepare.mjs offers to TypeScript; the file itself is JavaScript, because it runs when nothing is installed yet.
export const root: string;
/** Sets what the folder's `.env` says and the environment does not. */
export function readEnvFile(folder?: string): void;
/** What is built, and the files and folders that it is made from. */
export const builds: readonly { readonly name: string; readonly from: readonly string[] }[];
/** Builds what is older than its sources; ends the process with a sentence where that fails. */
export function buildStale(): Promise<void>;
