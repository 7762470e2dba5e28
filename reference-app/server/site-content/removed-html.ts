import type { Removal } from '../../contract/site-content.ts';
import {
  isAllowedElement,
  isAllowedName,
  keepsAttribute,
  nestedSizesRefusedIn,
  openTagsOf,
} from '../pages/custom-html.ts';

type Reason = Removal['reason'];
type Found = Omit<Removal, 'count'>;

const elementReasons: Readonly<Record<string, Reason>> = {
  ...sameReason('runs', ['script', 'noscript', 'template']),
  ...sameReason('frames', ['iframe', 'frame', 'frameset', 'object', 'embed', 'applet']),
  ...sameReason('submits', [
    'form',
    'input',
    'button',
    'select',
    'option',
    'textarea',
    'label',
    'fieldset',
    'dialog',
  ]),
  ...sameReason('loads', ['link', 'style', 'meta', 'base', 'video', 'audio', 'source', 'picture', 'track']),
};
const outOfPlace =
  /^(?:position|inset|top|right|bottom|left|z-index|transform|translate|rotate|scale|float|margin)/;
const most = 50;

/** What the sanitiser takes out of HTML, each kind once, in the order in which it is met; what depends on what is around it comes last. */
export function removedFrom(html: string): Removal[] {
  const kinds = new Map<string, Removal>();
  const known = new Map<string, Found[]>();
  const add = (found: readonly Found[]) => {
    for (const one of found) {
      const kind = JSON.stringify(one);
      const before = kinds.get(kind);
      if (before) before.count += 1;
      else if (kinds.size < most) kinds.set(kind, { ...one, count: 1 });
    }
  };
  for (const { name, attributes } of openTagsOf(html)) {
    const key = JSON.stringify([name, attributes]);
    // markup repeats itself, and to look closely takes time
    const found = known.get(key) ?? lostBy(name, attributes);
    known.set(key, found);
    add(found);
  }
  add(
    nestedSizesRefusedIn(html).map((within) => ({
      what: 'style',
      name: 'font-size',
      within,
      reason: 'size',
    })),
  );
  return [...kinds.values()];
}

function lostBy(element: string, attributes: Readonly<Record<string, string>>): Found[] {
  if (!isAllowedElement(element))
    return [{ what: 'element', name: shortened(element), reason: elementReasons[element] ?? 'unknown' }];
  return Object.entries(attributes).flatMap(([name, value]) =>
    name === 'style' ? lostStyles(element, value) : lostAttribute(element, { name, value }),
  );
}

function lostAttribute(element: string, { name, value }: { name: string; value: string }): Found[] {
  const areNamesOwn =
    (name !== 'class' && name !== 'id') || value.split(/\s+/).filter(Boolean).every(isAllowedName);
  if (areNamesOwn && keepsAttribute(element, { name, value })) return [];
  // nothing is lost with what says nothing
  if (value === '' && !name.startsWith('on')) return [];
  return [
    {
      what: 'attribute',
      name: shortened(name),
      within: element,
      reason: attributeReason(element, { name, value }),
    },
  ];
}

function attributeReason(element: string, { name, value }: { name: string; value: string }): Reason {
  if (name.startsWith('on') || /^[\s\p{Cc}]*(?:javascript|vbscript|data)[\s\p{Cc}]*:/iu.test(value))
    return 'runs';
  if (name === 'class' || name === 'id') return 'names';
  if (element === 'a' && name === 'href') return 'address';
  if (['src', 'srcset', 'background', 'poster'].includes(name)) return 'loads';
  if (element === 'img' && (name === 'width' || name === 'height')) return 'size';
  if (['action', 'formaction', 'ping'].includes(name)) return 'submits';
  return 'unknown';
}

function lostStyles(element: string, style: string): Found[] {
  return style
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .filter((value) => !keepsAttribute(element, { name: 'style', value }))
    .map((declaration): Found => {
      const name = (declaration.split(':')[0] ?? '').trim().toLowerCase();
      const reason = styleReason(element, { name, declaration });
      return { what: 'style', name: shortened(name), within: element, reason };
    });
}

function styleReason(element: string, { name, declaration }: { name: string; declaration: string }): Reason {
  // a margin of no size is allowed, so a wrong one is out of place only where it pulls
  if (outOfPlace.test(name) && !/^margin\s*:\s*[\d.]/.test(declaration.trim())) return 'overlays';
  if (/url\s*\(/i.test(declaration)) return 'loads';
  // some may be nothing, and some have to be large enough to be read
  const takesSizes = ['0', '16px'].some((size) =>
    keepsAttribute(element, { name: 'style', value: `${name}: ${size}` }),
  );
  return takesSizes ? 'size' : 'unknown';
}

/** Names are the author's: what is no name may be as long as the text. */
function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

function sameReason(reason: Reason, names: readonly string[]): Record<string, Reason> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}
