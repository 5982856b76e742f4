// Mail as Telle needs it: one message to one person, sent again without harm.
import type { Id } from '#shared/ids.ts';

/** `Telle <telle@example.com>` taken apart. The name may hold any letters; line breaks in it are refused. */
export type MailAddress = { readonly name: string; readonly address: string };

export type MailMessage = {
  /** The same id is the same mail: a second `send` does not reach the reader twice where the provider can tell. */
  readonly id: Id<'mail'>;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An entry for the reader's calendar (RFC 5545), shown as such and attached as a file. */
  readonly calendar?: { readonly method: 'PUBLISH' | 'CANCEL'; readonly text: string };
  /** Further headers. Names and values with line breaks are refused, as are the ones that Telle writes itself. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Files that go along. Their kind is told by the end of the name; a name with line breaks is refused. */
  readonly attachments?: readonly { readonly name: string; readonly content: Uint8Array }[];
};

export type Mail = {
  /** Hands the message over. Throws a `ProviderError` that says whether trying again makes sense. */
  send(message: MailMessage): Promise<{ readonly providerId: string }>;
  /** Asks the provider whether it would take mail, without sending any. Throws a `ProviderError` where not. */
  check(): Promise<void>;
  /** Lets go of connections. */
  close(): Promise<void>;
};

/** A message as the outbox keeps it. `id` is unguessable. */
export type KeptMail = {
  readonly id: Id<'mail'>;
  readonly at: Date;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
};

/** What a stand-in that keeps mail instead of sending it lets people read. */
export type Outbox = {
  /** The newest first, at most `max`. */
  list(max: number): Promise<readonly KeptMail[]>;
  /** Null when there is no such mail. */
  read(id: Id<'mail'>): Promise<(KeptMail & { readonly text: string; readonly html: string }) | null>;
  /** Deletes what was kept before that instant and says how many. */
  forgetBefore(before: Date): Promise<number>;
};
