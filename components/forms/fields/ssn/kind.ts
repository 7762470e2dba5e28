import { kind } from '../../definition/kind.ts';
import { maskedValue } from '../masked-value.ts';

export const ssn = kind('ssn', { ...maskedValue('ssn'), options: {} });
