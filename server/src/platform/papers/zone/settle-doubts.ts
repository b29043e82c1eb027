import type { Agreed } from './agree.ts'
import { CHECKS, type Check, checkDigit, formatOf } from './places.ts'

export interface Settled {
  lines: string[]
  /** Every check digit holds, that of all fields too. */
  holds: boolean
  /** Places that no check digit covers and of which the readers say different things. */
  doubtful: { row: number; at: number }[]
}

/** More open places than this are no longer a doubt but a guess. */
const MOST_DOUBTS = 2

/** The check digits decide where the readers differ, if exactly one answer fits them. */
export function settleDoubts(agreed: Agreed[][]): Settled {
  const letters = agreed.map((row) => row.map(({ letter }) => letter))
  const checks = CHECKS[formatOf(agreed.length, agreed[0]?.length ?? 0)] ?? []
  const isSettled = agreed.map((row) => row.map(({ others }) => others.length === 0))
  let wasGuessed = false
  for (const check of checks) {
    const open = placesOf(check).filter(({ row, at }) => !isSettled[row]?.[at])
    if (open.length === 0) continue
    const answers =
      open.length > MOST_DOUBTS ? [] : waysOf(open, agreed).filter((way) => fits(check, way, letters))
    if (answers.length === 1 && answers[0]) put(answers[0], letters)
    else wasGuessed = true
    for (const { row, at } of open) if (isSettled[row]) isSettled[row][at] = true
  }
  return {
    lines: letters.map((row) => row.join('')),
    holds: !wasGuessed && checks.every((check) => fits(check, [], letters)),
    doubtful: isSettled.flatMap((row, index) =>
      row.flatMap((settled, at) => (settled ? [] : [{ row: index, at }])),
    ),
  }
}

interface Put {
  row: number
  at: number
  letter: string
}

const placesOf = ({ of, at }: Check) => [
  ...of.flatMap(({ row, from, to }) =>
    Array.from({ length: to - from }, (_, step) => ({ row, at: from + step })),
  ),
  at,
]

function waysOf(open: { row: number; at: number }[], agreed: Agreed[][]): Put[][] {
  return open.reduce<Put[][]>(
    (ways, { row, at }) => {
      const { letter = '<', others = [] } = agreed[row]?.[at] ?? {}
      return ways.flatMap((way) => [letter, ...others].map((one) => [...way, { row, at, letter: one }]))
    },
    [[]],
  )
}

function fits({ of, at }: Check, way: Put[], letters: string[][]) {
  const letterAt = (row: number, place: number) =>
    way.find((put) => put.row === row && put.at === place)?.letter ?? letters[row]?.[place] ?? '<'
  const text = of
    .flatMap(({ row, from, to }) =>
      Array.from({ length: to - from }, (_, step) => letterAt(row, from + step)),
    )
    .join('')
  const digit = letterAt(at.row, at.at)
  return digit === checkDigit(text) || (digit === '<' && /^<*$/.test(text))
}

function put(way: Put[], letters: string[][]) {
  for (const { row, at, letter } of way) if (letters[row]) letters[row][at] = letter
}
