import { fromDtcg } from '@portico/tokens/exchange';
import { themeDocument } from '../../contract/themes.ts';
import type { DemoEmployer } from '../demo-employer.ts';
import { checkData, dataError, readText } from './data-file.ts';

/**
 * Reads a theme, and the product that it is for, from a file in the Design Tokens format, as the theme builder exports it.
 *
 * @param file below `employers`
 */
export function readTheme(file: string): Pick<DemoEmployer, 'product' | 'theme'> {
  const read = fromDtcg(readText(file));
  if (!read.ok) throw dataError(file, [`${read.path}: ${read.message}`]);
  if (read.notUnderstood.length > 0)
    throw dataError(
      file,
      read.notUnderstood.map(({ path, message }) => `${path} ${message}`),
    );
  const { product, sections, assets } = checkData(file, themeDocument, read.document);
  return { product, theme: { sections, ...(assets && { assets }) } };
}
