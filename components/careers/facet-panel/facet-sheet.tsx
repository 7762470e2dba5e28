import type { ReactNode } from 'react';
import { Sheet } from '../../overlays/sheet/sheet.tsx';

type FacetSheetProps = {
  title: string;
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The filters on a phone. */
export default function FacetSheet({ onClose, ...rest }: FacetSheetProps) {
  return <Sheet {...rest} open onOpenChange={onClose} />;
}
