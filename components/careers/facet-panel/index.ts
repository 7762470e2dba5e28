export { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';
export type { Facet, FacetOption, FacetValues } from './facets.ts';
