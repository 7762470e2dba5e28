import { useLayoutEffect, useRef } from 'react';
import { mostChroma, paintable, type Oklch } from './color.ts';
import * as styles from './color-picker.css.ts';

type Color = Pick<Oklch, 'l' | 'c' | 'h'>;
type Pixel = readonly [r: number, g: number, b: number, alpha: number];

/** Fills a canvas in Display P3, which most screens have by now; others show the nearest colours that they have. */
function paint(canvas: HTMLCanvasElement | null, pixelAt: (share: { x: number; y: number }) => Pixel): void {
  const context = canvas?.getContext('2d', { colorSpace: 'display-p3' });
  if (!canvas || !context) return;
  const { width, height } = canvas;
  const image = context.createImageData(width, height, { colorSpace: 'display-p3' });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      image.data.set(pixelAt({ x: x / (width - 1), y: y / Math.max(height - 1, 1) }), (y * width + x) * 4);
  context.putImageData(image, 0, 0);
}

function pixelOf(color: Color, alpha: number): Pixel {
  const [r = 0, g = 0, b = 0] = paintable(color).channels;
  return [r, g, b, alpha];
}

type ColorTrackProps = Color & {
  /** What changes along the track. The colour’s own share of that does not matter then. */
  over: 'l' | 'c' | 'h' | 'alpha';
};

const most = { l: 1, c: mostChroma, h: 360 };

/** What each number of a slider looks like. */
export function ColorTrack({ over, l, c, h }: ColorTrackProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(
    () =>
      paint(canvas.current, ({ x }) =>
        over === 'alpha' ? pixelOf({ l, c, h }, x * 255) : pixelOf({ l, c, h, [over]: x * most[over] }, 255),
      ),
    [over, l, c, h],
  );
  return <canvas ref={canvas} className={styles.track} width={64} height={1} aria-hidden="true" />;
}

/** All colours of a hue: chroma along the line, lightness upwards. Nothing where no screen has the colour. */
export function ColorPlane({ h }: { h: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(
    () =>
      paint(canvas.current, ({ x, y }) => {
        const color = { l: 1 - y, c: x * mostChroma, h };
        return pixelOf(color, paintable(color).isP3 ? 255 : 0);
      }),
    [h],
  );
  return <canvas ref={canvas} className={styles.plane} width={96} height={64} aria-hidden="true" />;
}
