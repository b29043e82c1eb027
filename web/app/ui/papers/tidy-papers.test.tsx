import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { aPicture, falsePictures } from '../../../test/false-pictures.ts'
import { chooseFiles } from '../../../test/false-uploads.ts'
import { click, eventually, find, render } from '../../../test/render.tsx'
import { forgetTidied, TidyPapers } from './tidy-papers.tsx'

const A4 = { width: 210, height: 297 }

const Slot = (given: Partial<Parameters<typeof TidyPapers>[0]>) => {
  const [isOpen, setOpen] = useState(true)
  return (
    <TidyPapers
      {...{ name: 'Bank statement', place: '/slot', limit: null, most: 20_000_000, paper: A4 }}
      doneLabel="Hand over"
      onDone={() => {}}
      {...given}
      open={isOpen}
      onClose={() => setOpen(false)}
    />
  )
}

async function shown(given: Parameters<typeof Slot>[0] = {}) {
  const onDone = vi.fn<(file: File) => void>()
  const place = await render(<Slot onDone={onDone} {...given} />)
  await eventually(() => find('input[type=file]'))
  return { onDone, place }
}

const chooser = () => find<HTMLInputElement>('input[aria-label$="pages"]')
const rows = () => [...document.querySelectorAll('ol > li')]
const names = () => rows().map((row) => row.querySelector('p')?.textContent)
const button = (label: string) => find(`[aria-label="${label}"]`)
const handOver = () =>
  click(
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Hand over') as HTMLElement,
  )
const key = (element: Element, pressed: string, shiftKey = false) =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, shiftKey, bubbles: true }))
  })
const sizeOf = (file: File | undefined) => file?.slice(0, 12).text()

async function withTwo(given: Parameters<typeof Slot>[0] = {}) {
  const pictures = falsePictures()
  const slot = await shown(given)
  await chooseFiles(chooser(), aPicture('one.jpg'), aPicture('two.jpg'))
  await eventually(() => expect(rows()).toHaveLength(2))
  return { ...slot, ...pictures }
}

test('two photographs become one PDF in the order they were put in, called after what is asked for', async () => {
  const { onDone, assembled } = await withTwo()
  await key(button('Move page 2 of 2'), 'ArrowUp')
  expect(names()).toEqual(['1 two.jpg', '2 one.jpg'])
  expect(find('[role=status]').textContent).toBe('Now page 1 of 2')
  await click(button('Page 1 down'))
  expect(names()).toEqual(['1 one.jpg', '2 two.jpg'])
  await click(button('Turn page 2'))
  await handOver()
  await eventually(() => expect(onDone).toHaveBeenCalledTimes(1))
  const [file] = onDone.mock.calls[0] ?? []
  expect([file?.name, file?.type]).toEqual(['Bank statement.pdf', 'application/pdf'])
  expect(assembled[0]?.parts.map((part) => part.kind === 'picture' && [part.width, part.height])).toEqual([
    [400, 300],
    [300, 400],
  ])
})

