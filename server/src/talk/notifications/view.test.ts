import { DEADLINE_EVENTS, DEADLINE_KINDS, deadlineWords } from '@sojourn/contract/work/own-deadlines-words'
import { describe, expect, test } from 'vitest'
import type { FactName } from '../../ground/facts/facts.ts'
import type { NoticeRow } from './notice-store.ts'
import { pathOf } from './places.ts'
import { showNotice, titleOf } from './view.ts'
import { WHO_HEARS } from './who-hears.ts'

const row = (
  fact: FactName | 'gone_fact',
  mode: 'client' | 'agent' | 'staff',
  changed: Partial<NoticeRow> = {},
) =>
  ({
    ...{ id: 'notice-1', person_id: 'person-1', mode, kind: 'orders', order_id: 'order-1', fact },
    ...{
      created_at: new Date('2026-11-02T09:00:00Z'),
      read_at: null,
      ref: 'SO-1',
      document: null,
      stage: null,
    },
    ...{ order_title: 'Study permit', client_first_name: 'Ines', agent_first_name: 'Amara' },
    ...{
      service_title: null,
      article: null,
      offer: null,
      offer_title: null,
      article_title: null,
      payout: null,
      step: null,
      conflict: null,
      back: null,
      reported: null,
      country: null,
    },
    ...changed,
  }) as NoticeRow

describe('the title of a notification', () => {
  test.each([
    ['order_paid', 'agent', {}, 'Ines hired you'],
    ['order_started', 'client', {}, 'Amara started the work'],
    ['stage_set', 'client', { step: 'S1' }, 'Your application is being prepared'],
    ['stage_set', 'client', { step: 'S2' }, 'Your application is filed'],
    ['stage_set', 'client', { step: 'S3' }, 'Your application is with the authority'],
    ['stage_set', 'client', { step: 'S4' }, 'The authority has decided'],
    ['order_completed', 'agent', { step: 'O10' }, 'Ines accepted the work'],
    ['order_completed', 'agent', { step: 'O11' }, 'The work counts as accepted'],
    ['order_completed', 'agent', { step: 'O16r' }, 'Your share of the rest is released'],
    [
      'conflict_closed',
      'agent',
      { back: { currency: 'USD', card: 63_78, credit: 5_00, promo: 16_22 } },
      'The conflict about your order is settled. Refund: $63.78 to their card, $5.00 as credit and $16.22 back on a coupon',
    ],
    [
      'refund_arrived',
      'client',
      { back: { currency: 'USD', card: 63_78, credit: 0, promo: 0 } },
      'Your refund has arrived: $63.78 to your card',
    ],
    [
      'order_left',
      'client',
      { back: { currency: 'USD', card: 0, credit: 0, promo: 0 } },
      'The order is cancelled',
    ],
    ['completion_asked', 'client', {}, 'Amara finished the work. Please check it'],
    ['meeting_missed', 'client', { step: 'M5' }, 'Amara reports that you missed the meeting'],
    ['meeting_missed', 'agent', { step: 'M6' }, 'Ines reports that you missed the meeting'],
    [
      'document_asked',
      'client',
      { step: 'D1', document: 'Passport' },
      '“Passport” was added to the documents',
    ],
    ['document_asked', 'client', { step: 'D7', document: 'Passport' }, '“Passport” is needed once more'],
    ['document_returned', 'client', {}, '“A document” was returned'],
    ['conflict_moved', 'client', { step: 'K2' }, 'Our team helps with your conflict'],
    ['conflict_moved', 'client', { step: 'K3' }, 'Our team decided your conflict'],
    ['conflict_moved', 'agent', { step: 'K3d' }, 'The decision on your conflict is appealed'],
    ['conflict_moved', 'agent', { step: 'O18' }, 'The client’s bank wants the payment back'],
    ['conflict_moved', 'staff', { step: 'K2' }, 'A conflict waits for our team'],
    ['refund_answered', 'client', { step: 'R2' }, 'The proposal is agreed'],
    ['refund_answered', 'client', { step: 'R3' }, 'The proposal was rejected'],
    ['refund_answered', 'client', { step: 'R4' }, 'The proposal is withdrawn'],
    ['payout_stopped', 'agent', { step: 'Y3' }, 'A payout was not sent'],
    ['payout_stopped', 'agent', { step: 'Y6' }, 'Your bank did not accept a payout'],
    ['payout_stopped', 'agent', { step: 'Y7' }, 'A payout came back from your bank'],
    ['review_answered', 'client', {}, 'Amara answered your review'],
    ['licence_decided', 'agent', { step: 'LI2', country: 'Canada' }, 'Your licence for Canada is confirmed'],
    [
      'licence_decided',
      'agent',
      { step: 'LI3', country: 'Canada' },
      'We could not confirm your licence for Canada',
    ],
    [
      'licence_decided',
      'agent',
      { step: 'LI4', country: 'Canada' },
      'Your licence for Canada is no longer confirmed',
    ],
    [
      'licence_decided',
      'agent',
      { step: 'LI7', country: 'Canada' },
      'Your licence for Canada has a class now',
    ],
    ['licence_expired', 'agent', { country: 'Canada' }, 'Your licence for Canada has ended'],
    ['licence_expired', 'agent', {}, 'One of your licences has ended'],
    ['gone_fact', 'client', {}, 'Something changed'],
  ] as ['order_paid' | 'gone_fact', 'client' | 'agent' | 'staff', Partial<NoticeRow>, string][])(
    '%s for a %s %j',
    (fact, mode, changed, title) => {
      expect(titleOf(row(fact, mode, changed))).toBe(title)
    },
  )

  test('names nobody who deleted their account', () => {
    expect(titleOf(row('order_started', 'client', { agent_first_name: null }))).toBe(
      'Your agent started the work',
    )
    expect(titleOf(row('order_paid', 'agent', { client_first_name: null }))).toBe('Your client hired you')
  })

  test('is there for everybody who hears of something, and begins with a capital or a quotation', () => {
    for (const [fact, hearing] of Object.entries(WHO_HEARS))
      for (const { who } of hearing.filter(({ title }) => title !== null)) {
        const mode = who === 'agent' || who === 'staff' ? who : 'client'
        const title = titleOf(row(fact as FactName, mode, { document: 'Passport' }))
        expect(title, fact).toMatch(/^[A-Z“]/)
        expect(title, fact).not.toMatch(/undefined|null|Something changed|\.$/)
      }
  })
})

