import { emitThemeCss, resolveTheme, type AnySections, type Product } from '@portico/tokens';

// whichever demo employers there are; Storybook may look up there, components may not
const modules = import.meta.glob<Record<string, unknown>>('../reference-app/employers/*/theme.ts', {
  eager: true,
});

type EmployerTheme = { sections: AnySections; product?: Product };
const isTheme = (value: unknown): value is EmployerTheme =>
  typeof value === 'object' && value !== null && 'sections' in value;

const documents = new Map(
  Object.entries(modules).flatMap(([file, exported]) => {
    const theme = Object.values(exported).find(isTheme);
    const employer = file.split('/').at(-2);
    return theme && employer ? [[employer, theme] as const] : [];
  }),
);

/** The employers whose looks can be tried on, after the theme that all start from. */
export const employers: readonly string[] = [...documents.keys()];

/** The stylesheet of an employer's theme; empty for the default one. */
export const employerCss = (employer: string): string => {
  const theme = documents.get(employer);
  if (!theme) return '';
  const { product = 'default', sections } = theme;
  return emitThemeCss(resolveTheme({ product, layers: [{ id: 'employer', sections }] }), {
    layer: 'theme.employer',
    than: resolveTheme({ product: 'default' }),
  });
};
