import { createRef } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { MatchMeter, type MatchMeterProps } from './match-meter.tsx';

const scored = { score: 0.86, strongMatchThreshold: 0.8 };

describe('MatchMeter', () => {
  it('JOB-04 says the score in words, as a number and by a meter', async () => {
    const { rerender } = render(<MatchMeter {...scored} />);
    await expect.element(page.getByText('Strong match')).toBeVisible();
    await expect.element(page.getByText('86%').last()).toBeVisible();
    await expect.element(page.getByRole('meter', { name: 'Your match' })).toHaveAttribute('value', '0.86');
    rerender(<MatchMeter {...scored} score={0.799} />);
    await expect.element(page.getByText('Partial match')).toBeVisible();
    await expect.element(page.getByRole('meter')).toHaveAttribute('aria-valuetext', '79%');
    rerender(<MatchMeter {...scored} score={0} />);
    await expect.element(page.getByText('No match yet')).toBeVisible();
  });

  it('JOB-04 lists the skills that match apart from those that don’t', async () => {
    render(<MatchMeter {...scored} matchingSkills={['Triage', 'English']} missingSkills={['Dialysis']} />);
    const matching = page.getByRole('list', { name: 'Skills that match', exact: true });
    await expect.element(matching).toHaveTextContent('TriageEnglish');
    const missing = page.getByRole('list', { name: 'Skills that don’t match', exact: true });
    await expect.element(missing).toHaveTextContent('Dialysis');
  });

  it('has no list where there is nothing to list', () => {
    render(<MatchMeter {...scored} matchingSkills={[]} />);
    expect(page.getByRole('list').elements()).toEqual([]);
  });

  it('JOB-04 invites to upload a resume where there is no score', async () => {
    render(<MatchMeter upload={<Button>Upload resume</Button>} />);
    await expect.element(page.getByRole('region', { name: 'Your match' })).toBeVisible();
    await expect
      .element(page.getByText('Upload your resume to see how your skills match this job.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Upload resume' })).toBeVisible();
    expect(page.getByRole('meter').elements()).toEqual([]);
  });

  it('is a result without a heading on cards', () => {
    render(<MatchMeter {...scored} size="small" />);
    expect(page.getByRole('heading').elements()).toEqual([]);
    expect(page.getByRole('meter').elements()).toHaveLength(1);
  });

  it('stands where it is told to in the outline', async () => {
    render(<MatchMeter {...scored} headingLevel={2} />);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Your match' })).toBeVisible();
  });

  it('SHELL-11 speaks the language around it, and counts in its digits', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <MatchMeter {...scored} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByText('توافق قوي')).toBeVisible();
    expect(page.getByRole('meter').element().textContent).toContain('٨٦');
  });

  it('has a score with its threshold, or an upload, and never skills without a score', () => {
    expectTypeOf<{ score: 0.5 }>().not.toExtend<MatchMeterProps>();
    expectTypeOf<{ upload: null; matchingSkills: string[] }>().not.toExtend<MatchMeterProps>();
    expectTypeOf<{ score: 1; strongMatchThreshold: 1; upload: string }>().not.toExtend<MatchMeterProps>();
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLElement>();
    render(<MatchMeter {...scored} ref={ref} id="match" />);
    expect(ref.current).toHaveAttribute('id', 'match');
    expect(ref.current).toHaveAttribute('data-match', 'strong');
  });
});
