// Puts the house together: the only file that knows which adapters there are and which domains serve routes.
import { join } from 'node:path';
import { localMail } from '#adapters/local/mail.ts';
import { smtpMail } from '#adapters/smtp/mail.ts';
import { stripePayments } from '#adapters/stripe/payments.ts';
import { webPush } from '#adapters/web-push/push.ts';
import { seedTalks } from '#channels/seed-talks.ts';
import { accountsBackground } from '#domains/accounts/background.ts';
import { seedContacts } from '#domains/accounts/seed/plumbing-business.ts';
import { seedDiary, seedKnowledge, seedQuestions } from '#domains/accounts/seed/plumbing-facts.ts';
import { plumbingTalks } from '#domains/accounts/seed/plumbing-talks.ts';
import { type AccountsGiven, createAccounts } from '#domains/accounts/service/create-accounts.ts';
import { apiKeyRoutes } from '#domains/api-keys/routes.ts';
import { authenticateWithKeys } from '#domains/api-keys/service.ts';
import { applicationsBackground } from '#domains/applications/background.ts';
import { applicationRoutes } from '#domains/applications/routes.ts';
import { partsOfNotice } from '#domains/applications/service.ts';
import { appointmentRoutes } from '#domains/appointments/routes.ts';
import { backgroundRoutes } from '#domains/background-work/routes.ts';
import { bookingPageRoutes } from '#domains/booking-page/routes.ts';
import { privateLink, tellCustomer } from '#domains/booking-page/service.ts';
import { browserNotificationsBackground } from '#domains/browser-notifications/background.ts';
import { browserNotificationRoutes } from '#domains/browser-notifications/routes.ts';
import { businessDeletionBackground } from '#domains/business-deletion/background.ts';
import { businessDeletionRoutes } from '#domains/business-deletion/routes.ts';
import { businessFileRoutes } from '#domains/business-file/routes.ts';
import { calendarFeedRoutes, calendarRoute } from '#domains/calendar-feed/routes.ts';
import type { CodeNeeds } from '#domains/caller-codes/service.ts';
import { consentRoutes } from '#domains/consents/routes.ts';
import { contactFieldsRoutes } from '#domains/contact-fields/routes.ts';
import { contactFilterRoutes } from '#domains/contact-filters/routes.ts';
import { contactHistoryRoutes } from '#domains/contact-history/routes.ts';
import { contactImportsBackground } from '#domains/contact-imports/background.ts';
import { contactImportRoutes } from '#domains/contact-imports/routes.ts';
import { contactMergesBackground } from '#domains/contact-merges/background.ts';
import { contactMergesRoutes } from '#domains/contact-merges/routes.ts';
import { forgetMergedContacts } from '#domains/contact-merges/service/merge-contacts.ts';
import { contactRoutes } from '#domains/contacts/routes.ts';
import { forgetDeletedContacts } from '#domains/contacts/service/deleted-contacts.ts';
import { dataExportBackground } from '#domains/data-export/background.ts';
import { dataExportRoutes, exportFileRoute } from '#domains/data-export/routes.ts';
import { errorEntryRoutes } from '#domains/error-entries/routes.ts';
import { forgetOldErrors } from '#domains/error-entries/service.ts';
import { figuresRoutes } from '#domains/figures/routes.ts';
import { knowledgeBackground } from '#domains/knowledge/background.ts';
import { knowledgeRoutes } from '#domains/knowledge/routes.ts';
import { ensureProfile } from '#domains/knowledge/service.ts';
import { limitsBackground } from '#domains/limits/background.ts';
import { limitRoutes } from '#domains/limits/routes.ts';
import { mailingListBackground } from '#domains/mailing-lists/background.ts';
import { mailingListRoutes, oneClickRoute } from '#domains/mailing-lists/routes.ts';
import { isToNobody, listsKeyPurpose } from '#domains/mailing-lists/service.ts';
import { noticeChoicesRoutes } from '#domains/notice-choices/routes.ts';
import { noticesBackground, ownerNewsBackground } from '#domains/notices/background.ts';
import { outboxRoutes } from '#domains/notices/routes.ts';
import { tellSoon } from '#domains/notices/service/tell-soon.ts';
import { questionsBackground } from '#domains/questions/background.ts';
import { questionRoutes, tryItRoutes } from '#domains/questions/routes.ts';
import { remindersBackground } from '#domains/reminders/background.ts';
import { reminderRoutes } from '#domains/reminders/routes.ts';
import { isStale, type ReminderNeeds, type WaitingMail } from '#domains/reminders/service.ts';
import { lookAfterSamples, samplesBackground } from '#domains/samples/background.ts';
import { spendingRoutes } from '#domains/spending/routes.ts';
import { statusBackground } from '#domains/status/background.ts';
import { statusRoutes } from '#domains/status/routes.ts';
import { subscriptionsBackground } from '#domains/subscriptions/background.ts';
import { paymentHook, subscriptionRoutes } from '#domains/subscriptions/routes.ts';
import type { PlanNeeds } from '#domains/subscriptions/service/change-plan.ts';
import { seedBilling } from '#domains/subscriptions/service.ts';
import { teamBackground } from '#domains/team/background.ts';
import { teamRoutes } from '#domains/team/routes.ts';
import { trainingVersionsBackground } from '#domains/training-versions/background.ts';
import { trainingVersionRoutes } from '#domains/training-versions/routes.ts';
import { twoFactorBackground } from '#domains/two-factor/background.ts';
import { twoFactorRoutes } from '#domains/two-factor/routes.ts';
import { secondStepOf } from '#domains/two-factor/service/second-step.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database, SystemScope } from '#platform/database/scope.ts';
import { eachOf } from '#platform/each-of.ts';
import { type App, type AppParts, buildApp } from '#platform/http/app.ts';
import { metricsOf } from '#platform/http/metrics.ts';
import { prune } from '#platform/http/store.ts';
import type { Ids } from '#platform/ids.ts';
import { linksFrom } from '#platform/links.ts';
import type { Log } from '#platform/log.ts';
import { styleRoute } from '#platform/operator/page.ts';
import { openQueue } from '#platform/queue/queue.ts';
import type { Registration } from '#platform/queue/work.ts';
import { deriveKey, readSecret } from '#platform/secret.ts';
import { siteRoutes } from '#platform/site/serve.ts';
import { parseAddress } from '#ports/mail-headers.ts';
import type { Push } from '#ports/push.ts';
import { findAnswer } from '#receptionist/answers/find-answer.ts';
import type { MindParts } from '#receptionist/mind.ts';
import { openBrain, termsOf } from './brain.ts';
import { checksOf, setUpIn } from './checks.ts';
import { waysOfCodes } from './codes.ts';
import { openDoors } from './doors.ts';
import { addFigures } from './figures.ts';
import { placesIn } from './places.ts';

