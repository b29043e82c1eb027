import { queryOptions, useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { Loaded } from './loaded.tsx'
import { Together } from './together.tsx'

const answer = <T,>() => Promise.withResolvers<T>()

function open() {
  const first = answer<string>()
  const second = answer<string>()
  const again = answer<string>()
  const answers = [second.promise, again.promise]
  const one = queryOptions({ queryKey: ['one'], queryFn: () => first.promise, retry: false })
  const other = queryOptions({
    queryKey: ['other'],
    queryFn: () => answers.shift() as Promise<string>,
    retry: false,
  })
  function Page() {
    const known = useQuery(one)
    const later = useQuery(other)
    return (
      <Together waitsFor={[known, later]}>
        <section id="one">
          <Loaded query={known}>{(text) => <p>{text}</p>}</Loaded>
        </section>
        <section id="other">
          <Loaded query={later}>{(text) => <p>{text}</p>}</Loaded>
        </section>
      </Together>
    )
  }
  return { first, second, again, shown: openPage(Page, '/p/page#other') }
}

const isHidden = () => find('#one').closest('[hidden]') !== null

test('panels show at once when the last of them is there, and what the address names comes into sight', async () => {
  const scrollIntoView = vi.fn()
  Object.assign(HTMLElement.prototype, { scrollIntoView })
  const { first, second, shown } = open()
  await shown
  first.resolve('The first')
  await eventually(() => expect(document.body.textContent).toContain('The first'))
  expect(isHidden(), 'the other is not there yet').toBe(true)
  expect(scrollIntoView).not.toHaveBeenCalled()
  second.resolve('The second')
  await eventually(() => expect(isHidden()).toBe(false))
  expect(scrollIntoView.mock.contexts).toEqual([find('#other')])
})

test('one that fails hides no other, and stays in its place while it is asked again', async () => {
  Object.assign(HTMLElement.prototype, { scrollIntoView: vi.fn() })
  const { first, second, again, shown } = open()
  await shown
  first.resolve('The first')
  second.reject(new Error('away'))
  await eventually(() => expect(isHidden()).toBe(false))
  await click(findText('Retry'))
  expect(isHidden()).toBe(false)
  again.resolve('The second')
  await eventually(() => expect(document.body.textContent).toContain('The second'))
})
