import {
  Component,
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { lazyModule, type LazyModule } from './lazy-module.ts';
import { ChunkLoadError } from './load-chunk.ts';

type ComponentModule<Props> = { default: ComponentType<Props> };

export type LazyFailureProps<Props> = {
  /** A `ChunkLoadError`, or what the component threw while rendering. */
  error: unknown;
  /** Loads it again and then shows it. @returns whether it was loaded; if not, this stays, with the new error */
  retry: () => Promise<boolean>;
  isRetrying: boolean;
  /** What the component was to be rendered with. */
  props: Props;
};

export type LazyOptions<Props> = {
  /** Rendered until the component is loaded. @default nothing */
  Pending?: ComponentType<Props>;
  /** Rendered in its place when it could not be loaded or rendered. */
  Failed: ComponentType<LazyFailureProps<Props>>;
  /**
   * Whether the server renders the component, or what is pending: for what needs a browser.
   * @default 'component'
   */
  onServer?: 'component' | 'pending';
  /** Returns what else is to be loaded beside the component, such as its texts; called as a hook. */
  useAlso?: () => () => Promise<unknown>;
};

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads it before it is rendered. */
  preload: () => Promise<unknown>;
  isLoaded: () => boolean;
};

/**
 * A component that is loaded when it is first rendered: `React.lazy` with a failure that people can recover from. Loading fails
 * after 120 s, or with the network; `Failed` says so and offers to retry. It is retried by itself when the network is back.
 *
 * @param load `() => import('./component.tsx')`
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
  { Pending = Nothing, Failed, onServer = 'component', useAlso = useNothing }: LazyOptions<Props>,
): LazyComponent<Props> {
  const module = lazyModule(load);
  let shared = lazy(module.load);
  const current = (): ComponentType<Props> => {
    const { status, module: ready } = module.state();
    if (ready) return ready.default;
    // React.lazy never recovers from a failure
    if (status === 'failed') shared = lazy(module.load);
    return shared;
  };

  function LazyWithRetry(props: Props) {
    const loadAlso = useAlso();
    const [{ Loaded, attempt }, setShown] = useState(() => {
      // whoever reads it while rendering reports its failure
      loadAlso().catch(ignore);
      return { Loaded: current(), attempt: 0 };
    });
    const [isRetrying, setRetrying] = useState(false);
    const isHydrated = useIsHydrated();
    const show = () =>
      startTransition(() => setShown((before) => ({ Loaded: current(), attempt: before.attempt + 1 })));
    const retry = async () => {
      setRetrying(true);
      try {
        await Promise.all([module.load(), loadAlso()]);
        show();
        return true;
      } catch {
        return false;
      } finally {
        setRetrying(false);
      }
    };
    const pending = <Pending {...props} />;
    if (onServer === 'pending' && !isHydrated) return pending;
    return (
      <FailureBoundary
        key={attempt}
        renderFailure={(error) => (
          <>
            <Recovery module={module} error={error} onLoaded={show} onOnline={() => void retry()} />
            <Failed error={latestOf(module, error)} retry={retry} isRetrying={isRetrying} props={props} />
          </>
        )}
      >
        <Suspense fallback={pending}>
          <Loaded {...props} />
        </Suspense>
      </FailureBoundary>
    );
  }
  return Object.assign(LazyWithRetry, {
    preload: module.load,
    isLoaded: () => module.state().status === 'ready',
  });
}

function Nothing() {
  return null;
}

async function nothing() {}
const useNothing = () => nothing;

function ignore() {}
const neverChanges = () => () => {};

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** The error of the last try: the boundary only knows the first. */
function latestOf(module: LazyModule<unknown>, error: unknown): unknown {
  const state = module.state();
  return error instanceof ChunkLoadError && state.status === 'failed' ? state.error : error;
}

type RecoveryProps = {
  module: LazyModule<unknown>;
  error: unknown;
  onLoaded: () => void;
  onOnline: () => void;
};

/** Recovers without a press: when the module was loaded for someone else, and when the network is back. */
function Recovery({ module, error, onLoaded, onOnline }: RecoveryProps) {
  const isReady = useSyncExternalStore(module.subscribe, () => module.state().status === 'ready');
  // then something else has failed
  const [wasReady] = useState(isReady);
  const handleLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (isReady && !wasReady) handleLoaded();
  }, [isReady, wasReady]);
  const canRecover = error instanceof ChunkLoadError;
  const handleOnline = useEffectEvent(onOnline);
  useEffect(() => {
    if (!canRecover) return undefined;
    const handle = () => handleOnline();
    window.addEventListener('online', handle);
    return () => window.removeEventListener('online', handle);
  }, [canRecover]);
  return null;
}

type BoundaryProps = { children: ReactNode; renderFailure: (error: unknown) => ReactNode };

/** Keeps a failure inside from taking the page with it; React reports it. */
class FailureBoundary extends Component<BoundaryProps, { error?: unknown; hasFailed: boolean }> {
  override state: { error?: unknown; hasFailed: boolean } = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.renderFailure(this.state.error) : this.props.children;
  }
}
