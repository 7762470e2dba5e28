import { space } from '../../theme/space.ts';
import { componentRule } from '../../theme/style.ts';

/**
 * The look is the button's own; the attribute makes the rule stronger than its paddings, whatever loads first. As much
 * room beside the picture as above it makes a square, which text of any size keeps.
 */
componentRule('[data-icon-only][data-icon-only]', { flex: 'none', paddingInline: space(1.5) });
