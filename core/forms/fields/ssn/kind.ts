import { kind } from '../../item/kind.ts';
import { maskedValue } from '../masked-value.ts';

/** A US social security number, held as XXX-XX-XXXX and never in a draft. */
export const ssn = kind('ssn', { ...maskedValue('ssn') });
