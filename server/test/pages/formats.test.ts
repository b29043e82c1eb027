import { LANGUAGES, prefixOf, SOURCE } from '@sojourn/contract/words/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'

const MAKERS = ['DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules'] as const
/** Each of these makes a format of its own whenever it is asked. */
const WRITERS = [
  [Date, 'toLocaleString'],
  [Date, 'toLocaleDateString'],
  [Date, 'toLocaleTimeString'],
  [Number, 'toLocaleString'],
] as const

let site: Site
let made: string[] = []
const real = new Map<[object, string], PropertyDescriptor>()

beforeAll(async () => {
  site = await openSite({ withStory: true })
  for (const name of MAKERS) count(Intl, name)
  for (const [{ prototype }, name] of WRITERS) count(prototype, name)
})
afterAll(async () => {
  for (const [[owner, name], property] of real) Object.defineProperty(owner, name, property)
  await site.close()
})

function count(owner: object, name: string) {
  const property = Object.getOwnPropertyDescriptor(owner, name)
  if (!property) throw new Error(`Nothing is called ${name}.`)
  real.set([owner, name], property)
  const noted = () => made.push(`${name} ${new Error().stack?.split('\n')[3]?.trim()}`)
  const value = new Proxy(property.value, {
    construct(maker, [locale, options], newTarget) {
      noted()
      return Reflect.construct(maker, [locale, options], newTarget)
    },
    apply(writer, of, given) {
      noted()
      return Reflect.apply(writer, of, given)
    },
  })
  Object.defineProperty(owner, name, { ...property, value })
}

const PAGES = [
  '/',
  '/p/agents',
  '/amara-okafor',
  '/p/guide?passport=NG&destination=CA&purpose=work',
  '/p/visas/ca',
  '/p/visas/ca/study-permit',
  '/p/countries/ca',
]

/** A format takes longer to make than a page has for its words: this is why Arabic cost 1.4 times what English did. */
test.each(PAGES)('%s makes no format a second time, in no language', async (path) => {
  for (const language of LANGUAGES) {
    const address = language === SOURCE ? path : prefixOf(language) + (path === '/' ? '' : path)
    const render = async () => {
      const { statusCode } = await site.get(address, { cookie: 'seen=1' })
      expect(statusCode).toBe(200)
    }
    await render()
    made = []
    await render()
    expect(made, address).toEqual([])
  }
})
