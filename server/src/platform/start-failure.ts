/** The server cannot start. The message is one sentence for the person at the terminal: what is wrong and what to do. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
