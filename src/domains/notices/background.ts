// Hands kept mails to the provider, one reader's in the order they were written, and forgets old ones.
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { ConfigError } from '#platform/config.ts';
import type { Database, SystemScope } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import type { Mail, MailAddress, MailMessage, Outbox } from '#ports/mail.ts';
import { parseAddress } from '#ports/mail-headers.ts';
import { dayMs } from '#shared/durations.ts';
import { idOf } from '#shared/ids.ts';
import { calendar } from './contract.ts';
import { reportWeeks } from './service/report-weeks.ts';
import { type NewsNeeds, tellOwners, tellPressing } from './service/tell-owners.ts';
import { tellPressingWork } from './service/tell-soon.ts';
import { sendMailWork } from './service.ts';
import { deleteMail, deleteMailsBefore, findMail, type KeptNotice, markMailSent } from './store.ts';
import { isTemplate, renderNotice } from './templates/render.ts';

export type NoticeNeeds = {
  readonly database: Database;
  readonly mail: Mail;
  /** Where mail is kept instead of sent: all of it without a provider, else what may not leave. Without it that goes nowhere. */
  readonly outbox: (Mail & Outbox) | null;
  /** MAIL_FROM: `Telle <telle@example.com>`. */
  readonly from: string;
  readonly clock: Clock;
  /** Whether what a mail says no longer holds: then it is dropped instead of sent. Asked right before it goes out. */
  readonly isStale?: (scope: SystemScope, mail: Pick<KeptNotice, 'recipient' | 'values'>) => Promise<boolean>;
  /** What goes along with a notice beside its words, by its values. */
  readonly partsOf?: (scope: SystemScope, values: unknown) => Promise<Pick<MailMessage, 'replyTo' | 'attachments'>>;
};

const sendMailData = z.object({ mail: idOf('mail') });
const tellPressingData = z.object({ business: idOf('business').nullable() });
const keptDays = 30;

/** How often and how long sending is tried: also what another process must say that only enqueues it. */
export const sendMailTerms = { retries: 120, backoffSeconds: 10, timeoutSeconds: 60, inParallel: 4 } as const;

/** An error that trying again does not change. */
const never = (reason: string) => Object.assign(new Error(reason), { retryable: false });

/** Each piece of work by its name, to be registered with the queue. Throws where `from` is no address. */
export function noticesBackground(needs: NoticeNeeds): Readonly<Record<string, Registration>> {
  const { database, mail, outbox, clock } = needs;
  const from = parseAddress(needs.from);
  if (from === null) throw new ConfigError(`MAIL_FROM is wrong: ${needs.from} is no mail address`);
  return {
    [sendMailWork]: {
      ...sendMailTerms,
      handler: async (work) => {
        const { mail: id } = sendMailData.parse(work.data);
        const [kept, parts] = await database.asSystem(async (scope) => {
          const found = await findMail(scope, id);
          if (found && (await needs.isStale?.(scope, found))) {
            await deleteMail(scope, id);
            return [null, null] as const;
          }
          return [found, found && (await needs.partsOf?.(scope, found.values))] as const;
        });
        // Forgotten with its business, by age, or since it no longer holds: there is nothing left to say.
        if (kept === null || kept.values === null) return;
        const message = { ...writeMail(kept, from, clock.now()), ...parts };
        const { providerId } = await work.once(`mail:${id}`, async () => {
          if (!kept.is_withheld) return mail.send(message);
          return outbox ? outbox.send(markedKept(message)) : { providerId: 'kept' };
        });
        await database.asSystem((scope) => markMailSent(scope, id, providerId));
      },
    },
    'forget-mails': {
      retries: 3,
      backoffSeconds: 60,
      timeoutSeconds: 120,
      cron: '23 * * * *',
      handler: async () => {
        const before = new Date(clock.now().getTime() - keptDays * dayMs);
        await database.asSystem((scope) => deleteMailsBefore(scope, before));
        await outbox?.forgetBefore(before);
      },
    },
  };
}

/** Throws for good where the template or its values are not understood, or where the mail's link has run out meanwhile. */
function writeMail(kept: KeptNotice, from: MailAddress, now: Date) {
  const to = parseAddress(kept.recipient);
  if (to === null) throw never('the reader has no valid address');
  if (!isTemplate(kept.template)) throw never(`there is no template ${kept.template}`);
  const livesMinutes = livesOf(kept.values);
  if (livesMinutes !== null && now.getTime() >= kept.created_at.getTime() + livesMinutes * 60_000)
    throw never('its link had run out before it could be sent');
  return {
    id: kept.id,
    from,
    to,
    ...renderNotice(kept.template, kept.values),
    ...leavingOf(kept.values),
    ...calendarIn(kept.values),
  };
}

function calendarIn(values: unknown) {
  if (typeof values !== 'object' || values === null || !('calendar' in values)) return {};
  return { calendar: calendar.parse(values.calendar) };
}

/** As a file of the outbox shows that no setting would have sent it. */
const markedKept = (message: MailMessage): MailMessage => ({
  ...message,
  headers: { ...message.headers, 'X-Telle-Kept': 'a demo writes to nobody outside' },
});

/** A mail to a list says how to leave it, so that a mail program can show a button for it (RFC 2369, RFC 8058). */
function leavingOf(values: unknown) {
  if (typeof values !== 'object' || values === null || !('leaveUrl' in values)) return {};
  return {
    headers: {
      'List-Unsubscribe': `<${String(values.leaveUrl)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function livesOf(values: unknown): number | null {
  if (typeof values !== 'object' || values === null || !('linkLivesMinutes' in values)) return null;
  return typeof values.linkLivesMinutes === 'number' ? values.linkLivesMinutes : null;
}

/** How far back news is looked for: an outage of a whole day loses none. */
const newsMs = 2 * dayMs;

/** Tells owners what callers left, and on Mondays what the week was. The mails of one look are one for all that can wait, and one for each thing that cannot. */
export function ownerNewsBackground({
  clock,
  ...needs
}: Pick<NoticeNeeds, 'clock'> & NewsNeeds): Readonly<Record<string, Registration>> {
  return {
    'tell-owners': {
      retries: 0,
      backoffSeconds: 60,
      timeoutSeconds: 60,
      inParallel: 1,
      cron: '* * * * *',
      handler: () => tellOwners(needs, new Date(clock.now().getTime() - newsMs)),
    },
    [tellPressingWork]: {
      retries: 0,
      backoffSeconds: 60,
      timeoutSeconds: 60,
      inParallel: 1,
      handler: ({ data }) => {
        const { business } = tellPressingData.parse(data);
        return tellPressing(needs, new Date(clock.now().getTime() - newsMs), business);
      },
    },
    'report-weeks': {
      retries: 3,
      backoffSeconds: 300,
      timeoutSeconds: 300,
      inParallel: 1,
      cron: '7 * * * *',
      handler: () => reportWeeks(needs),
    },
  };
}
