import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { render } from '../../testing/render.tsx';
import { Sheet } from './sheet.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Filters" description="They apply at once." />
    </>
  );
}
const sheet = () => page.getByRole('dialog', { name: 'Filters' });

describe('Sheet', () => {
  it('takes the whole window, whatever its size', async () => {
    render(<Example />);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(sheet()).toHaveAccessibleDescription('They apply at once.');
    const { x, y, width, height } = sheet().element().getBoundingClientRect();
    expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  });

  it('is left by Escape and by its cross; the focus returns', async () => {
    render(<Example />);
    await page.getByRole('button', { name: 'Open' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet()).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});
