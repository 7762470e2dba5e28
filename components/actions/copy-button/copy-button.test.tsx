import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { CopyButton } from './copy-button.tsx';

const button = () => page.getByRole('button');
const message = () => page.getByRole('status');

/** A browser's own clipboard asks for leave that no test can give. */
function withClipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText && { writeText },
    configurable: true,
  });
}
const withCommand = (command: () => boolean) => vi.spyOn(document, 'execCommand').mockImplementation(command);

beforeEach(() => {
  onTestFinished(() => {
    // the browser's own is on the prototype
    delete (navigator as { clipboard?: unknown }).clipboard;
    vi.restoreAllMocks();
  });
});

describe('CopyButton', () => {
  it('SHELL-09 copies its text and says so in place, in a pause of what is read', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    withClipboard(writeText);
    const onCopy = vi.fn();
    render(<CopyButton value="4711" onCopy={onCopy} />);
    await expect.element(message()).toBeEmptyDOMElement();
    await button().click();
    await expect.element(message()).toHaveTextContent('Copied to Clipboard');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('4711');
    expect(onCopy).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('says nothing any more once there is another text to copy', async () => {
    withClipboard(() => Promise.resolve());
    const { rerender } = render(<CopyButton value="4711" />);
    await button().click();
    await expect.element(message()).toHaveAttribute('data-state', 'copied');
    rerender(<CopyButton value="4712" />);
    await expect.element(message()).toHaveAttribute('data-state', 'idle');
  });

  it('SHELL-09 says that it was not able to, and where to turn to', async () => {
    withClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    withCommand(() => false);
    render(<CopyButton value="4711" />);
    await button().click();
    await expect
      .element(message())
      .toHaveTextContent('Sorry, unable to copy the variable. Please contact Support');
    await expect.element(message()).toHaveAttribute('data-state', 'failed');
  });

  it('copies without the clipboard’s interface, and the focus stays on the button', async () => {
    withClipboard(undefined);
    let copied = '';
    withCommand(() => {
      copied = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    });
    render(<CopyButton value={'two\nlines'} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(message()).toHaveTextContent('Copied to Clipboard');
    expect(copied).toBe('two\nlines');
    await expect.element(button()).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says it anew each time', async () => {
    withClipboard(() => Promise.resolve());
    render(<CopyButton value="4711" />);
    await button().click();
    await expect.element(message()).toHaveTextContent('Copied to Clipboard');
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(message().element().textContent));
    observer.observe(message().element(), { childList: true, subtree: true, characterData: true });
    await button().click();
    await expect.poll(() => seen).toEqual(['', 'Copied to Clipboard']);
    observer.disconnect();
  });

  it('is called what it is told, or “copy” in the language around it', async () => {
    const { rerender } = render(<CopyButton value="4711">Copy link</CopyButton>);
    await expect.element(page.getByRole('button', { name: 'Copy link', exact: true })).toBeVisible();
    rerender(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <CopyButton value="4711" />
      </LocaleProvider>,
    );
    await expect.element(page.getByRole('button', { name: 'نسخ', exact: true })).toBeVisible();
  });
});
