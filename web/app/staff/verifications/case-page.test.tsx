import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { JUDGED_NAMES } from '@sojourn/contract/supply/verification-words'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { text } from '../../../test/on-the-page.ts'
import { click, eventually, find, findText, renderAt, type } from '../../../test/render.tsx'
import { makeQueryClient } from '../../session/query-client.ts'
import { CasePage } from './case-page.tsx'
import { caseQuery } from './verification-queries.ts'

// Not there in jsdom.
URL.createObjectURL ??= () => 'blob:the-document'
URL.revokeObjectURL ??= () => {}

const ID = '0b9ff6a5-66a4-4f0c-9a55-0f1f6c1f2f11'
const claim = (until: string) => ({ by: { uuid: ID, fullname: 'Sanna Keller' }, is_own: true, until })

const waiting = {
  uuid: ID,
  fullname: 'Ines Duarte',
  country: { id: 'CA', name: 'Canada' },
  document_type: 'passport',
  label: { code: 0, label: 'In Progress', slug: 'in_progress' },
  tries: 1,
  claim: claim('2026-11-02T09:30:00.000Z'),
  email: 'ines@example.com',
  may: ['decide'],
  level: [1, 'Unverified'],
  revision: 1,
  first_name: 'Ines',
  last_name: 'Duarte',
  address: null,
  dob: '1990-04-01',
  document_id: 'C01X00T47',
  document: { size: 70_000, uploaded_at: '2026-11-02T08:00:00.000Z', is_opened: true, paper: null },
  same_document: [],
  reasons: [],
  changed: [],
  tries_left: 4,
  history: [],
  views: [],
} as unknown as VerificationCase

/** Each call of the case answers with it. */
let known: VerificationCase
const network = vi.fn(async (path: string, init: RequestInit) => {
  if (path.endsWith('/document')) {
    if (known.document) known = { ...known, document: { ...known.document, is_opened: true } }
    return new Response(new Blob(['a picture']))
  }
  if (init.method === 'PUT') known = { ...known, claim: claim('2026-11-02T09:55:00.000Z') }
  return Response.json({ data: known })
})

beforeEach(() => {
  known = waiting
  vi.stubGlobal('fetch', network)
})

async function opened() {
  const queries = makeQueryClient()
  queries.setQueryData(caseQuery(ID).queryKey, known)
  await renderAt(
    `/p/staff/verifications/${ID}`,
    <QueryClientProvider client={queries}>
      <CasePage id={ID} />
    </QueryClientProvider>,
  )
  return async (now: Partial<VerificationCase>) => {
    known = { ...known, ...now }
    await act(() => queries.refetchQueries(caseQuery(ID)))
  }
}

test('how far the agent is stands in words', async () => {
  await opened()
  expect(text()).toContain('Not verified yet, attempt 1, ines@example.com')
})

const field = (name: string) =>
  [...document.querySelectorAll('li')].find((item) => item.textContent?.startsWith(name)) as HTMLElement
const fails = (name: string) => click(find('label:last-child input', field(name)))
const fits = (name: string) => click(find('label:first-child input', field(name)))
/** Everything but the fields that are named. */
async function restFits(...names: string[]) {
  for (const name of Object.values(JUDGED_NAMES)) if (!names.includes(name)) await fits(name)
}
const decision = () => find<HTMLButtonElement>('[aria-label="Your decision"] button:last-of-type')
const left = () => find('[aria-label="Your decision"] [role=status]').textContent
const reason = (name: string) => find<HTMLTextAreaElement>('textarea', field(name))

test('reasons outlive a claim that lapses, and what the agent changed meanwhile is judged anew', async () => {
  const comes = await opened()
  await fails('Full name')
  await type(reason('Full name'), 'Not the name on the passport.')
  await fails('Date of birth')
  await type(reason('Date of birth'), 'The passport says May.')
  await comes({ claim: null, document_id: '••••••T47' })
  await eventually(() => expect(document.querySelector('textarea')).toBeNull())
  expect(find('[role=status]').textContent).toContain('Your decisions so far are kept')

  await comes({ revision: 2, first_name: 'Inês', changed: ['name'], document_id: 'C01X00T47' })
  await click(findText('Claim case'))
  await eventually(() => expect(reason('Date of birth').value).toBe('The passport says May.'))
  expect(field('Full name').querySelector('input:checked')).toBeNull()
  findText('Request changes to one field')
})

