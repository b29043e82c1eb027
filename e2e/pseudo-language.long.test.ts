import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt, PSEUDO_PAGES } from '../scripts/lib/build.mjs'
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
  await ensureBuilt({ pseudo: true })
  server = await startServer({ PAGES_FOLDER: PSEUDO_PAGES })
}, 900_000)
afterAll(() => server?.stop())

/** In French, which the server speaks here while its pages speak the pseudo-language. */
function knownNames() {
  const names = JSON.parse(readFileSync(inRoot('contract/words/fr/server-names.json'), 'utf8'))
  return ['Sojourn', 'Français', ...Object.values<string>(names)].toSorted((a, b) => b.length - a.length)
}

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
    expect(await plainWords(page, knownNames()), 'not in the words of the language').toEqual([])
  },
)
