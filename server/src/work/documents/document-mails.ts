import { clientPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import type { Heard, Letter, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { Side } from './policy.ts'
import { nameOfDocument } from './store.ts'

interface Subject {
  order: HeldOrder
  document: { id: string; name: string }
}

declare module '../../ground/facts/along.ts' {
  interface Along {
    /** The side `to` is to hand it over; undefined means that nobody is asked by letter. */
    document_asked: (Subject & { to: Side }) | undefined
    document_handed_over: Subject
    document_accepted: Subject
    document_filed: Subject
    document_not_needed: Subject
    /** The side `to` handed it over; undefined means that they are written to about the file itself. */
    document_returned: (Subject & { to: Side }) | undefined
    documents_owed: Owed
  }
}

interface About extends Subject {
  to: Side
  now: Date
}

const other = (side: Side) => (side === 'client' ? 'agent' : 'client')
const nameOf = (order: HeldOrder, side: Side) =>
  side === 'client' ? order.client_first_name : order.agent_first_name

/** Nothing is asked for any more once all of it is there, or the order is over. */
const untilThere = ({ id }: HeldOrder) => ({
  overBy: { order: id, facts: ['documents_complete', 'order_left', 'order_completed'] },
})

/** Several within an hour are one mail: the same key never goes out twice. */
const keyOf = ({ order, to, now }: About, what: string) =>
  `order:${order.id}:documents:${what}:${to}:${Math.floor(now.getTime() / HOUR_MS)}`

const frame = ({ order, to }: About) => ({
  action: { label: 'Open the documents', path: `${pathsOf[to].order(order.id)}#documents` },
})

export const handedOverMail = (about: About): Letter => ({
  ...frame(about),
  key: keyOf(about, 'handed-over'),
  subject: `${nameOf(about.order, other(about.to))} uploaded documents for ${about.order.ref}`,
  heading: 'New documents for your order',
  paragraphs: [
    `${nameOf(about.order, other(about.to))} uploaded "${about.document.name}" for "${about.order.title}" (${about.order.ref}). There may be more by now.`,
    'Open each document, then accept it, or return it and say what is wrong.',
  ],
})

export const askedMail = (about: About): Letter => ({
  ...frame(about),
  key: keyOf(about, 'asked'),
  ...untilThere(about.order),
  subject: `${nameOf(about.order, other(about.to))} asks for documents for ${about.order.ref}`,
  heading: 'Documents you are asked for',
  paragraphs: [
    `${nameOf(about.order, other(about.to))} needs "${about.document.name}" for "${about.order.title}" (${about.order.ref}). The order lists everything that is asked for.`,
  ],
})

export const reviewedMail = (about: About): Letter => ({
  ...frame(about),
  key: keyOf(about, 'reviewed'),
  subject: `Documents for ${about.order.ref} are checked`,
  heading: 'Your documents are checked',
  paragraphs: [
    `${nameOf(about.order, other(about.to))} looked at "${about.document.name}" for "${about.order.title}" (${about.order.ref}). The order shows how each document stands.`,
  ],
})

export const returnedMail = (
  about: About,
  { factId, reason }: { factId: string | null; reason: string },
): Letter => ({
  ...frame(about),
  key: `order:${about.order.id}:document-returned:${factId}`,
  ...untilThere(about.order),
  subject: `Please hand over "${about.document.name}" again (${about.order.ref})`,
  heading: 'A document was returned',
  paragraphs: [
    `"${about.document.name}" for "${about.order.title}" (${about.order.ref}) was returned. Please upload a new version.`,
  ],
  quote: reason,
})

interface Owed {
  order: HeldOrder
  names: string[]
  days: number
  key: string
}

export const owedMail = ({ order, names, days, key }: Owed): Letter => ({
  key,
  ...untilThere(order),
  subject: `Your agent waits for your documents (${order.ref})`,
  heading: 'Your agent waits for your documents',
  paragraphs: [
    `${order.agent_first_name} asked for these documents ${days} days ago, for "${order.title}" (${order.ref}): ${names.join(', ')}.`,
    'Upload them on the page of the order. If you cannot get one of them, write to your agent.',
  ],
  action: { label: 'Open the documents', path: `${clientPaths.order(order.id)}#documents` },
})

const aboutFor = async ({ order, document }: Subject, { context, tx, to }: Heard): Promise<About> => ({
  order,
  document: { id: document.id, name: await nameOfDocument(tx, document) },
  to: to.who === 'agent' ? 'agent' : 'client',
  now: context.clock.now(),
})

/** To whoever is to hand it over, and not to whoever brings it themselves. */
const asked: WriteLetter<'document_asked'> = async ({ along }, heard) =>
  along?.to === heard.to.who ? askedMail(await aboutFor(along, heard)) : null

const handedOver: WriteLetter<'document_handed_over'> = async ({ along }, heard) =>
  handedOverMail(await aboutFor(along, heard))

const reviewed = async ({ along }: { along: Subject }, heard: Heard) =>
  reviewedMail(await aboutFor(along, heard))

const returned: WriteLetter<'document_returned'> = async ({ id, reason, along }, heard) =>
  along?.to === heard.to.who
    ? returnedMail(await aboutFor(along, heard), { factId: id, reason: reason ?? '' })
    : null

export const documentLetters: Letters = {
  document_asked: { asked },
  document_handed_over: { handedOver },
  document_accepted: { reviewed },
  document_filed: { reviewed },
  document_not_needed: { reviewed },
  document_returned: { returned },
  documents_owed: { owed: ({ along }) => owedMail(along) },
}
