export { ThemeBuilder, type ThemeBuilderProps } from './theme-builder.tsx';
export { BackendFailure, type LoadedThemes, type StoredDraft, type ThemeBackend } from './backend.ts';
