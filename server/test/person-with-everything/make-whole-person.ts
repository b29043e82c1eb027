import { randomUUID } from 'node:crypto'
import { makePerson, type TestPerson } from '../people.ts'
import type { TestApp } from '../start-app.ts'
import { addDeadlines } from './deadlines.ts'
import { addFiles, makeFiles, makePaper } from './files.ts'
import { addIdentity } from './identity.ts'
import { addMails } from './mails.ts'
import { addMoney } from './money.ts'
import { addStaffWork } from './staff.ts'
import { addSupply } from './supply.ts'
import { addTalk } from './talk.ts'
import { secretsOf, type Whose } from './whose.ts'
import { addWork } from './work.ts'

export interface WholePerson extends TestPerson {
  /** Words that stand in their rows and nowhere else. */
  words: string[]
  /** A word that stays in some of them for a while after the account is deleted. */
  lasting: string
  /** The bytes of papers lie there that others handed over for their order. */
  paperKeys: string[]
  /** Nobody may be shown these, as they would look written down. */
  secrets: string[]
  pictureKey: string
  /** The bytes of their document lie there. */
  documentKey: string
}

/** Somebody with a row in every table that holds something on people, and with a picture. */
export async function makeWholePerson(server: TestApp): Promise<WholePerson> {
  const { context, clock } = server
  const mark = randomUUID().slice(0, 8)
  const word = (of: string) => `${of}-${mark}`
  const lastingMark = randomUUID().slice(0, 8)
  const lasting = (of: string) => `${of}-${lastingMark}`
  const email = `${word('whole')}@example.com`
  const person = await makePerson(server, { email, first_name: word('First'), last_name: word('Last') })
  const hired = await makePerson(server, { home: 'consultant' })
  const hidden = secretsOf()
  const whose: Whose = {
    ...{ context, person_id: person.id, hired, email, now: clock.now(), word, lasting },
    ...hidden,
  }
  const pictureKey = `pictures/${randomUUID()}`
  const file = await makeFiles(server, pictureKey)
  hidden.secrets.push(JSON.stringify(file.wrappedKey))
  const papers = await Promise.all(Array.from({ length: 3 }, () => makePaper(server)))

  await context.db.transaction().execute(async (tx) => {
    const session = await addIdentity(tx, whose, pictureKey)
    await addFiles(tx, whose, file)
    await addSupply(tx, whose, file)
    await addWork(tx, whose, papers)
    await addDeadlines(tx, whose)
    await addMoney(tx, whose)
    await addTalk(tx, whose, session)
    await addMails(tx, whose)
    await addStaffWork(tx, whose)
  })
  return {
    ...person,
    pictureKey,
    lasting: lastingMark,
    paperKeys: papers.map(({ id }) => `sealed/${id}`),
    documentKey: `sealed/${file.id}`,
    secrets: hidden.secrets.filter(Boolean),
    words: [mark, '+14165550199', '203.0.113.77'],
  }
}
