import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { FileTrigger } from './file-trigger.tsx';

const button = () => page.getByRole('button', { name: 'Choose' });
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
/** What the browser's chooser does when people have chosen; it is no part of the page. */
function choose(...names: string[]) {
  const chosen = new DataTransfer();
  for (const name of names) chosen.items.add(new File(['…'], name));
  input().files = chosen.files;
  input().dispatchEvent(new Event('change', { bubbles: true }));
}

describe('FileTrigger', () => {
  it('opens the chooser by pointer, Enter and Space', async () => {
    render(<FileTrigger onFiles={() => {}}>Choose</FileTrigger>);
    const opened = vi.fn((event: Event) => event.preventDefault());
    input().addEventListener('click', opened);
    await button().click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(opened).toHaveBeenCalledTimes(3);
  });

  it('offers the files that it is told to', () => {
    render(
      <FileTrigger onFiles={() => {}} accept=".pdf,image/*" multiple capture="environment">
        Choose
      </FileTrigger>,
    );
    expect(input().accept).toBe('.pdf,image/*');
    expect(input().multiple).toBe(true);
    expect(input()).toHaveAttribute('capture', 'environment');
  });

  it('hands over what was chosen, also the same file twice, and nothing when nothing was', () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    render(
      <FileTrigger onFiles={onFiles} multiple>
        Choose
      </FileTrigger>,
    );
    choose('cv.pdf', 'letter.pdf');
    expect(input().value).toBe('');
    choose();
    choose('cv.pdf');
    expect(onFiles.mock.calls.map(([files]) => files.map((file) => file.name))).toEqual([
      ['cv.pdf', 'letter.pdf'],
      ['cv.pdf'],
    ]);
  });

  it('is one stop of Tab and one control for those who listen', async () => {
    render(<FileTrigger onFiles={() => {}}>Choose</FileTrigger>);
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    expect(input().checkVisibility()).toBe(false);
  });

  it('stays closed while it is loading, and when the page says so', async () => {
    const { rerender } = render(
      <FileTrigger onFiles={() => {}} loading loadingLabel="Choose">
        Choose
      </FileTrigger>,
    );
    const opened = vi.fn((event: Event) => event.preventDefault());
    input().addEventListener('click', opened);
    await button().click({ force: true });
    rerender(
      <FileTrigger onFiles={() => {}} onClick={(event) => event.preventDefault()}>
        Choose
      </FileTrigger>,
    );
    await button().click();
    expect(opened).not.toHaveBeenCalled();
  });
});
