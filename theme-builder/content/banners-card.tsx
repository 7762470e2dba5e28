import { Button, useAnnounce } from '@portico/components';
import { isSame } from '@portico/tokens';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as panel from '../style/panel.css.ts';
import type { Banner } from './backend.ts';
import { BannerPreview } from './banner-fields.tsx';
import { BannerItem, useBannerStatus } from './banner-item.tsx';
import { problemsOf } from './banner-problems.ts';
import { ContentCard } from './content-card.tsx';
import * as styles from './content.css.ts';
import { contentTexts } from '../locales/areas.ts';
import { usePart } from './use-part.ts';

const most = 20;
const newBanner: Banner = { variant: 'info', text: '', pages: ['jobs'] };

type Row = { key: string; banner: Banner };

let newKeys = 0;

/**
 * The banners with keys that move with them, so that what is open stays open and keeps the focus. Lists come back in two
 * ways: saved, as other objects in the same order, and discarded, as the objects that they were before.
 */
function useRows(banners: readonly Banner[], change: (banners: readonly Banner[]) => void) {
  const [arranged, setArranged] = useState<readonly Row[]>([]);
  const [keys] = useState(() => new WeakMap<Banner, string>());
  const isArranged = isSame(
    banners,
    arranged.map(({ banner }) => banner),
  );
  const areKnown = banners.every((banner) => keys.has(banner));
  const keyAt = (banner: Banner, index: number) =>
    (isArranged ? arranged[index]?.key : areKnown ? keys.get(banner) : undefined) ?? `given ${index}`;
  const rows = banners.map((banner, index) => ({ key: keyAt(banner, index), banner }));
  return {
    rows,
    set: (next: readonly Row[]) => {
      for (const { key, banner } of [...rows, ...next]) keys.set(banner, key);
      setArranged(next);
      change(next.map(({ banner }) => banner));
    },
  };
}

/** Adds, moves and removes banners, with the focus; and keeps which of them are open. */
function useBanners({ value, change }: ReturnType<typeof usePart<'banners'>>) {
  const { rows, set } = useRows(value, change);
  const t = contentTexts.useTexts();
  const announce = useAnnounce();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<{ row: Row; at: number }>();
  const list = useRef<HTMLUListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  return {
    rows,
    set,
    open,
    setOpen,
    wasRemoved: removed !== undefined,
    list,
    undoButton,
    add: () => {
      newKeys += 1;
      const key = `new ${newKeys}`;
      flushSync(() => {
        set([...rows, { key, banner: { ...newBanner } }]);
        setOpen(new Set([...open, key]));
        setRemoved(undefined);
      });
      list.current?.lastElementChild?.querySelector('textarea')?.focus();
    },
    remove: (at: number) => {
      const row = rows[at];
      if (!row) return;
      flushSync(() => {
        set(rows.toSpliced(at, 1));
        setRemoved({ row, at });
      });
      undoButton.current?.focus();
    },
    undoRemove: () => {
      if (!removed) return;
      flushSync(() => {
        set(rows.toSpliced(removed.at, 0, removed.row));
        setRemoved(undefined);
      });
      list.current?.children[Math.min(removed.at, rows.length)]?.querySelector('summary')?.focus();
    },
    move: (at: number, by: -1 | 1) => {
      const row = rows[at];
      const to = at + by;
      if (!row || to < 0 || to >= rows.length) return;
      set(rows.toSpliced(at, 1).toSpliced(to, 0, row));
      const banner = t('banner.name', { number: at + 1 });
      announce(t('banner.moved', { banner, number: to + 1, count: rows.length }));
    },
  };
}

/** Notices at the head of pages: a list that is added to, edited, ordered and removed from. */
export function BannersCard() {
  const t = contentTexts.useTexts();
  const statusOf = useBannerStatus();
  const part = usePart('banners');
  const { locked, errors } = part;
  const { rows, set, open, setOpen, wasRemoved, list, undoButton, ...act } = useBanners(part);
  const [wasTried, setTried] = useState(false);
  const lineOf = (banner: Banner) =>
    `${t(`banner.variant.${banner.variant}`)}: ${banner.text} (${statusOf(banner)})`;
  const wrong = rows.filter(({ banner }) => Object.keys(problemsOf(banner)).length > 0);
  const problemsAt = (index: number, banner: Banner) => ({
    ...Object.fromEntries(
      ['text', 'pages', 'startsAt', 'endsAt'].flatMap((field) => {
        const found = Object.entries(errors).find(([path]) => path.startsWith(`banners.${index}.${field}`));
        return found ? [[field, found[1]]] : [];
      }),
    ),
    ...(wasTried &&
      Object.fromEntries(Object.entries(problemsOf(banner)).map(([field, key]) => [field, t(key)]))),
  });

  return (
    <ContentCard
      part="banners"
      help={t('banners.help')}
      locked={locked}
      isWrong={wrong.length > 0}
      onTried={() => {
        setTried(true);
        setOpen(new Set([...open, ...wrong.map(({ key }) => key)]));
      }}
      describe={({ banners }) => banners.map(lineOf).join('\n')}
      isShown={(field) => /^banners\.\d+\.(?:text|pages|startsAt|endsAt)/.test(field)}
    >
      {rows.length === 0 ? <p className={panel.help}>{t('banners.none')}</p> : null}
      {locked === undefined ? (
        <>
          <ul className={styles.list} ref={list}>
            {rows.map(({ key, banner }, index) => (
              <BannerItem
                key={key}
                banner={banner}
                name={t('banner.name', { number: index + 1 })}
                place={{ isFirst: index === 0, isLast: index === rows.length - 1 }}
                problems={problemsAt(index, banner)}
                isOpen={open.has(key)}
                onOpenChange={(isOpen) =>
                  setOpen(new Set(isOpen ? [...open, key] : [...open].filter((one) => one !== key)))
                }
                onChange={(changed) => set(rows.with(index, { key, banner: changed }))}
                onMove={(by) => act.move(index, by)}
                onRemove={() => act.remove(index)}
              />
            ))}
          </ul>
          {wasRemoved ? (
            <div className={panel.row}>
              <output>{t('banners.removed')}</output>
              <Button
                size="small"
                ref={undoButton}
                aria-label={t('banners.undoRemove')}
                onClick={act.undoRemove}
              >
                {t('undo')}
              </Button>
            </div>
          ) : null}
          <div className={panel.row}>
            <Button size="small" disabled={rows.length >= most} onClick={act.add}>
              {t('banners.add')}
            </Button>
            {rows.length >= most ? <span className={panel.help}>{t('banners.full')}</span> : null}
          </div>
        </>
      ) : (
        rows.map(({ key, banner }) => <BannerPreview key={key} {...banner} />)
      )}
    </ContentCard>
  );
}
