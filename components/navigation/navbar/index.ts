export { Navbar, type NavbarLink, type NavbarProps } from './navbar.tsx';
