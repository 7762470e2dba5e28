import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { appStyle, foreignText, space } from '../../app/app-style.ts';
import { atLeast, below } from '../../app/breakpoints.ts';
import { edge } from '../../app/shell.css.ts';

const { core_properties: core } = vars;

/** A long word of a title, such as “Occupational”, is wider than a phone of 320 px has room for. */
const brokenAtSyllables = {
  overflowWrap: 'anywhere',
  '@media': { [below(600)]: { hyphens: 'auto', hyphenateLimitChars: '9 4 4' } },
} as const;

export const article = appStyle({ display: 'grid', gap: space(5) });
export const title = appStyle({
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  ...brokenAtSyllables,
});
export const meta = appStyle({ color: core.text_muted, fontSize: core.font_size_small });
/** Stays whole at its hyphens. */
export const number = appStyle({ whiteSpace: 'nowrap' });
const notOnPaper = { print: { display: 'none' } } as const;

export const actions = appStyle({ display: 'grid', gap: space(3), '@media': notOnPaper });
/** What does nothing without script. */
export const scripted = appStyle({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});
/** Below, the job fills the screen already. */
export const besideResults = appStyle({ '@media': { [below(992)]: { display: 'none' } } });
export const applied = appStyle({ margin: 0, fontWeight: core.font_weight_strong });
/** As tall as the line, so that nothing moves when it comes. */
export const matchLine = appStyle({
  minBlockSize: '32px',
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' }, ...notOnPaper },
});
export const extras = appStyle({ ':focus': { outline: 'none' }, '@media': notOnPaper });
/** The room of what a script brings; from the first paint, or what is read below it would move when the script comes. */
export const place = appStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
export const facts = appStyle({
  padding: space(4),
  background: core.surface_sunken,
  borderRadius: vars.border_radius.card,
});
/** Back to where one came from; a link that leads nowhere on paper. */
export const back = appStyle({ '@media': notOnPaper });
export const description = appStyle(foreignText);
for (const element of ['p', 'li', 'h2', 'h3', 'h4'])
  globalStyle(`${description} ${element}`, {
    '@layer': { app: { unicodeBidi: foreignText.unicodeBidi } },
  });
export const page = appStyle({
  inlineSize: '100%',
  maxInlineSize: '960px',
  marginInline: 'auto',
  paddingBlock: space(4),
  paddingInline: edge,
  display: 'grid',
  gap: space(4),
  '@media': { [atLeast(767)]: { paddingBlock: space(8) } },
});
export const pageTitle = appStyle({
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_title,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  ...brokenAtSyllables,
});
