// Takes an application in: kept with its file, told to the operator, confirmed to the applicant. All of it or nothing.
import { sendNotice } from '#domains/notices/service.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import { takeToken } from '#platform/http/rate-limit.ts';
import type { MailMessage } from '#ports/mail.ts';
import { parseAddress } from '#ports/mail-headers.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import { fileBytesMax, type sendApplication as sendEndpoint } from './contract.ts';
import { confirmationsPerDay, daysKept, fileNameOf, openingName } from './rules.ts';
import { kindOfFile } from './service/kind-of-file.ts';
import * as store from './store.ts';

const daySeconds = 86_400;

/**
 * `operator` is the bare address that applications go to. Throws a Fault `file_unreadable` for a file of another kind than
 * is taken, `too_large`, `email_invalid`.
 */
export async function sendApplication(
  scope: SystemScope,
  operator: string,
  { file, phone, message, ...said }: BodyOf<typeof sendEndpoint>,
): Promise<void> {
  if (parseAddress(said.email)?.name !== '')
    throw new Fault('email_invalid', { fields: { email: fieldMessages.email } });
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > fileBytesMax) throw new Fault('too_large');
  const kind = kindOfFile(bytes);
  if (kind === null)
    throw new Fault('file_unreadable', {
      fields: { file: 'Please choose a PDF, Word or OpenDocument file without macros' },
    });
  const id = scope.newId('application');
  const kept = { ...said, id, phone: phone || null, message: message || null, file_kind: kind, sent_at: scope.now() };
  await store.insertApplication(scope, kept, bytes);
  await sendNotice(scope, {
    template: 'application',
    to: operator,
    values: {
      ...{ name: '', application: id, applicant: said.name, email: said.email, opening: openingName(said.opening) },
      ...{ phone: kept.phone, message: kept.message },
    },
    effectKey: `application:${id}`,
  });
  const mail = await takeToken(scope, 'application mail', said.email, confirmationsPerDay, daySeconds);
  if (!mail.allowed) return;
  await sendNotice(scope, {
    template: 'application-received',
    to: said.email,
    values: { name: '', daysKept },
    effectKey: `application-received:${id}`,
  });
}

/**
 * What goes along with a notice about an application: the file and the applicant's address for replies. Nothing for any
 * other notice, and for an application that is forgotten.
 */
export async function partsOfNotice(
  scope: SystemScope,
  values: unknown,
): Promise<Pick<MailMessage, 'replyTo' | 'attachments'>> {
  if (typeof values !== 'object' || values === null || !('application' in values)) return {};
  const found = await store.findApplication(scope, String(values.application));
  if (found === null) return {};
  return {
    replyTo: { name: '', address: found.email },
    attachments: [{ name: fileNameOf(found.name, found.file_kind), content: found.file }],
  };
}

export const listApplications = store.findApplications;

/** Null where there is none of that id. */
export async function readApplication(scope: SystemScope, id: string) {
  const found = await store.findApplication(scope, id);
  return found && { ...found, fileName: fileNameOf(found.name, found.file_kind) };
}

/** False where there is none of that id. */
export const forgetApplication = store.deleteApplication;

/** Forgets what is older than half a year. Safe to repeat. */
export async function forgetOldApplications(scope: SystemScope): Promise<void> {
  await store.deleteApplicationsBefore(scope, new Date(scope.now().getTime() - daysKept * daySeconds * 1000));
}
