import { Stack, type StackProps } from '../stack/stack.tsx';

type OwnProps = {
  /**
   * Between children and between lines, in steps of the theme's space unit (4 px unless a theme says otherwise).
   * @default 2
   */
  gap?: StackProps['gap'];
  /**
   * Across the line.
   * @default 'center'
   */
  align?: StackProps['align'];
};

/** `ref` and all other props go to the element. */
export type InlineProps = OwnProps & Omit<StackProps, keyof OwnProps | 'direction' | 'wrap'>;

/** Children beside each other that go on in another line where they do not fit. */
export function Inline({ gap = 2, align = 'center', ...rest }: InlineProps) {
  return <Stack {...rest} gap={gap} align={align} direction="row" wrap />;
}
