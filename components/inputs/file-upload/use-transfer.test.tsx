import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent, page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { button, carrying, choose, file, heard, input, rows } from './choosing.ts';
import { FileUpload } from './file-upload.tsx';
import type { Upload } from './use-transfer.ts';

/** An upload that the test brings to its end. */
function heldUpload() {
  const calls: {
    file: File;
    signal: AbortSignal;
    onProgress: (share: number) => void;
    finish: (value?: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const upload: Upload = (each, { signal, onProgress }) =>
    new Promise((finish, fail) => {
      calls.push({ file: each, signal, onProgress, finish, fail });
    });
  return { upload, calls };
}
function offline() {
  const state = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => state.mockRestore());
  return state;
}

beforeEach(() => document.querySelector('[data-pt-announcer="polite"]')?.replaceChildren());

const send: Upload = (each) => Promise.resolve(`id of ${each.name}`);

describe('FileUpload with an upload', () => {
  it('sends each file once, shows how far it is, and says when it is done', async () => {
    const { upload, calls } = heldUpload();
    render(<FileUpload label="CV" upload={upload} />);
    choose(file('cv.pdf'));
    const bar = page.getByRole('progressbar', { name: 'Uploading cv.pdf' });
    await expect.element(bar).not.toHaveAttribute('value');
    calls[0]?.onProgress(0.25);
    await expect.element(bar).toHaveAttribute('aria-valuetext', '25%');
    calls[0]?.finish('id-1');
    await expect.element(rows()).toHaveAttribute('data-status', 'uploaded');
    await expect.element(bar).not.toBeInTheDocument();
    await expect.poll(heard).toContain('cv.pdf was uploaded.');
    expect(calls.map((call) => call.file.name)).toEqual(['cv.pdf']);
    expect(calls[0]?.signal.aborted).toBe(false);
  });

  it('offers no other try where that can only fail again, and goes on without that file', async () => {
    const { upload, calls } = heldUpload();
    const online = offline();
    render(
      <form>
        <FileUpload
          label="CV"
          name="cv"
          upload={upload}
          explainFailure={(error) => (error as Error).message}
          canRetry={(error) => !(error instanceof RangeError)}
        />
      </form>,
    );
    choose(file('cv.pdf'));
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.fail(new RangeError('Too large.'));
    await expect.element(rows()).toMatchTextContent('Too large.');
    await expect.element(button('Try again to upload cv.pdf')).not.toBeInTheDocument();
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await button('Remove cv.pdf').click();
    await expect.element(rows()).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
    expect(input().form?.checkValidity()).toBe(true);
  });

  it('leaves alone what others of its name post', async () => {
    const { container } = render(
      <form>
        <input type="hidden" name="docs" value="kept" />
        <FileUpload label="CV" name="docs" upload={send} />
        <FileUpload label="Letter" name="docs" upload={send} />
        <FileUpload label="Other" name="docs" upload={send} />
      </form>,
    );
    const form = container.querySelector('form')!;
    const [cv, letter] = container.querySelectorAll<HTMLInputElement>('input[type="file"]');
    for (const [control, name] of [
      [cv!, 'cv.pdf'],
      [letter!, 'letter.pdf'],
    ] as const) {
      control.files = carrying(file(name)).files;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await expect
      .poll(() => new FormData(form).getAll('docs'))
      .toEqual(['kept', 'id of cv.pdf', 'id of letter.pdf']);
  });

  it('posts what the server calls the files, and is not valid before all are sent', async () => {
    const { upload, calls } = heldUpload();
    const { container } = render(
      <form>
        <FileUpload label="CV" name="cv" multiple upload={upload} />
      </form>,
    );
    const form = container.querySelector('form')!;
    choose(file('a.pdf'), file('b.pdf'));
    await expect.poll(() => calls.length).toBe(2);
    calls[0]?.finish('id-a');
    await expect.element(rows().first()).toHaveAttribute('data-status', 'uploaded');
    expect(form.checkValidity()).toBe(false);
    calls[1]?.finish('id-b');
    await expect.element(rows().last()).toHaveAttribute('data-status', 'uploaded');
    await expect.poll(() => form.checkValidity()).toBe(true);
    expect(new FormData(form).getAll('cv')).toEqual(['id-a', 'id-b']);
  });

  it('cancels, keeps the file and the focus, and goes on when asked', async () => {
    const { upload, calls } = heldUpload();
    render(<FileUpload label="CV" upload={upload} />);
    choose(file('cv.pdf'));
    await button('Cancel the upload of cv.pdf').click();
    await expect.element(rows()).toMatchTextContent('Upload cancelled');
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.onProgress(0.5);
    await expect.element(button('Try again to upload cv.pdf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => calls.length).toBe(2);
    calls[1]?.finish();
    await expect.element(rows()).toHaveAttribute('data-status', 'uploaded');
    await expect.element(button('Remove cv.pdf')).toHaveFocus();
  });

  it('keeps what failed, says so in the app’s words or its own, and tries again', async () => {
    const { upload, calls } = heldUpload();
    render(
      <FileUpload
        label="CV"
        upload={upload}
        explainFailure={(error) =>
          error instanceof Error && error.message === 'virus' ? 'A virus was found.' : undefined
        }
      />,
    );
    choose(file('cv.pdf'));
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.fail(new Error('virus'));
    await expect.element(rows()).toMatchTextContent('A virus was found.');
    await button('Try again to upload cv.pdf').click();
    await expect.poll(() => calls.length).toBe(2);
    calls[1]?.fail(new Error('500'));
    await expect.element(rows()).toMatchTextContent('Could not be uploaded.');
    await expect.poll(heard).toContain('cv.pdf: Could not be uploaded.');
  });

  it('takes no late word of a try that failed for one of the next', async () => {
    const { upload, calls } = heldUpload();
    render(<FileUpload label="CV" upload={upload} />);
    choose(file('cv.pdf'));
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.fail(new Error('500'));
    await button('Try again to upload cv.pdf').click();
    await expect.poll(() => calls.length).toBe(2);
    calls[0]?.onProgress(0.9);
    calls[1]?.onProgress(0.25);
    const bar = page.getByRole('progressbar', { name: 'Uploading cv.pdf' });
    await expect.element(bar).toHaveAttribute('aria-valuetext', '25%');
    calls[0]?.onProgress(0.9);
    await new Promise(requestAnimationFrame);
    await expect.element(bar).toHaveAttribute('aria-valuetext', '25%');
  });

  it('says that a file has failed also when the app’s words for it fail', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    onTestFinished(() => reported.mockRestore());
    const { upload, calls } = heldUpload();
    const mistake = new Error('no words');
    const explain = () => {
      throw mistake;
    };
    render(<FileUpload label="CV" upload={upload} explainFailure={explain} />);
    choose(file('cv.pdf'));
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.fail(new Error('500'));
    await expect.element(rows()).toMatchTextContent('Could not be uploaded.');
    expect(reported).toHaveBeenCalledExactlyOnceWith(mistake);
  });

  it('sends nothing again when it comes back with what it has sent, as in the steps of a wizard', async () => {
    const { upload, calls } = heldUpload();
    const files = [file('cv.pdf')];
    const step = (
      <form>
        <FileUpload label="CV" name="cv" files={files} upload={upload} />
      </form>
    );
    const { container, rerender } = render(step);
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.finish('id-1');
    await expect.element(rows()).toHaveAttribute('data-status', 'uploaded');
    rerender(null);
    document.querySelector('[data-pt-announcer="polite"]')?.replaceChildren();
    rerender(step);
    await expect.element(rows()).toHaveAttribute('data-status', 'uploaded');
    const form = container.querySelector('form')!;
    await expect.poll(() => new FormData(form).getAll('cv')).toEqual(['id-1']);
    expect(form.checkValidity()).toBe(true);
    expect(calls).toHaveLength(1);
    expect(heard()).toBe('');
  });

  it('says that people are offline, and goes on by itself when they are back', async () => {
    const { upload, calls } = heldUpload();
    const state = offline();
    render(<FileUpload label="CV" upload={upload} />);
    choose(file('cv.pdf'));
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.fail(new TypeError('Failed to fetch'));
    await expect.element(rows()).toMatchTextContent('You are offline.');
    state.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await expect.poll(() => calls.length).toBe(2);
    calls[1]?.finish();
    await expect.element(rows()).toHaveAttribute('data-status', 'uploaded');
  });

  it('stops sending what is removed, and is valid again', async () => {
    const { upload, calls } = heldUpload();
    render(<FileUpload label="CV" upload={upload} />);
    choose(file('cv.pdf'));
    await expect.poll(() => calls.length).toBe(1);
    expect(input().validity.customError).toBe(true);
    await button('Remove cv.pdf').click();
    await expect.poll(() => calls[0]?.signal.aborted).toBe(true);
    expect(input().validity.customError).toBe(false);
  });
});
