import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isConditionalPaper } from '@sojourn/contract/ground/paper-words'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askFor, sendDocument } from '../../../test/documents.ts'
import { EICAR, startFakeClamd } from '../../../test/fake-clamd.ts'
import { filesToRefuse, filesToTake } from '../../../test/hostile-files.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { makeOrder } from '../../../test/orders.ts'
import { type Browser, makePerson, signIn } from '../../../test/people.ts'
import { docx, pdf, png } from '../../../test/sample-files.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { inLongSet, rounds } from '../../../test/test-set.ts'
import { unzip } from '../../../test/unzip.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { clamav } from '../../platform/scanning/clamav.ts'
import { noScanner, type Scanner } from '../../platform/scanning/scanner.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { markOrderPaid } from '../orders/mark-order-paid.ts'
import type { OrderState } from '../orders/order-state.ts'
import { exportDocuments } from './export-documents.ts'
import { tendDocuments } from './tend-documents.ts'

let server: TestApp
let origin: string
let scanner: Scanner = noScanner
let daemon: Awaited<ReturnType<typeof startFakeClamd>>
beforeAll(async () => {
  daemon = await startFakeClamd()
  server = await openTestApp({ replaced: { scanner: { scan: (open) => scanner.scan(open) } } })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await daemon.close()
})
beforeEach(async () => {
  scanner = noScanner
  server.clock.forward(61_000)
  // Papers that other tests have uploaded are not read in this one.
  await server.context.db.deleteFrom('paper_reading').execute()
})

/** A client and an agent, and a paid order between them that asks for a passport. */
async function makeCase(status: OrderState = 'paid') {
  const person = await makePerson(server)
  const client = await signIn(server, person)
  const { id, agent: agentPerson } = await makeOrder(server, { client: person, status })
  const agent = await signIn(server, agentPerson)
  const documentId = await askFor(server, id)
  const path = `/orders/${id}/documents/${documentId}`
  return { id, person, agentPerson, client, agent, path, documentId }
}

const send = (browser: Browser, path: string, file?: Parameters<typeof sendDocument>[3]) =>
  sendDocument(origin, browser, path, file)
const show = async (browser: Browser, path: string) => (await browser.get(path)).body.data
const review = (browser: Browser, path: string, body: object) => browser.send('PATCH', path, body)

