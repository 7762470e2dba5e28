import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { leftOf } from '../../testing/left-of.ts';
import { render } from '../../testing/render.tsx';
import type { ChatMessage } from './chat-log.tsx';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';

const now = Date.UTC(2026, 0, 10, 12);
const said = (id: number, more: Partial<ChatMessage> = {}) =>
  ({ id: String(id), author: 'assistant', text: `Answer ${id}`, sentAt: now + id, ...more }) as ChatMessage;
const several = (count: number) => Array.from({ length: count }, (_, index) => said(index + 1));

function Example(props: Partial<ChatPanelProps>) {
  const [open, setOpen] = useState(props.open ?? true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ChatPanel
        name="Mia"
        messages={[]}
        onSend={() => {}}
        onRetry={() => {}}
        timeZone="Europe/Berlin"
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
function HidingItsOpener() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <h1>Jobs</h1>
      {open ? null : <Button onClick={() => setOpen(true)}>Ask</Button>}
      <ChatPanel
        name="Mia"
        messages={[]}
        onSend={() => {}}
        onRetry={() => {}}
        open={open}
        onOpenChange={setOpen}
      />
    </div>
  );
}
const opener = () => page.getByRole('button', { name: 'Ask' });
const panel = () => page.getByRole('complementary', { name: 'Mia' });
const dialog = () => page.getByRole('dialog', { name: 'Mia' });
const log = () => page.getByRole('log', { name: 'Conversation' });
const focusWithoutScrolling = (name: string) =>
  (page.getByRole('button', { name }).element() as HTMLElement).focus({ preventScroll: true });
const field = () => page.getByRole('textbox', { name: 'Message' });
const newMessages = () => page.getByRole('button', { name: 'New messages' });
function distanceFromEnd() {
  const { scrollHeight, scrollTop, clientHeight } = log().element();
  return scrollHeight - scrollTop - clientHeight;
}

/** The page of the tests allows its root none. */
function allowPaddingOfRoot() {
  const foreign = [...document.styleSheets].filter(
    ({ ownerNode }) => ownerNode instanceof HTMLElement && !ownerNode.dataset['viteDevId'],
  );
  for (const sheet of foreign) sheet.disabled = true;
  onTestFinished(() => {
    for (const sheet of foreign) sheet.disabled = false;
  });
}

afterEach(() => page.viewport(1280, 800));

