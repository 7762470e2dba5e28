import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import {
  ChevronIcon,
  ChevronUpIcon,
  DownloadIcon,
  ExternalIcon,
  SearchIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../../display/icon/icon.tsx';
import type keys from '../../locales/en-US/pdf-viewer.json';
import english from '../../locales/en-US/pdf-viewer.json?messages';
import * as styles from './pdf-view.css.ts';
import { stepFrom, type Zoom } from './zoom.ts';

type Props = {
  fileName: string;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  zoom: Zoom;
  /** What the zoom comes to. */
  percent: number;
  onZoom: (zoom: Zoom) => void;
  isFinding: boolean;
  onFind: () => void;
  downloadUrl: string | undefined;
  printUrl: string | undefined;
};

/** Whether a key stays in a field, since there is text to move through. */
function hasRoom(target: EventTarget, isBack: boolean) {
  if (!(target instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = target;
  return selectionStart !== selectionEnd || (isBack ? selectionStart !== 0 : selectionEnd !== value.length);
}

/** Moves the focus along the toolbar, round and round. */
function moveAlong(event: KeyboardEvent<HTMLDivElement>) {
  const { key, currentTarget, target } = event;
  // those are the browser's
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isRtl = currentTarget.matches(':dir(rtl)');
  const isBack = key === (isRtl ? 'ArrowRight' : 'ArrowLeft');
  const isOn = key === (isRtl ? 'ArrowLeft' : 'ArrowRight');
  const isEnd = key === 'Home' || key === 'End';
  if ((!isBack && !isOn && !isEnd) || hasRoom(target, isBack || key === 'Home')) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-control]')];
  const at = all.findIndex((each) => each === target);
  const next = isEnd
    ? key === 'Home'
      ? 0
      : all.length - 1
    : (at + (isBack ? -1 : 1) + all.length) % all.length;
  event.preventDefault();
  all[next]?.focus();
}

type Control = { 'data-control': string; tabIndex: number; size: 'small' };

/** The number of the page in view, which can be typed. */
function PageField({ page, onPage, ...control }: Pick<Props, 'page' | 'onPage'> & Control) {
  const text = useMessages<keyof typeof keys>('pdf-viewer', english);
  const format = new Intl.NumberFormat(useLocale(), { useGrouping: false });
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    // people type the digits of their language, or others
    const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
    const wanted = Number(
      [...typed.trim()].map((each) => (digits.includes(each) ? digits.indexOf(each) : each)).join(''),
    );
    setTyped(undefined);
    if (Number.isInteger(wanted) && wanted > 0) onPage(wanted);
  };

  return (
    <div className={styles.pageField}>
      <TextField
        {...control}
        label={text('pageField')}
        labelHidden
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? format.format(page)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setTyped(undefined);
        }}
      />
    </div>
  );
}

function ZoomControls({
  control,
  zoom,
  percent,
  onZoom,
}: Pick<Props, 'zoom' | 'percent' | 'onZoom'> & { control: (name: string) => Control }) {
  const text = useMessages<keyof typeof keys>('pdf-viewer', english);
  const locale = useLocale();
  return (
    <>
      <IconButton
        {...control('zoomOut')}
        label={text('zoomOut')}
        icon={<ZoomOutIcon />}
        onClick={() => onZoom(stepFrom(percent, -1))}
      />
      <output className={styles.percent}>
        {new Intl.NumberFormat(locale, { style: 'percent' }).format(percent)}
      </output>
      <IconButton
        {...control('zoomIn')}
        label={text('zoomIn')}
        icon={<ZoomInIcon />}
        onClick={() => onZoom(stepFrom(percent, 1))}
      />
      {(['width', 'page'] as const).map((fit) => (
        <Button
          key={fit}
          {...control(fit)}
          variant="twoState"
          pressed={zoom === fit}
          onClick={() => onZoom(fit)}
        >
          {text(fit === 'width' ? 'fitWidth' : 'fitPage')}
        </Button>
      ))}
    </>
  );
}

/** What can be done with the document: one stop of Tab, within which the arrow keys move (APG: toolbar). */
export function Toolbar({
  fileName,
  page,
  pageCount,
  onPage,
  zoom,
  percent,
  onZoom,
  isFinding,
  onFind,
  downloadUrl,
  printUrl,
}: Props) {
  const text = useMessages<keyof typeof keys>('pdf-viewer', english);
  const [stop, setStop] = useState('next');
  const control = (name: string): Control => ({
    'data-control': name,
    tabIndex: stop === name ? 0 : -1,
    size: 'small',
  });
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its controls take it in turn
    <div
      role="toolbar"
      aria-label={text('toolbar', { fileName })}
      className={styles.bar}
      onKeyDown={moveAlong}
      onFocus={({ target }) => setStop(target.dataset['control'] ?? stop)}
    >
      <IconButton
        {...control('previous')}
        label={text('previousPage')}
        icon={<ChevronUpIcon />}
        aria-disabled={page === 1}
        onClick={() => {
          if (page > 1) onPage(page - 1);
        }}
      />
      <IconButton
        {...control('next')}
        label={text('nextPage')}
        icon={<ChevronIcon />}
        aria-disabled={page === pageCount}
        onClick={() => {
          if (page < pageCount) onPage(page + 1);
        }}
      />
      <PageField {...control('page')} page={page} onPage={onPage} />
      <span className={styles.count}>{text('ofPages', { count: pageCount })}</span>
      <span className={styles.gap} />
      <ZoomControls control={control} zoom={zoom} percent={percent} onZoom={onZoom} />
      <span className={styles.gap} />
      <IconButton
        {...control('find')}
        label={text('find')}
        icon={<SearchIcon />}
        aria-expanded={isFinding}
        onClick={onFind}
      />
      {downloadUrl === undefined ? null : (
        <IconButton
          {...control('download')}
          label={text('download')}
          icon={<DownloadIcon />}
          href={downloadUrl}
          download={fileName}
        />
      )}
      {printUrl === undefined ? null : (
        <IconButton
          {...control('print')}
          label={text('print')}
          icon={<ExternalIcon />}
          href={printUrl}
          target="_blank"
          rel="noopener"
        />
      )}
    </div>
  );
}
