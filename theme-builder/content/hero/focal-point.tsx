import { Slider, useAnnounce } from '@portico/components';
import type { HeroVariant } from '@portico/tokens';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { filesTexts } from '../../locales/areas.ts';
import { useGestureEnd } from '../../fields/use-gesture-end.ts';
import * as panel from '../../style/panel.css.ts';
import * as styles from './hero.css.ts';
import { withHeroToken } from './hero-variants.ts';
import type { HeroEdit } from './use-hero.ts';

type Point = { x: number; y: number };

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** Where the arrows of the keyboard lead; left is the picture's left in every language. */
const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function pointAt({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const box = currentTarget.getBoundingClientRect();
  return {
    x: within(((clientX - box.left) / box.width) * 100),
    y: within(((clientY - box.top) / box.height) * 100),
  };
}

const moved =
  ({ x, y }: Point) =>
  (hero: HeroVariant): HeroVariant =>
    withHeroToken(withHeroToken(hero, 'focal_x', { value: x }), 'focal_y', { value: y });

export type FocalPointProps = { src: string; point: Point; edit: HeroEdit };

/** What of a picture stays in view: by dragging on it, by the arrow keys, or by two sliders. */
export function FocalPoint({ src, point: settled, edit }: FocalPointProps) {
  const t = filesTexts.useTexts();
  const announce = useAnnounce();
  /** While a hand is on it. */
  const [held, setHeld] = useState<Point>();
  const [failed, setFailed] = useState<string>();
  const picture = useRef<HTMLDivElement>(null);
  const sliders = useRef<HTMLDivElement>(null);
  const { x, y } = held ?? settled;

  useEffect(() => {
    picture.current?.style.setProperty('--pt-focal-x', `${x}%`);
    picture.current?.style.setProperty('--pt-focal-y', `${y}%`);
  }, [x, y]);
  const hold = (point: Point) => {
    setHeld(point);
    edit.tryOut(moved(point));
  };
  const drop = () => {
    if (!held) return;
    setHeld(undefined);
    edit.apply(moved(held));
  };
  useGestureEnd(sliders, drop);
  const press = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    const next = { x: within(x + way.x * step), y: within(y + way.y * step) };
    hold(next);
    announce(t('focal.moved', next));
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{t('focal.title')}</legend>
      {failed === src ? <p className={panel.help}>{t('hero.failed')}</p> : null}
      <div
        ref={picture}
        className={styles.focal}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          hold(pointAt(event));
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) hold(pointAt(event));
        }}
        onPointerUp={drop}
        onPointerCancel={() => {
          setHeld(undefined);
          edit.cancel();
        }}
      >
        <img
          className={styles.focalPicture}
          src={src}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            picture.current?.style.setProperty('--pt-focal-ratio', String(naturalWidth / naturalHeight || 9))
          }
          onError={() => setFailed(src)}
        />
        <button
          type="button"
          className={styles.point}
          aria-label={t('focal.point', { x, y })}
          onKeyDown={press}
          onKeyUp={(event) => {
            if (ways[event.key]) drop();
          }}
          onBlur={drop}
        />
      </div>
      <p className={panel.help}>{t('focal.help')}</p>
      <div ref={sliders} className={styles.pair}>
        <Slider label={t('focal.across')} value={x} onValueChange={(next) => hold({ x: next, y })} />
        <Slider label={t('focal.down')} value={y} onValueChange={(next) => hold({ x, y: next })} />
      </div>
    </fieldset>
  );
}
