import { Sheet } from '@portico/components';
import type { SectionId } from '@portico/tokens';
import { findTexts } from '../locales/areas.ts';
import { useBuilder } from '../store/use-editor.ts';
import { Gallery } from './gallery.tsx';

export type GallerySheetProps = { section: SectionId; onClose: () => void };

/** A section's parts over the whole window. Fetched when somebody opens it. */
function GallerySheet({ section, onClose }: GallerySheetProps) {
  const { sectionLabel } = useBuilder().texts;
  const t = findTexts.useTexts();
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('gallery.title', { section: sectionLabel(section) })}
      description={t('gallery.text')}
    >
      <Gallery section={section} />
    </Sheet>
  );
}

export default GallerySheet;
