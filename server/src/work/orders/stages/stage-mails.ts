import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { OWN_REASONS } from '@sojourn/contract/work/own-reasons'
import type { Letter, Letters, WriteLetter } from '../../../ground/facts/letters.ts'
import { showMoney } from '../../../money/payments/show-money.ts'
import type { By } from '../../../platform/http/by.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { momentInWords } from '../../../platform/mail/writing/moment-in-words.ts'
import type { LockedOrder } from '../move-store.ts'
import { ownRisk, type StartTimes } from '../order-mails.ts'
import type { WhyUnpaid } from './charge-stage.ts'

const priceOf = ({ price_amount, currency }: LockedOrder) => showMoney(price_amount, currency)
const named = ({ title, ref }: Pick<LockedOrder, 'title' | 'ref'>) => `“${title}” (${ref})`
const agentOf = (order: LockedOrder) => `${order.agent_first_name} ${order.agent_last_name}`
const forClient = (order: LockedOrder, moment: Date) =>
  momentInWords(moment, { zone: order.client_timezone, clock: order.client_clock })

const STAYS = 'What you accepted stays paid, and nothing else is charged.'
const HOW_TO_STOP = `You can also stop here without giving reasons: open the order and choose “Stop here”. ${STAYS}`

const forReader = (order: Pick<LockedOrder, 'id'>, side: 'client' | 'agent', label = 'Open the order') => ({
  action: { label, path: pathsOf[side].order(order.id) },
})

declare module '../../../ground/facts/along.ts' {
  interface Along {
    /** The saved card is charged at `chargeAt`; null means that the client pays by hand. */
    stage_opened: { order: LockedOrder; chargeAt: Date | null }
    stage_waits: { order: LockedOrder } & ({ why: WhyUnpaid } | { isLast: boolean })
    /** The case stands now at the order of the last accepted stage, `last`. */
    case_stopped: { order: LockedOrder; last: string; reason: string | null }
  }
}

const opened: WriteLetter<'stage_opened'> = ({ id, along: { order, chargeAt } }, { to }) =>
  to.who === 'client'
    ? {
        ...forReader(order, 'client', chargeAt ? 'See the stage' : `Pay stage ${order.stage_no}`),
        key: `order:${order.id}:stage-opened:${id}:client`,
        subject: chargeAt
          ? `Your card is charged for stage ${order.stage_no} on ${forClient(order, chargeAt)}`
          : `Stage ${order.stage_no} of ${order.stage_count} is next: ${order.stage_name}`,
        heading: `Stage ${order.stage_no} is next`,
        paragraphs: chargeAt
          ? [
              `The stage before it is accepted. As you agreed, we charge your saved card ${priceOf(order)} for ${named(order)} on ${forClient(order, chargeAt)}, plus tax where it applies. The money is held until you accept that stage.`,
              'You can take this back until then: open the order and switch it off, or stop here. What you accepted stays paid.',
            ]
          : [
              `The stage before it is accepted. ${named(order)} costs ${priceOf(order)}, plus tax where it applies. ${agentOf(order)} begins it once it is paid; the money is held until you accept that stage.`,
              `You can pay until ${forClient(order, order.expires_at)}. ${HOW_TO_STOP}`,
            ],
      }
    : {
        ...forReader(order, 'agent'),
        key: `order:${order.id}:stage-opened:${id}:agent`,
        subject: `The next stage waits for its payment: ${order.title}`,
        heading: 'The next stage waits for its payment',
        paragraphs: [
          `${order.client_first_name} pays ${named(order)} next. Do not begin it before it is paid: only then is its money held for you. We tell you when it is.`,
          'If you cannot go on, you can stop the case on the order page. What was accepted stays yours.',
        ],
      }

const remindsOf = (order: LockedOrder, { id, isLast }: { id: string | null; isLast: boolean }): Letter => ({
  ...forReader(order, 'client', `Pay stage ${order.stage_no}`),
  key: `order:${order.id}:stage-waits:${id}`,
  overBy: { order: order.id, facts: ['order_paid', 'case_stopped'] },
  subject: isLast
    ? `Your case ends on ${forClient(order, order.expires_at)} if stage ${order.stage_no} is not paid`
    : `Stage ${order.stage_no} still waits for its payment`,
  heading: `Stage ${order.stage_no} waits for its payment`,
  paragraphs: [
    `${agentOf(order)} begins ${named(order)} once it is paid: ${priceOf(order)}, plus tax where it applies.`,
    `Without a payment the case ends on ${forClient(order, order.expires_at)} with the stages you accepted. ${STAYS}`,
  ],
})

