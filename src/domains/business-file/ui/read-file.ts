// A file that somebody chose, read as a business, or what stands against it.
import { sayInOurWords } from '#shared/check-words.ts';
import { type BusinessFile, businessFile } from '../contract.ts';

const problemsMax = 8;

export function readFile(text: string): { file?: BusinessFile; problems: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problems: ['It is not JSON.'] };
  }
  const read = businessFile.safeParse(json, { error: sayInOurWords });
  if (read.success) return { file: read.data, problems: [] };
  const all = read.error.issues.map(({ path, message }) => `${path.join(' › ') || 'The file'}: ${message}`);
  return { problems: [...new Set(all)].slice(0, problemsMax) };
}
