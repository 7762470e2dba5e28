import { vars } from '@portico/tokens/contract';
import { componentRule, componentStyle } from '../../theme/style.ts';

const line = `1px solid ${vars.core_properties.border}`;

export const accordion = componentStyle({ minInlineSize: 0, borderBlockStart: line });
componentRule(`${accordion} > details`, { position: 'relative', borderBlockEnd: line });
/** Lies at the top of its part, so that the summary is in view as well. */
export const target = componentStyle({ position: 'absolute', insetBlockStart: 0 });
