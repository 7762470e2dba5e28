import { upTo } from '../../theme/breakpoints.ts';
import { narrowBar } from '../../theme/media.ts';
import { clearOfNotch } from '../../theme/safe-area.ts';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

export const container = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: clearOfNotch(space(8)),
  '@media': {
    [upTo(1024)]: { paddingInline: clearOfNotch(space(6)) },
    [narrowBar]: { paddingInline: clearOfNotch(space(4)) },
  },
});
export const widths = componentStyles({
  page: { maxInlineSize: 1440 },
  text: { maxInlineSize: '48rem' },
});
