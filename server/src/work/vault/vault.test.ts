import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawTravelPaper } from '../../../../demo/src/drawing/draw-travel-paper.ts'
import { askFor, sendFile } from '../../../test/documents.ts'
import { EICAR, startFakeClamd } from '../../../test/fake-clamd.ts'
import { toldOfVirus } from '../../../test/mailbox.ts'
import { makeOrder } from '../../../test/orders.ts'
import { LAYOUTS } from '../../../test/papers/made-up-papers.ts'
import { spoilPicture } from '../../../test/papers/spoil-picture.ts'
import { type Browser, makePerson, signIn, type TestPerson } from '../../../test/people.ts'
import { docx, pdf } from '../../../test/sample-files.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { rounds } from '../../../test/test-set.ts'
import { unzip } from '../../../test/unzip.ts'
import { putPassport } from '../../../test/vault.ts'
import { erasePeople } from '../../desk/leaving/erase-people.ts'
import { forgetWhatIsOver } from '../../desk/leaving/forget-what-is-over.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { clamav } from '../../platform/scanning/clamav.ts'
import { noScanner, type Scanner } from '../../platform/scanning/scanner.ts'
import type { OrderState } from '../orders/order-state.ts'
import { listVaultExpiries } from './list-vault-expiries.ts'
import { scanVaultVersion, tendVault } from './scan-vault.ts'

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
  // Papers that other tests have put there are not read in this one.
  await server.context.db.deleteFrom('paper_reading').execute()
})

interface Paper {
  uuid: string
  kind: string
  name: string
  expires_on: string | null
  expiry_from: string | null
  versions: { number: number; file_name: string; scan: string; may_open: boolean }[]
  given_to: { version: number; is_in_reach: boolean; ref: string }[]
  paper: { state: string; checks: { rule: string; answer: string }[]; read: { fields: object } | null } | null
}

const FIELDS = {
  ...{ number: 'G1234567', surname: 'EXAMPLE', given_names: 'ADA', nationality: 'GHA' },
  ...{ birth: '1990-03-05', expiry: '2031-04-09' },
}

const photographed = async () =>
  spoilPicture(
    await drawTravelPaper(
      {
        ...{ format: 'TD3', state: 'GHA', nationality: 'GHA', number: 'G1234567', sex: 'F' },
        ...{ surname: 'EXAMPLE', given: 'ADA', birth: '1990-03-05', expiry: '2031-04-09' },
      },
      LAYOUTS[0] as (typeof LAYOUTS)[number],
    ),
    { tilt: 2, side: 1700 },
  )

const upload = async (browser: Browser, path: string, sent?: Parameters<typeof sendFile>[3]) =>
  sendFile<{ data: Paper; message: string }>(origin, browser, path, sent)
const put = async (browser: Browser, sent?: Parameters<typeof sendFile>[3]) =>
  (await upload(browser, '/vault/papers?kind=passport', sent)).body.data
const vaultOf = async (browser: Browser): Promise<{ items: Paper[]; may: string[] }> =>
  (await browser.get('/vault')).body.data

