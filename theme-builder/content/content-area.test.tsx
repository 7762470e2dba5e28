import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BackendFailure } from '../backend/backend.ts';
import { createFakeBackend, refused } from '../testing/fake-backend.ts';
import { createFakeContent } from '../testing/fake-content.ts';
import { findings } from '../testing/findings.ts';
import { element, renderPanel } from '../testing/open-panel.tsx';
import type { Banner } from './backend.ts';

const banner = (text: string, more: Partial<Banner> = {}): Banner => ({
  variant: 'info',
  text,
  pages: ['jobs'],
  ...more,
});

async function openContent({
  content = createFakeContent(),
  locale = 'en-US' as const,
  tab = 'Content',
}: {
  content?: ReturnType<typeof createFakeContent>;
  locale?: 'en-US' | 'ar';
  tab?: string;
} = {}) {
  const opened = renderPanel({ fake: createFakeBackend({ content }), locale, children: <h1>Jobs</h1> });
  await opened.panel.getByRole('tab', { name: tab }).click();
  const card = (name: string) => opened.panel.getByRole('region', { name, exact: true });
  return { ...opened, content, card };
}

afterEach(async () => {
  await page.viewport(1280, 800);
  document.documentElement.removeAttribute('dir');
});

describe('the content of the site (THEME-07)', () => {
  it('says that it is live at once, and can be asked for again when it does not come', async () => {
    const content = createFakeContent();
    content.away.because = refused('You may not see this.');
    const { panel } = await openContent({ content });
    await expect.element(panel.getByText(/You may not see this/)).toBeVisible();
    content.away.because = undefined;
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel.getByText(/Content is live at once/)).toBeVisible();
  });

  it('has its pictures from the start: later, they would push what is below them away from under a pointer', async () => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent));
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    const { card } = await openContent();
    await expect.element(card('Banners')).toBeVisible();
    expect(seen.find((text) => text.includes('Add a banner'))).toContain('Picture at the head of a page');
  });

  it('has banners that are added, moved, removed and brought back, with the focus where one goes on', async () => {
    const content = createFakeContent({ banners: [banner('First'), banner('Second')] });
    const { panel, card } = await openContent({ content });
    const texts = () =>
      [...element(card('Banners')).querySelectorAll('li > details > summary')].map(
        ({ textContent }) => textContent,
      );
    await expect.element(card('Banners').getByText('Information: First')).toBeVisible();
    const down = panel.getByRole('button', { name: 'Move down: Banner 1' });
    element(down).focus();
    await userEvent.keyboard('{Enter}');
    expect(texts()).toEqual(['Information: Second', 'Information: First']);
    // the banner keeps the focus on its way
    expect(document.activeElement?.closest('li')?.textContent).toContain('First');

    await panel.getByRole('button', { name: 'Remove: Banner 1' }).click();
    expect(texts()).toEqual(['Information: First']);
    const undo = panel.getByRole('button', { name: 'Bring the removed banner back' });
    await expect.element(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(texts()).toEqual(['Information: Second', 'Information: First']);
    expect(document.activeElement?.textContent).toContain('Second');

    await panel.getByRole('button', { name: 'Add a banner' }).click();
    await expect.element(panel.getByRole('textbox', { name: 'Text' })).toHaveFocus();
    await userEvent.keyboard('Third');
    await panel.getByRole('checkbox', { name: 'Login' }).click();
    await panel.getByRole('button', { name: 'Save: Banners' }).click();
    await expect.element(card('Banners').getByText('Saved. Visitors see it now.')).toBeVisible();
    expect(content.server.content.banners).toEqual([
      banner('Second'),
      banner('First'),
      banner('Third', { pages: ['jobs', 'login'] }),
    ]);
  });

  it('has banners that open one by one, also when a removed one has come back with the discarded changes', async () => {
    const { panel, card } = await openContent({
      content: createFakeContent({ banners: [banner('First'), banner('Second'), banner('Third')] }),
    });
    await panel.getByRole('button', { name: 'Remove: Banner 1' }).click();
    await panel.getByRole('button', { name: 'Discard changes: Banners' }).click();
    const opened = () =>
      [...element(card('Banners')).querySelectorAll('li > details[open] > summary')].map(
        ({ textContent }) => textContent,
      );
    await card('Banners').getByText('Information: Third').click();
    expect(opened()).toEqual(['Information: Third']);
    await card('Banners').getByText('Information: First').click();
    expect(opened()).toEqual(['Information: First', 'Information: Third']);
  });

  it('sends nothing that is wrong, and leads to it', async () => {
    const { panel, card, content } = await openContent({
      content: createFakeContent({ banners: [banner('First')] }),
    });
    await card('Banners').getByText('Information: First').click();
    await card('Banners').getByRole('checkbox', { name: 'Job search' }).click();
    await card('Banners').getByText('Information: First').click();
    await panel.getByRole('button', { name: 'Save: Banners' }).click();
    await expect.element(card('Banners').getByText('Tick at least one page.')).toBeVisible();
    expect(content.saves).toEqual([]);
    expect(document.activeElement?.matches('input[type="checkbox"]')).toBe(true);
  });

  it('tells when a banner shows in the zone of who looks, which is named (B15)', async () => {
    const { card, content, panel } = await openContent({
      content: createFakeContent({ banners: [banner('Past', { endsAt: '2020-01-01T10:00:00Z' })] }),
    });
    await expect.element(card('Banners').getByText(/^Ended Jan 1, 2020/)).toBeVisible();
    await card('Banners').getByText('Information: Past').click();
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const ends = card('Banners').getByLabelText('Ends');
    await expect.element(ends).toHaveAccessibleDescription(expect.stringContaining(timeZone));
    await ends.fill('2090-05-01T10:00');
    await expect.element(card('Banners').getByText('Shows as soon as it is saved')).toBeVisible();
    await panel.getByRole('button', { name: 'Save: Banners' }).click();
    await expect.element(card('Banners').getByText('Saved. Visitors see it now.')).toBeVisible();
    await expect.element(card('Banners').getByText('Shows now')).toBeVisible();
    expect(content.server.content.banners[0]?.endsAt).toBe(new Date('2090-05-01T10:00').toISOString());
  });

  it('shows what visitors get of HTML while it is written, and takes that back with it (B15)', async () => {
    const { panel, card, content } = await openContent();
    const field = card('Footer').getByRole('textbox');
    await field.fill('<p>Ours</p>\n<script>run()</script>');
    await expect.element(card('Footer').getByText('2 lines')).toBeVisible();
    await expect.element(card('Footer').getByText('One kind of thing was taken out')).toBeVisible();
    const lost = card('Footer').getByRole('listitem');
    await expect.element(lost).toHaveTextContent('<script> (1 time): It could run a script.');
    expect(content.tried.at(-1)?.[1]?.html).toBe('<p>Ours</p>\n');
    await panel.getByRole('button', { name: 'Discard changes: Footer' }).click();
    expect(content.tried.at(-1)).toEqual(['footer', undefined]);
    await panel.getByRole('button', { name: /^Bring the discarded changes back/ }).click();
    await expect.element(field).toHaveValue('<p>Ours</p>\n<script>run()</script>');
    await panel.getByRole('button', { name: 'Close' }).click();
    expect(content.tried.at(-1)).toEqual(['footer', undefined]);
  });

  it('says which text in HTML cannot be read while it is written, and until that is mended (THEME-05, B6)', async () => {
    const { card } = await openContent();
    const field = card('Footer').getByRole('textbox');
    await field.fill('<p style="color: #ddd">Call us</p>');
    await expect.element(card('Footer').getByText('1 piece of text is hard to read')).toBeVisible();
    await expect
      .element(card('Footer').getByText(/“Call us”: [\d.]+ : 1, needed 4\.5 : 1 \(light\)/))
      .toBeVisible();
    expect(await findings()).toEqual([]);
    await field.fill('<p style="color: canvastext">Call us</p>');
    await expect.element(card('Footer').getByText(/^Not judged, .*canvastext$/)).toBeVisible();
    await field.fill('<p>Call us</p>');
    await expect.element(card('Footer').getByText(/^Not judged/)).not.toBeInTheDocument();
    expect(
      card('Footer')
        .getByText(/hard to read/)
        .elements(),
    ).toEqual([]);
  });

  it('offers to log in again wherever the session has ended, and keeps what was written (B9)', async () => {
    const content = createFakeContent({ footer: '<p>Ours</p>' });
    const fake = createFakeBackend({ content });
    const logIn = vi.fn();
    fake.backend.logIn = logIn;
    const ended = new BackendFailure({ kind: 'refused', message: 'Please log in.', isLoggedOut: true });
    content.away.because = ended;
    const { panel } = renderPanel({ fake });
    const card = (name: string) => panel.getByRole('region', { name, exact: true });
    await panel.getByRole('tab', { name: 'Content' }).click();
    await panel.getByRole('button', { name: 'Log in' }).click();
    expect(logIn).toHaveBeenCalledTimes(1);
    content.away.because = undefined;
    await panel.getByRole('button', { name: 'Try again' }).click();

    await card('Tagline').getByRole('textbox').fill('Good work');
    await expect.element(card('Footer').getByText('Nothing was taken out.')).toBeVisible();
    content.away.because = ended;
    await panel.getByRole('button', { name: 'Save: Tagline' }).click();
    await expect.element(card('Tagline').getByText(/Please log in\./)).toBeVisible();
    await card('Tagline').getByRole('button', { name: 'Log in' }).click();
    await expect.element(card('Tagline').getByRole('textbox')).toHaveValue('Good work');
    await card('Footer').getByRole('textbox').fill('<p>Yours</p>');
    await card('Footer').getByRole('button', { name: 'Log in' }).click();
    await panel.getByText('Last changes of the content').click();
    await card('Last changes of the content').getByRole('button', { name: 'Log in' }).click();
    expect(logIn).toHaveBeenCalledTimes(4);
    expect(await findings()).toEqual([]);

    content.away.because = undefined;
    await panel.getByRole('button', { name: 'Save: Tagline' }).click();
    await expect.element(card('Tagline').getByText('Saved. Visitors see it now.')).toBeVisible();
    expect(card('Tagline').getByRole('button', { name: 'Log in' }).elements()).toEqual([]);
  });

  it('keeps what was written when the right to it is taken away, says which it is, and saves it when it is back (B12)', async () => {
    const { panel, card, content } = await openContent();
    await card('Tagline').getByRole('textbox').fill('Good work');
    content.server.mayEdit = false;
    content.fail('save', refused('You may not change the theme.'));
    const save = panel.getByRole('button', { name: 'Save: Tagline' });
    await save.click();
    await expect
      .element(card('Tagline').getByText(/Not saved: You may not change the theme\./))
      .toBeVisible();
    await expect.element(card('Tagline').getByText(/right “edit”/)).toBeVisible();
    await expect.element(card('Tagline').getByRole('textbox')).toHaveAttribute('readonly');
    await expect.element(card('Tagline').getByRole('textbox')).toHaveValue('Good work');
    await expect.element(save).toHaveFocus();
    expect(panel.getByRole('button', { name: /^Save: / }).elements()).toHaveLength(3);
    expect(await findings()).toEqual([]);
    content.server.mayEdit = true;
    await save.click();
    await expect.element(card('Tagline').getByText('Saved. Visitors see it now.')).toBeVisible();
    await expect.element(card('Tagline').getByRole('textbox')).not.toHaveAttribute('readonly');
  });

  it('says what a notice told when it is turned off and on again', async () => {
    const { card } = await openContent({ content: createFakeContent({ phase: 'Soon' }) });
    const control = card('Opening notice').getByRole('switch');
    await control.click();
    await expect.element(card('Opening notice').getByRole('textbox')).not.toBeInTheDocument();
    await control.click();
    await expect.element(card('Opening notice').getByRole('textbox')).toHaveValue('Soon');
  });

  it('is only to be read by who may not change it, and says which right that takes (B12)', async () => {
    const content = createFakeContent({ banners: [banner('First')], tagline: 'Good work' });
    content.server.mayEdit = false;
    content.server.mayWriteHtml = false;
    const { panel, card } = await openContent({ content });
    await expect.element(card('Tagline').getByText(/right “edit”/)).toBeVisible();
    await expect.element(card('Footer').getByText(/right “custom_html”/)).toBeVisible();
    await expect.element(card('Tagline').getByRole('textbox')).toHaveAttribute('readonly');
    expect(panel.getByRole('button', { name: /^Save: / }).elements()).toEqual([]);
  });

  it.each([
    ['beside a wide page', 1280, 'en-US'],
    ['at 320 px', 320, 'en-US'],
    ['from right to left at 320 px', 320, 'ar'],
  ] as const)('has no accessibility findings and fits %s (B18)', async (_name, width, locale) => {
    await page.viewport(width, 800);
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    const content = createFakeContent({
      banners: [banner('First'), banner('Second', { variant: 'alert', endsAt: '2020-01-01T10:00:00Z' })],
      phase: 'Soon',
      titles: { jobs: 'Jobs' },
      navbar: `<p>${'long'.repeat(100)}</p><script>run()</script>`,
    });
    const { panel } = await openContent({ content, locale, tab: locale === 'ar' ? 'المحتوى' : 'Content' });
    await expect.element(panel.getByRole('listitem').first()).toBeVisible();
    for (const details of element(panel).querySelectorAll('details')) details.open = true;
    await expect
      .element(panel.getByRole('checkbox', { name: locale === 'ar' ? 'تسجيل الدخول' : 'Login' }).first())
      .toBeVisible();
    expect(await findings()).toEqual([]);
    const root = element(panel);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
