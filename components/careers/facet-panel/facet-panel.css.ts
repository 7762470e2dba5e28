import { vars } from '@portico/tokens/contract';
import { upTo } from '../../theme/breakpoints.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const onPhone = upTo(992);
const withoutScript = '(scripting: none)';

export const panel = componentStyle({
  minInlineSize: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});
/** Opens the filters where there is no room for them beside the list. */
export const trigger = componentStyle({
  display: 'none',
  '@media': { [onPhone]: { display: 'block' }, [withoutScript]: { display: 'none' } },
});
export const beside = componentStyle({
  '@media': {
    [onPhone]: { display: 'none' },
    [`${onPhone} and ${withoutScript}`]: { display: 'block' },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(3),
  minBlockSize: 40,
});
export const heading = componentStyle({
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
export const group = componentStyle({ borderBlockEnd: `1px solid ${core.border}` });
export const summary = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
});
export const options = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** Beyond the first ones, which readers without script cannot ask for. */
export const spare = componentStyle({ '@media': { '(scripting: enabled)': { display: 'none' } } });

export const toggle = componentStyle({ paddingBlock: space(2) });
export const search = componentStyle({
  display: 'grid',
  gap: space(2),
  marginBlockEnd: space(2),
});
export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  // level with the options, past the buttons' own padding
  marginInlineStart: space(-3),
});
export const count = componentStyle({
  flex: 'none',
  color: core.text_muted,
  fontVariantNumeric: 'tabular-nums',
});
export const nothing = componentStyle({ color: core.text_muted, fontSize: core.font_size_small });
/** Last, so that it is stronger than what lays out its content. */
export const scripted = componentStyle({ '@media': { [withoutScript]: { display: 'none' } } });
export const submit = componentStyle({ paddingBlockStart: space(4) });
/** The choice is applied at once where script runs. */
export const live = componentStyle({ '@media': { '(scripting: enabled)': { display: 'none' } } });
export const loading = componentStyle({ display: 'grid', gap: space(6), paddingBlock: space(4) });
