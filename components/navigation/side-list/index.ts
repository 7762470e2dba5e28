export { SideList, type SideListLink, type SideListProps, type SideListSection } from './side-list.tsx';
