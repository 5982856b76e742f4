// Two other features that this one hands its work to, or has it from, as ways on at the end of a page.
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { features } from '../paths.ts';
import type { Neighbour } from './content/shapes.ts';

export function Neighbours({ list }: { list: readonly [Neighbour, Neighbour] }) {
  return (
    <nav aria-label="Features that go with it" className="wrap pb-[clamp(3.5rem,8vw,6.5rem)]">
      <ul className="grid gap-px overflow-hidden rounded-l border border-line bg-line md:grid-cols-2">
        {list.map(({ slug, words }) => {
          const place = features.find(({ path }) => path === `/features/${slug}`);
          return (
            place && (
              <li
                key={slug}
                className="group relative grid grid-cols-[1fr_auto] items-center gap-6 bg-card p-6 hover:bg-paper sm:p-8"
              >
                <span>
                  <Link
                    to={place.path}
                    className="text-lg font-semibold no-underline after:absolute after:inset-0 group-hover:underline"
                  >
                    {place.label}
                  </Link>
                  <span className="mt-1 block max-w-[44ch] text-sm text-ink-2">{words}</span>
                </span>
                <ArrowRight aria-hidden="true" className="size-5 text-signal" />
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
