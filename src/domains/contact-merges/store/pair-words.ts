// Which words make a pair, of those by which a contact is found, and what they say of two who share them.
import { sql } from 'kysely';

export const isName = sql`(word >= '=' and word < '>')`;
export const isIdentity = sql`(word >= '+' and word < ',' or word >= '@' and word < 'A' or word >= '=' and word < '>')`;
export const rankOf = sql`case when bool_and(word >= '=' and word < '>') then 2 when bool_or(word >= '=' and word < '>') then 0 else 1 end`;
/** A name of one word says too little by itself. */
export const saysEnough = sql`not bool_and(word >= '=' and word < '>' and word not like '% %')`;
