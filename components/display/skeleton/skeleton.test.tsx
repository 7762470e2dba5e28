import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { render } from '../../testing/render.tsx';
import { Skeleton } from './skeleton.tsx';

const height = (element: Element | null) => element!.getBoundingClientRect().height;

describe('Skeleton', () => {
  it('is silent', () => {
    const { container } = render(<Skeleton />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('is as tall as the text that it stands for', () => {
    const { container } = render(
      <>
        <Skeleton lines={3} />
        <p>
          One
          <br />
          Two
          <br />
          Three
        </p>
      </>,
    );
    expect(height(container.firstElementChild)).toBe(height(container.querySelector('p')));
  });

  it('takes the size of what it is put around, and keeps the keyboard out of it', async () => {
    const { container } = render(
      <>
        <Skeleton>
          <Button>Apply now</Button>
        </Skeleton>
        <Button>Apply now</Button>
      </>,
    );
    const [hidden, shown] = container.querySelectorAll('button');
    expect(height(hidden!)).toBe(height(shown!));
    await userEvent.tab();
    expect(document.activeElement).toBe(shown);
  });
});
