import type { Fill } from '../../platform/nodes/fill.ts'
import { askOfPaidSince } from './store.ts'

export const fillDocuments: Fill = {
  name: 'documents that paid orders need',
  run: (_context, tx, since) => askOfPaidSince(tx, since),
}
