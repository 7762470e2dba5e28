import { createRef, useState } from 'react';
import { beforeEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { CartPanel, type CartJob, type CartPanelProps } from './cart-panel.tsx';
import { CartTrigger } from '../cart-trigger/cart-trigger.tsx';

const now = Date.UTC(2026, 0, 10, 12);
const job = (title: string, invalid = false): CartJob => ({
  id: title,
  title,
  href: `#${title}`,
  postedAt: now,
  invalid,
});
const three = [job('Nurse'), job('Cook'), job('Teacher')];

/** A server that answers when told to. */
function makeServer() {
  const asked = vi.fn<(what: string) => void>();
  const open: ((done: boolean) => void)[] = [];
  const ask = (what: string) => {
    asked(what);
    return new Promise<boolean>((resolve) => {
      open.push(resolve);
    });
  };
  return { asked, ask, answer: (done: boolean) => open.shift()?.(done) };
}
type Server = ReturnType<typeof makeServer>;

function Cart({
  server = makeServer(),
  jobs: first = three,
  ...rest
}: Partial<CartPanelProps> & { server?: Server }) {
  const [open, setOpen] = useState(false);
  const [jobs, setJobs] = useState(first);
  const change = async (what: string, next: (before: readonly CartJob[]) => readonly CartJob[]) => {
    const isDone = await server.ask(what);
    if (isDone) setJobs(next);
    return isDone;
  };
  return (
    <>
      <CartTrigger count={jobs.length} open={open} onClick={() => setOpen(true)} />
      <CartPanel
        open={open}
        onOpenChange={setOpen}
        jobs={jobs}
        now={now}
        onRemove={(ids) =>
          change(`remove ${ids.join()}`, (before) => before.filter(({ id }) => !ids.includes(id)))
        }
        onRestore={(id) =>
          change(`restore ${id}`, (before) => [...before, ...first.filter((each) => each.id === id)])
        }
        {...(rest as object)}
      />
    </>
  );
}
const panel = () => page.getByRole('dialog', { name: 'Job cart' });
async function openIt() {
  await page.getByRole('button', { name: /^Job cart/ }).click();
  await expect.element(panel()).toBeVisible();
}
const titles = () =>
  panel()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
const button = (name: string) => panel().getByRole('button', { name });

beforeEach(() => {
  for (const region of document.querySelectorAll('[data-pt-announcer]')) region.replaceChildren();
});

describe('CartPanel', () => {
  it('CART-01 opens beside the page by a button that says how many jobs are in it', async () => {
    render(<Cart />);
    const trigger = page.getByRole('button', { name: 'Job cart: 3 jobs' });
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await openIt();
    expect(titles()).toEqual(['Nurse', 'Cook', 'Teacher']);
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
  });

  it('stays open while the key that has opened it is held', async () => {
    const onOpenChange = vi.fn();
    const panelWith = (open: boolean) => (
      <>
        <CartTrigger count={3} open={open} onClick={() => onOpenChange(true)} />
        <CartPanel
          open={open}
          onOpenChange={onOpenChange}
          jobs={three}
          now={now}
          onRemove={() => Promise.resolve(true)}
          onRestore={() => Promise.resolve(true)}
        />
      </>
    );
    render(panelWith(true));
    await expect.element(button('Close')).toHaveFocus();
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    button('Close').element().dispatchEvent(held);
    // the platform's own click comes of the key unless it is prevented
    expect(held.defaultPrevented).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('CART-01 takes a job out at once, says so, and puts it back in its place', async () => {
    const server = makeServer();
    render(<Cart server={server} />);
    await openIt();
    await button('Remove Cook').click();
    expect(titles()).toEqual(['Nurse', 'Teacher']);
    await expect
      .poll(() => document.querySelector('[data-pt-announcer="polite"]')?.textContent)
      .toContain('Removed: Cook');
    await expect.element(button('Undo: Cook')).toHaveFocus();
    server.answer(true);
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Nurse', 'Cook', 'Teacher']);
    await expect.element(button('Remove Cook')).toHaveFocus();
    expect(server.asked.mock.calls).toEqual([['remove Cook'], ['restore Cook']]);
  });

  it('CART-01 shows a job again that the server would not take out, and says why', async () => {
    const server = makeServer();
    render(<Cart server={server} />);
    await openIt();
    await button('Remove Cook').click();
    server.answer(false);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Cook could not be removed. Please try again.');
    expect(titles()).toEqual(['Nurse', 'Cook', 'Teacher']);
  });

  it('still undoes the last removal when the one before it fails', async () => {
    const server = makeServer();
    render(<Cart server={server} />);
    await openIt();
    await button('Remove Nurse').click();
    await button('Remove Cook').click();
    server.answer(false);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(button('Undo: Cook')).toHaveFocus();
  });

  it.each([
    ['when it was done, by putting the job back', true, ['remove Cook', 'restore Cook']],
    ['when it failed, without asking anything more', false, ['remove Cook']],
  ])('undoes a removal that is still under way %s', async (_how, isDone, asked) => {
    const server = makeServer();
    render(<Cart server={server} />);
    await openIt();
    await button('Remove Cook').click();
    await button('Undo: Cook').click();
    expect(titles()).toEqual(['Nurse', 'Cook', 'Teacher']);
    expect(server.asked.mock.calls).toEqual([['remove Cook']]);
    server.answer(isDone);
    await expect.poll(() => server.asked.mock.calls.flat()).toEqual(asked);
    expect(titles()).toContain('Cook');
    server.answer(true);
    // behind the panel
    const trigger = page.getByRole('button', { name: 'Job cart: 3 jobs', includeHidden: true });
    await expect.element(trigger).toBeInTheDocument();
    expect(titles()).toContain('Cook');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('takes a job out that is removed again while it is being put back, and never shows it meanwhile', async () => {
    const server = makeServer();
    render(<Cart server={server} />);
    await openIt();
    await button('Remove Cook').click();
    server.answer(true);
    await button('Undo: Cook').click();
    await expect.poll(() => server.asked.mock.calls.length).toBe(2);
    await button('Remove Cook').click();
    const shown: string[][] = [];
    const observer = new MutationObserver(() => shown.push(titles()));
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    server.answer(true);
    await expect.poll(() => server.asked.mock.calls.length).toBe(3);
    server.answer(true);
    await expect
      .poll(() => server.asked.mock.calls.flat())
      .toEqual(['remove Cook', 'restore Cook', 'remove Cook']);
    await expect.poll(titles).toEqual(['Nurse', 'Teacher']);
    expect(shown.flat()).not.toContain('Cook');
  });

  it('leaves a job out that the server would not put back, and says why', async () => {
    const server = makeServer();
    render(<Cart server={server} />);
    await openIt();
    await button('Remove Cook').click();
    server.answer(true);
    await button('Undo: Cook').click();
    // the server has taken it out by now
    await expect.poll(() => server.asked.mock.calls.length).toBe(2);
    server.answer(false);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Cook could not be put back. Please try again.');
    expect(titles()).toEqual(['Nurse', 'Teacher']);
  });

  it('CART-01 marks jobs that are no longer open, and removes them together', async () => {
    const server = makeServer();
    render(<Cart server={server} jobs={[job('Nurse', true), job('Cook'), job('Teacher', true)]} />);
    await openIt();
    expect(panel().getByText('No longer open', { exact: true }).elements()).toHaveLength(2);
    await button('Remove them').click();
    expect(titles()).toEqual(['Cook']);
    expect(server.asked).toHaveBeenCalledExactlyOnceWith('remove Nurse,Teacher');
    await expect.element(panel().getByRole('list')).toHaveFocus();
  });

  it('CART-02 applies for all jobs that are open, and for none where none is', async () => {
    const onApply = vi.fn();
    const { rerender } = render(<Cart jobs={[...three, job('Clerk', true)]} onApply={onApply} />);
    await openIt();
    await button('Apply to all 3 jobs').click();
    expect(onApply).toHaveBeenCalledExactlyOnceWith(['Nurse', 'Cook', 'Teacher']);
    rerender(<Cart key="other" jobs={[job('Clerk', true)]} onApply={onApply} />);
    await openIt();
    expect(page.getByRole('button', { name: /^Apply/ }).elements()).toHaveLength(0);
  });

  it('CART-02 leads to the application where that is a page', async () => {
    render(<Cart applyHref="#apply" />);
    await openIt();
    await expect
      .element(panel().getByRole('link', { name: 'Apply to all 3 jobs' }))
      .toHaveAttribute('href', '#apply');
    expectTypeOf<{ applyHref: string; onApply: () => void }>().not.toExtend<CartPanelProps>();
  });

  it('says how to fill an empty cart', async () => {
    render(<Cart jobs={[]} emptyAction={<Button href="#jobs">Find jobs</Button>} />);
    await page.getByRole('button', { name: 'Job cart: no jobs' }).click();
    await expect.element(panel().getByRole('heading', { name: 'Your job cart is empty' })).toBeVisible();
    await expect.element(panel().getByRole('link', { name: 'Find jobs' })).toBeVisible();
  });

  it('SHELL-11 speaks the language around it, with its plurals', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Cart jobs={three.slice(1)} />
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('button', { name: 'سلة الوظائف: وظيفتان، العدد ٢' })).toBeVisible();
  });

  it('passes refs and other props to the panel and the trigger', async () => {
    const ref = createRef<HTMLDivElement>();
    const trigger = createRef<HTMLButtonElement>();
    render(
      <>
        <CartTrigger ref={trigger} count={1} open id="trigger" />
        <Cart ref={ref} id="cart" />
      </>,
    );
    await page.getByRole('button', { name: 'Job cart: 3 jobs' }).click();
    await expect.poll(() => ref.current?.id).toBe('cart');
    expect(trigger.current).toHaveAttribute('id', 'trigger');
  });

  it('CART-02 applies for as many jobs as one application can be for, and says so', async () => {
    const onApply = vi.fn<(ids: readonly string[]) => void>();
    render(<Cart jobs={[job('Judge', true), ...three]} maxApplyJobs={2} onApply={onApply} />);
    await openIt();
    await expect
      .element(panel().getByText('One application can be for 2 jobs: the first 2 of these.'))
      .toBeVisible();
    await panel().getByRole('button', { name: 'Apply to 2 of 3 jobs' }).click();
    expect(onApply).toHaveBeenCalledWith(['Nurse', 'Cook']);
    // with one job less all can be applied for
    await panel().getByRole('button', { name: 'Remove Cook' }).click();
    await expect.element(panel().getByRole('button', { name: 'Apply to all 2 jobs' })).toBeVisible();
    expect(
      panel()
        .getByText(/^One application/)
        .elements(),
    ).toHaveLength(0);
  });
});