describe('ChatPanel', () => {
  it('SHELL-05 stands beside the page, 400 px wide, from 993 px on, and the page goes on working', async () => {
    await page.viewport(993, 700);
    const onClick = vi.fn();
    render(
      <>
        <Button onClick={onClick}>Page</Button>
        <Example />
      </>,
    );
    const { x, y, width, height } = panel().element().getBoundingClientRect();
    expect({ x, y, width, height }).toEqual({ x: 593, y: 0, width: 400, height: 700 });
    await page.getByRole('button', { name: 'Page' }).click();
    expect(onClick).toHaveBeenCalledOnce();
    await expect.element(panel()).toBeVisible();
  });

  it('SHELL-05 takes the whole window up to 992 px, and the page behind does nothing', async () => {
    await page.viewport(992, 700);
    render(<Example open={false} />);
    await opener().click();
    const { x, y, width, height } = dialog().element().getBoundingClientRect();
    expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 992, height: 700 });
    await expect.element(field()).toHaveFocus();
    await expect.element(opener()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener()).toHaveFocus();
  });

  it('takes the focus into its field when it is opened, and gives it back by Escape and by its cross', async () => {
    render(<Example open={false} />);
    await opener().click();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    await opener().click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(opener()).toHaveFocus();
  });

  it.each([
    [1024, 0],
    [1280, 0],
    [1392, 0],
    [1393, 400],
    [1440, 400],
  ])('in a window of %i px takes %i px from the page', async (width, taken) => {
    await page.viewport(width, 700);
    allowPaddingOfRoot();
    render(<Example />);
    await expect.element(panel()).toBeVisible();
    expect(getComputedStyle(document.documentElement).paddingInlineEnd).toBe(`${taken}px`);
  });

  it('closes where something that it lies over gets the focus, and gives it to nobody else', async () => {
    await page.viewport(1024, 700);
    render(
      <>
        <Button>Filters</Button>
        <div style={{ display: 'flex', justifyContent: 'end' }}>
          <Button>Apply</Button>
        </div>
        <Example />
      </>,
    );
    await field().fill('Half a sent');
    focusWithoutScrolling('Filters');
    await new Promise(requestAnimationFrame);
    await expect.element(panel()).toBeVisible();
    focusWithoutScrolling('Apply');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await opener().click();
    await expect.element(field()).toHaveValue('Half a sent');
  });

  it('covers nothing of the page that it stands beside', async () => {
    await page.viewport(1440, 800);
    allowPaddingOfRoot();
    render(
      <>
        <div style={{ display: 'flex', justifyContent: 'end' }}>
          <Button>Apply</Button>
        </div>
        <Example />
      </>,
    );
    const apply = page.getByRole('button', { name: 'Apply' }).element().getBoundingClientRect();
    expect(apply.right).toBeLessThanOrEqual(panel().element().getBoundingClientRect().left);
  });

  it.each(['was open at first', 'hides its opener'])(
    'leaves the focus on the page where it %s',
    async (how) => {
      const Hiding = () => {
        const [open, setOpen] = useState(how === 'was open at first');
        return (
          <main>
            {open ? null : <Button onClick={() => setOpen(true)}>Ask</Button>}
            <ChatPanel
              name="Mia"
              messages={[]}
              onSend={() => {}}
              onRetry={() => {}}
              open={open}
              onOpenChange={setOpen}
            />
          </main>
        );
      };
      render(<Hiding />);
      if (how === 'hides its opener') await opener().click();
      await field().click();
      await userEvent.keyboard('{Escape}');
      await expect.element(panel()).not.toBeInTheDocument();
      await expect.element(page.getByRole('main')).toHaveFocus();
    },
  );

  it.each([1280, 375])(
    'gives the focus to the heading of the page where nothing that is left has opened it (%i px)',
    async (width) => {
      await page.viewport(width, 812);
      render(<HidingItsOpener />);
      await opener().click();
      await expect.element(field()).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('heading', { name: 'Jobs' })).toHaveFocus();
    },
  );

  it('leaves Escape to an input method, and sends a reply once that is pressed twice', async () => {
    const onSend = vi.fn(() => new Promise<void>(() => {}));
    render(<Example quickReplies={['Yes']} onSend={onSend} />);
    await field().click();
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    await expect.element(panel()).toBeVisible();
    await page.getByRole('button', { name: 'Yes' }).dblClick();
    expect(onSend).toHaveBeenCalledExactlyOnceWith('Yes');
  });

  it('leaves the focus where it is when the page comes with it open', () => {
    render(<Example />);
    expect(document.body).toHaveFocus();
  });

  it('keeps what is typed when it is closed, and when the window gets narrow', async () => {
    render(<Example />);
    await field().fill('Half a sent');
    await userEvent.keyboard('{Escape}');
    await opener().click();
    await expect.element(field()).toHaveValue('Half a sent');
    await page.viewport(800, 700);
    await expect.element(dialog()).toBeVisible();
    await expect.element(field()).toHaveValue('Half a sent');
  });

  it('says who said what, day by day, in a log that is read as it grows', async () => {
    const { rerender } = render(
      <Example
        greeting="Hello!"
        messages={[
          said(1, { author: 'candidate', text: 'A job?' }),
          said(2, { sentAt: now + 86_400_000, content: <a href="#job">Nurse</a> }),
        ]}
      />,
    );
    await expect.element(page.getByText('Saturday, January 10, 2026')).toBeVisible();
    await expect.element(page.getByText('Sunday, January 11, 2026')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Nurse' })).toBeVisible();
    expect(log().element().textContent).toMatch(
      /Mia: Hello!.*You: A job\?1:00\sPM.*Mia: Answer 2Nurse1:00\sPM/,
    );
    rerender(<Example typing />);
    await expect.element(page.getByRole('status')).toHaveTextContent('Mia is typing…');
  });

  it('sends by Enter and by its button, and not by Shift and Enter or without a text', async () => {
    const onSend = vi.fn();
    render(<Example onSend={onSend} />);
    await field().fill('  ');
    await userEvent.keyboard('{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await field().fill('One');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}two');
    await expect.element(field()).toHaveValue('One\ntwo');
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenLastCalledWith('One\ntwo');
    await expect.element(field()).toHaveValue('');
    await field().fill('Three');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(onSend.mock.calls).toEqual([['One\ntwo'], ['Three']]);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves Enter to an input method that puts a word together (%o)',
    async (init) => {
      const onSend = vi.fn();
      render(<Example onSend={onSend} />);
      await field().fill('にほん');
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
      field().element().dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
      expect(onSend).not.toHaveBeenCalled();
    },
  );

  it('gives the text back when sending fails, before what was typed since, and says so', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    render(<Example onSend={() => promise} />);
    await field().fill('Lost');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('');
    await field().fill('Later');
    reject(new Error('offline'));
    await expect.element(field()).toHaveValue('Lost\nLater');
    await expect.element(field()).toHaveAccessibleDescription('Your message was not sent. Send it again.');
  });

  it('shows what is on its way and what was refused, which can be sent once more', async () => {
    const onRetry = vi.fn();
    render(
      <Example
        onRetry={onRetry}
        messages={[
          said(1, { author: 'candidate', state: 'sending' }),
          said(2, { author: 'candidate', state: 'failed' }),
        ]}
      />,
    );
    await expect.element(page.getByText('Sending…')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }));
  });

  it('says why a message was refused, where that is read aloud', async () => {
    const reason = 'No connection. Check your network and try again.';
    render(<Example messages={[said(1, { author: 'candidate', state: 'failed', reason })]} />);
    await expect.element(log().getByText(reason)).toBeVisible();
  });

  it('sends a quick reply by a press, and leaves the draft alone', async () => {
    const onSend = vi.fn();
    render(<Example onSend={onSend} quickReplies={['How do I apply?']} />);
    await field().fill('Draft');
    await page
      .getByRole('group', { name: 'Suggested replies' })
      .getByRole('button', { name: 'How do I apply?' })
      .click();
    expect(onSend).toHaveBeenCalledExactlyOnceWith('How do I apply?');
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('Draft');
  });

  it('hands on files that are attached', async () => {
    const onFiles = vi.fn();
    const { container, rerender } = render(<Example onFiles={onFiles} accept=".pdf" />);
    await expect.element(page.getByRole('button', { name: 'Attach a file' })).toBeVisible();
    const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
    expect(input).toHaveAttribute('accept', '.pdf');
    const file = new File(['x'], 'letter.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, file);
    expect(onFiles.mock.lastCall?.[0]).toEqual([expect.objectContaining({ name: 'letter.pdf' })]);
    rerender(<Example />);
    await expect.element(page.getByRole('button', { name: 'Attach a file' })).not.toBeInTheDocument();
  });

  it('stays at the end as messages come while the end is in view', async () => {
    const { rerender } = render(<Example messages={several(60)} />);
    expect(distanceFromEnd()).toBeLessThanOrEqual(1);
    rerender(<Example messages={several(62)} />);
    expect(distanceFromEnd()).toBeLessThanOrEqual(1);
    await expect.element(newMessages()).not.toBeInTheDocument();
  });

  it('stays where the candidate reads otherwise, and offers what is new', async () => {
    const { rerender } = render(<Example messages={several(60)} />);
    log().element().scrollTop = 100;
    await expect.poll(distanceFromEnd).toBeGreaterThan(100);
    // the event of scrolling comes with the next frame
    await new Promise(requestAnimationFrame);
    rerender(<Example messages={several(61)} />);
    expect(log().element().scrollTop).toBe(100);
    await newMessages().click();
    expect(distanceFromEnd()).toBeLessThanOrEqual(1);
    await expect.element(newMessages()).not.toBeInTheDocument();
    await expect.element(log()).toHaveFocus();
  });

  it('scrolls the conversation alone on a phone, and not the panel around it', async () => {
    await page.viewport(375, 812);
    const long = 'Anybody can apply, with a resume or without one. '.repeat(6);
    render(<Example messages={several(5).map((message) => ({ ...message, text: long }))} />);
    await expect.element(dialog()).toBeVisible();
    const { scrollHeight, clientHeight } = dialog().element();
    expect(scrollHeight).toBe(clientHeight);
    expect(log().element().scrollHeight).toBeGreaterThan(log().element().clientHeight);
    expect(distanceFromEnd()).toBeLessThanOrEqual(1);
  });

  it('goes to the end with what the candidate sends', async () => {
    const { rerender } = render(<Example messages={several(60)} />);
    log().element().scrollTop = 100;
    await new Promise(requestAnimationFrame);
    rerender(<Example messages={[...several(60), said(61, { author: 'candidate', text: 'Mine' })]} />);
    expect(distanceFromEnd()).toBeLessThanOrEqual(1);
  });

  it('SHELL-11 speaks the language around it, on the other side from right to left', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Example messages={[said(1, { author: 'candidate', state: 'failed' })]} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByText(/لم تُرسل/)).toBeVisible();
    expect(panel().element().getBoundingClientRect().x).toBe(0);
  });

  it('SHELL-11 ends a message of another direction than the page’s with its full stop', () => {
    render(<Example greeting="Hello there." messages={[said(1, { text: 'It is open.' })]} />, { dir: 'rtl' });
    for (const text of ['Hello there.', 'It is open.']) {
      const element = page.getByText(text).element();
      expect(leftOf(element, text.length - 1)).toBeGreaterThan(leftOf(element, 0));
    }
  });

  it('passes ref and other props to the panel, beside the page and over it', async () => {
    const ref = createRef<HTMLElement>();
    render(<Example ref={ref} id="chat" />);
    expect(ref.current).toHaveAttribute('id', 'chat');
    await page.viewport(800, 700);
    await expect.poll(() => ref.current?.getAttribute('role')).toBe('dialog');
    expect(ref.current).toHaveAttribute('id', 'chat');
  });
});
