import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Inline } from './inline.tsx';

const boxes = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].map((child) => child.getBoundingClientRect());
const three = ['One', 'Two', 'Three'].map((name) => (
  <button key={name} type="button">
    {name}
  </button>
));

describe('Inline', () => {
  it('puts its children beside each other, as far apart as it is told', () => {
    const { container } = render(<Inline gap={4}>{three}</Inline>);
    const [one, two] = boxes(container);
    expect(two!.left - one!.right).toBe(16);
    expect(two!.top).toBe(one!.top);
  });

  it('goes on in another line where they do not fit, at the same distance', async () => {
    await page.viewport(100, 600);
    const { container } = render(<Inline gap={4}>{three}</Inline>);
    const all = boxes(container);
    const last = all.at(-1)!;
    await page.viewport(1280, 800);
    expect(last.left).toBe(all[0]!.left);
    expect(last.top).toBeGreaterThanOrEqual(all[0]!.bottom + 16);
  });

  it('breaks a word that is longer than the line, and no other', () => {
    const word = 'Arbeitsunfähigkeitsbescheinigungen';
    const { container } = render(
      <Inline as="ul">
        <li>Nursing</li>
        <li>{word.repeat(15)}</li>
      </Inline>,
    );
    const [short, long] = container.querySelectorAll('li');
    expect(long!.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    expect(long!.clientHeight).toBeGreaterThan(short!.clientHeight);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it('runs with the direction of the text', () => {
    const { container } = render(<Inline>{three}</Inline>, { dir: 'rtl' });
    const [one, two] = boxes(container);
    expect(two!.right).toBeLessThan(one!.left);
  });

  it('is a list when it is told so', async () => {
    render(
      <Inline as="ul" aria-label="Skills">
        <li>Nursing</li>
        <li>Teaching</li>
      </Inline>,
    );
    await expect.element(page.getByRole('list', { name: 'Skills' })).toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(2);
  });
});
