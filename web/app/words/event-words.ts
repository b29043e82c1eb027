import type { OrderEvent } from '@sojourn/contract/work/orders'
import type { Side } from './order-words.ts'
import { refundText } from './refund-words.ts'

/** Our team reads it too. */
type Reader = Side | 'staff'

type Event = Pick<OrderEvent, 'step' | 'to' | 'subject'> & Partial<Pick<OrderEvent, 'by' | 'full_name'>>
type Said = (event: Event, reader: Reader) => string

/** A client books by themselves, so what they ask for is a move. */
function askedFor({ by, full_name }: Event, reader: Reader) {
  if (!by || by === 'system') return 'Another meeting time was asked for'
  const who = by === reader ? 'You' : (full_name ?? (by === 'client' ? 'The client' : 'The agent'))
  return by === 'client' ? `${who} asked to move the meeting` : `${who} offered a meeting time`
}

/** What each step did, by its number in the rules of orders. */
const words: Record<string, Said> = {
  O1: ({ subject }) => (subject ? `The offer “${subject}” was accepted` : 'The service was ordered'),
  OF1: ({ subject }) => `The agent offered “${subject}”`,
  OF2: ({ subject }) => `The client asked for a change of the offer “${subject}”`,
  OF4: ({ subject }) => `The client accepted the offer “${subject}”`,
  OF4x: ({ subject }) => `The client accepted the extra “${subject}”`,
  OF5: ({ subject }) => `The client declined the offer “${subject}”`,
  OF6: ({ subject }) => `The agent withdrew the offer “${subject}”`,
  OF7: ({ subject }) => `The offer “${subject}” ended`,
  OF7w: ({ subject }) => `The client was reminded of the offer “${subject}”`,
  OF7a: ({ subject }) => `The agent was reminded of the offer “${subject}”`,
  OF8: ({ subject }) => `The offer “${subject}” was paid as an order of its own`,
  OF10: ({ subject }) => `The offer “${subject}” ended`,
  OF11: ({ subject }) => `The client asked for an extra: ${subject}`,
  OF12: ({ subject }) => `The agent declined the extra “${subject}”`,
  OF13: ({ subject }) => `The client no longer asks for the extra “${subject}”`,
  O2: (_event, side) =>
    side === 'client'
      ? 'Your payment arrived. The money is held for this order'
      : 'The order was paid. The money is held for it',
  O2s: (_event, side) =>
    side === 'client'
      ? 'Your payment for the next stage arrived. The money is held for it'
      : 'The next stage was paid. The money is held for it',
  O21: ({ subject }) => `Next is ${subject}. It waits for its payment`,
  O21r: ({ subject }) => `The client was reminded to pay ${subject}`,
  O21f: ({ subject }) => `The saved card was not charged for ${subject}`,
  O22: ({ subject }) => `The case ended before ${subject}. What was accepted stays paid`,
  O2e: () => 'The client agreed that the work begins before their time to withdraw is over',
  O3: () => 'The order was cancelled before it was paid',
  O4: () => 'The work started',
  M1: () => 'The meeting was booked',
  M2: () => 'The meeting was booked',
  M3: () => 'The meeting was cancelled',
  M4: () => 'The meeting took place',
  M5: (_event, reader) => (reader === 'client' ? 'You missed the meeting' : 'The client missed the meeting'),
  M6: (_event, reader) => (reader === 'agent' ? 'You missed the meeting' : 'The agent missed the meeting'),
  M7: () => 'The meeting was moved',
  N1: askedFor,
  N3: () => 'The meeting time was declined',
  N4: () => 'The request for a meeting time was withdrawn',
  O6: () => 'The client cancelled the order. The money goes back',
  O7: () => 'The agent declined the order. The money goes back',
  O8: () => 'Nobody started the work. The order is cancelled and the money goes back',
  O8w: () => 'A reminder was sent: the work has not started',
  O12: () => 'A conflict was opened. Deadlines are paused',
  O13: () => 'A conflict was opened after the work was accepted',
  O14a: () => 'The conflict is closed. The order goes on',
  O14b: () => 'The conflict is closed. The work goes on',
  O14c: () => 'The conflict is closed. The order stays completed',
  O15: () => 'The conflict is closed. The order is cancelled',
  O16: () => 'The conflict is closed. The order is completed',
  O16r: (_event, side) =>
    side === 'client' ? 'The rest was paid to the agent' : 'Your share of the rest is released',
  O17: () => 'Our team ended the order',
  O20: () => 'Our team ended the order, since client and agent belong together',
  K1e: ({ subject }) => `${subject} was added as evidence`,
  O19: () => 'All of the money went back. The order is cancelled',
  RE: ({ subject }) => `${subject} went back to the client’s card`,
  O18: () => 'The client’s bank wants the payment back',
  K2: () => 'Our team was asked to help',
  K3: () => 'Our team decided about the conflict',
  K3e: () => 'The bank left too little for the decision. Our team decides again',
  K3f: () => 'The bank has decided. The decision goes on',
  K3d: () => 'The decision was appealed',
  R1: () => 'A solution was proposed',
  R2: () => 'A proposal was accepted',
  R3: () => 'A proposal was rejected',
  R4: () => 'A proposal was withdrawn',
  S1: () => 'Stage: preparing',
  S2: () => 'Stage: filed with the authority',
  S3: () => 'Stage: waiting for the authority. Due date paused',
  S4: () => 'Stage: the authority has decided',
  C1: () => 'The agent asked for completion',
  C3: () => 'The client asked for changes',
  C4: () => 'The completion request was withdrawn',
  E1: () => 'The agent asked for more time',
  E2: () => 'The client agreed to more time. The due date moved',
  E3: () => 'The client declined more time',
  E4: () => 'The request for more time was withdrawn',
  O10: (_event, reader) =>
    ({
      client: 'You accepted the work. The agent is paid',
      agent: 'The work was accepted. Your share is released',
      staff: 'The client accepted the work. The agent is paid',
    })[reader],
  O11: () => 'The completion request was not answered in time, so the work is accepted',
  L3: (_event, reader) =>
    ({
      client: 'The agent has been paid',
      agent: 'You can withdraw your share',
      staff: 'The agent can withdraw their share',
    })[reader],
  D1: ({ subject }) => `${subject} was asked for`,
  D2: ({ subject }) => `${subject} was uploaded`,
  D3: ({ subject }) => `${subject} was accepted`,
  D4: ({ subject }) => `${subject} was returned`,
  D5: ({ subject }) => `${subject} was filed with the authority`,
  D6: ({ subject }) => `${subject} is no longer needed`,
  D7: ({ subject }) => `${subject} is required again`,
  D8: ({ subject }) => `${subject} was removed: a virus was found in it`,
  D9: () => 'All required documents received',
  O5: () => 'The work was started without the missing documents',
}

/** A step without words yet says where it led. */
export const eventWords = (event: Event & Partial<Pick<OrderEvent, 'refund'>>, side: Reader) => {
  const said = words[event.step]?.(event, side) ?? `The order became “${event.to[1].toLowerCase()}”`
  const { refund } = event
  return refund && refund.total.amount > 0 && event.step !== 'RE'
    ? `${said}. Refund: ${refundText(refund, side)}`
    : said
}

/** Who did it, as the one who reads says it. */
export function actorWords({ by, full_name }: OrderEvent, side: Side) {
  if (by === side) return 'You'
  if (by === 'system') return 'Automatic'
  if (by === 'processor') return 'The payment processor'
  if (by === 'staff') return 'Sojourn'
  return full_name ?? 'A deleted account'
}
