import '@portico/components/reset';
import '@portico/tokens/themes';
import { expect, it } from 'vitest';
import { randomFrom } from '../../tests/random.ts';
import { painted } from './painted.ts';
import { render } from './render.tsx';
import { Samples } from './samples.tsx';

it(
  'THEME-01 the order in which a dev server loads stylesheets changes nothing, in 40 of 40 shuffled orders',
  {
    // for machines that do other work too
    timeout: 60_000,
  },
  () => {
    render(<Samples />);
    const sheets = [...document.querySelectorAll('style[data-vite-dev-id]')];
    expect(sheets.length).toBeGreaterThan(10);
    const usual = painted('body');
    expect(usual[0]).toContain('background-color:rgb');
    const random = randomFrom(100);
    for (let turn = 0; turn < 40; turn += 1) {
      const order = sheets
        .map((sheet) => ({ sheet, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ sheet }) => sheet);
      document.head.append(...order);
      const seen = painted('body');
      expect(usual.flatMap((styles, index) => (seen[index] === styles ? [] : [index]))).toEqual([]);
    }
  },
);
