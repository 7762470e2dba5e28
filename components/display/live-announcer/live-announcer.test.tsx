import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { LocaleProvider } from '../../messages/locale.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { render } from '../../testing/render.tsx';
import { announce, useAnnounce, type Announcement } from './live-announcer.ts';

function Announcer({ message, options }: { message: string; options?: Announcement }) {
  const say = useAnnounce();
  return <Button onClick={() => say(message, options)}>Say {message}</Button>;
}
const regions = () => [...document.querySelectorAll('[aria-live]')];
const said = (urgency: string) =>
  [...document.querySelectorAll(`[aria-live="${urgency}"] > *`)].map((line) => line.textContent);

// other files' announcers stand in the page that they share
beforeEach(() => regions().forEach((region) => region.remove()));

describe('useAnnounce', () => {
  it('makes one polite and one assertive region before there is anything to say, for all of the page’s roots', () => {
    render(<Announcer message="One" />);
    render(<Announcer message="Two" />);
    expect(regions().map((region) => region.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
    expect(regions().map((region) => region.textContent)).toEqual(['', '']);
  });

  it('puts a message into the region of its urgency, out of sight', async () => {
    render(
      <>
        <Announcer message="Found" />
        <Announcer message="Offline" options={{ urgency: 'assertive' }} />
      </>,
    );
    await page.getByRole('button', { name: 'Say Found' }).click();
    await page.getByRole('button', { name: 'Say Offline' }).click();
    expect(said('polite')).toEqual(['Found']);
    expect(said('assertive')).toEqual(['Offline']);
    expect(regions().map((region) => region.getBoundingClientRect().width)).toEqual([1, 1]);
  });

  it('says the same thing again, and takes nothing away from what was said just before', async () => {
    render(<Announcer message="Found" />);
    await page.getByRole('button').click();
    await page.getByRole('button').click();
    expect(said('polite')).toEqual(['Found', 'Found']);
  });

  it('marks the language of the message', async () => {
    render(
      <LocaleProvider locale="ar-EG">
        <Announcer message="وظائف" />
      </LocaleProvider>,
    );
    await page.getByRole('button').click();
    expect(document.querySelector('[aria-live="polite"] > *')).toHaveAttribute('lang', 'ar-EG');
  });

  it('is heard while a dialog is open', async () => {
    render(
      <>
        <Announcer message="Before" />
        <Dialog open onOpenChange={() => {}} title="Apply" closeLabel="Close">
          <Announcer message="Inside" />
        </Dialog>
      </>,
    );
    await page.getByRole('button', { name: 'Say Inside' }).click();
    expect(said('polite')).toEqual(['Inside']);
    expect(regions().every((region) => region.closest('[aria-hidden="true"]') === null)).toBe(true);
  });
});

describe('announce', () => {
  it('works outside of components', () => {
    announce('Saved');
    expect(said('polite')).toEqual(['Saved']);
  });

  it('clears a message away when it has been read', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    announce('Saved');
    vi.advanceTimersByTime(5000);
    expect(said('polite')).toEqual(['Saved']);
    vi.advanceTimersByTime(5000);
    expect(said('polite')).toEqual([]);
  });
});
