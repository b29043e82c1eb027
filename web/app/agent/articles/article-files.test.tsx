import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseFiles, falseUploads } from '../../../test/false-uploads.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { ARTICLE, ARTICLES, anArticle } from '../../../test/own-articles.ts'
import { click, eventually, find, findText, render } from '../../../test/render.tsx'
import { makeQueryClient } from '../../session/query-client.ts'
import { currentToasts, dismissToast } from '../../ui/feedback/toast-store.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { CoverField } from './cover-field.tsx'

const onSaved = vi.fn<(article: OwnArticle) => void>()
const text = () => document.body.textContent ?? ''
const checklist = new File(['x'], 'checklist.pdf', { type: 'application/pdf' })

beforeEach(() => {
  onSaved.mockReset()
  for (const { id } of currentToasts()) dismissToast(id)
})

const shown = (part: ReactElement) =>
  render(<QueryClientProvider client={makeQueryClient()}>{part}</QueryClientProvider>)

test('a file is sent to its article, and the article that comes back is told', async () => {
  falseNetwork()
  const sent = falseUploads({ status: 201, body: { data: anArticle({ version: 5 }) } })
  await shown(<AttachmentsField article={anArticle()} onSaved={onSaved} />)
  await chooseFiles(find<HTMLInputElement>('input[type=file]'), checklist)
  await eventually(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent[0]).toMatchObject({ call: `POST ${ARTICLE}/attachments`, file: checklist })
  expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ version: 5 })
  await eventually(() => expect(text()).not.toContain('checklist.pdf'))
})

test('a file that is refused says why and stays to be seen', async () => {
  falseNetwork()
  falseUploads({ status: 422, body: { message: 'This file has a virus.', code: 'infected' } })
  await shown(<AttachmentsField article={anArticle()} onSaved={onSaved} />)
  await chooseFiles(find<HTMLInputElement>('input[type=file]'), checklist)
  await eventually(() => expect(text()).toContain('This file has a virus.'))
  expect(text()).toContain('checklist.pdf')
  expect(onSaved).not.toHaveBeenCalled()
})

test('what no reader may be given is not sent', async () => {
  falseNetwork()
  const sent = falseUploads('cut')
  await shown(<AttachmentsField article={anArticle()} onSaved={onSaved} />)
  await chooseFiles(
    find<HTMLInputElement>('input[type=file]'),
    new File(['x'], 'evil.exe', { type: 'application/x-msdownload' }),
  )
  await eventually(() => expect(text()).toContain('evil.exe'))
  expect(sent).toHaveLength(0)
})

test('a file is had from its own article', async () => {
  falseNetwork()
  const file = {
    id: 'f1',
    name: 'قائمة.pdf',
    media_type: 'application/pdf',
    size: 2_000_000,
    is_waiting: false,
  }
  await shown(<AttachmentsField article={anArticle({ attachments: [file] })} onSaved={onSaved} />)
  const link = find<HTMLAnchorElement>('a[download]')
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    `/api${ARTICLE}/attachments/f1`,
    'قائمة.pdf',
  ])
  expect(text()).toContain('2\u00a0MB')
})

test('a cover that is missing is told at it, once there is one no more', async () => {
  falseNetwork()
  await shown(<CoverField article={anArticle()} error="please add a cover picture" onSaved={onSaved} />)
  expect(find('[role=alert]').textContent).toContain('please add a cover picture')
  expect(find('[data-wrong]')).toBeTruthy()
  document.body.replaceChildren()
  await shown(
    <CoverField
      article={anArticle({ image: '/c.webp' })}
      error="please add a cover picture"
      onSaved={onSaved}
    />,
  )
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(document.querySelector('[data-wrong]')).toBeNull()
  expect(find('img').getAttribute('alt')).toBe('Cover of your article')
})

test('a cover that could not be taken away stays, and it is told', async () => {
  const network = falseNetwork()
  network.answers(
    `DELETE ${ARTICLE}/cover`,
    refused(503, 'unavailable', 'We are back soon.'),
    ok(anArticle()),
  )
  network.answers(`GET ${ARTICLES}`, ok({}))
  await shown(<CoverField article={anArticle({ image: '/c.webp' })} error={undefined} onSaved={onSaved} />)
  await click(findText('Remove'))
  await eventually(() => expect(toasts()).toEqual(['error: We are back soon.']))
  expect(onSaved).not.toHaveBeenCalled()
  await click(findText('Remove'))
  await eventually(() => expect(onSaved).toHaveBeenCalledOnce())
})
