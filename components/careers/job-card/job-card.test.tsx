import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { MatchMeter } from '../match-meter/match-meter.tsx';
import { SavedToggle } from '../saved-toggle/saved-toggle.tsx';
import { JobCard, JobCardSkeleton, type JobCardProps } from './job-card.tsx';

const now = Date.UTC(2026, 0, 10, 12);
const Example = (props: Partial<JobCardProps>) => (
  <JobCard title="Nurse" href="#nurse" places={['Berlin']} postedAt={now} now={now} {...props} />
);
const link = () => page.getByRole('link', { name: 'Nurse', exact: true });
const height = (element: Element | null) => element!.getBoundingClientRect().height;

describe('JobCard', () => {
  it('is named by its title, a link that takes presses anywhere on the card', async () => {
    const onClick = vi.fn((event: Event) => event.preventDefault());
    const { container } = render(<Example />);
    await expect.element(link()).toHaveAttribute('href', '#nurse');
    link().element().addEventListener('click', onClick);
    const { left, top } = container.firstElementChild!.getBoundingClientRect();
    (document.elementFromPoint(left + 4, top + 4) as HTMLElement).click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('says one place as it is, and of several the first and how many more there are', async () => {
    const { rerender } = render(<Example />);
    await expect.element(page.getByText('Berlin', { exact: true })).toBeVisible();
    rerender(<Example places={['Berlin', 'Hamburg', 'Munich']} />);
    await expect.element(page.getByText('Berlin +2 more', { exact: true })).toBeVisible();
  });

  it('says how long ago it was posted, by the time that it is given while the server renders', () => {
    const { html } = hydrate(<Example postedAt={now - 3 * 86_400_000} />);
    expect(html).toContain('3 days ago');
  });

  it('says nothing of when it was posted where that is not known', async () => {
    render(<Example postedAt={undefined} />);
    await expect.element(page.getByText('Berlin', { exact: true })).toBeVisible();
    expect(page.getByText(/posted/i).elements()).toEqual([]);
  });

  it.each([
    ['onsite', 'On site'],
    ['hybrid', 'Hybrid'],
    ['remote', 'Remote'],
    ['remote_local', 'Remote in the country'],
    ['remote_global', 'Remote anywhere'],
  ] as const)('says where the work is done, which the server calls %s', async (workLocation, words) => {
    render(<Example workLocation={workLocation} />);
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });

  it.each(['ltr', 'rtl'] as const)(
    'has its action in the upper corner where reading ends, clear of the title, %s',
    (dir) => {
      const { container } = render(
        <Example title={'A title of many words '.repeat(20)} action={<SavedToggle title="Nurse" />} />,
        { dir },
      );
      const card = container.firstElementChild!.getBoundingClientRect();
      const action = page.getByRole('button').element().getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(container.querySelector('a')!);
      const title = range.getBoundingClientRect();
      const [toEdge, toTitle] =
        dir === 'ltr'
          ? [card.right - action.right, action.left - title.right]
          : [action.left - card.left, title.left - action.right];
      expect(action.top - card.top).toBeLessThan(16);
      expect(toEdge).toBeLessThan(16);
      expect(toTitle).toBeGreaterThanOrEqual(0);
    },
  );

  it('is the current one when it is selected', async () => {
    const { container } = render(<Example selected />);
    await expect.element(link()).toHaveAttribute('aria-current', 'true');
    expect(container.firstElementChild).toHaveAttribute('data-selected');
  });

  it('JOB-02 is saved without being opened, and the keyboard meets the title first', async () => {
    const onSavedChange = vi.fn();
    render(<Example action={<SavedToggle title="Nurse" onSavedChange={onSavedChange} />} />);
    const before = location.hash;
    await page.getByRole('button', { name: 'Save Nurse' }).click();
    expect(onSavedChange).toHaveBeenCalledWith(true);
    expect(location.hash).toBe(before);
    await userEvent.tab({ shift: true });
    await expect.element(link()).toHaveFocus();
  });

  it('JOB-04 shows the match that it is given', async () => {
    render(<Example match={<MatchMeter size="small" score={0.9} strongMatchThreshold={0.8} />} />);
    await expect.element(page.getByText('Strong match')).toBeVisible();
  });

  it('is as tall as its skeleton, with and without a match and an action', () => {
    const { container } = render(
      <>
        <Example />
        <JobCardSkeleton />
        <Example
          match={<MatchMeter size="small" score={0.9} strongMatchThreshold={0.8} />}
          action={<SavedToggle title="Nurse" />}
        />
        <JobCardSkeleton match action />
      </>,
    );
    const [plain, plainSkeleton, full, fullSkeleton] = [...container.children].map(height);
    expect(plainSkeleton).toBeCloseTo(plain!, 0);
    expect(fullSkeleton).toBeCloseTo(full!, 0);
  });

  it('SHELL-11 speaks the language around it, with its plurals', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <Example places={['برلين', 'هامبورغ', 'ميونخ']} workLocation="hybrid" />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByText('برلين وموقعان آخران')).toBeVisible();
    await expect.element(page.getByText('مختلط')).toBeVisible();
  });

  it('passes ref and other props to the card', () => {
    const ref = createRef<HTMLElement>();
    render(<Example ref={ref} id="job-7" />);
    expect(ref.current).toHaveAttribute('id', 'job-7');
  });
});
