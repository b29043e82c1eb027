import type { Fill } from '../../../platform/nodes/fill.ts'
import { lookAtTransfers } from './payout-store.ts'

export const fillPayouts: Fill = {
  name: 'when transfers by hand are looked at',
  run: ({ clock }, tx) => lookAtTransfers(tx, clock.now()),
}
