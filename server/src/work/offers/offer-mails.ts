import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { showMoney } from '../../money/payments/show-money.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { OfferRow } from './offer-store.ts'

const agentOf = ({ agent_first_name, agent_last_name }: OfferRow) => `${agent_first_name} ${agent_last_name}`
const clientOf = ({ client_first_name, client_last_name }: OfferRow) =>
  `${client_first_name} ${client_last_name}`
const priceOf = ({ price_amount, currency }: OfferRow) => showMoney(price_amount, currency)

const to = (side: 'client' | 'agent', offer: OfferRow, label: string) => ({
  about: 'orders' as const,
  to: offer[`${side}_email`],
  action: { label, path: pathsOf[side].offer(offer.id) },
})

/** Until when it holds, as this side reads times. */
const endOf = (side: 'client' | 'agent', offer: OfferRow) =>
  momentInWords(offer.ends_at, { zone: offer[`${side}_timezone`], clock: offer[`${side}_clock`] })

export const offerMail = (offer: OfferRow): Mail => ({
  ...to('client', offer, 'Read the offer'),
  key: `offer:${offer.id}:sent`,
  subject:
    offer.version > 1
      ? `${offer.agent_first_name} changed the offer: ${offer.title}`
      : `${offer.agent_first_name} made you an offer: ${offer.title}`,
  heading: offer.version > 1 ? 'A new version of your offer' : 'You have an offer',
  paragraphs: [
    `${agentOf(offer)} offers you "${offer.title}" for ${priceOf(offer)}, excluding taxes and government fees.`,
    `The offer holds until ${endOf('client', offer)}. You can accept it, decline it or ask for a change. You pay only if you accept.`,
  ],
})

export const changeAskedMail = (offer: OfferRow, words: string): Mail => ({
  ...to('agent', offer, 'Change the offer'),
  key: `offer:${offer.id}:change`,
  subject: `${offer.client_first_name} asks for a change: ${offer.title}`,
  heading: 'Your client asks for a change',
  paragraphs: [
    `${clientOf(offer)} read your offer "${offer.title}" and asks for a change. Answer with a new version, or take the offer back.`,
  ],
  quote: words,
})

export const declinedMail = (offer: OfferRow, words: string): Mail => ({
  ...to('agent', offer, 'See the offer'),
  key: `offer:${offer.id}:declined`,
  subject: `${offer.client_first_name} declined your offer: ${offer.title}`,
  heading: 'Your offer is declined',
  paragraphs: [`${clientOf(offer)} declined your offer "${offer.title}" and says why.`],
  quote: words,
})

export const takenBackMail = (offer: OfferRow): Mail => ({
  ...to('client', offer, 'See the offer'),
  key: `offer:${offer.id}:taken-back`,
  subject: `${offer.agent_first_name} withdrew the offer: ${offer.title}`,
  heading: 'The offer is withdrawn',
  paragraphs: [
    `${agentOf(offer)} withdrew the offer "${offer.title}", so you cannot accept it any more. Nothing was charged.`,
  ],
})

export const endsSoonMail = (offer: OfferRow, waitsFor: 'client' | 'agent'): Mail =>
  waitsFor === 'client'
    ? {
        ...to('client', offer, 'Answer the offer'),
        key: `offer:${offer.id}:ends-soon`,
        needed: true,
        deadline: offer.ends_at.toISOString(),
        subject: `An offer ends soon: ${offer.title}`,
        heading: 'The offer ends soon',
        paragraphs: [
          `${agentOf(offer)} offers you "${offer.title}" for ${priceOf(offer)} until ${endOf('client', offer)}. After that you can no longer accept it.`,
        ],
      }
    : {
        ...to('agent', offer, 'Change the offer'),
        key: `offer:${offer.id}:ends-soon-unanswered`,
        deadline: offer.ends_at.toISOString(),
        subject: `${offer.client_first_name} waits for your new offer: ${offer.title}`,
        heading: 'Your client waits for a new version',
        paragraphs: [
          `${clientOf(offer)} asked for a change of your offer "${offer.title}". It ends on ${endOf('agent', offer)} if you do not answer with a new version.`,
        ],
      }

export const endedMails = (offer: OfferRow): Mail[] => [
  ...(offer.client_deleted_at
    ? []
    : [
        {
          ...to('client', offer, 'See the offer'),
          key: `offer:${offer.id}:ended:client`,
          subject: `The offer has ended: ${offer.title}`,
          heading: 'The offer has ended',
          paragraphs: [
            `The offer "${offer.title}" of ${agentOf(offer)} has ended. Write to them if you would like a new one.`,
          ],
        },
      ]),
  ...(offer.agent_deleted_at
    ? []
    : [
        {
          ...to('agent', offer, 'See the offer'),
          key: `offer:${offer.id}:ended:agent`,
          subject: `Your offer has ended: ${offer.title}`,
          heading: 'Your offer has ended',
          paragraphs: [
            `${clientOf(offer)} did not accept your offer "${offer.title}" in time. You can make them a new one.`,
          ],
        },
      ]),
]
