import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findings } from '../testing/findings.ts';
import { element, openPanel } from '../testing/open-panel.tsx';

afterEach(async () => {
  localStorage.clear();
  document.documentElement.removeAttribute('dir');
  await page.viewport(1280, 800);
});

/** The test runner's own page takes the room from `html` that the panel asks for. */
function allowPadding() {
  for (const { sheet } of document.querySelectorAll('style'))
    for (const rule of sheet?.cssRules ?? [])
      if (rule instanceof CSSStyleRule && rule.selectorText === 'html') rule.style.removeProperty('padding');
}

async function openFrame(options: Parameters<typeof openPanel>[0] = {}) {
  allowPadding();
  const opened = await openPanel({ children: <p>Page</p>, ...options });
  const { panel } = opened;
  const box = () => element(panel).getBoundingClientRect();
  const dockTo = async (dock: string) => {
    await panel.getByRole('tab').last().click();
    const chooser = panel.getByLabelText(/^(?:Place of the panel|مكان اللوحة)$/);
    await chooser.selectOptions(dock);
  };
  return { ...opened, box, dockTo };
}
/** How much of the page’s width and height is left to it. */
function paddings() {
  const { paddingLeft, paddingRight, paddingBottom } = getComputedStyle(document.documentElement);
  return [paddingLeft, paddingRight, paddingBottom].map((padding) => Math.round(Number.parseFloat(padding)));
}
function dragBy(target: HTMLElement, dx: number, dy: number) {
  const at = { bubbles: true, button: 0, pointerId: 1, clientX: 500, clientY: 400 };
  // a pointer that no device has cannot be captured
  target.setPointerCapture = () => {};
  target.dispatchEvent(new PointerEvent('pointerdown', at));
  target.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 500 + dx, clientY: 400 + dy }));
  target.dispatchEvent(new PointerEvent('lostpointercapture', at));
}

describe('the place of the panel (B18, THEME-03)', () => {
  it('is an edge that it is docked to, where the page makes room, or over the page', async () => {
    const { box, dockTo } = await openFrame();
    expect(paddings()).toEqual([0, 384, 0]);
    expect(box().right).toBeCloseTo(1280, 0);
    await dockTo('start');
    await expect.poll(paddings).toEqual([384, 0, 0]);
    expect(box().left).toBe(0);
    await dockTo('bottom');
    await expect.poll(paddings).toEqual([0, 0, 480]);
    expect(box().bottom).toBeCloseTo(800, 0);
    expect(box().width).toBeCloseTo(1280, 0);
    await dockTo('float');
    await expect.poll(paddings).toEqual([0, 0, 0]);
    expect(await findings()).toEqual([]);
  });

  it('is mirrored where lines run from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const { box, dockTo } = await openFrame({ locale: 'ar' });
    expect(box().left).toBe(0);
    expect(paddings()).toEqual([384, 0, 0]);
    await dockTo('start');
    await expect.poll(paddings).toEqual([0, 384, 0]);
    await dockTo('float');
    await expect.poll(() => Math.round(box().right)).toBe(1280 - 24);
    expect(await findings()).toEqual([]);
  });

  it('is remembered by the browser, and what is not understood is not', async () => {
    localStorage.setItem('portico.theme-builder.frame', '{"dock":"bottom","height":300,"width":"wide"}');
    const { box, panel, reopen } = await openFrame();
    expect(box().height).toBeCloseTo(300, 0);
    await panel.getByRole('button', { name: 'Collapse' }).click();
    await panel.getByRole('button', { name: 'Close' }).click();
    reopen();
    await expect.element(panel.getByRole('button', { name: 'Expand' })).toBeVisible();
    expect(box().bottom).toBeCloseTo(800, 0);
  });

  it('floats where its handle is moved to, by arrow keys and pointer, and never out of view', async () => {
    const { box, dockTo, panel } = await openFrame();
    await dockTo('float');
    const handle = panel.getByRole('button', { name: 'Move, with the arrow keys too' });
    const before = box();
    element(handle).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect([box().x - before.x, box().y - before.y]).toEqual([32, 16]);
    dragBy(element(handle), 100, 50);
    await expect.poll(() => [box().x - before.x, box().y - before.y]).toEqual([132, 66]);
    dragBy(element(handle), 5000, 5000);
    await expect.poll(() => Math.round(box().right)).toBe(1280);
    expect(Math.round(box().bottom)).toBe(800);
    await page.viewport(900, 600);
    await expect.poll(() => Math.round(box().right)).toBe(900);
    expect(box().bottom).toBeLessThanOrEqual(600.5);
  });
});

describe('the size of the panel (B18, THEME-03)', () => {
  it.each([
    ['ltr', 'en-US', 'Width of the panel', '{ArrowLeft}'],
    ['rtl', 'ar', 'عرض اللوحة', '{ArrowRight}'],
  ] as const)(
    'follows its edge by keys and pointer, within its limits: %s',
    async (dir, locale, name, key) => {
      document.documentElement.dir = dir;
      const { box, panel } = await openFrame({ locale });
      const edge = panel.getByRole('separator', { name });
      await expect.element(edge).toHaveAttribute('aria-valuenow', '384');
      element(edge).focus();
      await userEvent.keyboard(key);
      expect(box().width).toBeCloseTo(400, 0);
      await userEvent.keyboard('{Home}');
      expect(box().width).toBeCloseTo(280, 0);
      dragBy(element(edge), dir === 'ltr' ? -60 : 60, 0);
      await expect.poll(() => Math.round(box().width)).toBe(340);
      await expect.poll(() => Math.max(...paddings())).toBe(340);
      await userEvent.keyboard('{End}');
      await expect.element(edge).toHaveAttribute('aria-valuenow', '720');
    },
  );

  it('is that of a bar when it is folded, and what was begun in it is still there', async () => {
    const { box, panel } = await openFrame();
    const field = panel.getByLabelText('Background: value', { exact: true });
    await field.fill('#0b6e5');
    await panel.getByRole('button', { name: 'Collapse' }).click();
    await expect.element(field).not.toBeVisible();
    expect(box().height).toBeLessThan(80);
    expect(paddings()).toEqual([0, 0, 0]);
    const expand = panel.getByRole('button', { name: 'Expand' });
    await expect.element(expand).toHaveFocus();
    await expect.element(expand).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('#0b6e5');
  });

  it('leaves nothing out of reach in a window of 320 × 200 px, which is 400 % zoom', async () => {
    localStorage.setItem('portico.theme-builder.frame', '{"dock":"float","x":900,"y":700}');
    await page.viewport(320, 200);
    const { box, panel } = await openFrame();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const root = element(panel);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    for (const name of ['Close', 'Publish…', 'Collapse']) {
      const button = element(panel.getByRole('button', { name, exact: true }));
      button.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      expect([left >= 0, right <= 320, top >= box().top, bottom <= 200], name).toEqual([
        true,
        true,
        true,
        true,
      ]);
      const { x, y, width, height } = button.getBoundingClientRect();
      expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2)), name).toBe(true);
    }
    expect(await findings()).toEqual([]);
  });
});
