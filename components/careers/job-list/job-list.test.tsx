import { createRef } from 'react';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { page } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { JobCard } from '../job-card/job-card.tsx';
import { JobList, type JobListProps } from './job-list.tsx';

const now = Date.UTC(2026, 0, 10, 12);
const found = (titles: readonly string[], count = titles.length) => (
  <JobList status="loaded" count={count} empty={<p>Nothing here</p>}>
    {titles.map((title) => (
      <JobCard key={title} as="li" title={title} href="#job" postedAt={now} now={now} />
    ))}
  </JobList>
);
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const said = () => [...document.querySelectorAll('[aria-live="polite"] > *')].map((line) => line.textContent);

afterEach(() => document.querySelectorAll('[aria-live]').forEach((region) => region.remove()));

describe('JobList', () => {
  it('is a list of jobs under how many there are in all', async () => {
    render(found(['Nurse', 'Engineer'], 12_345));
    await expect.element(heading('12,345 jobs')).toBeVisible();
    await expect.element(page.getByRole('region', { name: '12,345 jobs' })).toBeVisible();
    const list = page.getByRole('list', { name: '12,345 jobs' });
    expect(list.getByRole('listitem').elements()).toHaveLength(2);
  });

  it('counts one job and none', async () => {
    const { rerender } = render(found(['Nurse']));
    await expect.element(heading('1 job')).toBeVisible();
    rerender(found([]));
    await expect.element(heading('No jobs')).toBeVisible();
  });

  it('keeps the room while jobs load, and says that it is busy', async () => {
    const { container } = render(<JobList status="loading" skeletons={3} />);
    await expect.element(heading('Loading jobs…')).toBeVisible();
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelectorAll('[data-status] > div > [aria-hidden="true"]')).toHaveLength(3);
    expect(page.getByRole('list').elements()).toEqual([]);
  });

  it('SEARCH-20 announces the count of a new search, and not the one that the page came with', async () => {
    const { rerender } = render(found(['Nurse']));
    rerender(<JobList status="loading" />);
    expect(said()).toEqual([]);
    rerender(found(['Nurse']));
    await expect.poll(said).toEqual(['1 job']);
    rerender(found(['Nurse', 'Engineer']));
    await expect.poll(said).toEqual(['1 job', '2 jobs']);
    rerender(found(['Engineer', 'Nurse']));
    expect(said()).toEqual(['1 job', '2 jobs']);
  });

  it('has something else in its place when there are no jobs', async () => {
    render(found([]));
    await expect.element(page.getByText('Nothing here')).toBeVisible();
    expect(page.getByRole('list').elements()).toEqual([]);
  });

  it('says that loading failed, aloud too, with what can be done about it', async () => {
    const { rerender } = render(<JobList status="loading" />);
    rerender(<JobList status="failed" failure={<button type="button">Try again</button>} />);
    await expect.element(heading('Jobs could not be loaded')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.poll(said).toEqual(['Jobs could not be loaded']);
  });

  it('has a count only when it is loaded, and a failure only when it failed', () => {
    expectTypeOf<{ status: 'loading'; count: 3 }>().not.toExtend<JobListProps>();
    expectTypeOf<{ status: 'loaded'; count: 3 }>().not.toExtend<JobListProps>();
    expectTypeOf<{ status: 'loaded'; count: 3; empty: ''; failure: '' }>().not.toExtend<JobListProps>();
  });

  it('SHELL-11 counts in the language around it', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        {found(['أ', 'ب'])}
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(heading('وظيفتان')).toBeVisible();
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLElement>();
    render(<JobList ref={ref} status="loading" id="jobs" headingLevel={3} />);
    expect(ref.current).toHaveAttribute('id', 'jobs');
    expect(ref.current?.querySelector('h3')).not.toBeNull();
  });
});
