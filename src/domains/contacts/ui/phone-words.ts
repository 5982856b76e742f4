// A stored number as its reader would write it.

/** "(202) 555-0101" for a North American number; any other stays E.164, which is right everywhere. */
export function phoneWords(e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : e164;
}
