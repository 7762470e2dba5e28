import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { FacetChips, type FacetChip } from './facet-chips.tsx';

const chipsOf = (...labels: string[]): FacetChip[] => labels.map((label) => ({ id: label, label }));
function ignore() {}
function Stateful({ labels }: { labels: string[] }) {
  const [chips, setChips] = useState(chipsOf(...labels));
  return (
    <FacetChips
      chips={chips}
      onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
      onClear={() => setChips([])}
    />
  );
}
const applied = (labels: string[]) => (
  <FacetChips chips={chipsOf(...labels)} onRemove={ignore} onClear={ignore} />
);
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('FacetChips', () => {
  it('is a list of the applied filters, with a button to remove each', async () => {
    render(<FacetChips chips={chipsOf('Berlin', 'Remote')} onRemove={ignore} onClear={ignore} />);
    await expect.element(page.getByRole('list', { name: 'Applied filters' })).toBeVisible();
    await expect.element(button('Remove Berlin')).toBeVisible();
    await expect.element(button('Remove Remote')).toBeVisible();
  });

  it('says which filter is to go, and that all of them are', async () => {
    const onRemove = vi.fn();
    const onClear = vi.fn();
    render(<FacetChips chips={chipsOf('Berlin', 'Remote')} onRemove={onRemove} onClear={onClear} />);
    await button('Remove Remote').click();
    await button('Clear filters').click();
    expect(onRemove.mock.calls).toEqual([['Remote']]);
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('hands the focus on to the next filter, and behind the last one to “Clear filters”', async () => {
    render(<Stateful labels={['Berlin', 'Care', 'Remote']} />);
    await button('Remove Care').click();
    await expect.element(button('Remove Remote')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Clear filters')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button('Remove Berlin')).toHaveFocus();
  });

  it('says that all are to go when the last one is, so that its owner puts the focus elsewhere', async () => {
    const onRemove = vi.fn();
    const onClear = vi.fn();
    render(<FacetChips chips={chipsOf('Berlin')} onRemove={onRemove} onClear={onClear} />);
    await button('Remove Berlin').click();
    expect(onClear).toHaveBeenCalledOnce();
    expect(onRemove).not.toHaveBeenCalled();
  });

  it('leaves the focus alone when a filter goes by other means', async () => {
    const { rerender } = render(
      <FacetChips chips={chipsOf('Berlin', 'Remote')} onRemove={ignore} onClear={ignore} />,
    );
    rerender(<FacetChips chips={chipsOf('Remote')} onRemove={ignore} onClear={ignore} />);
    await expect.element(button('Remove Remote')).not.toHaveFocus();
  });

  it('leaves the focus where people went while a filter was being removed', async () => {
    const { rerender } = render(applied(['Berlin', 'Care', 'Remote']));
    await button('Remove Berlin').click();
    await userEvent.tab();
    await userEvent.tab();
    rerender(applied(['Care', 'Remote']));
    await expect.element(button('Remove Remote')).toHaveFocus();
  });

  it('shows nothing when no filter is applied', () => {
    const { container } = render(<FacetChips chips={[]} onRemove={ignore} onClear={ignore} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <FacetChips chips={chipsOf('برلين')} onRemove={ignore} onClear={ignore} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(button('مسح عوامل التصفية')).toBeVisible();
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLElement>();
    render(
      <FacetChips ref={ref} id="applied" chips={chipsOf('Berlin')} onRemove={ignore} onClear={ignore} />,
    );
    expect(ref.current).toHaveAttribute('id', 'applied');
  });
});
