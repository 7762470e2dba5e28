import { vars } from '@portico/tokens/contract';
import { upTo } from '../../theme/breakpoints.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const phone = upTo(600);
const tablet = upTo(1024);

export const editor = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(5),
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  paddingBlockEnd: space(4),
  borderBlockEnd: `1px solid ${core.border}`,
});
export const cluster = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
/** Takes what is left, so that files stand at the end. */
export const status = componentStyle({ flex: '1 1 auto' });

/** List, options and preview, as many beside each other as have room. */
export const panes = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.15fr)',
  alignItems: 'start',
  gap: space(6),
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const pane = {
  minInlineSize: 0,
  boxSizing: 'border-box',
  padding: space(5),
  borderRadius: vars.border_radius.control,
  // stays beside what is being edited in a long list
  position: 'sticky',
  insetBlockStart: space(4),
  maxBlockSize: `calc(100dvb - ${space(8)})`,
  overflowY: 'auto',
} as const;

export const list = componentStyle({ minInlineSize: 0 });
export const options = componentStyle({
  ...pane,
  border: `1px solid ${core.border}`,
  backgroundColor: core.surface,
  '@media': { [phone]: { display: 'none' } },
});
export const beside = componentStyle({
  ...pane,
  backgroundColor: core.surface_sunken,
  '@media': { [tablet]: { display: 'none' } },
});
export const alone = componentStyle({ maxInlineSize: '45rem', inlineSize: '100%', marginInline: 'auto' });

export const paneTitle = componentStyle({
  margin: 0,
  marginBlockEnd: space(4),
  color: core.text_muted,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
});

export const differences = componentStyle({
  display: 'grid',
  gap: space(1),
  margin: 0,
  marginBlock: space(3),
  paddingInlineStart: space(5),
  overflowWrap: 'anywhere',
});
export const differing = componentStyle({ fontWeight: core.font_weight_strong });
