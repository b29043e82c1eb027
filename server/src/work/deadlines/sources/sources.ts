import type { Context } from '../../../context.ts'
import type { Reader } from '../../../platform/database/database.ts'
import type { Deadline, Range, Source } from '../deadline.ts'
import { applyDays } from './apply-days.ts'
import { confirmedPassports } from './confirmed-passports.ts'
import { keptDeadlines } from './kept-deadlines.ts'
import { vaultPapers } from './vault-papers.ts'

/** Everything that knows of deadlines. */
const SOURCES: readonly Source[] = [keptDeadlines, confirmedPassports, vaultPapers, applyDays]

/** The earliest comes first. */
export async function findDeadlines(
  context: Pick<Context, 'settings' | 'clock'>,
  db: Reader,
  range: Range,
): Promise<Deadline[]> {
  const found: Deadline[] = []
  for (const source of SOURCES) found.push(...(await source(context, db, range)))
  const sorted = found.filter((one) => isWithin(one, range) && !isKnown(one, found)).toSorted(byDay)
  return range.limit === null ? sorted : sorted.slice(0, range.limit)
}

function isWithin({ day, key, side, kind, paper }: Deadline, range: Range) {
  if (range.side && side && side !== range.side) return false
  if (range.kind && kind !== range.kind) return false
  if (day < range.from && !paper) return false
  if (range.until && day > range.until) return false
  return !range.after || compare([day, key], range.after) > 0
}

/** A passport in the vault was often handed to an order, and read there with its country. */
const isKnown = (one: Deadline, found: readonly Deadline[]) =>
  one.inVault === true &&
  one.kind === 'passport' &&
  found.some(
    (other) =>
      !other.inVault &&
      other.kind === 'passport' &&
      other.side !== 'agent' &&
      other.personId === one.personId &&
      other.day === one.day,
  )

const byDay = (one: Deadline, other: Deadline) => compare([one.day, one.key], [other.day, other.key])

const compare = (one: readonly string[], other: readonly string[]) => {
  const [a, b] = [one.join(' '), other.join(' ')]
  if (a === b) return 0
  return a < b ? -1 : 1
}
