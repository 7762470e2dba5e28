import type { LibraryMessages } from '@portico/components';
import {
  facetChips,
  facetPanel,
  map,
  modal,
  rangeSlider,
  searchField,
  tag,
} from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the components of the search's tools say by themselves. */
export const library: LibraryMessages = {
  'facet-chips': facetChips,
  'facet-panel': facetPanel,
  map,
  modal,
  'range-slider': rangeSlider,
  'search-field': searchField,
  tag,
};
