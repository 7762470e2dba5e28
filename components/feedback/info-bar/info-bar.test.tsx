import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { render } from '../../testing/render.tsx';
import { InfoBar, type InfoBarVariant } from './info-bar.tsx';

const variants: readonly InfoBarVariant[] = ['info', 'alert', 'success', 'warning'];

/** How a link looks, by its name. */
function look(name: string) {
  const { color, textDecorationLine } = getComputedStyle(page.getByRole('link', { name }).element());
  return { color, textDecorationLine };
}

describe('InfoBar', () => {
  it('is not announced when it is part of the page from the start', () => {
    render(<InfoBar variant="alert">Closed</InfoBar>);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    expect(page.getByRole('status').elements()).toHaveLength(0);
  });

  it('is announced at once when it is a live alert, and in a pause otherwise', async () => {
    render(
      <>
        <InfoBar variant="alert" live>
          Not sent
        </InfoBar>
        <InfoBar variant="success" live>
          Sent
        </InfoBar>
      </>,
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent');
    await expect.element(page.getByRole('status')).toHaveTextContent('Sent');
  });

  it('tells its kinds apart by shape, not by colour alone', () => {
    const { container } = render(
      <>
        {variants.map((variant) => (
          <InfoBar key={variant} variant={variant}>
            Message
          </InfoBar>
        ))}
      </>,
    );
    const shapes = new Set([...container.querySelectorAll('svg')].map((icon) => icon.innerHTML));
    expect(shapes.size).toBe(variants.length);
  });

  it('underlines the links of its text in its colour, and leaves a button that is a link as buttons are', () => {
    render(
      <>
        <InfoBar
          action={
            <Button variant="primary" href="#next">
              Inside
            </Button>
          }
        >
          See <a href="#terms">terms</a>
        </InfoBar>
        <Button variant="primary" href="#next">
          Outside
        </Button>
      </>,
    );
    expect(look('Inside')).toEqual(look('Outside'));
    expect(look('terms').textDecorationLine).toBe('underline');
    expect(look('terms').color).not.toBe(look('Outside').color);
  });

  it('is dismissed by pointer and keyboard', async () => {
    const onDismiss = vi.fn();
    render(
      <InfoBar onDismiss={onDismiss} dismissLabel="Dismiss">
        Message
      </InfoBar>,
    );
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onDismiss).toHaveBeenCalledTimes(3);
  });
});
