import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Container, type ContainerProps } from './container.tsx';

async function at(width: number, props: ContainerProps = {}) {
  await page.viewport(width, 700);
  document.body.style.margin = '0';
  const { container } = render(
    <Container {...props}>
      <p>Content</p>
    </Container>,
  );
  const root = container.firstElementChild!.getBoundingClientRect();
  const content = container.querySelector('p')!.getBoundingClientRect();
  const seen = {
    width: root.width,
    padding: content.left - root.left,
    off: Math.abs(root.left + root.right - width),
  };
  document.body.removeAttribute('style');
  await page.viewport(1280, 800);
  return seen;
}

describe('Container', () => {
  it('SHELL-01 is at most 1440 px wide, and in the middle', async () => {
    expect(await at(1800)).toEqual({ width: 1440, padding: 32, off: 0 });
    expect(await at(1440)).toMatchObject({ width: 1440 });
    expect(await at(1200)).toMatchObject({ width: 1200 });
  });

  it('SHELL-01 keeps less and less away from the edges at the breakpoints of the product', async () => {
    expect(await at(1025)).toMatchObject({ padding: 32 });
    expect(await at(1024)).toMatchObject({ padding: 24 });
    expect(await at(768)).toMatchObject({ padding: 24 });
    expect(await at(767)).toMatchObject({ padding: 16 });
  });

  it('keeps texts to the width of lines that one reads', async () => {
    expect(await at(1800, { width: 'text' })).toMatchObject({ width: 768, off: 0 });
  });

  it('is the element that it is told to be', async () => {
    render(<Container as="main" aria-label="Jobs" id="jobs" />);
    await expect.element(page.getByRole('main', { name: 'Jobs' })).toBeInTheDocument();
  });
});
