import { FacetChips } from '@portico/components/facet-chips';
import type { SearchState } from '@portico/core/jobs';
import type { SearchFilter } from '../../../contract/search.ts';
import { useSite } from '../../site/site.tsx';
import { jobsTexts, searchToolsTexts } from '../../locales/texts.ts';
import { appliedFilters } from './applied-filters.ts';

type FilterChipsProps = {
  state: SearchState;
  filters: readonly SearchFilter[];
  onChange: (state: SearchState) => void;
  onClear: () => void;
};

/** What the search is narrowed down by, each of which one press takes away. */
function FilterChips({ state, filters, onChange, onClear }: FilterChipsProps) {
  const { boot } = useSite();
  const jobs = jobsTexts.useTexts();
  const text = searchToolsTexts.useTexts();
  const applied = appliedFilters(state, { filters, boot, jobs, text });
  return (
    <FacetChips
      chips={applied}
      onRemove={(id) => onChange(applied.find((one) => one.id === id)?.without ?? state)}
      onClear={onClear}
    />
  );
}

export default FilterChips;
