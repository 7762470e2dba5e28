import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './table.tsx';

type Job = { title: string; place: string; applicants: number };
const jobs: readonly Job[] = [
  { title: 'Nurse', place: 'Hamburg', applicants: 12 },
  { title: 'Pilot', place: 'Cairo', applicants: 7 },
  { title: 'Cook', place: 'Paris', applicants: 30 },
];
const columns: readonly TableColumn<Job>[] = [
  { id: 'title', header: 'Job', rowHeader: true, cell: ({ title }) => title, sortable: true },
  { id: 'place', header: 'Place', cell: ({ place }) => place },
  {
    id: 'applicants',
    header: 'Applicants',
    align: 'end',
    cell: ({ applicants }) => applicants,
    sortable: true,
    compare: (a, b) => a.applicants - b.applicants,
  },
];
const Jobs = (props: Partial<TableProps<Job>>) => (
  <Table
    caption="Open jobs"
    columns={columns}
    rows={jobs}
    rowKey={({ title }) => title}
    {...(props as object)}
  />
);
function Sorted() {
  const [sort, setSort] = useState<TableSort | null>(null);
  const rows = sort ? jobs.toSorted((a, b) => a.title.localeCompare(b.title)) : jobs;
  return <Jobs rows={rows} sort={sort} onSortChange={setSort} />;
}
const header = (name: string) => page.getByRole('columnheader', { name });
const said = () =>
  [...document.querySelectorAll('[data-pt-announcer="polite"] > *')].map(({ textContent }) => textContent);
const sorter = (name: string) => page.getByRole('button', { name });
const titles = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);

afterEach(() => page.viewport(1280, 800));

describe('Table', () => {
  it('is named by its caption, also when that is hidden, and has headers for columns and rows', async () => {
    const { rerender } = render(<Jobs />);
    await expect.element(page.getByRole('table', { name: 'Open jobs' })).toBeVisible();
    expect(page.getByRole('columnheader').elements()).toHaveLength(3);
    expect(titles()).toEqual(['Nurse', 'Pilot', 'Cook']);
    expect(page.getByRole('cell').elements()).toHaveLength(6);
    rerender(<Jobs captionHidden />);
    await expect.element(page.getByRole('table', { name: 'Open jobs' })).toBeVisible();
  });

  it('sorts by a column, and the other way round, by pointer and by keyboard', async () => {
    const onSortChange = vi.fn();
    render(<Jobs onSortChange={onSortChange} />);
    await sorter('Applicants').click();
    expect(titles()).toEqual(['Pilot', 'Nurse', 'Cook']);
    await expect.element(header('Applicants')).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(sorter('Applicants')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Cook', 'Nurse', 'Pilot']);
    await expect.element(header('Applicants')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard(' ');
    expect(titles()).toEqual(['Pilot', 'Nurse', 'Cook']);
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'applicants', direction: 'ascending' });
  });

  it('says aloud by which column it is sorted now, and nothing of the order that it came in', async () => {
    for (const region of document.querySelectorAll('[data-pt-announcer]')) region.replaceChildren();
    render(<Jobs defaultSort={{ column: 'applicants', direction: 'descending' }} />);
    await sorter('Job').click();
    await expect.poll(said).toEqual(['Sorted by Job, ascending']);
    await sorter('Job').click();
    await expect.poll(said).toEqual(['Sorted by Job, ascending', 'Sorted by Job, descending']);
  });

  it('says of one header at most that rows are in its order', async () => {
    const { container } = render(<Jobs defaultSort={{ column: 'applicants', direction: 'descending' }} />);
    expect(titles()).toEqual(['Cook', 'Nurse', 'Pilot']);
    await sorter('Job').click();
    expect(container.querySelectorAll('[aria-sort]')).toHaveLength(1);
    await expect.element(header('Job')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('leaves the order to its owner, and rows of a column without an order as they come', async () => {
    render(<Sorted />);
    await sorter('Job').click();
    expect(titles()).toEqual(['Cook', 'Nurse', 'Pilot']);
    await expect.element(header('Job')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('stays as its owner keeps it', async () => {
    const onSortChange = vi.fn();
    const { container } = render(<Jobs sort={null} onSortChange={onSortChange} />);
    await sorter('Applicants').click();
    expect(onSortChange).toHaveBeenCalledOnce();
    expect(titles()).toEqual(['Nurse', 'Pilot', 'Cook']);
    expect(container.querySelector('[aria-sort]')).toBeNull();
  });

  it('has no button in the header of a column that cannot be sorted', () => {
    render(<Jobs />);
    expect(header('Place').element().querySelector('button')).toBeNull();
  });

  it('is a card for each row in windows of 600 px and less, with names before the facts', async () => {
    await page.viewport(600, 800);
    const { container } = render(<Jobs />);
    const [place, applicants] = [...container.querySelectorAll('td')];
    expect(applicants!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      place!.getBoundingClientRect().bottom,
    );
    expect(getComputedStyle(place!, '::before').content).toBe('"Place" / ""');
    await page.viewport(601, 800);
    expect(applicants!.getBoundingClientRect().top).toBe(place!.getBoundingClientRect().top);
    expect(getComputedStyle(place!, '::before').content).toBe('none');
  });

  it('is a table for those who listen, and can be sorted, on phones too', async () => {
    await page.viewport(320, 800);
    render(<Jobs />);
    await expect.element(page.getByRole('table', { name: 'Open jobs' })).toBeVisible();
    expect(page.getByRole('columnheader').elements()).toHaveLength(3);
    expect(page.getByRole('row').elements()).toHaveLength(4);
    await sorter('Applicants').click();
    expect(titles()).toEqual(['Pilot', 'Nurse', 'Cook']);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('says that there is nothing, in its own words or in those of the app', async () => {
    const { rerender } = render(<Jobs rows={[]} />);
    await expect.element(page.getByRole('cell', { name: 'Nothing to show' })).toBeVisible();
    rerender(<Jobs rows={[]} empty="No open jobs" />);
    await expect.element(page.getByRole('cell')).toHaveTextContent('No open jobs');
  });

  it('SHELL-11 speaks the language around it, and lines up along the line of reading', async () => {
    const { container } = render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Jobs rows={[]} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('cell')).toHaveTextContent('لا يوجد ما يُعرض');
    const [job, , applicants] = [...container.querySelectorAll('th')].map((each) =>
      each.getBoundingClientRect(),
    );
    expect(job!.left).toBeGreaterThan(applicants!.left);
  });

  it('passes ref and other props to the table', () => {
    const ref = createRef<HTMLTableElement>();
    render(<Jobs ref={ref} id="jobs" />);
    expect(ref.current).toHaveAttribute('id', 'jobs');
  });

  it('renders in order on the server, and hydrates without a difference', () => {
    const { html, complaints } = hydrate(
      <Jobs defaultSort={{ column: 'applicants', direction: 'ascending' }} />,
    );
    expect(html.indexOf('Pilot')).toBeLessThan(html.indexOf('Nurse'));
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
  });
});
