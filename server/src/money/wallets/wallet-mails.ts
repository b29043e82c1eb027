import { PRODUCT } from '@sojourn/contract/calls/names'
import type { CodeAct } from '@sojourn/contract/money/wallet-words'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Mail } from '../../platform/mail/mail.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import { writeMoney } from '../receipts/money.ts'

const action = { label: 'Open your wallet', path: agentPaths.wallet() }

const ACTS: Record<CodeAct, string> = {
  link: 'link a bank account',
  unlink: 'remove your bank account',
  withdraw: 'withdraw money',
  schedule: 'change when you are paid',
}

interface CodeMail {
  id: string
  email: string
  act: CodeAct
  code: string
}

export const walletCodeMail = ({ id, email, act, code }: CodeMail): Mail => ({
  key: `wallet-code:${id}`,
  about: 'account',
  to: email,
  subject: `${code} is your ${PRODUCT} wallet code`,
  heading: `Your code to ${ACTS[act]}`,
  paragraphs: [`Enter this code in your wallet to ${ACTS[act]}.`],
  code,
  smallPrint: [
    'It works for 10 minutes. Nobody from our team will ever ask you for it.',
    'You did not ask for a code? Then someone is signed in to your account: change your password now.',
  ],
})

export interface Reader {
  email: string
  timezone: string | null
}

interface Changed {
  /** Names this change. */
  key: string
  did: string
  pausedUntil: Date | null
}

export const walletChangedMail = ({ email, timezone }: Reader, { key, did, pausedUntil }: Changed): Mail => ({
  key: `${key}:${email}`,
  about: 'money',
  to: email,
  subject: 'Your bank account for payouts changed',
  heading: 'Your wallet changed',
  paragraphs: [
    did,
    ...(pausedUntil
      ? [
          `To keep your money safe, nothing is paid out until ${momentInWords(pausedUntil, { zone: timezone, clock: null })}.`,
        ]
      : []),
  ],
  action,
  smallPrint: ['Was this not you? Change your password now and write to us, so that we stop payouts.'],
})

export const moreDetailsMail = ({ email }: Reader, key: string): Mail => ({
  key,
  about: 'money',
  to: email,
  subject: 'Your bank account needs more details',
  heading: 'Please complete your bank account',
  paragraphs: [
    'The company that pays you out needs more details. Until it has them, payouts wait. Your earnings still add up.',
  ],
  action: { label: 'Add the details', path: agentPaths.wallet() },
})

export const accountRefusedMail = ({ email }: Reader, key: string): Mail => ({
  key,
  about: 'money',
  to: email,
  subject: 'Your bank account was refused',
  heading: 'Please link another bank account',
  paragraphs: [
    'The company that pays you out does not accept this account, so we removed it. Your money is safe with us.',
  ],
  action: { label: 'Link an account', path: agentPaths.wallet() },
})

interface PaidOut {
  id: string
  ref: string
  amount: number
  currency: string
  hint: string | null
  agent_email: string
}

const toWhere = ({ hint }: PaidOut) => (hint ? ` to ${hint}` : ' to your bank account')
const moneyOf = ({ amount, currency }: PaidOut) => writeMoney(amount, currency)

export const payoutAskedMail = (payout: PaidOut, bySchedule: boolean): Mail => ({
  key: `payout:${payout.id}:asked`,
  about: 'money',
  to: payout.agent_email,
  subject: `You withdraw ${moneyOf(payout)}`,
  heading: 'Your withdrawal has begun',
  paragraphs: [
    bySchedule
      ? `By your schedule, ${moneyOf(payout)} is paid out${toWhere(payout)}.`
      : `You asked us to pay out ${moneyOf(payout)}${toWhere(payout)}.`,
    `Its number is ${payout.ref}.`,
  ],
  action,
  smallPrint: ['Was this not you? Cancel it in your wallet and change your password now.'],
})

export const payoutPaidMail = (payout: PaidOut): Mail => ({
  key: `payout:${payout.id}:paid`,
  about: 'money',
  to: payout.agent_email,
  subject: `${moneyOf(payout)} was paid out`,
  heading: 'Your money has arrived',
  paragraphs: [`${moneyOf(payout)} was paid out${toWhere(payout)}. Its number is ${payout.ref}.`],
  action,
})

interface Stopped {
  reason: string
  /** Its number, which names the mail. */
  step: string
  isReturned: boolean
  isPaused: boolean
}

export const payoutStoppedMail = (
  payout: PaidOut,
  { reason, step, isReturned, isPaused }: Stopped,
): Mail => ({
  key: `payout:${payout.id}:${step}`,
  about: 'money',
  to: payout.agent_email,
  subject: isReturned
    ? `Your payout of ${moneyOf(payout)} came back`
    : `Your payout of ${moneyOf(payout)} was not made`,
  heading: isReturned ? 'The bank sent your payout back' : 'Your payout was not made',
  paragraphs: [
    reason,
    isPaused
      ? 'The money is in your wallet again. You can withdraw it once payouts go on.'
      : 'The money is in your wallet again. Check your bank account there, then withdraw again.',
  ],
  action,
})

export const payoutWaitsMail = (payout: PaidOut, why: string): Mail => ({
  key: `payout:${payout.id}:waits`,
  about: 'money',
  to: payout.agent_email,
  subject: `Your payout of ${moneyOf(payout)} waits`,
  heading: 'Your payout waits',
  paragraphs: [why, `Its number is ${payout.ref}. The money stays yours.`],
  action,
})

export const payoutsPausedMail = (email: string, key: string, reason: string): Mail => ({
  key,
  about: 'money',
  to: email,
  subject: 'Your payouts are paused',
  heading: 'Your payouts are paused',
  paragraphs: ['Our team has paused your payouts. Your earnings still add up. The reason:', reason],
  action,
})

export const payoutsResumedMail = (email: string, key: string): Mail => ({
  key,
  about: 'money',
  to: email,
  subject: 'You can withdraw again',
  heading: 'Your payouts go on',
  paragraphs: ['Our team has lifted the pause. You can withdraw what is available.'],
  action,
})
