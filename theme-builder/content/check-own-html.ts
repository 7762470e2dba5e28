import type { ResolvedTheme } from '@portico/tokens';
import { htmlContrast, type HtmlContrast } from './html-contrast.ts';
import type { ContentBackend, HtmlPart } from './backend.ts';

const parts: readonly HtmlPart[] = ['navbar', 'footer'];

/** What the employer's own HTML, as it is saved, would be with a theme: the parts that somebody should know something of. */
export async function checkOwnHtml(
  { load, check }: Pick<ContentBackend, 'load' | 'check'>,
  theme: ResolvedTheme,
): Promise<readonly { part: HtmlPart; found: HtmlContrast }[]> {
  const { content } = await load();
  const found = await Promise.all(
    parts
      .filter((part) => content[part].trim() !== '')
      .map(async (part) => ({
        part,
        found: htmlContrast(await check(part, content[part]), { part, themes: [theme] }),
      })),
  );
  return found.filter(({ found: { failing } }) => failing.length > 0);
}
