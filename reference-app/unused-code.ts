import { join } from 'node:path';
import type { Plugin } from 'vite';

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production');
const queryCore = join(import.meta.dirname, '../node_modules/@tanstack/query-core/build/modern');
const reactQuery = join(import.meta.dirname, '../node_modules/@tanstack/react-query/build/modern');

/** The router as it is for production, which its manifest does not offer: without warnings for developers. */
export const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

/** What the router can do that this site never has it do, and where it begins to: the minifier leaves out what is behind. */
const unusedRouterCode: readonly (readonly [code: string, instead: string])[] = [
  // links that fetch pages of its own framework beforehand
  ['shouldPrefetch && !isAbsolute ?', 'false ?'],
  [
    'function usePrefetchBehavior(prefetch, theirElementProps) {',
    'function usePrefetchBehavior(prefetch, theirElementProps) { return [false, null, {}];',
  ],
  // server components
  ['if (this.context && typeof error === "object"', 'if (false && typeof error === "object"'],
  ['if (this.context) {', 'if (false) {'],
  // measuring from outside
  ['if (init.instrumentations) {', 'if (false) {'],
  // routes that are learned of on the way, or change
  ['if (init.patchRoutesOnNavigation) {', 'if (false) {'],
  ['if (!init.patchRoutesOnNavigation) {', 'if (true) {'],
  ['if (isFogOfWar) {', 'if (false) {'],
  ['    patchRoutes,\n', ''],
  ['    _internalSetRoutes,\n', ''],
  // forms and calls by the router: ours go to the server's calls, through the query cache
  ['} else if (opts && opts.submission && isMutationMethod(', '} else if (false && isMutationMethod('],
  ['if (opts && opts.pendingError) {', 'if (false) {'],
  ['if (submission && isMutationMethod(submission.formMethod)) {', 'if (false) {'],
  ['if (!opts || !isSubmissionNavigation(opts)) {', 'if (true) {'],
  [
    'if (redirectPreserveMethodStatusCodes.has(redirect2.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)) {',
    'if (false) {',
  ],
  ['    fetch: fetch2,\n    revalidate,\n', ''],
  ['    getFetcher,\n    resetFetcher,\n    deleteFetcher: queueFetcherForDeletion,\n', ''],
  ['  fetchLoadMatches.forEach((f, key) => {', '  if (false) fetchLoadMatches.forEach((f, key) => {'],
  [
    '  revalidatingFetchers.filter((f) => !f.matches || f.matches.some((m) => m.shouldLoad)).forEach((rf) => {',
    '  if (false) revalidatingFetchers.forEach((rf) => {',
  ],
  ['if (revalidatingFetchers.length > 0) {', 'if (false) {'],
  ['if (!submission && !fetcherSubmission && formMethod && formAction && formEncType) {', 'if (false) {'],
  [
    'let activeSubmission = submission || fetcherSubmission || getSubmissionFromNavigation(loadingNavigation);',
    'let activeSubmission;',
  ],
  ['...getActionDataForCommit(pendingActionResult),', ''],
  ['let isAction = isMutationMethod(request.method);', 'const isAction = false;'],
  ['if (status === 400) {', 'if (false) {'],
  ['} else if (status === 405) {', '} else if (false) {'],
  // work of its own before and after the loaders of routes
  ['if (!args.matches.some((m) => m.route.middleware)) {', 'if (true) {'],
  ['    fetcherKey,\n    runClientMiddleware\n  });', '    fetcherKey\n  });'],
  ['init.getContext ? await init.getContext() : new RouterContextProvider()', '{}'],
  // loaders that answer with responses; those that lead elsewhere are dealt with before
  ['  if (isResponse(result)) {\n    let data2;', '  if (false) {\n    let data2;'],
  ['if (isDataWithResponseInit(result)) {', 'if (false) {'],
  // routes that are loaded part by part
  ['  let lazyKeys = Object.keys(route.lazy);', '  return {};\n  let lazyKeys = Object.keys(route.lazy);'],
  // errors without a page of ours
  [
    'var defaultErrorElement = /* @__PURE__ */ React2.createElement(DefaultErrorComponent, null);',
    'var defaultErrorElement = null;',
  ],
  // pages that go back to where they were before any script runs, by a script of its own framework
  ['if (!remixContext || remixContext.isSpaMode) {', 'if (true) {'],
  // animated changes of pages
  [
    'if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location) {',
    'if (false) {',
  ],
  ['} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
  ['if (isBrowser3) {\n      restoreAppliedTransitions(', 'if (false) {\n      restoreAppliedTransitions('],
  ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
  ['if (vtContext.isTransitioning && !vtContext.flushSync) {', 'if (false) {'],
  ['if (renderDfd && pendingState', 'if (false && pendingState'],
  ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {'],
  ['if (useTransitions === true) {', 'if (false) {'],
  // addresses that show as others
  ['if (opts?.mask) {', 'if (false) {'],
  ['    if (mask) {\n      let resolved', '    if (false) {\n      let resolved'],
  // data for its first view that its own server has written into the page
  ['opts?.hydrationData || parseHydrationData()', 'opts.hydrationData'],
  // routes for another address than the page's
  ['if (locationArg) {', 'if (false) {'],
  ['if (locationArg && renderedMatches) {', 'if (false) {'],
];

/** What nothing here calls of the client. */
const unusedClientCode: typeof unusedRouterCode = [
  ['\tinfiniteQuery(options) {\n\t\toptions._type = "infinite";\n\t\treturn this.query(options);\n\t}', ''],
  [
    '\tfetchInfiniteQuery(options) {\n\t\toptions._type = "infinite";\n\t\treturn this.fetchQuery(options);\n\t}',
    '',
  ],
  [
    '\tprefetchInfiniteQuery(options) {\n\t\treturn this.fetchInfiniteQuery(options).then(noop).catch(noop);\n\t}',
    '',
  ],
  [
    '\tensureInfiniteQueryData(options) {\n\t\toptions._type = "infinite";\n\t\treturn this.ensureQueryData(options);\n\t}',
    '',
  ],
];

/** Queries that grow page by page. */
const unusedQueryCode: typeof unusedRouterCode = [
  [
    '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
    'this.options.behavior',
  ],
];

/** Queries that suspend or throw while they render, or wait for a cache to be restored: ours are asked how they stand. */
const unusedRenderCode: typeof unusedRouterCode = [
  ['const isRestoring = useIsRestoring();', 'const isRestoring = false;'],
  ['const errorResetBoundary = useQueryErrorResetBoundary();', ''],
  ['ensureSuspenseTimers(defaultedOptions);', ''],
  ['ensurePreventErrorBoundaryRetry(defaultedOptions, errorResetBoundary, query);', ''],
  ['useClearResetErrorBoundary(errorResetBoundary);', ''],
  [
    'if (shouldSuspend(defaultedOptions, result)) throw fetchOptimistic(defaultedOptions, observer, errorResetBoundary);',
    '',
  ],
  [
    'if (getHasError({\n\t\tresult,\n\t\terrorResetBoundary,\n\t\tthrowOnError: defaultedOptions.throwOnError,\n\t\tquery,\n\t\tsuspense: defaultedOptions.suspense\n\t})) throw result.error;',
    '',
  ],
  // or they would come with every page, since a later part takes from them
  ['import { useIsRestoring } from "./IsRestoringProvider.js";\n', ''],
  ['import { useQueryErrorResetBoundary } from "./QueryErrorResetBoundary.js";\n', ''],
  [
    'import { ensurePreventErrorBoundaryRetry, getHasError, useClearResetErrorBoundary } from "./errorBoundaryUtils.js";\n',
    '',
  ],
  ['import { ensureSuspenseTimers, fetchOptimistic, shouldSuspend } from "./suspense.js";\n', ''],
];

/** What is left out of which file of a library; `isThere` tells the file from those beside it. */
const unused: readonly { file: string; isThere: string; code: typeof unusedRouterCode }[] = [
  { file: router, isThere: 'function createRouter(', code: unusedRouterCode },
  { file: join(queryCore, 'query.js'), isThere: 'var Query = class', code: unusedQueryCode },
  { file: join(queryCore, 'queryClient.js'), isThere: 'var QueryClient = class', code: unusedClientCode },
  { file: join(reactQuery, 'useBaseQuery.js'), isThere: 'function useBaseQuery(', code: unusedRenderCode },
];

/**
 * Of libraries that every page loads those parts that are used: some of the rest is kept only for a name and a call that could
 * do anything, some for conditions that never hold here, whose code the minifier then leaves out.
 */
export const unusedCode = (): Plugin => ({
  name: 'unused-code',
  enforce: 'pre',
  transform: (code, id) => {
    const parts = unused.find(({ file }) => id.startsWith(file));
    if (!parts) return undefined;
    const missing = parts.code.filter(([part]) => code.includes(parts.isThere) && !code.includes(part));
    if (missing.length > 0)
      throw new Error(
        `${id} has no longer: ${missing.map(([part]) => part).join(', ')}. Look what became of it, and mend unused-code.ts.`,
      );
    const used = parts.code.reduce((text, [part, instead]) => text.replaceAll(part, instead), code);
    return {
      code: used
        // what it tells developers
        .replaceAll(/^( *)(?=warn(?:ing|Once)\()/gm, '$1false && ')
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/(?<== )(?=React\w*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '),
      map: null,
    };
  },
});
