import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles, sectionStyle } from '../../theme/style.ts';
import { choiceLabel, choiceRow, choicesInRow } from '../field/choice.ts';

const core = vars.core_properties;
const card = vars.cards;

export const list = componentStyles({ column: { display: 'grid' }, row: choicesInRow });
export const cards = componentStyle({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});

export const row = componentStyle({ ...choiceRow, minInlineSize: 0 });

export const cardRow = sectionStyle('cards', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  minInlineSize: 0,
  padding: card.padding,
  border: `1px solid ${card.border}`,
  borderRadius: card.radius,
  backgroundColor: card.background,
  color: card.text,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: card.border_selected,
      boxShadow: `inset 0 0 0 1px ${card.border_selected}`,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { color: card.text_muted, cursor: 'not-allowed' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:disabled))': { backgroundColor: card.background_hover } } },
    [forcedColors]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', outline: '2px solid Highlight' } },
    },
  },
});

export const circle = componentStyle({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  // level with the first line of the label, at any text size
  margin: 0,
  marginBlockStart: 'calc((1lh - 1.25em) / 2)',
  border: `1px solid ${core.border_strong}`,
  borderRadius: '50%',
  backgroundColor: core.surface_raised,
  color: core.brand_text,
  font: 'inherit',
  cursor: 'inherit',
  selectors: {
    '[data-invalid] &': { borderColor: core.danger, boxShadow: `inset 0 0 0 1px ${core.danger}` },
    '&:checked': { borderColor: core.accent, backgroundColor: core.brand },
    // not there before: a form of many questions would lay out and paint each mark that nobody sees
    '&:checked::before': {
      content: '""',
      inlineSize: '0.5em',
      blockSize: '0.5em',
      borderRadius: '50%',
      backgroundColor: 'currentColor',
    },
    '&:focus-visible': focusRing,
    // the ring is around the whole card
    [`${cardRow.split(' ')[0]} > &:focus-visible`]: { outline: 'none', boxShadow: 'none' },
    '&:disabled': { borderColor: core.border, backgroundColor: core.surface_sunken, color: core.text_muted },
  },
  '@media': {
    // the platform draws it in the reader's own colours
    [forcedColors]: { appearance: 'auto', '::before': { display: 'none' } },
  },
});

export const text = componentStyle(choiceLabel);
const description = { display: 'block', fontSize: core.font_size_small } as const;
export const rowDescription = componentStyle({ ...description, color: core.text_muted });
export const cardDescription = componentStyle({ ...description, color: card.text_muted });
