/** A start that was refused: the message is one line for the person at the terminal; no stack is shown. */
export class Refusal extends Error {
  override name = 'Refusal'
}
