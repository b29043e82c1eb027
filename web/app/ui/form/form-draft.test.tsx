import { beforeEach, expect, test, vi } from 'vitest'
import { find, render } from '../../../test/render.tsx'
import { showPerson } from '../../api/shown-person.ts'
import { changedInputs } from './draft-values.ts'
import { draftKeyOf, forgetDraft, keepDraft, readDraft } from './form-draft.ts'

beforeEach(() => showPerson(null))

async function form() {
  await render(
    <form>
      <input name="title" defaultValue="Study permit" />
      <textarea name="about" defaultValue="Two years." />
      <input name="news" type="checkbox" defaultChecked={false} value="yes" />
      <input name="terms" type="checkbox" defaultChecked value="read" />
      <input name="password" type="password" defaultValue="Secret-1" />
      <input name="code" autoComplete="one-time-code" defaultValue="12345" />
      <input name="card" autoComplete="cc-number" defaultValue="4242" />
      <input name="passport" data-sensitive defaultValue="X123" />
      <input type="text" defaultValue="without a name" />
      <button type="submit" name="act">
        Send
      </button>
    </form>,
  )
  return find<HTMLFormElement>('form')
}

test('what was typed is kept and comes back; passwords, codes, cards and papers never touch the disk', async () => {
  expect(keepDraft('a', await form())).toBe(true)
  expect(readDraft('a')).toEqual({ title: 'Study permit', about: 'Two years.', terms: 'read' })
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Secret-1|12345|4242|X123/)
  forgetDraft('a')
  expect(readDraft('a')).toBeNull()
})

test('only what was changed by hand wins over a draft', async () => {
  const one = await form()
  expect(changedInputs(one)).toEqual({})
  find<HTMLInputElement>('[name=title]').value = 'Work permit'
  expect(changedInputs(one)).toEqual({ title: 'Work permit' })
})

test('nobody reads the draft of another person', () => {
  showPerson('ada')
  const ofAda = draftKeyOf('goal')
  showPerson('ben')
  expect(draftKeyOf('goal')).not.toBe(ofAda)
  showPerson(null)
  expect(draftKeyOf('goal')).not.toBe(ofAda)
})

test('a closed or broken storage loses the draft, not the form', async () => {
  localStorage.setItem('broken', '{')
  expect(readDraft('broken')).toBeNull()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keepDraft('a', await form())).toBe(false)
  full.mockRestore()
})
