import { emitThemeCss, resolveTheme, type AnySections, type Product } from '@portico/tokens';
import { fromDtcg } from '@portico/tokens/exchange';
import { presets } from '@portico/tokens/presets';
import texts from '../theme-builder/locales/en-US/exchange.json';

// whichever demo employers there are; Storybook may look up there, components may not
const files = import.meta.glob<unknown>('../reference-app/employers/*/theme.tokens.json', {
  eager: true,
  import: 'default',
});

type Look = { sections: AnySections; product?: Product };

const employers = Object.entries(files).map(([file, content]) => {
  const employer = file.split('/').at(-2) ?? '';
  const read = fromDtcg(content);
  if (!read.ok) throw new Error(`${file} is no theme at ${read.path}: ${read.message}`);
  const look: Look = { sections: read.document.sections };
  return { id: employer, title: employer, look };
});
const finished = presets.map((look) => ({ id: look.id, title: texts[`preset.${look.id}.name`], look }));
const all: readonly { id: string; title: string; look: Look }[] = [...employers, ...finished];

/** The looks that can be tried on, after the theme that all start from. */
export const looks: readonly { value: string; title: string }[] = [
  { value: 'default', title: 'default' },
  ...all.map(({ id, title }) => ({ value: id, title })),
];

/** The stylesheet of a look; empty for the default one. */
export function lookCss(id: string): string {
  const look = all.find((each) => each.id === id)?.look;
  if (!look) return '';
  const { product = 'default', sections } = look;
  return emitThemeCss(resolveTheme({ product, layers: [{ id: 'employer', sections }] }), {
    layer: 'theme.employer',
    than: resolveTheme({ product: 'default' }),
  });
}
