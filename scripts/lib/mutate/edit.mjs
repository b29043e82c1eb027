/** Edits nest: what is inside of one is edited too. */
export function withEdits(code, edits, from = 0, to = code.length) {
  const sorted = edits
    .filter(({ start, end }) => start >= from && end <= to)
    .sort((one, other) => one.start - other.start || other.end - one.end)
  let at = 0
  const write = (start, end) => {
    let text = ''
    let done = start
    while (at < sorted.length && sorted[at].end <= end) {
      const edit = sorted[at]
      at += 1
      text += code.slice(done, edit.start)
      text += edit.around(write(edit.start, edit.end))
      done = edit.end
    }
    return text + code.slice(done, end)
  }
  return write(from, to)
}
