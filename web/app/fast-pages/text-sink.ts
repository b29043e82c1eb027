/** All that React asks of a stream. It hands a page over a word at a time; the text goes on whenever React rests. */
export function gather(goOn: (text: string) => void, end: () => void): NodeJS.WritableStream {
  let text = ''
  const flush = () => {
    if (text) goOn(text)
    text = ''
  }
  const destination = {
    write: (piece: string) => {
      text += piece
      return true
    },
    flush,
    end: () => {
      flush()
      end()
    },
    on: () => destination,
  }
  return destination as unknown as NodeJS.WritableStream
}
