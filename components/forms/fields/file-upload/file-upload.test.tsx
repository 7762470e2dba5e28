import { defineForm, type FileValue } from '@portico/core/forms';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { carrying, file, heard } from '../../../inputs/file-upload/choosing.ts';
import type { Upload } from '../../../inputs/file-upload/use-transfer.ts';
import { render } from '../../../testing/render.tsx';
import { keepDraft } from '../../drafts/draft-keeper.tsx';
import { sentBy, submit } from '../../testing/sent-by.tsx';

const asking = (more: object = {}) =>
  defineForm({
    sections: [{ items: [{ name: 'papers', type: 'fileUpload', label: 'Papers', ...more }] }],
  });
const several = { rules: [{ type: 'maxLength', value: 2 }] };
const input = () => page.getByLabelText('Papers', { exact: true });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
async function choose(...files: File[]) {
  await expect.element(input()).toBeInTheDocument();
  const element = input().element() as HTMLInputElement;
  element.files = carrying(...files).files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
const papersIn = (sent: unknown) => (sent as { papers: FileValue[] }).papers;
const cv = () => new File(['hello'], 'cv.pdf', { type: 'application/pdf', lastModified: 7 });
const kept: FileValue = {
  uid: 'kept',
  name: 'kept.pdf',
  size: 2000,
  type: 'application/pdf',
  lastModified: 1,
  webkitRelativePath: '',
  status: 'done',
};

/** A server that takes files in the test's own time. */
function server() {
  const asked: { name: string; signal: AbortSignal; take: (id: string) => void; refuse: () => void }[] = [];
  const uploadFile: Upload = ({ name }, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      onProgress(0.5);
      asked.push({ name, signal, take: resolve, refuse: () => reject(new Error('no')) });
    });
  return { uploadFile, asked };
}

