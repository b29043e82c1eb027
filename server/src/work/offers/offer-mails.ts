import { pathsOf } from '@sojourn/contract/paths/own-paths'
import type { Letter, LetterReader, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import { showMoney } from '../../money/payments/show-money.ts'
import { dayInWords, momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { OfferRow } from './offer-store.ts'

interface OfOffer {
  offer: OfferRow
}

declare module '../../ground/facts/along.ts' {
  interface Along {
    offer_sent: OfOffer
    offer_change_asked: OfOffer
    offer_declined: OfOffer
    /** None of what goes with an account. */
    offer_taken_back: OfOffer | undefined
    /** None of what ends with an account or an order, which have letters of their own. */
    offer_expired: OfOffer | undefined
    offer_ending: OfOffer
    extra_asked: OfOffer
    extra_declined: OfOffer
    /** The day on which the work is due from now on; null of a further stage, and of work that has not begun. */
    extra_agreed: OfOffer & { due_at: Date | null }
  }
}

const agentOf = ({ agent_first_name, agent_last_name }: OfferRow) => `${agent_first_name} ${agent_last_name}`
const clientOf = ({ client_first_name, client_last_name }: OfferRow) =>
  `${client_first_name} ${client_last_name}`
const daysOf = (count: number) => (count === 1 ? 'one day' : `${count} days`)

const isExtra = ({ extra_of }: OfferRow) => extra_of !== null

const forWhat = ({ price_amount, currency, delivery_days }: OfferRow) =>
  price_amount > 0
    ? `for ${showMoney(price_amount, currency)}, excluding taxes and government fees`
    : `at no further price, with ${daysOf(delivery_days)} more for the work`

const act = (side: 'client' | 'agent', offer: OfferRow, label: string) => ({
  action: { label, path: pathsOf[side].offer(offer.id) },
})

const endFor = ({ zone, clock }: LetterReader, offer: OfferRow) =>
  momentInWords(offer.ends_at, { zone, clock })

const offerSent: WriteLetter<'offer_sent'> = ({ along: { offer } }, { to }) => ({
  ...act('client', offer, 'Read the offer'),
  key: `offer:${offer.id}:sent`,
  subject:
    offer.version > 1
      ? `${offer.agent_first_name} changed the offer: ${offer.title}`
      : isExtra(offer)
        ? `${offer.agent_first_name} proposes an extra: ${offer.title}`
        : `${offer.agent_first_name} made you an offer: ${offer.title}`,
  heading: offer.version > 1 ? 'A new version of your offer' : 'You have an offer',
  paragraphs: [
    isExtra(offer)
      ? `${agentOf(offer)} proposes to add "${offer.title}" to your order ${forWhat(offer)}.`
      : `${agentOf(offer)} offers you "${offer.title}" ${forWhat(offer)}.`,
    isExtra(offer)
      ? `It holds until ${endFor(to, offer)}. You can accept it, decline it or ask for a change. Your order goes on as agreed until you accept, and nothing is charged then: a further stage is paid once the one before it is accepted.`
      : `The offer holds until ${endFor(to, offer)}. You can accept it, decline it or ask for a change. You pay only if you accept.`,
  ],
})

const changeAsked: WriteLetter<'offer_change_asked'> = ({ reason, along: { offer } }) => ({
  ...act('agent', offer, 'Change the offer'),
  key: `offer:${offer.id}:change`,
  subject: `${offer.client_first_name} asks for a change: ${offer.title}`,
  heading: 'Your client asks for a change',
  paragraphs: [
    `${clientOf(offer)} read your offer "${offer.title}" and asks for a change. Answer with a new version, or withdraw the offer.`,
  ],
  ...(reason && { quote: reason }),
})

const offerDeclined: WriteLetter<'offer_declined'> = ({ reason, along: { offer } }) => ({
  ...act('agent', offer, 'See the offer'),
  key: `offer:${offer.id}:declined`,
  subject: `${offer.client_first_name} declined your offer: ${offer.title}`,
  heading: 'Your offer is declined',
  paragraphs: [`${clientOf(offer)} declined your offer "${offer.title}" and says why.`],
  ...(reason && { quote: reason }),
})

const offerWithdrawn: WriteLetter<'offer_taken_back'> = ({ along }) =>
  along
    ? {
        ...act('client', along.offer, 'See the offer'),
        key: `offer:${along.offer.id}:taken-back`,
        subject: `${along.offer.agent_first_name} withdrew the offer: ${along.offer.title}`,
        heading: 'The offer is withdrawn',
        paragraphs: [
          `${agentOf(along.offer)} withdrew the offer "${along.offer.title}", so you cannot accept it any more. Nothing was charged.`,
        ],
      }
    : null

const offerEndsSoon: WriteLetter<'offer_ending'> = ({ along: { offer } }, { to }) =>
  to.who === 'client' ? endsSoonForClient(offer, to) : endsSoonForAgent(offer, to)

const endsSoonForClient = (offer: OfferRow, to: LetterReader): Letter => ({
  ...act('client', offer, 'Answer the offer'),
  key: `offer:${offer.id}:ends-soon`,
  deadline: offer.ends_at.toISOString(),
  subject: `An offer ends soon: ${offer.title}`,
  heading: 'The offer ends soon',
  paragraphs: [
    `${agentOf(offer)} offers you "${offer.title}" ${forWhat(offer)} until ${endFor(to, offer)}. After that you can no longer accept it.`,
  ],
})

const endsSoonForAgent = (offer: OfferRow, to: LetterReader): Letter => ({
  ...act('agent', offer, offer.proposed_by === 'client' ? 'Answer your client' : 'Change the offer'),
  key: `offer:${offer.id}:ends-soon-unanswered`,
  deadline: offer.ends_at.toISOString(),
  subject: `${offer.client_first_name} waits for your new offer: ${offer.title}`,
  heading:
    offer.proposed_by === 'client' ? 'Your client waits for an offer' : 'Your client waits for a new version',
  paragraphs: [
    offer.proposed_by === 'client'
      ? `${clientOf(offer)} asked for "${offer.title}" besides. Their request ends on ${endFor(to, offer)} if you neither answer with an offer nor decline.`
      : `${clientOf(offer)} asked for a change of your offer "${offer.title}". It ends on ${endFor(to, offer)} if you do not answer with a new version.`,
  ],
})

const offerEnded: WriteLetter<'offer_expired'> = ({ along }, { to }) => {
  if (!along) return null
  const { offer } = along
  return to.who === 'client' ? endedForClient(offer) : endedForAgent(offer)
}

const endedForClient = (offer: OfferRow): Letter => ({
  ...act('client', offer, 'See the offer'),
  key: `offer:${offer.id}:ended:client`,
  subject: `The offer has ended: ${offer.title}`,
  heading: 'The offer has ended',
  paragraphs: [
    offer.proposed_by === 'client'
      ? `${agentOf(offer)} did not answer in time when you asked for "${offer.title}". Write to them, or ask again.`
      : `The offer "${offer.title}" of ${agentOf(offer)} has ended. Write to them if you would like a new one.`,
  ],
})

const endedForAgent = (offer: OfferRow): Letter => ({
  ...act('agent', offer, 'See the offer'),
  key: `offer:${offer.id}:ended:agent`,
  subject:
    offer.proposed_by === 'client'
      ? `The request has ended: ${offer.title}`
      : `Your offer has ended: ${offer.title}`,
  heading: offer.proposed_by === 'client' ? 'The request has ended' : 'Your offer has ended',
  paragraphs: [
    offer.proposed_by === 'client'
      ? `${clientOf(offer)} asked for "${offer.title}" and had no answer. You can still propose it to them.`
      : `${clientOf(offer)} did not accept your offer "${offer.title}" in time. You can make them a new one.`,
  ],
})

const extraAsked: WriteLetter<'extra_asked'> = ({ along: { offer } }, { to }) => ({
  ...act('agent', offer, 'Answer your client'),
  key: `offer:${offer.id}:asked`,
  deadline: offer.ends_at.toISOString(),
  subject: `${offer.client_first_name} asks for an extra: ${offer.title}`,
  heading: 'Your client asks for an extra',
  paragraphs: [
    `${clientOf(offer)} would like "${offer.title}" besides what you agreed on. Answer with a price and days, or with days alone, until ${endFor(to, offer)}; or decline.`,
  ],
  quote: offer.description,
})

const extraDeclined: WriteLetter<'extra_declined'> = ({ reason, along: { offer } }) => ({
  ...act('client', offer, 'See the answer'),
  key: `offer:${offer.id}:refused`,
  subject: `${offer.agent_first_name} declined the extra: ${offer.title}`,
  heading: 'Your agent declined the extra',
  paragraphs: [
    `${agentOf(offer)} does not add "${offer.title}" to your order and says why. Your order goes on as agreed.`,
  ],
  ...(reason && { quote: reason }),
})

const extraAgreed: WriteLetter<'extra_agreed'> = ({ along: { offer, due_at } }, { to }) => {
  const side = to.who === 'client' ? 'client' : 'agent'
  return {
    ...act(side, offer, 'See what was agreed'),
    key: `offer:${offer.id}:agreed:${side}`,
    subject: `An extra is agreed: ${offer.title}`,
    heading: 'The extra is agreed',
    paragraphs: [
      side === 'client'
        ? `You accepted "${offer.title}" of ${agentOf(offer)}.`
        : `${clientOf(offer)} accepted "${offer.title}".`,
      whatFollows(offer, side, due_at && dayInWords(due_at, to.zone)),
    ],
  }
}

function whatFollows(offer: OfferRow, side: 'client' | 'agent', due: string | null) {
  if (offer.price_amount === 0)
    return due
      ? `It costs nothing more. The work is due on ${due} from now on.`
      : `It costs nothing more. The work takes ${daysOf(offer.delivery_days)} longer once it begins.`
  const price = showMoney(offer.price_amount, offer.currency)
  return side === 'client'
    ? `It is the next stage of your order and costs ${price}, plus tax where it applies. Nothing is charged now: you pay it once you have accepted the stage before it. If you agreed that later stages are charged to your card, this one is too, after a notice of 48 hours.`
    : `It is the next stage of the order and costs ${price}. Do not begin it before it is paid: that is once your client has accepted the stage before it. We tell you when it is.`
}

export const offerLetters: Letters = {
  offer_sent: { offerSent },
  offer_change_asked: { changeAsked },
  offer_declined: { offerDeclined },
  offer_taken_back: { offerWithdrawn },
  offer_expired: { offerEnded },
  offer_ending: { offerEndsSoon },
  extra_asked: { extraAsked },
  extra_declined: { extraDeclined },
  extra_agreed: { extraAgreed },
}
