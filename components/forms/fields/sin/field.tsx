import { MaskedItem } from '../masked-item.tsx';
import type { FieldProps } from '../../form/use-field.ts';

export default function SinItem(props: FieldProps<'sin'>) {
  return <MaskedItem {...props} mask="sin" />;
}
