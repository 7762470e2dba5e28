import { InfoBar } from '../../../feedback/info-bar/info-bar.tsx';
import type { FieldProps } from '../../form/use-field.ts';

/** A remark. */
export default function InfoItem({ item }: FieldProps<'info'>) {
  return <InfoBar title={item.label}>{item.help}</InfoBar>;
}
