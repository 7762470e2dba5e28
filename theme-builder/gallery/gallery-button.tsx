import { Button } from '@portico/components';
import type { SectionId } from '@portico/tokens';
import { useState } from 'react';
import { findTexts, galleryTexts } from '../locales/areas.ts';
import { lazyArea } from '../lazy/lazy-area.tsx';

const GallerySheet = lazyArea(() => import('./gallery-sheet.tsx'), galleryTexts);

/** Opens a section's parts in all their states, those that this page does not have too. */
export function GalleryButton({ section }: { section: SectionId }) {
  const t = findTexts.useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('gallery.open')}
      </Button>
      {isOpen ? <GallerySheet section={section} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
