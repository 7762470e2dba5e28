import { filesTexts } from '../files/texts/texts.ts';
import { lazyArea } from '../lazy/lazy-area.tsx';
import { ChosenText } from './chosen-text.tsx';
import type { ControlProps } from '../fields/control.ts';

const Choice = lazyArea(() => import('../files/font-stack.tsx'), filesTexts);

/** A list of fonts: one that computers and phones have already, or what is typed. */
export const FontControl = (props: ControlProps) => <ChosenText {...props} Choice={Choice} />;
