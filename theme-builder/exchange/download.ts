/** Has the browser save a text as a file. */
export function download(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // by then the browser has taken hold of it
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
