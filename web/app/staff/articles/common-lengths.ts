export const at = (lengths: number[][], i: number, j: number) => lengths[i]?.[j] ?? 0

/** How many blocks the rests of both texts have in common, from each place on. */
export function commonLengths(old: string[], now: string[]) {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i] as number[]
      row[j] =
        old[i] === now[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  return lengths
}
