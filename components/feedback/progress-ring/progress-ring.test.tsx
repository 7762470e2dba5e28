import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { ProgressRing } from './progress-ring.tsx';

const ring = () => page.getByRole('progressbar', { name: 'Profile', exact: true });
const drawn = () => document.querySelector('circle:last-child')!.getAttribute('stroke-dasharray');

describe('ProgressRing', () => {
  it('is named by its label and says how far it is, to the eye and to the ear', async () => {
    render(<ProgressRing label="Profile" value={3} max={5} />);
    await expect.element(ring()).toHaveAttribute('aria-valuenow', '60');
    await expect.element(ring()).toHaveAttribute('aria-valuetext', '60%');
    await expect.element(page.getByText('60%')).toBeVisible();
    expect(drawn()).toBe('60 100');
  });

  it('is read in words where it is told to', async () => {
    render(<ProgressRing label="Profile" value={3} max={5} valueText="3 of 5 sections" />);
    await expect.element(ring()).toHaveAttribute('aria-valuetext', '3 of 5 sections');
    await expect.element(ring()).toHaveTextContent('60%');
  });

  it('stays within its ends', async () => {
    const { rerender } = render(<ProgressRing label="Profile" value={500} />);
    await expect.element(ring()).toHaveAttribute('aria-valuenow', '100');
    rerender(<ProgressRing label="Profile" value={-1} />);
    await expect.element(ring()).toHaveAttribute('aria-valuenow', '0');
    expect(drawn()).toBe('0 100');
  });

  it('counts in the language around it, and turns where reading goes', async () => {
    const { container } = render(
      <LocaleProvider locale="ar-EG">
        <ProgressRing label="Profile" value={60} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(ring()).toHaveTextContent('٦٠٪؜');
    expect(getComputedStyle(container.querySelector('svg')!).scale).toBe('1 -1');
  });

  it('has three sizes, of which the small one has no room for the number', () => {
    const { container } = render(
      <>
        <ProgressRing label="Profile" value={60} size="small" />
        <ProgressRing label="Profile" value={60} />
        <ProgressRing label="Profile" value={60} size="large" />
      </>,
    );
    const rings = [...container.children] as HTMLElement[];
    expect(rings.map((each) => each.offsetWidth)).toEqual([40, 64, 96]);
    expect(rings.map((each) => each.textContent)).toEqual(['', '60%', '60%']);
  });

  it('passes ref and other props to the root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ProgressRing ref={ref} label="Profile" value={1} id="ring" />);
    expect(ref.current).toHaveAttribute('id', 'ring');
  });
});
