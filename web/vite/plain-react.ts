import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const MARK = '\0plain:'
const PLAIN = ['react', 'react/jsx-runtime', 'react-dom']

/**
 * React is written for `require`, and every file of ours would reach its functions through an object made for that.
 * Handed over by name once, they are called by name: pages are lighter by it.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(-dom|\/jsx-runtime)?$/ },
      handler(id, importer, { kind }: { kind?: string }) {
        if (kind !== 'import-statement' || importer?.startsWith(MARK)) return null
        return PLAIN.includes(id) ? MARK + id : null
      },
    },
    load: {
      filter: { id: new RegExp(`^${MARK}`) },
      handler(id) {
        const name = id.slice(MARK.length)
        const functions = Object.keys(require(name)).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key))
        const handed = functions.map((key) => `export const ${key} = all.${key}`).join('\n')
        return `import all from ${JSON.stringify(name)}\nexport default all\n${handed}`
      },
    },
  }
}
