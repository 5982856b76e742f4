import { english } from './en.ts';
export const french = english;
