import type { Editor } from '@tiptap/react'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { labelled, noteOf } from '../../../../test/labelled.ts'
import { toasts } from '../../../../test/open-page.tsx'
import {
  click,
  eventually,
  find,
  findText,
  press as keyPress,
  render,
  type,
} from '../../../../test/render.tsx'
import { ApiError } from '../../../api/api-error.ts'
import { currentToasts, dismissToast } from '../../../ui/feedback/toast-store.ts'
import type { UploadWatch } from '../../../ui/file/upload-file.ts'
import type { SentPicture } from '../words-field.tsx'
import TextEditor from './text-editor.tsx'

const PICTURE: SentPicture = {
  src: '/api/article-pictures/0190a0a0-0000-7000-8000-000000000001.webp',
  width: 640,
  height: 480,
}
const upload = vi.fn<(file: File, watch: UploadWatch) => Promise<{ data: SentPicture }>>()
const onChange = vi.fn<(html: string) => void>()

beforeEach(() => {
  // Not there in jsdom, which draws nothing.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
  for (const { id } of currentToasts()) dismissToast(id)
  onChange.mockReset()
  upload.mockReset().mockResolvedValue({ data: PICTURE })
})

const words = () => find<HTMLElement & { editor: Editor }>('[role=textbox][aria-multiline]')
const tool = (label: string) => find<HTMLButtonElement>(`[role=toolbar] button[aria-label="${label}"]`)
const press = (label: string) => click(tool(label))
const html = () => words().editor.getHTML()
/** The words of the first paragraph. */
const markAll = () =>
  act(async () => {
    words().focus()
    words().editor.commands.setTextSelection({ from: 1, to: 8 })
  })
/** Types at the end of what is written, as a keyboard does. */
const write = (text: string) =>
  act(async () => {
    words().focus()
    words().editor.commands.insertContentAt(words().editor.state.doc.content.size - 1, text)
  })
const key = (name: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    words().dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    )
  })
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
/** Puts a block onto an empty line, by its name. */
async function add(name: string) {
  await write('/')
  const option = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
    ({ textContent }) => textContent === name,
  )
  if (!option) throw new Error(`${name} is not offered`)
  await click(option)
}
/** Undo and Redo stand below the text. */
const below = (label: string) => find<HTMLButtonElement>(`button[aria-label="${label}"]`)
const said = () => onChange.mock.calls.at(-1)?.[0]

async function opened(content = '<p>One two</p>') {
  await render(
    <>
      <span id="name">Text</span>
      <TextEditor labelledBy="name" html={content} onChange={onChange} upload={upload} />
    </>,
  )
  await eventually(() => words())
}

test('the words have a name, and run as their first letter does', async () => {
  await opened('<p>مرحبا</p>')
  expect(words().getAttribute('aria-labelledby')).toBe('name')
  expect(words().dir).toBe('auto')
  expect(words().textContent).toBe('مرحبا')
})

test.each([
  ['Bold', '<p><strong>One two</strong></p>'],
  ['Italic', '<p><em>One two</em></p>'],
  ['Heading', '<h2>One two</h2>'],
  ['Small heading', '<h3>One two</h3>'],
  ['List', '<ul><li><p>One two</p></li></ul>'],
  ['Numbered list', '<ol><li><p>One two</p></li></ol>'],
  ['Quote', '<blockquote><p>One two</p></blockquote>'],
  ['Note', '<aside data-callout="note"><p>One two</p></aside>'],
])('“%s” does so, says that it is on, and takes it back', async (label, expected) => {
  await opened()
  await markAll()
  await press(label)
  expect(said()?.replace('<p></p>', '')).toBe(expected)
  expect(tool(label).getAttribute('aria-pressed')).toBe('true')
  await press(label)
  expect(said()?.replace('<p></p>', '')).toBe('<p>One two</p>')
})

test('what is emptied is empty, not an empty paragraph', async () => {
  await opened()
  await act(async () => void words().editor.commands.clearContent(true))
  expect(said()).toBe('')
})

test('nothing is undone before anything was done', async () => {
  await opened()
  expect([below('Undo').disabled, below('Redo').disabled]).toEqual([true, true])
  await markAll()
  await press('Bold')
  await click(below('Undo'))
  expect(html()).toBe('<p>One two</p>')
  await click(below('Redo'))
  expect(html()).toBe('<p><strong>One two</strong></p>')
})

const address = () => labelled('Web address')
const addLink = () => click(findText('Add link'))

