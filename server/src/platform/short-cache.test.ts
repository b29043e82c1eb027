import { expect, test } from 'vitest'
import { MovableClock } from './clock.ts'
import { ShortCache } from './short-cache.ts'

function openCache() {
  const clock = new MovableClock('2026-11-02T09:00:00Z')
  const cache = new ShortCache<string>(clock, { freshMs: 10_000, staleMs: 40_000, most: 500 })
  let renders = 0
  const render = async () => `render ${++renders}`
  const text = (key = 'en /') => cache.get(key, render)
  return { clock, cache, text, renders: () => renders }
}

test('a crowd on one page costs one render', async () => {
  const { text, renders } = openCache()
  const pages = await Promise.all(Array.from({ length: 100 }, () => text()))
  expect(new Set(pages)).toEqual(new Set(['render 1']))
  expect(renders()).toBe(1)
})

test('a page past its time is given once more while it is renewed', async () => {
  const { clock, text } = openCache()
  await text()
  clock.forward(11_000)
  expect(await text()).toBe('render 1')
  expect(await text()).toBe('render 2')
})

test('a page much past its time is rendered anew before it is given', async () => {
  const { clock, text } = openCache()
  await text()
  clock.forward(41_000)
  expect(await text()).toBe('render 2')
})

test('a failed renewal leaves the old page until it has run out', async () => {
  const { clock, cache, text } = openCache()
  await text()
  clock.forward(11_000)
  await cache.get('en /', () => Promise.reject(new Error('the database is away')))
  await cache.get('en /', () => Promise.reject(new Error('and still away')))
  clock.forward(30_000)
  expect(await text()).toBe('render 2')
})

test('a page that must not be kept is rendered for each', async () => {
  const { cache, text } = openCache()
  expect(await cache.get('en /', async () => null)).toBeNull()
  expect(await text()).toBe('render 1')
})

test('only the newest five hundred pages are kept', async () => {
  const { text, renders } = openCache()
  for (let page = 0; page <= 500; page++) await text(`en /${page}`)
  expect(await text('en /500')).toBe('render 501')
  expect(await text('en /0')).toBe('render 502')
  expect(renders()).toBe(502)
})

test('what is kept may weigh so much together, and what is heavier alone is not kept', async () => {
  const clock = new MovableClock('2026-11-02T09:00:00Z')
  const terms = {
    freshMs: 10_000,
    staleMs: 40_000,
    most: 500,
    weigh: (text: string) => text.length,
    mostWeight: 100,
  }
  const cache = new ShortCache<string>(clock, terms)
  let renders = 0
  const page = (key: string, length: number) =>
    cache.get(key, async () => {
      renders += 1
      return key.repeat(length)
    })
  await page('a', 60)
  await page('b', 40)
  await page('a', 60)
  expect(renders).toBe(2)
  await page('c', 50)
  await page('b', 40)
  await page('c', 50)
  expect(renders, 'the oldest made room').toBe(3)
  await page('a', 60)
  expect(renders).toBe(4)
  await page('d', 101)
  await page('d', 101)
  expect(renders).toBe(6)
  await page('a', 60)
  expect(renders, 'what was kept before is still there').toBe(6)
})
