import { describe, expect, test } from 'vitest'
import { letterTo, wordsOfLetter } from '../../../test/read-letters.ts'
import { wordsOf } from '../../../test/read-mail.ts'
import type { FactName } from '../../ground/facts/facts.ts'
import { walletCodeMail, walletLetters } from './wallet-mails.ts'

const letter = (name: FactName, fact: object) =>
  letterTo('agent', walletLetters, name, fact, { zone: 'Asia/Tokyo' })
const words = (name: FactName, fact: object) => wordsOfLetter(letter(name, fact))

const payout = {
  ...{ id: 'payout-1', ref: 'PO-7K3M9QXA', amount: 425_00, currency: 'USD', hint: 'bank account ••55' },
}
const OPEN = '[Open your wallet] /p/agent/wallet'

describe('a code', () => {
  test.each([
    ['link', 'link a bank account'],
    ['unlink', 'remove your bank account'],
    ['withdraw', 'withdraw money'],
    ['schedule', 'change when you are paid'],
  ] as const)('to %s says what it opens, and what to do when nobody asked for it', (act, opens) => {
    const mail = walletCodeMail({ id: 'code-1', email: 'amara@example.com', act, code: '01234' })
    expect(wordsOf(mail)).toEqual([
      'to amara@example.com',
      '01234 is your Sojourn wallet code',
      `Your code to ${opens}`,
      `Enter this code in your wallet to ${opens}.`,
      'It works for 10 minutes. Nobody from our team will ever ask you for it.',
      'You did not ask for a code? Then someone is signed in to your account: change your password now.',
    ])
    expect(mail).toMatchObject({ code: '01234', about: 'account' })
  })
})

describe('a changed wallet', () => {
  const change = {
    key: 'wallet:1:linked',
    did: 'A bank account for payouts was added to your wallet.',
    formerly: [],
  }

  test('says until when nothing is paid out, and what to do when somebody else did it', () => {
    const pausedUntil = new Date('2026-11-05T16:00:00Z')
    expect(words('wallet_changed', { along: { ...change, pausedUntil } })).toEqual([
      'Your bank account for payouts changed',
      'Your wallet changed',
      change.did,
      'To keep your money safe, nothing is paid out until Friday 6 November 2026 at 01:00 (Asia/Tokyo time).',
      OPEN,
      'Was this not you? Change your password now and write to us, so that we stop payouts.',
    ])
  })

  test('without a pause speaks of none', () => {
    expect(letter('wallet_changed', { along: { ...change, pausedUntil: null } }).paragraphs).toEqual([
      change.did,
    ])
  })

  test('is told to the addresses that its agent had lately, too', () => {
    const along = { ...change, pausedUntil: null, formerly: ['old@example.com'] }
    expect(letter('wallet_changed', { along }).alsoAt).toEqual(['old@example.com'])
  })
})

describe('the company that pays out', () => {
  test('needs more details', () => {
    expect(words('wallet_incomplete', { wallet: '1' })).toEqual([
      'Your bank account needs more details',
      'Please complete your bank account',
      'The company that pays you out needs more details. Until it has them, payouts wait. Your earnings still add up.',
      '[Add the details] /p/agent/wallet',
    ])
  })

  test('is another one now', () => {
    expect(words('payout_schedule_stopped', { wallet: '1', processor: 'stripe' })).toEqual([
      'Your payouts by schedule stopped',
      'Please link your bank account again',
      'Another company makes our payouts now. Please remove your bank account from your wallet and link it again.',
      'Then choose your schedule again. Until then, nothing is paid out by itself. Your earnings still add up.',
      '[Open your wallet] /p/agent/wallet',
    ])
  })

  test('is not asked on a day of the schedule, soon after a change', () => {
    const pause = {
      reason: 'Your email, password or two-step sign-in changed.',
      ends_at: new Date('2027-06-02T12:00:00Z'),
    }
    const skipped = { wallet: '1', day: '2027-06-01', along: { pause, next: '2027-07-01' } }
    expect(words('payout_skipped', skipped)).toEqual([
      'Your payout by schedule is not made this time',
      'You are paid next on 1 July 2027',
      'Your email, password or two-step sign-in changed.',
      expect.stringMatching(/^To keep your money safe, nothing is paid out until Wednesday 2 June 2027 at /),
      'You can withdraw in your wallet after that. By your schedule you are paid next on 1 July 2027.',
      OPEN,
    ])
  })

  test('does not accept an account', () => {
    expect(words('wallet_refused', { wallet: '1' })).toEqual([
      'Your bank account was refused',
      'Please link another bank account',
      'The company that pays you out does not accept this account, so we removed it. Your money is safe with us.',
      '[Link an account] /p/agent/wallet',
    ])
  })
})

