const SHORTEST_PART = 3

/** Somebody may have meant a word of which they typed a part, or the whole but for a slip or two. */
export const isMeant = (typed: string, word: string) =>
  (typed.length >= SHORTEST_PART && word.includes(typed)) || slipsBetween(typed, word) <= slipsAllowed(typed)

/** Two neighbours are swapped, or one letter is left out: in a short word that leaves little that looks alike. */
export function slipsOf(typed: string) {
  const letters = [...typed]
  return letters.flatMap((letter, index) => {
    const before = letters.slice(0, index)
    const next = letters[index + 1]
    const shorter = [...before, ...letters.slice(index + 1)].join('')
    return next === undefined
      ? [shorter]
      : [shorter, [...before, next, letter, ...letters.slice(index + 2)].join('')]
  })
}

/** A word of three letters is never misspelt. */
export function slipsAllowed({ length }: string) {
  if (length <= 3) return 0
  if (length <= 5) return 1
  return length <= 9 ? 2 : 3
}

/** A slip is a letter that was left out, put in, mistaken or swapped with its neighbour. */
export function slipsBetween(one: string, other: string): number {
  const a = [...one]
  const b = [...other]
  let before: number[] = []
  let last = b.map((_, column) => column)
  last.push(b.length)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const mistaken = a[row - 1] === b[column - 1] ? 0 : 1
      let least = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + mistaken)
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) least = Math.min(least, at(before, column - 2) + 1)
      next.push(least)
    }
    before = last
    last = next
  }
  return at(last, b.length)
}

const at = (row: number[], column: number) => row[column] as number
