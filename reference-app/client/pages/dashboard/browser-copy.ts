import { whereAllowed } from '../../app/browser-storage.ts';

/**
 * Takes away what this browser keeps of an application that was begun, and what it knows of the server's.
 *
 * @returns puts it back
 */
export function takeBrowserCopy(key: string): () => void {
  const kept = whereAllowed(() => {
    const entries = Object.entries({ ...localStorage }).filter(([name]) => name.includes(key));
    for (const [name] of entries) localStorage.removeItem(name);
    return entries as [string, string][];
  });
  return () =>
    whereAllowed(() => {
      for (const [name, text] of kept ?? []) localStorage.setItem(name, text);
    });
}
