import { expect, test } from 'vitest'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Settings } from '../../settings/settings.ts'
import { gatherMail } from './gather-mail.ts'

const settings = { secret: 'x'.repeat(32) } as unknown as Settings

const mail = (name: string, change: Partial<Mail> = {}) =>
  ({
    ...{ key: name, about: 'orders', to: 'ines@example.com', subject: `About ${name}`, heading: name },
    ...{ paragraphs: [`${name} happened.`], action: { label: `See ${name}`, path: `/p/client/${name}` } },
    ...change,
  }) as Mail

test('several of one order have the subject, the language and the place of the newest', () => {
  const mails = [
    mail('one'),
    mail('two', { language: 'fr' }),
    mail('three', { language: 'es', about: 'meetings' }),
  ]
  const gathered = gatherMail(settings, mails, { person: 'person-1', isDigest: false })
  expect(gathered).toMatchObject({
    ...{ subject: 'About three (+2)', language: 'es', about: 'meetings' },
    action: { label: 'See three', path: '/p/client/three' },
    paragraphs: ['one. one happened.', 'two. two happened.', 'three. three happened.'],
  })
})

test('the mail of the day leads to the notifications of the side that the newest is about', () => {
  const mails = [mail('one'), mail('two', { action: { label: 'See', path: '/p/agent/orders/1' } })]
  const pathOf = (some: readonly Mail[]) =>
    gatherMail(settings, some, { person: 'person-1', isDigest: true }).action?.path
  expect([pathOf(mails), pathOf(mails.toReversed())]).toEqual([
    '/p/agent/notifications',
    '/p/client/notifications',
  ])
})
