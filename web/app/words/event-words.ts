import { orderStatus, stateIn } from '@sojourn/contract/calls/status'
import { t } from '@sojourn/contract/words/t'
import type { OrderEvent } from '@sojourn/contract/work/orders'
import { orderStates, type Side } from './order-words.ts'
import { refundText } from './refund-words.ts'

/** Our team reads it too. */
type Reader = Side | 'staff'

type Event = Pick<OrderEvent, 'step' | 'to' | 'subject'> & Partial<Pick<OrderEvent, 'by' | 'full_name'>>
type Told = Omit<Event, 'subject'> & { subject: string }
type Said = (event: Told, reader: Reader) => string

/** A client books by themselves, so what they ask for is a move. */
function askedFor({ by, full_name }: Told, reader: Reader) {
  if (!by || by === 'system') return t('Another meeting time was asked for')
  if (by === reader)
    return by === 'client' ? t('You asked to move the meeting') : t('You offered a meeting time')
  const who = full_name ?? (by === 'client' ? t('The client') : t('The agent'))
  return by === 'client'
    ? t('{who} asked to move the meeting', { who })
    : t('{who} offered a meeting time', { who })
}

const clientIn = ({ by, full_name }: Told) => (by === 'client' && full_name) || t('The client')

const words: Record<string, Said> = {
  O1: ({ subject }) =>
    subject ? t('The offer “{subject}” was accepted', { subject }) : t('The service was ordered'),
  OF1: ({ subject }, reader) =>
    reader === 'agent'
      ? t('You offered “{subject}”', { subject })
      : t('The agent offered “{subject}”', { subject }),
  OF2: ({ subject }, reader) =>
    reader === 'client'
      ? t('You asked for a change of the offer “{subject}”', { subject })
      : t('The client asked for a change of the offer “{subject}”', { subject }),
  OF4: ({ subject }, reader) =>
    reader === 'client'
      ? t('You accepted the offer “{subject}”', { subject })
      : t('The client accepted the offer “{subject}”', { subject }),
  OF4x: ({ subject }, reader) =>
    reader === 'client'
      ? t('You accepted the extra “{subject}”', { subject })
      : t('The client accepted the extra “{subject}”', { subject }),
  OF5: (event, reader) =>
    reader === 'client'
      ? t('You declined the offer “{subject}”', { subject: event.subject })
      : t('{who} declined the offer “{subject}”', { who: clientIn(event), subject: event.subject }),
  OF6: ({ subject }, reader) =>
    reader === 'agent'
      ? t('You withdrew the offer “{subject}”', { subject })
      : t('The agent withdrew the offer “{subject}”', { subject }),
  OF7: ({ subject }) => t('The offer “{subject}” ended', { subject }),
  OF7w: ({ subject }, reader) =>
    reader === 'client'
      ? t('You were reminded of the offer “{subject}”', { subject })
      : t('The client was reminded of the offer “{subject}”', { subject }),
  OF7a: ({ subject }, reader) =>
    reader === 'agent'
      ? t('You were reminded of the offer “{subject}”', { subject })
      : t('The agent was reminded of the offer “{subject}”', { subject }),
  OF8: ({ subject }) => t('The offer “{subject}” was paid as an order of its own', { subject }),
  OF10: ({ subject }) => t('The offer “{subject}” ended', { subject }),
  OF11: ({ subject }, reader) =>
    reader === 'client'
      ? t('You asked for an extra: {subject}', { subject })
      : t('The client asked for an extra: {subject}', { subject }),
  OF12: ({ subject }, reader) =>
    reader === 'agent'
      ? t('You declined the extra “{subject}”', { subject })
      : t('The agent declined the extra “{subject}”', { subject }),
  OF13: ({ subject }, reader) =>
    reader === 'client'
      ? t('You no longer ask for the extra “{subject}”', { subject })
      : t('The client no longer asks for the extra “{subject}”', { subject }),
  O2: (_event, side) =>
    side === 'client'
      ? t('Your payment arrived. The money is held for this order')
      : t('The order was paid. The money is held for it'),
  O2s: (_event, side) =>
    side === 'client'
      ? t('Your payment for the next stage arrived. The money is held for it')
      : t('The next stage was paid. The money is held for it'),
  O21: ({ subject }) => t('Next is {subject}. It waits for its payment', { subject }),
  O21r: ({ subject }, reader) =>
    reader === 'client'
      ? t('You were reminded to pay {subject}', { subject })
      : t('The client was reminded to pay {subject}', { subject }),
  O21f: ({ subject }) => t('The saved card was not charged for {subject}', { subject }),
  O22: ({ subject }) => t('The case ended before {subject}. What was accepted stays paid', { subject }),
  O2e: (_event, reader) =>
    reader === 'client'
      ? t('You agreed that the work begins before your time to withdraw is over')
      : t('The client agreed that the work begins before their time to withdraw is over'),
  O3: () => t('The order was cancelled before it was paid'),
  O4: () => t('The work started'),
  M1: () => t('The meeting was booked'),
  M2: () => t('The meeting was booked'),
  M3: () => t('The meeting was cancelled'),
  M4: () => t('The meeting took place'),
  M5: (_event, reader) =>
    reader === 'client' ? t('You missed the meeting') : t('The client missed the meeting'),
  M6: (_event, reader) =>
    reader === 'agent' ? t('You missed the meeting') : t('The agent missed the meeting'),
  M7: () => t('The meeting was moved'),
  N1: askedFor,
  N3: () => t('The meeting time was declined'),
  N4: () => t('The request for a meeting time was withdrawn'),
  O6: (_event, reader) =>
    reader === 'client'
      ? t('You cancelled the order. The money goes back')
      : t('The client cancelled the order. The money goes back'),
  O7: (_event, reader) =>
    reader === 'agent'
      ? t('You declined the order. The money goes back')
      : t('The agent declined the order. The money goes back'),
  O8: () => t('Nobody started the work. The order is cancelled and the money goes back'),
  O8w: () => t('A reminder was sent: the work has not started'),
  O12: () => t('A conflict was opened. Deadlines are paused'),
  O13: () => t('A conflict was opened after the work was accepted'),
  O14a: () => t('The conflict is closed. The order goes on'),
  O14b: () => t('The conflict is closed. The work goes on'),
  O14c: () => t('The conflict is closed. The order stays completed'),
  O15: () => t('The conflict is closed. The order is cancelled'),
  O16: () => t('The conflict is closed. The order is completed'),
  O16r: (_event, reader) =>
    reader === 'agent' ? t('Your share of the rest is released') : t('The rest was paid to the agent'),
  O17: () => t('Our team ended the order'),
  O20: (_event, reader) =>
    ({
      client: t('Our team ended the order, since you and the agent belong together'),
      agent: t('Our team ended the order, since you and the client belong together'),
      staff: t('Our team ended the order, since client and agent belong together'),
    })[reader],
  K1e: ({ subject }) => t('{subject} was added as evidence', { subject }),
  O19: () => t('All of the money went back. The order is cancelled'),
  RE: ({ subject }, reader) =>
    reader === 'client'
      ? t('{subject} went back to your card', { subject })
      : t('{subject} went back to the client’s card', { subject }),
  O18: (_event, reader) =>
    reader === 'client'
      ? t('Your bank wants the payment back')
      : t('The client’s bank wants the payment back'),
  O18e: () => t('The bank has decided. The conflict goes on'),
  K2: () => t('Our team was asked to help'),
  K3: () => t('Our team decided about the conflict'),
  K3e: () => t('The bank left too little for the decision. Our team decides again'),
  K3f: () => t('The bank has decided. The decision goes on'),
  K3d: () => t('The decision was appealed'),
  R1: () => t('A solution was proposed'),
  R2: () => t('A proposal was accepted'),
  R3: () => t('A proposal was rejected'),
  R4: () => t('A proposal was withdrawn'),
  S1: () => t('Stage: preparing'),
  S2: () => t('Stage: filed with the authority'),
  S3: () => t('Stage: waiting for the authority. Due date paused'),
  S4: () => t('Stage: the authority has decided'),
  C1: (_event, reader) =>
    reader === 'agent' ? t('You asked for completion') : t('The agent asked for completion'),
  C3: (_event, reader) =>
    reader === 'client' ? t('You asked for changes') : t('The client asked for changes'),
  C4: () => t('The completion request was withdrawn'),
  E1: (_event, reader) =>
    reader === 'agent' ? t('You asked for more time') : t('The agent asked for more time'),
  E2: (_event, reader) =>
    reader === 'client'
      ? t('You agreed to more time. The due date moved')
      : t('The client agreed to more time. The due date moved'),
  E3: (event, reader) =>
    reader === 'client'
      ? t('You declined more time')
      : t('{who} declined more time', { who: clientIn(event) }),
  E4: () => t('The request for more time was withdrawn'),
  E4s: () => t('The request for more time was not answered'),
  O10: (_event, reader) =>
    ({
      client: t('You accepted the work. The agent is paid'),
      agent: t('The work was accepted. Your share is released'),
      staff: t('The client accepted the work. The agent is paid'),
    })[reader],
  O11: () => t('The completion request was not answered in time, so the work is accepted'),
  L3: (_event, reader) =>
    ({
      client: t('The agent has been paid'),
      agent: t('You can withdraw your share'),
      staff: t('The agent can withdraw their share'),
    })[reader],
  D1: ({ subject }) => t('Asked for: {subject}', { subject }),
  D2: ({ subject }) => t('Uploaded: {subject}', { subject }),
  D3: ({ subject }) => t('Accepted: {subject}', { subject }),
  D4: ({ subject }) => t('Returned: {subject}', { subject }),
  D5: ({ subject }) => t('{subject} was filed with the authority', { subject }),
  D6: ({ subject }) => t('{subject} is no longer needed', { subject }),
  D7: ({ subject }) => t('{subject} is required again', { subject }),
  D8: ({ subject }) => t('{subject} was removed: a virus was found in it', { subject }),
  D9: () => t('All required documents received'),
  O5: ({ subject }, reader) => {
    if (reader === 'agent')
      return subject
        ? t('You started the work. Not there yet: {subject}', { subject })
        : t('You started the work')
    return subject
      ? t('The agent started the work. Not there yet: {subject}', { subject })
      : t('The agent started the work')
  },
}

