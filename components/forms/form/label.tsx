import type { Item } from '@portico/core/forms';
import type { ReactNode } from 'react';
import { Tag } from '../../display/tag/tag.tsx';
import { useTexts } from './texts.ts';

/** What an item asks for, with the pill of what is new. */
export function useLabel({ label, name, newItem }: Pick<Item, 'label' | 'name' | 'newItem'>): ReactNode {
  const text = useTexts();
  const asked = label || name;
  return newItem ? (
    <>
      {asked} <Tag>{text('new')}</Tag>
    </>
  ) : (
    asked
  );
}
