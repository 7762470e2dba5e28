import { Button, InfoBar } from '@portico/components';
import {
  ChunkLoadError,
  lazyWithRetry,
  type LazyComponent,
  type LazyFailureProps,
  type LazyOptions,
} from '@portico/components/lazy';
import { useEffect, useEffectEvent, useState, type ComponentType, type FunctionComponent } from 'react';
import type { Area } from '../locales/area.ts';
import { useSite } from '../site/site.tsx';
import { useShowToast } from './toasts.tsx';
import { keepTypedText } from './typed-text.ts';

/** The texts of a lazy part that the page does not load itself: they are loaded beside it, again after a failure. */
type Texts = Pick<Area<never>, 'load'>;

/** @returns what `lazyWithRetry` takes to load them */
export function alsoLoading(texts: Texts | undefined): Pick<LazyOptions<object>, 'useAlso'> {
  if (!texts) return {};
  return {
    useAlso: () => {
      const { locale } = useSite().boot;
      return () => texts.load(locale);
    },
  };
}

type Load<Props> = () => Promise<{ default: FunctionComponent<Props> }>;

/** Whether the code isn't there because a newer release has replaced it: only a reload helps. */
export const isReplaced = (error: unknown): boolean =>
  error instanceof ChunkLoadError && error.reason === 'missing';

/** Loads the page again without losing what was typed: forms have their drafts, and other fields are kept for it. */
export function reload(): void {
  keepTypedText();
  window.location.reload();
}

/** Says in its place that a part could not be loaded, and loads it again when asked to. */
export function PartFailure({ error, retry, isRetrying }: Omit<LazyFailureProps<never>, 'props'>) {
  const { t } = useSite();
  const tryAgain = async () => {
    // the button goes; a dialog takes the focus when it opens
    if (await retry()) document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  if (isReplaced(error))
    return (
      <InfoBar
        variant="info"
        live
        action={
          <Button size="small" onClick={reload}>
            {t('app.reload')}
          </Button>
        }
      >
        {t('error.updated')}
      </InfoBar>
    );
  return (
    <InfoBar
      variant="alert"
      live
      action={
        <Button
          size="small"
          loading={isRetrying}
          loadingLabel={t('app.retry')}
          onClick={() => void tryAgain()}
        >
          {t('app.retry')}
        </Button>
      }
    >
      {t('error.offline')}
    </InfoBar>
  );
}

type PartOptions<Props> = { texts?: Texts; /** Shown until it is loaded. */ Pending?: ComponentType<Props> };

/** A part of a page that is loaded when it is rendered; where it can't be loaded, its place says so. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { texts, Pending }: PartOptions<Props> = {},
): LazyComponent<Props> {
  return lazyWithRetry<Props>(load, {
    Failed: PartFailure,
    ...alsoLoading(texts),
    ...(Pending && { Pending }),
  });
}

/** How long until what failed silently is tried again, in ms. */
const silentRetryDelay = 10_000;

function RetrySilently({ retry, isRetrying }: Omit<LazyFailureProps<never>, 'props'>) {
  const handle = useEffectEvent(() => void retry());
  useEffect(() => {
    if (isRetrying) return undefined;
    const timer = setTimeout(() => handle(), silentRetryDelay);
    return () => clearTimeout(timer);
  }, [isRetrying]);
  return null;
}

/** An extra that the page can do without: where it can't be loaded, it is tried again without a word. */
export function lazyExtra<Props extends object>(load: Load<Props>, texts?: Texts): LazyComponent<Props> {
  return lazyWithRetry<Props>(load, { Failed: RetrySilently, ...alsoLoading(texts) });
}

/** Says in a toast that what was to open could not be loaded. Renders nothing. */
export function NotOpened({ error, onShown }: { error: unknown; onShown: () => void }) {
  const { t } = useSite();
  const showToast = useShowToast();
  const report = useEffectEvent(() => {
    showToast(
      isReplaced(error)
        ? { variant: 'info', text: t('error.updated'), action: { label: t('app.reload'), onSelect: reload } }
        : { variant: 'alert', text: t('error.offline') },
    );
    onShown();
  });
  useEffect(() => report(), []);
  return null;
}

type DialogProps = { open: boolean; onOpenChange: (isOpen: boolean) => void };

/** A dialog that is loaded when it first opens; where it can't be loaded, a toast says so, and the next press tries again. */
export function lazyDialog<Props extends DialogProps>(
  load: Load<Props>,
  texts?: Texts,
): ComponentType<Props> {
  const Dialog = lazyWithRetry<Props & { onFailed: () => void }>(load, {
    ...alsoLoading(texts),
    Failed: ({ error, props }) => <NotOpened error={error} onShown={props.onFailed} />,
  });
  return function LazyDialog(props: Props) {
    // stays after the first time, to close in its own way
    const [wasOpened, setOpened] = useState(false);
    if (props.open && !wasOpened) setOpened(true);
    const fail = () => {
      setOpened(false);
      props.onOpenChange(false);
    };
    return wasOpened && <Dialog {...props} onFailed={fail} />;
  };
}
