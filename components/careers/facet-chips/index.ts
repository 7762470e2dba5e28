export { FacetChips, type FacetChip, type FacetChipsProps } from './facet-chips.tsx';
