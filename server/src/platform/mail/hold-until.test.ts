import { describe, expect, test } from 'vitest'
import { testSettings } from '../../../test/settings.ts'
import { gatherMail } from '../../talk/notifications/gather-mail.ts'
import { chosenNotices } from './chosen-notices.ts'
import { holdUntil } from './hold-until.ts'
import { Mail } from './mail.ts'

const zone = 'Europe/Berlin'
/** Ten in the morning in Berlin. */
const now = new Date('2026-11-02T09:00:00Z')
/** Eleven at night in Berlin. */
const night = new Date('2026-11-02T22:00:00Z')
const quiet = { from: '22:00', until: '07:00' }
const calendar = {
  ...{ uid: 'meeting-1', sequence: 0, method: 'REQUEST' as const, summary: 'Meeting', description: '' },
  ...{ start: '2026-11-05T09:00:00.000Z', end: '2026-11-05T10:00:00.000Z' },
}
const mail = (more: Partial<Mail> = {}) =>
  ({
    ...{ key: 'test:1', to: 'ines@example.com', about: 'orders', subject: 'News', heading: 'News' },
    ...{ paragraphs: ['The work has started.'], ...more },
  }) as Mail
const until = (given: Mail, chosen: object = {}, at = now, isInApp = true) =>
  holdUntil(given, { chosen: chosenNotices(chosen), zone }, { now: at, isInApp })?.toISOString() ?? 'at once'

describe('a mail', () => {
  test.each([
    ['that is in the app too waits a quarter of an hour', mail(), {}, now, '2026-11-02T09:15:00.000Z'],
    [
      'of the day waits for eight in the morning',
      mail(),
      { mail_rhythm: 'daily' },
      now,
      '2026-11-03T07:00:00.000Z',
    ],
    ['waits for the end of the quiet hours', mail(), { quiet }, night, '2026-11-03T06:00:00.000Z'],
    [
      'of the day that would come in quiet hours waits for their end',
      mail(),
      { mail_rhythm: 'daily', quiet: { from: '22:00', until: '09:00' } },
      now,
      '2026-11-03T08:00:00.000Z',
    ],
    ['that must be read goes out at once', mail({ needed: true }), { mail_rhythm: 'daily' }, now, 'at once'],
    [
      'that must be read waits for the end of the night',
      mail({ needed: true }),
      { quiet },
      night,
      '2026-11-03T06:00:00.000Z',
    ],
    [
      'whose moment passes in the night does not',
      mail({ needed: true, deadline: '2026-11-03T06:00:00.000Z' }),
      { quiet },
      night,
      'at once',
    ],
    [
      'whose moment is later does',
      mail({ needed: true, deadline: '2026-11-03T06:00:00.001Z' }),
      { quiet },
      night,
      '2026-11-03T06:00:00.000Z',
    ],
    [
      'whose moment comes before the mail of the day goes out at once',
      mail({ deadline: '2026-11-02T20:00:00.000Z' }),
      { mail_rhythm: 'daily' },
      now,
      'at once',
    ],
    [
      'with a file for the calendar goes out by itself',
      mail({ calendar }),
      { mail_rhythm: 'daily' },
      now,
      'at once',
    ],
  ] as [string, Mail, object, Date, string][])('%s', (_name, given, chosen, at, expected) => {
    expect(until(given, chosen, at)).toBe(expected)
  })

  test('that is nowhere in the app goes out at once', () => {
    expect(until(mail(), {}, now, false)).toBe('at once')
  })
})

describe('what somebody chose', () => {
  test('nothing: every mail but by no schedule, no quiet hours, no desktop', () => {
    expect(chosenNotices(null)).toMatchObject({
      ...{ login_alerts: true, sound: true, desktop: false, quiet: null, mail_rhythm: 'soon' },
      mail: { orders: true, messages: true, news: true },
    })
  })

  test('before a kind of mail came: that kind is as usual, the rest as they chose', () => {
    const { mail: kinds, in_app } = chosenNotices({ mail: { orders: false }, sound: false })
    expect(kinds).toMatchObject({ orders: false, messages: true, news: true })
    expect(in_app.orders).toBe(true)
  })
})

describe('several mails are one', () => {
  const settings = testSettings('/nowhere')
  const first = mail({ key: 'test:1', heading: 'The work has started', quote: 'See you soon.' })
  const last = mail({
    ...{ key: 'test:2', subject: 'News on your order SO-1', heading: 'Your case moves on' },
    ...{ paragraphs: ['It is filed.', 'A second line.'] },
    action: { label: 'See your order', path: '/p/client/orders/order-1' },
  })
  const whose = { person: 'person-1', isDigest: false }

  test('of an order: what each says, in order, leading where the newest leads', () => {
    const one = gatherMail(settings, [first, last], whose)
    expect(one).toMatchObject({
      ...{ to: 'ines@example.com', about: 'orders', subject: 'News on your order SO-1 (+1)' },
      heading: '2 updates on your order',
      paragraphs: [
        'The work has started. The work has started.',
        '“See you soon.”',
        'Your case moves on. It is filed. A second line.',
      ],
      action: { label: 'See your order', path: '/p/client/orders/order-1' },
    })
    expect(one.unsubscribePath).toMatch(/^\/api\/notifications\/unsubscribe\//)
    expect(Mail.safeParse(one).success).toBe(true)
  })

  test('of a day: leading to all of them, in the part of the site they are about', () => {
    const digest = (mails: Mail[]) => gatherMail(settings, mails, { ...whose, isDigest: true })
    expect(digest([first, last])).toMatchObject({
      ...{ subject: 'Your day on Sojourn: 2 updates', heading: '2 updates since your last email' },
      action: { label: 'See all notifications', path: '/p/client/notifications' },
    })
    const agents = mail({ action: { label: 'Open the order', path: '/p/agent/orders/order-1' } })
    expect(digest([first, agents]).action?.path).toBe('/p/agent/notifications')
  })

  test('each gathering is sent once, and another one is another mail', () => {
    const keyOf = (mails: Mail[]) => gatherMail(settings, mails, whose).key
    expect(keyOf([first, last])).toBe(keyOf([first, last]))
    expect(keyOf([first, last])).not.toBe(keyOf([last, first]))
    expect(keyOf([first, last]).length).toBeLessThanOrEqual(200)
  })
})
