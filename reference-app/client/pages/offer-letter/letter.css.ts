import { vars } from '@portico/tokens/contract';
import { globalStyle } from '@vanilla-extract/css';
import { appStyle, space } from '../../app/app-style.ts';

export const letter = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
/** As high as a page of a letter with the toolbar above it, as far as the window allows. */
export const paper = appStyle({
  inlineSize: '100%',
  aspectRatio: '2 / 3',
  minBlockSize: '28rem',
  maxBlockSize: 'max(28rem, min(60rem, 85dvb))',
});
export const form = appStyle({ maxInlineSize: '40rem' });
export const steps = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  padding: 0,
  listStyle: 'none',
});
export const step = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
export const number = appStyle({ color: vars.core_properties.text_muted });
/** What the provider shows (LETTER-01). */
export const frame = appStyle({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 'max(600px, 80dvb)',
  border: `1px solid ${vars.core_properties.border}`,
  borderRadius: vars.border_radius.card,
});

/** Marks the dialog of a letter: dialogs are as large as what they say, this one as what it shows. */
export const viewed = { 'data-letter-viewed': '' };
globalStyle('[data-letter-viewed]', {
  '@layer': {
    app: {
      '@media': {
        // up to there a dialog takes the whole window
        '(width > 600px)': { maxInlineSize: '75rem', blockSize: `calc(100dvh - ${space(8)})` },
      },
    },
  },
});
/** As high as the dialog leaves: what is long in it must not make the dialog's own content long, and scroll twice. */
export const viewedPaper = appStyle({ blockSize: '100%', minBlockSize: '24rem', contain: 'size' });
