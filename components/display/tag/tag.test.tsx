import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { render } from '../../testing/render.tsx';
import { Tag } from './tag.tsx';

function Filters() {
  const [places, setPlaces] = useState(['Berlin', 'Paris']);
  return places.map((place) => (
    <Tag key={place} onRemove={() => setPlaces(places.filter((each) => each !== place))}>
      {place}
    </Tag>
  ));
}

describe('Tag', () => {
  it('is plain text without a role', () => {
    const { container } = render(<Tag variant="warning">Action required</Tag>);
    expect(container.firstElementChild).toHaveTextContent('Action required');
    expect(container.firstElementChild).toHaveAttribute('data-variant', 'warning');
    expect(container.querySelector('a, button')).toBeNull();
  });

  it('leads somewhere, through the router of the app', async () => {
    const visit = vi.fn();
    render(
      <Tag
        href="/jobs?skill=nursing"
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
        Nursing
      </Tag>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Nursing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(visit).toHaveBeenCalledExactlyOnceWith('/jobs?skill=nursing');
  });

  it('is removed by a button that names it, by pointer and by keyboard', async () => {
    const { container } = render(<Filters />);
    await page.getByRole('button', { name: 'Remove Berlin', exact: true }).click();
    await expect.poll(() => container.textContent).toBe('Paris');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Remove Paris', exact: true })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.poll(() => container.textContent).toBe('');
  });

  it('has a cross of 24 px at least', () => {
    const { container } = render(<Filters />);
    const { width, height } = container.querySelector('button')!.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  it('SHELL-11 speaks the language around it', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        <Tag onRemove={() => {}}>برلين</Tag>
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(page.getByRole('button', { name: 'إزالة برلين' })).toBeVisible();
  });

  it('passes ref and other props to its root, whichever element that is', () => {
    const span = createRef<HTMLSpanElement>();
    const link = createRef<HTMLAnchorElement>();
    render(
      <>
        <Tag ref={span} id="plain">
          Full time
        </Tag>
        <Tag ref={link} id="link" href="#full-time" rel="nofollow">
          Full time
        </Tag>
      </>,
    );
    expect(span.current).toHaveAttribute('id', 'plain');
    expect(link.current).toHaveAttribute('rel', 'nofollow');
  });
});
