import type { Page } from '@playwright/test';

/**
 * Notes what a screen reader says by itself on this page, from its first line on: what is added to the live regions that it
 * knows, and alerts that appear. To be called before the page is opened; answers what was said, in order.
 *
 * A region is known a frame after it has come: what comes together with its region is not read, but for alerts.
 */
export async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => heard.push(text));
  await page.addInitScript(() => {
    const regions =
      '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
    const known = new WeakSet<Element>();
    const learn = () => {
      for (const region of document.querySelectorAll(regions)) known.add(region);
      requestAnimationFrame(() => setTimeout(learn));
    };
    learn();
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    const isHidden = (node: Node) =>
      elementOf(node)?.closest('[aria-hidden="true"], [hidden], [inert], script, style') !== null;
    const textOf = (part: Node): string => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (
        let node: Node | null = part instanceof Text ? part : walker.nextNode();
        node;
        node = walker.nextNode()
      )
        if (!isHidden(node)) texts.push(node.textContent ?? '');
      return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
    };
    const isWhole = (region: Element) =>
      region.getAttribute('aria-atomic') === 'true' ||
      (region.matches('[role="status"], [role="alert"], output') && region.ariaAtomic !== 'false');
    /** What is read aloud of a part that has come or changed. */
    const partsHeard = (node: Node): Node[] => {
      const region = elementOf(node)?.closest(regions);
      const alerts = node instanceof Element ? [...node.querySelectorAll('[role="alert"]')] : [];
      if (region?.matches('[role="alert"]')) return [region];
      if (region && known.has(region)) return alerts.length > 0 ? alerts : [isWhole(region) ? region : node];
      return alerts;
    };
    new MutationObserver((records) => {
      const changed = records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      const parts = new Set(changed.filter((node) => node.isConnected).flatMap(partsHeard));
      for (const part of parts) {
        const isWithin = [...parts].some((other) => other !== part && other.contains(part));
        const text = isWithin ? '' : textOf(part);
        if (text !== '') void (window as unknown as { hear: (text: string) => void }).hear(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return heard;
}