describe('a payout', () => {
  test('an agent asked for says how much goes where, and what to do when it was not them', () => {
    expect(words('payout_asked', { along: { payout, askedBy: 'agent' } })).toEqual([
      'You withdraw $425.00',
      'Withdrawal started',
      'You asked us to pay out $425.00 to bank account ••55.',
      'Its number is PO-7K3M9QXA.',
      OPEN,
      'Was this not you? Cancel it in your wallet and change your password now.',
    ])
  })

  test('by schedule does not say that somebody asked for it', () => {
    expect(letter('payout_asked', { along: { payout, askedBy: 'schedule' } }).paragraphs[0]).toBe(
      'By your schedule, $425.00 is paid out to bank account ••55.',
    )
  })

  test('that our team tries again is told as ours, and nobody is alarmed', () => {
    expect(words('payout_asked', { along: { payout, askedBy: 'staff' } })).toEqual([
      'We try your payout of $425.00 again',
      'Our team tries your payout again',
      'Our team tries your payout of $425.00 to bank account ••55 again.',
      'Its number is PO-7K3M9QXA.',
      OPEN,
    ])
  })

  test('to an account without a hint goes to the bank account', () => {
    expect(letter('payout_paid', { along: { payout: { ...payout, hint: null } } }).paragraphs[0]).toBe(
      '$425.00 was paid out to your bank account. Its number is PO-7K3M9QXA.',
    )
  })

  test('that was made', () => {
    expect(words('payout_paid', { along: { payout } })).toEqual([
      '$425.00 was paid out',
      'Your money has arrived',
      '$425.00 was paid out to bank account ••55. Its number is PO-7K3M9QXA.',
      OPEN,
    ])
  })

  test.each([
    ['Y3', 'Your payout of $425.00 was not made', 'Your payout was not made'],
    ['Y6', 'Your payout of $425.00 was not made', 'Your payout was not made'],
    ['Y7', 'Your payout of $425.00 came back', 'The bank sent your payout back'],
  ] as const)('that was stopped by %s says why, and where the money is', (step, subject, heading) => {
    const reason = 'The account is closed.'
    const mail = letter('payout_stopped', {
      step,
      reason,
      along: { payout, isPaused: false, paidDebt: 0, stillOwed: 0 },
    })
    expect(wordsOfLetter(mail)).toEqual([
      ...[subject, heading],
      'The money is in your wallet again. Check your bank account there, then withdraw again.',
      ...['The reason:', `> ${reason}`],
      OPEN,
    ])
    expect(mail.key).toBe(`payout:payout-1:${step}`)
  })

  test('in another currency is written in it', () => {
    expect(
      letter('payout_paid', { along: { payout: { ...payout, amount: 42_500, currency: 'JPY' } } }).subject,
    ).toBe('¥42,500 was paid out')
    expect(
      letter('payout_paid', { along: { payout: { ...payout, amount: 5, currency: 'EUR' } } }).subject,
    ).toBe('€0.05 was paid out')
  })
})

test('our team pauses payouts, with a reason, and lifts the pause', () => {
  const reason = 'We wait for a new document.'
  expect(words('payouts_paused', { pause: '1', reason })).toEqual([
    ...['Your payouts are paused', 'Your payouts are paused'],
    ...['Our team has paused your payouts. Your earnings still add up. The reason:', `> ${reason}`, OPEN],
  ])
  expect(words('payouts_resumed', { pause: '2', along: { still: null } })).toEqual([
    ...['You can withdraw again', 'Your payouts go on'],
    ...['Our team has lifted the pause. You can withdraw what is available.', OPEN],
  ])
  const still = { reason: 'Your bank account changed.', ends_at: new Date('2026-11-05T16:00:00Z') }
  expect(words('payouts_resumed', { pause: '2', along: { still } })).toEqual([
    ...['Our team has lifted its pause of your payouts', 'Your payouts still wait'],
    'Our team has lifted the pause, but your payouts wait for another reason. Your bank account changed.',
    'To keep your money safe, nothing is paid out until Friday 6 November 2026 at 01:00 (Asia/Tokyo time).',
    OPEN,
  ])
})
