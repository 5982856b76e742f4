import { english } from './en.ts';
export const german = english;
