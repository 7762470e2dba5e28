import { createRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { makePdf, pdfWorkerUrl } from '../../testing/make-pdf.ts';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { PdfViewer, type PdfViewerProps } from './pdf-viewer.tsx';

const letter = makePdf({
  pages: [
    ['Offer letter', 'Dear Ada, this is our offer.'],
    ['Your salary', 'The offer ends in May.'],
    ['Sign here'],
  ],
});
const example = (props: Partial<PdfViewerProps> = {}) => (
  <PdfViewer src={letter} fileName="offer.pdf" workerUrl={pdfWorkerUrl} {...props} />
);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const pages = () => page.getByRole('region', { name: 'offer.pdf' });
const sheet = (number: number, count = 3) =>
  page.getByRole('article', { name: `Page ${number} of ${count}` });
const field = () => page.getByRole('textbox', { name: 'Page' });
const shown = () => expect.element(sheet(1).getByText('Offer letter')).toBeInTheDocument();
const size = () => sheet(1).element().getBoundingClientRect();
const percent = () => Number.parseInt(page.getByText(/^\d+%$/).element().textContent, 10);
const search = () => page.getByRole('searchbox', { name: 'Find in the document' });
const counted = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

function pressFind() {
  const event = new KeyboardEvent('keydown', {
    key: 'f',
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  document.activeElement!.dispatchEvent(event);
  return event.defaultPrevented;
}

/** pdf.js leaves one of its promises alone with a failure of the network. */
function ignore(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

describe('PdfViewer', () => {
  it('shows the pages with text that can be selected and read aloud', async () => {
    render(example());
    await shown();
    const text = sheet(1).getByText('Dear Ada, this is our offer.');
    getSelection()!.selectAllChildren(text.element());
    expect(getSelection()!.toString()).toBe('Dear Ada, this is our offer.');
    const canvas = sheet(1).element().querySelector('canvas')!;
    const { left, top, width } = canvas.getBoundingClientRect();
    const box = text.element().getBoundingClientRect();
    // 72 points from the left, of 595
    expect(box.left - left).toBeCloseTo((width * 72) / 595, -1);
    expect(box.top).toBeGreaterThan(top);
  });

  it('shows no page whose canvas has not been given its width yet, lest it jump to it', async () => {
    render(example());
    await shown();
    const page1 = sheet(1).element();
    await expect.element(page1).toBeVisible();
    // as it comes, an effect before it is drawn on
    page1.querySelector('canvas')!.removeAttribute('width');
    expect(page1).not.toBeVisible();
  });

  it('loads a document from its address', async () => {
    const url = URL.createObjectURL(new Blob([letter], { type: 'application/pdf' }));
    render(example({ src: url }));
    await shown();
    await expect.element(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', url);
    await expect
      .element(page.getByRole('link', { name: 'Download' }))
      .toHaveAttribute('download', 'offer.pdf');
    await expect
      .element(page.getByRole('link', { name: 'Open to print' }))
      .toHaveAttribute('target', '_blank');
  });

  it('goes from page to page by its buttons, and says where it is', async () => {
    render(example());
    await shown();
    await expect.element(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await button('Next page').click();
    await expect.element(field()).toHaveValue('2');
    await expect.element(page.getByText('Page 2 of 3')).toBeInTheDocument();
    await button('Next page').click();
    await expect.element(field()).toHaveValue('3');
    await expect.element(button('Next page')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Next page')).toHaveFocus();
  });

  it('goes to the page that is typed, the last one when there are fewer, and nowhere for what is no number', async () => {
    render(example());
    await shown();
    await field().click();
    await userEvent.keyboard('2{Enter}');
    await expect.element(sheet(2)).toBeInViewport();
    await field().fill('99');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('3');
    await field().fill('x');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('3');
  });

  it('goes by page up and page down, and zooms by plus and minus, while the pages have the focus', async () => {
    render(example());
    await shown();
    (pages().element() as HTMLElement).focus();
    await userEvent.keyboard('{PageDown}');
    await expect.element(field()).toHaveValue('2');
    await userEvent.keyboard('{PageUp}');
    await expect.element(field()).toHaveValue('1');
    await button('Fit page').click();
    const before = sheet(1).element().getBoundingClientRect().width;
    (pages().element() as HTMLElement).focus();
    await userEvent.keyboard('+');
    await expect.poll(() => sheet(1).element().getBoundingClientRect().width).toBeGreaterThan(before);
    await userEvent.keyboard('--');
    await expect.poll(() => sheet(1).element().getBoundingClientRect().width).toBeLessThan(before);
  });

  it('fits the width and the page, and zooms in steps that it tells', async () => {
    render(<div style={{ inlineSize: '700px' }}>{example()}</div>);
    await shown();
    await expect.element(button('Fit width')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => size().width).toBeGreaterThan(600);
    await button('Fit page').click();
    await expect.element(button('Fit width')).toHaveAttribute('aria-pressed', 'false');
    await expect
      .poll(() => size().height)
      .toBeLessThanOrEqual(pages().element().getBoundingClientRect().height);
    await expect.poll(percent).toBeLessThan(75);
    for (const step of [75, 100, 125]) {
      await button('Zoom in').click();
      await expect.poll(percent).toBe(step);
    }
    // 595 points at 96 px an inch
    expect(size().width).toBeCloseTo((595 * 96 * 1.25) / 72, -1);
  });

  it('fits each page of a document of several sizes by itself, and holds still while one scrolls through them', async () => {
    const mixed = makePdf({ pages: Array.from({ length: 6 }, () => ['Offer letter']), sideways: [1, 3, 5] });
    render(<div style={{ inlineSize: '700px' }}>{example({ src: mixed })}</div>);
    await expect.element(sheet(1, 6).getByText('Offer letter')).toBeInTheDocument();
    const box = pages().element();
    const widthOf = (number: number) => sheet(number, 6).element().getBoundingClientRect().width;
    for (const number of [2, 3, 4]) {
      await userEvent.click(button('Next page'));
      await expect.element(sheet(number, 6).getByText('Offer letter')).toBeInTheDocument();
      await expect.poll(() => widthOf(number)).toBeCloseTo(box.clientWidth - 32, 0);
    }
    // on to the page before and back, by a little each time
    const top = box.scrollTop;
    for (const by of [-300, -200, -100, 100, -100, 0]) {
      box.scrollTop = top + by;
      await expect.poll(() => field().element()).toHaveValue(by < -100 ? '3' : '4');
      expect(box.scrollTop).toBe(top + by);
    }
    await button('Fit page').click();
    await expect.element(field()).toHaveValue('4');
    await expect
      .poll(() => sheet(4, 6).element().getBoundingClientRect().height)
      .toBeLessThanOrEqual(box.clientHeight);
    await expect.element(sheet(4, 6)).toBeInViewport();
  });

  it('stays at what is read while it is zoomed, also near the end', async () => {
    render(<div style={{ inlineSize: '700px' }}>{example()}</div>);
    await shown();
    await button('Fit page').click();
    await field().click();
    await userEvent.keyboard('3{Enter}');
    await expect.element(sheet(3).getByText('Sign here')).toBeInTheDocument();
    for (const _ of [1, 2, 3]) {
      const before = percent();
      await button('Zoom in').click();
      await expect.poll(percent).toBeGreaterThan(before);
      await expect.element(field()).toHaveValue('3');
      await expect.element(sheet(3).getByText('Sign here')).toBeInViewport();
    }
  });

  it('has a toolbar that is one stop of Tab, in which arrow keys, Home and End move', async () => {
    render(example());
    await shown();
    await button('Next page').click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(button('Previous page')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('link', { name: 'Open to print' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect.element(field()).toHaveFocus();
    // the number is selected, and then there is nothing more to its right
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(button('Zoom out')).toHaveFocus();
    await userEvent.tab();
    await expect.element(pages()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button('Zoom out')).toHaveFocus();
  });

  it('finds words on all pages, marks them, and goes from one to the next and round', async () => {
    const { container } = render(example());
    await shown();
    await button('Find in the document').click();
    await expect.element(search()).toHaveFocus();
    await search().fill('OFFER');
    await counted('1 of 3');
    const current = () => container.querySelector('mark[data-current]');
    await expect.poll(() => current()?.closest('article')?.ariaLabel).toBe('Page 1 of 3');
    expect(current()).toHaveTextContent('Offer');
    await userEvent.keyboard('{Enter}{Enter}');
    await counted('3 of 3');
    await expect.poll(() => current()?.closest('article')?.ariaLabel).toBe('Page 2 of 3');
    await expect.element(sheet(2).getByText('offer', { exact: true })).toBeInViewport();
    await button('Next match').click();
    await counted('1 of 3');
    await button('Previous match').click();
    await counted('3 of 3');
    await search().fill('nothing like it');
    await counted('Not found');
    await expect.poll(() => container.querySelector('mark')).toBeNull();
  });

  it('gives the focus back when the search is closed, and closes no dialog around it by the same key', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Your offer">
        {example()}
      </Dialog>,
    );
    await shown();
    await button('Find in the document').click();
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('offer{Escape}');
    await expect.element(search()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(search()).not.toBeInTheDocument();
    await expect.element(button('Find in the document')).toHaveFocus();
    (pages().element() as HTMLElement).focus();
    pressFind();
    await expect.element(search()).toHaveFocus();
    await button('Close').last().click();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('takes Ctrl + F while the focus is inside, and leaves it to the browser elsewhere', async () => {
    render(
      <>
        {example()}
        <button type="button">Elsewhere</button>
      </>,
    );
    await shown();
    await button('Elsewhere').click();
    expect(pressFind()).toBe(false);
    (pages().element() as HTMLElement).focus();
    expect(pressFind()).toBe(true);
    await expect.element(search()).toHaveFocus();
  });

  it('has only the pages in view of a document of 300', async () => {
    const long = makePdf({ pages: Array.from({ length: 300 }, (_, index) => [`This is ${index + 1}`]) });
    const { container } = render(example({ src: long }));
    await expect.element(sheet(1, 300)).toBeVisible();
    await field().click();
    await userEvent.keyboard('300{Enter}');
    await expect.element(sheet(300, 300).getByText('This is 300')).toBeInTheDocument();
    expect(container.querySelectorAll('article').length).toBeLessThan(8);
    expect(container.querySelectorAll('canvas').length).toBeLessThan(8);
  });

  it('says that a damaged document cannot be shown, tells the app, and lets it be saved', async () => {
    const onProblem = vi.fn();
    const junk = new TextEncoder().encode('This is no PDF');
    render(example({ src: junk, onProblem }));
    await expect
      .element(page.getByRole('alert').getByRole('heading'))
      .toHaveTextContent('offer.pdf cannot be shown');
    await expect
      .element(page.getByRole('link', { name: 'Download' }))
      .toHaveAttribute('download', 'offer.pdf');
    await expect.poll(() => onProblem.mock.lastCall?.[0]).toBeInstanceOf(Error);
    await expect.element(button('Try again')).not.toBeInTheDocument();
  });

  it('says that a document is protected, and asks for no password', async () => {
    const prompt = vi.spyOn(globalThis, 'prompt').mockReturnValue(null);
    onTestFinished(() => prompt.mockRestore());
    render(example({ src: makePdf({ pages: [['Secret']], encrypted: true }), downloadUrl: '/offer.pdf' }));
    await expect
      .element(page.getByRole('alert').getByRole('heading'))
      .toHaveTextContent('offer.pdf is protected by a password');
    await expect.element(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/offer.pdf');
    expect(prompt).not.toHaveBeenCalled();
  });

  it('tries again to load what the server did not give', async () => {
    const answer = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(null, { status: 503 }));
    addEventListener('unhandledrejection', ignore, { capture: true });
    onTestFinished(() => {
      answer.mockRestore();
      removeEventListener('unhandledrejection', ignore, { capture: true });
    });
    const { container } = render(example({ src: `${location.origin}/offer.pdf` }));
    await expect
      .element(page.getByRole('alert').getByRole('heading'))
      .toHaveTextContent('offer.pdf could not be loaded');
    (button('Try again').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    // the focus stays in the viewer while that fails once more
    await expect.poll(() => answer.mock.calls.length).toBeGreaterThan(1);
    await expect.element(button('Try again')).toBeVisible();
    expect(container.firstElementChild).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Try again')).toHaveFocus();
    answer.mockImplementation(
      async () => new Response(letter, { headers: { 'content-type': 'application/pdf' } }),
    );
    await userEvent.keyboard('{Enter}');
    await shown();
    expect(container.firstElementChild).toHaveFocus();
  });

  it('shows nothing of what was found in another document', async () => {
    const { container, rerender } = render(example());
    await shown();
    (pages().element() as HTMLElement).focus();
    pressFind();
    await search().fill('offer');
    await expect.poll(() => container.querySelectorAll('mark').length).toBeGreaterThan(0);
    rerender(example({ src: makePdf({ pages: [['offer', 'offer', 'offer']] }) }));
    await counted('1 of 3');
  });

  it('begins anew with another document', async () => {
    const { rerender } = render(example());
    await shown();
    await button('Next page').click();
    await expect.element(field()).toHaveValue('2');
    rerender(example({ src: makePdf({ pages: [['Another']] }) }));
    await expect.element(sheet(1, 1).getByText('Another')).toBeInTheDocument();
    await expect.element(field()).toHaveValue('1');
  });

  it('SHELL-11 speaks the language around it, and mirrors its bar but no document', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        {example()}
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('article', { name: 'الصفحة ١ من ٣' })).toBeVisible();
    await page.getByRole('textbox', { name: 'الصفحة' }).fill('٢');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'الصفحة' })).toHaveValue('٢');
    await page.getByRole('button', { name: 'الصفحة التالية' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'الصفحة السابقة' })).toHaveFocus();
  });

  it('passes ref and other props to its root', async () => {
    const ref = createRef<HTMLDivElement>();
    render(example({ ref, id: 'letter' }));
    expect(ref.current).toHaveAttribute('id', 'letter');
    await shown();
  });

  it('renders its room on the server and hydrates without a difference', async () => {
    const { html, complaints } = hydrate(example());
    expect(html).toContain('Loading offer.pdf');
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
    await shown();
  });
});