test('nothing is preset: whoever decides opens the document and judges each field, and sees what is left', async () => {
  known = {
    ...waiting,
    document: { size: 70_000, uploaded_at: '2026-11-02T08:00:00.000Z', is_opened: false, paper: null },
  }
  await opened()
  expect(document.querySelector('input[type=radio]:checked')).toBeNull()
  expect(decision().disabled).toBe(true)
  expect(left()).toBe('Before you decide:Open the document.Choose Fits or Fails for 14 more fields.')

  await restFits('City', 'Gender')
  expect(left()).toBe('Before you decide:Open the document.Choose Fits or Fails for City and Gender.')
  await fits('City')
  await fits('Gender')
  expect(left()).toBe('Before you decide:Open the document.')
  expect(decision().disabled).toBe(true)

  await click(findText('Open the document'))
  await eventually(() => expect(decision().disabled).toBe(false))
  expect(left()).toBe('')
  await click(findText('Verify agent'))
  expect(find<HTMLDialogElement>('dialog').open).toBe(true)
})

test('one press says that all other fields fit, once somebody has looked, and leads to the decision', async () => {
  const unopened = { size: 70_000, uploaded_at: '2026-11-02T08:00:00.000Z', is_opened: false, paper: null }
  known = { ...waiting, document: unopened }
  await opened()
  expect(document.body.textContent).not.toContain('fields fit')
  await fails('Date of birth')
  await type(reason('Date of birth'), 'The passport says May.')
  await click(findText('All other fields fit'))
  expect(left()).toBe('Before you decide:Open the document.')
  expect(document.body.textContent).not.toContain('fields fit')
  await click(findText('Open the document'))
  await eventually(() => expect(decision().disabled).toBe(false))
  expect(decision().textContent).toBe('Request changes to one field')
  expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(14)
})

test('whoever opened the document may say that all fields fit, and stands at the decision then', async () => {
  await opened()
  await click(findText('All fields fit'))
  expect(document.activeElement).toBe(decision())
  expect(decision().textContent).toBe('Verify agent')
})

test('whoever has a case may keep it longer', async () => {
  await opened()
  await click(findText('Extend claim'))
  await eventually(() =>
    expect(find('[role=status] time').getAttribute('datetime')).toBe('2026-11-02T09:55:00.000Z'),
  )
  const [path, init] = network.mock.calls.find(([, { method }]) => method === 'PUT') ?? []
  expect([path, init?.method]).toEqual([`/api/staff/verifications/${ID}/claim`, 'PUT'])
})

test('a reason too short has its sentence and the focus, and nothing is asked', async () => {
  await opened()
  await fails('Date of birth')
  await type(reason('Date of birth'), 'The passport says May.')
  await fails('ID number')
  await type(reason('ID number'), 'Wrong.')
  await restFits('Date of birth', 'ID number')
  await click(findText('Request changes to 2 fields'))
  expect(document.activeElement).toBe(reason('ID number'))
  expect(field('ID number').textContent).toContain('please give a reason of at least 10 characters')
  expect(find<HTMLDialogElement>('dialog').open).toBe(false)
})

test('the focus stays where it was pressed: at the case that is taken, at the document that opens', async () => {
  known = { ...waiting, claim: null }
  await opened()
  const press = async (text: string) => {
    findText(text).focus()
    await click(findText(text))
  }
  await press('Claim case')
  await eventually(() => expect(document.activeElement?.textContent).toBe('Extend claim'))
  await press('Open the document')
  await eventually(() => find('figure'))
  expect(document.activeElement).toBe(find('[aria-label="The document"]'))
})

test('the same document in another account is named, with the way there', async () => {
  const uuid = '7d0c1c32-2f2b-4c1a-8f56-31a8a1f0c9aa'
  known = {
    ...waiting,
    same_document: [
      { uuid, fullname: 'Grace Example', label: { code: 1, label: 'Verified', slug: 'verified' } },
    ],
  }
  await opened()
  expect(find('aside').textContent).toBe('The same document is in another account: Grace Example (Verified).')
  expect(find('aside a').getAttribute('href')).toBe(`/p/staff/verifications/${uuid}`)
})
