import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Grid, type GridProps } from './grid.tsx';

const six = Array.from({ length: 6 }, (_, index) => <p key={index}>{index}</p>);
const columnsOf = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ');
async function columnsAt(width: number, props: GridProps = {}) {
  await page.viewport(width, 700);
  const { container } = render(<Grid {...props}>{six}</Grid>);
  const found = columnsOf(container.firstElementChild!);
  const wide = document.documentElement.scrollWidth > width;
  await page.viewport(1280, 800);
  return { count: found.length, same: new Set(found).size === 1, wide };
}

describe('Grid', () => {
  it('has as many columns as fit, all of one width', async () => {
    expect(await columnsAt(1280)).toEqual({ count: 4, same: true, wide: false });
    expect(await columnsAt(700)).toEqual({ count: 2, same: true, wide: false });
    expect(await columnsAt(1280, { columns: 'small' })).toMatchObject({ count: 6 });
  });

  it('has one column, no wider than the window, where not even that fits', async () => {
    expect(await columnsAt(320, { columns: 'huge' })).toEqual({ count: 1, same: true, wide: false });
  });

  it('has fewer columns when text is larger', () => {
    const { container } = render(<Grid>{six}</Grid>);
    document.documentElement.style.fontSize = '200%';
    const { length } = columnsOf(container.firstElementChild!);
    document.documentElement.removeAttribute('style');
    expect(length).toBe(2);
  });

  it('keeps columns and rows apart by steps of the space unit, and runs with the text', () => {
    const { container } = render(<Grid gap={6}>{six}</Grid>, { dir: 'rtl' });
    const [one, two, , , five] = [...container.querySelectorAll('p')].map((child) =>
      child.getBoundingClientRect(),
    );
    expect(Math.round(one!.left - two!.right)).toBe(24);
    expect(Math.round(five!.top - one!.bottom)).toBe(24);
  });

  it('is a list of as many items as it has', () => {
    render(
      <Grid as="ul">
        <li>One</li>
        <li>Two</li>
      </Grid>,
    );
    expect(page.getByRole('list').getByRole('listitem').elements()).toHaveLength(2);
  });
});
