export { DefinitionList, type DefinitionListProps } from './definition-list.tsx';
