import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { FacetPanel } from './facet-panel.tsx';
import type { FacetValues, OptionsFacet } from './facets.ts';

const departments = (count = 3): OptionsFacet => ({
  type: 'multiple',
  name: 'filter_department',
  label: 'Department',
  options: Array.from({ length: count }, (_, index) => ({
    value: `d${index + 1}`,
    label: `Department ${index + 1}`,
    count: count - index,
  })),
});
const common = { count: 12, action: '/search' };
/** An option, whose name ends in its count. */
const box = (label: string) => page.getByRole('checkbox', { name: new RegExp(`^${label} [\\d,]+$`) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const posted = () =>
  [...new FormData(document.querySelector('form')!)].map(([name, value]) => `${name}=${String(value)}`);
const said = () => document.querySelector('[data-pt-announcer="polite"]')?.textContent;

function Skills({ onValueChange }: { onValueChange: (values: FacetValues) => void }) {
  const [value, setValue] = useState<FacetValues>({});
  return (
    <FacetPanel
      {...common}
      facets={[{ ...departments(), freeText: true }]}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
function Long() {
  const [value, setValue] = useState<FacetValues>({ filter_department: ['d12'] });
  return <FacetPanel {...common} facets={[departments(12)]} value={value} onValueChange={setValue} />;
}

describe('FacetPanel, by the kinds of its facets,', () => {
  it('SEARCH-11 turns a filter without options on and off, and says how many jobs it leaves', async () => {
    const onValueChange = vi.fn<(values: FacetValues) => void>();
    const Toggles = () => {
      const [value, setValue] = useState<FacetValues>({});
      return (
        <FacetPanel
          {...common}
          facets={[
            { type: 'toggle', name: 'filter_recent', label: 'New', count: 1234 },
            { type: 'toggle', name: 'filter_remote', label: 'Remote', count: 0, rejected: true },
          ]}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            onValueChange(next);
          }}
        />
      );
    };
    render(<Toggles />);
    const isNew = page.getByRole('checkbox', { name: 'New 1,234' });
    await isNew.click();
    expect(onValueChange).toHaveBeenLastCalledWith({ filter_recent: ['1'] });
    expect(posted()).toEqual(['filter_recent=1']);
    await isNew.click();
    expect(onValueChange).toHaveBeenLastCalledWith({});
    await expect.element(box('Remote')).toBeDisabled();
    await expect
      .element(box('Remote'))
      .toHaveAccessibleDescription('This filter was left out of the search.');
  });

  describe('with words of one’s own', () => {
    const field = page.getByRole('searchbox', { name: 'Search in Department' });

    it('SEARCH-11 adds them with Enter or by a button, and the field is ready for more', async () => {
      const onValueChange = vi.fn<(values: FacetValues) => void>();
      render(<Skills onValueChange={onValueChange} />);
      await field.fill(' night ');
      await userEvent.keyboard('{Enter}');
      expect(onValueChange).toHaveBeenLastCalledWith({ filter_department: ['night'] });
      await expect.element(field).toHaveValue('');
      await expect.element(field).toHaveFocus();
      await expect.poll(said).toContain('Added: night');
      // it cannot be told how many jobs it leaves before the server has
      await expect.element(page.getByRole('checkbox', { name: 'night', exact: true })).toBeChecked();
      await field.fill('day');
      await button('Add “day”').click();
      expect(onValueChange).toHaveBeenLastCalledWith({ filter_department: ['night', 'day'] });
      await expect.element(field).toHaveFocus();
      expect(posted()).toEqual(['filter_department=night', 'filter_department=day']);
    });

    it('SEARCH-11 chooses the option that they are the name of, and nothing twice', async () => {
      const onValueChange = vi.fn<(values: FacetValues) => void>();
      render(<Skills onValueChange={onValueChange} />);
      for (const words of ['DEPARTMENT 2', 'department 2', '   ']) {
        await field.fill(words);
        await userEvent.keyboard('{Enter}');
      }
      expect(onValueChange.mock.calls).toEqual([[{ filter_department: ['d2'] }]]);
      await expect.element(box('Department 2')).toBeChecked();
    });

    it('SEARCH-11 keeps what is unticked in its place, with the focus', async () => {
      render(<Skills onValueChange={() => {}} />);
      await field.fill('night');
      await userEvent.keyboard('{Enter}');
      const own = page.getByRole('checkbox', { name: 'night', exact: true });
      await own.click();
      await expect.element(own).not.toBeChecked();
      await expect.element(own).toHaveFocus();
    });

    it('SEARCH-11 does not offer them where an employer has not asked for them', async () => {
      const onValueChange = vi.fn<(values: FacetValues) => void>();
      render(<FacetPanel {...common} facets={[departments(9)]} value={{}} onValueChange={onValueChange} />);
      await field.fill('night');
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText('Nothing matches')).toBeVisible();
      await expect.element(button('Add “night”')).not.toBeInTheDocument();
      expect(onValueChange).not.toHaveBeenCalled();
    });
  });

  it('keeps an option beyond the first ones in view when it is unticked, with the focus', async () => {
    render(<Long />);
    await box('Department 12').click();
    await expect.element(box('Department 12')).not.toBeChecked();
    await expect.element(box('Department 12')).toHaveFocus();
  });
});
