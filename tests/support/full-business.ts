// One row of every noun for a business, so that a test of walls has something behind each of them.
import { idPrefixes, type Noun } from '#shared/ids.ts';
import { run } from './cluster.ts';

type Connection = Parameters<typeof run>[0];

let made = 0;

/** An id that reads as one of ours; each call gives another. */
function idOf(noun: Noun): string {
  made += 1;
  const digits = made.toString(32).replaceAll(/[i-v]/g, (digit) => 'jkmnpqrstvwxyz'.charAt(digit.charCodeAt(0) - 105));
  return `${idPrefixes[noun]}_0${digits.padStart(25, '0')}`;
}

/** Fills `business` as the login role, past every scope. Safe to call once a business. */
export async function fillBusiness(connection: Connection, business: string): Promise<void> {
  const ids = {
    service: idOf('service'),
    staff: idOf('staff'),
    source: idOf('source'),
    contact: idOf('contact'),
    appointment: idOf('appointment'),
    conversation: idOf('conversation'),
    testCall: idOf('conversation'),
    user: idOf('user'),
    session: idOf('session'),
    dataExport: idOf('dataExport'),
    contactImport: idOf('contactImport'),
  };
  const rows = [
    `insert into services (id, business_id, name, minutes) values ('${ids.service}', $1, 'Tune-up', 30)`,
    `insert into staff (id, business_id, name) values ('${ids.staff}', $1, 'Robin Vale')`,
    `insert into sources (id, business_id, kind, title, text) values ('${ids.source}', $1, 'text', 'Parking', 'Behind the house.')`,
    `insert into contacts (id, business_id, name) values ('${ids.contact}', $1, 'Ines Roth')`,
    `insert into appointments (id, business_id, service_id, staff_id, contact_id, starts_at, ends_at, blocked_until, status, booked_by)
     values ('${ids.appointment}', $1, '${ids.service}', '${ids.staff}', '${ids.contact}', '2027-01-04T10:00Z', '2027-01-04T10:30Z',
             '2027-01-04T10:30Z', 'booked', 'user')`,
    `insert into blocked_times (id, business_id, starts_at, ends_at)
     values ('${idOf('blockedTime')}', $1, '2027-01-05T10:00Z', '2027-01-05T12:00Z')`,
    `insert into weekly_blocks (id, business_id, starts_on, from_minutes, to_minutes)
     values ('${idOf('weeklyBlock')}', $1, '2027-01-06', 720, 780)`,
    `insert into unanswered_questions (id, business_id, question, language, group_key)
     values ('${idOf('question')}', $1, 'Do you have parking?', 'en', 'parking')`,
    `insert into test_questions (id, business_id, question) values ('${idOf('testQuestion')}', $1, 'Where do I park?')`,
    `insert into test_runs (id, business_id, revision, passed, total, results)
     values ('${idOf('testRun')}', $1, 1, 0, 1, '[]')`,
    `insert into conversations (id, business_id, channel, thread_key, idle_at)
     values ('${ids.conversation}', $1, 'chat', 'a thread', '2027-01-01Z')`,
    `insert into conversations (id, business_id, channel, thread_key, idle_at, is_test)
     values ('${ids.testCall}', $1, 'phone', 'a test call', '2027-01-01Z', true)`,
    `insert into lines (id, business_id, conversation_id, seq, who, text)
     values ('${idOf('line')}', $1, '${ids.conversation}', 1, 'caller', 'Hello?')`,
    `insert into messages (id, business_id, conversation_id, body)
     values ('${idOf('message')}', $1, '${ids.conversation}', 'Please call back.')`,
    `insert into hand_offs (id, business_id, conversation_id, handed_to, reason)
     values ('${idOf('handOff')}', $1, '${ids.conversation}', 'human', 'Asked for a person')`,
    `insert into said_words (business_id, word, conversation_id) values ($1, 'hello', '${ids.conversation}')`,
    `insert into contact_words (business_id, word, contact_id) values ($1, 'ines', '${ids.contact}')`,
    `insert into contact_notes (id, business_id, contact_id, body)
     values ('${idOf('contactNote')}', $1, '${ids.contact}', 'Prefers mornings.')`,
    `insert into deleted_contacts
       (business_id, contact_id, contact, conversation_ids, appointment_ids, message_ids, deleted_at)
     values ($1, '${idOf('contact')}', '{"name": "Ines Roth"}', '{}', '{}', '{}', '2027-01-01Z')`,
    `insert into contact_fields (id, business_id, label, kind, position)
     values ('${idOf('contactField')}', $1, 'Boiler', 'text', 1)`,
    `insert into contact_consents (id, business_id, contact_id, channel, is_given, decided_at)
     values ('${idOf('consent')}', $1, '${ids.contact}', 'text', true, '2027-01-01Z')`,
    `insert into dismissed_pairs (business_id, first_contact_id, second_contact_id, dismissed_at)
     values ($1, '${idOf('contact')}', '${idOf('contact')}', '2027-01-01Z')`,
    `insert into suspected_pairs (business_id, rank, first_contact_id, second_contact_id)
     values ($1, 0, '${idOf('contact')}', '${idOf('contact')}')`,
    `insert into changed_identities (business_id, word, contact_id) values ($1, '=ines roth', '${ids.contact}')`,
    `insert into contact_merges (id, business_id, kept_contact_id, gone_contact_id, gone_name, merged_at)
     values ('${idOf('contactMerge')}', $1, '${ids.contact}', '${idOf('contact')}', 'Ina Roth', '2027-01-01Z')`,
    `insert into saved_replies (id, business_id, title, body)
     values ('${idOf('savedReply')}', $1, 'Directions', 'We are beside the station.')`,
    `insert into model_days (business_id, day, tokens, cost_micros) values ($1, '2027-01-04', 1200, 300)`,
    `insert into model_calls (id, business_id, conversation_id, day, tokens, cost_micros)
     values ('${idOf('modelCall')}', $1, '${ids.conversation}', '2027-01-04', 1200, 300)`,
    `insert into users (id, email) values ('${ids.user}', '${ids.user}@example.com')`,
    `insert into members (id, business_id, user_id, role) values ('${idOf('member')}', $1, '${ids.user}', 'staff')`,
    `insert into sessions (id, user_id, token_hash, expires_at)
     values ('${ids.session}', '${ids.user}', 'hash of ${ids.session}', '2027-01-01Z')`,
    `insert into told_browsers (id, business_id, user_id, session_id, endpoint, p256dh, auth, created_at)
     values ('${idOf('toldBrowser')}', $1, '${ids.user}', '${ids.session}', 'https://push.example/${ids.session}', 'key',
             'shared', '2026-01-01Z')`,
    `insert into notice_choices (business_id, user_id, emails, texts, calls, messages, bookings, weekly_reports)
     values ($1, '${ids.user}', true, false, true, true, true, true)`,
    `insert into contact_filters (id, business_id, user_id, name, search, sort, created_at)
     values ('${idOf('contactFilter')}', $1, '${ids.user}', 'In Springfield', 'springfield', 'name', '2027-01-01Z')`,
    `insert into contact_imports
       (id, business_id, user_id, file_name, on_known, tags, state, parts, total, begun_at, moved_at, ended_at)
     values ('${ids.contactImport}', $1, '${ids.user}', 'phone-book.csv', 'fill', '{}', 'stopped', 1, 1,
             '2027-01-01Z', '2027-01-01Z', '2027-01-01Z')`,
    `insert into contact_import_parts (import_id, business_id, part, lines, bytes, rows)
     values ('${ids.contactImport}', $1, 1, 1, 2, '[]')`,
    `insert into contact_import_problems (import_id, business_id, line, field, message)
     values ('${ids.contactImport}', $1, 2, 'phone', 'Please enter a valid phone number')`,
    `insert into desk_visits (business_id, user_id, seen_at) values ($1, '${ids.user}', '2027-01-01Z')`,
    `insert into billing_entries (id, business_id, plan, description, amount_cents, status, happened_at)
     values ('${idOf('billingEntry')}', $1, 'pro', 'Professional Plan', 7900, 'Paid', '2027-01-01Z')`,
    `insert into paid_subscriptions (id, business_id, state, begun_at) values ('sub_${ids.user}', $1, 'ended', '2027-01-01Z')`,
    `insert into failed_payments (id, business_id, subscription_ref, amount_cents, currency, failed_at)
     values ('in_${ids.user}', $1, 'sub_${ids.user}', 7900, 'USD', '2027-01-01Z')`,
    `insert into api_keys (id, business_id, name, role, key_hash, shown_start, created_at)
     values ('${idOf('apiKey')}', $1, 'Website', 'read-only', 'hash of ${ids.user}', 'telle_abcde', '2027-01-01Z')`,
    `insert into edit_series (business_id, user_id, series, last_seq, used_at)
     values ($1, '${ids.user}', 'a series', 1, '2027-01-01Z')`,
    `insert into offline_edits (business_id, user_id, edit, endpoint, fingerprint, answer, answered_at)
     values ($1, '${ids.user}', 'an edit', 'createContact', 'a fingerprint', '{}', '2027-01-01Z')`,
    `insert into data_exports (id, business_id, state, asked_at, expires_at)
     values ('${ids.dataExport}', $1, 'failed', '2020-01-01Z', '2020-01-02Z')`,
    `insert into data_export_pieces (export_id, business_id, seq, bytes) values ('${ids.dataExport}', $1, 0, 'PK')`,
    `insert into invitations (id, business_id, email, role, token_hash, created_at, expires_at)
     values ('${idOf('invitation')}', $1, 'joins.${ids.user}@example.com', 'staff', 'link of ${ids.user}',
             '2027-01-01Z', '2027-01-08Z')`,
    `insert into training_pieces (business_id, hash, content) values ($1, 'a piece', '{}')`,
    `insert into training_versions (business_id, revision, pieces, made_by, made_at)
     values ($1, 1, '[]', 'system', '2027-01-01Z')`,
    `insert into calendar_feeds (id, business_id, staff_id, created_at)
     values ('${idOf('calendarFeed')}', $1, '${ids.staff}', '2027-01-01Z')`,
    `insert into reminder_settings (business_id, lead) values ($1, 'day')`,
    `insert into reminders (business_id, appointment_id, starts_at, sent_by, sent_at)
     values ($1, '${ids.appointment}', '2027-01-04T10:00Z', 'email', '2027-01-03T10:00Z')`,
    `insert into reminder_refusals (business_id, reach_hash, refused_at) values ($1, 'a hash', '2027-01-01Z')`,
    `insert into held_news (business_id, user_id, news_key, subject, paragraph, held_at)
     values ($1, '${ids.user}', 'msg_1', 'New message', 'Please call back.', '2027-01-01Z')`,
  ];
  for (const row of rows) await run(connection, row.replaceAll('$1', `'${business}'`));
}
