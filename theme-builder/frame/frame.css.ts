import { vars } from '@portico/tokens/contract';
import { createVar } from '@vanilla-extract/css';
import { panelRule, panelStyle } from '../style/panel-style.ts';
import { narrow } from '../style/narrow.ts';

const core = vars.core_properties;
const line = `1px solid ${core.border_strong}`;

export const width = createVar();
export const height = createVar();
export const x = createVar();
export const y = createVar();

/** Between two limits, of which the first holds where the window has no room for both. */
const kept = (value: string, size: string, window: string) =>
  `max(0px, min(${value}, calc(${window} - ${size})))`;

export const panel = panelStyle({
  position: 'fixed',
  // above the page and its bars, below the dialogs that it opens
  zIndex: 90,
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '100%',
  backgroundColor: core.surface,
  boxShadow: core.elevation_high,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
  selectors: {
    '&[data-dock="end"]': { insetBlock: 0, insetInlineEnd: 0, inlineSize: width, borderInlineStart: line },
    '&[data-dock="start"]': { insetBlock: 0, insetInlineStart: 0, inlineSize: width, borderInlineEnd: line },
    '&[data-dock="bottom"]': {
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: height,
      maxBlockSize: '75dvh',
      borderBlockStart: line,
    },
    '&[data-dock="float"]': {
      insetInlineStart: kept(x, width, '100vw'),
      insetBlockStart: kept(y, height, '100dvh'),
      inlineSize: width,
      blockSize: height,
      maxBlockSize: '100dvh',
      border: line,
      borderRadius: vars.border_radius.dialog,
    },
    // a bar at the bottom of its edge, or where it floats
    '&[data-collapsed]': { blockSize: 'auto', insetBlockStart: 'auto', borderBlockStart: line },
    '&[data-collapsed][data-dock="float"]': { insetBlockStart: kept(y, '48px', '100dvh') },
  },
  '@media': {
    [narrow]: {
      selectors: {
        '&[data-dock]': {
          inset: 'auto 0 0',
          inlineSize: '100%',
          blockSize: 'auto',
          maxBlockSize: '60dvh',
          border: 0,
          borderRadius: 0,
          borderBlockStart: line,
          // one scrolling area: with fixed head and foot little would be left between them in a low window
          overflowY: 'auto',
          // what takes the focus does not stop under a head and a foot that stay
          scrollPaddingBlock: '56px 112px',
        },
      },
    },
    // magnified four times, 60 % of a window is too little to work in
    [`${narrow} and (height < 480px)`]: { selectors: { '&[data-dock]': { maxBlockSize: '85dvh' } } },
  },
});

export const content = panelStyle({
  flex: 'auto',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  '@media': { [narrow]: { flex: 'none' } },
});
panelRule(`${panel}[data-collapsed] > ${content}`, { display: 'none' });

const thickness = 24;
const edge = { position: 'absolute', touchAction: 'none', userSelect: 'none' } as const;
const across = { insetBlock: 0, inlineSize: thickness, cursor: 'ew-resize' } as const;
const along = { insetInline: 0, blockSize: thickness, cursor: 'ns-resize' } as const;
/** Half of it lies beside the panel, so that it covers little of what is in it. */
export const resizer = panelStyle({
  ...edge,
  ':focus': { outline: 'none' },
  selectors: {
    '&[data-edge="inline-start"]': { ...across, insetInlineStart: -thickness / 2 },
    '&[data-edge="inline-end"]': { ...across, insetInlineEnd: -thickness / 2 },
    '&[data-edge="block-start"]': { ...along, insetBlockStart: -thickness / 2 },
    '&[data-edge="block-end"]': { ...along, insetBlockEnd: -thickness / 2 },
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: thickness / 2 - 2,
    borderRadius: 2,
    backgroundColor: 'transparent',
  },
  '@media': { [narrow]: { display: 'none' } },
});
panelRule(`${resizer}:is(:hover, :focus-visible)::after`, { backgroundColor: core.focus_ring });
panelRule(`${resizer}:is(:hover, :focus-visible)::after`, {
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});

export const mover = panelStyle({
  display: 'contents',
  touchAction: 'none',
  '@media': { [narrow]: { display: 'none' } },
});
panelRule(`${mover} > button`, { cursor: 'move', touchAction: 'none' });
export const chooser = panelStyle({ '@media': { [narrow]: { display: 'none' } } });
