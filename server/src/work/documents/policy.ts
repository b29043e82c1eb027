import { may } from '../../platform/states/machine.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { documentMachine } from './document-state.ts'
import type { DocumentRow, VersionRow } from './store.ts'

export type Side = 'client' | 'agent'

/** Documents change while there is work to do; in a conflict and after the end they are read only. */
export const OPEN: readonly HeldOrder['status'][] = ['paid', 'ongoing']

export function mayWith(
  document: DocumentRow,
  { side, order, newest }: { side: Side; order: HeldOrder['status']; newest: VersionRow | undefined },
): string[] {
  if (!OPEN.includes(order)) return []
  const gives = document.given_by === side
  const isReadable = newest !== undefined && newest.scan !== 'waiting' && newest.scan !== 'infected'
  const allowed: Record<string, boolean> = {
    upload: gives,
    accept: !gives && isReadable,
    return: !gives && isReadable,
    // Nothing is with the authority before the work has begun.
    file: isReadable && order === 'ongoing',
    drop: side === 'agent' || document.asked_by === 'client',
    ask_again: true,
  }
  return may(documentMachine, document.status, side).filter((action) => allowed[action])
}

type Opened = Pick<VersionRow, 'is_there' | 'scan' | 'uploaded_by'>
type FromVault = Pick<VersionRow, 'vault_version_id'>
type Holder = Pick<DocumentRow, 'order_status' | 'status'>

/** The one who handed it over can always look at it; the other side once the scanner has seen it. */
export const mayOpen = (version: Opened, personId: string) =>
  version.is_there &&
  version.scan !== 'infected' &&
  (version.scan !== 'waiting' || version.uploaded_by === personId)

/** The other side opens a copy from a vault only as long as its order goes on. */
export const mayOpenVersion = (document: Holder, version: Opened & FromVault, personId: string) =>
  mayOpen(version, personId) && (version.uploaded_by === personId || !hasLeft(document, version))

const OVER: readonly HeldOrder['status'][] = ['completed', 'cancelled']

/** A copy from a vault leaves with the order, except where it was filed: the authority may still ask about it. */
export const hasLeft = ({ order_status, status }: Holder, { vault_version_id }: FromVault) =>
  vault_version_id !== null && OVER.includes(order_status) && status !== 'filed'
