// Holds imports to their order (.dependency-cruiser.mjs), and says how many modules it read: a reader that skips files finds nothing.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const packages = ['tokens', 'core', 'components', 'theme-builder', 'reference-app'];
const { output } = await cruise(packages, { ...config.options, validate: true, ruleSet: config });

const isOurs = (file) => /\.tsx?$/.test(file) && packages.some((name) => file.startsWith(`${name}/`));
const excluded = new RegExp(config.options.exclude.path);
const read = output.modules.map(({ source }) => source).filter(isOurs);
const there = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...packages], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => isOurs(file) && !file.endsWith('.d.ts') && !excluded.test(file) && existsSync(file));
const known = new Set(read);
const unread = there.filter((file) => !known.has(file));

for (const { from, to, rule } of output.summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
for (const file of unread) console.error(`${file} was not read.`);
console.log(
  `${there.length - unread.length} of ${there.length} modules read, ${output.summary.violations.length} imports out of order.`,
);
process.exitCode = output.summary.violations.length + unread.length > 0 ? 1 : 0;
