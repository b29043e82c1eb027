import type { DeadlineEvent, DeadlineKind } from '@sojourn/contract/work/own-deadlines-words'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'

export type Side = 'client' | 'agent'

/** Something that ends or is due, as a source knows it. */
export interface Deadline {
  personId: string
  /** It is null for what is theirs in both modes. */
  side: Side | null
  kind: DeadlineKind
  event: DeadlineEvent
  /** The same as long as it is about the same thing, and nobody else's of theirs. */
  key: string
  /** It is in the zone of its reader. */
  day: string
  /** It is null for what lasts to the end of the day. */
  at: Date | null
  /** It ends then, if it lasts a while. */
  until?: Date | null
  name: string | null
  countryIso: string | null
  orderId: string | null
  goalId: number | null
  /** They entered it by hand; its name is opened when it is shown. */
  paper?: { id: string; sealedName: Buffer; purpose: string | null }
  /** It lies in their vault, where it is changed. */
  inVault?: true
  changedAt: Date
  /** It counts changes, where its source does. */
  revision?: number
}

export interface Range {
  people: readonly string[]
  side: Side | null
  /** Nothing before this day, but for what is kept by hand and can be removed there. */
  from: string
  until: string | null
  kind: DeadlineKind | null
  after: readonly [day: string, key: string] | null
  /** Each source gives at most so many, the earliest first. */
  limit: number | null
}

export type Source = (
  context: Pick<Context, 'settings' | 'clock'>,
  db: Reader,
  range: Range,
) => Promise<Deadline[]>
