import { FacetChips } from '@portico/components/facet-chips';
import type { SearchFilter } from '../../../contract/search.ts';
import { useSite } from '../../app/site.tsx';
import { searchToolsTexts } from '../../locales/search-tools-messages.ts';
import { appliedFilters } from './applied-filters.ts';
import type { SearchState } from './search-state.ts';

type FilterChipsProps = {
  state: SearchState;
  filters: readonly SearchFilter[];
  onChange: (state: SearchState) => void;
  onClear: () => void;
};

/** What the search is narrowed down by, each of which one press takes away. */
const FilterChips = ({ state, filters, onChange, onClear }: FilterChipsProps) => {
  const site = useSite();
  const text = searchToolsTexts.useTexts();
  const applied = appliedFilters(state, { filters, site, text });
  return (
    <searchToolsTexts.Language>
      <FacetChips
        chips={applied}
        onRemove={(id) => onChange(applied.find((one) => one.id === id)?.without ?? state)}
        onClear={onClear}
      />
    </searchToolsTexts.Language>
  );
};

export default FilterChips;
