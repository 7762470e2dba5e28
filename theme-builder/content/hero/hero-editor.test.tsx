import type { HeroVariant, ThemeDocument } from '@portico/tokens';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPicture } from '../../testing/fake-files.ts';
import { createFakeBackend, refused } from '../../testing/fake-backend.ts';
import { findings } from '../../testing/findings.ts';
import { documentOf } from '../../testing/open-editor.ts';
import { element, renderPanel } from '../../testing/open-panel.tsx';

const assets = '/reference-app/employers';
const wide = `${assets}/meridian/assets/hero-wide.svg`;
const narrow = `${assets}/meridian/assets/hero-narrow.svg`;
const bread = `${assets}/loomfield/assets/hero-bread.svg`;

const hero = (more: Partial<HeroVariant> = {}): HeroVariant => ({
  page: 'jobs',
  minWidth: 0,
  alt: '',
  title: 'Work that stays',
  tokens: { image: { value: wide } },
  ...more,
});
const withHeroes = (...heroes: readonly HeroVariant[]): ThemeDocument => ({
  ...documentOf({}),
  assets: { hero: heroes },
});

/** The page has a place for its picture, as the site's pages do. */
async function openHeroes(options: Parameters<typeof renderPanel>[0] = {}) {
  const opened = renderPanel({ ...options, children: <div data-pt-hero-place="jobs" /> });
  const tab = options.locale === 'ar' ? 'المحتوى' : 'Content';
  await opened.panel.getByRole('tab', { name: tab }).click();
  const title = options.locale === 'ar' ? 'الصورة في أعلى الصفحة' : 'Picture at the head of a page';
  await expect.element(opened.panel.getByRole('heading', { name: title })).toBeVisible();
  return opened;
}
const draftOf = ({ server }: ReturnType<typeof createFakeBackend>) => server.draft?.assets?.hero;
const shown = () => document.querySelector<HTMLElement>('[data-pt-hero-place] section');
function position() {
  const image = shown()?.querySelector('img');
  return image && getComputedStyle(image).objectPosition;
}
const point = () => page.getByRole('button', { name: /^Focal point/ });

afterEach(async () => {
  await page.viewport(1280, 800);
  document.documentElement.removeAttribute('dir');
});

