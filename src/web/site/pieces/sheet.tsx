// What lies on the desk after a call: a form filled in, two lists kept apart, one sentence in several languages.
import { Check, Minus } from 'lucide-react';
import type { Side } from '../content/shapes.ts';

/** A field without a value says that it was left to a person. */
export function Sheet({ fields }: { fields: readonly (readonly [label: string, value: string | null])[] }) {
  return (
    <dl className="figures grid text-sm">
      {fields.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-5 border-b border-line py-2.5 first:pt-0 last:border-0 sm:grid-cols-[2fr_3fr]"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className={value ? 'font-medium' : 'text-ink-2'}>{value ?? 'not asked'}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Sides({ sides }: { sides: readonly [Side, Side] }) {
  return (
    <div className="grid gap-x-8 gap-y-7 text-sm sm:grid-cols-2">
      {sides.map(({ title, list }, side) => (
        <div key={title}>
          <p className="border-b-2 border-ink pb-2 font-semibold">{title}</p>
          <ul>
            {list.map((words) => (
              <li key={words} className="flex gap-2.5 border-b border-line py-2.5 last:border-0">
                {side === 0 ? (
                  <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sage" />
                ) : (
                  <Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
                )}
                {words}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export function Voices({ voices }: { voices: readonly { readonly language: string; readonly words: string }[] }) {
  return (
    <dl className="grid text-sm">
      {voices.map(({ language, words }) => (
        <div
          key={language}
          className="grid gap-x-5 border-b border-line py-3 first:pt-0 last:border-0 sm:grid-cols-[5rem_1fr]"
        >
          <dt className="text-ink-2">{languageNames.of(language)}</dt>
          <dd className="font-medium" lang={language}>
            {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}
