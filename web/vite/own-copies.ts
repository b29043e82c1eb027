import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { COPY, isInside } from './inside-groups.ts'

/** These are there once for all pages: what is drawn outside of React, the API, who is signed in, the words. */
const ONCE = /\/web\/app\/(api|fast-pages|stores|root)\b|\/contract\/src\/words\//
const OURS = /\/(web\/app|contract\/src)\/.*(\.tsx?|\.module\.css)$/
/** A module that keeps something has to be there once as well. */
const KEEPS =
  /^(export )?(let|var|class) |^(export )?const [^=]*= *(new (Map|Set)(<(?!string, Intl)[^(]*)?\(\)|new (Weak|Broadcast)|createContext|makeStore|\[\]|\{\})/m

export const keepsSomething = (code: string) => KEEPS.test(code)

const keeping = new Map<string, boolean>()
function keeps(file: string) {
  const known = keeping.get(file) ?? keepsSomething(readFileSync(file, 'utf8'))
  keeping.set(file, known)
  return known
}

/**
 * Modules that strangers load as well have a copy for the pages behind the sign-in: it lies in their few files, and no
 * stranger's page is heavier by it (decision 097).
 */
export function ownCopies(shared: RegExp[]): Plugin {
  return {
    name: 'own-copies',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(\.|@sojourn\/)/ },
      async handler(source, importer, options) {
        const { kind } = options as { kind?: string }
        if (!importer || kind !== 'import-statement') return null
        if (!isInside(importer) && !importer.endsWith(COPY)) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (!found || !OURS.test(found.id) || isInside(found.id) || ONCE.test(found.id)) return null
        if (shared.some((one) => one.test(found.id)) || keeps(found.id)) return null
        return { ...found, id: found.id + COPY }
      },
    },
  }
}
