import { englishCues } from './en.ts';
export const spanishCues = englishCues;
