import { Button, Sheet } from '@portico/components';
import type { SectionId } from '@portico/tokens';
import { useState } from 'react';
import { findTexts } from '../find/texts/texts.ts';
import { LateArea } from '../late-area.tsx';
import { useBuilder } from '../store/use-editor.ts';
import { GallerySectionContext } from './gallery-section.ts';
import { galleryTexts } from './texts/texts.ts';

const loadGallery = () => import('./gallery.tsx');

/** Opens a section's parts in all their states, those that this page does not have too. */
export const GalleryButton = ({ section }: { section: SectionId }) => {
  const { sectionLabel } = useBuilder().texts;
  const t = findTexts.useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('gallery.open')}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('gallery.title', { section: sectionLabel(section) })}
        description={t('gallery.text')}
      >
        <GallerySectionContext value={section}>
          <LateArea load={loadGallery} texts={galleryTexts} />
        </GallerySectionContext>
      </Sheet>
    </>
  );
};
