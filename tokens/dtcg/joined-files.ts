/** Files of the Design Tokens format (2025.10) seen as one, and the file that each group at their top is from. */
export type JoinedFiles<Content = object> = { content: Content; fileOf: ReadonlyMap<string, string> };

type Together<Union> = (Union extends unknown ? (file: Union) => void : never) extends (
  file: infer All,
) => void
  ? All
  : never;

/** Joins files, named by their paths in this package. @throws Error when two have the same group. */
export function joinFiles<Files extends Record<string, object>>(
  files: Files,
): JoinedFiles<Together<Files[keyof Files]>> {
  const fileOf = new Map<string, string>();
  const content: Record<string, unknown> = {};
  for (const [file, groups] of Object.entries(files))
    for (const [group, tokens] of Object.entries(groups)) {
      if (group.startsWith('$')) continue;
      const other = fileOf.get(group);
      if (other !== undefined) throw new Error(`${file}: ${group} is in ${other} already`);
      fileOf.set(group, file);
      content[group] = tokens;
    }
  return { content: content as Together<Files[keyof Files]>, fileOf };
}

/** @throws Error that names the file and the path in it. */
export function fail(file: string, path: string, message: string): never {
  throw new Error(`${file}: ${path} ${message}`);
}
