import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { statusTokens } from '../../display/status/status.tokens.ts';

export const colorPickerTokens: readonly SectionId[] = [
  ...new Set<SectionId>([...buttonTokens, ...statusTokens, 'border_radius']),
];