async function download(browser: Browser, path: string) {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api${path}`,
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

const factsOf = async (orderId: string) =>
  (
    await server.context.db
      .selectFrom('fact')
      .select('fact')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ fact }) => fact)

describe('what an order asks for', () => {
  test('stands there once it is paid, and only once', async () => {
    const person = await makePerson(server)
    const client = await signIn(server, person)
    const { id } = await makeOrder(server, { client: person })
    expect((await show(client, `/orders/${id}/documents`)).items).toEqual([])
    await transact(server.context, async (tx) => {
      const order = await holdOrder(tx, id)
      if (order) await markOrderPaid(server.context, tx, order, { requestId: null })
    })
    await askFor(server, id)
    const { items, may } = await show(client, `/orders/${id}/documents`)
    expect(may).toEqual(['add'])
    expect(items).toMatchObject([
      { name: 'Passport', mandatory: true, given_by: 'client', slug: 'waiting', may: ['upload'] },
    ])
  })

  test('of papers that only some clients have nothing is required, whoever asks and whatever the service says', async () => {
    const person = await makePerson(server)
    const client = await signIn(server, person)
    const { id, agent } = await makeOrder(server, { client: person, status: 'paid' })
    const requirements = [
      { name: 'Passport', mandatory: true },
      { name: 'Officer notes, if you have requested them', mandatory: true },
    ]
    await server.context.db
      .updateTable('client_order')
      .set({ requirements: JSON.stringify(requirements) })
      .where('id', '=', id)
      .execute()
    await askFor(server, id)
    const asked = { name: 'Marriage certificate, if married', given_by: 'client', mandatory: true }
    expect((await (await signIn(server, agent)).post(`/orders/${id}/documents`, asked)).status).toBe(201)
    const { items } = await show(client, `/orders/${id}/documents`)
    expect(items.map(({ mandatory }: { mandatory: boolean }) => mandatory)).toEqual([true, false, false])
  })

  test('database and contract mean the same papers, of all checklists', async () => {
    const { rows } = await sql<{ name: string; is_conditional_paper: boolean }>`
      select distinct line as name, is_conditional_paper(line) from visa, unnest(checklist) line`.execute(
      server.context.db,
    )
    expect(rows.length).toBeGreaterThan(1000)
    expect(rows.filter((row) => row.is_conditional_paper !== isConditionalPaper(row.name))).toEqual([])
  })

  test('is asked for where a server of the version before marked an order as paid', async () => {
    const person = await makePerson(server)
    const client = await signIn(server, person)
    const { id } = await makeOrder(server, { client: person, status: 'paid' })
    await tendDocuments.run(server.context, {})
    expect((await show(client, `/orders/${id}/documents`)).items).toHaveLength(1)
  })

  test('grows by what the agent asks for and by what the client brings', async () => {
    const { id, client, agent, person } = await makeCase()
    const path = `/orders/${id}/documents`
    expect(
      (await agent.post(path, { name: 'Birth certificate', given_by: 'client', mandatory: true })).status,
    ).toBe(201)
    const mine = await client.post(path, { name: 'A letter', given_by: 'client', mandatory: true })
    expect(mine.body.data).toMatchObject({ mandatory: false, asked_by: 'client', may: ['upload', 'drop'] })
    expect((await client.post(path, { name: 'Your work', given_by: 'agent' })).status).toBe(409)
    await server.jobsDone()
    const mails = await mailsTo(server, person.email)
    expect(mails.filter(({ subject }) => subject.includes('asks for documents'))).toHaveLength(1)
  })
})

describe('a document', () => {
  test('is handed over, returned with a reason, handed over again and accepted; each version stays', async () => {
    const { id, person, client, agent, path } = await makeCase()
    expect((await send(client, path)).body.data).toMatchObject({
      slug: 'handed_over',
      may: ['upload'],
    })
    expect((await show(agent, path)).may).toEqual(['accept', 'return', 'file', 'drop'])
    expect((await review(agent, path, { action: 'return', version: 1 })).status).toBe(422)
    const returned = await review(agent, path, { action: 'return', version: 1, reason: 'It is cut off.' })
    expect(returned.body.data).toMatchObject({ slug: 'returned', reason: 'It is cut off.' })
    expect(
      (
        await send(client, path, {
          content: docx,
          name: 'pass.docx',
          type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        })
      ).status,
    ).toBe(201)
    expect((await review(agent, path, { action: 'accept', version: 2 })).body.data.slug).toBe('accepted')
    expect((await review(agent, path, { action: 'file', version: 2 })).body.data.slug).toBe('filed')

    const { versions, reason, may } = await show(client, path)
    expect(
      versions.map(({ number, file_name }: { number: number; file_name: string }) => [number, file_name]),
    ).toEqual([
      [2, 'pass.docx'],
      [1, 'passport.pdf'],
    ])
    expect([reason, may]).toEqual([null, []])
    expect((await download(client, `${path}/download?version=1`)).bytes).toEqual(pdf)
    expect((await download(agent, `${path}/download`)).bytes).toEqual(docx)
    expect((await send(client, path)).status).toBe(409)

    expect(await factsOf(id)).toEqual([
      'document_handed_over',
      'documents_complete',
      'order_started',
      'document_returned',
      'document_handed_over',
      'documents_complete',
      'document_accepted',
      'document_filed',
    ])
    const { items } = await show(client, `/orders/${id}/timeline`)
    expect(items[0]).toMatchObject({ step: 'D5', by: 'agent', subject: 'Passport' })
    await server.jobsDone()
    const subjects = (await mailsTo(server, person.email)).map(({ subject }) => subject)
    expect(subjects.some((subject) => subject.startsWith('Please hand over "Passport" again'))).toBe(true)
  })

  test('is judged by the version somebody has seen, by the other side, and while there is work to do', async () => {
    const { client, agent, path, id } = await makeCase()
    await send(client, path)
    await send(client, path)
    expect(await review(agent, path, { action: 'accept', version: 1 })).toMatchObject({
      status: 409,
      body: { message: 'A newer version has come. Please look at it first.' },
    })
    expect((await review(client, path, { action: 'accept', version: 2 })).status).toBe(409)
    expect((await send(agent, path)).status).toBe(409)
    await server.context.db
      .updateTable('client_order')
      .set({ status: 'conflicted', resume_status: 'paid' })
      .where('id', '=', id)
      .execute()
    expect((await send(client, path)).body.message).toContain('There is a conflict about this order.')
    expect((await review(agent, path, { action: 'accept', version: 2 })).status).toBe(409)
    expect((await show(agent, path)).may).toEqual([])
    expect((await download(agent, `${path}/download`)).status).toBe(200)
  })

  test('that is not needed any more can be asked for again', async () => {
    const { client, agent, path } = await makeCase()
    expect((await review(client, path, { action: 'drop' })).status).toBe(409)
    expect((await review(agent, path, { action: 'drop' })).body.data.slug).toBe('not_needed')
    expect((await send(client, path)).status).toBe(409)
    expect((await review(agent, path, { action: 'ask_again' })).body.data.slug).toBe('waiting')
    expect((await send(client, path)).status).toBe(201)
  })

  test('comes as an attachment that runs nothing, and lies sealed', async () => {
    const { client, path } = await makeCase()
    const content = Buffer.concat([pdf, Buffer.from('a very private canary '.repeat(9))])
    await send(client, path, { name: 'pass "port".pdf', content })
    const { headers, bytes } = await download(client, `${path}/download`)
    expect(bytes).toEqual(content)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename*=UTF-8''pass%20%22port%22.pdf`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    const folder = server.context.settings.dataDir
    const entries = await readdir(join(folder, 'files/sealed'), { withFileTypes: true })
    const disk = Buffer.concat(
      await Promise.all(entries.map((entry) => readFile(join(entry.parentPath, entry.name)))),
    )
    expect(disk.includes('private canary')).toBe(false)
  })

  test('shows its owner who opened it, and nobody else', async () => {
    const { id, client, agent, path } = await makeCase()
    await send(client, path)
    await download(agent, `${path}/download`)
    server.clock.forward(1000)
    await download(agent, `/orders/${id}/documents/archive`)
    const { items } = await show(client, `/orders/${id}/documents/openings`)
    expect(items).toMatchObject([
      {
        by: 'Ada Example',
        is_own: false,
        document: 'Passport',
        purpose: 'Downloaded with all documents of the order',
      },
      { by: 'Ada Example', is_own: false, file_name: 'passport.pdf', purpose: 'Opened for the order' },
    ])
    expect((await show(agent, `/orders/${id}/documents/openings`)).items).toEqual([])
  })

  test('is found under its own order alone, whatever other order somebody is a side of', async () => {
    const { client, documentId, path } = await makeCase()
    const other = await makeCase()
    const borrowed = `/orders/${other.id}/documents/${documentId}`
    expect((await send(client, borrowed)).status).toBe(404)
    expect((await send(other.client, borrowed)).status).toBe(404)
    await send(client, path)
    expect((await download(other.client, `${borrowed}/download`)).status).toBe(404)
    expect((await review(other.agent, borrowed, { action: 'drop' })).status).toBe(404)
  })

  test('is in the ZIP of all, by its newest version', async () => {
    const { id, client, agent, path } = await makeCase()
    expect((await download(client, `/orders/${id}/documents/archive`)).status).toBe(409)
    await send(client, path)
    await send(client, path, { name: 'p.png', type: 'image/png', content: png })
    await client.post(`/orders/${id}/documents`, { name: '../../etc/passwd', given_by: 'client' })
    const { items } = await show(client, `/orders/${id}/documents`)
    await send(client, `/orders/${id}/documents/${items[1].uuid}`)
    const files = await unzip((await download(agent, `/orders/${id}/documents/archive`)).bytes)
    expect([...files.keys()]).toEqual(['01 Passport.png', '02 etc passwd.pdf'])
    expect(files.get('01 Passport.png')).toEqual(png)
  })
})

