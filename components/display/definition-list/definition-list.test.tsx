import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { DefinitionList } from './definition-list.tsx';

const items = [
  { term: 'Location', description: 'Hamburg' },
  { term: 'Employment type', description: 'Full time' },
];
const boxes = (container: HTMLElement, tag: 'dt' | 'dd') =>
  [...container.querySelectorAll(tag)].map((element) => element.getBoundingClientRect());

afterEach(() => page.viewport(1280, 800));

describe('DefinitionList', () => {
  it('says of each description which term it belongs to', async () => {
    render(<DefinitionList items={items} />);
    expect(
      page
        .getByRole('term')
        .elements()
        .map((term) => term.textContent),
    ).toEqual(['Location', 'Employment type']);
    expect(
      page
        .getByRole('definition')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Hamburg', 'Full time']);
  });

  it('has descriptions below their terms', () => {
    const { container } = render(<DefinitionList items={items} />);
    const [[term], [description]] = [boxes(container, 'dt'), boxes(container, 'dd')];
    expect(description!.top).toBeGreaterThanOrEqual(term!.bottom);
    expect(description!.left).toBe(term!.left);
  });

  it('has as many pairs beside each other as there is room for', async () => {
    const { container } = render(<DefinitionList items={items} layout="grid" />);
    const beside = boxes(container, 'dt');
    expect(beside[1]!.top).toBe(beside[0]!.top);
    await page.viewport(300, 700);
    const below = boxes(container, 'dt');
    expect(below[1]!.top).toBeGreaterThan(below[0]!.bottom);
  });

  it.each([
    ['ltr', 'left'],
    ['rtl', 'right'],
  ] as const)('has descriptions in a column of their own, in %s', (dir, start) => {
    const { container } = render(<DefinitionList items={items} layout="columns" />, { dir });
    const [terms, descriptions] = [boxes(container, 'dt'), boxes(container, 'dd')];
    expect(descriptions[0]![start]).toBe(descriptions[1]![start]);
    expect(Math.abs(descriptions[0]![start] - terms[0]![start])).toBeGreaterThanOrEqual(terms[1]!.width);
    expect(descriptions[0]!.top).toBeLessThan(terms[0]!.bottom);
  });

  it('has one column in windows of 600 px and less', async () => {
    await page.viewport(600, 700);
    const { container } = render(<DefinitionList items={items} layout="columns" />);
    expect(boxes(container, 'dd')[0]!.top).toBeGreaterThanOrEqual(boxes(container, 'dt')[0]!.bottom);
  });

  it('passes ref and other props to the list', () => {
    const ref = createRef<HTMLDListElement>();
    render(<DefinitionList ref={ref} items={[]} id="facts" />);
    expect(ref.current).toHaveAttribute('id', 'facts');
  });
});