test('one photograph stays a picture: as it came where nothing was changed, else cut as the handles say', async () => {
  falsePictures()
  const { onDone } = await shown()
  const original = aPicture('passport.jpg')
  await chooseFiles(chooser(), original)
  await eventually(() => expect(rows()).toHaveLength(1))
  await handOver()
  await eventually(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(onDone.mock.calls[0]?.[0]).toBe(original)

  await click(button('Cut the edges of page 1'))
  const edge = find('[role=slider][aria-label="Left edge"]')
  for (let step = 0; step < 5; step++) await key(edge, 'ArrowRight', true)
  await key(find('[role=slider][aria-label="Lower edge"]'), 'ArrowUp')
  expect(edge.getAttribute('aria-valuetext')).toBe('25%')
  await click(
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Cut') as HTMLElement,
  )
  expect(names()).toEqual(['1 passport.jpgedges cut'])
  await handOver()
  await eventually(() => expect(onDone).toHaveBeenCalledTimes(2))
  const [file] = onDone.mock.calls[1] ?? []
  expect(await sizeOf(file)).toMatch(/^300x297 /)
  expect(file?.name).toBe('Bank statement.jpg')
})

test('a limit that the list names is kept, or it is said that it cannot be', async () => {
  falsePictures()
  const { onDone } = await shown({ limit: 300_000 })
  expect(document.body.textContent).toContain('It will be made smaller than 300\u00a0kB')
  await chooseFiles(chooser(), aPicture('large.jpg', { width: 4000, height: 3000, bytes: 900_000 }))
  await eventually(() => expect(rows()).toHaveLength(1))
  await handOver()
  await eventually(() => expect(onDone).toHaveBeenCalledTimes(1))
  const size = onDone.mock.calls[0]?.[0].size ?? 0
  expect(size).toBeLessThanOrEqual(300_000)
  expect(size).toBeGreaterThan(150_000)
})

test('what cannot be made small enough is told, and handed over only when that is pressed', async () => {
  falsePictures()
  const { onDone } = await shown({ limit: 20_000 })
  await chooseFiles(chooser(), aPicture('large.jpg', { width: 4000, height: 3000, bytes: 900_000 }))
  await eventually(() => expect(rows()).toHaveLength(1))
  await handOver()
  await eventually(() =>
    expect(document.body.textContent).toContain('cannot be made smaller without becoming hard to read'),
  )
  expect(onDone).not.toHaveBeenCalled()
  await click(
    [...document.querySelectorAll('button')].find(
      (one) => one.textContent === 'Hand over all the same',
    ) as HTMLElement,
  )
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('a reload keeps names, turns and order; a page is handed over only when its picture is chosen again', async () => {
  const { place } = await withTwo()
  await click(button('Turn page 1'))
  await key(button('Move page 1 of 2'), 'ArrowDown')
  place.remove()
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)

  const { onDone } = await shown()
  await eventually(() => expect(names()).toEqual(['1 two.jpg', '2 one.jpg']))
  expect(document.body.textContent).toContain('pictures must be chosen again: two.jpg, one.jpg.')
  await chooseFiles(chooser(), aPicture('one.jpg'))
  await eventually(() =>
    expect(document.body.textContent).toContain('a picture must be chosen again: two.jpg.'),
  )
  await handOver()
  expect(onDone).not.toHaveBeenCalled()
  // A phone gives it another day.
  await chooseFiles(chooser(), aPicture('two.jpg', { changed: 1_800_000_000_000 }))
  await eventually(() => expect(document.body.textContent).not.toContain('chosen again'))
  await handOver()
  await eventually(() => expect(onDone).toHaveBeenCalledTimes(1))
})

test('what was handed over is forgotten', async () => {
  const { place } = await withTwo()
  place.remove()
  forgetTidied('/slot')
  await shown()
  expect(rows()).toEqual([])
})

test.each([
  [
    'an empty file',
    new File([], 'a.jpg', { type: 'image/jpeg' }),
    '“a.jpg” is empty. Please choose it again.',
  ],
  [
    'a broken picture',
    new File(['nothing'], 'a.jpg', { type: 'image/jpeg' }),
    '“a.jpg” does not open as a picture. Please choose a JPG, PNG or PDF file.',
  ],
  [
    'a picture of a phone that this browser cannot open',
    new File(['ftypheic'], 'IMG_1.HEIC', { type: 'image/heic' }),
    '“IMG_1.HEIC” cannot be opened by this browser.',
  ],
  ['a text', new File(['PK'], 'a.docx'), '“a.docx” is a text. Please hand it over as it is'],
  [
    'a picture that says it is endless',
    new File(
      [
        new Uint8Array([
          0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 255, 255, 255, 255, 255, 255,
          255, 255, 8, 2,
        ]),
      ],
      'bomb.png',
      { type: 'image/png' },
    ),
    '“bomb.png” is too large to be opened here.',
  ],
  [
    'a picture of too many dots',
    aPicture('huge.jpg', { width: 20_000, height: 20_000 }),
    '“huge.jpg” is too large to be opened here.',
  ],
])('%s is refused with a sentence, and the next one is taken', async (_, file, sentence) => {
  falsePictures()
  await shown()
  await chooseFiles(chooser(), file)
  await eventually(() => expect(find('[role=alert]').textContent).toContain(sentence))
  await chooseFiles(chooser(), aPicture('good.jpg'))
  await eventually(() => expect(names()).toEqual(['1 good.jpg']))
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('the same file is no second page, and thirty pages are the most', async () => {
  await withTwo()
  await chooseFiles(chooser(), aPicture('one.jpg'))
  await eventually(() => expect(find('[role=alert]').textContent).toBe('“one.jpg” is here already.'))
  await chooseFiles(chooser(), ...Array.from({ length: 29 }, (_, at) => aPicture(`${at}.jpg`)))
  await eventually(() => expect(find('[role=alert]').textContent).toContain('30 pages can be put together'))
  expect(rows()).toHaveLength(30)
})

test('a camera that is refused leaves the file chooser, and where there is none there is no button', async () => {
  falsePictures({ devices: ['audioinput', 'videoinput'] })
  await shown({ startsWithCamera: true })
  await eventually(() => expect(document.body.textContent).toContain('The camera is not allowed here'))
  const photo = find<HTMLInputElement>('input[capture=environment]')
  await chooseFiles(photo, aPicture('taken.jpg'))
  await eventually(() => expect(names()).toEqual(['1 taken.jpg']))
})

test('without a camera nothing speaks of one', async () => {
  falsePictures({ devices: ['audioinput'] })
  await shown()
  expect(document.body.textContent).not.toContain('Take a photo')
})
