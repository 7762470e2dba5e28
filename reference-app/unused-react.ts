import { join } from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/**
 * Kinds of parts that React can draw and no page here has, by their numbers in React's code: lists of suspended parts, what
 * belongs into the document's head, the document's own elements, animated changes, and what is kept while it is hidden.
 */
const unusedKinds: ReadonlySet<unknown> = new Set([19, 26, 27, 30, 31]);
const unusedTypes = /^REACT_(?:SUSPENSE_LIST|LEGACY_HIDDEN|VIEW_TRANSITION|ACTIVITY)_TYPE$/;

/** Where React gives the kinds their numbers: another release may give others. */
const numbers = [
  /createFiberImplClass\(19,[^;]+REACT_SUSPENSE_LIST_TYPE/,
  /\? 26\s+: "html" === type \|\| "head" === type \|\| "body" === type\s+\? 27\s+: 5;/,
  /createFiberImplClass\(30,[^;]+REACT_VIEW_TRANSITION_TYPE/,
  /createFiberImplClass\(31,[^;]+REACT_ACTIVITY_TYPE/,
];

/** Questions that have one answer here, and work that there never is. */
const unusedFunctions: Readonly<Record<string, string>> = {
  isHostHoistableType: 'return false;',
  isCustomElement: 'return false;',
  // references to parts that have no element of their own
  isFragmentInstanceParent: 'return false;',
  // what an error says of the parts around it, which nobody reads
  getStackByFiberInDevAndProd: 'return "";',
  // forms that React sends
  extractEvents$1: '',
};

/** What is there for that only, and calls that load files beforehand. */
const unusedMembers =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+$|^exports\.(?:preconnect|prefetchDNS|(?:preinit|preload)(?:Module)?|requestFormReset|useForm(?:State|Status))$/;

const unusedCode: readonly (readonly [code: RegExp, instead: string])[] = [
  // whether a change can be animated, and is
  [/\((\w+) & 335544064\) === \1/g, 'false'],
  [/shouldStartViewTransition\s+\?/g, 'false ?'],
  // whether a change waits for stylesheets, or for pictures that are animated
  [
    /isViewTransitionEligible \|\|\s+subtreeFlags & 8192 \|\|\s+16785408 === \(subtreeFlags & 16785408\)/g,
    'false',
  ],
  [/null === current\.stateNode(?=\) \{\s+var fragmentInstance)/g, 'false'],
  [
    /^ {2}(?:D: prefetchDNS|C: preconnect|L: preload|m: preloadModule|X: preinitScript|S: preinitStyle|M: preinitModuleScript),?\n/gm,
    '',
  ],
];

const leaving = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']);

/** Whether what comes after these statements is never reached from them. */
const leaves = (body: readonly ESTree.Statement[]): boolean => {
  const last = body.at(-1);
  if (last?.type === 'BlockStatement') return leaves(last.body);
  return last !== undefined && leaving.has(last.type);
};

const isTag = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag';

const isUnusedCase = ({ test }: ESTree.SwitchCase, isOfKinds: boolean) =>
  (isOfKinds && test?.type === 'Literal' && unusedKinds.has(test.value)) ||
  (test?.type === 'Identifier' && unusedTypes.test(test.name));

/** Cases that are never the case; what those before run into, too, stays. */
const unusedCases = ({ discriminant, cases }: ESTree.SwitchStatement): ESTree.SwitchCase[] => {
  const isOfKinds = isTag(discriminant);
  let isReached = false;
  return cases.filter((each) => {
    const isUnused = isUnusedCase(each, isOfKinds) && (each.consequent.length === 0 || !isReached);
    if (!isUnused) isReached = !leaves(each.consequent);
    return isUnused;
  });
};

/** The variables of the function around that are declared in some of its statements, and used in others as well. */
const variablesIn = (part: unknown): string[] => {
  if (Array.isArray(part)) return part.flatMap(variablesIn);
  if (typeof part !== 'object' || part === null) return [];
  const { type, kind, id } = part as { type?: string; kind?: string; id?: ESTree.Node };
  if (type?.includes('Function') || (kind !== undefined && kind !== 'var')) return [];
  const own = type === 'VariableDeclarator' && id?.type === 'Identifier' ? [id.name] : [];
  return [...own, ...Object.values(part).flatMap(variablesIn)];
};

type Change = { start: number; end: number; instead: string };

/** What is left out of a file of React's, in its order. */
const changesIn = (file: string, code: string): readonly Change[] => {
  const changes: Change[] = [];
  const change = ({ start, end }: ESTree.Node, instead: string) => changes.push({ start, end, instead });
  new Visitor({
    SwitchStatement: (node) => {
      const unused = unusedCases(node);
      for (const each of unused) change(each, '');
      const variables = variablesIn(unused.map(({ consequent }) => consequent));
      const end = node.end - 1;
      if (variables.length > 0) changes.push({ start: end, end, instead: `var ${variables.join(', ')};` });
    },
    BinaryExpression: (node) => {
      const { left, right, operator } = node;
      if (left.type === 'Literal' && unusedKinds.has(left.value) && isTag(right))
        change(node, String(operator === '!=='));
    },
    FunctionDeclaration: ({ id, body }) => {
      const instead = unusedFunctions[id?.name ?? ''];
      if (instead !== undefined && body) change(body, `{ ${instead} }`);
    },
    ExpressionStatement: (node) => {
      if (node.expression.type !== 'AssignmentExpression') return;
      const { start, end } = node.expression.left;
      if (unusedMembers.test(code.slice(start, end))) change(node, '');
    },
  }).visit(parseSync(file, code, { sourceType: 'script' }).program);
  return changes.toSorted((a, b) => a.start - b.start || b.end - a.end);
};

/** React's code without what this site never has it do. */
export const withoutUnused = (file: string, code: string): string => {
  let used = '';
  let at = 0;
  for (const { start, end, instead } of changesIn(file, code)) {
    // within what is left out already
    if (start < at) continue;
    used += code.slice(at, start) + instead;
    at = end;
  }
  used += code.slice(at);
  return unusedCode.reduce((text, [part, instead]) => text.replaceAll(part, instead), used);
};

const folder = join(import.meta.dirname, '../node_modules/react-dom/cjs');

/** What is no longer as it was where this file expects it. */
const unknownIn = (code: string): string[] => [
  ...[...numbers, ...unusedCode.map(([part]) => part)].filter((part) => code.search(part) < 0).map(String),
  ...Object.keys(unusedFunctions).filter((name) => !code.includes(`function ${name}(`)),
];

/**
 * Leaves out of React what it can do and this site never has it do: the minifier does not know, and leaves out what only that
 * uses. An element of such a kind is refused as React refuses what is no component.
 */
export const unusedReact = (): Plugin => ({
  name: 'unused-react',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.startsWith(folder)) return undefined;
    const unknown = id.endsWith('react-dom-client.production.js') ? unknownIn(code) : [];
    if (unknown.length > 0)
      throw new Error(
        `${id} has no longer: ${unknown.join(', ')}. Look what became of it, and mend unused-react.ts.`,
      );
    return { code: withoutUnused(id, code), map: null };
  },
});
