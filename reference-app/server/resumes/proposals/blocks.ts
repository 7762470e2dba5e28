import { spansIn, type FoundSpan } from './dates.ts';
import type { Line } from './lines.ts';

/** One entry of experience or education as it stands on the page: what is told beside its dates, and below them. */
export type Block = {
  span: FoundSpan | null;
  /** What stands around the dates, the most prominent first. */
  head: string[];
  description: string[];
  first: Line;
  last: Line;
};

const bullet = /^\s*[•·▪‣*●–-]\s+/u;
const longestHead = 110;

/** Whether a line can name a position or a school, rather than tell about it. */
function canBeHead({ text }: Line): boolean {
  const line = text.trim();
  return line !== '' && line.length <= longestHead && !bullet.test(text) && !/[.!?:;]$/u.test(line);
}

/**
 * The entries of a section's lines. An entry is known by its dates; what names it stands beside them, in the line or
 * two above, or below.
 */
export function blocksOf(lines: readonly Line[], { takesYears }: { takesYears: boolean }): Block[] {
  const dated = lines.flatMap((line, index) => {
    const span = bullet.test(line.text)
      ? undefined
      : spansIn(line.text).find((one) => takesYears || one.startDate !== null);
    return span ? [{ line, index, span }] : [];
  });
  const blocks: Block[] = [];
  let free = 0;
  for (const [position, { line, index, span }] of dated.entries()) {
    const next = dated[position + 1]?.index ?? lines.length;
    const beside = withoutMarks(line.text.slice(0, span.from), line.text.slice(span.to));
    const above = linesAbove(lines, { index, free, count: beside === '' ? 2 : 1 });
    const isNamedBeside = partsOf(beside).length > 1;
    const head = isNamedBeside
      ? [beside]
      : [...above.map(({ text }) => text.trim()), ...(beside ? [beside] : [])];
    let from = index + 1;
    const first = isNamedBeside ? line : (above[0] ?? line);
    // named by nothing so far, or by half of it
    const lacks = head.length === 0 ? 2 : head.length === 1 && partsOf(head[0] ?? '').length === 1 ? 1 : 0;
    for (let more = 0; more < lacks && from < next; more += 1) {
      const below = lines[from];
      if (!below || !canBeHead(below) || belongsToNext(lines, { from, next })) break;
      head.push(below.text.trim());
      from += 1;
      if (partsOf(below.text).length > 1) break;
    }
    const end = endOfDescription(lines, { from, next, isLast: next === lines.length });
    const description = lines
      .slice(from, end)
      .map(({ text }) => text.replace(bullet, '').trim())
      .filter((text) => text !== '');
    blocks.push({ span, head, description, first, last: lines[Math.max(index, end - 1)] ?? line });
    free = end;
  }
  return blocks;
}

/** The lines right above the dates that can name the entry, from the top. */
function linesAbove(
  lines: readonly Line[],
  { index, free, count }: { index: number; free: number; count: number },
): Line[] {
  const above: Line[] = [];
  for (let at = index - 1; at >= free && above.length < count; at -= 1) {
    const line = lines[at];
    if (!line || !canBeHead(line)) break;
    above.unshift(line);
    // one line with both is enough
    if (partsOf(line.text).length > 1) break;
  }
  return above;
}

/** Whether the line right before the next dates is the only one that could name them. */
function belongsToNext(lines: readonly Line[], { from, next }: { from: number; next: number }): boolean {
  return next < lines.length && from === next - 1 && lines[next] !== undefined && isBareDate(lines[next]);
}

function isBareDate({ text }: Line): boolean {
  const [span] = spansIn(text);
  return span !== undefined && withoutMarks(text.slice(0, span.from), text.slice(span.to)) === '';
}

/** Where the description ends: before what names the next entry. */
function endOfDescription(
  lines: readonly Line[],
  { from, next, isLast }: { from: number; next: number; isLast: boolean },
): number {
  if (isLast) return next;
  const line = lines[next];
  const [span] = line ? spansIn(line.text) : [];
  const beside = line && span ? withoutMarks(line.text.slice(0, span.from), line.text.slice(span.to)) : '';
  if (partsOf(beside).length > 1) return next;
  const above = linesAbove(lines, { index: next, free: from, count: beside === '' ? 2 : 1 });
  return next - above.length;
}

/** What is left beside the dates, without the marks that set them apart. */
function withoutMarks(before: string, after: string): string {
  return [withoutEdges(before), withoutEdges(after)].filter((text) => text !== '').join(', ');
}

/** From the first to the last sign that sets nothing apart: a pattern of the marks would try each run of them inside anew. */
const betweenMarks = /[^\s,،;:|()[\]–—·•-](?:.*[^\s,،;:|()[\]–—·•-])?/su;

function withoutEdges(text: string): string {
  return betweenMarks.exec(text)?.[0] ?? '';
}

/** Between single spaces. */
const separators = [/ \| /u, / [–—·•] /u, / - /u, / (?:at|@|bei|beim|chez) /iu, / (?:لدى|في) /u, / ?[,،] /u];

/** What a line names, by the sign that sets its parts apart. */
export function partsOf(text: string): string[] {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  for (const separator of separators) {
    const parts = line.split(separator).filter((part) => part !== '');
    if (parts.length > 1) return parts;
  }
  return line === '' ? [] : [line];
}
