import { beforeEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { underForcedColors } from '../../testing/emulate-media.ts';
import { render } from '../../testing/render.tsx';
import { Button, type ButtonProps } from './button.tsx';

const button = (name: string) => page.getByRole('button', { name });

describe('Button', () => {
  it('is pressed by pointer, Enter and Space', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Save</Button>);
    await button('Save').click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('does not submit the form it stands in, unless it is told to', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Add a file</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await button('Add a file').click();
    expect(onSubmit).not.toHaveBeenCalled();
    await button('Send').click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('leaves the order of focus while it is disabled', async () => {
    render(
      <>
        <Button>First</Button>
        <Button disabled>Second</Button>
        <Button>Third</Button>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button('Third')).toHaveFocus();
  });

  it('shows a ring when the keyboard reaches it', async () => {
    render(<Button>Save</Button>);
    await userEvent.tab();
    await expect.element(button('Save')).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
  });

  it('is at least 40 px tall, and 32 px when small', () => {
    const { container } = render(
      <>
        <Button>Save</Button>
        <Button size="small">Save</Button>
      </>,
    );
    expect([...container.children].map((child) => child.getBoundingClientRect().height)).toEqual([40, 32]);
  });

  it('carries the theme section of its role, from where its colours come', () => {
    const { container } = render(<Button variant="disruptive">Delete</Button>);
    expect(container.firstElementChild).toHaveClass('pt-disruptive_buttons');
    expect(
      getComputedStyle(container.firstElementChild!).getPropertyValue('--pt-button-background'),
    ).not.toBe('');
  });

  it.each<[string, ButtonProps]>([
    ['a text', {}],
    ['an icon', { icon: <svg width="16" height="16" /> }],
    ['an address', { href: '#save' }],
    ['work under way', { loading: true, loadingLabel: 'Saving…' }],
  ])('breaks a word that has no room, with %s', async (_, props) => {
    await page.viewport(320, 600);
    onTestFinished(() => page.viewport(1280, 800));
    const { container } = render(<Button {...props}>{'Bewerbung'.repeat(20)}</Button>);
    const { right, height } = container.firstElementChild!.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(320);
    expect(height).toBeGreaterThan(60);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('keeps its words whole where what stands beside it can make room', () => {
    const { container } = render(
      <div style={{ display: 'grid', gridTemplateColumns: 'auto auto', inlineSize: 200 }}>
        <p>{'Many words that may well be broken into lines. '.repeat(5)}</p>
        <div>
          <Button icon={<svg width="16" height="16" />}>Delete</Button>
        </div>
      </div>,
    );
    expect(container.querySelector('button')!.getBoundingClientRect().height).toBe(40);
  });

  it('looks unavailable in forced colours too, as a button and as a link', async () => {
    const { container } = render(
      <>
        <Button variant="primary" disabled>
          Save
        </Button>
        <Button variant="primary" href="#join" disabled>
          Join
        </Button>
        <Button variant="primary" href="#join">
          Join
        </Button>
      </>,
    );
    const [off, offLink, on] = await underForcedColors(() =>
      [...container.querySelectorAll('button, a')].map((each) => getComputedStyle(each).color),
    );
    expect(offLink).toBe(off);
    expect(offLink).not.toBe(on);
  });

  it('mounts no element beside itself', () => {
    const { container } = render(<Button>Save</Button>);
    expect(container.querySelectorAll('*')).toHaveLength(1);
  });
});

describe('Button, loading', () => {
  it('ignores presses, keeps the focus and says that it is busy', async () => {
    const onClick = vi.fn();
    render(
      <Button loading loadingLabel="Saving…" onClick={onClick}>
        Save
      </Button>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await button('Saving…').click({ force: true });
    expect(onClick).not.toHaveBeenCalled();
    await expect.element(button('Saving…')).toHaveFocus();
    await expect.element(button('Saving…')).toHaveAttribute('aria-busy', 'true');
    await expect.element(button('Saving…')).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not submit its form again', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" loading loadingLabel="Sending…">
          Send
        </Button>
      </form>,
    );
    await page.getByLabelText('Name').click();
    await userEvent.keyboard('{Enter}');
    await button('Sending…').click({ force: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its width', () => {
    const { container, rerender } = render(<Button>Save this job for later</Button>);
    const width = () => container.firstElementChild!.getBoundingClientRect().width;
    const before = width();
    rerender(
      <Button loading loadingLabel="…">
        Save this job for later
      </Button>,
    );
    expect(width()).toBe(before);
  });

  it('keeps the focus when it begins while the button has it', async () => {
    const { rerender } = render(
      <Button loading={false} loadingLabel="Saving…">
        Save
      </Button>,
    );
    await button('Save').click();
    rerender(
      <Button loading loadingLabel="Saving…">
        Save
      </Button>,
    );
    await expect.element(button('Saving…')).toHaveFocus();
  });
});

describe('Button of two states', () => {
  it('says whether it is pressed', async () => {
    const { rerender } = render(<Button variant="twoState">Save</Button>);
    await expect.element(button('Save')).toHaveAttribute('aria-pressed', 'false');
    rerender(
      <Button variant="twoState" pressed>
        Save
      </Button>,
    );
    await expect.element(button('Save')).toHaveAttribute('aria-pressed', 'true');
  });
});

/** How the two-state button on the page looks. */
function shown() {
  const root = document.querySelector('.pt-two_state_buttons')!;
  const { borderRadius: radius, fontWeight: weight, boxShadow: shadow } = getComputedStyle(root);
  const spinner = root.querySelector(':scope > span:empty');
  const icon = spinner
    ? getComputedStyle(spinner).borderInlineEndColor
    : getComputedStyle(root.querySelector('svg')!).color;
  return { icon, radius, weight, shadow };
}
const drawTwoState = (props: Partial<ButtonProps> = {}) =>
  render(
    <Button variant="twoState" icon={<svg />} {...(props as object)}>
      Save
    </Button>,
  );

describe('Button in a theme that gives each state a look of its own (THEME-02)', () => {
  const looks = {
    '': { icon: 'rgb(1, 0, 0)', radius: '1px', weight: '100', shadow: 'rgb(1, 0, 0) 1px 1px 1px 1px' },
    hover: { icon: 'rgb(2, 0, 0)', radius: '2px', weight: '200', shadow: 'rgb(2, 0, 0) 2px 2px 2px 2px' },
    active: { icon: 'rgb(3, 0, 0)', radius: '3px', weight: '300', shadow: 'rgb(3, 0, 0) 3px 3px 3px 3px' },
    focus: { icon: 'rgb(4, 0, 0)', radius: '4px', weight: '400', shadow: 'rgb(4, 0, 0) 4px 4px 4px 4px' },
    disabled: { icon: 'rgb(5, 0, 0)', radius: '5px', weight: '500', shadow: 'rgb(5, 0, 0) 5px 5px 5px 5px' },
    loading: { icon: 'rgb(6, 0, 0)', radius: '6px', weight: '600', shadow: 'rgb(6, 0, 0) 6px 6px 6px 6px' },
    selected: { icon: 'rgb(7, 0, 0)', radius: '7px', weight: '700', shadow: 'rgb(7, 0, 0) 7px 7px 7px 7px' },
  };
  beforeEach(() => {
    const declarations = Object.entries(looks).flatMap(([state, look]) =>
      Object.entries(look).map(([part, value]) => `--pt-button-${part}${state && `-${state}`}:${value}`),
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.pt-two_state_buttons{${declarations.join(';')}}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
  });
  it.each([
    ['', {}],
    ['disabled', { disabled: true }],
    ['disabled', { 'aria-disabled': true }],
    ['loading', { loading: true, loadingLabel: 'Saving…' }],
    ['selected', { pressed: true }],
  ] as const)('wears the one of “%s”', (state, props) => {
    drawTwoState(props);
    expect(shown()).toEqual(looks[state]);
  });

  it('wears the one of hover under a pointer', async () => {
    drawTwoState();
    await userEvent.hover(button('Save'));
    expect(shown()).toEqual(looks.hover);
    await userEvent.unhover(button('Save'));
  });

  it('wears the one of focus where the keyboard is, its shadow beside the line of the ring', async () => {
    drawTwoState();
    await userEvent.tab();
    const { shadow, ...others } = shown();
    const { shadow: own, ...expected } = looks.focus;
    expect(others).toEqual(expected);
    expect(shadow).toContain(own);
    expect(shadow).toMatch(/0px 0px 0px 2px, /);
  });

  it('keeps the line of the ring where a theme gives no shadow', async () => {
    render(<Button>Save</Button>);
    await userEvent.tab();
    expect(getComputedStyle(document.querySelector('.pt-default_buttons')!).boxShadow).toMatch(
      /^rgb\(.+\) 0px 0px 0px 2px/,
    );
  });
});

describe('Button with an address', () => {
  it('is a link', async () => {
    render(<Button href="#jobs">Jobs</Button>);
    await expect.element(page.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '#jobs');
  });

  it('goes through the client-side router that it is given', async () => {
    const visit = vi.fn();
    render(
      <Button
        href="/jobs"
        renderLink={({ href, children, ...rest }) => (
          <a
            {...rest}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              visit(href);
            }}
          >
            {children}
          </a>
        )}
      >
        Jobs
      </Button>,
    );
    await page.getByRole('link', { name: 'Jobs' }).click();
    expect(visit).toHaveBeenCalledExactlyOnceWith('/jobs');
  });

  it('has no address, takes no focus and ignores presses while it is disabled', async () => {
    const onClick = vi.fn();
    render(
      <Button href="#jobs" disabled onClick={onClick}>
        Jobs
      </Button>,
    );
    const link = page.getByRole('link', { name: 'Jobs' });
    await expect.element(link).toHaveAttribute('aria-disabled', 'true');
    await expect.element(link).not.toHaveAttribute('href');
    await link.click({ force: true });
    await userEvent.tab();
    await expect.element(link).not.toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('ButtonProps', () => {
  it('refuses props that mean nothing together', () => {
    expectTypeOf<{ href: string; children: string }>().toExtend<ButtonProps>();
    expectTypeOf<{ href: string; type: 'submit' }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ variant: 'primary'; pressed: true }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ variant: 'twoState'; pressed: true }>().toExtend<ButtonProps>();
    expectTypeOf<{ loading: true }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ loading: true; loadingLabel: string }>().toExtend<ButtonProps>();
  });
});
