// What stands where a talk can begin: two things to say, and a line to write one's own. Nothing is loaded and nobody is a
// visitor before the first word.
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { sampleGreeting } from '#domains/samples/contract.ts';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { MicButton } from './mic-button.tsx';
import { said } from './said.ts';

const Conversation = lazy(() => import('./conversation.tsx'));

/** With words, or by opening the ear. */
export type Beginning = { readonly words?: string };
type Desk = { readonly slug: string; readonly name: string; readonly asks: readonly string[] };

/** The body of a panel: the opener, and from the first word on the talk itself. Give it a `key` of the desk. */
export function LiveTalk({ desk }: { desk: Desk }) {
  const [begun, setBegun] = useState<Beginning>();
  const { slug, name, asks } = desk;
  if (begun)
    return (
      <Suspense fallback={<Waiting />}>
        <Conversation slug={slug} name={name} begun={begun} />
      </Suspense>
    );
  return <Opener name={name} asks={asks} onBegin={setBegun} />;
}

function Waiting() {
  return (
    <div className="grid min-h-80 place-content-center">
      <Spinner />
    </div>
  );
}

type OpenerProps = { name: string; asks: readonly string[]; onBegin: (how: Beginning) => void };

function Opener({ name, asks, onBegin }: OpenerProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    if (text !== '') onBegin({ words: text });
  };
  return (
    <>
      <div className="grid min-h-80 grid-rows-[1fr] content-end gap-2.5 px-5 py-5 text-[0.97rem] sm:px-6">
        <p className={`${said.telle} self-start`}>{sampleGreeting(name)}</p>
        <p className="mb-1 text-sm text-ink-2">Begin with one of these, or with your own words.</p>
        {asks.map((words) => (
          <button
            key={words}
            type="button"
            onClick={() => onBegin({ words })}
            className="w-fit max-w-[88%] justify-self-end rounded-m rounded-br-[4px] border-[1.5px] border-dashed border-edge/60 px-3.5 py-2 text-left hover:border-solid hover:border-ink hover:bg-mist"
          >
            {words}
          </button>
        ))}
      </div>
      <form onSubmit={submit} className="flex gap-2 border-t border-line px-5 py-4 sm:px-6">
        <input
          name="words"
          aria-label={`Say something to ${name}`}
          placeholder="Your words"
          autoComplete="off"
          maxLength={2000}
          required
          className={inputLook}
        />
        <MicButton isOpen={false} onClick={() => onBegin({})} />
        <Button type="submit" aria-label="Send" className="px-4">
          <SendHorizontal aria-hidden="true" className="size-5" />
        </Button>
      </form>
    </>
  );
}
