// `npm run bench [name …] [--all] [--markdown <file>]`: measures what docs promise in numbers, and informs. It fails
// only when a benchmark breaks, never because a number is not held.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium, ensurePostgres } from './debian.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';
import { GiveUp, run, runMain, say } from './say.mjs';
import { startPostgres } from './test-postgres.mjs';

/** Rows as a table that is good to read in a terminal and is Markdown too. */
function tableOf(rows) {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((row) => row[index].length)));
  const isNumber = columns.map((column) => rows.every((row) => /^[\d.]+$/.test(String(row[column]))));
  const line = (row) =>
    `| ${row.map((cell, index) => (isNumber[index] ? cell.padStart(widths[index]) : cell.padEnd(widths[index]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, index) => (isNumber[index] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}

const verdictTable = (verdicts) =>
  tableOf(
    verdicts.map(({ what, measured, budget, holds }) => ({
      what,
      measured,
      budget,
      verdict: holds ? 'holds' : 'does not hold',
    })),
  );

async function environment(chromium) {
  const version = await run(chromium, ['--version', '--no-sandbox']);
  return `${availableParallelism()} cores (load ${loadavg()[0].toFixed(1)} when it began), Node ${process.version}, ${/Chrom\S* [\d.]+/.exec(version.output)?.[0]}`;
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, markdown: { type: 'string' } },
  });
  await ensureInstalled();
  await ensureNode();
  process.env.CHROMIUM_PATH = await ensureChromium();
  process.env.NODE_ENV = 'production';
  await ensureBuilt();

  // imported once the packages are there
  const { benchmarks } = await import('../tests/performance/benchmarks.ts');
  const unknown = positionals.filter((word) => !benchmarks.some(({ name }) => name === word));
  if (unknown.length > 0)
    throw new GiveUp(
      `There is no benchmark ${unknown.join(', ')}: choose among ${benchmarks.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = benchmarks.filter(({ name, onlyWhenAsked }) =>
    positionals.length > 0 ? positionals.includes(name) : values.all || !onlyWhenAsked,
  );

  const about = await environment(process.env.CHROMIUM_PATH);
  say(about);
  const markdown = [`Measured on ${about}.`];
  const broken = [];
  const missed = [];
  for (const { name, title, needsPostgres, run: measure } of chosen) {
    say(`\n## ${title} (${name})\n`);
    let postgres;
    try {
      if (needsPostgres) postgres = await startPostgres(await ensurePostgres());
      const { verdicts, details = [], notes = [] } = await measure(postgres?.url ?? '');
      for (const { caption, rows } of details) say(`${caption}:\n\n${tableOf(rows)}\n`);
      say(verdictTable(verdicts));
      if (notes.length > 0) say(`\n${notes.join('\n')}`);
      markdown.push(`### ${title}`, verdictTable(verdicts));
      missed.push(...verdicts.filter(({ holds }) => !holds).map(({ what }) => `${name}: ${what}`));
    } catch (error) {
      broken.push(name);
      process.stderr.write(`${name} broke: ${error.stack ?? error}\n`);
    } finally {
      await postgres?.stop();
    }
  }
  if (values.markdown) writeFileSync(values.markdown, `${markdown.join('\n\n')}\n`);
  say(
    missed.length === 0
      ? '\nEvery budget that was measured holds.'
      : `\nDoes not hold:\n  ${missed.join('\n  ')}`,
  );
  if (broken.length > 0) say(`Broke: ${broken.join(', ')}`);
  return broken.length > 0 ? 1 : 0;
});
