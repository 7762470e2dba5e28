import { Popover } from '@portico/components';
import type { RefObject } from 'react';
import { findTexts } from '../locales/areas.ts';
import { ColorPickerPanel } from './color-picker-panel.tsx';
import type { ControlProps } from '../fields/control.ts';

export type ColorPopoverProps = {
  field: ControlProps;
  /** What it opens beside. */
  well: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The picker beside the field whose colour it picks. Fetched when one is opened. */
export function ColorPopover({ field, well, onClose }: ColorPopoverProps) {
  const t = findTexts.useTexts();
  return (
    <Popover anchor={well} open onOpenChange={onClose} label={t('color.open', { token: field.label })}>
      <ColorPickerPanel field={field} />
    </Popover>
  );
}
