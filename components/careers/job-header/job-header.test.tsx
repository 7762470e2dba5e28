import { createRef } from 'react';
import { afterEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { ar } from '../../locales/ar.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { SavedToggle } from '../saved-toggle/saved-toggle.tsx';
import { JobHeader, type JobHeaderProps } from './job-header.tsx';

const now = Date.UTC(2026, 0, 10, 12);
const job = { title: 'Nurse', postedAt: now - 3 * 86_400_000, now };
const places = ['Berlin', 'Hamburg', 'Munich'];
const url = 'https://careers.example/job/7';

const Page = (props: Partial<JobHeaderProps>) => (
  <main>
    <JobHeader {...job} {...(props as object)} sticky apply={<Button href="#apply">Apply</Button>} />
    <div style={{ blockSize: 3000 }}>
      <Button>Read</Button>
    </div>
  </main>
);
const applyLinks = () => page.getByRole('link', { name: 'Apply' });
const header = () => document.querySelector('header')!;

/** What the device can do; its own ways ask for leave that no test can give. */
function withDevice(abilities: Record<string, unknown>) {
  for (const [name, value] of Object.entries(abilities)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => {
      // the browser's own is on the prototype
      Reflect.deleteProperty(navigator, name);
    });
  }
}

afterEach(() => window.scrollTo(0, 0));

describe('JobHeader', () => {
  it('says what the job is, where, how, since when and under which number', async () => {
    const { container } = render(
      <JobHeader
        {...job}
        places={['Berlin']}
        workLocation="remote_local"
        department="Care"
        requisitionId="R-7"
      />,
    );
    await expect.element(page.getByRole('heading', { level: 1, name: 'Nurse' })).toBeVisible();
    for (const fact of ['Berlin', 'Remote in the country', 'Care', 'Posted', 'Job number R-7'])
      expect(container.textContent).toContain(fact);
    expect(container.querySelector('details')).toBeNull();
  });

  it('shows the first place, and the others when asked by keyboard', async () => {
    render(<JobHeader {...job} places={places} />);
    await expect.element(page.getByText('Berlin')).toBeVisible();
    await expect.element(page.getByText('Munich')).not.toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByText('and 2 more places')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Munich')).toBeVisible();
  });

  it('JOB-02 is saved, shared and applied for, in the order of the keyboard', async () => {
    render(
      <JobHeader
        {...job}
        shareUrl={url}
        save={<SavedToggle title="Nurse" />}
        apply={<Button href="#apply">Apply</Button>}
      />,
    );
    for (const [role, name] of [
      ['button', 'Share'],
      ['button', 'Save Nurse'],
      ['link', 'Apply'],
    ] as const) {
      await userEvent.tab();
      await expect.element(page.getByRole(role, { name })).toHaveFocus();
    }
  });

  it('JOB-02 hands its address to the device where that can share', async () => {
    const share = vi.fn(() => Promise.resolve());
    withDevice({ share });
    render(<JobHeader {...job} shareUrl={url} />);
    await page.getByRole('button', { name: 'Share' }).click();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Nurse', url });
  });

  it('JOB-02 copies its address where the device cannot share, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    withDevice({ clipboard: { writeText }, share: undefined });
    render(<JobHeader {...job} shareUrl={url} />);
    await page.getByRole('button', { name: 'Share' }).click();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied to Clipboard');
  });

  it('JOB-02 copies its address where the page may not share', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    const share = vi.fn(() => Promise.reject(new DOMException('Not here', 'NotAllowedError')));
    withDevice({ clipboard: { writeText }, share });
    render(<JobHeader {...job} shareUrl={url} />);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied to Clipboard');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
    expect(share).toHaveBeenCalledOnce();
  });

  it('says that a closed job is closed, since when, and where to go on', async () => {
    const { container, rerender } = render(
      <JobHeader {...job} closed closedAt={now} similar={<Button href="#s">Similar jobs</Button>} />,
    );
    await expect.element(page.getByText('This job is closed')).toBeVisible();
    await expect.element(page.getByText('It was closed on January 10, 2026.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Similar jobs' })).toBeVisible();
    expect(container.firstElementChild).toHaveAttribute('data-closed');
    const night = Date.UTC(2026, 0, 10, 2);
    rerender(<JobHeader {...job} closed closedAt={night} timeZone="America/New_York" />);
    await expect.element(page.getByText('It was closed on January 9, 2026.')).toBeVisible();
  });

  it('refuses a way to apply for a closed job', () => {
    type Job = { title: string; postedAt: number; now: number };
    expectTypeOf<Job & { closed: true; closedAt: number }>().toExtend<JobHeaderProps>();
    expectTypeOf<Job & { closed: true; apply: string }>().not.toExtend<JobHeaderProps>();
    expectTypeOf<Job & { closedAt: number }>().not.toExtend<JobHeaderProps>();
  });

  it('keeps the title and the way to apply in view once it is scrolled away, and nothing moves', async () => {
    render(<Page />);
    expect(applyLinks().elements()).toHaveLength(1);
    const before = document.documentElement.scrollHeight;
    window.scrollTo(0, 600);
    await expect.poll(() => applyLinks().elements().length).toBe(2);
    expect(header()).toHaveAttribute('data-stuck');
    expect(applyLinks().nth(1).element().getBoundingClientRect().bottom).toBeLessThan(80);
    expect(document.documentElement.scrollHeight).toBe(before);
    window.scrollTo(0, 0);
    await expect.poll(() => applyLinks().elements().length).toBe(1);
  });

  it('returns the focus from the bar to itself when it comes back into view', async () => {
    render(<Page />);
    window.scrollTo(0, 600);
    await expect.poll(() => applyLinks().elements().length).toBe(2);
    (applyLinks().nth(1).element() as HTMLElement).focus();
    window.scrollTo(0, 0);
    await expect.poll(() => applyLinks().elements().length).toBe(1);
    await expect.element(applyLinks()).toHaveFocus();
  });

  it('never has its bar over what takes the focus', async () => {
    render(<Page />);
    window.scrollTo(0, 600);
    await expect.poll(() => applyLinks().elements().length).toBe(2);
    const read = page.getByRole('button', { name: 'Read' }).element() as HTMLElement;
    read.focus();
    const bar = applyLinks().elements().at(1);
    const covered = bar?.parentElement?.parentElement?.getBoundingClientRect().bottom ?? 0;
    expect(read.getBoundingClientRect().top).toBeGreaterThanOrEqual(covered);
  });

  it('SHELL-11 speaks the language around it, with its plurals', async () => {
    render(
      <LocaleProvider locale="ar" messages={ar}>
        <JobHeader {...job} title="ممرضة" places={places} shareUrl={url} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByText('وموقعان آخران')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'مشاركة' })).toBeVisible();
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLElement>();
    render(<JobHeader {...job} ref={ref} id="job" />);
    expect(ref.current).toHaveAttribute('id', 'job');
    expect(ref.current?.localName).toBe('header');
  });
});