export type Given = {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly database: Database;
  /** Where the built site lies; without it only the API is served. */
  readonly siteDirectory?: string;
  /** What a test counts or tightens. */
  readonly accounts?: Pick<AccountsGiven, 'passwords' | 'listeners'>;
  readonly http?: Partial<AppParts>;
  /** Who understands and who finds answers; as the configuration says unless given. */
  readonly mind?: MindParts;
  /** Who carries notifications to browsers; the push services that these name unless given. */
  readonly push?: Push;
};

export type House = {
  readonly app: App;
  /** Told once where the server listens, for links where PUBLIC_URL is unset. */
  listensAt(url: string): void;
  /** Does the background work from now on, unless WORKER=off. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Builds everything on an open database. Nothing runs in the background until `start`. */
export async function compose(given: Given): Promise<House> {
  const { config, clock, ids, log, database } = given;
  let address = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  let listens = false;
  const links = linksFrom(() => address);
  const secret = await readSecret(config);

  const queue = openQueue({ pool: database.systemPool, log });
  database.onEnqueue((db, work) => queue.enqueue({ db }, work));

  const outbox = localMail(join(config.DATA_DIR, 'outbox'), () => clock.now());
  const sendsMail = config.SMTP_URL !== undefined;
  const mail = config.SMTP_URL ? smtpMail({ url: config.SMTP_URL }) : outbox;

  const sender = parseAddress(config.MAIL_FROM)?.address ?? 'telle@localhost';
  const booking = { database, links, key: deriveKey(secret, 'booking links'), sender };
  const calendars = { database, links, key: deriveKey(secret, 'calendar feeds') };
  const codes: CodeNeeds = { key: deriveKey(secret, 'caller codes'), ...waysOfCodes(config) };
  // No carrier is connected, and a text that is only kept here reminds nobody.
  const reminders: ReminderNeeds = { sendText: null, linkTo: (id, by) => privateLink(booking, id, by) };
  const lists = { links, key: deriveKey(secret, listsKeyPurpose) };
  const plans = plansIn(config, links, config.OPERATOR_EMAIL ?? sender);

  const browserNotices = {
    push:
      given.push ??
      webPush({ contact: () => contactOf(address, config.OPERATOR_EMAIL ?? sender), now: () => clock.now() }),
    sealKey: deriveKey(secret, 'push keys'),
  };

  const accounts = createAccounts({
    config,
    database,
    clock,
    ids,
    log,
    secret,
    links,
    foundations: [ensureProfile],
    seeds: [
      ...[seedContacts, seedKnowledge, seedDiary, seedQuestions, seedBilling],
      (scope) => seedTalks(scope, plumbingTalks, { findAnswer, codes, log }),
    ],
    secondStep: secondStepOf(() => new URL(address).origin),
    ...given.accounts,
  });
  const authenticate = authenticateWithKeys(database, clock, accounts.authenticate);
  const metrics = metricsOf(database.pools);
  const doors = openDoors({
    ...{ database, clock, log, codes },
    noteTurn: addFigures(metrics, database),
    authenticate,
    mind: given.mind ?? { ...openBrain(given), findAnswer },
  });
  const checks = checksOf({
    ...{ config, clock, database, findAnswer },
    mail: sendsMail ? mail : null,
    // A worker that listens nowhere asks the server that does.
    ask: (path, signal) => (listens ? app.hono.request(path, { signal }) : fetch(new URL(path, address), { signal })),
  });
  const works: Readonly<Record<string, Registration>> = {
    ...accountsBackground(accounts.parts),
    ...twoFactorBackground(database),
    ...teamBackground(database),
    ...dataExportBackground({ database, links }),
    ...businessDeletionBackground({ database, log, links }),
    ...contactImportsBackground(database),
    ...contactMergesBackground(database),
    ...knowledgeBackground(database),
    ...trainingVersionsBackground(database),
    ...questionsBackground({ database, log, tryOut: doors.tryOut }),
    ...noticesBackground({
      database,
      mail,
      outbox,
      clock,
      from: config.MAIL_FROM,
      partsOf: partsOfNotice,
      isStale: isOver,
    }),
    ...samplesBackground(database, { isOn: config.SAMPLES, operator: config.OPERATOR_EMAIL ?? sender }),
    ...ownerNewsBackground({ database, clock, log, links }),
    ...browserNotificationsBackground({ ...browserNotices, database, clock }),
    ...limitsBackground({ database, log, links }),
    ...subscriptionsBackground({ database, log, links }),
    ...remindersBackground({ ...reminders, database, log }),
    ...mailingListBackground(database),
    ...statusBackground({ database, lists, checks }),
    ...applicationsBackground(database),
    'forget-old-entries': {
      handler: () => {
        const nameOf = (forget: { readonly name: string }) => ({ what: forget.name });
        const forgetting: readonly ((scope: SystemScope) => Promise<unknown>)[] = [
          ...[prune, forgetOldErrors, forgetDeletedContacts, forgetMergedContacts, doors.forgetSilent],
        ];
        return eachOf({ log, doing: 'forget old entries', nameOf }, forgetting, (forget) => database.asSystem(forget));
      },
      retries: 3,
      backoffSeconds: 300,
      timeoutSeconds: 600,
      inParallel: 1,
      cron: '17 * * * *',
    },
  };
  for (const [name, registration] of Object.entries(works)) queue.register(name, registration);

  const dress = () => ({
    origin: new URL(address).origin,
    off: [
      ...(config.SAMPLES ? [] : ['samples']),
      ...(config.DEMO_MODE ? [] : ['demo']),
      ...(sendsMail ? [] : ['mail']),
    ],
  });
  const { siteDirectory } = given;
  let stopSoon: () => void = () => undefined;
  const app = buildApp({
    config,
    clock,
    ids,
    log,
    database,
    metrics,
    authenticate,
    routes: [
      accounts.routes,
      dataExportRoutes,
      businessDeletionRoutes(accounts.parts),
      teamRoutes(accounts.parts, { sendsMail }),
      twoFactorRoutes({ ...accounts.parts, sealKey: deriveKey(secret, 'two-factor secrets') }),
      apiKeyRoutes,
      (serve) => subscriptionRoutes(serve, plans),
      limitRoutes,
      contactRoutes,
      contactHistoryRoutes,
      contactMergesRoutes,
      contactFieldsRoutes,
      contactFilterRoutes,
      contactImportRoutes,
      consentRoutes,
      figuresRoutes,
      knowledgeRoutes,
      trainingVersionRoutes,
      tryItRoutes(doors.tryOut),
      (serve) => appointmentRoutes(serve, (...told) => tellCustomer(booking, ...told)),
      questionRoutes,
      businessFileRoutes,
      errorEntryRoutes,
      // News goes out by mail and to browsers alone, by whatever customers are reminded.
      noticeChoicesRoutes({ canText: false }),
      browserNotificationRoutes(browserNotices),
      mailingListRoutes(lists),
      bookingPageRoutes(booking),
      reminderRoutes(reminders),
      calendarFeedRoutes(calendars),
      statusRoutes(setUpIn(checks)),
      applicationRoutes(config.OPERATOR_EMAIL ?? sender),
      spendingRoutes(termsOf(config)),
      ...doors.routes,
    ],
    framedBy: doors.framedBy,
    raw: [
      ...accounts.raw,
      exportFileRoute({ database, clock, authenticate }),
      styleRoute,
      oneClickRoute(lists, database),
      ...(plans ? [paymentHook(database, plans.payments, () => clock.now())] : []),
      calendarRoute(calendars),
      ...(config.DEMO_MODE ? outboxRoutes(outbox, { ...config, sendsMail }) : []),
      ...backgroundRoutes(database, config),
      ...doors.raw,
    ],
    ...(siteDirectory
      ? { site: (allowInline) => siteRoutes(siteDirectory, allowInline, dress, placesIn(database, config.SAMPLES)) }
      : {}),
    ...given.http,
  });

  return {
    app: {
      ...app,
      drain: () => {
        doors.drain();
        app.drain();
      },
    },
    listensAt: (url) => {
      listens = true;
      address = config.PUBLIC_URL ?? url;
    },
    start: async () => {
      if (config.WORKER !== 'inline') return queue.prepare();
      await queue.start();
      stopSoon = await tellSoon({ database, log });
      await lookAfterSamples(database);
      doors.start();
    },
    stop: async () => {
      stopSoon();
      await doors.stop();
      await queue.stop();
      await mail.close();
    },
  };
}

/** Null while nobody is paid for a plan. */
function plansIn(config: Config, links: PlanNeeds['links'], operator: string): PlanNeeds | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url } = config;
  return secretKey && webhookSecret
    ? { payments: stripePayments({ secretKey, webhookSecret, url }), links, operator }
    : null;
}

/** What is not sent any more though it was written: a reminder of what has gone, a letter to somebody who has left. */
async function isOver(scope: SystemScope, mail: WaitingMail): Promise<boolean> {
  return (await isStale(scope, mail)) || isToNobody(scope, mail);
}

/** Whom a push service may complain to: the page that people know, or the operator. */
function contactOf(address: string, operator: string): string {
  return address.startsWith('https:') ? new URL(address).origin : `mailto:${operator}`;
}
