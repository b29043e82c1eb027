import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Letter } from '../../../ground/facts/letters.ts'
import { dayInWords, momentInWords } from '../../../platform/mail/writing/moment-in-words.ts'
import type { HeldRefund } from '../refunds/hold-refund.ts'
import { showMoney } from '../show-money.ts'

interface Payer {
  first_name: string
  timezone: string | null
  clock: string | null
}

/** The payer answers at their order, or among their payments. */
function placeOf({ refund, payment }: HeldRefund) {
  if (payment.payable === 'subscription') return agentPaths.payments()
  return refund.order_id ? clientPaths.order(refund.order_id) : clientPaths.paymentHistory()
}

const sumOf = ({ refund: { amount, currency } }: HeldRefund) => showMoney(amount, currency)

type Words = Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'quote'>

const mail = (held: HeldRefund, what: string, words: Words): Letter => ({
  key: `refund:${held.refund.id}:${what}`,
  ...words,
  paragraphs: [...words.paragraphs, `The number of this payment is ${held.payment.ref}.`],
  action: { label: 'See your refund', path: placeOf(held) },
})

const CHOICES =
  'Please choose: we try the card again, you keep the money as credit, or you tell us a bank account and we pay it there.'

export const refundFailedMail = (
  held: HeldRefund,
  payer: Payer,
  { at, isReturned, until }: { at: Date; isReturned: boolean; until: Date },
) =>
  mail(held, `failed:${at.getTime()}`, {
    subject: `We could not refund ${sumOf(held)} to your card`,
    heading: `Your refund needs an answer, ${payer.first_name}`,
    paragraphs: [
      isReturned
        ? `Your bank sent back the ${sumOf(held)} that we refunded for “${held.payment.title}”.`
        : `Your card did not accept the refund of ${sumOf(held)} for “${held.payment.title}”.`,
      `The money is yours, and we hold it for you. ${CHOICES}`,
      `Without an answer it becomes credit on ${dayInWords(until, payer.timezone)}. You can still get credit paid out later.`,
    ],
  })

export const refundWarnedMail = (
  held: HeldRefund,
  payer: Payer,
  { at, until, hours }: { at: Date; until: Date; hours: number },
) =>
  mail(held, `warned:${at.getTime()}:${hours}`, {
    subject: `Your refund of ${sumOf(held)} waits for an answer`,
    heading: 'Please choose where your money goes',
    paragraphs: [
      `Your refund of ${sumOf(held)} for “${held.payment.title}” did not reach your card. ${CHOICES}`,
      `Without an answer it becomes credit on ${momentInWords(until, { zone: payer.timezone, clock: payer.clock })}.`,
    ],
  })

const KEPT_BY = {
  payer: 'As you chose, we keep',
  staff: 'Our team has turned your refund into credit: we keep',
  clock: 'You did not answer, so we keep',
}

export const refundKeptMail = (held: HeldRefund, payer: Payer, by: keyof typeof KEPT_BY): Letter => ({
  ...mail(held, 'kept', {
    subject: `Your refund of ${sumOf(held)} is credit now`,
    heading: `You have ${sumOf(held)} of credit, ${payer.first_name}`,
    paragraphs: [
      `${KEPT_BY[by]} ${sumOf(held)} for “${held.payment.title}” for you as credit. ${held.payment.payable === 'subscription' ? 'In client mode you' : 'You'} can pay any order with it, and ask for it as money on its page under Coupons.`,
    ],
  }),
  action: { label: 'See your coupons', path: clientPaths.coupons() },
})

/** A hand on somebody’s session must not lead their money away unseen. */
export const refundBankGivenMail = (
  held: HeldRefund,
  { transfer, hint, byTeam }: { transfer: string; hint: string; byTeam: boolean },
) =>
  mail(held, `bank:${transfer}`, {
    subject: `Your refund of ${sumOf(held)} goes to ${hint}`,
    heading: 'Your refund is paid by bank transfer',
    paragraphs: [
      `${byTeam ? 'Our team entered a bank account for you' : 'You gave us a bank account'}: ${hint}. Our team checks it and pays ${sumOf(held)} for “${held.payment.title}” there.`,
      'If this is not your account, please write to us at once.',
    ],
  })

export const refundSentMail = (
  held: HeldRefund,
  payer: Payer,
  { transfer, hint }: { transfer: string; hint: string },
) =>
  mail(held, `sent:${transfer}`, {
    subject: `Your refund of ${sumOf(held)} is paid`,
    heading: `Your money is on its way, ${payer.first_name}`,
    paragraphs: [
      `We have paid ${sumOf(held)} for “${held.payment.title}” to ${hint} by bank transfer. It takes a few days to arrive.`,
    ],
  })

export const refundStoppedMail = (
  held: HeldRefund,
  payer: Payer,
  { transfer, reason }: { transfer: string; reason: string },
) =>
  mail(held, `stopped:${transfer}`, {
    subject: `Your refund of ${sumOf(held)} could not be paid by bank transfer`,
    heading: `Your refund needs an answer, ${payer.first_name}`,
    paragraphs: [
      `The bank transfer of ${sumOf(held)} for “${held.payment.title}” was not made, or the bank sent it back. The reason is below. The money is yours, and we hold it for you.`,
      CHOICES,
    ],
    quote: reason,
  })

export const refundTakenMail = (held: HeldRefund, { taken, kept }: { taken: string; kept: string | null }) =>
  mail(held, 'taken', {
    subject: `Your bank has given you back ${taken}`,
    heading: 'Your bank has refunded this payment itself',
    paragraphs: [
      `Your bank has refunded what you paid for “${held.payment.title}”, so our own refund of ${sumOf(held)} is not paid a second time.`,
      ...(kept ? [`${kept} of it your bank did not take. You have that as credit now.`] : []),
    ],
  })
