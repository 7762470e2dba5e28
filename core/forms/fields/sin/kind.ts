import { kind } from '../../item/kind.ts';
import { maskedValue } from '../masked-value.ts';

/** A Canadian social insurance number, held as XXX-XXX-XXX and never in a draft. */
export const sin = kind('sin', { ...maskedValue('sin') });
