import { componentRule } from '../../theme/style.ts';

/** The look is the button's own; the attribute makes the rule stronger than its paddings, whatever loads first. */
componentRule('[data-icon-only][data-icon-only]', {
  flex: 'none',
  paddingInline: 0,
  aspectRatio: '1',
});