describe('two at once', () => {
  test('two uploads of one document are two versions', async () => {
    for (let round = 0; round < rounds(2, 30); round += 1) {
      const { client, path } = await makeCase()
      const answers = await Promise.all([send(client, path), send(client, path), send(client, path)])
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      const { versions } = await show(client, path)
      expect(versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
    }
  })

  const CASES = rounds(4, 100)
  test('what is accepted is what was seen, whatever is uploaded meanwhile', {
    timeout: 60_000 + CASES * 5_000,
  }, async () => {
    for (let round = 0; round < CASES; round += 1) {
      // The limit lets so many sign in only over hours.
      server.clock.forward(10 * 61_000)
      const { client, agent, path } = await makeCase()
      await send(client, path)
      const [sent, accepted] = await Promise.all([
        send(client, path),
        review(agent, path, { action: 'accept', version: 1 }),
      ])
      const { slug, versions } = await show(client, path)
      const outcome = [sent.status, accepted.status, slug, versions.length].join(' ')
      expect(['201 409 handed_over 2', '409 200 accepted 1']).toContain(outcome)
    }
  })
})

describe('a file somebody made to do harm', () => {
  test('is refused with the sentence for it, or kept and never shown as a page', async () => {
    const { client, path } = await makeCase()
    const refused = (await filesToRefuse()).filter(
      ({ status, what }) => status === 415 && what !== 'an honest pdf',
    )
    expect(refused.length).toBeGreaterThan(55)
    for (const { what, ...file } of refused) {
      expect(await send(client, path, file), what).toMatchObject({
        status: 415,
        body: { message: 'Unsupported file format' },
      })
      server.clock.forward(61_000)
      await client.head('/heartbeat')
    }
    expect((await show(client, path)).versions).toEqual([])
    const taken = (await filesToTake()).slice(0, inLongSet ? undefined : 24)
    for (const { what, ...file } of taken) {
      expect((await send(client, path, file)).status, what).toBe(201)
      const { headers, bytes } = await download(client, `${path}/download`)
      expect(bytes.equals(file.content), what).toBe(true)
      expect(headers['content-type'], what).toBe('application/octet-stream')
      expect(headers['content-disposition'], what).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/)
      server.clock.forward(10 * 61_000)
      await client.head('/heartbeat')
    }
  }, 120_000)

  test('too large has the sentence of the seed, and nothing stays', async () => {
    const { client, path } = await makeCase()
    const content = Buffer.concat([pdf], 20_000_001)
    expect(await send(client, path, { content })).toMatchObject({
      status: 413,
      body: { message: 'File size is too large' },
    })
    expect(await readdir(join(server.context.settings.dataDir, 'uploads'))).toEqual([])
  })
})

