import type { Desk } from '../line.ts'
import { disputesSince, findDispute } from './dispute-store.ts'

/** Banks open and close them; here they are read only. */
export const disputesAt = ({ book, line }: Desk) => ({
  readDispute: (id: string) => line.wires.carry('readDispute', () => findDispute(book, id)),

  listDisputes: (asked: { since: Date; after: string | null }) =>
    line.wires.carry('listDisputes', () => disputesSince(book, asked)),
})
