// By which ways a code reaches a caller. One is said to be sent only where it leaves the house, or where a demo keeps it
// openly for whoever tries it: nobody waits for a code that lies in a folder of the server.
import { type CodeNeeds, keepText } from '#domains/caller-codes/service.ts';
import type { Config } from '#platform/config.ts';

type Ways = Pick<CodeNeeds, 'sendText' | 'canMail'>;

/** No carrier is connected. Texts of a demo are kept among its mail, unless that is really sent: such a text would go nowhere. */
export function waysOfCodes({ SMTP_URL, DEMO_MODE }: Pick<Config, 'SMTP_URL' | 'DEMO_MODE'>): Ways {
  const keeps = DEMO_MODE && SMTP_URL === undefined;
  return { sendText: keeps ? keepText : null, canMail: keeps || SMTP_URL !== undefined };
}
