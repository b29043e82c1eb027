import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, test, vi } from 'vitest'
import { linkTo } from '../../../test/on-the-page.ts'
import { click, eventually, find, findText, render, renderAt } from '../../../test/render.tsx'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Loaded } from '../own/loaded.tsx'
import { NextSteps } from '../own/next-steps.tsx'
import { Crumbs } from './crumbs.tsx'
import { FilterLinks } from './filter-links.tsx'
import { keepWhileFiltering } from './keep-while-filtering.ts'

test('the last crumb is the page itself, and leads nowhere', async () => {
  const trail = [
    { name: 'Countries', path: '/p/countries' },
    { name: 'Canada', path: '/p/countries/ca' },
  ]
  await renderAt('/p/countries/ca', <Crumbs trail={trail} />)
  expect(linkTo('Countries')).toBe('/p/countries')
  expect(find('[aria-current=page]').tagName).toBe('SPAN')
  expect(document.querySelectorAll('a')).toHaveLength(1)
})

test('the chosen one of a filter says so, and a count of nothing is shown', async () => {
  const entries = [
    { name: 'All', to: '/p', chosen: true },
    { name: 'Study', count: 0, to: '/p?purpose=study', chosen: false },
  ]
  const { address } = await renderAt('/p', <FilterLinks label="Purposes" entries={entries} />)
  expect(find('[aria-current]').textContent).toBe('All ')
  await click(findText('Study 0'))
  expect(address()).toBe('/p?purpose=study')
})

const change = (from: string, to: string, usual = true) =>
  keepWhileFiltering({
    currentUrl: new URL(from, 'https://sojourn.example'),
    nextUrl: new URL(to, 'https://sojourn.example'),
    defaultShouldRevalidate: usual,
  } as ShouldRevalidateFunctionArgs)

test.each([
  ['/p/countries', '/p/countries?query=ca', true, false],
  ['/p/visas/ca?purpose=study', '/p/visas/ca', true, false],
  ['/p/visas/ca', '/p/visas/de', true, true],
  ['/p/visas/ca?purpose=study', '/p/visas/de?purpose=work', true, true],
  ['/p/countries', '/p/countries', true, true],
  ['/p/countries', '/p/countries', false, false],
])('on the way from %s to %s the server is asked as usual (%s): %s', (from, to, usual, asked) => {
  expect(change(from, to, usual)).toBe(asked)
})

test('a step behind one is stamped and asks nothing; the next one has its button', async () => {
  const action = <Button>Begin</Button>
  await render(
    <NextSteps
      steps={[
        { title: 'Verify your email', text: 'Done.', done: true, action },
        { title: 'Set a goal', text: 'Where to?', action },
      ]}
    />,
  )
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Verify your email (done)',
    'Set a goal',
  ])
  expect(document.querySelectorAll('button')).toHaveLength(1)
})

const asked = (
  data: string | undefined,
  error: Error | null,
  refetch = vi.fn(async () => ({ isError: false })),
) => ({
  data,
  error,
  refetch,
})
const part = (query: ReturnType<typeof asked>) =>
  renderAt('/p', <Loaded query={query}>{(words) => <p>{words}</p>}</Loaded>)

test('a part waits, and says so', async () => {
  await part(asked(undefined, null))
  expect(find('[role=status]').getAttribute('aria-label')).toBe('Loading')
})

test('what is known stays, also when asking anew failed', async () => {
  await part(asked('Known', new ApiError(503, { message: 'Wait.' })))
  expect(find('p').textContent).toBe('Known')
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('what could not be had says why and under which number, and is asked for again', async () => {
  const query = asked(undefined, new ApiError(503, { message: 'Please wait.', request_id: 'r7' }))
  await part(query)
  expect(find('[role=alert]').textContent).toContain('Please wait.')
  expect(find('[role=alert]').textContent).toContain('Request r7')
  await click(findText('Retry'))
  await eventually(() => expect(query.refetch).toHaveBeenCalledTimes(1))
})

test('a fault of the page is told without its words', async () => {
  await part(asked(undefined, new TypeError('x is undefined')))
  expect(find('[role=alert]').textContent).toContain('Please try again later')
  expect(find('[role=alert]').textContent).not.toContain('undefined')
})
