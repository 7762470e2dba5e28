/** Reads or writes what the browser keeps for the page; undefined in a browser that lets it keep nothing. */
export function whereAllowed<Answer>(run: () => Answer): Answer | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
