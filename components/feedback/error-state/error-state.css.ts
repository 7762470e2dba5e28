import { vars } from '@portico/tokens/contract';
import { componentStyle } from '../../theme/style.ts';

export const icon = componentStyle({ display: 'flex', color: vars.core_properties.danger });
