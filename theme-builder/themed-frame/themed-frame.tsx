import { Button, Spinner } from '@portico/components';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useCallback,
  type RefCallback,
} from 'react';
import type { Themed } from '../store/editor-state.ts';
import { useBuilder } from '../store/use-editor.ts';
import { createFramePreview, type FramePreview } from '../preview/frame-preview.ts';
import type { Contrast } from '../preview/page-preview.ts';
import type { PageWindow } from '../preview/page-window.ts';
import * as styles from './themed-frame.css.ts';

const nameOf = (variable: string) => variable.slice('var('.length, -1);

/** Makes what is `width` × `height` px as large as the element that the ref is given has room for, at most full size. */
const useScale = ({ width, height }: { width: number; height: number }): RefCallback<HTMLElement> =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const set = (variable: string, value: number) =>
        element.style.setProperty(nameOf(variable), String(value));
      set(styles.pageWidth, width);
      set(styles.pageHeight, height);
      const fit = () => set(styles.scale, Math.min(1, element.clientWidth / width));
      fit();
      const observer = new ResizeObserver(fit);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [width, height],
  );

export type ThemedFrameProps = {
  /** What is to be seen in it, for those who hear it. */
  title: string;
  /** A page of this site. Another one loads the frame anew. */
  address: string;
  /** Of the page, in its own px; it is made as small as its place needs. */
  width: number;
  /**
   * Likewise.
   * @default that of a screen of this width
   */
  height?: number;
  /** The theme that the page wears, at each moment; without one, what the server sends: what is published. */
  look?: Themed;
  /**
   * For whom the page is shown.
   * @default as this browser asks
   */
  contrast?: Contrast;
  /** A picture is only looked at: nothing in it can be pressed, and Tab goes past it. */
  use: 'picture' | 'page';
  /** Does more to the page whenever it has come. Another function takes the place of the one before. */
  onPage?: (page: PageWindow) => () => void;
};

/** Screens of phones are taller than wide, others wider than tall. */
const screenHeight = (width: number) =>
  Math.round(width < 600 ? width * 1.8 : width < 1000 ? width * 1.25 : width * 0.625);

/** The page of a frame when it has come; undefined when the server or the way to it failed. */
function pageOf(frame: HTMLIFrameElement): PageWindow | undefined {
  // null when the browser shows its own page about what went wrong
  const page = frame.contentDocument?.defaultView ?? undefined;
  const [answer] = (page?.performance.getEntriesByType('navigation') ?? []) as PerformanceNavigationTiming[];
  return answer && answer.responseStatus >= 500 ? undefined : page;
}

type Outcome = { status: 'loading' | 'failed' } | { status: 'ready'; page: PageWindow };
const loading: Outcome = { status: 'loading' };

/** Shows the theme on the frame's page once it has come. */
function useFrameTheme(outcome: Outcome, { look, contrast }: Pick<ThemedFrameProps, 'look' | 'contrast'>) {
  const preview = useRef<FramePreview>(undefined);
  const isDressed = look !== undefined;
  const dress = useEffectEvent((page: PageWindow, shownFor: Contrast | undefined) =>
    look ? createFramePreview(page, { look, contrast: shownFor }) : undefined,
  );
  // by outcome, not by its window: that stays the same when the frame goes to another page
  useLayoutEffect(() => {
    if (outcome.status !== 'ready' || !isDressed) return undefined;
    const own = dress(outcome.page, contrast);
    preview.current = own;
    return () => {
      preview.current = undefined;
      own?.remove();
    };
  }, [outcome, isDressed, contrast]);
  useLayoutEffect(() => {
    if (look) preview.current?.show(look);
  }, [look]);
}

/**
 * A page of this site in a frame, as large as its place, in any theme. Its own React hears nothing of the theme: one
 * stylesheet in the frame's window is all that changes.
 */
export function ThemedFrame({
  title,
  address,
  width,
  height = screenHeight(width),
  look,
  contrast,
  use,
  onPage,
}: ThemedFrameProps) {
  const { t } = useBuilder().texts;
  const [attempt, setAttempt] = useState(1);
  const visit = `${attempt} ${address}`;
  const [latest, setOutcome] = useState<{ of: string; outcome: Outcome }>();
  const outcome: Outcome = latest?.of === visit ? latest.outcome : loading;
  const place = useScale({ width, height });
  const box = useRef<HTMLDivElement>(null);
  useFrameTheme(outcome, { look, contrast });
  useEffect(
    () => (outcome.status === 'ready' && onPage ? onPage(outcome.page) : undefined),
    [outcome, onPage],
  );
  useEffect(() => {
    if (outcome.status !== 'ready') return undefined;
    const leave = () => setOutcome(undefined);
    outcome.page.addEventListener('pagehide', leave);
    return () => outcome.page.removeEventListener('pagehide', leave);
  }, [outcome]);

  const isPicture = use === 'picture';
  const isReady = outcome.status === 'ready';
  return (
    <div ref={box} tabIndex={-1} className={styles.stage}>
      <div
        ref={place}
        className={styles.frame}
        {...(isPicture && isReady && { role: 'img', 'aria-label': title })}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site, with its scripts */}
        <iframe
          key={visit}
          className={styles.page}
          data-loading={isReady ? undefined : ''}
          title={title}
          src={address}
          loading="lazy"
          inert={isPicture || !isReady}
          tabIndex={isPicture ? -1 : undefined}
          onLoad={({ currentTarget }) => {
            const page = pageOf(currentTarget);
            setOutcome({ of: visit, outcome: page ? { status: 'ready', page } : { status: 'failed' } });
          }}
        />
        {outcome.status === 'loading' && (
          <p className={styles.note}>
            <Spinner size="small" />
            {t('area.loading')}
          </p>
        )}
        {outcome.status === 'failed' && (
          <div className={styles.note}>
            <p className={styles.problem} role="alert">
              {t('area.failed')}
            </p>
            <Button
              size="small"
              aria-label={`${t('panel.again')}: ${title}`}
              onClick={() => {
                // the button goes
                box.current?.focus();
                setAttempt(attempt + 1);
              }}
            >
              {t('panel.again')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
