/** Numbers below a limit, one after another, always the same for a text. */
export function diceOf(text: string) {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619)
  return (sides: number) => {
    state = (Math.imul(state ^ (state >>> 16), 73_244_475) + 1) | 0
    return ((state ^ (state >>> 16)) >>> 0) % sides
  }
}
