import { resolveTheme, type HeroVariant, type ThemeDocument } from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeBackend, offline } from '../testing/fake-backend.ts';
import { createFakeContent } from '../testing/fake-content.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { element, openPanel } from '../testing/open-panel.tsx';

const bread = '/reference-app/employers/loomfield/assets/hero-bread.svg';
const scrim = { value: '#000000b3', schemes: { dark: '#000000b3' } };

const hero = (more: Partial<HeroVariant> = {}): HeroVariant => ({
  page: 'jobs',
  minWidth: 0,
  alt: '',
  title: 'Fresh bread',
  tokens: { image: { value: bread }, overlay: { value: '#00000005', schemes: { dark: '#00000005' } } },
  ...more,
});
const withHeroes = (...heroes: readonly HeroVariant[]): ThemeDocument => ({
  ...documentOf({}),
  assets: { hero: heroes },
});

/** Opens what is asked before a draft is published. */
async function review(fake: ReturnType<typeof createFakeBackend>) {
  const { panel } = await openPanel({ fake });
  await panel.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the theme' });
  const submit = dialog.getByRole('button', { name: 'Publish', exact: true });
  await expect.element(submit).toBeVisible();
  return { dialog, submit, reason: dialog.getByRole('textbox', { name: /^Why may these stay/ }) };
}
const onPicture = /^Hero image: text on .+: [\d.]+ : 1, needed 4\.5 : 1 \((?:light|dark)\)/;