describe('a file upload of a definition', () => {
  it('FORM-06 reads a file to its value, with base64 of what is in it', async () => {
    const { element, sent } = sentBy(asking());
    render(element);
    await choose(cv());
    await expect.element(row('cv.pdf')).toHaveAttribute('data-status', 'uploaded');
    await submit();
    await expect.poll(sent).toMatchObject({
      papers: [
        {
          name: 'cv.pdf',
          size: 5,
          type: 'application/pdf',
          lastModified: 7,
          webkitRelativePath: '',
          content: btoa('hello'),
          status: 'done',
        },
      ],
    });
    const [first] = papersIn(sent());
    expect(first?.uid).not.toBe('');
    expect(await (await fetch(first?.previewUrl ?? '')).text()).toBe('hello');
  });

  it('FORM-06 takes one file unless the maximum is above one, and another in its place', async () => {
    const { element, sent } = sentBy(asking(), { papers: [kept] });
    render(element);
    await expect.element(input()).not.toHaveAttribute('multiple');
    await choose(file('a.pdf'));
    await expect.element(row('a.pdf')).toHaveAttribute('data-status', 'uploaded');
    await choose(file('b.pdf'));
    await expect.element(row('b.pdf')).toHaveAttribute('data-status', 'uploaded');
    await submit();
    await expect.poll(() => sent() && papersIn(sent()).map(({ name }) => name)).toEqual(['b.pdf']);
  });

  it('FORM-06 a file of another kind does not come in', async () => {
    render(sentBy(asking()).element);
    await choose(file('virus.exe'));
    await expect.element(page.getByText(/“virus.exe” was not added/).first()).toBeVisible();
    await expect.element(row('virus.exe')).not.toHaveAttribute('data-status');
  });

  it('FORM-06 a kept file of a type that is not taken is told at once, until it is removed or another is chosen', async () => {
    const options = { fileUploadOptions: { allowedTypes: ['.txt'] } };
    const { element, sent } = sentBy(asking(options), { papers: [kept] });
    const { rerender } = render(element);
    const told = /These files are not of an allowed type \(\.txt\): kept\.pdf\./;
    await expect.element(input()).toHaveAccessibleDescription(told);
    await page.getByRole('button', { name: 'Remove kept.pdf' }).click();
    await expect.element(input()).not.toHaveAccessibleDescription(told);
    expect(sent()).toBeUndefined();

    rerender(<div key="anew">{sentBy(asking(options), { papers: [kept] }).element}</div>);
    await expect.element(input()).toHaveAccessibleDescription(told);
    await choose(file('new.txt'));
    await expect.element(input()).not.toHaveAccessibleDescription(told);
  });

  it('FORM-06 a kept file is told and taken back as the types that are taken become others', async () => {
    const { rerender } = render(sentBy(asking(), { papers: [kept] }).element);
    await expect.element(row('kept.pdf')).toBeVisible();
    await expect.element(input()).toBeValid();
    const told = /not of an allowed type/;
    rerender(sentBy(asking({ fileUploadOptions: { allowedTypes: ['.txt'] } }), { papers: [kept] }).element);
    await expect.element(input()).toHaveAccessibleDescription(told);
    rerender(sentBy(asking(), { papers: [kept] }).element);
    await expect.element(input()).not.toHaveAccessibleDescription(told);
  });

  it('FORM-06 says before anybody chooses which files it takes, how large and how many', async () => {
    const rules = [
      { type: 'maxLength', value: 3 },
      { type: 'maxFileSizeMB', value: 2.5 },
      { type: 'maxCumulativeFileSizeMB', value: 5 },
    ];
    const options = { fileUploadOptions: { allowedTypes: ['.pdf'] } };
    const { rerender } = render(sentBy(asking({ rules, ...options })).element);
    await expect
      .element(input())
      .toHaveAccessibleDescription('Allowed: PDF. Up to 2.5 MB each. At most 3 files. Together up to 5 MB.');
    rerender(sentBy(asking({ rules: [rules[1]], ...options })).element);
    await expect.element(input()).toHaveAccessibleDescription('Allowed: PDF. Up to 2.5 MB.');
  });

  it('FORM-06 names each file that is too large, does not send it, and offers no other try', async () => {
    const { uploadFile, asked } = server();
    const rules = [{ type: 'maxFileSizeMB', value: 0.001 }];
    render(sentBy(asking({ rules }), {}, { uploadFile }).element);
    await choose(file('big.pdf', { size: 2000 }));
    await expect
      .element(input())
      .toHaveAccessibleDescription(/Each file must be 0.001 MB or smaller: big.pdf\./);
    expect(asked).toEqual([]);
    await expect.element(row('big.pdf')).toHaveAttribute('data-status', 'failed');
    await expect
      .element(page.getByRole('button', { name: 'Try again to upload big.pdf' }))
      .not.toBeInTheDocument();
  });

  it('FORM-06 more files than allowed are told', async () => {
    render(sentBy(asking(several)).element);
    await choose(file('a.pdf'), file('b.pdf'), file('c.pdf'));
    await expect.element(input()).toHaveAccessibleDescription(/Upload no more than 2 files\./);
  });

  it('FORM-06 sends files to the server, waits for them before the form is sent, and says so', async () => {
    const { uploadFile, asked } = server();
    const { element, sent } = sentBy(asking(several), {}, { uploadFile });
    render(element);
    await choose(file('a.pdf'));
    await expect.poll(() => asked.length).toBe(1);
    await expect.element(page.getByRole('progressbar', { name: 'Uploading a.pdf' })).toBeVisible();
    await submit();
    await expect.poll(heard).toContain('is sent as soon as it is ready');
    expect(sent()).toBeUndefined();
    asked[0]!.take('id-1');
    await expect.poll(() => sent() && papersIn(sent())).toMatchObject([{ uid: 'id-1', name: 'a.pdf' }]);
    expect(papersIn(sent())[0]).not.toHaveProperty('content');
  });

  it('FORM-06 a failed upload keeps the form, and goes through when it is tried again', async () => {
    const { uploadFile, asked } = server();
    const { element, sent } = sentBy(asking(), {}, { uploadFile });
    render(element);
    await choose(file('a.pdf'));
    await expect.poll(() => asked.length).toBe(1);
    asked[0]!.refuse();
    await expect.element(row('a.pdf')).toHaveAttribute('data-status', 'failed');
    // its row says why; the field has nothing to add before the form is sent
    expect(page.getByText('File could not be uploaded.').elements()).toHaveLength(1);
    await submit();
    await expect.element(input()).toHaveAccessibleDescription(/File could not be uploaded\./);
    expect(sent()).toBeUndefined();
    await userEvent.click(page.getByRole('button', { name: 'Try again to upload a.pdf' }));
    await expect.poll(() => asked.length).toBe(2);
    await expect.element(input()).not.toHaveAccessibleDescription(/File could not be uploaded\./);
    asked[1]!.take('id-2');
    await expect.element(row('a.pdf')).toHaveAttribute('data-status', 'uploaded');
    await submit();
    await expect.poll(() => sent() && papersIn(sent())).toMatchObject([{ uid: 'id-2' }]);
  });

  it('FORM-06 sends the files of some fields only, and says why one was not taken in the app’s words', async () => {
    const { uploadFile, asked } = server();
    const both = defineForm({
      sections: [
        {
          items: [
            { name: 'papers', type: 'fileUpload', label: 'Papers' },
            { name: 'letter', type: 'fileUpload', label: 'Letter' },
          ],
        },
      ],
    });
    const { element, sent } = sentBy(
      both,
      {},
      { uploadFile: { letter: uploadFile }, explainFailure: () => 'Too many letters.' },
    );
    render(element);
    await choose(cv());
    await expect.element(row('cv.pdf')).toHaveAttribute('data-status', 'uploaded');
    const letter = page.getByLabelText('Letter', { exact: true }).element() as HTMLInputElement;
    letter.files = carrying(file('b.pdf')).files;
    letter.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => asked.length).toBe(1);
    asked[0]!.refuse();
    await expect.element(row('b.pdf')).toMatchTextContent(/Too many letters\./);
    await userEvent.click(page.getByRole('button', { name: 'Remove b.pdf' }));
    await submit();
    await expect.poll(() => sent() && papersIn(sent())).toMatchObject([{ content: btoa('hello') }]);
  });

  it('FORM-06 an upload can be cancelled and its file taken away', async () => {
    const { uploadFile, asked } = server();
    const { element, sent } = sentBy(asking(), {}, { uploadFile });
    render(element);
    await choose(file('a.pdf'));
    await expect.poll(() => asked.length).toBe(1);
    await userEvent.click(page.getByRole('button', { name: 'Cancel the upload of a.pdf' }));
    expect(asked[0]!.signal.aborted).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Remove a.pdf' }));
    await submit();
    await expect.poll(sent).toEqual({ papers: [] });
  });

  it('FORM-06 shows a picture on demand, and lets go of it with its file', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    render(sentBy(asking()).element);
    await choose(file('me.png', { type: 'image/png' }));
    await userEvent.click(page.getByText('Preview of me.png'));
    const picture = page.getByRole('img', { name: 'Preview of me.png' });
    await expect.element(picture).toBeInTheDocument();
    const url = picture.element().getAttribute('src');
    await userEvent.click(page.getByRole('button', { name: 'Remove me.png' }));
    await expect.element(picture).not.toBeInTheDocument();
    expect(revoked).toHaveBeenCalledWith(url);
    revoked.mockRestore();
  });

  it.each([
    ['the only one', {}, ['cv.pdf']],
    ['one of several', several, ['kept.pdf', 'cv.pdf']],
  ])(
    'FORM-19 names a file whose contents no draft has kept, %s, until it is chosen again',
    async (_what, more, names) => {
      onTestFinished(() => localStorage.clear());
      const known = { papers: names.includes('kept.pdf') ? [kept] : [] };
      const draft = keepDraft({ key: 'papers' });
      const { element, sent } = sentBy(asking(more), known, { draft });
      const { rerender } = render(element);
      await choose(cv());
      await expect.element(row('cv.pdf')).toHaveAttribute('data-status', 'uploaded');
      // another visit
      rerender(null);
      rerender(element);
      await expect.element(row('cv.pdf')).toMatchTextContent(/Choose again/);
      expect(page.getByRole('listitem').filter({ hasText: 'Choose again' }).elements()).toHaveLength(1);
      await submit();
      await expect.element(input()).toHaveAccessibleDescription(/Choose again, .*: cv\.pdf\./);
      expect(sent()).toBeUndefined();
      await choose(cv());
      await expect.element(page.getByRole('link', { name: /Choose again/ })).not.toBeInTheDocument();
      await expect.element(row('cv.pdf')).toHaveAttribute('data-status', 'uploaded');
      await submit();
      await expect.poll(() => sent() && papersIn(sent()).map(({ name }) => name)).toEqual(names);
      expect(papersIn(sent()).at(-1)?.content).toBe(btoa('hello'));
    },
  );

  it('FORM-19 asks for no file again that the server has', async () => {
    onTestFinished(() => localStorage.clear());
    const { uploadFile, asked } = server();
    const { element, sent } = sentBy(asking(), {}, { uploadFile, draft: keepDraft({ key: 'papers' }) });
    const { rerender } = render(element);
    await choose(file('a.pdf'));
    await expect.poll(() => asked.length).toBe(1);
    asked[0]!.take('id-1');
    await expect.element(row('a.pdf')).toHaveAttribute('data-status', 'uploaded');
    rerender(null);
    rerender(element);
    await expect.element(page.getByRole('button', { name: 'Remove a.pdf' })).toBeVisible();
    await submit();
    await expect.poll(() => sent() && papersIn(sent())).toMatchObject([{ uid: 'id-1' }]);
  });

  it('FORM-06 what was there before is listed, can be removed, and hands the focus on', async () => {
    const { element, sent } = sentBy(asking(), { papers: [kept] });
    render(element);
    await userEvent.click(page.getByRole('button', { name: 'Remove kept.pdf' }));
    await expect.element(input()).toHaveFocus();
    await submit();
    await expect.poll(sent).toEqual({ papers: [] });
  });

  it('FORM-06 what was there before is kept until the file in its place is there', async () => {
    const { uploadFile, asked } = server();
    const { element, sent } = sentBy(asking(), { papers: [kept] }, { uploadFile });
    render(element);
    await choose(file('new.pdf'));
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.refuse();
    await expect.element(row('new.pdf')).toHaveAttribute('data-status', 'failed');
    await userEvent.click(page.getByRole('button', { name: 'Remove new.pdf' }));
    await submit();
    await expect.poll(sent).toEqual({ papers: [kept] });
    await choose(file('newer.pdf'));
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.take('id-2');
    await expect.element(row('newer.pdf')).toHaveAttribute('data-status', 'uploaded');
    await expect.element(page.getByText('kept.pdf')).not.toBeInTheDocument();
    await submit();
    await expect.poll(() => papersIn(sent()).map(({ uid }) => uid)).toEqual(['id-2']);
  });

  it('FORM-14 Enter opens the choice of files, as Space does', async () => {
    render(sentBy(asking()).element);
    await expect.element(input()).toBeInTheDocument();
    const opened = vi.fn((event: Event) => event.preventDefault());
    const element = input().element() as HTMLInputElement;
    element.addEventListener('click', opened);
    element.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => opened.mock.calls.length).toBe(1);
  });

  it('read-only files are listed and sent', async () => {
    const { element, sent } = sentBy(asking({ readonly: true }), { papers: [kept] });
    render(element);
    await expect.element(page.getByRole('group', { name: 'Papers' }).getByText('kept.pdf')).toBeVisible();
    await submit();
    await expect.poll(sent).toEqual({ papers: [kept] });
  });

  it('FORM-06 an upload that people have cancelled does not keep the form', async () => {
    const { uploadFile, asked } = server();
    const { element, sent } = sentBy(asking(), {}, { uploadFile });
    render(element);
    await choose(file('a.pdf'));
    await expect.poll(() => asked.length).toBe(1);
    await userEvent.click(page.getByRole('button', { name: 'Cancel the upload of a.pdf' }));
    await expect.element(row('a.pdf')).toHaveAttribute('data-status', 'cancelled');
    await submit();
    await expect.poll(sent).toEqual({ papers: [] });
  });

  it('FORM-06 shows a picture that was there before by what it holds, not by an address that is gone', async () => {
    const picture = {
      ...kept,
      name: 'kept.png',
      type: 'image/png',
      content: btoa('picture'),
      previewUrl: 'blob:http://localhost/gone',
    };
    render(sentBy(asking(), { papers: [picture] }).element);
    await userEvent.click(page.getByText('Preview of kept.png'));
    await expect
      .element(page.getByRole('img', { name: 'Preview of kept.png' }))
      .toHaveAttribute('src', `data:image/png;base64,${btoa('picture')}`);
  });

  it('has the names of files begin where the line begins, also from right to left', async () => {
    render(sentBy(asking(), { papers: [kept] }).element, { dir: 'rtl' });
    const name = page.getByText('kept.pdf', { exact: true });
    await expect.element(name).toBeVisible();
    const line = row('kept.pdf').getByText('2 kB').element().getBoundingClientRect();
    const written = document.createRange();
    written.selectNodeContents(name.element());
    expect(Math.abs(line.right - written.getBoundingClientRect().right)).toBeLessThan(2);
  });
});
