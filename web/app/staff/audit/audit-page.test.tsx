import { expect, test } from 'vitest'
import { falseNetwork, listOf, refused } from '../../../test/network.ts'
import { cells, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import AuditPage from './audit-page.tsx'

const LOG = 'GET /staff/audit-log'
const PERSON = '0190a0a0-0000-7000-8000-0000000000cc'

const anEntry = (changes: object = {}) => ({
  id: 'e1',
  staff: { uuid: 's1', fullname: 'Sanna Keller' },
  action: 'brand_new_action',
  subject: { uuid: PERSON, name: 'Amara Okafor' },
  details: {},
  created_at: { date: '2026-11-01T10:00:00.000Z' },
  ...changes,
})

async function opened(search: string, ...entries: object[]) {
  const network = falseNetwork()
  network.answers(LOG, listOf(...entries))
  const page = await openPage(AuditPage, `/p/staff/audit-log${search}`)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return { ...page, network }
}

test('an entry says what was done, to whom and by whom; an act of a newer release by its own name', async () => {
  await opened('', anEntry(), anEntry({ id: 'e2', subject: null }))
  expect(cells().map((row) => row.slice(0, 3))).toEqual([
    ['Brand new action', 'Amara Okafor', 'Sanna Keller'],
    ['Brand new action', '', 'Sanna Keller'],
  ])
  expect(linkTo('Amara Okafor')).toBe(`/p/staff/people/${PERSON}`)
})

test('moments among the details are read as moments, other words as they are', async () => {
  await opened('', anEntry({ details: { until_when: '2026-12-24T00:00:00.000Z', some_word: 'as it is' } }))
  expect(find('dd time').getAttribute('datetime')).toBe('2026-12-24T00:00:00.000Z')
  expect(find('dl').textContent).toContain('Some wordas it is')
})

test('the log of one person says so, and leads to all', async () => {
  const { network } = await opened(`?subject=${PERSON}&cursor=c2`, anEntry())
  expect(text()).toContain('Staff actions about one person, newest first.')
  expect(linkTo('Show all')).toBe('/p/staff/audit-log')
  expect(Object.fromEntries(network.calls(LOG)[0]?.query ?? [])).toEqual({
    limit: '10',
    subject: PERSON,
    cursor: 'c2',
  })
})

test('the log of everybody has nowhere else to lead', async () => {
  const { network } = await opened('')
  expect(text()).toContain('All staff actions, newest first.')
  expect(text()).not.toContain('Show all')
  expect(text()).toContain('No actions yet.')
  expect(network.calls(LOG)[0]?.query.get('subject')).toBeNull()
})

test('a log that could not be had is asked for again', async () => {
  const network = falseNetwork()
  network.answers(LOG, refused(503, 'unavailable', 'Wait'), listOf(anEntry()))
  await openPage(AuditPage, '/p/staff/audit-log')
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(cells()).toHaveLength(1))
})