const WHY: Record<WhyUnpaid, string> = {
  declined: 'Your card was declined.',
  to_confirm: 'Your bank wants you to confirm the payment yourself.',
  no_card: 'You have no saved card that can be charged.',
  not_now: 'It cannot be charged at the moment; the order says why.',
}

const notCharged = (order: LockedOrder, { id, why }: { id: string | null; why: WhyUnpaid }): Letter => ({
  ...forReader(order, 'client', `Pay stage ${order.stage_no}`),
  key: `order:${order.id}:stage-unpaid:${id}`,
  overBy: { order: order.id, facts: ['order_paid', 'case_stopped'] },
  subject: `Your card was not charged for stage ${order.stage_no}`,
  heading: 'Your card was not charged',
  paragraphs: [
    `We wanted to charge your saved card ${priceOf(order)} for ${named(order)}, plus tax where it applies. ${WHY[why]}`,
    `Please pay the stage on the order page until ${forClient(order, order.expires_at)}. We do not try the card again. ${HOW_TO_STOP}`,
  ],
})

const waits: WriteLetter<'stage_waits'> = ({ id, along: { order, ...along } }) =>
  'why' in along ? notCharged(order, { id, ...along }) : remindsOf(order, { id, ...along })

export const stagePaidMail = (order: LockedOrder, { startBy, riskUntil }: StartTimes): Mail => ({
  about: 'orders',
  needed: true,
  to: order.agent_email,
  ...forReader(order, 'agent'),
  key: `order:${order.id}:paid`,
  subject: `${order.client_first_name} paid the next stage: ${order.title}`,
  heading: 'The next stage is paid',
  paragraphs: [
    `${order.client_first_name} paid for ${named(order)}. The money is held until they accept this stage. Then it is yours, less our commission.`,
    riskUntil === null
      ? `You can begin now. Start by ${momentInWords(startBy, { zone: order.agent_timezone, clock: order.agent_clock })}.`
      : ownRisk(order, riskUntil),
  ],
})

/** Whoever stopped it knows; all the same both have it in writing. */
const stopped: WriteLetter<'case_stopped'> = ({ id, by, along: { order, last, reason } }, { to }) => {
  const what = whyStopped(order, by.mode, reason)
  const isRefunded = reason === OWN_REASONS.stage_refunded
  const subject = `The case ends before stage ${order.stage_no}: ${order.ref}`
  if (to.who === 'client')
    return {
      ...forReader({ id: last }, 'client'),
      key: `order:${order.id}:stopped:${id}:client`,
      subject,
      heading: 'Your case ends here',
      paragraphs: [
        ...(isRefunded
          ? [`${what} Nothing else is charged.`, 'You keep your goal and can hire another agent for it.']
          : [
              `${what} ${STAYS}`,
              'Say how the work was: a review helps others to choose. You keep your goal and can hire another agent for it.',
            ]),
      ],
    }
  return {
    ...forReader({ id: last }, 'agent'),
    key: `order:${order.id}:stopped:${id}:agent`,
    subject,
    heading: 'The case ends here',
    paragraphs: [
      isRefunded
        ? `${what} There is nothing more to do.`
        : `${what} What was accepted stays yours. There is nothing more to do.`,
    ],
  }
}

function whyStopped(order: LockedOrder, by: By['mode'], reason: string | null) {
  if (reason === OWN_REASONS.stage_refunded)
    return `The stage before ${named(order)} was refunded, so the case is over.`
  if (reason === OWN_REASONS.service_gone)
    return `${agentOf(order)} no longer offers the service, so ${named(order)} cannot be paid and the case is over.`
  if (reason === OWN_REASONS.client_deleted)
    return `${order.client_first_name} deleted their account, so the case ends before ${named(order)}.`
  if (by === 'client') return `${order.client_first_name} stopped the case before ${named(order)}.`
  if (by === 'agent') return `${agentOf(order)} stopped the case before ${named(order)}.`
  return `${named(order)} was not paid, so the case is over.`
}

export const stageLetters: Letters = {
  stage_opened: { opened },
  stage_waits: { waits },
  case_stopped: { stopped },
}
