import { z } from 'zod';
import { settingTexts, type SettingText } from '../../contract/config-setting.ts';
import { employerConfig } from '../../contract/employer-config.ts';
import { bareSchema } from './schema-shape.ts';

type Setting = SettingText & { path: string; kind: string; byDefault: unknown };

/** Every value that an employer can set, in the order of the schema. @throws Error for one that nothing is said of */
export function listSettings(): Setting[] {
  return settingsIn(employerConfig, { path: '', byDefault: employerConfig.parse({}) });
}

function settingsIn(schema: z.ZodType, { path, byDefault }: { path: string; byDefault: unknown }): Setting[] {
  const text = settingTexts.get(schema);
  if (text) return [{ ...text, path, kind: kindOf(schema), byDefault }];
  const bare = bareSchema(schema);
  if (!(bare instanceof z.ZodObject))
    throw new Error(`Say what ${path} does: describe it with setting() of contract/config-setting.ts.`);
  const shape: Record<string, z.ZodType> = bare.shape;
  return Object.entries(shape).flatMap(([key, part]) =>
    settingsIn(part, {
      path: path === '' ? key : `${path}.${key}`,
      byDefault: (byDefault as Record<string, unknown>)[key],
    }),
  );
}

function kindOf(schema: z.ZodType): string {
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodBoolean) return 'true or false';
  if (bare instanceof z.ZodNumber) return 'number';
  if (bare instanceof z.ZodString) return 'text';
  if (bare instanceof z.ZodArray) return 'list';
  return bare instanceof z.ZodRecord ? 'object by name' : 'object';
}

const preface = `# Configuration

What an employer can set. The admin calls \`GET\` and \`PUT /api/pcsx/config\` read and write it whole, \`versions\` and
\`restore\` take it back. What is left out has its default. A value that cannot be used is refused when it is written; where
the database holds one all the same, its default stands, the log says so, and so does \`broken\` of the call. No page goes
blank for it.

For a single job, \`pcsxConfig.overrides.<number of the job>\` holds parts of \`pcsxConfig\` that are otherwise for it: its
pages, its questions, whether one has to log in, which files a resume may be, whether the status is told.

A private job is unlisted, and not secret: whoever asks by its number is answered, and numbers can be counted through
([Private jobs](operations.md#private-jobs)).

This page is made by \`node reference-app/server/employers/write-configuration.ts\` of the schema
(\`reference-app/contract/employer-config.ts\`); a test keeps the two equal.
`;

/** \`docs/configuration.md\`, before it is formatted. */
export function configurationDocument(): string {
  const groups = Map.groupBy(listSettings(), ({ path }) => groupOf(path));
  const parts = [...groups].map(([group, settings]) =>
    [
      `## ${group}`,
      '',
      '| value | kind | default | what it does | where |',
      '| --- | --- | --- | --- | --- |',
      ...settings.map(
        ({ path, kind, byDefault, description, place }) =>
          `| \`${path}\` | ${kind} | \`${JSON.stringify(byDefault)}\` | ${inCell(description)} | ${inCell(place)} |`,
      ),
    ].join('\n'),
  );
  return `${[preface, ...parts].join('\n\n')}\n`;
}

function groupOf(path: string): string {
  const [first = '', second = ''] = path.split('.');
  return first === 'pcsxConfig' ? second : first;
}

function inCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}
