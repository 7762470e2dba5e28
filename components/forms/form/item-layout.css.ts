import { createVar, type GlobalStyleRule } from '@vanilla-extract/css';
import * as field from '../../inputs/field/field.css.ts';
import { legend } from '../../inputs/field/group.css.ts';
import { coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { runLength } from './run-length.ts';
import { componentRule, componentStyle, componentStyles } from '../../theme/style.ts';

const container = 'form-items';
/** Rooms, not windows: a form may stand in a narrow column, and 200 % text needs twice as much. */
const wide = `${container} (width >= 48rem)`;
const narrow = `${container} (20rem <= width < 48rem)`;

const belowEachOther = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  minInlineSize: 0,
} as const;

/** What items stand in, below each other. */
export const items = componentStyle({ ...belowEachOther, container: `${container} / inline-size` });

/** Some of the items of a long form, most of which is out of view: what is, is laid out when it comes near. */
export const run = componentStyle({
  ...belowEachOther,
  ':empty': { display: 'none' },
  '@supports': {
    // elsewhere the ring around what has the focus would be cut off
    '(overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto calc(${runLength} * 5.5rem)`,
      overflowClipMargin: '0.5rem',
    },
  },
});

/** Items some of which take less than a whole line where there is little room. */
export const columns = componentStyle({
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space(4),
});
componentRule(`:where(${columns}) > *`, { gridColumn: '1 / -1' });

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
const each = <Rule>(numbers: readonly number[], rule: (count: number) => Rule) =>
  Object.fromEntries(numbers.map((count) => [count, rule(count)])) as Record<number, Rule>;

/** How many columns of a narrow room an item takes. */
export const small = componentStyles(
  each(twelve, (count) => ({ '@container': { [narrow]: { gridColumn: `span ${count}` } } })),
);

const labelColumns = createVar();
const valueColumns = createVar();
const offsetColumns = createVar();
const before = `${labelColumns} + ${offsetColumns}`;

/**
 * An item whose label stands beside its value in a wide room. All of it is in the value's columns, whatever the input is
 * made of, and the label alone is drawn out of them.
 */
export const beside = componentStyle({
  vars: { [labelColumns]: '5', [valueColumns]: '6', [offsetColumns]: '1' },
  '@container': {
    [wide]: {
      boxSizing: 'border-box',
      paddingInlineStart: `calc(100% * (${before}) / 12)`,
      paddingInlineEnd: `calc(100% * (12 - (${before}) - ${valueColumns}) / 12)`,
    },
  },
});
export const label = componentStyles(each(twelve, (count) => ({ vars: { [labelColumns]: String(count) } })));
export const value = componentStyles(each(twelve, (count) => ({ vars: { [valueColumns]: String(count) } })));
export const offset = componentStyles(
  each([0, ...twelve.slice(0, -1)], (count) => ({ vars: { [offsetColumns]: String(count) } })),
);

const drawnOut = {
  inlineSize: `calc(100% * ${labelColumns} / ${valueColumns})`,
  maxInlineSize: 'none',
  marginInlineStart: `calc(-100% * (${before}) / ${valueColumns})`,
} as const;
/** Takes no room among what comes after it. */
const besideWhatFollows = {
  ...drawnOut,
  float: 'inline-start',
  marginInlineEnd: `calc(100% * ${offsetColumns} / ${valueColumns})`,
} as const;
const inWide = (rule: GlobalStyleRule) => ({ '@container': { [wide]: rule } });
/** With the first line of what stands beside it, which is so many steps from its edge; for fingers it is farther. */
const levelWith = (steps: number) =>
  inWide({
    paddingBlockStart: space(steps),
    '@media': { [coarsePointer]: { paddingBlockStart: space(2.5) } },
  });

// the label of the question, not those of the inputs that answer it together
const ownLabel = `${beside} ${field.label}:not(${beside} fieldset *)`;
const besideControl = `${ownLabel}:not(:has(+ ${field.description}))`;
const ownLegend = `${beside} ${legend}:not(${beside} fieldset fieldset *)`;
componentRule(
  `${beside} ${field.field}:not(${beside} fieldset *)`,
  inWide({ gridTemplateRows: 'repeat(5, auto) 1fr' }),
);
// as high as all rows, the last of which takes what the others leave of a long label
componentRule(ownLabel, inWide({ ...drawnOut, gridRow: '1 / span 6', alignSelf: 'start' }));
componentRule(besideControl, levelWith(2));
// floating, a legend is laid out as any other box
componentRule(ownLegend, inWide(besideWhatFollows));
componentRule(`${ownLegend}:not(:has(+ ${field.description}))`, levelWith(1));
// what stands there while a field is loading
componentRule(`${beside} > [aria-busy] > :first-child`, inWide(besideWhatFollows));
