import { beforeEach, expect, test } from 'vitest'
import { click, find, render } from '../../../test/render.tsx'
import { DocumentPicture } from './document-picture.tsx'
import { DocumentPreview } from './document-preview.tsx'

let made: Blob[] = []
let given: string[] = []
beforeEach(() => {
  made = []
  given = []
  URL.createObjectURL = (content) => `blob:${made.push(content as Blob)}`
  URL.revokeObjectURL = (url) => void given.push(url)
})

const content = new Blob(['x'], { type: 'image/png' })
const press = (label: string) => click(find(`[aria-label="${label}"]`))
const isOff = (label: string) => find<HTMLButtonElement>(`[aria-label="${label}"]`).disabled

test('who looks at papers makes them larger and smaller within their bounds, and it is said how large', async () => {
  await render(<DocumentPicture content={content} alt="Passport" />)
  expect(find('figcaption').textContent).toBe('100%')
  expect([isOff('Smaller'), isOff('Larger')]).toEqual([true, false])
  for (const shown of ['150%', '200%', '300%', '400%']) {
    await press('Larger')
    expect(find('figcaption').textContent).toBe(shown)
  }
  expect([isOff('Smaller'), isOff('Larger')]).toEqual([false, true])
  expect(find('section').getAttribute('aria-label')).toBe('Passport, 4 times its width')
  await press('Smaller')
  expect(find('figcaption').textContent).toBe('300%')
})

test('papers that lie on their side are turned, and come round again', async () => {
  await render(<DocumentPicture content={content} alt="Passport" />)
  const turns = () => find('img').dataset.turns
  for (const now of ['1', '2', '3', '0']) {
    await press('Turn')
    expect(turns()).toBe(now)
  }
})

test('the picture stays in the memory of this page no longer than it is shown', async () => {
  const { createRoot } = await import('react-dom/client')
  const { act } = await import('react')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<DocumentPicture content={content} alt="Passport" />))
  const other = new Blob(['y'], { type: 'image/png' })
  await act(async () => root.render(<DocumentPicture content={other} alt="Passport" />))
  expect(find<HTMLImageElement>('img').src).toBe('blob:2')
  expect(given).toEqual(['blob:1'])
  await act(async () => root.unmount())
  expect(given).toEqual(['blob:1', 'blob:2'])
})

test('a picture is shown as a picture', async () => {
  await render(<DocumentPreview content={content} name="Passport" />)
  expect(find<HTMLImageElement>('img').alt).toBe('Passport')
})
