import type { LibraryMessages } from '@portico/components';
import { facetChips, facetPanel, map, rangeSlider, searchField } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the components of the search's tools say by themselves. */
export const library: LibraryMessages = {
  'facet-chips': facetChips,
  'facet-panel': facetPanel,
  map,
  'range-slider': rangeSlider,
  'search-field': searchField,
};
