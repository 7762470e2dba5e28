import type { PageWindow } from '../preview/page-window.ts';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžgğAÁEÉIÍOÓUÚCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu)].map(
    ([, plain = '', accented = '']) => [plain, accented],
  ),
);
const vowel = /[aeiou]/i;
const arabic = /\p{Script=Arabic}/u;
/** By how much texts grow when they are translated into a wordy language. */
const growth = 0.4;

/**
 * A text about as long as in a wordy language, and still to be read: vowels are drawn out and letters have accents. Arabic
 * is drawn out as its scribes do it, between the letters.
 */
export function lengthened(text: string): string {
  let owed = 0;
  let longer = '';
  for (const letter of text) {
    longer += accents[letter] ?? letter;
    if (!/\p{L}/u.test(letter)) continue;
    owed += growth;
    const more = vowel.test(letter)
      ? (accents[letter.toLowerCase()] ?? letter)
      : arabic.test(letter)
        ? 'ـ'
        : '';
    if (more === '') continue;
    longer += more.repeat(Math.floor(owed));
    owed -= Math.floor(owed);
  }
  return longer;
}

// what is in these is no text that is shown, or is somebody's own
const isShown = (node: Text) => !node.parentElement?.closest('script, style, noscript, textarea');

/** Runs when the page's own scripts have taken it over: until then they expect its texts as the server sent them. */
function whenInUse(root: HTMLElement, run: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!('ptReady' in root.dataset)) return;
    observer.disconnect();
    run();
  });
  if ('ptReady' in root.dataset) run();
  else observer.observe(root, { attributes: true, attributeFilter: ['data-pt-ready'] });
  return () => observer.disconnect();
}

/** Makes the texts of a page longer, those that come later too. @returns what takes it back */
export function lengthenTexts({ document, NodeFilter }: PageWindow): () => void {
  const texts = new Map<Text, { own: string; longer: string }>();
  const lengthen = (node: Text) => {
    const known = texts.get(node);
    if (node.data === known?.longer || !isShown(node)) return;
    const longer = lengthened(node.data);
    texts.set(node, { own: node.data, longer });
    if (longer !== node.data) node.data = longer;
  };
  const lengthenIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root.nodeType === root.TEXT_NODE) lengthen(root as Text);
    while (walker.nextNode()) lengthen(walker.currentNode as Text);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) lengthenIn(node);
  });
  const stop = whenInUse(document.documentElement, () => {
    lengthenIn(document.body);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => {
    stop();
    observer.disconnect();
    for (const [node, { own, longer }] of texts) if (node.data === longer) node.data = own;
  };
}
