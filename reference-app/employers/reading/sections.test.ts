import { expect, test } from 'vitest';
import { readSections } from './sections.ts';

const fail = (problem: string) => new Error(problem);

test('items and paragraphs are entries of the heading that they are below, however their lines are broken', () => {
  const text = `
## Team

One paragraph, which
goes on in a second line.

Another one.

## Nurse

Why there is the role.

### Duties

- One duty,
  which is long
- Another duty
`;
  expect(readSections(text, fail)).toEqual({
    Team: ['One paragraph, which goes on in a second line.', 'Another one.'],
    Nurse: { text: ['Why there is the role.'], Duties: ['One duty, which is long', 'Another duty'] },
  });
});

test('what other marks mean in Markdown stays in the text', () => {
  expect(readSections('## One\n\n- 401(k), *all* of it & <more>\n', fail)).toEqual({
    One: ['401(k), *all* of it & <more>'],
  });
});

test('a heading that leaves out a level, or is there twice, is refused by name', () => {
  expect(() => readSections('## Nurse\n\n#### Duties\n', fail)).toThrow('“Duties” has to begin with ###.');
  expect(() => readSections('## Nurse\n\n## Nurse\n', fail)).toThrow('two headings “Nurse”');
});
