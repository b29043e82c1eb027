import type { Bus } from '../bus/bus.ts'

/** Heard on the bus by every node that has sockets open. */
export const DELIVERIES = 'deliveries'

/** The sockets of these people are sent it, wherever they are connected. */
export interface Delivery {
  people: readonly string[]
  /** Only sockets of this mode are sent it. */
  mode?: 'client' | 'agent' | 'staff'
  frame: object
}

/** One announcement carries at most this: PostgreSQL takes just under 8,000 bytes, and the channel stands there too. */
const MOST_BYTES = 7000
const MOST_PEOPLE = 100

/** However many they are for, in as many announcements as that needs. */
export async function announceDeliveries(bus: Pick<Bus, 'publish'>, deliveries: readonly Delivery[]) {
  await Promise.all(partsOf(deliveries).map((part) => bus.publish(DELIVERIES, part)))
}

function partsOf(deliveries: readonly Delivery[]): Delivery[][] {
  const parts: Delivery[][] = []
  let left = 0
  for (const delivery of deliveries.flatMap(byPeople)) {
    const bytes = Buffer.byteLength(JSON.stringify(delivery))
    if (bytes > left) {
      parts.push([])
      left = MOST_BYTES
    }
    parts.at(-1)?.push(delivery)
    left -= bytes
  }
  return parts
}

const byPeople = ({ people, ...what }: Delivery): Delivery[] =>
  Array.from({ length: Math.ceil(people.length / MOST_PEOPLE) }, (_, index) => ({
    people: people.slice(index * MOST_PEOPLE, (index + 1) * MOST_PEOPLE),
    ...what,
  }))
