import '@portico/components/reset';
import { createRef } from 'react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate, render } from '../../testing/render.tsx';
import { contrastOn, readColor } from '../../inputs/color-picker/color.ts';
import { HeroImage } from './hero-image.tsx';

const square = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${color}"/></svg>`)}`;
const narrow = { minWidth: 0, src: square('red'), title: 'On a phone' };
const tablet = { minWidth: 768, src: square('green'), title: 'On a tablet', text: 'With more to say.' };
const wide = { minWidth: 1024, src: square('blue'), title: 'On a desk' };
const shownWords = () =>
  [...document.querySelectorAll('[data-from]')]
    .filter((words) => words.checkVisibility())
    .map((words) => words.textContent);

const placeOfWords = () => page.getByText('On a phone').element().getBoundingClientRect();

afterEach(() => page.viewport(1280, 800));

describe('HeroImage', () => {
  it.each([
    [700, narrow],
    [800, tablet],
    [1100, wide],
  ] as const)(
    'SHELL-04 shows the picture of a window of %i px and its words, in whichever order they come',
    async (width, { src, title, ...others }) => {
      await page.viewport(width, 800);
      const { container } = render(<HeroImage alt="" pictures={[tablet, wide, narrow]} />);
      await expect.poll(() => container.querySelector('img')!.currentSrc).toBe(src);
      expect(shownWords()).toEqual([title + ('text' in others ? others.text : '')]);
    },
  );

  it('SHELL-04 keeps the words of a narrower picture where a wider one has none', async () => {
    render(<HeroImage alt="" pictures={[narrow, { minWidth: 768, src: square('green') }]} />);
    await expect.element(page.getByText('On a phone')).toBeVisible();
  });

  it('shows a picture whose address has spaces and ends in a comma', async () => {
    const { container } = render(
      <HeroImage alt="" pictures={[narrow, { minWidth: 768, src: '/my big photo.jpg?size=1,' }]} />,
    );
    await expect
      .poll(() => container.querySelector('img')!.currentSrc)
      .toMatch(/\/my%20big%20photo\.jpg\?size=1%2C$/);
  });

  it('breaks a long word of its title rather than make a phone’s page scroll sideways', async () => {
    await page.viewport(320, 600);
    const { container } = render(
      <HeroImage alt="" pictures={[{ ...narrow, title: 'Berufsunfähigkeitsversicherung'.repeat(3) }]} />,
    );
    const words = container.querySelector('[data-from]')!.getBoundingClientRect();
    expect(words.right).toBeLessThanOrEqual(320);
  });

  it('keeps its place before the picture is there, of the height that the theme says for a page', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.pt-pcsx_hero_image[data-pt-page="jobs"]{--pt-hero-height:300px;--pt-hero-focal-x:80;--pt-hero-focal-y:10}',
    );
    document.adoptedStyleSheets.push(sheet);
    const { container } = render(
      <HeroImage alt="" page="jobs" pictures={[{ minWidth: 0, src: 'data:,' }]} />,
    );
    const { height } = container.firstElementChild!.getBoundingClientRect();
    const { objectPosition } = getComputedStyle(container.querySelector('img')!);
    document.adoptedStyleSheets.pop();
    expect({ height, objectPosition }).toEqual({ height: 300, objectPosition: '80% 10%' });
  });

  it.each([
    ['a light text on a dark scrim', '#ffffff', 'rgb(0 0 0 / 0.1)'],
    ['a dark text on a light scrim', '#111111', 'rgb(255 255 255 / 0.1)'],
  ])(
    'SHELL-04 keeps %s readable while there is no picture, in the same place',
    async (_what, text, overlay) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.pt-pcsx_hero_image{--pt-hero-text:${text};--pt-hero-overlay:${overlay}}`);
      document.adoptedStyleSheets.push(sheet);
      onTestFinished(() => void document.adoptedStyleSheets.pop());
      const { container, rerender } = render(<HeroImage alt="A hall" pictures={[narrow]} />);
      await expect.poll(() => container.querySelector('img')!.naturalWidth).toBeGreaterThan(0);
      const before = placeOfWords();
      rerender(<HeroImage alt="A hall" pictures={[{ ...narrow, src: 'data:image/png,broken' }]} />);
      await expect.poll(() => container.querySelector('img')!.complete).toBe(true);
      expect(container.querySelector('img')!.naturalWidth).toBe(0);
      const { backgroundColor } = getComputedStyle(container.firstElementChild!);
      expect(contrastOn(readColor(text)!, readColor(backgroundColor)!)).toBeGreaterThan(7);
      expect(getComputedStyle(container.querySelector('img')!, '::after').backgroundColor).toBe(
        backgroundColor,
      );
      expect(placeOfWords()).toEqual(before);
    },
  );

  it('grows with its words, which stay whole', () => {
    const { container } = render(
      <HeroImage alt="" pictures={[{ ...narrow, text: 'A text of many words. '.repeat(60) }]} />,
    );
    const hero = container.firstElementChild!.getBoundingClientRect();
    const words = container.querySelector('[data-from]')!.getBoundingClientRect();
    expect(words.top).toBeGreaterThanOrEqual(hero.top);
    expect(words.bottom).toBeLessThanOrEqual(hero.bottom);
  });

  it('is no picture for those who do not see it when it is there for the mood', async () => {
    const { rerender } = render(<HeroImage alt="" pictures={[narrow]} />);
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
    rerender(<HeroImage alt="A market hall" pictures={[narrow]} />);
    await expect.element(page.getByRole('img', { name: 'A market hall' })).toBeVisible();
  });

  it('heads the page where it is asked to', async () => {
    render(<HeroImage alt="" headingLevel={1} pictures={[narrow]} />);
    await expect.element(page.getByRole('heading', { level: 1, name: 'On a phone' })).toBeVisible();
  });

  it('is nothing without a picture', () => {
    const { container } = render(<HeroImage alt="" pictures={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLElement>();
    render(<HeroImage ref={ref} alt="" pictures={[narrow]} aria-label="Welcome" />);
    expect(ref.current).toBe(page.getByRole('region', { name: 'Welcome' }).element());
  });

  it('is loaded before other things, renders on the server and hydrates without a difference', () => {
    const { html, complaints } = hydrate(<HeroImage alt="" page="jobs" pictures={[narrow, wide]} />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
  });
});
