import { PRODUCT } from '@sojourn/contract/calls/names'
import { longDay } from '@sojourn/contract/dates/moments'
import type { CodeAct } from '@sojourn/contract/money/wallet-words'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import { numberOf } from '../../platform/states/machine.ts'
import { writeMoney } from '../receipts/money.ts'
import { payoutLess } from './debts/debt-mails.ts'
import { LINK_AGAIN } from './is-left.ts'
import { payoutMachine } from './payouts/payout-state.ts'

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

export interface WalletChange {
  key: string
  did: string
  pausedUntil: Date | null
  /** Whoever has taken an account over may have changed its address. */
  formerly: readonly string[]
}

declare module '../../ground/facts/along.ts' {
  interface Along {
    wallet_changed: WalletChange
    payout_asked: { payout: PaidOut; askedBy: 'agent' | 'schedule' | 'staff' }
    payout_paid: { payout: PaidOut }
    payout_stopped: Stopped
    payout_waits: { payout: Waiting; reason: string }
    payouts_resumed: { still: Still | null }
    payout_skipped: { pause: Still; next: string }
  }
}

const walletChanged: WriteLetter<'wallet_changed'> = ({ along }, { to }) => {
  const { key, did, pausedUntil, formerly } = along
  return {
    key,
    alsoAt: formerly,
    subject: 'Your bank account for payouts changed',
    heading: 'Your wallet changed',
    paragraphs: [did, ...untilOf(pausedUntil, to.zone)],
    action,
    smallPrint: ['Was this not you? Change your password now and write to us, so that we stop payouts.'],
  }
}

const untilOf = (moment: Date | null, zone: string | null) =>
  moment
    ? [`To keep your money safe, nothing is paid out until ${momentInWords(moment, { zone, clock: null })}.`]
    : []

const walletIncomplete: WriteLetter<'wallet_incomplete'> = ({ wallet }, { context }) => ({
  key: `wallet:${wallet}:more:${context.clock.now().toISOString()}`,
  subject: 'Your bank account needs more details',
  heading: 'Please complete your bank account',
  paragraphs: [
    'The company that pays you out needs more details. Until it has them, payouts wait. Your earnings still add up.',
  ],
  action: { label: 'Add the details', path: agentPaths.wallet() },
})

const walletRefused: WriteLetter<'wallet_refused'> = ({ wallet }) => ({
  key: `wallet:${wallet}:refused`,
  subject: 'Your bank account was refused',
  heading: 'Please link another bank account',
  paragraphs: [
    'The company that pays you out does not accept this account, so we removed it. Your money is safe with us.',
  ],
  action: { label: 'Link an account', path: agentPaths.wallet() },
})

const scheduleStopped: WriteLetter<'payout_schedule_stopped'> = ({ wallet, processor }) => ({
  key: `wallet:${wallet}:schedule-stopped:${processor}`,
  subject: 'Your payouts by schedule stopped',
  heading: 'Please link your bank account again',
  paragraphs: [
    LINK_AGAIN,
    'Then choose your schedule again. Until then, nothing is paid out by itself. Your earnings still add up.',
  ],
  action,
})

const payoutSkipped: WriteLetter<'payout_skipped'> = ({ wallet, day, along: { pause, next } }, { to }) => ({
  key: `wallet:${wallet}:skipped:${day}`,
  subject: 'Your payout by schedule is not made this time',
  heading: `You are paid next on ${longDay(next)}`,
  paragraphs: [
    pause.reason,
    ...untilOf(pause.ends_at, to.zone),
    `You can withdraw in your wallet after that. By your schedule you are paid next on ${longDay(next)}.`,
  ],
  action,
})

interface PaidOut {
  id: string
  ref: string
  amount: number
  currency: string
  hint: string | null
}

const toWhere = ({ hint }: PaidOut) => (hint ? ` to ${hint}` : ' to your bank account')
const moneyOf = ({ amount, currency }: PaidOut) => writeMoney(amount, currency)

const payoutAsked: WriteLetter<'payout_asked'> = ({ along: { payout, askedBy } }) =>
  askedBy === 'staff'
    ? triedAgain(payout)
    : {
        key: `payout:${payout.id}:asked`,
        subject: `You withdraw ${moneyOf(payout)}`,
        heading: 'Withdrawal started',
        paragraphs: [
          askedBy === 'schedule'
            ? `By your schedule, ${moneyOf(payout)} is paid out${toWhere(payout)}.`
            : `You asked us to pay out ${moneyOf(payout)}${toWhere(payout)}.`,
          `Its number is ${payout.ref}.`,
        ],
        action,
        smallPrint: ['Was this not you? Cancel it in your wallet and change your password now.'],
      }

