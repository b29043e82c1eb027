import { beforeEach, expect, test } from 'vitest'
import { eventually } from '../../../test/render.tsx'
import { start } from './counting-script.ts'

const SCRIPT = 'http://127.0.0.1:9/tag.js'

beforeEach(() => {
  localStorage.removeItem('analytics')
  bar()?.remove()
  for (const tag of tags()) tag.remove()
})

const tags = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')]
const bar = () => document.querySelector('[aria-label="Visitor statistics"]')
const open = () => {
  start('site-1', SCRIPT, '/p/privacy-policy#cookies')
  dispatchEvent(new Event('load'))
}
const press = async (label: string) => {
  await eventually(() => expect(bar()).not.toBeNull())
  for (const button of bar()?.querySelectorAll('button') ?? [])
    if (button.textContent === label) button.click()
}

test('nothing is loaded before somebody says yes; then the tag comes, and without asking again', async () => {
  open()
  expect(tags()).toEqual([])
  await press('Allow')
  expect(tags().map(({ src }) => src)).toEqual([`${SCRIPT}?id=site-1`])
  expect(bar()).toBeNull()
  for (const tag of tags()) tag.remove()
  start('site-1', SCRIPT, '/')
  expect(tags()).toHaveLength(1)
})

test('whoever declines is not asked again, and nothing is loaded', async () => {
  open()
  await press('Decline')
  expect(bar()).toBeNull()
  start('site-1', SCRIPT, '/')
  expect(tags()).toEqual([])
})
