import type { GuideAnswer } from '@sojourn/contract/supply/guide'
import { expect, test } from 'vitest'
import { anAnswer } from '../../../test/guide.ts'
import { field, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { makeApi } from '../../api/api.ts'
import { AccountContext, type AccountState } from '../../session/account.ts'
import { readGuideAddress } from './guide-address.ts'
import GuidePage from './guide-page.tsx'
import { loadGuide } from './load-guide.ts'

const names = {
  items: [
    { id: 'CA', name: 'Canada' },
    { id: 'NG', name: 'Nigeria' },
  ],
}
const study = { id: 'study', name: 'Study', description: 'To learn.', questions: [] }
const { asked } = anAnswer()

const NOBODY: Partial<GuideAnswer> = { answer: null, entry: null }
const UNKNOWN = { passports: [], destination: null, purpose: null }

async function opened(changes: Partial<GuideAnswer>, search: string) {
  const replies: Record<string, unknown> = {
    ...{ guide: anAnswer(changes), countries: names, purposes: { items: [study] } },
  }
  const api = makeApi(async (path) => {
    const name = path.slice(1).split('?')[0] ?? ''
    return { status: 200, body: JSON.stringify({ data: replies[name] }) }
  })
  const loaded = await loadGuide(api, readGuideAddress(new URLSearchParams(search)))
  const Page = (given: Parameters<typeof GuidePage>[0]) => (
    <AccountContext value={{ kind: 'visitor' } as AccountState}>
      <GuidePage {...given} />
    </AccountContext>
  )
  const page = await openPage(Page, `/p/guide?${search}`, { pattern: '/p/guide', loaded })
  await eventually(() => find('h1'))
  return page
}

test('it begins with where one goes, and asks nothing else', async () => {
  const { address } = await opened({ ...NOBODY, asked: { ...asked, ...UNKNOWN } }, '')
  expect(text()).toContain('Question 1 of 5')
  expect(document.querySelectorAll('main form select, form select')).toHaveLength(1)
  const destination = field<HTMLSelectElement>('Where do you want to go?')
  destination.value = 'CA'
  await click(findText('Continue'))
  await eventually(() => expect(address()).toBe('/p/guide?destination=CA&step=passport'))
})

test.each<[string, Partial<GuideAnswer>, string, string, string]>([
  [
    'a destination asks for the passport',
    { ...NOBODY, asked: { ...asked, passports: [], purpose: null } },
    'destination=CA',
    'Question 2 of 5',
    'Which passport do you travel with?',
  ],
  [
    'both ask for the purpose, under the rule that is known already',
    { asked: { ...asked, purpose: null } },
    'passport=NG&destination=CA',
    'Question 3 of 5',
    'Why do you go?',
  ],
  [
    'a step is where its address says',
    {},
    'passport=NG&destination=CA&purpose=study&step=stay',
    'Question 4 of 5',
    'For how long?',
  ],
])('%s', async (_what, changes, search, progress, question) => {
  await opened(changes, search)
  expect(text()).toContain(progress)
  expect(find('#question').textContent).toBe(question)
})

test('back keeps what was chosen and not sent yet, beside all answers before it', async () => {
  const { address } = await opened(
    { asked: { ...asked, residence: null } },
    'passport=NG&destination=CA&purpose=study&age=18-30&step=stay',
  )
  await click(find('input[type=radio][value="365"]'))
  await click(findText('Back'))
  await eventually(() => expect(address()).toContain('step=purpose'))
  expect(address()).toBe('/p/guide?passport=NG&destination=CA&purpose=study&stay=365&age=18-30&step=purpose')
})

test('the last question leads to the answer', async () => {
  const { address } = await opened({}, 'passport=NG&destination=CA&purpose=study&stay=365&step=residence')
  expect(text()).toContain('Question 5 of 5')
  await click(findText('See my answer'))
  await eventually(() => expect(address()).toBe('/p/guide?passport=NG&destination=CA&purpose=study&stay=365'))
})

test('each answer is changed by itself, and leads straight back to the answer', async () => {
  const search = 'passport=NG&destination=CA&purpose=study&stay=30'
  await opened({ asked: { ...asked, stay: 30 } }, search)
  expect(text()).not.toContain('Question')
  const change = linkTo('Change how long you stay')
  expect(change).toBe(`/p/guide?${search}&step=change-stay`)
  document.body.replaceChildren()
  const { address } = await opened({ asked: { ...asked, stay: 30 } }, `${search}&step=change-stay`)
  expect(text()).not.toContain('Question 4 of 5')
  await click(find('input[type=radio][value="90"]'))
  await click(findText('See my answer'))
  await eventually(() => expect(address()).toBe('/p/guide?passport=NG&destination=CA&purpose=study&stay=90'))
})

test('what cannot be meant is asked again, with why', async () => {
  const message = 'We know no country called “Atlantis”. Choose it from the list.'
  await opened(
    { ...NOBODY, asked: { ...asked, destination: null }, problems: [{ field: 'destination', message }] },
    'passport=NG&destination=Atlantis&step=purpose',
  )
  expect(find('#question').textContent).toBe('Where do you want to go?')
  expect(text()).toContain(message)
})
