import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { underForcedColors } from '../../testing/emulate-media.ts';
import { render } from '../../testing/render.tsx';
import { Status } from './status.tsx';

const dots = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden]')].map((dot) => getComputedStyle(dot).backgroundColor);
const all = (
  <>
    <Status>Expired</Status>
    <Status variant="info">Extended</Status>
    <Status variant="warning">Action required</Status>
    <Status variant="success">Accepted</Status>
    <Status variant="alert">Declined</Status>
  </>
);

describe('Status', () => {
  it('OFFERS-02 says the status in words, with a dot in a colour for each meaning', () => {
    const { container } = render(all);
    expect(new Set(dots(container)).size).toBe(5);
    expect([...container.children].map((status) => status.textContent)).toEqual([
      'Expired',
      'Extended',
      'Action required',
      'Accepted',
      'Declined',
    ]);
  });

  it('OFFERS-02 has the same colour wherever the meaning is the same', () => {
    const { container } = render(
      <>
        <Status variant="success">Accepted</Status>
        <Status variant="success">Contract accepted</Status>
      </>,
    );
    expect(new Set(dots(container)).size).toBe(1);
  });

  it('keeps its dot where colours are forced', async () => {
    const { container } = render(all);
    const seen = await underForcedColors(() => dots(container));
    expect(new Set(seen)).toEqual(new Set(['rgb(0, 0, 0)']));
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLSpanElement>();
    render(
      <Status ref={ref} id="status">
        Accepted
      </Status>,
    );
    expect(ref.current).toHaveAttribute('id', 'status');
    expect(ref.current).toHaveAttribute('data-variant', 'neutral');
  });
});
