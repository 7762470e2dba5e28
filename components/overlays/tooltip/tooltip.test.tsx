import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { render } from '../../testing/render.tsx';
import { Menu } from '../menu/menu.tsx';
import { Tooltip } from './tooltip.tsx';

const example = (
  <Tooltip text="In titles and skills">
    <Button>Search</Button>
  </Tooltip>
);
const button = () => page.getByRole('button', { name: 'Search' });
const tooltip = () => page.getByRole('tooltip', { name: 'In titles and skills' });
const bubble = () => document.querySelector('[data-side]');

describe('Tooltip', () => {
  it('comes with the focus at once, describes its control, and goes with the focus', async () => {
    render(
      <>
        {example}
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(tooltip()).toBeInTheDocument();
    await expect.element(button()).toHaveAccessibleDescription('In titles and skills');
    await userEvent.tab();
    await expect.element(tooltip()).not.toBeInTheDocument();
    await expect.element(button()).not.toHaveAccessibleDescription();
  });

  it('is hidden by Escape while the focus stays', async () => {
    render(example);
    await userEvent.tab();
    await expect.element(tooltip()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  it('comes when the pointer rests, and stays while the pointer is on it', async () => {
    render(example);
    await button().hover();
    await expect.element(tooltip()).toBeInTheDocument();
    await userEvent.hover(bubble()!);
    await expect.element(tooltip()).toBeInTheDocument();
  });

  it('goes when its control is pressed', async () => {
    render(example);
    await button().hover();
    await expect.element(tooltip()).toBeInTheDocument();
    await button().click();
    await expect.element(tooltip()).not.toBeInTheDocument();
  });

  it('mounts inside the theme root around it', async () => {
    const { container } = render(<div data-pt-theme="">{example}</div>);
    await userEvent.tab();
    await expect.element(tooltip()).toBeInTheDocument();
    expect(container.firstElementChild!.contains(bubble())).toBe(true);
  });

  it('explains the button of a menu, which opens all the same', async () => {
    render(
      <Menu
        trigger={
          <Tooltip text="In titles and skills">
            <Button>Search</Button>
          </Tooltip>
        }
        items={[{ label: 'Jobs', onSelect: () => {} }]}
      />,
    );
    await userEvent.tab();
    await expect.element(button()).toHaveAccessibleDescription('In titles and skills');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Jobs' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button()).toHaveFocus();
    await button().click();
    await expect.element(page.getByRole('menuitem', { name: 'Jobs' })).toBeVisible();
  });
});
