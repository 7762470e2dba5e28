import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';

/** The button that loads the calendar once more brings its own. */
export const datePickerTokens = [...buttonTokens, 'border_radius'] as const satisfies readonly SectionId[];
