import type { VerificationLine } from '@sojourn/contract/desk/staff-queue'
import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { cells, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import VerificationsPage from './verifications-page.tsx'

const LIST = 'GET /staff/verifications'
const AT = '2026-11-01T10:00:00.000Z'
const claim = (is_own: boolean) => ({ by: { uuid: 's1', fullname: 'Sanna Keller' }, is_own, until: AT })

const aLine = (changes: Partial<VerificationLine> = {}): VerificationLine => ({
  uuid: 'a1',
  fullname: 'Amara Okafor',
  country: { id: 'NG', name: 'Nigeria' },
  document_type: 'passport',
  label: { code: 0, label: 'In Progress', slug: 'in_progress' } as VerificationLine['label'],
  tries: 1,
  keeps_level: false,
  submitted_at: AT,
  decided_at: null,
  claim: null,
  ...changes,
})

async function opened(search: string, ...lines: VerificationLine[]) {
  const network = falseNetwork()
  network.answers('GET /staff/queues', ok({ verifications: 8 }))
  network.answers(LIST, listOf(...lines))
  const page = await openPage(VerificationsPage, `/p/staff/verifications${search}`)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return { ...page, network }
}

test('what waits says whose it is, what was sent, how often, and who looks at it', async () => {
  await opened(
    '',
    aLine(),
    aLine({ uuid: 'b', country: null, document_type: null, tries: 3, keeps_level: true, claim: claim(true) }),
    aLine({ uuid: 'c', claim: claim(false) }),
  )
  expect(
    cells().map(([name, country, paper, tries, , whose]) => [name, country, paper, tries, whose]),
  ).toEqual([
    ['Amara Okafor', 'Nigeria', 'Passport', '1', 'Nobody'],
    ['Amara Okafor', 'None', 'None', '3Verified before', 'You'],
    ['Amara Okafor', 'Nigeria', 'Passport', '1', 'Sanna Keller'],
  ])
  expect(linkTo('Amara Okafor')).toBe('/p/staff/verifications/a1')
  expect(findText('Waiting8')).toBeTruthy()
})

test('what is decided says when', async () => {
  await opened('?tab=verified', aLine({ decided_at: AT }))
  expect(cells()[0]).toHaveLength(4)
  expect(document.querySelector('tbody time')?.getAttribute('datetime')).toBe(AT)
})

test.each([
  ['', 'waiting', 'No verifications are waiting.'],
  ['?tab=verified', 'verified', 'No agents are verified yet.'],
  ['?tab=failed', 'failed', 'No verification has failed.'],
  ['?tab=expired&cursor=c2', 'expired', 'No verification has expired.'],
])('an empty list at "%s" says what there is none of', async (search, status, words) => {
  const { network } = await opened(search)
  expect(text()).toContain(words)
  expect(network.calls(LIST)[0]?.query.get('filter[status]')).toBe(status)
})

test('a list that could not be had is asked for again', async () => {
  const { network, go } = await opened('')
  network.answers(LIST, refused(503, 'unavailable', 'Wait'), listOf(aLine()))
  await go('/p/staff/verifications?tab=failed')
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(cells()).toHaveLength(1))
})
