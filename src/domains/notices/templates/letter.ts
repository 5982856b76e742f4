// A letter as both readers get it: one list of blocks, from which the text and the HTML are made.

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The one thing to do. The text shows the address; the HTML shows it below too, for readers whose buttons do not work. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A second way, quieter than the button. */
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  /** Small print: how long a link lives, what to do if it was not you. */
  | { readonly kind: 'note'; readonly text: string };

export type Letter = {
  readonly subject: string;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why this person gets this letter. */
  readonly why: string;
  /** Where they can choose otherwise. */
  readonly choose?: { readonly text: string; readonly url: string };
};

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const link = (text: string, url: string): Block => ({ kind: 'link', text, url });
export const note = (text: string): Block => ({ kind: 'note', text });