describe('the virus scanner', () => {
  const infected = { content: Buffer.concat([pdf, Buffer.from(EICAR)]) }
  const useDaemon = () => {
    scanner = clamav({ host: '127.0.0.1', port: daemon.port }, 150)
    daemon.be('answers')
  }

  test('lets clean files through and refuses others with a sentence', async () => {
    useDaemon()
    const { client, path } = await makeCase()
    expect(await send(client, path, infected)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'file', message: expect.stringContaining('A virus was found') }] },
    })
    expect((await show(client, path)).versions).toEqual([])
    expect((await send(client, path)).body.data.versions).toMatchObject([{ scan: 'clean' }])
  })

  test('that does not answer lets a file wait, which the other side cannot open before', async () => {
    useDaemon()
    daemon.be('hangs')
    const { client, agent, path } = await makeCase()
    expect((await send(client, path)).body.data.versions).toMatchObject([{ scan: 'waiting', may_open: true }])
    expect((await show(agent, path)).may).toEqual(['drop'])
    expect((await download(agent, `${path}/download`)).status).toBe(409)
    expect((await download(client, `${path}/download`)).status).toBe(200)
    expect(await server.runJobs()).not.toEqual([])
    daemon.be('answers')
    server.clock.forward(3_600_000)
    await server.jobsDone()
    expect((await show(agent, path)).may).toContain('accept')
    expect((await download(agent, `${path}/download`)).bytes).toEqual(pdf)
  })

  test('that finds something later has the file removed and the document asked for again', async () => {
    useDaemon()
    daemon.be('breaks off')
    const { client, path, person } = await makeCase()
    const other = await makeCase()
    await send(client, path, infected)
    await send(other.client, other.path)
    daemon.be('answers')
    await server.jobsDone()
    expect(await show(other.agent, other.path)).toMatchObject({
      slug: 'handed_over',
      versions: [{ scan: 'clean', may_open: true }],
    })
    expect(await show(client, path)).toMatchObject({
      slug: 'returned',
      reason: expect.stringContaining('A virus was found'),
      versions: [{ scan: 'infected', may_open: false }],
    })
    expect((await download(client, `${path}/download`)).status).toBe(404)
    const { rows } = await server.context.pool.query('select 1 from sealed_file where owner_id = $1', [
      person.id,
    ])
    expect(rows).toEqual([])
  })
})

