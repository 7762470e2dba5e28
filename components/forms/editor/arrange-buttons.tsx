import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { ChevronIcon, ChevronUpIcon, TrashIcon } from '../../display/icon/icon.tsx';
import { useEditorTexts } from './texts.ts';

type ArrangeButtonsProps = {
  /** Of what they move and delete. */
  name: string;
  canMove: Readonly<Record<'up' | 'down', boolean>>;
  onMove: (way: 'up' | 'down') => void;
  onDelete: () => void;
  /** Further buttons, before the one that deletes. */
  children?: ReactNode;
};

/** Buttons that move one of a list up or down, or delete it; `data-do` says which does what. */
export function ArrangeButtons({ name, canMove, onMove, onDelete, children }: ArrangeButtonsProps) {
  const { text } = useEditorTexts();
  return (
    <>
      <IconButton
        size="small"
        data-do="up"
        label={text('moveUp', { name })}
        icon={<ChevronUpIcon />}
        disabled={!canMove.up}
        onClick={() => onMove('up')}
      />
      <IconButton
        size="small"
        data-do="down"
        label={text('moveDown', { name })}
        icon={<ChevronIcon />}
        disabled={!canMove.down}
        onClick={() => onMove('down')}
      />
      {children}
      <IconButton
        size="small"
        data-do="delete"
        label={text('delete', { name })}
        icon={<TrashIcon />}
        onClick={onDelete}
      />
    </>
  );
}
