import { expect, test } from 'vitest'
import { labelled, pressable } from '../../../test/labelled.ts'
import { held, listOf, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { anAgent, OWN_ID, openOwnPage } from '../../../test/own-page.tsx'
import {
  anActiveService,
  aService,
  SERVICE,
  SERVICE_ID,
  SERVICES,
  servicesPage,
} from '../../../test/own-services.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import ServicesPage, { meta } from './services-page.tsx'

const AT = '/p/agent/services'
const LIST = `GET ${SERVICES}`
const text = () => document.body.textContent ?? ''
const done = () => new Response(null, { status: 204 })
const inDialog = (words: string) => findText(words, 'dialog[open] button')
const line = () => find('main li, ul > li:has(h2)')

async function opened(list = servicesPage(), at = AT, account = anAgent()) {
  const page = await openOwnPage(ServicesPage, at, {
    account,
    tell(network) {
      network.answers(LIST, list)
      const own = 'GET /account/consultant'
      network.answers(`${own}/business`, ok(null))
      network.answers(`${own}/trader-declaration`, ok({ trader: null }))
      network.answers(`${own}/licences`, listOf())
      network.answers(`${own}/work-hours`, ok({ workHours: [], workHoursOverride: [] }))
    },
  })
  await eventually(() => find('h1'))
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return page
}

const offered = () => pressable(find('li:has(h2) [popover], li:has(h2) ul'))

test('the page is the agent’s own', () => expect(meta()[1]).toEqual({ name: 'robots', content: 'noindex' }))

test('an agent without any service is welcomed by name and led to the first', async () => {
  await opened(servicesPage({ items: [], counts: { active: 0, draft: 0, archived: 0 } }))
  expect(find('h1').textContent).toBe('Welcome, Amara')
  expect(text()).toContain('Write your first service')
  expect(text()).not.toContain('Clients see these services')
  expect(findText('Start').getAttribute('href')).toBe('/p/agent/services/new')
  expect(document.querySelector('[role=search]')).toBeNull()
})

test('what a first-timer has done already is done', async () => {
  await opened(
    servicesPage({ items: [], counts: { active: 0, draft: 0, archived: 0 } }),
    AT,
    anAgent({ email: { address: 'a@example.com', verified: false } }),
  )
  expect(text()).toContain('Enter the code we send to a@example.com.')
})

test('the tabs say how many there are of each, and the active ones stand first', async () => {
  const { network } = await opened(servicesPage({ counts: { active: 3, draft: 12, archived: 1 } }))
  const tabs = [...document.querySelectorAll('[role=tab], nav a')].map(({ textContent }) => textContent)
  expect(tabs.join('|')).toMatch(/Active.*3.*Draft.*12.*Archived.*1/)
  expect(network.calls(LIST)[0]?.query.get('filter[status]')).toBe('1')
  expect(find('h1').textContent).toBe('My Services')
  expect(text()).toContain('Clients see these services on your profile.')
})

test.each([
  ['active', '1', 'Published services are shown here and on your profile.', true],
  ['draft', '0', 'Drafts are shown here. Only you can see them.', true],
  ['archived', '3', 'Archived services are shown here. You can restore them at any time.', false],
])('an empty tab of %s ones says what comes there', async (tab, status, hint, leadsOn) => {
  const { network } = await opened(
    servicesPage({ items: [], counts: { active: 1, draft: 1, archived: 1 } }),
    `${AT}?tab=${tab}`,
  )
  expect(network.calls(LIST)[0]?.query.get('filter[status]')).toBe(status)
  expect(text()).toContain(hint)
  expect(pressable().filter((words) => words === 'New service')).toHaveLength(leadsOn ? 2 : 1)
})

test('an agent whose services are all drafts is led from the empty list to them', async () => {
  await opened(servicesPage({ items: [], counts: { active: 0, draft: 1, archived: 0 } }))
  expect(findText('Open your drafts').getAttribute('href')).toBe('/p/agent/services?tab=draft')
})

test('a search nothing fits says so, with the words', async () => {
  const { network } = await opened(
    servicesPage({ items: [], counts: { active: 1, draft: 0, archived: 0 } }),
    `${AT}?query=%20permit%20`,
  )
  expect(network.calls(LIST)[0]?.query.get('query')).toBe('permit')
  expect(labelled('Find a service').value).toBe('permit')
  expect(text()).toContain('No result found for “permit”')
})

test('a service is told by its place, name, state, price and time', async () => {
  await opened()
  const words = line().textContent
  expect(words).toContain('Canada · Study permit')
  expect(find('h2 a').textContent).toBe('Study permit, all of it')
  expect(find('h2 a').getAttribute('href')).toContain(`id=${SERVICE_ID}`)
  expect(words).toContain('Draft, ready to publish')
  expect(words).toContain('$1,250.50')
})

test('one without a name is called by its visa, and one without a price says so', async () => {
  await opened(servicesPage({ items: [aService({ title: '', price: null, delivery_time: null })] }))
  expect(find('h2').textContent).toBe('Study permit, Canada')
  expect(line().textContent).toContain('No price yet')
})

test.each([
  [1, 'Draft, 1 thing missing'],
  [3, 'Draft, 3 things missing'],
])('a draft that lacks %i says how far it is', async (count, words) => {
  const missing = ['title', 'price', 'licence'].slice(0, count).map((field) => ({ field, message: 'please' }))
  await opened(servicesPage({ items: [aService({ missing })] }))
  expect(line().textContent).toContain(words)
})

test.each([
  [{ plan: 'free', name: 'Free', active: 1, limit: 2 } as const, '1 of 2 active services on Free', false],
  [{ plan: 'free', name: 'Free', active: 2, limit: 2 } as const, '2 of 2 active services on Free', true],
  [
    { plan: 'business', name: 'Business', active: 1, limit: null } as const,
    '1 active service on Business',
    false,
  ],
  [
    { plan: 'business', name: 'Business', active: 9, limit: null } as const,
    '9 active services on Business',
    false,
  ],
])('of the plan %o it says “%s”', async (plan, words, leadsOn) => {
  await opened(servicesPage({ plan }))
  expect(text()).toContain(words)
  expect(text().includes('Compare plans')).toBe(leadsOn)
})

test.each<[string, Parameters<typeof aService>[0], string[]]>([
  ['a draft', {}, ['Edit', 'Preview', 'Duplicate', 'Archive', 'Delete']],
  [
    'an active one',
    anActiveService(),
    ['Edit', 'Preview', 'See it on my profile', 'Duplicate', 'Unpublish', 'Archive'],
  ],
  [
    'an archived one',
    { status: [3, 'Archived'], may: ['restore', 'duplicate'] },
    ['Restore', 'Preview', 'Duplicate'],
  ],
  ['a draft that was ordered once', { may: ['change', 'archive'] }, ['Edit', 'Preview', 'Archive']],
])('%s offers what it may and nothing else', async (_what, changes, expected) => {
  await opened(servicesPage({ items: [aService(changes)] }))
  expect(offered()).toEqual(expected)
})

test('on the profile it is found under the agent’s name, or their number without one', async () => {
  await opened(servicesPage({ items: [anActiveService()] }), AT, anAgent({ username: null }))
  expect(findText('See it on my profile').getAttribute('href')).toBe(`/${OWN_ID}#services`)
})

test.each([
  ['Unpublish', 'unpublish', 'Clients no longer see this service', anActiveService()],
  ['Archive', 'archive', 'Service archived', anActiveService()],
  [
    'Restore',
    'restore',
    'Service restored as a draft',
    aService({ status: [3, 'Archived'], may: ['restore'] }),
  ],
])('“%s” is sent once, told, and the list is asked for anew', async (words, act, told, service) => {
  const { network } = await opened(servicesPage({ items: [service] }))
  network.answers(`POST ${SERVICE}/${act}`, ok(service))
  const before = network.calls(LIST).length
  await click(findText(words))
  await eventually(() => expect(toasts()).toEqual([`success: ${told}`]))
  expect(network.calls(`POST ${SERVICE}/${act}`)).toHaveLength(1)
  await eventually(() => expect(network.calls(LIST).length).toBe(before + 1))
})

test('a copy is made under a key, and one is led to the drafts', async () => {
  const { network, address } = await opened(servicesPage({ items: [anActiveService()] }))
  network.answers(`POST ${SERVICE}/duplicate`, ok(aService({ id: 'copy' }), 201))
  await click(findText('Duplicate'))
  await eventually(() => expect(address()).toBe(`${AT}?tab=draft`))
  expect(network.calls(`POST ${SERVICE}/duplicate`)[0]?.key).toMatch(/^[\da-f-]{36}$/)
  expect(toasts()).toEqual(['success: Copied to your drafts'])
})

test('what is refused is told, and nobody is led anywhere', async () => {
  const { network, address } = await opened()
  network.answers(`POST ${SERVICE}/duplicate`, refused(409, 'too_many', 'You have 200 drafts.'))
  await click(findText('Duplicate'))
  await eventually(() => expect(toasts()).toEqual(['error: You have 200 drafts.']))
  expect(address()).toBe(AT)
})

test('a draft is deleted after a question that names it', async () => {
  const { network } = await opened()
  const { reply, release } = held(done)
  network.answers(`DELETE ${SERVICE}`, reply)
  await click(findText('Delete'))
  expect(find('dialog[open]').textContent).toContain('“Study permit, all of it” will be deleted permanently.')
  expect(network.calls(`DELETE ${SERVICE}`)).toHaveLength(0)
  await click(inDialog('Delete draft'))
  await click(inDialog('Delete draft'))
  release()
  await eventually(() => expect(toasts()).toEqual(['success: Draft deleted']))
  expect(network.calls(`DELETE ${SERVICE}`)).toHaveLength(1)
  await eventually(() => expect(document.querySelector('dialog[open]')).toBeNull())
})

test('a draft that could not be deleted stays, and so does the question', async () => {
  const { network } = await opened()
  network.answers(`DELETE ${SERVICE}`, refused(409, 'ordered', 'It was ordered meanwhile.'))
  await click(findText('Delete'))
  await click(inDialog('Delete draft'))
  await eventually(() => expect(toasts()).toEqual(['error: It was ordered meanwhile.']))
  expect(find('dialog[open]').textContent).toContain('Delete this draft?')
})

test('who thinks again deletes nothing', async () => {
  const { network } = await opened()
  await click(findText('Delete'))
  await click(inDialog('Cancel'))
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(network.calls(`DELETE ${SERVICE}`)).toHaveLength(0)
})

test('the next page is asked for by its cursor', async () => {
  const { network } = await opened(servicesPage({ next_cursor: 'c2' }))
  await click(findText('Next'))
  await eventually(() => expect(network.calls(LIST).at(-1)?.query.get('cursor')).toBe('c2'))
})

test('services that could not be had are asked for again', async () => {
  await openOwnPage(ServicesPage, AT, {
    tell: (network) =>
      network.answers(LIST, refused(503, 'unavailable', 'We are back soon.'), servicesPage()),
  })
  await eventually(() => expect(text()).toContain('We are back soon.'))
  await click(findText('Retry'))
  await eventually(() => expect(find('h2').textContent).toBe('Study permit, all of it'))
})
