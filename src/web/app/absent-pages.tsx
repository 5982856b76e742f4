// Pages whose script cannot be fetched: for want of a connection, or since the server is away. The router would load the
// document anew for them, and without a connection the browser shows a page of its own for that. Ours stands in their place
// instead, with the way around the desk above it.
import { Component, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';
import { logError } from '#web/client/error-log.ts';
import { Button } from '../ui/button.tsx';
import { isAbsent } from '../ui/lazy-part.ts';
import { useOnline } from './connection.tsx';

type Route = {
  readonly id: string;
  readonly path?: string | undefined;
  readonly lazy?: unknown;
  readonly children?: readonly Route[] | undefined;
};
type Lazy = Record<string, (() => Promise<unknown>) | undefined>;
type Module = { readonly module: string; readonly imports?: readonly string[] | undefined };
type Modules = Readonly<Record<string, Module | undefined>>;

const importScript = (path: string): Promise<unknown> => import(/* @vite-ignore */ path);

/** From now on a page that cannot be fetched is ours. */
export function useAbsentPages(): void {
  const routes = useContext(UNSAFE_DataRouterContext)?.router.routes;
  const modules: Modules | undefined = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  useEffect(() => {
    if (routes && modules) for (const route of routes) standIn(route, modules);
  }, [routes, modules]);
}

/** The script of each page by its path. */
const scripts = new Map<string, string>();

/** Sees to it that a route and those below it are asked for their script before the router asks. */
function standIn({ id, path, lazy, children = [] }: Route, modules: Modules): void {
  for (const child of children) standIn(child, modules);
  const script = modules[id]?.module;
  if (typeof lazy !== 'object' || lazy === null || script === undefined) return;
  if (path !== undefined) scripts.set(`/${path}`, script);
  const files = [script, ...(modules[id]?.imports ?? [])];
  const Instead = () => <AbsentPage files={files} />;
  const parts = lazy as Lazy;
  let here: Promise<boolean> | undefined;
  const isHere = () => {
    here ??= importScript(script).then(
      () => true,
      (failure: unknown) => {
        logError('LOAD_ERROR', failure, { what: script });
        return false;
      },
    );
    return here;
  };
  for (const [name, load] of Object.entries(parts)) {
    if (!load) continue;
    const instead = name === 'Component' ? Instead : undefined;
    parts[name] = async () => ((await isHere()) ? load() : instead);
  }
}

/** Fetches the script of the page at a path that somebody is about to choose. What fails is told to whoever chooses it. */
export function fetchAhead(path: string): void {
  const script = scripts.get(path);
  if (script !== undefined && navigator.onLine) importScript(script).catch(() => undefined);
}

/** A page that is absent so soon after a reload would be loaded over and over. */
const soonMs = 30_000;

function wasJustLoadedAnew(): boolean {
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return came?.type === 'reload' && performance.now() < soonMs;
}

/** An answer, be it that there is no such file any more: then a newer build is there. */
const isAnswered = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Loads the document anew where that leads to a page of ours: the server answers, and nothing keeps back what the page is made of. */
async function loadAnew(files: readonly string[]): Promise<boolean> {
  const answers = await Promise.all([location.href, ...files].map(isAnswered));
  const isThere = answers.every(Boolean);
  if (isThere) location.reload();
  return isThere;
}

type Around = { readonly at: string; readonly children: ReactNode };
type Caught = { readonly at: string; readonly failure?: unknown };

/** Around the pages of the desk: one of which a part cannot be fetched leaves the way to the others where it is. `at` is the page's path. */
export class AbsentParts extends Component<Around, Caught> {
  override state: Caught = { at: this.props.at };
  static getDerivedStateFromError(failure: unknown): Pick<Caught, 'failure'> {
    return { failure };
  }
  static getDerivedStateFromProps({ at }: Around, before: Caught): Caught | null {
    return at === before.at ? null : { at, failure: undefined };
  }
  override componentDidCatch(failure: unknown): void {
    if (isAbsent(failure)) logError('LOAD_ERROR', failure);
  }
  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (isAbsent(failure)) return <AbsentPage isOfPart />;
    throw failure;
  }
}

const none: readonly string[] = [];

type Props = {
  /** It stands for a page that came and broke for want of one of its parts: what is fetched anew at once may break anew. */
  readonly isOfPart?: boolean;
  /** What the page is made of. As long as one of these gets no answer, loading the document anew would lose what stands here. */
  readonly files?: readonly string[];
};

export function AbsentPage({ isOfPart = false, files = none }: Props) {
  const online = useOnline();
  const [tries, setTries] = useState<'none' | 'going' | 'in vain'>('none');
  const [mayComeByItself] = useState(() => !(isOfPart || wasJustLoadedAnew()));
  const waits = useRef(!mayComeByItself);
  const tryAgain = useCallback(async () => {
    setTries('going');
    if (!(await loadAnew(files))) setTries('in vain');
  }, [files]);
  // It comes by itself with the connection, and to whoever is back here when there is one; once, and not over and over.
  useEffect(() => {
    if (online && !waits.current) void tryAgain();
    waits.current = false;
  }, [online, tryAgain]);
  return (
    <div className="wrap grid min-h-[60vh] content-center py-16">
      <title>Not here yet · Telle</title>
      <h1 className="text-2xl">{online ? 'This page could not be loaded' : 'You are offline'}</h1>
      <p className="mt-3 max-w-[46ch] text-ink-2">
        {online ? 'No answer came.' : 'This page was not kept here. It comes by itself once you are back.'}
      </p>
      <p role="status" className="mt-3 min-h-6 text-sm text-ink-2">
        {tries === 'in vain' && 'No answer yet.'}
      </p>
      <div className="mt-4">
        <Button busy={tries === 'going'} onClick={() => void tryAgain()}>
          Try Again
        </Button>
      </div>
    </div>
  );
}
