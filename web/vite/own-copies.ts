import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { COPY, isInside } from './inside-groups.ts'

/** These are there once for all pages: what is drawn outside of React, the API, who is signed in, the words. */
const ONCE =
  /\/web\/app\/(api|fast-pages\/(?!written-part|far-pictures)|stores|root)\b|\/contract\/src\/words\/(?!languages)/
const OURS =
  /\/(web\/app|contract\/src)\/.*(\.tsx?|\.module\.css|\.svg\?url)$|\/contract\/words\/languages\.json$/
/** These keep something, and only pages behind the sign-in load them. */
const NO_STRANGERS = /\/web\/app\/ui\/(file\/(upload-in-parts|cut-uploads)|form\/use-autosave)\.ts$/
/** The page of an order has these rooms for itself: it needs most of them, and other pages a part of one. */
const OF_AN_ORDER = /\/web\/app\/case\/(conflict|documents|files|goal|meetings|order|parts|paying|work)\//

/** The first page of most people has what it needs beside the frame in a file of its own. */
const OF_THE_HOME_PAGE = /\/web\/app\/visit\/home\//
const AT_HOME = '?home'
const isAtHome = (id: string) => OF_THE_HOME_PAGE.test(id) || id.endsWith(AT_HOME)

/** Other pages have copies of what they need of an order. */
export const LENT = '?lent'
export const isOfAnOrder = (id: string) => OF_AN_ORDER.test(id)
/** A module that keeps something has to be there once as well. */
const KEEPS =
  /^(export )?(let (?!\w+: Intl\.)|var |class )|^(export )?const [^=]*= *(new (Map|Set)(<(?!string, Intl)[^(]*)?\(\)|new (Weak|Broadcast)|createContext|makeStore|\[\]|\{\})/m

export const keepsSomething = (code: string) => KEEPS.test(code)

const keeping = new Map<string, boolean>()
const plain = (id: string) => id.replace(/\?.*/, '')

function keeps(id: string) {
  const file = plain(id)
  const known = keeping.get(file) ?? keepsSomething(readFileSync(file, 'utf8'))
  keeping.set(file, known)
  return known
}

/** The address of a picture has a query already. */
const copyOf = (id: string, mark: string) => (id.includes('?') ? id + mark.replace('?', '&') : id + mark)

/**
 * Modules that strangers load as well have a copy for the pages behind the sign-in: it lies in their few files, and no
 * stranger's page is heavier by it (decision 097). The home page has copies too, for fewer requests (decision 126).
 */
export function ownCopies(shared: RegExp[]): Plugin {
  return {
    name: 'own-copies',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Vite knows plain addresses of data only.
    load: {
      filter: { id: /\.json\?own$/ },
      handler: (id) => ({ code: `export default ${readFileSync(plain(id), 'utf8')}`, moduleType: 'js' }),
    },
    resolveId: {
      filter: { id: /^(\.|@sojourn\/)/ },
      async handler(source, importer, options) {
        const { kind } = options as { kind?: string }
        if (!importer || (kind !== 'import-statement' && kind !== 'dynamic-import')) return null
        const isOwn = isInside(importer) || importer.endsWith(COPY) || NO_STRANGERS.test(importer)
        if (!isOwn && !(isAtHome(importer) && kind === 'import-statement')) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (!found || !OURS.test(found.id) || ONCE.test(found.id)) return null
        if (shared.some((one) => one.test(found.id)) || keeps(found.id)) return null
        if (!isOwn) return isAtHome(found.id) ? null : { ...found, id: copyOf(found.id, AT_HOME) }
        if (isOfAnOrder(found.id))
          return isOfAnOrder(importer) && !importer.endsWith(LENT) ? null : { ...found, id: found.id + LENT }
        return isInside(found.id) || kind === 'dynamic-import'
          ? null
          : { ...found, id: copyOf(found.id, COPY) }
      },
    },
  }
}
