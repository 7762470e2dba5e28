import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate, render } from '../../testing/render.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const items = [
  { value: 'open', label: 'Open', content: 'Panel of open', badge: 3 },
  { value: 'closed', label: 'Closed', content: 'Panel of closed' },
  { value: 'offers', label: 'Offers', content: 'Panel of offers' },
];
const Example = (props: Partial<TabsProps>) => <Tabs label="Applications" items={items} {...props} />;
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panel = () => page.getByRole('tabpanel');

describe('Tabs', () => {
  it('shows the panel of the tab that is pressed', async () => {
    render(<Example />);
    await expect.element(panel()).toHaveTextContent('Panel of open');
    await tab('Closed').click();
    await expect.element(tab('Closed')).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel()).toHaveTextContent('Panel of closed');
  });

  it('shows its first tab while the chosen one is none of its tabs, and says so when that is pressed', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Example value="withdrawn" onValueChange={onValueChange} />);
    await expect.element(panel()).toHaveTextContent('Panel of open');
    await userEvent.tab();
    await expect.element(tab('Open 3')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('open');
    rerender(<Example key="own" defaultValue="closed" />);
    rerender(
      <Example key="own" defaultValue="closed" items={items.filter(({ value }) => value !== 'closed')} />,
    );
    await expect.element(panel()).toHaveTextContent('Panel of open');
  });

  it.each(['ltr', 'rtl'] as const)(
    'brings the chosen tab and the one that has the focus into view, where its row is narrow: %s',
    async (dir) => {
      const { container } = render(
        <div style={{ inlineSize: 150 }}>
          <Example activation="manual" defaultValue="offers" />
        </div>,
        { dir },
      );
      const isSeen = (name: string) => {
        const row = container.querySelector('[role="tablist"]')!.getBoundingClientRect();
        const { left, right } = tab(name).element().getBoundingClientRect();
        return left >= row.left - 1 && right <= row.right + 1;
      };
      await expect.poll(() => isSeen('Offers')).toBe(true);
      expect(isSeen('Open 3')).toBe(false);
      await userEvent.tab();
      await userEvent.keyboard(dir === 'ltr' ? '{ArrowLeft}' : '{ArrowRight}');
      await expect.poll(() => isSeen('Closed')).toBe(true);
      await userEvent.keyboard('{Home}');
      await expect.poll(() => isSeen('Open 3')).toBe(true);
    },
  );

  it('names each tab by label and badge, and each panel by its tab', async () => {
    render(<Example />);
    await expect.element(tab('Open 3')).toBeVisible();
    await expect.element(page.getByRole('tabpanel', { name: 'Open 3' })).toBeVisible();
    await expect.element(page.getByRole('tablist', { name: 'Applications' })).toBeVisible();
  });

  it('is one stop of Tab, from which the next one is the panel', async () => {
    render(<Example defaultValue="closed" />);
    await userEvent.tab();
    await expect.element(tab('Closed')).toHaveFocus();
    await userEvent.tab();
    await expect.element(panel()).toHaveFocus();
  });

  it('moves by arrow keys round and round, and by Home and End', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Closed')).toHaveFocus();
    await expect.element(panel()).toHaveTextContent('Panel of closed');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(tab('Offers')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Open 3')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(tab('Offers')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(tab('Open 3')).toHaveFocus();
  });

  it('mirrors the arrow keys where the page runs from right to left', async () => {
    render(<Example />, { dir: 'rtl' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Closed')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Open 3')).toHaveFocus();
  });

  it('waits for Enter or Space when activation is manual', async () => {
    render(<Example activation="manual" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Closed')).toHaveFocus();
    await expect.element(panel()).toHaveTextContent('Panel of open');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel()).toHaveTextContent('Panel of closed');
  });

  it('leaves combinations of keys to the browser', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await expect.element(tab('Open 3')).toHaveFocus();
  });

  it('passes over a disabled tab and cannot choose it', async () => {
    render(<Example items={items.map((item) => ({ ...item, disabled: item.value === 'closed' }))} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Offers')).toHaveFocus();
    await tab('Closed').click({ force: true });
    await expect.element(panel()).toHaveTextContent('Panel of offers');
  });

  it('may be controlled, and does not choose by itself then', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Example value="open" onValueChange={onValueChange} />);
    await tab('Closed').click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('closed');
    await expect.element(panel()).toHaveTextContent('Panel of open');
    rerender(<Example value="closed" onValueChange={onValueChange} />);
    await expect.element(panel()).toHaveTextContent('Panel of closed');
  });

  it('mounts a panel when it is first chosen, and keeps what was typed into it', async () => {
    const mounted = vi.fn();
    const Probe = () => {
      useEffect(() => mounted(), []);
      const [text, setText] = useState('');
      return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />;
    };
    render(<Example items={[items[0]!, { value: 'note', label: 'Note', content: <Probe /> }]} />);
    expect(mounted).not.toHaveBeenCalled();
    await tab('Note').click();
    expect(mounted).toHaveBeenCalled();
    await page.getByRole('textbox').fill('Call back');
    await tab('Open 3').click();
    await tab('Note').click();
    await expect.element(page.getByRole('textbox')).toHaveValue('Call back');
  });

  it('scrolls a tab into view that takes the focus', async () => {
    await page.viewport(320, 600);
    const many = Array.from({ length: 12 }, (_, index) => ({
      value: `t${index}`,
      label: `Department ${index}`,
      content: index,
    }));
    const { container } = render(<Example items={many} />);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const list = container.querySelector('[role="tablist"]')!.getBoundingClientRect();
    const last = tab('Department 11').element().getBoundingClientRect();
    await page.viewport(1280, 800);
    expect(last.right).toBeLessThanOrEqual(list.right + 1);
    expect(last.left).toBeGreaterThanOrEqual(list.left - 1);
  });

  it('chooses by a whole click, which voice control sends alone, and asks its owner once for each', async () => {
    const onValueChange = vi.fn();
    render(<Example value="open" onValueChange={onValueChange} />);
    const button = tab('Closed').element() as HTMLButtonElement;
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    expect(onValueChange).not.toHaveBeenCalled();
    button.click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('closed');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledTimes(2);
  });

  it('leaves the keys that scroll to the page', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    await expect.element(tab('Open 3')).toHaveFocus();
  });

  it('names for each tab a panel that is there, shown or not', () => {
    const { container } = render(<Example />);
    const panels = [...container.querySelectorAll('[role="tab"]')].map((one) =>
      container.querySelector(`#${CSS.escape(one.getAttribute('aria-controls') ?? '')}`),
    );
    expect(panels.map((one) => one?.getAttribute('role'))).toEqual(Array(3).fill('tabpanel'));
  });

  it('renders on the server, reachable by Tab before it hydrates, and hydrates without a difference', () => {
    const { html, complaints } = hydrate(<Example />);
    expect(html).toContain('tabindex="0"');
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
  });
});
