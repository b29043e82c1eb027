import type { FactName } from '../../../server/src/ground/facts/facts.ts'
import { hearingOf } from '../../../server/src/talk/notifications/who-hears.ts'
import type { Heard } from './order-facts-store.ts'

/** The facts that orders of the crowd tell, each with its step. */
const TOLD: readonly (readonly [FactName, string | null])[] = [
  ['order_paid', 'O2'],
  ['order_started', 'O5'],
  ['completion_asked', 'C1'],
  ['order_completed', 'O10'],
  ['money_cleared', 'L3'],
  ['conflict_opened', 'O12'],
  ['order_cancelled', 'O3'],
  ['order_left', 'O6'],
  ['refund_arrived', null],
]

/** The server asks the same table. */
export const heardBySides = (): Heard[] =>
  TOLD.flatMap(([fact, step]) =>
    hearingOf({ fact, ...(step && { step }) }).flatMap(({ who, kind, title }) =>
      title !== null && (who === 'client' || who === 'agent' || who === 'person')
        ? [{ fact, step, who, kind }]
        : [],
    ),
  )
