import type { Progress } from './import-postings.ts';

/** Where the operator reads: a terminal, or a file that a job's output goes to. */
export type Screen = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

const tenth = 0.1;
const redrawEvery = 80;
const eraseLine = '\r\u001b[2K';
const amount = (bytes: number): string => bytes.toFixed(bytes < 10 ? 1 : 0);

/** How much of a whole is read, both in the unit that suits the whole. */
function partOf(bytes: number, total: number): string {
  const [unit, size] = total < 1_000_000 ? (['kB', 1_000] as const) : (['MB', 1_000_000] as const);
  return `${amount(bytes / size)} of ${amount(total / size)} ${unit}`;
}

function wordsOf({ bytesRead, bytesTotal, rows, refused }: Progress): string {
  const count = rows.toLocaleString('en-US');
  const bad = refused === 0 ? '' : `, ${refused.toLocaleString('en-US')} refused`;
  return `Read: ${partOf(bytesRead, bytesTotal)}, ${count} rows${bad}`;
}

/** A bar that moves on a terminal; elsewhere a line for each tenth, so that a log stays a log. */
export function progressOn(screen: Screen): { show: (progress: Progress) => void; end: () => void } {
  let drawnAt = 0;
  let toldUpTo = 0;
  let isDrawn = false;

  return {
    show(progress) {
      const share = progress.bytesTotal === 0 ? 1 : Math.min(1, progress.bytesRead / progress.bytesTotal);
      if (!screen.isTTY) {
        if (share < 1 && share < toldUpTo + tenth) return;
        if (share === toldUpTo) return;
        toldUpTo = share;
        screen.write(`${wordsOf(progress)}\n`);
        return;
      }
      const now = performance.now();
      if (now - drawnAt < redrawEvery && share < 1) return;
      drawnAt = now;
      isDrawn = true;
      const width = 24;
      const full = Math.round(share * width);
      const line = `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${wordsOf(progress)}`;
      // A line that wraps could not be erased again.
      screen.write(eraseLine + line.slice(0, (screen.columns ?? 80) - 1));
    },
    end() {
      if (isDrawn) screen.write(eraseLine);
    },
  };
}
