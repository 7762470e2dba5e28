/** The server cannot start; `message` is one plain sentence that says what to do, and all that the operator is shown. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
