import { HeroImage } from '@portico/components';
import { emitThemeCss, type ResolvedHero, type ResolvedTheme } from '@portico/tokens';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as styles from './hero.css.ts';
import { heroAddress, heroValue } from './shown-hero.ts';

const measuredPage = 'measured';
/** Finer than this nobody sees a difference under a letter. Px of the picture as it is drawn. */
const mostAcross = 480;

/** Where the words of a picture are in it, in a window of a width; without a picture, which needs no loading for that. */
function layOut(hero: ResolvedHero, theme: ResolvedTheme, width: number) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    emitThemeCss(theme, {
      layer: 'theme.panel',
      than: theme,
      heroes: [{ ...hero, page: measuredPage, minWidth: 0 }],
    }),
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const container = document.createElement('div');
  container.className = styles.measured;
  container.inert = true;
  container.style.inlineSize = `${width}px`;
  document.body.append(container);
  const root = createRoot(container);
  const { title, text } = hero;
  const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  flushSync(() =>
    root.render(
      <HeroImage page={measuredPage} alt="" pictures={[{ minWidth: 0, src: nothing, title, text }]} />,
    ),
  );
  const whole = container.querySelector('section')?.getBoundingClientRect();
  const words = container.querySelector('[data-from]')?.getBoundingClientRect();
  root.unmount();
  container.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  return whole && words && { whole, words };
}

/** Draws what lies under the words as the page shows it: the picture covers its place, cut around its focal point. */
function drawnPoints(
  picture: HTMLImageElement,
  { whole, words, focal }: { whole: DOMRect; words: DOMRect; focal: { x: number; y: number } },
): Uint8ClampedArray {
  const scale = Math.min(1, mostAcross / whole.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(words.width * scale));
  canvas.height = Math.max(1, Math.round(words.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw a picture to measure it.');
  // some drawings have no size of their own, and fill any place
  const own = { width: picture.naturalWidth || whole.width, height: picture.naturalHeight || whole.height };
  const cover = Math.max(whole.width / own.width, whole.height / own.height);
  const [width, height] = [own.width * cover, own.height * cover];
  const left = ((whole.width - width) * focal.x) / 100 - (words.left - whole.left);
  const top = ((whole.height - height) * focal.y) / 100 - (words.top - whole.top);
  context.drawImage(picture, left * scale, top * scale, width * scale, height * scale);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** A picture that is ready to be drawn. @throws when it cannot be loaded, or is of another site */
async function loaded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/**
 * The points of a picture that lie under its words in windows of these widths, as red, green, blue and alpha.
 *
 * @param theme the one that the page wears beside the picture
 * @throws when the picture cannot be loaded
 */
export async function pointsUnderWords(
  hero: ResolvedHero,
  { theme, widths }: { theme: ResolvedTheme; widths: readonly number[] },
): Promise<readonly Uint8ClampedArray[]> {
  const picture = await loaded(heroAddress(hero.theme));
  const focal = { x: Number(heroValue(hero.theme, 'focal_x')), y: Number(heroValue(hero.theme, 'focal_y')) };
  return widths.flatMap((width) => {
    const place = layOut(hero, theme, width);
    return place ? [drawnPoints(picture, { ...place, focal })] : [];
  });
}
