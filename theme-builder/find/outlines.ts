import * as styles from './outlines.css.ts';

/** More would say no more, and cost the page its ease. */
const most = 200;

const isInView = ({ top, left, bottom, right, width, height }: DOMRect) =>
  width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

function boxAt({ top, left, width, height }: DOMRect, name: string | undefined) {
  const box = document.createElement('div');
  box.className = styles.box;
  // through the object model, which a strict Content-Security-Policy lets pass
  for (const [property, length] of Object.entries({ top, left, width, height }))
    box.style.setProperty(property, `${length}px`);
  if (name !== undefined) {
    const label = document.createElement('span');
    label.className = styles.name;
    label.textContent = name;
    if (top < 40) label.dataset['below'] = '';
    box.append(label);
  }
  return box;
}

/**
 * Draws lines around elements of the page, on a layer of its own that nobody can press or hear, and keeps them there
 * while the page scrolls. What the page is made of stays untouched.
 *
 * @returns what takes them away
 */
export function outline(elements: readonly Element[], name?: string): () => void {
  const layer = document.createElement('div');
  layer.className = styles.layer;
  layer.ariaHidden = 'true';
  document.querySelector('[data-portico-panel]')?.append(layer);
  let frame = 0;
  const draw = () => {
    frame = 0;
    const seen = elements
      .slice(0, most)
      .filter((element) => element.isConnected)
      .map((element) => element.getBoundingClientRect())
      .filter(isInView);
    layer.replaceChildren(...seen.map((rect, index) => boxAt(rect, index === 0 ? name : undefined)));
  };
  const drawSoon = () => {
    frame ||= requestAnimationFrame(draw);
  };
  draw();
  window.addEventListener('scroll', drawSoon, { capture: true, passive: true });
  window.addEventListener('resize', drawSoon);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', drawSoon, { capture: true });
    window.removeEventListener('resize', drawSoon);
    layer.remove();
  };
}
