import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('VisuallyHidden', () => {
  it('is heard but takes no room', async () => {
    const { container } = render(
      <button type="button">
        124<VisuallyHidden> positions</VisuallyHidden>
      </button>,
    );
    await expect.element(page.getByRole('button')).toHaveAccessibleName('124 positions');
    expect(container.querySelector('span')!.getBoundingClientRect().width).toBe(1);
  });
});