/** Its agent did nothing, so nothing alarms them. */
const triedAgain = (payout: PaidOut) => ({
  key: `payout:${payout.id}:asked`,
  subject: `We try your payout of ${moneyOf(payout)} again`,
  heading: 'Our team tries your payout again',
  paragraphs: [
    `Our team tries your payout of ${moneyOf(payout)}${toWhere(payout)} again.`,
    `Its number is ${payout.ref}.`,
  ],
  action,
})

const payoutPaid: WriteLetter<'payout_paid'> = ({ along: { payout } }) => ({
  key: `payout:${payout.id}:paid`,
  subject: `${moneyOf(payout)} was paid out`,
  heading: 'Your money has arrived',
  paragraphs: [`${moneyOf(payout)} was paid out${toWhere(payout)}. Its number is ${payout.ref}.`],
  action,
})

const payoutStopped: WriteLetter<'payout_stopped'> = ({ step, reason, along }) => {
  const { payout } = along
  const isReturned = step === numberOf(payoutMachine.comeBack)
  return {
    key: `payout:${payout.id}:${step}`,
    subject: isReturned
      ? `Your payout of ${moneyOf(payout)} came back`
      : `Your payout of ${moneyOf(payout)} was not made`,
    heading: isReturned ? 'The bank sent your payout back' : 'Your payout was not made',
    paragraphs: [whereItIs(along), ...(reason ? ['The reason:'] : [])],
    ...(reason && { quote: reason }),
    action,
  }
}

interface Stopped {
  payout: PaidOut
  isPaused: boolean
  /** The agent owed it, and the payout paid it. */
  paidDebt: number
  stillOwed: number
}

function whereItIs({ payout, isPaused, paidDebt, stillOwed }: Stopped) {
  const inCurrency = (amount: number) => writeMoney(amount, payout.currency)
  if (paidDebt >= payout.amount)
    return stillOwed > 0
      ? `It paid what you owed after a refund or a chargeback: ${inCurrency(paidDebt)}. You still owe ${inCurrency(stillOwed)}.`
      : `It paid what you owed after a refund or a chargeback: ${inCurrency(paidDebt)}. You owe nothing any more.`
  if (paidDebt > 0)
    return `${inCurrency(paidDebt)} of it paid what you owed after a refund or a chargeback. The rest is in your wallet again: ${inCurrency(payout.amount - paidDebt)}.`
  return isPaused
    ? 'The money is in your wallet again. You can withdraw it once payouts go on.'
    : 'The money is in your wallet again. Check your bank account there, then withdraw again.'
}

interface Waiting extends PaidOut {
  waits_for: string
  waits_since: Date
}

const payoutWaits: WriteLetter<'payout_waits'> = ({ along: { payout, reason } }) => ({
  key: `payout:${payout.id}:waits:${payout.waits_for}:${payout.waits_since.toISOString()}`,
  subject: `Your payout of ${moneyOf(payout)} waits`,
  heading: 'Your payout waits',
  paragraphs: [reason, `Its number is ${payout.ref}. The money stays yours.`],
  action,
})

const payoutsPaused: WriteLetter<'payouts_paused'> = ({ pause, reason }) => ({
  key: `payout-pause:${pause}:begun`,
  subject: 'Your payouts are paused',
  heading: 'Your payouts are paused',
  paragraphs: ['Our team has paused your payouts. Your earnings still add up. The reason:'],
  quote: reason,
  action,
})

/** Another pause that goes on. */
interface Still {
  reason: string
  ends_at: Date | null
}

const payoutsResumed: WriteLetter<'payouts_resumed'> = ({ pause, along: { still } }, { to }) => ({
  key: `payout-pause:${pause}:lifted`,
  ...(still ? stillPaused(still, to.zone) : GO_ON),
  action,
})

const GO_ON = {
  subject: 'You can withdraw again',
  heading: 'Your payouts go on',
  paragraphs: ['Our team has lifted the pause. You can withdraw what is available.'],
}

const stillPaused = ({ reason, ends_at }: Still, zone: string | null) => ({
  subject: 'Our team has lifted its pause of your payouts',
  heading: 'Your payouts still wait',
  paragraphs: [
    `Our team has lifted the pause, but your payouts wait for another reason. ${reason}`,
    ...untilOf(ends_at, zone),
  ],
})

export const walletLetters: Letters = {
  wallet_changed: { walletChanged },
  wallet_incomplete: { walletIncomplete },
  wallet_refused: { walletRefused },
  payout_schedule_stopped: { scheduleStopped },
  payout_skipped: { payoutSkipped },
  payout_asked: { payoutAsked },
  payout_paid: { payoutPaid },
  payout_stopped: { payoutStopped },
  payout_waits: { payoutWaits },
  payout_less: { payoutLess },
  payouts_paused: { payoutsPaused },
  payouts_resumed: { payoutsResumed },
}
