import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { render } from '../../testing/render.tsx';
import { Card } from './card.tsx';

const link = () => page.getByRole('link', { name: 'Research nurse' });
function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

describe('Card', () => {
  it('is an article headed by its title', async () => {
    render(<Card title="Research nurse" headingLevel={2} />);
    await expect
      .element(page.getByRole('article').getByRole('heading', { name: 'Research nurse', level: 2 }))
      .toBeVisible();
  });

  it('counts as an item of a list', () => {
    render(
      <ul>
        <Card as="li" title="One" />
        <Card as="li" title="Two" />
      </ul>,
    );
    expect(page.getByRole('listitem').elements()).toHaveLength(2);
  });

  it('is a link all over, with one stop of Tab', async () => {
    const { container } = render(
      <Card title="Research nurse" href="#nurse" meta={<span>Hamburg</span>}>
        <p>Cares for people in trials.</p>
      </Card>,
    );
    expect(middleOf(container.querySelector('p')!)).toBe(link().element());
    await userEvent.tab();
    await expect.element(link()).toHaveFocus();
    await userEvent.tab();
    await expect.element(link()).not.toHaveFocus();
  });

  it('draws the ring of focus around all of it', async () => {
    render(<Card title="Research nurse" href="#nurse" />);
    await userEvent.tab();
    expect(getComputedStyle(link().element(), '::after').outlineStyle).toBe('solid');
  });

  it('leaves its actions to themselves, and the room beside them to the link', async () => {
    const save = vi.fn();
    const { container } = render(
      <Card
        title="Research nurse"
        href="#nurse"
        actions={
          <Button size="small" onClick={save}>
            Save
          </Button>
        }
      />,
    );
    await page.getByRole('button', { name: 'Save' }).click();
    expect(save).toHaveBeenCalledOnce();
    expect(location.hash).not.toBe('#nurse');
    expect(middleOf(container.querySelector('button')!.parentElement!)).toBe(link().element());
  });

  it('says which of several is in view', async () => {
    const { container } = render(<Card title="Research nurse" href="#nurse" selected />);
    await expect.element(link()).toHaveAttribute('aria-current', 'true');
    expect(container.firstElementChild).toHaveAttribute('data-selected');
  });

  it('follows its link through the client-side router that it is given', async () => {
    const visit = vi.fn();
    render(
      <Card
        title="Research nurse"
        href="/jobs/1"
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
      />,
    );
    await link().click();
    expect(visit).toHaveBeenCalledExactlyOnceWith('/jobs/1');
  });
});