describe('where a notification leads', () => {
  const about = { mode: 'client', order_id: 'order-1', conflict: null, article: null, offer: null } as const
  test.each([
    ['order', about, '/p/client/orders/order-1'],
    ['order', { ...about, mode: 'agent' }, '/p/agent/orders/order-1'],
    ['documents', about, '/p/client/orders/order-1#documents'],
    ['meetings', { ...about, mode: 'agent' }, '/p/agent/orders/order-1#meetings'],
    ['order', { ...about, order_id: null }, '/p/client/orders'],
    ['documents', { ...about, order_id: null }, '/p/client/orders'],
    ['payments', about, '/p/client/payments/history'],
    ['wallet', { ...about, mode: 'agent' }, '/p/agent/wallet'],
    ['conflict', { ...about, mode: 'staff', conflict: 'c-1' }, '/p/staff/conflicts/c-1'],
    ['conflict', { ...about, mode: 'staff' }, '/p/staff'],
    ['order', { ...about, mode: 'staff' }, '/p/staff'],
    ['services', { ...about, mode: 'agent' }, '/p/agent/services'],
    ['articles', { ...about, mode: 'agent', article: 'a-1' }, '/p/agent/articles/a-1'],
    ['articles', { ...about, mode: 'agent' }, '/p/agent/articles'],
    ['subscription', { ...about, mode: 'agent' }, '/p/agent/subscriptions'],
    ['licences', { ...about, mode: 'agent' }, '/p/agent/account/business#licences'],
    ['verification', { ...about, mode: 'agent' }, '/p/agent/account/verification'],
    ['account', about, '/p/client/account/profile'],
    ['account', { ...about, mode: 'agent' }, '/p/agent/account/profile'],
  ] as const)('%s %j: %s', (place, given, path) => {
    expect(pathOf(place, given)).toBe(path)
  })

  test('each is a page of ours, and none of another part of the site', () => {
    for (const [fact, hearing] of Object.entries(WHO_HEARS))
      for (const { who } of hearing.filter(({ title }) => title !== null)) {
        const mode = who === 'agent' || who === 'staff' ? who : 'client'
        const { path } = showNotice(row(fact as FactName, mode, { conflict: 'c-1', article: 'a-1' }))
        expect(path, fact).toMatch(new RegExp(`^/p/${mode}(/|$)`))
      }
  })
})

describe('what it is about', () => {
  test.each([
    [{}, 'Study permit (SO-1)'],
    [{ ref: null, service_title: 'Study permit' }, 'Study permit'],
    [{ ref: null, article_title: 'Papers first' }, 'Papers first'],
    [{ ref: null, payout: 'PO-7K3M' }, 'PO-7K3M'],
    [{ ref: null }, ''],
  ])('%j: %j', (changed, about) => {
    expect(showNotice(row('order_paid', 'agent', changed)).about).toBe(about)
  })

  test('is read once it was read', () => {
    const read = { read_at: new Date('2026-11-02T10:00:00Z') }
    expect([
      showNotice(row('order_paid', 'agent')).is_read,
      showNotice(row('order_paid', 'agent', read)).is_read,
    ]).toEqual([false, true])
  })
})

