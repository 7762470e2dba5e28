import { maximumRowId } from '../../../contract/row.ts';

/** The number of a form in its address; undefined where it is none. */
export function formNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= maximumRowId ? number : undefined;
}
