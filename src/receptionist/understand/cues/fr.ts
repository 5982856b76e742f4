import { englishCues } from './en.ts';
export const frenchCues = englishCues;
