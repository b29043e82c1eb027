import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensurePages, PSEUDO_PAGES } from '../scripts/lib/build.mjs'
import { inRoot } from '../scripts/lib/command.mjs'
import { PHONE, visit } from './browser.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { publicScreens } from './screens.ts'
import { misplacedWords, plainWords } from './seen.ts'
import { startServer } from './server.ts'

/** Each is `handle = true`, or has a frame in which nothing else stands. */
const isTranslated = (route: string) =>
  route.startsWith('join/') ||
  /^export const handle = true$/m.test(readFileSync(inRoot('web/app', route), 'utf8'))

const screens = publicScreens.filter(({ route }) => isTranslated(route))

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  await ensurePages({ pseudo: true })
  server = await startServer({ PAGES_FOLDER: PSEUDO_PAGES })
}, 900_000)
afterAll(() => server?.stop())

const wordsOf = (file: string): string[] =>
  Object.values(JSON.parse(readFileSync(inRoot('contract/words/fr', file), 'utf8')))

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const PAIRS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other))
const CURRENCIES = Intl.supportedValuesOf('currency')

/** In French, which the server speaks here while its pages speak the pseudo-language. */
function knownNames() {
  const named = (type: 'region' | 'language' | 'currency', codes: string[]) => {
    const names = new Intl.DisplayNames('fr', { type, fallback: 'none' })
    return codes.flatMap((code) => names.of(code) ?? [])
  }
  return [
    'Sojourn',
    'Français',
    ...named(
      'region',
      PAIRS.map((code) => code.toUpperCase()),
    ),
    ...named('language', [...PAIRS, 'yue', 'fil']),
    ...named('currency', CURRENCIES),
    ...CURRENCIES,
    ...wordsOf('server-names.json'),
  ].toSorted((a, b) => b.length - a.length)
}

/** The sentences of the guide, with anything in the places that are filled. */
const knownSentences = () =>
  wordsOf('server-guide.json')
    .map((message) => patternOf([compileMessage(message)].flat()))
    .toSorted((a, b) => b.length - a.length)

const patternOf = (tokens: readonly unknown[]): string =>
  tokens
    .map((token) => {
      if (typeof token === 'string') return token === '#' ? '[\\d.,\\s]+' : RegExp.escape(token)
      const [, , choices] = token as [string, string?, Record<string, unknown>?]
      const all = Object.values(choices ?? {}).filter((choice) => choice !== undefined)
      return all.length > 0 ? `(?:${all.map((choice) => patternOf([choice].flat())).join('|')})` : '.+?'
    })
    .join('')

const NAMES = knownNames()
const SENTENCES = knownSentences()

test.each(screens)(
  '$name has room for longer words, and no words of its own beside them',
  async ({ path, status = 200 }) => {
    const { page, problems, response } = await visit(`/fr${path === '/' ? '' : path}`, {
      at: server.origin,
      width: PHONE,
    })
    if (status >= 400) problems.expect({ call: `GET /fr${path}`, status })
    expect(response.status()).toBe(status)
    await expectNoSidewaysScroll(page)
    expect(await misplacedWords(page), 'cut, or lying over others').toEqual([])
    expect(await plainWords(page, NAMES, SENTENCES), 'not in the words of the language').toEqual([])
  },
)
