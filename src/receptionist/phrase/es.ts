import { english } from './en.ts';
export const spanish = english;