describe('words on a picture, before they are published (THEME-05, SHELL-04, B15)', () => {
  it('are measured on that picture, and hold it up until somebody says why that is meant', async () => {
    const fake = createFakeBackend({ draft: withHeroes(hero()) });
    const { dialog, submit, reason } = await review(fake);
    await expect.element(dialog.getByText('The words on the changed pictures are measured.')).toBeVisible();
    await expect.element(dialog.getByText('2 pairs are hard to tell apart')).toBeVisible();
    expect(dialog.getByText(onPicture).elements()).toHaveLength(2);
    expect(await findings()).toEqual([]);
    await submit.click();
    await expect.element(reason).toHaveFocus();
    expect(fake.server.published.version).toBe(0);
    await userEvent.keyboard('It is a picture of our bread');
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(fake.server.published.document?.waivers).toEqual(
      ['light', 'dark'].map((scheme) => ({
        pair: `pcsx_hero_image.text on pcsx_hero_image.overlay at jobs from 0 px (${scheme})`,
        by: 'Ada Brand',
        reason: 'It is a picture of our bread',
        colors: [expect.any(String), '#00000005'],
      })),
    );
  });

  it('are published where they can be read, as the editor of pictures has it', async () => {
    const fake = createFakeBackend({
      draft: withHeroes(hero({ tokens: { image: { value: bread }, overlay: scrim } })),
    });
    const { dialog, submit } = await review(fake);
    await expect.element(dialog.getByText('Everything can be read well.')).toBeVisible();
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(fake.server.published.version).toBe(1);
  });

  it('are not asked about on a picture that stays as it is published, whose reason stays, too', async () => {
    const waiver = {
      pair: 'pcsx_hero_image.text on pcsx_hero_image.overlay at jobs from 0 px (light)',
      by: 'Bob Brand',
      reason: 'Bread',
      colors: ['#ffffff', '#00000005'] as const,
    };
    const published = { ...withHeroes(hero()), waivers: [waiver] };
    const draft = { ...published, sections: { navbar: { height: { value: 90 } } } };
    const fake = createFakeBackend({ published, draft });
    const { dialog, submit } = await review(fake);
    await expect.element(dialog.getByText('Everything can be read well.')).toBeVisible();
    expect(dialog.getByText(/measur/i).elements()).toEqual([]);
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(fake.server.published.document?.waivers).toEqual([waiver]);
  });

  it('are said not to be measured where the picture does not load, and can be measured again', async () => {
    const draft = withHeroes(hero({ tokens: { image: { value: '/not-there.png' } } }));
    const { dialog } = await review(createFakeBackend({ draft }));
    await expect.element(dialog.getByText(/^The words on 1 picture could not be measured/)).toBeVisible();
    expect(dialog.getByText('Everything can be read well.').elements()).toEqual([]);
    expect(await findings()).toEqual([]);
    await dialog.getByRole('button', { name: 'Measure again' }).click();
    await expect.element(dialog.getByText(/^The words on the changed pictures are measured/)).toHaveFocus();
    await expect.element(dialog.getByText(/^The words on 1 picture could not be measured/)).toBeVisible();
  });

  it('need a reason on a picture that does not load', async () => {
    const { overlay } = hero().tokens;
    const tokens = { image: { value: '/not-there.png' }, overlay };
    const fake = createFakeBackend({ draft: withHeroes(hero({ tokens })) });
    const { dialog, submit, reason } = await review(fake);
    await expect.element(dialog.getByText(onPicture).first()).toBeVisible();
    await submit.click();
    await expect.element(reason).toHaveFocus();
    expect(fake.server.published.version).toBe(0);
    await userEvent.keyboard('It is dark');
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(fake.server.published.document?.waivers?.map((waiver) => waiver.reason)).toContain('It is dark');
  });

  it('are said to be in windows of every width, or in those from a width on', async () => {
    const tokens = { image: { value: '/not-there.png' }, overlay: hero().tokens.overlay };
    const fake = createFakeBackend({ draft: withHeroes(hero({ tokens }), hero({ tokens, minWidth: 768 })) });
    const { dialog } = await review(fake);
    const seenIn = (windows: string) =>
      dialog.getByText(`Seen: on the picture at the head of a page, in windows ${windows}`, { exact: true });
    await expect.element(seenIn('of every width').first()).toBeVisible();
    await expect.element(seenIn('at least 768 px wide').first()).toBeVisible();
  });

  it('need none where the scrim makes them readable on any picture', async () => {
    const tokens = { image: { value: '/not-there.png' }, overlay: scrim };
    const fake = createFakeBackend({ draft: withHeroes(hero({ tokens })) });
    const { dialog, submit } = await review(fake);
    await expect.element(dialog.getByText(/^The words on 1 picture could not be measured/)).toBeVisible();
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('HTML of the employer’s own, before a theme is published (THEME-05, SHELL-03, B6)', () => {
  const darkBar = documentOf({
    navbar: { background: { value: '#111111' }, text: { value: '#ffffff' }, link: { value: '#ffffff' } },
  });

  it('is told of where that theme makes it hard to read, and can be published all the same', async () => {
    const content = createFakeContent({ navbar: '<p style="color: #222">Careers at ours</p>' });
    const fake = createFakeBackend({ content, draft: darkBar });
    const { dialog, submit } = await review(fake);
    await expect
      .element(dialog.getByText('Navigation bar: 1 piece of text of your own is hard to read'))
      .toBeVisible();
    await expect.element(dialog.getByText(/“Careers at ours”: [\d.]+ : 1/)).toBeVisible();
    expect(await findings()).toEqual([]);
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(fake.server.published.version).toBe(1);
  });

  it('is said not to have been looked at when it does not come, and looked at again', async () => {
    const content = createFakeContent({ navbar: '<p style="color: #222">Careers at ours</p>' });
    content.away.because = offline();
    const { dialog } = await review(createFakeBackend({ content, draft: darkBar }));
    const again = dialog.getByRole('button', { name: 'Look again' });
    await expect.element(again).toBeVisible();
    content.away.because = undefined;
    await again.click();
    await expect.element(dialog.getByText(/of your own is hard to read$/)).toBeVisible();
    expect(again.elements()).toEqual([]);
  });
});

describe('a value that is said now and was there before (THEME-04, B10)', () => {
  it('is said to look as before, and not by two equal colours', async () => {
    const { value } = resolveTheme({ product: 'default' }).leaf('cards.background', 'light');
    const draft = documentOf({ cards: { background: { value: String(value) }, text: { value: '#202020' } } });
    const { dialog } = await review(createFakeBackend({ draft }));
    const line = (text: RegExp) => dialog.getByRole('listitem').filter({ hasText: text });
    const same = line(/^Background changed/);
    await expect.element(same).toHaveTextContent('Background changedIt looks as it did before.');
    expect(element(same).querySelector('[aria-hidden]')).toBeNull();
    expect(element(line(/^Text set to #202020/)).querySelector('[aria-hidden]')).not.toBeNull();
    expect(await findings()).toEqual([]);
  });
});
