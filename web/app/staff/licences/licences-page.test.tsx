import type { LicenceToCheck } from '@sojourn/contract/desk/staff-licences'
import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { buttons, cells, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aLicence, classes } from '../../../test/staff-licences.ts'
import LicencesPage from './licences-page.tsx'

const LIST = 'GET /staff/licences'
const OF = 'the licence of Amara Okafor for Canada'

async function opened(search: string, ...licences: LicenceToCheck[]) {
  const network = falseNetwork()
  network.answers('GET /staff/queues', ok({ licences: 2 }))
  network.answers(LIST, listOf(...licences))
  const page = await openPage(LicencesPage, `/p/staff/licences${search}`)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return { ...page, network }
}

test.each<[string, Partial<LicenceToCheck>, string[], string]>([
  ['waits', {}, [`Decide on ${OF}`], 'Decide'],
  ['is confirmed', { may: ['revoke'] }, [`Revoke ${OF}`], 'Revoke'],
  [
    'is confirmed and can have a class',
    { may: ['revoke', 'name_class'], classes },
    [`Name the class of ${OF}`, `Revoke ${OF}`],
    'ClassRevoke',
  ],
  ['has no classes to name', { may: ['revoke', 'name_class'] }, [`Revoke ${OF}`], 'Revoke'],
  ['was not confirmed', { may: [], status: [-1, 'Failed'] }, [], 'Not confirmed'],
  ['is of a newer state', { may: [], status: [9, 'Frozen'] }, [], 'Frozen'],
])('of a licence that %s staff are offered what they can do', async (_, changes, offered, shown) => {
  await opened('', aLicence(changes))
  expect(buttons('tbody')).toEqual(offered)
  expect(cells()[0]?.at(-1)).toBe(shown)
})

test('a line names agent, country, regulator, class, number and last day', async () => {
  const agent = { ...aLicence().agent, legal_name: 'Okafor Advice Ltd' }
  await opened(
    '',
    aLicence({ agent, classes }),
    aLicence({ id: 'b', classes, licence_class: classes[1] ?? null }),
  )
  expect(cells().map((row) => row.slice(0, 5))).toEqual([
    ['Amara OkaforOkafor Advice Ltd', 'Canada', 'CICCClass not named', 'R512345', '30 Jun 2027'],
    ['Amara Okafor', 'Canada', 'CICCClass L3', 'R512345', '30 Jun 2027'],
  ])
  expect(linkTo('Amara Okafor')).toBe('/p/staff/people/a1')
})

test.each([
  ['', 'waiting', 'No licences are waiting for a decision.'],
  ['?tab=verified', 'verified', 'No licence is confirmed yet.'],
  ['?tab=unclassed', 'unclassed', 'Every confirmed licence has its class.'],
  ['?tab=failed', 'failed', 'No licences were rejected.'],
  ['?tab=expired&cursor=c2', 'expired', 'No confirmed licence has ended.'],
])('an empty list at "%s" says what there is none of', async (search, status, words) => {
  const { network } = await opened(search)
  expect(text()).toContain(words)
  expect(network.calls(LIST)[0]?.query.get('filter[status]')).toBe(status)
  expect(findText('Waiting2')).toBeTruthy()
})

test('a list that could not be had is asked for again', async () => {
  const { network, go } = await opened('')
  network.answers(LIST, refused(503, 'unavailable', 'Wait'), listOf(aLicence()))
  await go('/p/staff/licences?tab=failed')
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(cells()).toHaveLength(1))
})
