import { vars } from '@portico/tokens/contract';
import { globalStyle } from '@vanilla-extract/css';
import { appStyle, foreignText, space } from '../../../app/app-style.ts';

const { core_properties: core } = vars;

const onPaper = { print: { display: 'none' } } as const;

export const page = appStyle({ '@media': onPaper });
/** As high as a page of it with the toolbar above, as far as the window allows. */
export const paper = appStyle({
  inlineSize: '100%',
  aspectRatio: '2 / 3',
  minBlockSize: '28rem',
  maxBlockSize: 'max(28rem, min(60rem, 85dvb))',
});

/** What a printer is given: a screen shows the document instead. */
export const printed = appStyle({
  display: 'none',
  colorScheme: 'light',
  color: core.text,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'block' } },
});
globalStyle(`${printed} :is(h2, h3, h4, p, ul)`, { '@layer': { app: { margin: 0, padding: 0 } } });
globalStyle(`${printed} :is(h2, h3, h4)`, { '@layer': { app: { breakAfter: 'avoid' } } });
export const name = appStyle({ ...foreignText, fontSize: '20pt' });
export const headline = appStyle({ ...foreignText, fontSize: '12pt' });
export const faint = appStyle({ ...foreignText, color: core.text_muted, fontSize: '9.5pt' });
export const part = appStyle({
  display: 'grid',
  gap: space(2),
  paddingBlockStart: space(3),
  marginBlockStart: space(3),
  borderBlockStart: `1px solid ${core.border}`,
});
export const partTitle = appStyle({ fontSize: '12.5pt' });
export const entry = appStyle({ breakInside: 'avoid' });
export const entryTitle = appStyle({ ...foreignText, fontSize: '10.5pt' });
export const text = appStyle({ ...foreignText, fontSize: '10.5pt', whiteSpace: 'pre-line' });
