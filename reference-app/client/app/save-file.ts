/** Has the browser keep a file. */
export function saveFile(
  bytes: Uint8Array<ArrayBuffer>,
  { name, type = 'application/pdf' }: { name: string; type?: string },
): void {
  const href = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // browsers begin to read it in their own time
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
