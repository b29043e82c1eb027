import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../test/mailbox.ts'
import { Browser } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/start-app.ts'
import type { DemoPeople } from './demo-people.ts'
import { describeSignIns } from './demo-sign-ins.ts'
import { tellDemoStory } from './tell-demo-story.ts'

let server: TestApp
let people: DemoPeople
beforeAll(async () => {
  server = await openTestApp()
  people = await tellDemoStory(server.context)
})
afterAll(() => server.close())

async function signIn({ email }: { email: string }) {
  const browser = new Browser(server)
  const answer = await browser.post('/auth/login', { email, password: people.password })
  return { browser, status: answer.status }
}

const everybody = async () =>
  (await server.context.pool.query('select * from person order by id')).rows as {
    id: string
    email: string
  }[]

test('each of them signs in, as who the story says they are', async () => {
  const roles = new Map<string, string[]>()
  for (const [role, members] of Object.entries({ ...people, staff: [people.staff] })) {
    if (typeof members === 'string') continue
    for (const member of members) {
      const { browser, status } = await signIn(member)
      expect(status, member.email).toBe(200)
      const { data } = (await browser.get('/account')).body
      expect(data).toMatchObject({
        uuid: member.id,
        first_name: member.first_name,
        email: { verified: true },
      })
      roles.set(role, [...(roles.get(role) ?? []), data.is_a])
    }
  }
  expect(roles.get('clients')).toEqual(Array(6).fill('subscriber'))
  expect(roles.get('agents')).toEqual(Array(14).fill('consultant'))
  expect(roles.get('staff')).toEqual(['staff'])
})

test('clients have filled in their account', async () => {
  const { browser } = await signIn({ email: 'aino@demo.example' })
  expect((await browser.get('/account')).body.data).toMatchObject({
    fullname: 'Aino Lehtonen',
    timezone: { name: 'Europe/Helsinki' },
    address: { country: 'FI', city: 'Tampere' },
    about: expect.stringContaining('Nurse from Tampere'),
  })
})

test('agents are those of the showcase', async () => {
  const { browser } = await signIn({ email: 'amara-okafor@demo.example' })
  const account = (await browser.get('/account')).body.data
  const shown = (await browser.get(`/consultants/${account.username}`)).body.data
  expect(account).toMatchObject({ uuid: shown.uuid, username: 'amara-okafor', is_a: 'consultant' })
})

test('told again, nothing changes, not even for who changed or went', async () => {
  await server.context.pool.query("update person set email = 'aino@new.example' where first_name = 'Aino'")
  const before = await everybody()
  await tellDemoStory(server.context)
  expect(await everybody()).toEqual(before)
  expect(before).toHaveLength(21)
})

test('nobody of them gets mail', async () => {
  for (const { email } of people.clients.slice(1)) expect(await mailsTo(server, email)).toEqual([])
})

test('the terminal tells how to sign in', () => {
  const said = describeSignIns(people)
  expect(said).toContain(people.password)
  for (const line of [
    'client  aino@demo.example',
    'agent   amara-okafor@demo.example',
    'staff   sanna@demo.example',
  ])
    expect(said).toContain(line)
  expect(said).toContain('and 11 more agents')
})
