import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Stack } from './stack.tsx';

describe('Stack', () => {
  it('keeps its children apart by steps of the space unit', () => {
    const { container } = render(
      <Stack gap={6}>
        <p>One</p>
        <p>Two</p>
      </Stack>,
    );
    const [one, two] = [...container.querySelectorAll('p')].map((child) => child.getBoundingClientRect());
    expect(two!.top - one!.bottom).toBe(24);
  });

  it('runs with the direction of the text', () => {
    const { container } = render(
      <Stack direction="row">
        <p>One</p>
        <p>Two</p>
      </Stack>,
      { dir: 'rtl' },
    );
    const [one, two] = [...container.querySelectorAll('p')].map((child) => child.getBoundingClientRect());
    expect(two!.right).toBeLessThan(one!.left);
  });

  it('is a list of as many items as it has, and shows no bullets', async () => {
    render(
      <Stack as="ul">
        <li>One</li>
        <li>Two</li>
      </Stack>,
    );
    await expect.element(page.getByRole('list')).toHaveStyle({ listStyleType: 'none' });
    expect(page.getByRole('listitem').elements()).toHaveLength(2);
  });
});
