// The footer of every page: the map of the site, and the social pages where there are any.
import { useState } from 'react';
import { Link } from 'react-router';
import { footerColumns } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Logo } from '../ui/logo.tsx';

const socials: readonly { readonly name: string; readonly drawing: string }[] = [
  {
    name: 'Facebook',
    drawing:
      'M13.5 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.6-1.5h1.6V4.4a21 21 0 0 0-2.3-.1c-2.3 0-3.9 1.4-3.9 4v2.2H8v3h2.5V21z',
  },
  {
    name: 'Twitter',
    drawing: 'M4 4l6.6 8.7L4.2 20h2.2l5.2-6 4.5 6H20l-6.9-9.2L19.2 4H17l-4.9 5.6L7.9 4zm3 1.6 9.6 12.8h1.2L8.2 5.6z',
  },
  {
    name: 'LinkedIn',
    drawing:
      'M5.2 9.3h3V19h-3zM6.7 4.5a1.7 1.7 0 1 1 0 3.5 1.7 1.7 0 0 1 0-3.5M10.1 9.3H13v1.3c.4-.8 1.4-1.6 2.9-1.6 3 0 3.6 2 3.6 4.600V19h-3v-4.800c0-1.2 0-2.6-1.6-2.600s-1.8 1.2-1.8 2.500V19h-3z',
  },
  {
    name: 'Instagram',
    drawing:
      'M8 3.500h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500m0 2A2.5 2.5 0 0 0 5.5 8v8A2.5 2.5 0 0 0 8 18.500h8a2.5 2.5 0 0 0 2.5-2.500V8A2.5 2.5 0 0 0 16 5.500zm4 2.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8m0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4m4.3-3.200a1 1 0 1 1 0 2 1 1 0 0 1 0-2',
  },
];

export function Footer() {
  const [social, setSocial] = useState<string>();
  return (
    <footer className="mt-auto border-t border-line bg-card">
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-[1.6fr_repeat(5,1fr)] xl:grid-cols-[minmax(11rem,1fr)_repeat(5,max-content)] xl:gap-x-10">
        <div className="max-lg:col-span-full">
          <Logo />
          <p className="mt-4 max-w-[26ch] text-balance text-sm text-ink-2">The phone is answered. You keep working.</p>
          <div className="-ml-2.5 mt-5 flex gap-1">
            {socials.map(({ name, drawing }) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                onClick={() => setSocial(name)}
                className="grid size-10 place-items-center rounded-full text-ink-2 hover:bg-mist hover:text-ink"
              >
                <svg viewBox="0 0 24 24" className="size-5 fill-current" fillRule="evenodd" aria-hidden="true">
                  <path d={drawing} />
                </svg>
              </button>
            ))}
          </div>
        </div>
        {footerColumns.map(({ title, places }) => (
          <nav key={title} aria-label={`${title}, footer`}>
            <h2 className="text-sm font-semibold tracking-normal">{title}</h2>
            <ul className="mt-3 grid gap-0.5">
              {places.map(({ path, label, when }) => (
                <li key={path} className={when && `when-${when}`}>
                  <Link
                    to={path}
                    className="-mx-1 inline-block rounded-s px-1 py-1 text-sm text-ink-2 no-underline hover:text-ink hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap">
        <p className="border-t border-line py-5 text-xs text-ink-2">
          Telle is free software under the Apache License 2.0.
        </p>
      </div>
      <Dialog
        open={social !== undefined}
        onClose={() => setSocial(undefined)}
        title={social ?? ''}
        actions={<Button onClick={() => setSocial(undefined)}>OK</Button>}
      >
        This link would redirect to the official {social} page.
      </Dialog>
    </footer>
  );
}
