export { SavedToggle, type SavedToggleProps } from './saved-toggle.tsx';
