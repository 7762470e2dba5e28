import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { render } from '../../testing/render.tsx';
import { Menu, type MenuItem, type MenuProps } from './menu.tsx';

const Example = (props: Partial<MenuProps> & Pick<MenuProps, 'items'>) => (
  <Menu trigger={<Button>More</Button>} {...props} />
);
const button = () => page.getByRole('button', { name: 'More' });
const menu = () => page.getByRole('menu', { name: 'More' });
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));

const save = vi.fn();
const items: readonly MenuItem[] = [
  { label: 'Save', onSelect: save },
  { label: 'Print', onSelect: () => {}, disabled: true },
  { label: 'Send', onSelect: () => {} },
  { label: 'Share', items: [{ label: 'Copy link', onSelect: () => {} }] },
  { group: [{ label: 'Remove', destructive: true, onSelect: () => {} }] },
];

function View() {
  const [sort, setSort] = useState('recent');
  const [saved, setSaved] = useState(false);
  return (
    <Example
      items={[
        {
          label: 'Sort by',
          value: sort,
          onValueChange: setSort,
          options: [
            { value: 'recent', label: 'Most recent' },
            { value: 'near', label: 'Nearest' },
          ],
        },
        { label: 'Saved', checked: saved, onCheckedChange: setSaved },
      ]}
    />
  );
}

describe('Menu', () => {
  it('opens from its button, which names it and says so', async () => {
    render(<Example items={items} />);
    await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
    await button().click();
    await expect.element(menu()).toBeVisible();
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens at its first entry by Enter, Space and arrow down', async () => {
    render(<Example items={items} />);
    await userEvent.tab();
    for (const key of ['Enter', ' ', 'ArrowDown']) {
      await press(key);
      await expect.element(entry('Save')).toHaveFocus();
      await press('Escape');
      await expect.element(menu()).not.toBeInTheDocument();
      await expect.element(button()).toHaveFocus();
    }
  });

  it('moves by arrows round and round, by Home and End and by letters, past what is disabled', async () => {
    render(<Example items={items} />);
    await userEvent.tab();
    await press('Enter', 'ArrowDown');
    await expect.element(entry('Send')).toHaveFocus();
    await press('End');
    await expect.element(entry('Remove')).toHaveFocus();
    await press('ArrowDown');
    await expect.element(entry('Save')).toHaveFocus();
    await press('ArrowUp', 'Home');
    await expect.element(entry('Save')).toHaveFocus();
    await userEvent.keyboard('sh');
    await expect.element(entry('Share')).toHaveFocus();
  });

  it('does what is chosen, once, and closes', async () => {
    save.mockClear();
    render(<Example items={items} />);
    await button().click();
    await entry('Save').click();
    await expect.element(menu()).not.toBeInTheDocument();
    expect(save).toHaveBeenCalledOnce();
    await expect.element(button()).toHaveFocus();
  });

  it('closes by a press elsewhere', async () => {
    render(<Example items={items} />);
    await button().click();
    await expect.element(menu()).toBeVisible();
    await userEvent.click(document.body, { position: { x: 600, y: 500 } });
    await expect.element(menu()).not.toBeInTheDocument();
  });

  it.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)('SHELL-11 opens and closes a branch along the line of reading: %s', async (dir, into, out) => {
    render(<Example items={items} />, { dir });
    await userEvent.tab();
    await press('Enter');
    await userEvent.keyboard('sh');
    await press(into);
    await expect.element(entry('Copy link')).toHaveFocus();
    await press(out);
    await expect.element(entry('Share')).toHaveFocus();
    await expect.element(entry('Copy link')).not.toBeInTheDocument();
  });

  it('SHELL-11 takes the direction that the page has when it opens', async () => {
    const { container } = render(<Example items={items} />);
    container.dir = 'rtl';
    await userEvent.tab();
    await press('Enter');
    await userEvent.keyboard('sh');
    await press('ArrowLeft');
    await expect.element(entry('Copy link')).toHaveFocus();
  });

  it('does what is chosen, each time, also when its owner keeps it open', async () => {
    save.mockClear();
    const onOpenChange = vi.fn();
    render(<Example items={items} open onOpenChange={onOpenChange} />);
    await entry('Save').click();
    await expect.poll(() => save.mock.calls.length).toBe(1);
    await entry('Save').click();
    await expect.poll(() => save.mock.calls.length).toBe(2);
    await expect.element(menu()).toBeVisible();
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });

  it('stays open while choices and check marks are set', async () => {
    render(<View />);
    await button().click();
    await page.getByRole('menuitemradio', { name: 'Nearest' }).click();
    await expect.element(page.getByRole('menuitemradio', { name: 'Nearest' })).toBeChecked();
    await page.getByRole('menuitemcheckbox', { name: 'Saved' }).click();
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'Saved' })).toBeChecked();
    await expect.element(page.getByRole('group', { name: 'Sort by' })).toBeVisible();
  });

  it('leads to addresses by real links, through the router of the app', async () => {
    render(
      <Example
        items={[{ label: 'Offers', href: '#offers' }]}
        renderLink={({ children, ...rest }) => (
          <a {...rest} data-routed="">
            {children}
          </a>
        )}
      />,
    );
    await button().click();
    await expect.element(entry('Offers')).toHaveAttribute('href', '#offers');
    await expect.element(entry('Offers')).toHaveAttribute('data-routed');
  });

  it('leads nowhere by a link that is disabled', async () => {
    render(<Example items={[{ label: 'Offers', href: '#offers', disabled: true }]} />);
    await button().click();
    await expect.element(entry('Offers')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(entry('Offers')).not.toHaveAttribute('href');
  });

  it('keeps presses in it from what is around its button', async () => {
    const onClick = vi.fn();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- as a row of a table is pressed
      <div onClick={onClick}>
        <Example items={items} open />
      </div>,
    );
    await entry('Save').click();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('mounts inside the theme root around it', async () => {
    const { container } = render(
      <div data-pt-theme="">
        <Example items={items} open />
      </div>,
    );
    await expect.element(menu()).toBeVisible();
    expect(container.firstElementChild!.contains(menu().element())).toBe(true);
  });
});
