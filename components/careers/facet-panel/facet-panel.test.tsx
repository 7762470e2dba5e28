import { createRef, lazy, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';
import type { Facet, FacetOption, FacetValues, OptionsFacet } from './facets.ts';

const Sheet = lazy(async () => ({ default: (await import('../../overlays/sheet/sheet.tsx')).Sheet }));

const options = (count: number): FacetOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `d${index + 1}`,
    label: `Department ${index + 1}`,
    count: count - index,
  }));
const departments = (count = 3): OptionsFacet => ({
  type: 'multiple',
  name: 'filter_department',
  label: 'Department',
  options: options(count),
});
const time: Facet = {
  type: 'single',
  name: 'filter_time',
  label: 'Working time',
  options: [
    { value: 'full', label: 'Full time', count: 8 },
    { value: 'hour', label: 'By the hour', count: 0 },
  ],
};
const pay: Facet = { type: 'range', name: 'filter_pay', label: 'Pay', min: 0, max: 100, step: 10 };

const Panel = (props: Partial<FacetPanelProps>) => (
  <FacetPanel
    facets={[departments(), time, pay]}
    count={12}
    action="/search"
    sheet={Sheet}
    {...(props as object)}
  />
);
/** As an app that applies each choice to its address. */
function Applied({ onValueChange }: { onValueChange: (values: FacetValues) => void }) {
  const [value, setValue] = useState<FacetValues>({ filter_time: ['full'] });
  return (
    <Panel
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
/** An option, whose name ends in its count. */
const box = (label: string) => page.getByRole('checkbox', { name: new RegExp(`^${label} [\\d,]+$`) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const posted = () =>
  [...new FormData(document.querySelector('form')!)].map(([name, value]) => `${name}=${String(value)}`);

const said = () => document.querySelector('[data-pt-announcer="polite"]')?.textContent;
const boxes = () => document.querySelectorAll('input[type="checkbox"]').length;
function Huge() {
  const [value, setValue] = useState<FacetValues>({ filter_department: ['d2900'] });
  return <Panel facets={[departments(3000)]} value={value} onValueChange={setValue} />;
}
const summaryOf = (label: string) =>
  [...document.querySelectorAll('summary')].find(({ textContent }) => textContent.includes(label))!;

beforeEach(() => {
  for (const region of document.querySelectorAll('[data-pt-announcer]')) region.replaceChildren();
});
afterEach(() => page.viewport(1280, 800));

describe('FacetPanel', () => {
  it('SEARCH-11 shows each option with its count; at 0 it can be chosen no more, only taken back', async () => {
    const { rerender } = render(<Panel />);
    await expect.element(page.getByRole('checkbox', { name: 'Department 1 3' })).toBeEnabled();
    const byTheHour = page.getByRole('radio', { name: 'By the hour 0' });
    await expect.element(byTheHour).toBeDisabled();
    rerender(<Panel key="other" defaultValue={{ filter_time: ['hour'] }} />);
    await expect.element(byTheHour).toBeChecked();
    await expect.element(byTheHour).toBeEnabled();
  });

  it('tells what is chosen in all, facet by facet', async () => {
    const onValueChange = vi.fn();
    render(<Applied onValueChange={onValueChange} />);
    await box('Department 2').click();
    expect(onValueChange).toHaveBeenLastCalledWith({
      filter_time: ['full'],
      filter_department: ['d2'],
    });
    await box('Department 1').click();
    await box('Department 2').click();
    expect(onValueChange).toHaveBeenLastCalledWith({
      filter_time: ['full'],
      filter_department: ['d1'],
    });
  });

  it('shows at once what is chosen, and goes on from it, while an address or a server has not answered yet', async () => {
    const asked: FacetValues[] = [];
    const onValueChange = (next: FacetValues) => asked.push(next);
    const { rerender } = render(<Panel value={{}} onValueChange={onValueChange} />);
    const answer = (value: FacetValues) => rerender(<Panel value={value} onValueChange={onValueChange} />);
    await box('Department 1').click();
    await expect.element(box('Department 1')).toBeChecked();
    await box('Department 2').click();
    await box('Department 3').click();
    expect(asked.at(-1)).toEqual({ filter_department: ['d1', 'd2', 'd3'] });
    // it answers each press, the first one first
    answer({ filter_department: ['d1'] });
    await expect.element(box('Department 3')).toBeChecked();
    answer({ filter_department: ['d1', 'd2', 'd3'] });
    // back in the history
    answer({});
    await expect.element(box('Department 1')).not.toBeChecked();
    await expect.element(box('Department 3')).not.toBeChecked();
  });

  it('leaves an end of a range where it was let go while nobody has answered yet', async () => {
    render(<Panel value={{}} onValueChange={() => {}} />);
    const from = page.getByRole('slider').first();
    (from.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(from).toHaveValue('10');
  });

  it('tells of a range once people let go, and of all of it as no choice', async () => {
    const onValueChange = vi.fn();
    render(<Panel onValueChange={onValueChange} />);
    (page.getByRole('slider').first().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange).toHaveBeenLastCalledWith({ filter_pay: ['10', '100'] });
    await userEvent.keyboard('{ArrowLeft}');
    expect(onValueChange).toHaveBeenLastCalledWith({});
  });

  it('is a plain form, whose address says what is chosen, also where that is out of view', () => {
    render(
      <Panel
        facets={[departments(12), pay]}
        hidden={{ query: 'nurse' }}
        defaultValue={{ filter_department: ['d1', 'gone'], filter_pay: ['20', '50'] }}
      />,
    );
    expect(document.querySelector('form')).toHaveAttribute('method', 'get');
    expect(posted()).toEqual([
      'query=nurse',
      'filter_department=gone',
      'filter_department=d1',
      'filter_pay=20',
      'filter_pay=50',
    ]);
  });

  it('has a button to apply where nobody applies each choice', async () => {
    const { rerender } = render(<Panel />);
    await expect.element(button('Show 12 jobs')).toBeVisible();
    rerender(<Panel onValueChange={() => {}} />);
    await expect.element(page.getByText('Show 12 jobs')).not.toBeVisible();
  });

  it('shows eight options of a long group, and the others when asked, where the focus goes', async () => {
    render(<Panel facets={[departments(12)]} defaultValue={{ filter_department: ['d11'] }} />);
    await expect.element(box('Department 8')).toBeVisible();
    expect(box('Department 9').elements()).toHaveLength(0);
    await expect.element(box('Department 11')).toBeVisible();
    await button('Show all 12').click();
    await expect.element(box('Department 9')).toHaveFocus();
    await button('Show fewer').click();
    expect(box('Department 9').elements()).toHaveLength(0);
  });

  it('finds options of a long group by a part of their names, and says when there is none', async () => {
    render(<Panel facets={[departments(12)]} />);
    const search = page.getByRole('searchbox', { name: 'Search in Department' });
    await search.fill('ment 12');
    await expect.element(box('Department 12')).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toHaveLength(1);
    await search.fill('xyz');
    await expect.element(page.getByText('Nothing matches')).toBeVisible();
  });

  describe('with thousands of options', () => {
    it('SEARCH-11 mounts a hundred or so, posts what is chosen beyond, and finds each by its name', async () => {
      render(<Huge />);
      await expect.element(box('Department 2900')).toBeChecked();
      expect(boxes()).toBeLessThan(110);
      expect(posted()).toEqual(['filter_department=d2900']);
      await page.getByRole('searchbox').fill('department 2999');
      await box('Department 2999').click();
      expect(posted().toSorted()).toEqual(['filter_department=d2900', 'filter_department=d2999']);
      await page.getByRole('searchbox').fill('');
      await expect.element(box('Department 2999')).toBeChecked();
    });

    it('SEARCH-11 shows all of them, of which those in view are mounted, and keeps the focus on one that is scrolled away', async () => {
      render(<Huge />);
      await button('Show all 3,000').click();
      await expect.element(box('Department 9')).toHaveFocus();
      expect(boxes()).toBeLessThan(60);
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await expect.element(box('Department 10')).toHaveFocus();
      const scroller = box('Department 10').element().closest('fieldset')!.firstElementChild!;
      scroller.scrollTop = scroller.scrollHeight;
      await expect.element(box('Department 3000')).toBeInTheDocument();
      await expect.element(box('Department 10')).toHaveFocus();
      await box('Department 3000').click();
      expect(boxes()).toBeLessThan(60);
      expect(posted().toSorted()).toEqual([
        'filter_department=d2900',
        'filter_department=d3000',
        'filter_department=d9',
      ]);
    });

    it('renders a hundred of them on the server, and hydrates without a difference', () => {
      const { html, complaints } = hydrate(
        <Panel facets={[departments(3000)]} defaultValue={{ filter_department: ['d2900'] }} />,
      );
      expect(html.match(/type="checkbox"/g)).toHaveLength(101);
      expect(html).not.toContain('style=');
      expect(complaints).toEqual([]);
    });
  });

  it('keeps its options in place while their counts change', () => {
    const { rerender } = render(<Panel facets={[departments()]} />);
    const turned = { ...departments(), options: options(4).toReversed() };
    rerender(<Panel facets={[turned]} />);
    expect(
      page
        .getByRole('checkbox')
        .elements()
        .map((each) => (each as HTMLInputElement).value),
    ).toEqual(['d1', 'd2', 'd3', 'd4']);
  });

  it('opens and closes a group by keyboard, which says how many are chosen in it', async () => {
    render(<Panel defaultValue={{ filter_department: ['d1', 'd2'] }} />);
    expect(summaryOf('Department').textContent).toContain('2 chosen');
    summaryOf('Department').focus();
    await userEvent.keyboard('{Enter}');
    expect(summaryOf('Department').parentElement).not.toHaveAttribute('open');
    expect(page.getByRole('checkbox').elements()).toHaveLength(0);
  });

  it('clears a group, or all of them, and the focus stays near', async () => {
    render(<Panel defaultValue={{ filter_department: ['d1'], filter_pay: ['20', '50'] }} />);
    await button('Clear: Department').click();
    await expect.element(box('Department 1')).not.toBeChecked();
    expect(summaryOf('Department')).toHaveFocus();
    await button('Clear all').click();
    expect(posted()).toEqual(['filter_pay=0', 'filter_pay=100']);
    await expect.element(page.getByRole('heading', { name: 'Filters' })).toHaveFocus();
  });

  it('keeps, posts and clears what is chosen in a facet that is not there any more', async () => {
    render(<Panel facets={[departments()]} defaultValue={{ filter_gone: ['x', 'y'] }} />);
    expect(posted()).toEqual(['filter_gone=x', 'filter_gone=y']);
    await button('Clear all').click();
    expect(posted()).toEqual([]);
    await expect.element(button('Clear all')).not.toBeInTheDocument();
  });

  it('says which facet the server left out', async () => {
    render(<Panel facets={[{ ...departments(), rejected: true }]} />);
    await expect
      .element(page.getByRole('group', { name: 'Department' }))
      .toHaveAccessibleDescription('This filter was left out of the search.');
  });

  it('SEARCH-20 reads a new count aloud once it is there, and stays as it is while it is on its way', async () => {
    const { container, rerender } = render(<Panel />);
    const height = container.getBoundingClientRect().height;
    rerender(<Panel count={3} loading />);
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    expect(container.getBoundingClientRect().height).toBe(height);
    rerender(<Panel count={3} />);
    await expect.poll(said).toBe('3 jobs');
    rerender(<Panel count={5} announcesCount={false} />);
    expect(said()).toBe('3 jobs');
  });

  it('SEARCH-21 opens in a sheet on phones, whose button says how many jobs it leads to', async () => {
    await page.viewport(375, 700);
    const onValueChange = vi.fn();
    render(<Panel onValueChange={onValueChange} defaultValue={{ filter_pay: ['20', '50'] }} />);
    expect(page.getByRole('checkbox').elements()).toHaveLength(0);
    const trigger = page.getByRole('button', { name: /^Filters/ });
    await trigger.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: 'Department 1 3' }).click();
    expect(onValueChange).toHaveBeenLastCalledWith({ filter_department: ['d1'], filter_pay: ['20', '50'] });
    await sheet.getByRole('button', { name: 'Show 12 jobs' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it('stands open in any window without a sheet, and leaves heading and buttons to what it is in', async () => {
    await page.viewport(375, 700);
    const onValueChange = vi.fn();
    render(
      <Panel sheet={undefined} onValueChange={onValueChange} defaultValue={{ filter_pay: ['20', '50'] }} />,
    );
    await box('Department 1').click();
    expect(onValueChange).toHaveBeenLastCalledWith({ filter_department: ['d1'], filter_pay: ['20', '50'] });
    expect(page.getByRole('heading').elements()).toHaveLength(0);
    expect(page.getByRole('button', { name: /^Filters|^Clear all|^Show/ }).elements()).toHaveLength(0);
    await expect.element(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  });

  it('SHELL-11 speaks the language around it, with its plurals', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Panel count={2} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('button', { name: 'عرض وظيفتين' })).toBeVisible();
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLElement>();
    render(<Panel ref={ref} id="filters" />);
    expect(ref.current).toHaveAttribute('id', 'filters');
  });

  it('applies what was chosen before script had loaded, and goes on from it', async () => {
    const onValueChange = vi.fn();
    const given = { filter_department: ['d2', 'gone'] };
    hydrate(<Panel value={given} onValueChange={onValueChange} />, {
      before: (container) => {
        const [from] = container.querySelectorAll<HTMLInputElement>('input[type="range"]');
        from!.value = '20';
        container.querySelector<HTMLInputElement>('[value="d1"]')!.click();
        container.querySelector<HTMLInputElement>('[value="full"]')!.click();
      },
    });
    const early = {
      filter_department: ['gone', 'd1', 'd2'],
      filter_time: ['full'],
      filter_pay: ['20', '100'],
    };
    expect(onValueChange.mock.lastCall).toEqual([early]);
    await box('Department 3').click();
    expect(onValueChange.mock.lastCall).toEqual([
      { ...early, filter_department: [...early.filter_department, 'd3'] },
    ]);
  });

  it('tells nothing by itself where nobody has chosen anything', () => {
    const onValueChange = vi.fn();
    const between = { filter_pay: ['25', '100'] };
    hydrate(<Panel value={between} onValueChange={onValueChange} />);
    render(<Panel value={between} onValueChange={onValueChange} />);
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
