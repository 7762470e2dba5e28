import type { SectionId } from '@portico/tokens';
import { createContext, useContext } from 'react';

export const GallerySectionContext = createContext<SectionId>('core_properties');

/** The section whose parts are shown. */
export const useGallerySection = (): SectionId => useContext(GallerySectionContext);