/** A stage is named by its place too, as facts have kept it. */
function subjectOf({ subject }: Event) {
  const stage = /^stage (\d+): (.*)$/s.exec(subject ?? '')
  return stage
    ? t('stage {number}: {name}', { number: stage[1] ?? '', name: stage[2] ?? '' })
    : (subject ?? '')
}

const ledTo = ({ to }: Event) => {
  const state = stateIn(orderStatus, to)
  return state ? orderStates[state].name : to[1].toLowerCase()
}

/** The steps that have words. */
export const WORDED: readonly string[] = Object.keys(words)

/** A step without words yet says where it led. */
export const eventWords = (event: Event & Partial<Pick<OrderEvent, 'refund'>>, side: Reader) => {
  const said =
    words[event.step]?.({ ...event, subject: subjectOf(event) }, side) ??
    t('The order became “{state}”', { state: ledTo(event) })
  const { refund } = event
  return refund && refund.total.amount > 0 && event.step !== 'RE'
    ? t('{said}. Refund: {amount}', { said, amount: refundText(refund, side) })
    : said
}

export function actorWords({ by, full_name }: OrderEvent, side: Side) {
  if (by === side) return t('You')
  if (by === 'system') return t('Automatic')
  if (by === 'processor') return t('The payment processor')
  if (by === 'staff') return 'Sojourn'
  return full_name ?? t('A deleted account')
}
