import { Button } from '@portico/components';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeBackend, offline } from '../testing/fake-backend.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { element, renderPanel } from '../testing/open-panel.tsx';

afterEach(async () => {
  await page.viewport(1280, 800);
  document.documentElement.removeAttribute('dir');
});

/** The panel at its presets, beside a page with a button. */
async function openExchange(options: Parameters<typeof renderPanel>[0] = {}) {
  const opened = renderPanel({
    children: (
      <main>
        <h1>Jobs</h1>
        <Button variant="primary">Apply</Button>
      </main>
    ),
    ...options,
  });
  await opened.panel.getByRole('tab').nth(2).click();
  await expect.element(opened.panel.getByRole('listitem').first()).toBeVisible();
  return opened;
}
const applyColor = () =>
  getComputedStyle(element(page.getByRole('button', { name: 'Apply', exact: true }))).backgroundColor;

/** Of the preset “Counter”: its brand, and what the default theme's buttons have. */
const counter = { brand: '#163f7d', computed: 'rgb(22, 63, 125)' };

describe('a preset (THEME-06)', () => {
  it('is tried on by the page without a step, and taken off again by cancelling', async () => {
    const { panel, fake, commits } = await openExchange();
    const before = applyColor();
    const commitsBefore = commits.page;
    const opener = panel.getByRole('button', { name: 'Try it: Counter' });
    await opener.click();
    await expect.element(panel.getByRole('heading', { name: 'Preset “Counter”' })).toHaveFocus();
    expect(applyColor()).toBe(counter.computed);
    await panel.getByRole('button', { name: 'Cancel' }).click();
    expect(applyColor()).toBe(before);
    await expect.element(opener).toHaveFocus();
    await expect.element(panel.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    expect(commits.page).toBe(commitsBefore);
    expect(fake.saves()).toBe(0);
  });

  it('is told apart from what is published, as long as the page tries it on', async () => {
    const fake = createFakeBackend({ draft: documentOf({ primary_buttons: { radius: { value: 3 } } }) });
    const { panel } = await openExchange({ fake });
    const told = page.getByText(/^The page is trying on a proposal that you have not accepted/);
    const publish = panel.getByRole('button', { name: 'Publish…' });
    await panel.getByRole('button', { name: 'Try it: Counter' }).click();
    await publish.click();
    await expect.element(told).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await publish.click();
    await expect.element(page.getByRole('dialog', { name: 'Publish the theme' })).toBeVisible();
    expect(told.elements()).toEqual([]);
  });

  it('is accepted as one step that undo takes back as a whole (B4)', async () => {
    const { panel, fake } = await openExchange();
    const before = applyColor();
    const opener = panel.getByRole('button', { name: 'Try it: Counter' });
    await opener.click();
    await panel.getByRole('button', { name: /^Accept \d+ changes$/ }).click();
    await expect.element(opener).toHaveFocus();
    await expect.element(panel.getByText('Preset: Counter. You can undo this.')).toBeInTheDocument();
    await expect.poll(() => fake.server.draft?.sections.core_properties?.brand?.value).toBe(counter.brand);
    expect(applyColor()).toBe(counter.computed);
    await panel.getByRole('button', { name: 'Undo: Preset: Counter' }).click();
    expect(applyColor()).toBe(before);
    await expect.poll(() => fake.server.draft?.sections).toEqual({});
  });

  it('erases nothing that somebody has set, unless they choose it (B2)', async () => {
    const own = { brand: { value: '#AA0050' } };
    const { panel, fake } = await openExchange({
      fake: createFakeBackend({ draft: documentOf({ core_properties: own }) }),
    });
    await panel.getByRole('button', { name: 'Try it: Counter' }).click();
    const brand = panel.getByRole('checkbox', { name: 'Brand', exact: true });
    await expect.element(brand).not.toBeChecked();
    await expect.element(brand).toHaveAccessibleDescription(/#AA0050.*#163f7d.*Already set here/);
    await panel.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(() => fake.server.draft?.sections.navbar?.background?.value).toBe('#0f2447');
    expect(fake.server.draft?.sections.core_properties?.brand).toEqual(own.brand);
    // the first preset was nobody's own work, so that the next one takes its place
    await panel.getByRole('button', { name: 'Try it: Depot' }).click();
    await panel.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(() => fake.server.draft?.sections.navbar?.background?.value).not.toBe('#0f2447');
    expect(fake.server.draft?.sections.core_properties?.brand).toEqual(own.brand);
  });

  it('says how many own values it keeps, and takes them too by one press (B2)', async () => {
    const { panel, fake } = await openExchange({
      fake: createFakeBackend({ draft: documentOf({ core_properties: { brand: { value: '#AA0050' } } }) }),
    });
    await panel.getByRole('button', { name: 'Try it: Counter' }).click();
    await expect.element(panel.getByText('1 value that you have set stays as it is.')).toBeVisible();
    await panel.getByRole('button', { name: 'Replace it too' }).click();
    await expect.element(panel.getByRole('heading', { name: 'Preset “Counter”' })).toHaveFocus();
    await panel.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(() => fake.server.draft?.sections.core_properties?.brand?.value).toBe(counter.brand);
  });

  it('is repaired in the same step where own values could not be read with it (B6)', async () => {
    const own = { text: { value: '#14213d' } };
    const { panel, fake } = await openExchange({
      fake: createFakeBackend({ draft: documentOf({ navbar: own }) }),
    });
    await panel.getByRole('button', { name: 'Try it: Counter' }).click();
    const repair = panel.getByRole('checkbox', {
      name: /^Repair \d+ pairs? that would be hard to tell apart/,
    });
    await expect.element(repair).toBeChecked();
    await expect.element(panel.getByText(/chosen\. Everything can be read well\./)).toBeVisible();
    expect(await findings()).toEqual([]);
    await repair.click();
    await expect.element(panel.getByText(/chosen\. \d+ pairs? (?:is|are) hard to tell apart/)).toBeVisible();
    await repair.click();
    await panel.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(() => fake.server.draft?.sections.navbar?.background?.value).toMatch(/^#/);
    expect(fake.server.draft?.sections.navbar?.text).toMatchObject(own.text);
    expect(fake.server.draft?.sections.navbar?.background?.value).not.toBe('#0f2447');
    await panel.getByRole('button', { name: 'Undo: Preset: Counter' }).click();
    await expect.poll(() => fake.server.draft?.sections).toEqual({ navbar: own });
  });

  it('is chosen line by line, part by part, all or none', async () => {
    const { panel } = await openExchange();
    await panel.getByRole('button', { name: 'Try it: Counter' }).click();
    const accept = panel.getByRole('button', { name: /^Accept/ });
    await panel.getByRole('button', { name: 'None', exact: true }).click();
    await expect.element(accept).toHaveAttribute('aria-disabled', 'true');
    await panel
      .getByRole('checkbox', { name: /^Corners? / })
      .first()
      .click();
    await expect.element(panel.getByText(/^4 of \d+ chosen\./)).toBeVisible();
    await panel.getByRole('checkbox', { name: 'Brand', exact: true }).click();
    await expect.element(accept).toHaveTextContent('Accept 5 changes');
    expect(applyColor()).toBe(counter.computed);
    await panel.getByRole('button', { name: 'All', exact: true }).click();
    await expect.element(panel.getByText(/^(\d+) of \1 chosen\./)).toBeVisible();
  });

  it('leaves what is locked as it is, and says so', async () => {
    const { panel, fake } = await openExchange({
      fake: createFakeBackend({
        draft: documentOf({ core_properties: { brand: { value: '#aa0050', lock: true } } }),
      }),
    });
    await panel.getByRole('button', { name: 'Try it: Counter' }).click();
    await expect.element(panel.getByText('1 value stays as it is, because it is locked.')).toBeVisible();
    expect(panel.getByRole('checkbox', { name: 'Brand', exact: true }).elements()).toEqual([]);
    await panel.getByRole('button', { name: 'All', exact: true }).click();
    await panel.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(() => fake.server.draft?.sections.navbar?.background?.value).toBe('#0f2447');
    expect(fake.server.draft?.sections.core_properties?.brand).toEqual({ value: '#aa0050', lock: true });
  });

  it('gives the page back to what is published when the panel is closed over it', async () => {
    const { panel } = await openExchange();
    const before = applyColor();
    await panel.getByRole('button', { name: 'Try it: Counter' }).click();
    expect(applyColor()).toBe(counter.computed);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.poll(applyColor).toBe(before);
  });
});

/** The same, where a text can be pasted. */
async function openImport(options?: Parameters<typeof openExchange>[0]) {
  const opened = await openExchange(options);
  await opened.panel.getByText('Import a file').click();
  const paste = async (text: string) => {
    await opened.panel.getByRole('textbox', { name: 'Or paste the text' }).fill(text);
    await opened.panel.getByRole('button', { name: 'Read the text' }).click();
  };
  return { ...opened, paste };
}

describe('a file or a text (THEME-06)', () => {
  it('is a proposal line by line, and says what of it was not understood (B16)', async () => {
    const { panel, fake, paste } = await openImport();
    await paste(':root { --pt-core-brand: #aa0050; --pt-navbar-height: 60px; --acme-gap: 3px }');
    await expect.element(panel.getByRole('heading', { name: 'Import: pasted text' })).toHaveFocus();
    await panel.getByText('1 thing was not understood').click();
    await expect.element(panel.getByText('--acme-gap', { exact: true })).toBeVisible();
    await panel.getByRole('checkbox', { name: 'Height', exact: true }).click();
    await panel.getByRole('button', { name: 'Accept 1 change' }).click();
    await expect
      .poll(() => fake.server.draft?.sections)
      .toEqual({ core_properties: { brand: { value: '#aa0050' } } });
    await expect
      .element(panel.getByRole('textbox', { name: 'Or paste the text' }))
      .toHaveValue(expect.stringContaining('--acme-gap'));
  });

  it('is chosen as it was given, also where the theme says something else already', async () => {
    const { panel, fake, paste } = await openImport({
      fake: createFakeBackend({ draft: documentOf({ core_properties: { brand: { value: '#0b6e5f' } } }) }),
    });
    await paste(':root { --pt-core-brand: #aa0050 }');
    await panel.getByRole('button', { name: 'Accept 1 change' }).click();
    await expect.poll(() => fake.server.draft?.sections.core_properties?.brand?.value).toBe('#aa0050');
  });

  it.each([
    ['deep JSON', `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`, /a\.a\.a must not be nested deeper than 20\./],
    ['broken JSON', '{"cards":', /The file must be JSON: /],
    [
      'a prototype',
      '{"cards":{"__proto__":{"x":1}}}',
      /cards\.__proto__ is not a name that a file may use\./,
    ],
    ['more than 1 MB', `:root{${' '.repeat(1024 * 1024)}}`, /The file must not be larger than 1024 kB\./],
  ])('is refused with its place and what is allowed there: %s', async (_name, text, sentence) => {
    const { panel, fake } = await openImport();
    const before = applyColor();
    const area = element<HTMLTextAreaElement>(panel.getByRole('textbox', { name: 'Or paste the text' }));
    // as a paste is: typing a megabyte takes minutes
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
    await panel.getByRole('button', { name: 'Read the text' }).click();
    await expect.element(panel.getByRole('alert')).toBeVisible();
    expect(element(panel.getByRole('alert')).textContent).toMatch(sentence);
    expect(element(panel.getByRole('alert')).textContent).toMatch(/^Nothing was imported\./);
    expect(applyColor()).toBe(before);
    expect(fake.saves()).toBe(0);
  });

  it.each([
    ['an address in a colour', '--pt-core-brand: url(https://evil.example/x)'],
    ['an expression', '--pt-core-brand: expression(alert(1))'],
    ['script in a picture', '--pt-hero-image: url("javascript:alert(1)")'],
    ['a circle', '--pt-core-brand: var(--a); --a: var(--b); --b: var(--a)'],
  ])('gives no value where a value is not one: %s', async (_name, declaration) => {
    const { panel, fake, paste } = await openImport();
    await paste(`@import url(https://evil.example/x.css);\n:root { ${declaration}; }`);
    await expect.element(panel.getByText(/^Nothing in it belongs to a theme/)).toBeVisible();
    expect(fake.saves()).toBe(0);
  });

  it('is not accepted while its values and those of the theme refer to each other in a circle', async () => {
    const { panel, paste } = await openImport({
      fake: createFakeBackend({
        draft: documentOf({ core_properties: { link: { value: '{core_properties.text}' } } }),
      }),
    });
    await paste(':root { --pt-core-text: var(--pt-core-link) }');
    await expect.element(panel.getByText(/refer to each other in a circle/)).toBeVisible();
    await expect
      .element(panel.getByRole('button', { name: /^Accept/ }))
      .toHaveAttribute('aria-disabled', 'true');
    await panel.getByRole('checkbox', { name: 'Text', exact: true }).click();
    await expect.element(panel.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a brand colour (THEME-06)', () => {
  it('becomes a theme in which it stays exactly as it was typed (B2)', async () => {
    const { panel, fake } = await openExchange();
    await panel.getByText('From your brand colour').click();
    const field = panel.getByRole('textbox', { name: 'Brand colour' });
    await field.fill('reddish');
    await panel.getByRole('button', { name: 'Propose a theme' }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/must be a colour such as/);
    await field.fill('#C2185B');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByRole('heading', { name: 'Proposal for #C2185B' })).toHaveFocus();
    await expect.element(panel.getByText(/chosen\. Everything can be read well\./)).toBeVisible();
    await panel.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(() => fake.server.draft?.sections.core_properties?.brand?.value).toBe('#C2185B');
    await expect.element(field).toHaveValue('#C2185B');
  });
});

describe('a brand colour for an employer that has one (THEME-06)', () => {
  it('takes the place of the old one wherever that was said, and leaves other own values alone', async () => {
    const own = { background: { value: '#ffffff' }, text: { value: '#123b35' } };
    const old = { value: '#0b6e5f' };
    const { panel, fake } = await openExchange({
      fake: createFakeBackend({
        published: documentOf({
          core_properties: { brand: old, link: { value: '#0B6E5F' } },
          navbar: own,
          primary_buttons: { background: old, text: { value: '#ffffff' } },
        }),
      }),
    });
    await panel.getByText('From your brand colour').click();
    await panel.getByRole('textbox', { name: 'Brand colour' }).fill('#c8102e');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByRole('checkbox', { name: 'Brand', exact: true })).toBeChecked();
    await expect.poll(applyColor).toBe('rgb(200, 16, 46)');
    await panel.getByRole('button', { name: /^Accept/ }).click();
    await expect.poll(() => fake.server.draft?.sections.core_properties?.brand?.value).toBe('#c8102e');
    const { core_properties: core, navbar, primary_buttons: buttons } = fake.server.draft?.sections ?? {};
    expect(core?.link?.value).not.toBe('#0B6E5F');
    expect(buttons).toEqual({ text: { value: '#ffffff' } });
    expect(navbar).toMatchObject(own);
  });
});

describe('parts of another theme (THEME-04)', () => {
  it('are copied from a preset or from what is published, in one step', async () => {
    const published = documentOf({ navbar: { background: { value: '#112233' } } });
    const { panel, fake } = await openExchange({
      fake: createFakeBackend({
        published,
        draft: documentOf({
          navbar: { background: { value: '#445566' }, height: { value: 90 } },
          cards: { padding: { value: 30 } },
        }),
      }),
    });
    await panel.getByText('Copy parts of another theme').click();
    await panel.getByRole('checkbox', { name: /^Navigation bar/ }).click();
    await panel.getByRole('button', { name: 'Show the changes' }).click();
    await panel.getByRole('button', { name: 'Accept 2 changes' }).click();
    // as it is published: what is not set there is not set here either
    await expect
      .poll(() => fake.server.draft?.sections)
      .toEqual({ ...published.sections, cards: { padding: { value: 30 } } });
    await panel.getByRole('combobox', { name: 'Copy from' }).selectOptions('bank');
    await panel.getByRole('checkbox', { name: /^Corners/ }).click();
    await panel.getByRole('button', { name: 'Show the changes' }).click();
    await panel.getByRole('button', { name: 'Accept 4 changes' }).click();
    await expect.poll(() => fake.server.draft?.sections.border_radius?.card?.value).toBe(6);
    expect(fake.server.draft?.sections.navbar).toEqual(published.sections.navbar);
    await expect.element(panel.getByText(/^Copied: Corners/)).toBeInTheDocument();
  });

  it('are copied from an earlier version, which is asked for when it is chosen', async () => {
    const spring = documentOf({ navbar: { background: { value: '#112233' } } });
    const summer = documentOf({ navbar: { background: { value: '#445566' } } });
    const fake = createFakeBackend({ published: summer });
    fake.note({ version: 1, document: spring }, 'Spring');
    fake.server.published = { version: 2, document: summer };
    fake.note(fake.server.published, 'Summer');
    fake.publishing.error = offline();
    const { panel } = await openExchange({ fake });
    await panel.getByText('Copy parts of another theme').click();
    // presets are there without the history
    await expect.element(panel.getByRole('alert')).toBeVisible();
    await expect.element(panel.getByRole('combobox', { name: 'Copy from' })).toBeVisible();
    fake.publishing.error = undefined;
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel.getByRole('option', { name: /^Version 1 of/ })).toBeInTheDocument();
    fake.publishing.error = offline();
    await panel.getByRole('combobox', { name: 'Copy from' }).selectOptions('version 1');
    await expect.element(panel.getByRole('alert')).toBeVisible();
    fake.publishing.error = undefined;
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByRole('checkbox', { name: /^Navigation bar/ }).click();
    await panel.getByRole('button', { name: 'Show the changes' }).click();
    await expect
      .element(panel.getByRole('heading', { name: /^Copy from: Version 1 of .*: Spring$/ }))
      .toBeVisible();
    await panel.getByRole('button', { name: 'Accept 1 change' }).click();
    await expect.poll(() => fake.server.draft?.sections).toEqual(spring.sections);
  });
});

describe('presets and import', () => {
  it.each([
    ['wide', 1280, 'en-US'],
    ['at 320 px', 320, 'en-US'],
    ['from right to left at 320 px', 320, 'ar'],
  ] as const)('have no accessibility findings and fit, %s (B18)', async (_name, width, locale) => {
    await page.viewport(width, 800);
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    const { panel } = await openExchange({
      locale,
      fake: createFakeBackend({ draft: documentOf({ core_properties: { brand: { value: '#aa0050' } } }) }),
    });
    const root = element(panel);
    for (const summary of root.querySelectorAll('summary')) summary.click();
    await expect.element(panel.getByRole('textbox').first()).toBeVisible();
    expect(await findings()).toEqual([]);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    await panel.getByRole('listitem').nth(1).getByRole('button').click();
    await expect.element(panel.getByRole('checkbox').first()).toBeVisible();
    expect(await findings()).toEqual([]);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    await userEvent.keyboard('{Escape}');
  });
});
