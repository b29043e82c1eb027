import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { loadedChecksum } from './loaded-store.ts'

/** Data that another node has loaded is seen so long after. */
const LOOK_MS = 1000

interface Kept {
  checksum: string
  lookedAt: number
  values: Map<string, unknown>
}

const keptBy = new WeakMap<Context['pool'], Kept>()

type Node = Pick<Context, 'pool' | 'clock'>

/** Two answers that are the same are of the same data. */
export const referenceVersion = async (context: Node, db: Reader) => (await currentOf(context, db)).checksum

/** The value must follow from the reference data alone: it is kept in this process until other data is loaded. */
export async function keptWithReference<T>(context: Node, db: Reader, name: string, read: () => Promise<T>) {
  const { values } = await currentOf(context, db)
  if (values.has(name)) return values.get(name) as T
  const value = await read()
  values.set(name, value)
  return value
}

async function currentOf({ pool, clock }: Node, db: Reader): Promise<Kept> {
  const now = clock.now().getTime()
  const known = keptBy.get(pool)
  if (known && now >= known.lookedAt && now - known.lookedAt < LOOK_MS) return known
  const checksum = (await loadedChecksum(db, 'reference')) ?? ''
  const before = keptBy.get(pool)
  const values = before?.checksum === checksum ? before.values : new Map<string, unknown>()
  const current = { checksum, lookedAt: now, values }
  keptBy.set(pool, current)
  return current
}
