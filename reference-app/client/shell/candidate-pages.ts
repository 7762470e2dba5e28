import type { PageModule } from '../app/page-module.ts';

/** Pages for candidates alone: apart, so that visitors load not even what these are called. */
const candidatePages = import.meta.glob<PageModule>('../pages/candidate/*/page.tsx');

export default candidatePages;