async function download(browser: Browser, path: string) {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api${path}`,
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  return { status: answer.statusCode, bytes: answer.rawPayload, text: answer.payload }
}

/** A client and an agent, and an order between them that asks for a passport. */
async function makeCase(status: OrderState = 'paid') {
  const person = await makePerson(server)
  const client = await signIn(server, person)
  return { person, client, ...(await orderOf(person, status)) }
}

async function orderOf(person: TestPerson, status: OrderState = 'paid') {
  const { id, agent: agentPerson } = await makeOrder(server, { client: person, status })
  const agent = await signIn(server, agentPerson)
  const document = await askFor(server, id)
  return { id, agent, document, path: `/orders/${id}/documents/${document}` }
}

const handOver = (browser: Browser, path: string, paper: string, version = 1) =>
  browser.post(`${path}/from-vault`, { paper, version })
const move = (id: string, status: OrderState) =>
  server.context.db
    .updateTable('client_order')
    .set({
      status,
      resume_status: status === 'conflicted' ? 'ongoing' : null,
      completed_at: status === 'completed' ? server.clock.now() : null,
      cancelled_at: status === 'cancelled' ? server.clock.now() : null,
    })
    .where('id', '=', id)
    .execute()
const sealedFilesOf = (owner: { id: string }) =>
  server.context.db.selectFrom('sealed_file').select('id').where('owner_id', '=', owner.id).execute()

describe('a paper in the vault', () => {
  test('is sealed, read, confirmed, given an expiry, a name and new versions, and removed', async () => {
    const owner = await makePerson(server)
    const client = await signIn(server, owner)
    const added = await upload(client, '/vault/papers?kind=passport', {
      ...{ name: 'IMG_1234.jpg', type: 'image/jpeg', content: await photographed() },
    })
    expect(added).toMatchObject({
      status: 201,
      body: {
        data: {
          ...{ kind: 'passport', name: 'Passport', expires_on: null, given_to: [] },
          paper: { state: 'checking' },
        },
      },
    })
    const { uuid } = added.body.data
    await server.jobsDone()
    expect((await vaultOf(client)).items[0]).toMatchObject({
      paper: { state: 'done', read: { fields: FIELDS, is_confirmed: false } },
      expires_on: null,
    })

    const confirmed = await client.put(`/vault/papers/${uuid}/reading`, { version: 1, ...FIELDS })
    expect(confirmed.body.data).toMatchObject({ expires_on: '2031-04-09', expiry_from: 'reading' })
    expect(confirmed.body.data.paper.checks).toContainEqual(
      expect.objectContaining({ rule: 'name', answer: 'fine' }),
    )
    const typed = await client.send('PATCH', `/vault/papers/${uuid}`, { expires_on: '2040-01-01' })
    expect([typed.status, typed.body.message]).toEqual([
      409,
      'This day follows from what you confirmed of the paper. Please correct it there.',
    ])
    const change = async (changed: object) =>
      (await client.send('PATCH', `/vault/papers/${uuid}`, changed)).body.data
    const READ = { expires_on: '2031-04-09', expiry_from: 'reading' }
    expect(await change({ name: 'My passport' })).toMatchObject(READ)
    // The day can be typed for a paper that has no lines to read.
    expect(await change({ kind: 'diploma' })).toMatchObject({ ...READ, expiry_from: 'typed' })
    expect(await change({ kind: 'passport', expires_on: '2031-04-10' })).toMatchObject({
      ...{ expires_on: '2031-04-10', expiry_from: 'typed' },
    })

    const second = await upload(client, `/vault/papers/${uuid}/versions`, { name: 'renewed.pdf' })
    expect(second.body.data).toMatchObject({
      versions: [{ number: 2, file_name: 'renewed.pdf' }, { number: 1 }],
      // The day belongs to the passport before it.
      ...{ expires_on: null, expiry_from: null },
    })
    expect((await client.put(`/vault/papers/${uuid}/reading`, { version: 1, ...FIELDS })).body.code).toBe(
      'changed_elsewhere',
    )
    const named = await client.send('PATCH', `/vault/papers/${uuid}`, {
      ...{ name: 'Ghanaian passport', expires_on: '2036-01-01' },
    })
    expect(named.body.data).toMatchObject({
      ...{ name: 'Ghanaian passport', expires_on: '2036-01-01', expiry_from: 'typed' },
    })
    expect((await download(client, `/vault/papers/${uuid}/download`)).bytes).toEqual(pdf)

    expect((await client.send('DELETE', `/vault/papers/${uuid}`)).status).toBe(204)
    expect(await vaultOf(client)).toEqual({ items: [], may: ['add'] })
    expect(await sealedFilesOf(owner)).toEqual([])
  })

  test('takes its kind and name from its file, where nobody says them', async () => {
    const client = await signIn(server, await makePerson(server))
    const { body } = await upload(client, '/vault/papers', { name: 'Birth_certificate_Ada.pdf' })
    expect(body.data).toMatchObject({ kind: 'birth_certificate', name: 'Birth_certificate_Ada' })
    expect((await upload(client, '/vault/papers', { name: 'x.pdf' })).body.data.kind).toBe('other')
    expect((await upload(client, '/vault/papers', { name: 'page.html', type: 'text/html' })).status).toBe(415)
  })

  test('is nobody else’s: not another client’s, not the agent’s, not our team’s', async () => {
    const { person, client, agent, path } = await makeCase()
    const other = await signIn(server, await makePerson(server))
    const team = await signIn(server, await makePerson(server, { staff: true }))
    const { uuid } = await putPassport(server, person)
    await handOver(client, path, uuid)
    for (const stranger of [other, team, agent]) {
      const answers = [
        await download(stranger, `/vault/papers/${uuid}/download`),
        await stranger.send('PATCH', `/vault/papers/${uuid}`, { name: 'Mine' }),
        await stranger.send('DELETE', `/vault/papers/${uuid}`),
        await handOver(stranger, path, uuid),
      ]
      // A person who is no client has no vault at all.
      for (const { status } of answers) expect([404, 409]).toContain(status)
    }
    expect((await vaultOf(other)).items).toEqual([])
    expect((await vaultOf(client)).items[0]?.name).toBe('Passport')
  })

  test('waits for the scanner, and is removed where a virus is found in it', async () => {
    const owner = await makePerson(server)
    const client = await signIn(server, owner)
    const infected = { content: Buffer.concat([pdf, Buffer.from(EICAR)]) }
    scanner = clamav({ host: '127.0.0.1', port: daemon.port }, 150)
    daemon.be('answers')
    expect((await upload(client, '/vault/papers', infected)).status).toBe(422)
    daemon.be('breaks off')
    const { uuid } = await put(client, infected)
    const clean = await put(client)
    await client.send('PATCH', `/vault/papers/${uuid}`, { expires_on: '2031-04-09' })
    await client.send('PATCH', `/vault/papers/${clean.uuid}`, { expires_on: '2032-05-10' })
    daemon.be('answers')
    await tendVault.run(server.context, {})
    await server.jobsDone()
    const { items } = await vaultOf(client)
    const scans = Object.fromEntries(items.map((paper) => [paper.uuid, paper.versions[0]?.scan]))
    expect(scans).toEqual({ [uuid]: 'infected', [clean.uuid]: 'clean' })
    expect(items.find((paper) => paper.uuid === uuid)).toMatchObject({ expires_on: null, paper: null })
    expect(items.find((paper) => paper.uuid === clean.uuid)?.expires_on).toBe('2032-05-10')
    const versions = server.context.db.selectFrom('vault_version').select('expires_on')
    expect(await versions.where('paper_id', '=', uuid).execute()).toEqual([{ expires_on: null }])
    expect(await sealedFilesOf(owner)).toHaveLength(1)
    expect(await toldOfVirus(server, owner)).toBe(1)
    expect((await download(client, `/vault/papers/${uuid}/download`)).status).toBe(404)
    const { path } = await orderOf(owner)
    expect((await handOver(client, path, uuid)).status).toBe(404)
  })

  test('what was checked twice at once stays as it was said first', async () => {
    const owner = await makePerson(server)
    scanner = clamav({ host: '127.0.0.1', port: daemon.port }, 150)
    daemon.be('breaks off')
    const { uuid } = await putPassport(server, owner)
    daemon.be('answers')
    const version = await server.context.db
      .selectFrom('vault_version')
      .select('id')
      .where('paper_id', '=', uuid)
      .executeTakeFirstOrThrow()
    await Promise.all([1, 2].map(() => scanVaultVersion.run(server.context, { version: version.id })))
    expect((await vaultOf(await signIn(server, owner))).items[0]?.versions[0]?.scan).toBe('clean')
  })
})

describe('a vault', () => {
  test('holds 50 papers of 10 versions, however many tabs send at once', async () => {
    const owner = await makePerson(server)
    const client = await signIn(server, owner)
    const { uuid } = await putPassport(server, owner)
    for (let count = 1; count < 48; count++) await putPassport(server, owner)
    const sent = await Promise.all([1, 2, 3, 4].map(() => upload(client, '/vault/papers')))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
    expect(sent.find(({ status }) => status === 409)?.body.message).toBe(
      'Your vault has 50 papers, as many as it holds. Please delete one first.',
    )
    expect((await vaultOf(client)).may).toEqual([])
    for (let count = 1; count < 9; count++) await upload(client, `/vault/papers/${uuid}/versions`)
    const versions = await Promise.all([1, 2, 3].map(() => upload(client, `/vault/papers/${uuid}/versions`)))
    expect(versions.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    // A refused file leaves nothing behind.
    expect(await sealedFilesOf(owner)).toHaveLength(59)
  })

  test('says who opened its files, and the verification of an agent does not', async () => {
    const owner = await makePerson(server, { home: 'consultant' })
    const agent = await signIn(server, owner)
    const { uuid } = await putPassport(server, owner)
    await server.jobsDone()
    expect((await agent.get('/account/consultant/verification/views')).body.data.items).toEqual([])
    expect((await agent.post('/account/switch', { to: 'subscriber' })).status).toBeLessThan(300)
    await download(agent, `/vault/papers/${uuid}/download`)
    const { items } = (await agent.get('/vault/openings')).body.data
    expect(items).toMatchObject([
      { is_own: true, is_machine: false, paper: 'Passport', purpose: 'Opened by its owner' },
      { is_own: false, is_machine: true, paper: 'Passport', purpose: 'Checked by our machine' },
    ])
  })

  test('lists what expires for whoever asks for days, the next first', async () => {
    const owner = await makePerson(server)
    const client = await signIn(server, owner)
    const one = await putPassport(server, owner)
    const other = await putPassport(server, owner)
    await putPassport(server, owner)
    await putPassport(server, await makePerson(server))
    const change = (uuid: string, body: object) => client.send('PATCH', `/vault/papers/${uuid}`, body)
    expect((await change(one.uuid, { expires_on: '2031-04-09', name: 'Mine' })).status).toBe(200)
    await change(other.uuid, { expires_on: '2027-01-01', kind: 'visa' })
    expect(await listVaultExpiries(server.context.db, [owner.id])).toMatchObject([
      { id: other.uuid, owner_id: owner.id, name: 'Passport', kind: 'visa', expires_on: '2027-01-01' },
      { id: one.uuid, owner_id: owner.id, name: 'Mine', kind: 'passport', expires_on: '2031-04-09' },
    ])
  })

  test('goes into the export of its owner, and with their account', async () => {
    const owner = await makePerson(server)
    const client = await signIn(server, owner)
    const { uuid } = await putPassport(server, owner)
    const { bytes } = await download(client, '/account/export')
    const files = await unzip(new Uint8Array(bytes))
    expect(files.get(`vault/passport-${uuid}-version-1.pdf`)).toEqual(pdf)
    expect(JSON.parse(String(files.get('vault_paper.json')))).toMatchObject([{ id: uuid, kind: 'passport' }])

    const { db, clock } = server.context
    await db.updateTable('person').set({ deletion_due_at: clock.now() }).where('id', '=', owner.id).execute()
    await erasePeople.run(server.context, {})
    await server.jobsDone()
    expect(await sealedFilesOf(owner)).toEqual([])
    expect(
      await db.selectFrom('vault_paper').select('id').where('owner_id', '=', owner.id).execute(),
    ).toEqual([])
    // A file that is still on its way finds nobody to be kept for.
    await expect(putPassport(server, owner)).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await sealedFilesOf(owner)).toEqual([])
  })
})

describe('a paper that is handed to an order', () => {
  test('is a copy with what was confirmed, which stays whatever becomes of the paper', async () => {
    const { person, client, agent, path } = await makeCase()
    const { uuid } = await put(client, {
      ...{ name: 'passport.jpg', type: 'image/jpeg', content: await photographed() },
    })
    await server.jobsDone()
    await client.put(`/vault/papers/${uuid}/reading`, { version: 1, ...FIELDS })
    const handed = await handOver(client, path, uuid)
    expect([handed.status, handed.body.data.slug]).toEqual([201, 'handed_over'])
    expect(handed.body.data.versions[0]).toMatchObject({
      ...{ number: 1, file_name: 'passport.jpg', is_from_vault: true, has_left: false },
      // Nothing is asked twice.
      paper: { state: 'done', read: { is_confirmed: true } },
    })
    const original = await download(client, `/vault/papers/${uuid}/download`)
    expect((await download(agent, `${path}/download`)).bytes).toEqual(original.bytes)
    expect((await vaultOf(client)).items[0]?.given_to).toMatchObject([{ version: 1, is_in_reach: true }])

    // A new version of the paper is no new version of the document before it is handed over.
    await upload(client, `/vault/papers/${uuid}/versions`, {
      ...{ name: 'renewed.docx', content: docx },
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    })
    expect((await download(agent, `${path}/download`)).bytes).toEqual(original.bytes)
    expect((await handOver(client, path, uuid, 2)).body.data.versions).toHaveLength(2)
    expect((await download(agent, `${path}/download`)).bytes).toEqual(docx)
    expect((await vaultOf(client)).items[0]?.given_to).toMatchObject([{ version: 2 }, { version: 1 }])

    await client.send('DELETE', `/vault/papers/${uuid}`)
    expect((await download(agent, `${path}/download`)).bytes).toEqual(docx)
    expect((await download(agent, `${path}/download?version=1`)).bytes).toEqual(original.bytes)
    const { items } = (await agent.get(`${path.split('/documents/')[0]}/documents/openings`)).body.data
    expect(items).toEqual([])
    const opened = (await client.get(`${path.split('/documents/')[0]}/documents/openings`)).body.data.items
    expect(opened.map(({ is_own }: { is_own: boolean }) => is_own)).toEqual(Array(5).fill(false))
    expect(await sealedFilesOf(person)).toHaveLength(2)
  })

  test('is handed over once, however often it is pressed', async () => {
    for (let round = 0; round < rounds(2, 20); round++) {
      const { person, client, path, agent } = await makeCase()
      const { uuid } = await putPassport(server, person)
      const other = await signIn(server, person)
      const answers = await Promise.all([client, other].map((tab) => handOver(tab, path, uuid)))
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      expect((await client.get(path)).body.data.versions).toHaveLength(1)
      // A returned document may be handed over again.
      await agent.send('PATCH', path, { action: 'return', version: 1, reason: 'It is cut off.' })
      expect((await handOver(client, path, uuid)).body.data.versions).toHaveLength(2)
    }
  })

  test.each([
    ['conflicted', /^There is a conflict about this order/],
    ['completed', /^This order is over/],
    ['cancelled', /^This order is over/],
    ['awaiting_payment', /^Please pay the order first/],
  ] as [OrderState, RegExp][])('is refused where the order is %s', async (status, why) => {
    const { person, client, path, id } = await makeCase()
    const { uuid } = await putPassport(server, person)
    await move(id, status)
    const answer = await handOver(client, path, uuid)
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(why)])
  })

  test('or the order ends first, never both', async () => {
    for (let round = 0; round < rounds(2, 20); round++) {
      const { person, client, path, id } = await makeCase()
      const { uuid } = await putPassport(server, person)
      const [answer] = await Promise.all([handOver(client, path, uuid), move(id, 'cancelled')])
      const { versions } = (await client.get(path)).body.data
      expect(versions).toHaveLength(answer.status === 201 ? 1 : 0)
      if (answer.status !== 201) expect(answer.body.message).toMatch(/^This order is over/)
    }
  })

  test('counts for the limits of a document', async () => {
    const { person, client, path, document } = await makeCase()
    const { uuid } = await putPassport(server, person)
    const first = await handOver(client, path, uuid)
    expect(first.status).toBe(201)
    await server.context.db
      .updateTable('document_version')
      .set({ number: 30 })
      .where('document_id', '=', document)
      .execute()
    await upload(client, `/vault/papers/${uuid}/versions`)
    const refused = await handOver(client, path, uuid, 2)
    expect([refused.status, refused.body.message]).toEqual([409, 'A document has at most 30 versions.'])
    await server.context.db
      .updateTable('document_version')
      .set({ number: 1, size: 500_000_000 })
      .where('document_id', '=', document)
      .execute()
    expect((await handOver(client, path, uuid, 2)).body.message).toBe(
      'The documents of an order have 500 MB together.',
    )
  })

  test('leaves the agent’s reach when the order ends; its owner keeps it', async () => {
    const { person, client, agent, path, id } = await makeCase('ongoing')
    const { uuid } = await putPassport(server, person)
    await handOver(client, path, uuid)
    await server.jobsDone()
    await move(id, 'conflicted')
    expect((await download(agent, `${path}/download`)).status).toBe(200)

    await move(id, 'completed')
    const gone = await download(agent, `${path}/download`)
    expect([gone.status, gone.text]).toEqual([
      409,
      expect.stringContaining('This paper came from the vault of your client and left when the order ended.'),
    ])
    expect((await download(agent, `/orders/${id}/documents/archive`)).status).toBe(409)
    expect((await agent.get(path)).body.data.versions[0]).toMatchObject({
      ...{ may_open: false, has_left: true, paper: null },
    })
    expect((await client.get(path)).body.data.versions[0]).toMatchObject({ may_open: true, has_left: true })
    expect((await download(client, `${path}/download`)).bytes).toEqual(pdf)
    expect((await vaultOf(client)).items[0]?.given_to).toMatchObject([{ is_in_reach: false }])

    // A conflict about the finished order needs it once more.
    await move(id, 'conflicted')
    expect((await download(agent, `${path}/download`)).status).toBe(200)
  })

  test('stays within reach where it was filed with the authority, as what was uploaded does', async () => {
    const { person, client, agent, path, id } = await makeCase('ongoing')
    const { uuid } = await putPassport(server, person)
    await handOver(client, path, uuid)
    await agent.send('PATCH', path, { action: 'file', version: 1 })
    const own = await orderOf(person, 'ongoing')
    await upload(client, `${own.path}/versions`)
    await move(id, 'completed')
    await move(own.id, 'completed')
    expect((await download(agent, `${path}/download`)).status).toBe(200)
    expect((await download(own.agent, `${own.path}/download`)).status).toBe(200)
  })

  test('is erased 60 days after the end, unless it was filed or is still needed; the paper stays', async () => {
    const person = await makePerson(server)
    const client = await signIn(server, person)
    const { uuid } = await putPassport(server, person)
    const cases = await Promise.all(['plain', 'filed', 'held'].map(() => orderOf(person, 'ongoing')))
    const [plain, filed, held] = cases as [
      (typeof cases)[number],
      (typeof cases)[number],
      (typeof cases)[number],
    ]
    for (const { path } of cases) await handOver(client, path, uuid)
    await filed.agent.send('PATCH', filed.path, { action: 'file', version: 1 })
    for (const { id } of cases) await move(id, 'completed')
    await server.context.db
      .insertInto('legal_hold')
      .values({
        order_id: held.id,
        reason: 'A court asks.',
        set_by: person.id,
        created_at: server.clock.now(),
      })
      .execute()
    const countOf = async ({ document }: typeof plain) =>
      (
        await server.context.db
          .selectFrom('document_version')
          .innerJoin('sealed_file', 'sealed_file.id', 'document_version.file_id')
          .select('sealed_file.id')
          .where('document_id', '=', document)
          .execute()
      ).length
    const theNightlyRun = async () => {
      await transact(server.context, (tx) => server.context.jobs.enqueue(tx, forgetWhatIsOver, {}))
      await server.jobsDone()
    }
    server.clock.forward(59 * DAY_MS)
    await theNightlyRun()
    expect(await Promise.all(cases.map(countOf))).toEqual([1, 1, 1])
    server.clock.forward(45 * DAY_MS)
    await theNightlyRun()
    expect(await Promise.all(cases.map(countOf))).toEqual([0, 1, 1])
    expect((await vaultOf(await signIn(server, person))).items[0]?.versions).toMatchObject([
      { may_open: true },
    ])
  })
})

describe('a document that was handed over', () => {
  test('is kept in the vault once, by who handed it over alone', async () => {
    const { person, client, agent, path, id, document } = await makeCase()
    await upload(client, `${path}/versions`, { name: 'scan.pdf' })
    const before = await put(client)
    const which = { order: id, document, version: 1 }
    const tabs = [client, await signIn(server, person)]
    const kept = await Promise.all(tabs.map((tab) => tab.post('/vault/papers/kept', which)))
    expect(kept.map(({ status }) => status)).toEqual([201, 201])
    expect(kept[0]?.body.data).toMatchObject({ name: 'Passport', kind: 'passport' })
    const { uuid } = kept[0]?.body.data ?? {}
    const { items } = await vaultOf(client)
    expect(items.map((paper) => paper.uuid).toSorted()).toEqual([before.uuid, uuid].toSorted())
    const openings = (await client.get(`/orders/${id}/documents/openings`)).body.data.items
    expect(openings[0]).toMatchObject({ file_name: 'scan.pdf', purpose: 'Kept in the vault of its owner' })
    expect((await download(client, `/vault/papers/${uuid}/download`)).bytes).toEqual(pdf)

    // A paper the vault knows is not put there twice.
    await handOver(client, path, uuid)
    const again = await client.post('/vault/papers/kept', { ...which, version: 2 })
    expect(again.body.data.uuid).toBe(uuid)

    const theirs = await agent.post(`/orders/${id}/documents`, { name: 'Forms', given_by: 'agent' })
    const forms = theirs.body.data.uuid
    await upload(agent, `/orders/${id}/documents/${forms}/versions`)
    expect((await client.post('/vault/papers/kept', { ...which, document: forms })).status).toBe(404)
    const stranger = await signIn(server, await makePerson(server))
    expect((await stranger.post('/vault/papers/kept', which)).status).toBe(404)
  })
})