describe('the pictures of a page (SHELL-04, B15)', () => {
  // first, since the tests after it share its page and must not see its picture
  it('stay when they are published and the panel is closed, until another account opens it', async () => {
    const { panel, onClose } = await openHeroes({
      fake: createFakeBackend({ draft: withHeroes(hero({ title: 'Published' })) }),
    });
    await expect.poll(() => shown()?.textContent).toBe('Published');
    await panel.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the theme' });
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect.element(panel.getByText('Published. Visitors see the new theme.')).toBeInTheDocument();
    await panel.getByRole('button', { name: 'Close' }).click();
    expect(onClose).toHaveBeenCalled();
    await expect.poll(() => document.querySelector('aside')).toBeNull();
    expect(shown()?.textContent).toBe('Published');
  });

  it('are added, chosen, described and written on, one step each, and shown by the page without rendering it', async () => {
    const fake = createFakeBackend();
    fake.files.state.files = [aPicture({ name: 'wide.svg', url: wide })];
    const { panel, commits } = await openHeroes({ fake });
    const before = commits.page;
    await expect.element(panel.getByText(/^This page has no picture of its own/)).toBeVisible();
    await panel.getByRole('button', { name: 'Add a picture' }).click();
    await panel.getByRole('button', { name: /^Choose a picture: Job search, Every width/ }).click();
    await page
      .getByRole('dialog', { name: 'Choose a picture' })
      .getByRole('button', { name: /^Use wide\.svg/ })
      .click();
    await expect.poll(() => shown()?.querySelector('img')?.getAttribute('src')).toBe(wide);
    await panel.getByLabelText('Title on the picture').fill('Come in');
    // before the field is left
    await expect.poll(() => shown()?.textContent).toBe('Come in');
    await userEvent.tab();
    await panel.getByRole('radio', { name: /It shows something/ }).click();
    await expect.element(panel.getByText(/^Say in a few words what it shows/)).toBeVisible();
    await panel.getByLabelText('What it shows', { exact: true }).fill('A ward');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => draftOf(fake))
      .toEqual([
        { page: 'jobs', minWidth: 0, alt: 'A ward', title: 'Come in', tokens: { image: { value: wide } } },
      ]);
    await expect.poll(() => shown()?.querySelector('img')?.alt).toBe('A ward');
    await panel.getByRole('button', { name: 'Undo: Hero: Job search, Every width' }).click();
    await expect.poll(() => draftOf(fake)?.[0]?.alt).toBe('');
    await panel.getByRole('button', { name: 'Undo: Hero: Job search, Every width' }).click();
    await expect.poll(() => shown()?.textContent).toBe('');
    expect(commits.page).toBe(before);
  });

  it('change with the width of the window, as they will on the site', async () => {
    const { panel } = await openHeroes({
      fake: createFakeBackend({
        draft: withHeroes(
          hero({ tokens: { image: { value: narrow } }, title: 'Narrow' }),
          hero({ minWidth: 768, title: 'Wide' }),
        ),
      }),
    });
    await expect.poll(() => shown()?.textContent).toBe('Wide');
    await expect.element(panel.getByLabelText('Picture for')).toHaveValue('768');
    await page.viewport(600, 800);
    await expect.poll(() => shown()?.textContent).toBe('Narrow');
    expect(shown()?.querySelector('img')?.getAttribute('src')).toBe(narrow);
  });

  it('change places when they begin at another width, which no other of the page has', async () => {
    const fake = createFakeBackend({ draft: withHeroes(hero(), hero({ minWidth: 768 })) });
    const { panel } = await openHeroes({ fake });
    const width = panel.getByLabelText('Shown from this width on, px');
    await width.fill('0');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByText('The page has another picture from this width on.')).toBeVisible();
    await width.fill('wide');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByText('Give a whole number from 0 to 4000.')).toBeVisible();
    await expect.element(width).toHaveValue('wide');
    await width.fill('1024');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => draftOf(fake)?.map(({ minWidth }) => minWidth)).toEqual([0, 1024]);
    await panel.getByRole('button', { name: 'Remove this picture' }).click();
    await expect.poll(() => draftOf(fake)?.map(({ minWidth }) => minWidth)).toEqual([0]);
    await expect.element(panel.getByRole('heading', { name: 'Picture at the head of a page' })).toHaveFocus();
  });

  it('keep what was typed when its tab is left', async () => {
    const fake = createFakeBackend({ draft: withHeroes(hero()) });
    const { panel } = await openHeroes({ fake });
    await panel.getByLabelText('Text under the title').fill('In every season');
    await panel.getByRole('tab', { name: 'Style' }).click();
    await expect.poll(() => draftOf(fake)?.[0]?.text).toBe('In every season');
  });

  it('let no other site’s pictures in, and keep what was typed until it is right', async () => {
    const fake = createFakeBackend({ draft: withHeroes(hero()) });
    const { panel } = await openHeroes({ fake });
    const address = panel.getByLabelText('Address of the picture');
    await address.fill('https://pictures.example/a.jpg');
    await userEvent.tab();
    await expect.element(panel.getByText(/^Give a path such as/)).toBeVisible();
    await expect.element(address).toHaveValue('https://pictures.example/a.jpg');
    expect(draftOf(fake)?.[0]?.tokens.image?.value).toBe(wide);
    await address.fill(bread);
    await userEvent.tab();
    await expect.poll(() => draftOf(fake)?.[0]?.tokens.image?.value).toBe(bread);
  });
});

