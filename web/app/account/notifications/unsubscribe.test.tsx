import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { click, eventually, find, findText, render } from '../../../test/render.tsx'
import UnsubscribePage from '../../client/wishlist/unsubscribe-page.tsx'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import UnsubscribeNoticesPage from './unsubscribe-notices-page.tsx'

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

const CALL = 'POST /notifications/unsubscribe/t-1'

async function open(Component = UnsubscribeNoticesPage, token = 't-1') {
  const Routes = createRoutesStub([{ path: '/p/unsubscribe/:token', Component }])
  await render(<Routes initialEntries={[`/p/unsubscribe/${token}`]} />)
}
const press = () => click(findText('Unsubscribe'))
const title = () => find('h1').textContent

test('nothing is stopped before the press, and then the kinds are named', async () => {
  const network = falseNetwork()
  network.answers(CALL, ok({ kinds: ['messages', 'payments'] }))
  await open()
  expect([title(), network.calls(CALL)]).toEqual(['Unsubscribe?', []])
  await press()
  await eventually(() => expect(title()).toBe('You are unsubscribed'))
  expect(document.body.textContent).toContain('about messages and payments and coupons.')
})

test.each([
  ['an email of one kind', 'p.payments.proof', 'emails about payments and coupons.'],
  [
    'the email of the day, which stops all kinds',
    'p.all.proof',
    'emails about orders, messages, meetings, payments and coupons, papers and dates, articles, and saved searches.',
  ],
  ['a link that names none', 't-1', 'emails about what this email told you.'],
])('the press says what it will stop: %s', async (_, token, words) => {
  await open(UnsubscribeNoticesPage, token)
  expect(document.body.textContent).toContain(`You will get no more ${words}`)
})

test('an old link says so and leads on', async () => {
  falseNetwork().answers('POST /unsubscribe/t-1', refused(404, 'not_found', 'Not found'))
  await open(UnsubscribePage)
  await press()
  await eventually(() => expect(title()).toBe('This link no longer works'))
  expect(findText('Find agents').getAttribute('href')).toBe('/p/agents')
})

test('after a failure one can press again', async () => {
  falseNetwork().answers(CALL, refused(503, 'overloaded', 'Too busy.'), ok({ kinds: ['orders'] }))
  await open()
  await press()
  await eventually(() => expect(currentToasts()).toMatchObject([{ kind: 'error', text: 'Too busy.' }]))
  expect(title()).toBe('Unsubscribe?')
  await press()
  await eventually(() => expect(title()).toBe('You are unsubscribed'))
})
