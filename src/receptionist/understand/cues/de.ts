import { englishCues } from './en.ts';
export const germanCues = englishCues;
