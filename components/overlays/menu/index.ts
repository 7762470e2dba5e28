export {
  Menu,
  type MenuAction,
  type MenuBranch,
  type MenuCheck,
  type MenuChoice,
  type MenuGroup,
  type MenuItem,
  type MenuLink,
  type MenuProps,
} from './menu.tsx';
