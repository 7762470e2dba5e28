import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { HighlightedText } from './highlighted-text.tsx';

const marks = (container: HTMLElement) =>
  [...container.querySelectorAll('mark')].map((mark) => mark.textContent);

describe('HighlightedText', () => {
  it('marks what was searched for, and keeps the text as it is', () => {
    const { container } = render(
      <HighlightedText query="quebec NURSE">Research nurse, Québec: nurses</HighlightedText>,
    );
    expect(marks(container)).toEqual(['nurse', 'Québec', 'nurse']);
    expect(container.textContent).toBe('Research nurse, Québec: nurses');
  });

  it('follows the query', () => {
    const { container, rerender } = render(<HighlightedText query="re">Research nurse</HighlightedText>);
    rerender(<HighlightedText query="res">Research nurse</HighlightedText>);
    expect(marks(container)).toEqual(['Res']);
    rerender(<HighlightedText query="">Research nurse</HighlightedText>);
    expect(marks(container)).toEqual([]);
  });

  it('leaves a link’s name in one piece', async () => {
    render(
      <a href="#nurse">
        <HighlightedText query="nu">Research nurse</HighlightedText>
      </a>,
    );
    await expect.element(page.getByRole('link', { name: 'Research nurse', exact: true })).toBeVisible();
  });

  it('breaks words that are longer than the line', () => {
    const { container } = render(
      <div style={{ inlineSize: 100 }}>
        <HighlightedText query="rind">Rindfleischetikettierungsüberwachungsaufgaben</HighlightedText>
      </div>,
    );
    const line = container.firstElementChild!;
    expect(line.scrollWidth).toBe(line.clientWidth);
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLSpanElement>();
    render(
      <HighlightedText ref={ref} query="a" id="title">
        A
      </HighlightedText>,
    );
    expect(ref.current).toHaveAttribute('id', 'title');
  });
});
