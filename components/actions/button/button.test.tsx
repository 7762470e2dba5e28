import { createRef } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate, render } from '../../testing/render.tsx';
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
      getComputedStyle(container.firstElementChild!).getPropertyValue('--pt-button-disruptive-background'),
    ).not.toBe('');
  });

  it('passes native props and ref to the button', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} id="save" name="action" value="save" aria-describedby="hint">
        Save
      </Button>,
    );
    expect(ref.current).toHaveAttribute('id', 'save');
    expect(ref.current).toHaveAttribute('name', 'action');
    expect(ref.current).toHaveAttribute('aria-describedby', 'hint');
  });

  it('renders on the server and hydrates without a difference', () => {
    const { html, complaints } = hydrate(
      <>
        <Button variant="primary">Save</Button>
        <Button loading loadingLabel="Saving…">
          Save
        </Button>
        <Button href="/jobs">Jobs</Button>
      </>,
    );
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
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
