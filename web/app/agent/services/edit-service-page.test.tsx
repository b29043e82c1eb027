import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { complaints, labelled } from '../../../test/labelled.ts'
import { cut, listOf, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { openOwnPage } from '../../../test/own-page.tsx'
import {
  anActiveService,
  aService,
  canada,
  SERVICE,
  SERVICE_ID,
  SERVICES,
} from '../../../test/own-services.ts'
import { click, find, findText, type } from '../../../test/render.tsx'
import { showPerson } from '../../api/shown-person.ts'
import EditServicePage, { meta } from './edit-service-page.tsx'

const AT = `/p/agent/services/edit?id=${SERVICE_ID}`
const CHANGE = `PATCH ${SERVICE}`
const PUBLISH = `POST ${SERVICE}/publish`
const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`)
const text = () => document.body.textContent ?? ''
const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body)

// Reading the rules for the first time takes longer than a test may.
beforeAll(async () => void (await import('@sojourn/contract/supply/services')))

beforeEach(() => {
  vi.useFakeTimers()
  showPerson('amara')
})

async function opened(service = aService()) {
  const page = await openOwnPage(EditServicePage, AT, {
    tell: (network) => {
      network.answers(`GET ${SERVICE}`, ok(service))
      network.answers('GET /countries/CA', ok(canada))
      network.answers('GET /countries', listOf({ id: 'CA', name: 'Canada' }))
      network.answers(`GET ${SERVICES}`, listOf())
      network.answers(CHANGE, ok(service))
    },
  })
  await soon(() => find('form, h1 + *, h1'))
  await soon(() => expect(text()).toContain('Study permit'))
  return page
}

test('the page is called by what one does', () =>
  expect(meta()[0]).toEqual({ title: expect.stringMatching(/^Edit service · /) }))

test.each(['', '?id=', '?id=../../staff', '?id=42'])(
  'an address with “%s” names no service, and asks for none',
  async (search) => {
    await openOwnPage(EditServicePage, `/p/agent/services/edit${search}`)
    await soon(() => expect(text()).toContain('Choose the service you want to edit.'))
    expect(findText('My Services').getAttribute('href')).toBe('/p/agent/services')
  },
)

test('everything a service says stands in its fields', async () => {
  await opened()
  const names = ['title', 'description', 'price', 'delivery_time', 'delivery_unit', 'meeting_length']
  expect(names.map((name) => field(name).value)).toEqual([
    'Study permit, all of it',
    'From admission to arrival.',
    '1,250.50',
    '2',
    'Week',
    '30',
  ])
  expect(field('refund_schedule.before_filing').value).toBe('50')
  expect(field('required_documents').value).toBe('Passport')
  expect(field('optional_documents').value).toBe('Earlier visas')
})

test('a draft keeps itself once nobody types, with all that is right', async () => {
  const { network } = await opened()
  await type(field('title'), 'Study')
  await type(field('title'), 'Study permit, with appeal')
  expect(text()).toContain('Saving…')
  expect(network.calls(CHANGE)).toHaveLength(0)
  await pass(800)
  await soon(() => expect(text()).toContain('Saved'))
  expect(bodies(network.calls(CHANGE))).toEqual([
    expect.objectContaining({
      title: 'Study permit, with appeal',
      price: 125_050,
      delivery_time: 2,
      delivery_unit: 'Week',
      meeting_length: 30,
      refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
      requirements: [
        { name: 'Passport', mandatory: true },
        { name: 'Earlier visas', mandatory: false },
      ],
    }),
  ])
  expect(network.calls(PUBLISH)).toHaveLength(0)
})

test('what cannot be right yet is not kept, and the rest is; it says why', async () => {
  const { network } = await opened()
  await type(field('price'), 'a lot')
  await pass(800)
  await soon(() => expect(text()).toContain('Not saved: please input a price'))
  expect(bodies(network.calls(CHANGE))[0]).not.toHaveProperty('price')
  expect(bodies(network.calls(CHANGE))[0]).toHaveProperty('title')
  expect(field('price').value).toBe('a lot')
})

test('a draft that could not be kept says so, keeps what was typed, and is sent again by Retry', async () => {
  const { network } = await opened()
  network.answers(CHANGE, refused(503, 'unavailable', 'We are back soon.'), ok(aService()))
  await type(field('description'), 'Everything.')
  await pass(800)
  await soon(() => expect(text()).toContain('Not saved: We are back soon.'))
  expect(field('description').value).toBe('Everything.')
  await click(findText('Retry'))
  await soon(() => expect(text()).toContain('Saved'))
  expect(bodies(network.calls(CHANGE))[1]).toMatchObject({ description: 'Everything.' })
})

test('without a network it is told too', async () => {
  const { network } = await opened()
  network.answers(CHANGE, cut)
  await type(field('title'), 'Anything')
  await pass(800)
  await pass(3_000)
  await soon(() => expect(text()).toContain('Not saved: '))
  await keptAtLast(network)
})

/** Nothing is left that would be kept when the page goes. */
async function keptAtLast(network: Awaited<ReturnType<typeof opened>>['network']) {
  network.answers(CHANGE, ok(aService()))
  await click(findText('Retry'))
  await soon(() => expect(text()).toContain('Saved'))
}

test('publishing keeps the draft first, then publishes, and says so, with the new state in sight', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { network } = await opened()
  network.answers(PUBLISH, ok(anActiveService({ title: 'New name' })))
  await type(field('title'), 'New name')
  findText('Publish').focus()
  await click(findText('Publish'))
  await soon(() => expect(toasts()).toEqual(['success: Clients can see this service now']))
  expect(network.calls(CHANGE)).toHaveLength(1)
  expect(bodies(network.calls(CHANGE))[0]).toMatchObject({ title: 'New name' })
  expect(network.calls(PUBLISH)).toHaveLength(1)
  await soon(() => findText('Publish changes'))
  expect(document.activeElement).toBe(find('h1'))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
})

test('an active service can be published again once something in it is changed', async () => {
  const { network } = await opened(anActiveService())
  const isOffered = () => !(findText('Publish changes').closest('button') as HTMLButtonElement).disabled
  expect(isOffered()).toBe(false)
  await type(field('title'), 'A better name')
  expect(isOffered()).toBe(true)
  await type(field('title'), 'Study permit, all of it')
  expect(isOffered()).toBe(false)
  await type(field('title'), 'A better name')
  await click(findText('Publish changes'))
  await soon(() => expect(network.calls(CHANGE)).toHaveLength(1))
  await soon(() => expect(isOffered()).toBe(false))
})

test('a draft that could not be kept is not published', async () => {
  const { network } = await opened()
  network.answers(CHANGE, refused(503, 'unavailable', 'We are back soon.'))
  await click(findText('Publish'))
  await soon(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(network.calls(PUBLISH)).toHaveLength(0)
  await keptAtLast(network)
})

test('what stands in the way is listed with where it is mended', async () => {
  const { network } = await opened()
  const missing = [
    { field: 'verification', message: 'Your identity is not verified yet.' },
    { field: 'licence', message: 'Canada wants a licence.' },
  ]
  network.answers(PUBLISH, refused(422, 'not_ready', 'Some things are missing.', missing))
  await click(findText('Publish'))
  await soon(() => find('section[role=alert]'))
  const list = find('section[role=alert]')
  expect(list.textContent).toContain('Verification: Your identity is not verified yet.')
  expect(list.textContent).toContain('Licence: Canada wants a licence.')
  expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/p/agent/account/verification',
    '/p/agent/account/business',
  ])
  expect(document.activeElement).toBe(list)
  await type(field('title'), 'Study permit, mended')
  await pass(800)
  await soon(() => expect(document.querySelector('section[role=alert]')).toBeNull())
})

test('before anything is pressed the list is there without alarm', async () => {
  await opened(aService({ missing: [{ field: 'price', message: 'please input a price' }] }))
  expect(text()).toContain('Before clients can see it')
  expect(document.querySelector('section[role=alert]')).toBeNull()
  expect(findText('Price').getAttribute('href')).toBe('#terms')
})

test('an active service is not changed by typing: its changes go out when one says so', async () => {
  const { network } = await opened(anActiveService())
  await type(field('title'), 'A better name')
  await pass(5_000)
  expect(network.calls(CHANGE)).toHaveLength(0)
  await click(findText('Publish changes'))
  await soon(() => expect(toasts()).toEqual(['success: Your changes are public']))
  expect(bodies(network.calls(CHANGE))[0]).toMatchObject({ title: 'A better name' })
  expect(network.calls(PUBLISH)).toHaveLength(0)
})

test('what was typed at an active service and not sent is there when one comes back', async () => {
  await opened(anActiveService())
  await type(field('title'), 'Half a thought')
  await pass(1_000)
  document.body.replaceChildren()
  await opened(anActiveService())
  await soon(() => expect(field('title').value).toBe('Half a thought'))
})

test('a wrong field of an active service is told at it, and nothing is sent', async () => {
  const { network } = await opened(anActiveService())
  await type(field('price'), '0')
  await type(field('refund_schedule.after_filing'), '80')
  await click(findText('Publish changes'))
  await soon(() => expect(Object.keys(complaints())).toEqual(['price', 'refund_schedule.after_filing']))
  expect(text()).toContain('later stages cannot refund more than earlier ones')
  expect(network.calls(CHANGE)).toHaveLength(0)
})

test('the sentence on refunds and the preview follow what is typed', async () => {
  await opened()
  await type(field('refund_schedule.before_filing'), '75')
  await soon(() => expect(text()).toContain('they get a refund of 75%; after filing, no refund.'))
  await type(field('refund_schedule.before_filing'), '101')
  await soon(() => expect(text()).toContain('they get a refund of 50%; after filing, no refund.'))
  await type(field('refund_schedule.before_filing'), '100')
  await soon(() => expect(text()).toContain('they get a full refund; after filing, no refund.'))
  await type(field('title'), '  تصريح دراسة  ')
  await soon(() => expect(find('h3').textContent).toBe('تصريح دراسة'))
  await pass(800)
  await soon(() => expect(text()).toContain('Saved'))
})

test('country and visa of a service that was ordered stay, and are not sent', async () => {
  const { network } = await opened(anActiveService({ locked: true }))
  expect(document.querySelector('[name=visa]')).toBeNull()
  expect(text()).toContain('Study permit, Canada')
  await type(field('title'), 'A better name')
  await click(findText('Publish changes'))
  await soon(() => expect(network.calls(CHANGE)).toHaveLength(1))
  expect(bodies(network.calls(CHANGE))[0]).not.toHaveProperty('visa')
  expect(network.calls('GET /countries/CA')).toHaveLength(0)
})

test('an unusual length of meetings is kept among the usual ones', async () => {
  await opened(aService({ meeting_length: 20 }))
  const values = [...labelled<HTMLSelectElement>('Meeting').options].map(({ value }) => value)
  expect(values).toEqual(['', '15', '20', '30', '45', '60', '90', '120', '180', '240'])
})

test('the preview counts papers that only some clients have as clients do', async () => {
  const requirements = [
    { name: 'Passport', mandatory: true },
    { name: 'Marriage certificate, if married', mandatory: true },
  ]
  await opened(aService({ status: [3, 'Archived'], may: ['restore'], requirements }))
  await soon(() => expect(text()).toContain('1 document needed'))
  expect(text()).toContain('Marriage certificate, if married if you have it')
})

test('an archived service is looked at, and restored before it is changed', async () => {
  const archived = aService({ status: [3, 'Archived'], may: ['restore'] })
  const { network } = await opened(archived)
  await soon(() => expect(text()).toContain('This service is archived.'))
  expect(document.querySelector('[name=title]')).toBeNull()
  network.answers(`POST ${SERVICE}/restore`, ok(aService()))
  await click(findText('Restore'))
  await soon(() => field('title'))
  expect(toasts()).toEqual(['success: Service restored as a draft'])
})

test('a service that could not be had is asked for again', async () => {
  await openOwnPage(EditServicePage, AT, {
    tell: (network) => {
      network.answers(
        `GET ${SERVICE}`,
        refused(404, 'not_found', 'This service is not there.'),
        ok(aService()),
      )
      network.answers('GET /countries/CA', ok(canada))
    },
  })
  await soon(() => expect(text()).toContain('This service is not there.'))
  await click(findText('Retry'))
  await soon(() => field('title'))
})
