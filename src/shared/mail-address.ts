// What a mail address is: the one rule of forms, the API, bookings and the mailer.

/** What stands between the dots of the part before the @ (RFC 5322 3.2.3, RFC 6531 3.3): no quotes, no comments. */
const atom = "[!#$%&'*+/=?^_`{|}~A-Za-z0-9\\u00a1-\\uffff-]+";
/** One label of a domain (RFC 5321 4.1.2), letters of all writings among them (IDN). */
const letter = 'A-Za-z0-9\\u00a1-\\u1fff\\u2c00-\\u2dff\\u3005-\\ufdcf';
const label = `[${letter}](?:[${letter}-]{0,61}[${letter}])?`;
const local = `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@`;

/** A bare address: `maria@example.com`, and on the own network `telle@localhost`. */
export const mailAddress = new RegExp(`${local}${label}(?:\\.${label})*$`);

/** One that can be written to from anywhere: its domain has a dot. */
export const publicMailAddress = new RegExp(`${local}${label}(?:\\.${label})+$`);
