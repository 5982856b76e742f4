// Pages whose script cannot be fetched: for want of a connection, or since the server is away. The router would load the
// document anew for them, and without a connection the browser shows a page of its own for that. Ours stands in their place
// instead, with the way around the desk above it.
import { Component, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';
import { logError } from '#web/client/error-log.ts';
import { Button } from '../ui/button.tsx';
import { useOnline } from './connection.tsx';

type Route = {
  readonly id: string;
  readonly path?: string | undefined;
  readonly lazy?: unknown;
  readonly children?: readonly Route[] | undefined;
};
type Lazy = Record<string, (() => Promise<unknown>) | undefined>;
type Modules = Readonly<Record<string, { readonly module: string } | undefined>>;

/** Whether something failed since its script could not be fetched: in the words of Chromium, Firefox and WebKit. */
export const isAbsent = (failure: unknown) =>
  failure instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(failure.message);

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
    const instead = name === 'Component' ? AbsentPage : undefined;
    parts[name] = async () => ((await isHere()) ? load() : instead);
  }
}

/** Fetches the script of the page at a path that somebody is about to choose. What fails is told to whoever chooses it. */
export function fetchAhead(path: string): void {
  const script = scripts.get(path);
  if (script !== undefined && navigator.onLine) importScript(script).catch(() => undefined);
}

/** Loads the document anew where that leads to a page of ours: the server answers, or this browser keeps the desk. */
async function loadAnew(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!answer || answer.status >= 500) return false;
  }
  location.reload();
  return true;
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

type Props = {
  /** It stands for a page that came and broke for want of one of its parts: what is fetched anew at once may break anew. */
  readonly isOfPart?: boolean;
};

export function AbsentPage({ isOfPart = false }: Props) {
  const online = useOnline();
  const [tries, setTries] = useState<'none' | 'going' | 'in vain'>('none');
  const waits = useRef(isOfPart);
  const tryAgain = useCallback(async () => {
    setTries('going');
    if (!(await loadAnew())) setTries('in vain');
  }, []);
  // It comes by itself with the connection, and to whoever is back here when there is one.
  useEffect(() => {
    if (online && !waits.current) void tryAgain();
    waits.current = false;
  }, [online, tryAgain]);
  return (
    <div className="wrap grid min-h-[60vh] content-center py-16">
      <title>Not here yet · Telle</title>
      <h1 className="text-2xl">{online ? 'This page could not be loaded' : 'You are offline'}</h1>
      <p className="mt-3 max-w-[46ch] text-ink-2">
        {online
          ? 'No answer came from the server.'
          : 'This page was not kept here. It comes by itself once you are back.'}
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
