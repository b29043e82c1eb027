import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { find, press, render } from '../../../test/render.tsx'
import { SnapSlider } from './snap-slider.tsx'

const slides = ['a', 'b', 'c', 'd'].map((text) => <p key={text}>{text}</p>)
const show = () => render(<SnapSlider label="What clients say">{slides}</SnapSlider>)
const withoutLayout = () =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )

test('every slide stands in the page, so the browser can scroll them without script', () => {
  const html = renderToString(<SnapSlider label="What clients say">{slides}</SnapSlider>)
  expect(html.match(/<p>/g)).toHaveLength(4)
  expect(html).not.toMatch(/ style=/)
})

test('it begins at its first part, and arrow keys and End go on', async () => {
  withoutLayout()
  const scrollTo = vi.fn()
  Element.prototype.scrollTo = scrollTo
  await show()
  expect(find<HTMLButtonElement>('[aria-label="Previous"]').disabled).toBe(true)
  expect(find<HTMLButtonElement>('[aria-label="Next"]').disabled).toBe(false)
  expect(document.querySelectorAll('ol button')).toHaveLength(2)
  expect(find('[aria-current="true"]').getAttribute('aria-label')).toBe('Show part 1 of 2')
  await press(find('ul'), 'ArrowRight')
  await press(find('ul'), 'End')
  expect(scrollTo).toHaveBeenCalledTimes(2)
})
