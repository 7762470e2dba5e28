import { kind } from '../../item/kind.ts';
import type { InstructionOptions } from './options.ts';

/** A text to read, as HTML of which only what cannot do harm is shown. */
export const instruction = kind<InstructionOptions>('instruction', {});
