import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { lineHeight, number, size, sizes, textSize } from './custom-sizes.ts';
import { nestedTextSizes } from './nested-text-sizes.ts';

/** Custom HTML as it may go into a page, with its styles apart, since the page's policy allows no style attributes. */
export type CustomHtml = { html: string; css: string };

const text = [
  'p',
  'span',
  'strong',
  'em',
  'b',
  'i',
  'small',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
];
const blocks = ['div', 'section', 'nav', 'figure', 'figcaption', 'address', 'img'];

const color = [/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i, /^[a-z]{3,20}$/i];
const word = [/^[a-z-]{2,30}$/];
const border = [/^(?:\d|1[0-6])px (?:solid|dashed|dotted) (?:#[\da-f]{3,8}|[a-z]{3,20})$/i, /^(?:none|0)$/];
// sizes that a bar of links or a footer has use for; larger ones would push the page away from its visitors
const room = [sizes(96)];
const styles = {
  color,
  'background-color': color,
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'font-size': [textSize],
  'font-weight': [/^(?:[1-9]00|bold|normal)$/],
  'font-style': word,
  'line-height': [/^normal$/, lineHeight(96)],
  'letter-spacing': [size(8)],
  'text-align': word,
  'text-decoration': word,
  'text-transform': word,
  'list-style-type': word,
  'white-space': word,
  padding: room,
  margin: room,
  border,
  // no larger than its element, whatever is asked for
  'border-radius': [sizes(9999)],
  width: [size(1280)],
  'max-width': [size(9999)],
  height: [size(320)],
  gap: room,
  display: [/^(?:block|inline|inline-block|flex|inline-flex)$/],
  'flex-direction': word,
  'flex-wrap': word,
  'align-items': word,
  'justify-content': word,
};

/** Whether a class or an id is the employer's own, which no rule of the site's means. */
export const isAllowedName = (name: string): boolean => /^custom-[\w-]+$/.test(name);
/** What an attribute names, reduced to names of the employer's own. */
const ownNames = (value: string | undefined) => (value ?? '').split(/\s+/).filter(isAllowedName).join(' ');

const allowed = {
  allowedTags: [...text, ...blocks],
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
};
const attributes = {
  '*': ['class', 'id', 'lang', 'dir', 'aria-label'],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height', 'referrerpolicy'],
};

const narrow = (html: string): string =>
  sanitizeHtml(html, {
    ...allowed,
    allowedAttributes: { ...attributes, '*': [...attributes['*'], 'style'] },
    allowedStyles: { '*': styles },
    transformTags: {
      '*': (tagName, { class: classes, id, ...rest }) => {
        const ownClass = ownNames(classes);
        const [ownId = ''] = ownNames(id).split(' ');
        const attribs: Attributes = { ...rest };
        if (ownClass !== '') attribs.class = ownClass;
        if (ownId !== '') attribs.id = ownId;
        if (tagName === 'img') {
          attribs.referrerpolicy = 'no-referrer';
          if (!/^(?:https:\/\/|\/(?!\/))/i.test(attribs.src ?? '')) delete attribs.src;
          if (!number(1280).test(attribs.width ?? '0')) delete attribs.width;
          if (!number(320).test(attribs.height ?? '0')) delete attribs.height;
        }
        return { tagName, attribs };
      },
    },
  });

export const isAllowedElement = (name: string): boolean => allowed.allowedTags.includes(name);

/** Whether anything of an attribute is left on such an element. */
export function keepsAttribute(element: string, { name, value }: { name: string; value: string }): boolean {
  if (!/^[\w-]+$/.test(name)) return false;
  const written = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return narrow(`<${element} ${name}="${written}">`).includes(` ${name}="`);
}

/** Every element that HTML begins, as it is read here. */
export function openTagsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const tags: { name: string; attributes: Record<string, string> }[] = [];
  sanitizeHtml(html, {
    allowedTags: [],
    onOpenTag: (name, own) => void tags.push({ name, attributes: own }),
  });
  return tags;
}

/** The elements whose texts have a size that is allowed for itself, and not in what is around them. */
export function nestedSizesRefusedIn(html: string): string[] {
  const refused: string[] = [];
  const textSizes = nestedTextSizes();
  sanitizeHtml(narrow(html), {
    allowedTags: [],
    onOpenTag: (name, { style }) => {
      if (textSizes.open(style).isRefused) refused.push(name);
    },
    onCloseTag: textSizes.close,
  });
  return refused;
}

/** Whether there is anything to see: a bar of nothing would hide the standard one. */
const showsSomething = (html: string) =>
  /<img [^>]*src="/.test(html) || html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/**
 * An employer's own navbar or footer, reduced to what cannot run, submit, frame, overlay the page or load anything but
 * images over https or of this site (rulings 23 and 65). Styles become rules for classes of `name`. What leaves nothing to see
 * is nothing: the standard part shows.
 */
export function sanitiseCustomHtml(html: string, name: string): CustomHtml {
  const rules: string[] = [];
  const textSizes = nestedTextSizes();
  const withClasses = sanitizeHtml(narrow(html), {
    ...allowed,
    allowedAttributes: attributes,
    onCloseTag: textSizes.close,
    transformTags: {
      '*': (tagName, { style: asked, ...attribs }) => {
        const { style } = textSizes.open(asked);
        if (style === '') return { tagName, attribs };
        const own = `custom-${name}-${rules.length}`;
        rules.push(`.${own}{${style}}`);
        return { tagName, attribs: { ...attribs, class: [attribs.class, own].filter(Boolean).join(' ') } };
      },
    },
  });
  if (!showsSomething(withClasses)) return { html: '', css: '' };
  return { html: withClasses, css: rules.length === 0 ? '' : `@layer app{${rules.join('')}}` };
}
