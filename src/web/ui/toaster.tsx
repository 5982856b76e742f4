// Where toasts are drawn. Fetched with the first of them, since few pages show any.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { Spinner } from './spinner.tsx';
import { drawWith } from './toast.ts';
import { givesFocusBack } from './toast-focus.ts';
import { standsOverDialogs } from './toast-layer.ts';

function attend(toasts: HTMLElement): () => void {
  const ends = [givesFocusBack(toasts), standsOverDialogs(toasts)];
  return () => {
    for (const end of ends) end();
  };
}

function newLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'm-0 size-0 overflow-visible border-0 bg-transparent p-0';
  return layer;
}

export default function Toaster() {
  // Sonner forgets what was said before it stood.
  useEffect(() => drawWith(sonner), []);
  const [layer] = useState(newLayer);
  useLayoutEffect(() => attend(layer), [layer]);
  return createPortal(
    <Sonner
      position="top-right"
      offset={{ top: 84, right: 24 }}
      mobileOffset={{ top: 76, left: 16, right: 16 }}
      closeButton
      expand
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Dismiss',
        classNames: {
          toast:
            'toast flex w-full items-start gap-3 rounded-m border border-line bg-card p-4 pr-11 text-sm font-semibold text-ink shadow-lift',
          icon: 'mt-px shrink-0',
          closeButton: 'toast-close',
          actionButton: 'ml-auto -my-1 shrink-0 self-center rounded-full px-3 py-1 text-signal underline hover:bg-mist',
        },
      }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-sage" />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-signal" />,
        warning: <TriangleAlert aria-hidden="true" className="size-5 text-signal" />,
        info: <Info aria-hidden="true" className="size-5 text-ink-2" />,
        loading: <Spinner size="sm" label={null} />,
      }}
    />,
    layer,
  );
}
