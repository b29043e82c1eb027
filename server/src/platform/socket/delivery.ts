/** Heard on the bus by every node that has sockets open. */
export const DELIVERIES = 'deliveries'

/** What the sockets of some people are sent, wherever they are connected. */
export interface Delivery {
  people: readonly string[]
  /** Only sockets of this mode. */
  mode?: 'client' | 'agent' | 'staff'
  frame: object
}
