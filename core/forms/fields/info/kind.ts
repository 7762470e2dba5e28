import { kind } from '../../item/kind.ts';

/** A remark in a bar: the label as its title, the help as its text. */
export const info = kind('info', {});
