// Addresses that people click in a mail: the public address of this Telle, a path and its query.

export type Links = {
  /** `to('/reset-password', { token })` is an absolute, escaped URL. */
  to(path: `/${string}`, query?: Readonly<Record<string, string>>): string;
};

/** `base` is asked each time, since the port may be known only after the server listens. */
export function linksFrom(base: () => string): Links {
  return {
    to: (path, query = {}) => {
      const url = new URL(base());
      const [pathname = '/', ...more] = path.split('#');
      url.pathname = `${url.pathname.replace(/\/$/, '')}${pathname}`;
      url.hash = more.join('#');
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
      return url.href;
    },
  };
}