test.each([
  ['www.example.org', 'https://www.example.org/'],
  [' https://example.org/a?b=1 ', 'https://example.org/a?b=1'],
  ['mailto:amara@example.com', 'mailto:amara@example.com'],
])('“%s” leads to %s', async (typed, href) => {
  await opened()
  await markAll()
  await press('Link')
  await type(address(), typed)
  await addLink()
  expect(words().querySelector('a')?.getAttribute('href')).toBe(href)
  expect(words().textContent).toBe('One two')
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test.each([
  '',
  'no address',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://localhost',
  'data:text/html,x',
])('“%s” leads nowhere: it says so, and stays to be mended', async (typed) => {
  await opened()
  await markAll()
  await press('Link')
  await type(address(), typed)
  await addLink()
  expect(noteOf(address())).toBe('Enter a web address, such as https://www.example.org')
  expect(words().querySelector('a')).toBeNull()
})

test('tools are there for marked words only, and Alt with F10 leads to them', async () => {
  await opened()
  await act(async () => words().focus())
  expect(document.querySelector('[role=toolbar]')).toBeNull()
  await markAll()
  expect(find('[role=toolbar]').getAttribute('aria-label')).toBe('Format the text')
  await key('F10', { altKey: true })
  expect(document.activeElement).toBe(tool('Bold'))
  await keyPress(tool('Bold'), 'ArrowRight')
  expect(document.activeElement).toBe(tool('Italic'))
  await keyPress(tool('Italic'), 'Escape')
  await eventually(() => expect(document.activeElement).toBe(words()))
  await act(async () => words().blur())
  expect(document.querySelector('[role=toolbar]')).toBeNull()
})

test('a stroke on an empty line offers what can stand there, and the keyboard chooses', async () => {
  await opened('<p></p>')
  await write('/')
  expect(options()).toEqual([
    'Heading',
    'Small heading',
    'List',
    'Numbered list',
    'Picture',
    'Table',
    'Quote',
    'Note',
    'Line',
  ])
  const said = () => document.getElementById(words().getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(said()).toBe('Heading')
  await key('ArrowDown')
  expect(said()).toBe('Small heading')
  await key('ArrowUp')
  await key('ArrowUp')
  expect(said()).toBe('Line')
  await write('num')
  expect(options()).toEqual(['Numbered list'])
  await key('Enter')
  expect(html()).toContain('<ol><li><p></p></li></ol>')
  expect(words().textContent).toBe('')
  expect(options()).toEqual([])
  expect(words().hasAttribute('aria-activedescendant')).toBe(false)
})

test('who means a stroke writes one', async () => {
  await opened('<p></p>')
  await write('/')
  await key('Escape')
  expect(options()).toEqual([])
  await write('he')
  expect(options()).toEqual([])
  expect(said()).toBe('<p>/he</p>')
  await act(async () => void words().editor.commands.setContent('<p>either</p>'))
  await write('/or')
  expect(options()).toEqual([])
})

test('the plus of an empty line opens the same menu', async () => {
  await opened('<p></p>')
  await act(async () => words().focus())
  await click(find('button[aria-label="Add to the article"]'))
  expect(options()).toContain('Heading')
  await write('zzz')
  expect(options()).toEqual([])
})

test('the length is told below the text', async () => {
  await opened('<p>One two</p><p>three</p>')
  expect(document.body.textContent).toContain('3 words')
})

test('a link that is there is shown, changed and taken away', async () => {
  await opened('<p><a href="https://old.example/">One</a></p>')
  await markAll()
  await press('Link')
  expect(address().value).toBe('https://old.example/')
  await click(findText('Remove link'))
  expect(words().querySelector('a')).toBeNull()
  expect(words().textContent).toBe('One')
})

test('a link of a word that is none is not taken over by pasting', async () => {
  await opened('<p><a href="javascript:alert(1)">One</a></p>')
  expect(words().querySelector('a[href^="javascript"]')).toBeNull()
})

const choose = (file: File) =>
  act(async () => {
    const input = find<HTMLInputElement>('dialog[open] input[type=file]')
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('a picture is sent, and stands in the text with what it shows', async () => {
  await opened('<p></p>')
  await add('Picture')
  await choose(new File(['x'], 'visa.png', { type: 'image/png' }))
  await type(labelled('Description'), ' A visa ')
  await eventually(() => expect(upload).toHaveBeenCalledOnce())
  await click(findText('Add picture'))
  const picture = find('img[src]', words())
  expect([picture.getAttribute('src'), picture.getAttribute('alt')]).toEqual([PICTURE.src, 'A visa'])
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('without a picture none is added, and it is asked for', async () => {
  await opened('<p></p>')
  await add('Picture')
  await click(findText('Add picture'))
  expect(document.querySelector('dialog[open]')).not.toBeNull()
  expect(words().querySelector('img[src]')).toBeNull()
})

test('a picture of another site is not taken over', async () => {
  await opened('<p>One</p><img src="https://tracker.example/p.png"><p>Two</p>')
  expect(words().querySelector('img[src]')).toBeNull()
})

function paste({ files = [], html: held = '', text = '' }: { files?: File[]; html?: string; text?: string }) {
  const data = { files, getData: (kind: string) => (kind === 'text/html' ? held : text), types: [] }
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: data,
  })
  return act(async () => void words().dispatchEvent(event))
}

test('a pasted picture is sent and put in; one that fails is told', async () => {
  await opened()
  const picture = new File(['x'], 'a.png', { type: 'image/png' })
  await paste({ files: [picture] })
  await eventually(() => find('img[src]', words()))
  upload.mockRejectedValue(new ApiError(413, { message: 'This picture is too large.' }))
  await paste({ files: [picture] })
  await eventually(() => expect(toasts()).toEqual(['error: This picture is too large.']))
})

test('what is too much to paste is refused in words', async () => {
  await opened()
  await paste({ text: 'x'.repeat(100_001) })
  expect(toasts()).toEqual(['error: This article is too long. Please split it into two articles.'])
  expect(words().textContent).toBe('One two')
})

const rows = () => [...words().querySelectorAll('tr')].map((row) => row.children.length)

test('a table grows and shrinks by its tools, which are there only inside of it', async () => {
  await opened('<p></p>')
  expect(document.querySelector('[aria-label="Add a row"]')).toBeNull()
  await add('Table')
  const [columns = 0] = rows()
  const height = rows().length
  await press('Add a row')
  expect(rows()).toEqual(Array(height + 1).fill(columns))
  await press('Add a column')
  expect(rows()).toEqual(Array(height + 1).fill(columns + 1))
  await press('Remove the row')
  await press('Remove the column')
  expect(rows()).toEqual(Array(height).fill(columns))
  await press('Remove the table')
  expect(words().querySelector('table')).toBeNull()
  expect(document.querySelector('[role=toolbar]')).toBeNull()
})
