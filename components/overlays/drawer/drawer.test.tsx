import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { render } from '../../testing/render.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

function Example(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cart</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Job cart" {...props} />
    </>
  );
}
const drawer = () => page.getByRole('dialog', { name: 'Job cart' });
async function openIt() {
  await page.getByRole('button', { name: 'Cart' }).click();
  await expect.element(drawer()).toBeVisible();
}
const box = () => drawer().element().getBoundingClientRect();

describe('Drawer', () => {
  it('is a dialog with name and description that Escape closes; the focus returns', async () => {
    render(<Example description="Two jobs." />);
    await openIt();
    await expect.element(drawer()).toHaveAccessibleDescription('Two jobs.');
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Cart' })).toHaveFocus();
  });

  it('lies along the edge where reading ends, or starts, in either direction', async () => {
    const edges = [];
    for (const dir of ['ltr', 'rtl'] as const)
      for (const side of ['end', 'start'] as const) {
        document.documentElement.dir = dir;
        const { rerender } = render(<Example side={side} />);
        await openIt();
        edges.push(`${dir} ${side}: ${box().left === 0 ? 'left' : 'right'}`);
        rerender(null);
      }
    document.documentElement.dir = 'ltr';
    expect(edges).toEqual(['ltr end: right', 'ltr start: left', 'rtl end: left', 'rtl start: right']);
  });

  it('SHELL-05 is 400 px wide, and as wide as a phone', async () => {
    render(<Example />);
    await openIt();
    expect(box().width).toBe(400);
    await page.viewport(375, 700);
    const { width, height } = box();
    await page.viewport(1280, 800);
    expect({ width, height }).toEqual({ width: 375, height: 700 });
  });

  it('keeps its buttons in view while its content scrolls', async () => {
    const jobs = Array.from({ length: 60 }, (_, index) => <p key={index}>Job {index}</p>);
    render(<Example footer={<Button>Apply</Button>}>{jobs}</Example>);
    await openIt();
    const { bottom } = page.getByRole('button', { name: 'Apply' }).element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });
});
