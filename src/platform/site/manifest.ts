// What the web build leaves for the server to read: pages by path, and what their policy must allow.

export type Page = {
  /** Below the built site's folder. */
  readonly file: string;
  /** `'sha256-…'` sources for script-src, one an inline script. */
  readonly scriptHashes: readonly string[];
  /** The same for style-src. */
  readonly styleHashes: readonly string[];
};

export type Manifest = {
  readonly pages: Readonly<Record<string, Page>>;
  /** Answered by the shell, below as well as at the path itself. */
  readonly appRoutes: readonly string[];
  readonly shell: Page;
  /** A page for every name right below a path: `/chat` answers `/chat/field-plumbing`, and nothing deeper. */
  readonly named: Readonly<Record<string, Page>>;
  /** Files that pages of other sites may load. */
  readonly lent: readonly string[];
  /** Texts in which the server completes addresses, as in the pages. */
  readonly addressed: readonly string[];
  readonly notFound: Page;
  /** What is not found below a path, where that path has words of its own for it. */
  readonly notFoundBelow: Readonly<Record<string, Page>>;
};

export const manifestName = 'site.json';
