export { loadThemeBuilder } from './load-theme-builder.ts';
export { ThemeBuilder, type ThemeBuilderProps } from './theme-builder.tsx';
export { BackendFailure, type LoadedThemes, type StoredDraft, type ThemeBackend } from './backend/backend.ts';
export type {
  CheckedHtml,
  ContentBackend,
  ContentPage,
  ContentVersion,
  HtmlPart,
  SaveOutcome,
  SiteContent,
  StoredContent,
} from './content/backend.ts';
export type { FilesBackend } from './files/backend.ts';
export type { SiteView } from './view/site-view.ts';
export { StandaloneBuilder, type StandaloneBuilderProps } from './standalone/standalone-builder.tsx';
export type { SitePage } from './standalone/site-page.ts';
