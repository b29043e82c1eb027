import { NOTICE_KINDS } from '@sojourn/contract/talk/notice-preferences'
import { expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { makePerson } from '../../../test/people.ts'
import { startApp } from '../../../test/start-app.ts'
import { transact } from '../database/transact.ts'
import { enqueueMails } from './enqueue-mail.ts'
import { Mail } from './mail.ts'

const kinds = ['account', 'money', ...NOTICE_KINDS] as const

const mailTo = (to: string, about: (typeof kinds)[number]) =>
  Mail.parse({
    ...{ key: `${about}:${to}`, to, about, subject: about, heading: about, paragraphs: [] },
    ...(about === 'news' && { unsubscribePath: '/stop' }),
  })

test('who switches a kind of mail off gets none of it, and always those of account and money', async () => {
  const server = await startApp()
  const { context } = server
  const quiet = await makePerson(server)
  const usual = await makePerson(server)
  const mail = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, false]))
  await context.db
    .insertInto('notice_preference')
    .values({ person_id: quiet.id, preferences: JSON.stringify({ mail }), updated_at: context.clock.now() })
    .execute()
  const mails = [quiet, usual].flatMap(({ email }) => kinds.map((about) => mailTo(email, about)))
  await transact(context, (tx) => enqueueMails(context, tx, mails))
  const subjects = async (email: string) =>
    (await mailsTo(server, email)).map(({ subject }) => subject).toSorted()
  expect(await subjects(quiet.email)).toEqual(['account', 'money'])
  expect(await subjects(usual.email)).toEqual(kinds.toSorted())
})