describe('the focal point (SHELL-04, B15)', () => {
  it('is moved by the arrow keys, which is said in per cent, a step for each time that the key is held', async () => {
    const fake = createFakeBackend({ draft: withHeroes(hero()) });
    const { panel } = await openHeroes({ fake });
    await expect.element(point()).toHaveAccessibleName('Focal point: 50 % across, 50 % down');
    element(point()).focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect.element(point()).toHaveAccessibleName('Focal point: 51 % across, 60 % down');
    await expect
      .poll(() => document.querySelector('[data-pt-announcer="polite"]')?.textContent)
      .toContain('51 % across, 60 % down');
    await expect
      .poll(() => draftOf(fake)?.[0]?.tokens)
      .toMatchObject({ focal_x: { value: 51 }, focal_y: { value: 60 } });
    await panel.getByRole('button', { name: /^Undo/ }).click();
    await expect.element(point()).toHaveAccessibleName('Focal point: 51 % across, 50 % down');
  });

  it('is dragged on the picture as one step, and the page follows', async () => {
    const fake = createFakeBackend({ draft: withHeroes(hero()) });
    const { panel } = await openHeroes({ fake });
    const picture = element(point()).parentElement!;
    await expect.poll(() => picture.getBoundingClientRect().height).toBeGreaterThan(20);
    const send = (type: string, x: number, y: number) => {
      const box = picture.getBoundingClientRect();
      picture.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          clientX: box.left + (box.width * x) / 100,
          clientY: box.top + (box.height * y) / 100,
        }),
      );
    };
    const held = new Set<number>();
    Object.assign(picture, {
      setPointerCapture: (id: number) => held.add(id),
      hasPointerCapture: (id: number) => held.has(id),
    });
    send('pointerdown', 40, 40);
    send('pointermove', 20, 70);
    await expect.poll(position).toBe('20% 70%');
    expect(draftOf(fake)?.[0]?.tokens.focal_x).toBeUndefined();
    send('pointerup', 20, 70);
    await expect
      .poll(() => draftOf(fake)?.[0]?.tokens)
      .toMatchObject({ focal_x: { value: 20 }, focal_y: { value: 70 } });
    await panel.getByRole('button', { name: /^Undo/ }).click();
    await expect.element(point()).toHaveAccessibleName('Focal point: 50 % across, 50 % down');
    await expect.poll(position).toBe('50% 50%');
  });
});

describe('the contrast of words on a picture (SHELL-04, B15)', () => {
  const pale = hero({
    title: 'Fresh bread',
    tokens: { image: { value: bread }, overlay: { value: '#00000005' } },
  });

  it('is measured on the picture, and one press lays the scrim under them that is needed', async () => {
    const fake = createFakeBackend({ draft: withHeroes(pale) });
    const { panel } = await openHeroes({ fake });
    await expect
      .element(panel.getByText(/^Not everywhere: [\d.]+ : 1 at the least, needed 4\.5 : 1/))
      .toBeVisible();
    await expect
      .element(
        panel.getByText(
          /^Measured at \d+.* points of the picture under the words, in windows 320 and 1440 px wide/,
        ),
      )
      .toBeVisible();
    await panel.getByRole('button', { name: 'Lay a scrim under the words' }).click();
    await expect.element(panel.getByText(/^Yes: [\d.]+ : 1 at the least/)).toBeVisible();
    await expect.element(panel.getByRole('region', { name: 'Can the words be read?' })).toHaveFocus();
    await expect.poll(() => draftOf(fake)?.[0]?.tokens.overlay?.value).not.toBe('#00000005');
    await panel.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => draftOf(fake)?.[0]?.tokens.overlay?.value).toBe('#00000005');
  });

  it('is not asked of a picture without words, nor told of one that does not load', async () => {
    const { title: _none, ...silent } = hero();
    const { panel } = await openHeroes({
      fake: createFakeBackend({
        draft: withHeroes(silent, hero({ minWidth: 768, tokens: { image: { value: '/not-there.png' } } })),
      }),
    });
    await expect.element(panel.getByText(/^The picture cannot be measured/)).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Measure again' })).toBeVisible();
    await panel.getByLabelText('Picture for').selectOptions('0');
    await expect.element(panel.getByText('There are no words on this picture.')).toBeVisible();
  });

  it('is enough in the light scheme and the dark with what is suggested', async () => {
    const overlay = { value: '#ffffff00', schemes: { dark: '#ffffff00' } };
    const fake = createFakeBackend({ draft: withHeroes({ ...pale, tokens: { ...pale.tokens, overlay } }) });
    const { panel } = await openHeroes({ fake });
    await expect.element(panel.getByText(/^Not everywhere/)).toBeVisible();
    await panel.getByRole('button', { name: 'Lay a scrim under the words' }).click();
    // said of the worse of the two
    await expect.element(panel.getByText(/^Yes: [\d.]+ : 1 at the least/)).toBeVisible();
    await expect.poll(() => draftOf(fake)?.[0]?.tokens.overlay?.schemes?.dark).not.toBe('#ffffff00');
  });
});

