import type { OrderEvent } from '@sojourn/contract/orders'
import type { Side } from './order-words.ts'

type Said = (event: OrderEvent, side: Side) => string

/** What each step did, by its number in the rules of orders. */
const words: Record<string, Said> = {
  O1: () => 'The service was ordered',
  O2: (_event, side) =>
    side === 'client'
      ? 'Your payment arrived. The money is held for this order'
      : 'The order was paid. The money is held for it',
  O3: ({ by }) =>
    by === 'client'
      ? 'The order was cancelled before it was paid'
      : 'The order was cancelled before it was paid',
  O4: () => 'The work started',
  M1: () => 'The meeting was booked',
  D1: ({ subject }) => `${subject} was asked for`,
  D2: ({ subject }) => `${subject} was handed over`,
  D3: ({ subject }) => `${subject} was accepted`,
  D4: ({ subject }) => `${subject} was returned`,
  D5: ({ subject }) => `${subject} was filed with the authority`,
  D6: ({ subject }) => `${subject} is not needed any more`,
  D7: ({ subject }) => `${subject} is needed after all`,
  D8: ({ subject }) => `${subject} was removed: a virus was found in it`,
  D9: () => 'All required documents are there',
  O5: () => 'The work was started without the missing documents',
}

/** A step without words yet says where it led. */
export const eventWords: Said = (event, side) =>
  words[event.step]?.(event, side) ?? `The order became “${event.to[1].toLowerCase()}”`

/** Who did it, as the one who reads says it. */
export function actorWords({ by, full_name }: OrderEvent, side: Side) {
  if (by === side) return 'You'
  if (by === 'system') return 'Automatic'
  if (by === 'processor') return 'The payment processor'
  if (by === 'staff') return 'Sojourn'
  return full_name ?? 'A deleted account'
}
