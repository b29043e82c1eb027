import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../../test/read-mail.ts'
import {
  accountRefusedMail,
  moreDetailsMail,
  payoutAskedMail,
  payoutPaidMail,
  payoutStoppedMail,
  payoutsPausedMail,
  payoutsResumedMail,
  walletChangedMail,
  walletCodeMail,
} from './wallet-mails.ts'

const reader = { email: 'amara@example.com', timezone: 'Asia/Tokyo' }
const payout = {
  ...{ id: 'payout-1', ref: 'PO-7K3M9QXA', amount: 425_00, currency: 'USD', hint: 'bank account ••55' },
  agent_email: 'amara@example.com',
}
const OPEN = '[Open your wallet] /p/agent/wallet'

describe('a code', () => {
  test.each([
    ['link', 'link a bank account'],
    ['unlink', 'remove your bank account'],
    ['withdraw', 'withdraw money'],
    ['schedule', 'change when you are paid'],
  ] as const)('to %s says what it opens, and what to do when nobody asked for it', (act, words) => {
    const mail = walletCodeMail({ id: 'code-1', email: 'amara@example.com', act, code: '01234' })
    expect(wordsOf(mail)).toEqual([
      'to amara@example.com',
      '01234 is your Sojourn wallet code',
      `Your code to ${words}`,
      `Enter this code in your wallet to ${words}.`,
      'It works for 10 minutes. Nobody from our team will ever ask you for it.',
      'You did not ask for a code? Then someone is signed in to your account: change your password now.',
    ])
    expect(mail).toMatchObject({ code: '01234', about: 'account' })
  })
})

describe('a changed wallet', () => {
  const change = { key: 'wallet:1:linked', did: 'You linked a bank account.' }

  test('says until when nothing is paid out, and what to do when somebody else did it', () => {
    const pausedUntil = new Date('2026-11-05T16:00:00Z')
    expect(wordsOf(walletChangedMail(reader, { ...change, pausedUntil }))).toEqual([
      'to amara@example.com',
      'Your bank account for payouts changed',
      'Your wallet changed',
      'You linked a bank account.',
      'To keep your money safe, nothing is paid out until Friday 6 November 2026 at 01:00 (Asia/Tokyo time).',
      OPEN,
      'Was this not you? Change your password now and write to us, so that we stop payouts.',
    ])
  })

  test('without a pause speaks of none', () => {
    expect(walletChangedMail(reader, { ...change, pausedUntil: null }).paragraphs).toEqual([change.did])
  })

  test('is told to the old and the new address of its agent alike', () => {
    const old = { email: 'old@example.com', timezone: null }
    const keys = [reader, old].map((one) => walletChangedMail(one, { ...change, pausedUntil: null }).key)
    expect(new Set(keys).size).toBe(2)
  })
})

describe('the company that pays out', () => {
  test('needs more details', () => {
    expect(wordsOf(moreDetailsMail(reader, 'wallet:1:more'))).toEqual([
      'to amara@example.com',
      'Your bank account needs more details',
      'Please complete your bank account',
      'The company that pays you out needs more details. Until it has them, payouts wait. Your earnings still add up.',
      '[Add the details] /p/agent/wallet',
    ])
  })

  test('does not accept an account', () => {
    expect(wordsOf(accountRefusedMail(reader, 'wallet:1:refused'))).toEqual([
      'to amara@example.com',
      'Your bank account was refused',
      'Please link another bank account',
      'The company that pays you out does not accept this account, so we removed it. Your money is safe with us.',
      '[Link an account] /p/agent/wallet',
    ])
  })
})

describe('a payout', () => {
  test('an agent asked for says how much goes where, and what to do when it was not them', () => {
    expect(wordsOf(payoutAskedMail(payout, false))).toEqual([
      'to amara@example.com',
      'You withdraw $425.00',
      'Your withdrawal has begun',
      'You asked us to pay out $425.00 to bank account ••55.',
      'Its number is PO-7K3M9QXA.',
      OPEN,
      'Was this not you? Cancel it in your wallet and change your password now.',
    ])
  })

  test('by schedule does not say that somebody asked for it', () => {
    expect(payoutAskedMail(payout, true).paragraphs[0]).toBe(
      'By your schedule, $425.00 is paid out to bank account ••55.',
    )
  })

  test('to an account without a hint goes to the bank account', () => {
    expect(payoutPaidMail({ ...payout, hint: null }).paragraphs[0]).toBe(
      '$425.00 was paid out to your bank account. Its number is PO-7K3M9QXA.',
    )
  })

  test('that was made', () => {
    expect(wordsOf(payoutPaidMail(payout))).toEqual([
      'to amara@example.com',
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
    const mail = payoutStoppedMail(payout, { reason, step, isReturned: step === 'Y7', isPaused: false })
    expect(wordsOf(mail)).toEqual([
      ...['to amara@example.com', subject, heading, reason],
      'The money is in your wallet again. Check your bank account there, then withdraw again.',
      OPEN,
    ])
    expect(mail.key).toBe(`payout:payout-1:${step}`)
  })

  test('in another currency is written in it', () => {
    expect(payoutPaidMail({ ...payout, amount: 42_500, currency: 'JPY' }).subject).toBe(
      '¥42,500 was paid out',
    )
    expect(payoutPaidMail({ ...payout, amount: 5, currency: 'EUR' }).subject).toBe('€0.05 was paid out')
  })
})

test('our team pauses payouts, with a reason, and lifts the pause', () => {
  const reason = 'We wait for a new document.'
  expect(wordsOf(payoutsPausedMail(reader.email, 'pause:1', reason))).toEqual([
    ...['to amara@example.com', 'Your payouts are paused', 'Your payouts are paused'],
    ...['Our team has paused your payouts. Your earnings still add up. The reason:', reason, OPEN],
  ])
  expect(wordsOf(payoutsResumedMail(reader.email, 'pause:2'))).toEqual([
    ...['to amara@example.com', 'You can withdraw again', 'Your payouts go on'],
    ...['Our team has lifted the pause. You can withdraw what is available.', OPEN],
  ])
})
