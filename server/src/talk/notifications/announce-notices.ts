import { FRAME } from '@sojourn/contract/talk/conversation-words'
import type { ServerFrame } from '@sojourn/contract/talk/conversations'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { afterCommit } from '../../platform/database/transact.ts'
import { announceDeliveries, type Delivery } from '../../platform/socket/delivery.ts'

const CHANGED: ServerFrame = { type: FRAME.notification }

/** The open pages of these people look again at what is unread. */
export function announceNotices({ bus, log }: Context, tx: Tx, people: string[]) {
  const deliveries: Delivery[] = [{ people, frame: CHANGED }]
  afterCommit({ log }, tx, () => announceDeliveries(bus, deliveries))
}