/** The steps that titles tell apart. */
const STEPS = [
  ...['', 'O2s', 'O11', 'O16r', 'O18', 'O18e', 'O21f', 'OF7w', 'OF7a', 'D7', 'S2', 'S3', 'S4', 'M5', 'M6'],
  ...['K2', 'K3d', 'K3e', 'K3f', 'R1', 'R2', 'R3', 'R4', 'Y3', 'Y7'],
]
const BACK = { card: 6379, credit: 0, promo: 0, currency: 'USD' }

test.each(['fr', 'es', 'ar'])(
  'every title for clients and agents is said in %s, with the names it had',
  (language) => {
    const left = Object.keys(WHO_HEARS).flatMap((fact) =>
      (['client', 'agent'] as const).flatMap((mode) =>
        STEPS.flatMap((step) =>
          [null, BACK].flatMap((back) => {
            const told = row(fact as FactName, mode, {
              ...{ step, document: 'Passport', stage: step === 'S2' ? 'Papers' : null },
              back: back as NoticeRow['back'],
            })
            const [english, said] = [titleOf(told, 'en'), titleOf(told, language)]
            const names = ['Ines', 'Amara', 'Passport', 'Papers'].filter((name) => english.includes(name))
            return said === english || names.some((name) => !said.includes(name)) ? [said] : []
          }),
        ),
      ),
    )
    expect([...new Set(left)]).toEqual([])
  },
)

test('a person who is gone is a plain word in the language of the reader', () => {
  expect(titleOf(row('order_paid', 'agent', { client_first_name: null }), 'fr')).toBe(
    'Votre client vous a engagé',
  )
})

test('a push reads as its reader chose for the account', () => {
  expect(showNotice(row('order_completed', 'client', { language: 'es' })).title).toBe(
    'Su pedido se ha completado',
  )
})

describe('a deadline that is near', () => {
  const near = (kind: string, event: string, days: number, count = 1) => ({
    near: { kind, event, days, count } as NoticeRow['near'],
  })

  test.each([
    ['fr', near('passport', 'ends', 7), 'Fin de validité du passeport\u00a0: dans 7 jours'],
    ['es', near('goal', 'apply', 1), 'Último día para presentar la solicitud: mañana'],
    ['ar', near('visa', 'ends', 2), '\u2068انتهاء صلاحية التأشيرة\u2069: بعد يومين'],
    [
      'fr',
      near('permit', 'ends', 30, 3),
      '3 échéances approchent. Fin de validité du permis\u00a0: dans 30 jours',
    ],
    ['en', near('permit', 'ends', 30, 3), '3 deadlines are near. Permit ends in 30 days'],
  ] as const)('is told in %s with what it is and when', (language, changed, title) => {
    expect(titleOf(row('deadlines_near', 'client', changed), language)).toBe(title)
  })

  test.each(['fr', 'es', 'ar'] as const)('whatever it is, it is told in %s', (language) => {
    const left = DEADLINE_KINDS.flatMap((kind) =>
      DEADLINE_EVENTS.flatMap((event) => {
        const told = row('deadlines_near', 'client', near(kind, event, 7))
        const english = deadlineWords({ kind, event }, null)
        return titleOf(told, language).includes(english) ? [english] : []
      }),
    )
    expect(left).toEqual([])
  })
})

test.each([
  ['LI2', 'fr', 'Votre agrément (Canada) est confirmé'],
  ['LI3', 'es', 'No hemos podido confirmar su licencia (Canadá)'],
  ['LI4', 'ar', 'لم يعد ترخيصكم (\u2068كندا\u2069) مؤكَّدًا'],
  ['LI7', 'fr', 'Votre agrément (Canada) a désormais une catégorie'],
] as const)('a licence that was decided (%s) is told in %s with its country', (step, language, title) => {
  expect(titleOf(row('licence_decided', 'agent', { step, country: 'Canada' }), language)).toBe(title)
})

test('an order of a stage is called in the words of its reader', () => {
  const { about } = showNotice(
    row('order_paid', 'agent', { order_title: 'Study in Canada, stage 2: Application' }),
    'ar',
  )
  expect(about).toBe(
    '\u200f\u2068Study in Canada\u2069، المرحلة \u20682\u2069: \u2068Application\u2069 (SO-1)',
  )
})

test.each([
  ['client', { reader_mode: 'subscriber', reader_staff_since: null }, '/p/client/account/profile'],
  ['agent', { reader_mode: 'consultant', reader_staff_since: null }, '/p/agent/account/profile'],
  ['staff', { reader_mode: 'subscriber', reader_staff_since: new Date(0) }, '/p/staff'],
] as const)('what is told of the account leads a %s to no other mode', (mode, reader, path) => {
  for (const fact of ['suspension_lifted', 'virus_found'] as const)
    expect(showNotice(row(fact, 'client', { kind: 'account', ...reader }))).toMatchObject({ mode, path })
  const paid = row('order_started', 'client', reader)
  expect(showNotice(paid).mode).toBe('client')
})