describe('what the scanner says of several', () => {
  const infected = { content: Buffer.concat([pdf, Buffer.from(EICAR)]) }
  const useDaemon = (mood: 'answers' | 'breaks off') => {
    scanner = clamav({ host: '127.0.0.1', port: daemon.port }, 150)
    daemon.be(mood)
  }

  test('a virus in an older version sends nothing back: a clean one has come since', async () => {
    useDaemon('breaks off')
    const { client, path } = await makeCase()
    await send(client, path, infected)
    useDaemon('answers')
    await send(client, path)
    await server.jobsDone()
    const { slug, reason, versions } = await show(client, path)
    expect([slug, reason]).toEqual(['handed_over', null])
    expect(versions.map(({ scan }: { scan: string }) => scan)).toEqual(['clean', 'infected'])
  })

  test('the ZIP of all leaves out for the other side what nobody has scanned yet', async () => {
    useDaemon('answers')
    const { id, client, agent, path } = await makeCase()
    await send(client, path)
    await client.post(`/orders/${id}/documents`, { name: 'Photo', given_by: 'client' })
    const { items } = await show(client, `/orders/${id}/documents`)
    useDaemon('breaks off')
    await send(client, `/orders/${id}/documents/${items[1].uuid}`)
    const zipOf = async (browser: Browser) => [
      ...(await unzip((await download(browser, `/orders/${id}/documents/archive`)).bytes)).keys(),
    ]
    expect(await zipOf(agent)).toEqual(['01 Passport.pdf'])
    expect(await zipOf(client)).toEqual(['01 Passport.pdf', '02 Photo.pdf'])
    useDaemon('answers')
    await server.jobsDone()
    expect(await zipOf(agent)).toEqual(['01 Passport.pdf', '02 Photo.pdf'])
  })
})

test('once the agent needs the last missing document no more, all are there', async () => {
  const { id, agent, path } = await makeCase()
  expect((await review(agent, path, { action: 'drop' })).status).toBe(200)
  expect(await factsOf(id)).toContain('documents_complete')
})

test('an order has 60 documents and not one more', async () => {
  const { id, agent } = await makeCase()
  const add = (name: string) => agent.post(`/orders/${id}/documents`, { name, given_by: 'client' })
  await server.context.pool.query(
    `insert into order_document (order_id, place, name, mandatory, given_by, asked_by, asked_at, created_at, updated_at)
    select $1, place, 'Paper ' || place, false, 'client', 'agent', now(), now(), now() from generate_series(2, 59) as place`,
    [id],
  )
  expect((await add('The sixtieth')).status).toBe(201)
  const refused = await add('One more')
  expect([refused.status, refused.body.message]).toEqual([409, 'An order has at most 60 documents.'])
})

test('who handed over a document finds it in the export of their account, and nobody else does', async () => {
  const { client, path, person, agentPerson } = await makeCase()
  await send(client, path)
  const [mine, ...more] = await exportDocuments(server.context, person.id)
  expect(mine?.name).toMatch(/^documents\/SO-\w+\/1-version-1\.pdf$/)
  expect(Buffer.concat(await Array.fromAsync((await mine?.open()) ?? []))).toEqual(pdf)
  expect([more, await exportDocuments(server.context, agentPerson.id)]).toEqual([[], []])
})

test('who owes a document is reminded after 3, 7 and 14 days, once each', async () => {
  const { person } = await makeCase()
  const reminders = async () => {
    await tendDocuments.run(server.context, {})
    await server.jobsDone()
    return (await mailsTo(server, person.email)).filter(
      ({ subject }) => subject.startsWith('Your agent waits') && subject.includes('SO-'),
    ).length
  }
  expect(await reminders()).toBe(0)
  const counts: number[] = []
  for (let day = 0; day < 16; day += 1) {
    server.clock.forward(DAY_MS)
    counts.push(await reminders())
  }
  expect(counts).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3])
  const texts = (await mailsTo(server, person.email)).map(({ text }) => text.replaceAll(/\s+/g, ' '))
  for (const days of [3, 7, 14])
    expect(texts).toContainEqual(
      expect.stringMatching(new RegExp(`asked for these documents ${days} days ago, .+: Passport\\.`)),
    )
})

test('a document that is returned is asked for anew, and its reminders begin again', async () => {
  const { person, agentPerson, path } = await makeCase()
  const reminders = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      server.clock.forward(DAY_MS)
      await tendDocuments.run(server.context, {})
    }
    await server.jobsDone()
    return (await mailsTo(server, person.email)).filter(({ subject }) =>
      subject.startsWith('Your agent waits'),
    ).length
  }
  expect(await reminders(15)).toBe(3)
  // Their sessions are over by now.
  await send(await signIn(server, person), path)
  const agent = await signIn(server, agentPerson)
  const returned = await review(agent, path, { action: 'return', version: 1, reason: 'It cannot be read.' })
  expect(returned.status, returned.text).toBe(200)
  expect(await reminders(4)).toBe(4)
})
