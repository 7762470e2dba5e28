import type { FeedFormat, ImportRow } from '../feed.ts';
import { locateFields } from '../json/locate-fields.ts';
import { readDocument } from '../json/read-document.ts';
import { nameOf, type Place, type SourceFile } from '../source-files.ts';
import { UnusableInput } from '../unusable-input.ts';
import { readPosition } from './eightfold-position.ts';
import { flawRefusal, idOf, isRecord, kindOf } from './row-check.ts';

const rowsAt = [['data', 'positions']];

/** What a file is, by its shape: a page of search, or one position's details. */
type Answer =
  | { kind: 'search'; count: number | null; isNarrowed: boolean }
  | {
      kind: 'details';
      position: Record<string, unknown>;
      refused: { path: string; reason: string } | undefined;
    };

function answerOf(
  file: SourceFile,
  part: { value: unknown; hasRows: boolean; flaws: { path: string; reason: string }[] },
): Answer {
  const wrong = (what: string): UnusableInput =>
    new UnusableInput(`${nameOf(file)} is not an answer of Eightfold's search or position_details: ${what}.`);
  if (!isRecord(part.value)) throw wrong(`it is ${kindOf(part.value)}`);
  const { data } = part.value;
  if (!isRecord(data))
    throw wrong(`data ${data === undefined ? 'is missing' : `must be an object, and is ${kindOf(data)}`}`);

  if (part.hasRows) {
    const filters = isRecord(data.appliedFilters) ? Object.keys(data.appliedFilters) : [];
    // An answer to a question (filters, or the relevance that only a query has) counts its hits, not the jobs.
    const isNarrowed = filters.length > 0 || (typeof data.sortBy === 'string' && data.sortBy !== 'timestamp');
    return { kind: 'search', count: typeof data.count === 'number' ? data.count : null, isNarrowed };
  }
  if (data.positions !== undefined)
    throw wrong(`data.positions must be a list, and is ${kindOf(data.positions)}`);
  if (data.id === undefined) throw wrong('data has neither positions nor an id');
  return { kind: 'details', position: data, refused: part.flaws[0] };
}

async function readDetails(file: SourceFile): Promise<Answer & { kind: 'details' }> {
  for await (const part of readDocument(file, { rowsAt })) {
    if (part.kind !== 'around') continue;
    const answer = answerOf(file, part);
    if (answer.kind === 'details') return answer;
  }
  throw new UnusableInput(`${nameOf(file)} changed while it was read.`);
}

/** Finds the details by the id of their position. A page of search is skipped over, so that its rows are not kept. */
async function indexDetails(files: readonly SourceFile[]): Promise<ReadonlyMap<string, SourceFile>> {
  const details = new Map<string, SourceFile>();
  // One file cannot complete another, and is read for its rows anyway.
  if (files.length < 2) return details;
  for (const file of files) {
    for await (const part of readDocument(file, { rowsAt })) {
      if (part.kind !== 'around') continue;
      const answer = answerOf(file, part);
      const id = answer.kind === 'details' ? idOf(answer.position) : null;
      if (id !== null) details.set(id, file);
    }
  }
  return details;
}

function detailsRow(file: SourceFile, { position, refused }: Answer & { kind: 'details' }): ImportRow {
  if (refused) {
    const { path, reason } = refused;
    return { refusal: { place: { file, field: path }, reason, sourceId: idOf(position) } };
  }
  return readPosition(position, { file, field: 'data' });
}

/** A row of search completed by its details, which say more and are usually newer. */
async function completedRow(
  row: Record<string, unknown>,
  { place, details }: { place: Place; details: SourceFile },
): Promise<ImportRow> {
  const answer = await readDetails(details);
  if (answer.refused) return detailsRow(details, answer);
  return readPosition({ ...row, ...answer.position }, place);
}

const open: FeedFormat['open'] = (files) => {
  return {
    linesOf: locateFields,
    async *rows(onBytes) {
      const details = await indexDetails(files);
      const merged = new Set<string>();
      const listed = new Set<string>();
      const ownDetails: { file: SourceFile; id: string | null }[] = [];
      let count: number | null = null;
      let isNarrowed = false;

      for (const file of files) {
        for await (const part of readDocument(file, { rowsAt, onBytes })) {
          if (part.kind === 'row') {
            const place = { file, field: part.path };
            const id = idOf(part.value);
            if (id !== null) listed.add(id);
            const flawed = flawRefusal(part, place);
            const source = id === null ? undefined : details.get(id);
            if (flawed) yield flawed;
            else if (source && id !== null && isRecord(part.value)) {
              merged.add(id);
              yield await completedRow(part.value, { place, details: source });
            } else yield readPosition(part.value, place);
            continue;
          }
          const answer = answerOf(file, part);
          if (answer.kind === 'details') ownDetails.push({ file, id: idOf(answer.position) });
          else {
            count = answer.count === null ? count : Math.max(count ?? 0, answer.count);
            isNarrowed ||= answer.isNarrowed;
          }
        }
      }
      // Only now is it known which details no row of search asked for.
      for (const { file, id } of ownDetails) {
        if (id === null || !merged.has(id)) yield detailsRow(file, await readDetails(file));
      }
      const isComplete = count !== null && !isNarrowed && listed.size >= count;
      return { completeness: isComplete ? 'complete' : 'partial' };
    },
  };
};

/** Answers of `/api/pcsx/search` and `position_details`, one to a file; details complete the rows of search. */
export const eightfold: FeedFormat = { extensions: ['.json'], open };