describe('uploading a picture (THEME-07)', () => {
  it('uses it as soon as it is there; what the server refuses is told in its words', async () => {
    const fake = createFakeBackend({ draft: withHeroes(hero()) });
    const { panel } = await openHeroes({ fake });
    await panel.getByRole('button', { name: /^Choose a picture/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await expect.element(dialog.getByText('There are no pictures yet.')).toBeVisible();
    fake.files.state.failure = refused('The picture is damaged.');
    await dialog
      .getByLabelText('Upload a picture')
      .upload(new File(['x'], 'market.png', { type: 'image/png' }));
    await expect.element(dialog.getByText(/The picture is damaged\./).first()).toBeVisible();
    fake.files.state.answer = aPicture({ url: bread });
    await dialog
      .getByLabelText('Upload a picture')
      .upload(new File(['y'], 'bread.png', { type: 'image/png' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => draftOf(fake)?.[0]?.tokens.image?.value).toBe(bread);
  });

  it('removes a file that no theme uses after asking, and keeps one that is in use', async () => {
    const fake = createFakeBackend({ draft: withHeroes(hero()) });
    fake.files.state.files = [
      aPicture({ id: 'one', name: 'one.png', url: bread }),
      aPicture({ id: 'two', name: 'two.png', url: wide, isUsed: true }),
    ];
    const { panel } = await openHeroes({ fake });
    await panel.getByRole('button', { name: /^Choose a picture/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await expect
      .element(dialog.getByRole('button', { name: /^Use two\.png/ }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(dialog.getByRole('button', { name: 'Remove two.png' })).not.toBeInTheDocument();
    expect(await findings()).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove one.png' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove one.png?' });
    fake.files.state.failure = refused('The draft still uses this file.');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.element(question.getByText('The draft still uses this file.')).toBeVisible();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.element(dialog.getByRole('button', { name: /^Use one\.png/ })).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('button', { name: /^Use two\.png/ })).toBeVisible();
  });

  it('says when the files cannot be loaded, and loads them again', async () => {
    const fake = createFakeBackend({ draft: withHeroes(hero()) });
    const { panel } = await openHeroes({ fake });
    const choose = panel.getByRole('button', { name: /^Choose a picture/ });
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    // the first list has come, so that the next one is what fails
    await choose.click();
    await expect.element(dialog.getByText('There are no pictures yet.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    fake.files.state.failure = new Error('down');
    await choose.click();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByText('There are no pictures yet.')).toBeVisible();
  });
});

describe('the editor of pictures', () => {
  it.each([
    ['at 1280 px', 1280, 'en-US'],
    ['at 320 px', 320, 'en-US'],
    ['from right to left at 320 px', 320, 'ar'],
  ] as const)('has no accessibility findings and fits %s (B18)', async (_name, width, locale) => {
    await page.viewport(width, 800);
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    const { panel } = await openHeroes({
      locale,
      fake: createFakeBackend({ draft: withHeroes(hero({ alt: 'A ward', text: 'On six continents' })) }),
    });
    await expect.element(panel.getByRole('slider').first()).toBeInTheDocument();
    expect(await findings()).toEqual([]);
    const root = element(panel);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
