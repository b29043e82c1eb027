import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { cells, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { AT, aReport, ownClaim, REPORT_ID } from '../../../test/staff-reports.tsx'
import ReportsPage from './reports-page.tsx'

const LIST = 'GET /staff/reports'

async function opened(search: string, ...reports: ReturnType<typeof aReport>[]) {
  const network = falseNetwork()
  network.answers('GET /staff/queues', ok({ reports: 12 }))
  network.answers(LIST, listOf(...reports))
  const page = await openPage(ReportsPage, `/p/staff/reports${search}`)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return { ...page, network }
}

test('what waits says since when and who has it', async () => {
  const theirs = { ...ownClaim, is_own: false }
  await opened(
    '',
    aReport(),
    aReport({ id: 'b', kind: 'review', category: 'private', claim: ownClaim, status: 'claimed' }),
    aReport({ id: 'c', kind: 'message', status: 'appealed', claim: theirs }),
  )
  expect(cells().map(([title, kind, why, state, , has]) => [title, kind, why, state, has])).toEqual([
    ['Study permit in two days', 'Service', 'It is false or misleading', 'Waiting', 'Nobody'],
    ['Study permit in two days', 'Review', 'It shows private information', 'Waiting', 'You'],
    ['Study permit in two days', 'Message', 'It is false or misleading', 'Objection', 'Sanna Keller'],
  ])
  expect(linkTo('Study permit in two days')).toBe(`/p/staff/reports/${REPORT_ID}`)
  expect(findText('Waiting12')).toBeTruthy()
})

test('what is decided says how and when', async () => {
  await opened('?tab=decided', aReport({ status: 'decided', outcome: 'hidden', decided_at: AT }))
  expect(cells()[0]?.slice(3)).toEqual(['Hidden', expect.stringContaining('1 Nov 2026')])
})

test.each([
  ['', 'waiting', 'No report waits for a decision.'],
  ['?tab=decided', 'decided', 'No report is decided yet.'],
  ['?tab=settled&cursor=c2', 'settled', 'No objection was answered yet.'],
])('an empty list at "%s" says what there is none of', async (search, status, words) => {
  const { network } = await opened(search)
  expect(text()).toContain(words)
  expect(network.calls(LIST)[0]?.query.get('filter[status]')).toBe(status)
  expect(network.calls(LIST)[0]?.query.get('cursor')).toBe(search.includes('c2') ? 'c2' : null)
})

test('a list that could not be had is asked for again', async () => {
  const { network, go } = await opened('')
  network.answers(LIST, refused(503, 'unavailable', 'Wait'), listOf(aReport({ status: 'decided' })))
  await go('/p/staff/reports?tab=decided')
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(cells()).toHaveLength(1))
})
