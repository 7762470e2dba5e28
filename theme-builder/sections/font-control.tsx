import { ChosenText } from './chosen-text.tsx';
import type { ControlProps } from './control.ts';

const load = () => import('../files/font-stack.tsx');

/** A list of fonts: one that computers and phones have already, or what is typed. */
export const FontControl = (props: ControlProps) => <ChosenText {...props} load={load} />;
