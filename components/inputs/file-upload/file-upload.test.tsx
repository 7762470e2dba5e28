import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { button, carrying, choose, field, file, heard, input, names, rows } from './choosing.ts';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';

const drag = (type: string, ...files: File[]) =>
  input().dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(...files) }),
  );
const paste = (...files: File[]) =>
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(...files) }),
  );
beforeEach(() => document.querySelector('[data-pt-announcer="polite"]')?.replaceChildren());

function Controlled() {
  const [files, setFiles] = useState<readonly File[]>([file('first.pdf')]);
  return (
    <FileUpload
      label="CV"
      multiple
      files={files}
      onFilesChange={(next) => setFiles(next.filter(({ name }) => name !== 'unwanted.pdf'))}
    />
  );
}

describe('FileUpload', () => {
  it('is a native file input with its label, and says what is allowed before people choose', async () => {
    render(
      <FileUpload
        label="CV"
        description="The latest one."
        error="Choose a file"
        accept=".pdf,image/*"
        maxBytes={5 * 1024 * 1024}
        multiple
        maxFiles={3}
        limits={{ together: '9 MB' }}
      />,
    );
    await expect.element(field()).toHaveAttribute('accept', '.pdf,image/*');
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(field())
      .toHaveAccessibleDescription(
        'Allowed: PDF or images. Up to 5 MB each. At most 3 files. Together up to 9 MB. The latest one. Choose a file',
      );
  });

  it('opens the browser’s chooser by pointer anywhere in the zone, and by keyboard', async () => {
    render(<FileUpload label="CV" />);
    const opened = vi.fn((event: Event) => event.preventDefault());
    input().addEventListener('click', opened);
    await userEvent.tab();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard(' ');
    await page.getByText('or drop it here').click({ force: true });
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('shows what was chosen with its size, and says it', async () => {
    render(<FileUpload label="CV" />);
    choose(file('cv.pdf', { size: 1200 }));
    await expect.element(rows()).toMatchTextContent('cv.pdf1 kB');
    await expect.poll(heard).toBe('cv.pdf was added.');
  });

  it('adds to what is there when several go, and replaces the only one', async () => {
    const { rerender } = render(<FileUpload label="CV" multiple key="several" />);
    choose(file('a.pdf'));
    choose(file('b.pdf'), file('c.pdf'));
    await expect.element(rows().last()).toMatchTextContent('c.pdf');
    expect(names(input().files)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    rerender(<FileUpload label="CV" key="one" />);
    choose(file('a.pdf'));
    choose(file('b.pdf'));
    await expect.element(rows()).toMatchTextContent('b.pdf');
    expect(names(input().files)).toEqual(['b.pdf']);
  });

  it('refuses by kind, size and number, naming the file and what is allowed, and loses nothing', async () => {
    render(<FileUpload label="CV" accept=".pdf" maxBytes={1024} multiple maxFiles={2} />);
    choose(file('held.pdf'));
    choose(file('photo.exe'), file('large.pdf', { size: 1025 }), file('a.pdf'), file('b.pdf'));
    const refusals = [
      '“photo.exe” was not added: files of this kind are not allowed. Allowed: PDF.',
      '“large.pdf” was not added: it has 2 kB, and at most 1 kB are allowed.',
      '“b.pdf” was not added: at most 2 files are allowed.',
    ];
    for (const each of refusals) await expect.element(page.getByText(each).first()).toBeVisible();
    await expect.poll(heard).toContain(`a.pdf was added. ${refusals.join(' ')}`);
    expect(names(input().files)).toEqual(['held.pdf', 'a.pdf']);
  });

  it('keeps the only file when another one is refused or nothing is chosen', async () => {
    render(<FileUpload label="CV" accept=".pdf" />);
    choose(file('cv.pdf'));
    choose(file('photo.exe'));
    choose();
    await expect.element(rows()).toMatchTextContent('cv.pdf');
    expect(names(input().files)).toEqual(['cv.pdf']);
  });

  it('takes the same file again after it was removed, and once only while it is there', async () => {
    render(<FileUpload label="CV" multiple />);
    choose(file('cv.pdf'));
    choose(file('cv.pdf'));
    await expect.element(page.getByText('“cv.pdf” is there already.').first()).toBeVisible();
    expect(names(input().files)).toEqual(['cv.pdf']);
    await button('Remove cv.pdf').click();
    await expect.element(rows()).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
    choose(file('cv.pdf'));
    await expect.element(rows()).toMatchTextContent('cv.pdf');
  });

  it.each([
    ['uploaded', () => Promise.resolve('id-1')],
    ['failed', () => Promise.reject(new Error('offline'))],
  ])('sends the only file anew when the same one is chosen after it %s', async (status, first) => {
    const upload = vi.fn(() => Promise.resolve('id-2')).mockImplementationOnce(first);
    const { container } = render(
      <form>
        <FileUpload label="CV" name="cv" upload={upload} />
      </form>,
    );
    choose(file('cv.pdf'));
    await expect.element(rows()).toHaveAttribute('data-status', status);
    choose(file('cv.pdf'));
    const form = container.querySelector('form')!;
    await expect.poll(() => new FormData(form).getAll('cv')).toEqual(['id-2']);
    expect(form.checkValidity()).toBe(true);
  });

  it('takes what is dropped, and shows that it would', async () => {
    render(<FileUpload label="CV" accept=".pdf" />);
    drag('dragenter', file('cv.pdf'));
    await expect.element(field()).toHaveAttribute('data-dragging');
    drag('dragleave', file('cv.pdf'));
    await expect.element(field()).not.toHaveAttribute('data-dragging');
    drag('drop', file('cv.pdf'));
    await expect.element(rows()).toMatchTextContent('cv.pdf');
  });

  it('takes what is pasted while the focus is in it', async () => {
    render(
      <>
        <FileUpload label="CV" />
        <input aria-label="Name" />
      </>,
    );
    await page.getByLabelText('Name').click();
    paste(file('other.png'));
    input().focus();
    paste(file('cv.png'));
    await expect.element(rows()).toMatchTextContent('cv.png');
    expect(names(input().files)).toEqual(['cv.png']);
  });

  it('takes nothing while it is disabled, and leaves what it has in view', async () => {
    render(
      <fieldset disabled>
        <FileUpload label="CV" files={[file('cv.pdf')]} />
      </fieldset>,
    );
    // a browser that may drop where nothing takes it goes to the file instead
    expect(drag('dragover', file('b.pdf'))).toBe(false);
    await expect.element(field()).not.toHaveAttribute('data-dragging');
    drag('drop', file('b.pdf'));
    await expect.element(rows()).toMatchTextContent('cv.pdf');
    await expect.element(button('Remove cv.pdf')).toBeDisabled();
    expect(names(input().files)).toEqual(['cv.pdf']);
  });

  it('shows a picture small, and lets go of it when it is removed', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    onTestFinished(() => revoked.mockRestore());
    render(<FileUpload label="CV" />);
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    choose(new File([drawn], 'me.svg', { type: 'image/svg+xml' }));
    await expect.poll(() => document.querySelector('li img')?.getAttribute('src')).toMatch(/^blob:/);
    const url = document.querySelector('li img')!.getAttribute('src')!;
    await button('Remove me.svg').click();
    await expect.poll(() => revoked.mock.calls.flat()).toContain(url);
  });

  it('shows the sign of a file for a picture that this browser cannot show', async () => {
    render(<FileUpload label="CV" />);
    choose(file('me.png', { type: 'image/png' }));
    await expect.element(rows()).toMatchTextContent('me.png');
    await expect.poll(() => document.querySelector('li img')).toBeNull();
    expect(document.querySelector('li svg')).not.toBeNull();
  });

  it('posts the files, is required as inputs are, and is emptied by its form’s reset', async () => {
    const { container } = render(
      <form>
        <FileUpload label="CV" name="cv" multiple required />
        <button type="reset">Reset</button>
      </form>,
    );
    const form = container.querySelector('form')!;
    expect(form.checkValidity()).toBe(false);
    choose(file('a.pdf'), file('b.pdf'));
    await expect.element(rows().first()).toBeVisible();
    expect(form.checkValidity()).toBe(true);
    expect(new FormData(form).getAll('cv').map((each) => (each as File).name)).toEqual(['a.pdf', 'b.pdf']);
    await button('Reset').click();
    await expect.element(rows()).not.toBeInTheDocument();
    expect(form.checkValidity()).toBe(false);
  });

  it('may be controlled', async () => {
    render(<Controlled />);
    choose(file('unwanted.pdf'), file('second.pdf'));
    await expect.element(rows().last()).toMatchTextContent('second.pdf');
    await expect.poll(() => names(input().files)).toEqual(['first.pdf', 'second.pdf']);
  });

  it('posts no file that its owner refuses', async () => {
    const onFilesChange = vi.fn();
    const none: readonly File[] = [];
    render(<FileUpload label="CV" multiple files={none} onFilesChange={onFilesChange} />);
    choose(file('cv.pdf'));
    expect(onFilesChange).toHaveBeenCalledOnce();
    await expect.poll(() => names(input().files)).toEqual([]);
  });

  it('works with react-hook-form, also for what is dropped and removed', async () => {
    const onValid = vi.fn();
    const Form = () => {
      const { register, handleSubmit } = useForm<{ cv: FileList }>();
      return (
        <form onSubmit={(event) => void handleSubmit(({ cv }) => onValid(names(cv)))(event)}>
          <FileUpload label="CV" multiple {...register('cv')} />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Form />);
    drag('drop', file('a.pdf'), file('b.pdf'));
    await button('Remove a.pdf').click();
    await button('Send').click();
    await expect.poll(() => onValid.mock.lastCall).toEqual([['b.pdf']]);
  });

  it('keeps a file that was chosen before script had loaded', async () => {
    const early = vi.spyOn(HTMLInputElement.prototype, 'files', 'get');
    early.mockReturnValueOnce(carrying(file('early.pdf')).files);
    onTestFinished(() => early.mockRestore());
    render(<FileUpload label="CV" />);
    await expect.element(rows()).toMatchTextContent('early.pdf');
  });

  it('has the names of files begin where the line begins, also from right to left', async () => {
    render(<FileUpload label="CV" />, { dir: 'rtl' });
    choose(file('cv.pdf', { size: 1200 }));
    const sizes = page.getByText('1 kB', { exact: true });
    await expect.element(sizes).toBeVisible();
    const name = document.createRange();
    name.selectNodeContents(page.getByText('cv.pdf', { exact: true }).element());
    const { right } = sizes.element().getBoundingClientRect();
    expect(Math.abs(name.getBoundingClientRect().right - right)).toBeLessThan(2);
  });

  it('keeps the ending of a long name in one piece on a phone', async () => {
    await page.viewport(320, 600);
    render(<FileUpload label="CV" />);
    choose(file(`${'Bewerbung'.repeat(20)}.docx`));
    await expect.element(page.getByText('.docx', { exact: true })).toBeVisible();
    const ending = page.getByText('.docx', { exact: true }).element();
    expect(ending.getClientRects()).toHaveLength(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <FileUpload label="السيرة الذاتية" accept=".pdf,image/*" multiple maxFiles={2} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect
      .element(page.getByLabelText('السيرة الذاتية', { exact: true }))
      .toHaveAccessibleDescription('الأنواع المسموح بها: PDF أو صور. ملفان على الأكثر.');
    choose(file('a.pdf'), file('b.pdf'), file('c.pdf'));
    await expect
      .element(page.getByText('لم تتم إضافة «c.pdf»: يُسمح بملفين على الأكثر.').first())
      .toBeVisible();
    await expect.element(button('إزالة a.pdf')).toBeVisible();
  });

  it('passes ref and other props to the input', () => {
    const ref = createRef<HTMLInputElement>();
    render(<FileUpload label="CV" ref={ref} id="cv" capture="user" data-testid="cv" />);
    expect(ref.current).toHaveAttribute('id', 'cv');
    expect(ref.current).toHaveAttribute('capture', 'user');
    expect(ref.current).toHaveAttribute('data-testid', 'cv');
  });
});

describe('FileUploadProps', () => {
  it('refuses props that mean nothing together', () => {
    expectTypeOf<{ label: string; multiple: true; maxFiles: 3 }>().toExtend<FileUploadProps>();
    expectTypeOf<{ label: string; maxFiles: 3 }>().not.toExtend<FileUploadProps>();
    expectTypeOf<{ label: string; explainFailure: () => string }>().not.toExtend<FileUploadProps>();
    expectTypeOf<{ label: string; canRetry: () => boolean }>().not.toExtend<FileUploadProps>();
  });
});
