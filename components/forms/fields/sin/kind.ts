import { kind } from '../../definition/kind.ts';
import { maskedValue } from '../masked-value.ts';

export const sin = kind('sin', { ...maskedValue('sin'), options: {} });
