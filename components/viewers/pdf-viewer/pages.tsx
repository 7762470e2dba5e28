import { useVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Page } from 'react-pdf';
import { useMessages } from '../../messages/locale.tsx';
import { markedRun, type Match } from './find-text.ts';
import type keys from '../../locales/en-US/pdf-viewer.json';
import english from '../../locales/en-US/pdf-viewer.json?messages';
import * as styles from './pdf-view.css.ts';
import type { Hit, Pdf } from './use-find.ts';
import { actualSize, percentOf, stepFrom, type Zoom } from './zoom.ts';

export type PagesHandle = { goTo: (page: number) => void };

type Props = {
  ref: Ref<PagesHandle>;
  pdf: Pdf;
  label: string;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** What the zoom comes to in the room that there is. */
  onPercent: (percent: number) => void;
  page: number;
  onPage: (page: number) => void;
  onGoTo: (page: number) => void;
  hits: readonly Hit[];
  current: Hit | undefined;
  onProblem: ((problem: Error) => void) | undefined;
};

type Size = { width: number; height: number };
/** Around and between pages, in px. */
const gap = 16;
const a4: Size = { width: 595, height: 842 };
const noMatches: readonly Match[] = [];
const turns: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };
const zooms: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };

/** Safari on phones draws nothing at all on a larger canvas. */
const mostPixels = 16_000_000;

type SheetProps = {
  number: number;
  name: string;
  failed: string;
  /** Of the page at its own size. */
  area: number;
  scale: number;
  matches: readonly Match[];
  current: Match | undefined;
  onSize: (number: number, size: Size) => void;
  onProblem: ((problem: Error) => void) | undefined;
};

// a page that is drawn anew flickers
const Sheet = memo(function Sheet({
  number,
  name,
  failed,
  area,
  scale,
  matches,
  current,
  onSize,
  onProblem,
}: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const mark = useCallback(
    ({ str, itemIndex }: { str: string; itemIndex: number }) => markedRun(str, itemIndex, matches, current),
    [matches, current],
  );
  const showMatch = () => {
    if (current)
      sheet.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  };
  return (
    <article ref={sheet} aria-label={name} className={styles.sheet}>
      <Page
        suspense={false}
        pageNumber={number}
        scale={scale}
        // phones have three, which is nine times the memory for little
        devicePixelRatio={Math.min(devicePixelRatio, 2, Math.sqrt(mostPixels / (area * scale ** 2)))}
        renderAnnotationLayer={false}
        customTextRenderer={mark}
        loading={null}
        error={<p className={styles.failed}>{failed}</p>}
        noData={null}
        onLoadSuccess={({ originalWidth, originalHeight }) =>
          onSize(number, { width: originalWidth, height: originalHeight })
        }
        onLoadError={onProblem}
        onRenderError={onProblem}
        onRenderTextLayerSuccess={showMatch}
      />
    </article>
  );
});

/** Where each page is and how large, as the zoom makes it in the room that there is; what is read keeps its place. */
function usePagesLayout({ zoom, page, count }: { zoom: Zoom; page: number; count: number }) {
  const scroller = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<Size>();
  // most documents have pages of one size, the first one's; the others are put right when they come
  const [sizes, setSizes] = useState<Readonly<Record<number, Size>>>({});
  const sizeOf = (number: number) => sizes[number] ?? sizes[1] ?? a4;
  // each page fits by itself: were it by the one in view, all of them would jump while one scrolls on to another size
  const shareOf = (number: number) => percentOf(zoom, room ?? { width: 600, height: 600 }, sizeOf(number));
  const scaleOf = (number: number) => shareOf(number) * actualSize;

  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and nowhere memoised
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizeOf(index + 1).height * scaleOf(index + 1),
    gap,
    paddingStart: gap,
    paddingEnd: gap,
    overscan: 1,
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () =>
      setRoom({ width: element.clientWidth - 2 * gap, height: element.clientHeight - 2 * gap });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  /** What is read while the sizes of pages change, as a page and how much of it is above; until the pages have moved. */
  const kept = useRef<{ index: number; share: number }>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    const { index, share } = kept.current ?? {};
    const place = index === undefined ? undefined : virtual.measurementsCache[index];
    kept.current = undefined;
    if (!element || !place || share === undefined) return;
    const top = place.start + share * place.size;
    // to be set to where it is would stop a finger's swing
    if (Math.abs(top - element.scrollTop) > 1) element.scrollTop = top;
  });
  useLayoutEffect(() => {
    const top = scroller.current?.scrollTop ?? 0;
    const place = virtual.measurementsCache[page - 1];
    if (top > 0 && place) kept.current = { index: page - 1, share: (top - place.start) / place.size };
    virtual.measure();
    // oxlint-disable-next-line react/exhaustive-deps -- the virtualizer is another object each time
  }, [zoom, room, sizes]);
  const onSize = useCallback(
    (number: number, size: Size) =>
      setSizes((known) =>
        (known[number] ?? known[1])?.width === size.width &&
        (known[number] ?? known[1])?.height === size.height
          ? known
          : { ...known, [number]: size },
      ),
    [],
  );
  return { scroller, virtual, sizeOf, scaleOf, percent: shareOf(page), onSize };
}

/** The pages in a box to scroll, of which those in view are there. */
export function Pages({
  ref,
  pdf,
  label,
  zoom,
  onZoom,
  onPercent,
  page,
  onPage,
  onGoTo,
  hits,
  current,
  onProblem,
}: Props) {
  const text = useMessages<keyof typeof keys>('pdf-viewer', english);
  const count = pdf.numPages;
  const { scroller, virtual, sizeOf, scaleOf, percent, onSize } = usePagesLayout({ zoom, page, count });

  // oxlint-disable-next-line react/exhaustive-deps -- another function each time, which does the same
  useEffect(() => onPercent(percent), [percent]);

  useImperativeHandle(ref, () => ({
    goTo: (number) => virtual.scrollToIndex(number - 1, { align: 'start' }),
  }));
  useEffect(() => {
    if (current) virtual.scrollToIndex(current.page - 1, { align: 'auto' });
    // oxlint-disable-next-line react/exhaustive-deps -- the virtualizer is another object each time
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const turn = turns[event.key];
    const zoomStep = zooms[event.key];
    if (!turn && !zoomStep) return;
    event.preventDefault();
    if (turn) onGoTo(page + turn);
    else if (zoomStep) onZoom(stepFrom(percent, zoomStep));
  };

  return (
    // a box that scrolls takes keys, and needs the focus for it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={scroller}
      className={styles.pages}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => {
        const item = virtual.getVirtualItemForOffset(scrollTop + clientHeight / 3);
        if (item) onPage(item.index + 1);
      }}
    >
      <div className={styles.roll} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const number = index + 1;
          const own = hits.filter((hit) => hit.page === number).map(({ match }) => match);
          const { width, height } = sizeOf(number);
          const scale = scaleOf(number);
          return (
            <div
              key={number}
              className={styles.place}
              style={{ translate: `0 ${start}px`, minInlineSize: width * scale, blockSize: height * scale }}
            >
              <Sheet
                number={number}
                name={text('page', { page: number, count })}
                failed={text('pageFailed', { page: number })}
                area={width * height}
                scale={scale}
                matches={own.length > 0 ? own : noMatches}
                current={current?.page === number ? current.match : undefined}
                onSize={onSize}
                onProblem={onProblem}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
