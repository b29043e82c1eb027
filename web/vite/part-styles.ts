import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { edit, type Node, visit } from './tree.ts'

const LATER = /^(lazyPart|writtenPart)$/

/** The style sheets of each module that a browser loads, with those of what it imports. */
const stylesOf = new Map<string, string[]>()

/**
 * A part that comes later brings its styles with its script; where the server writes it into the page, nobody asks for the
 * script. So each such part knows its styles on the server, and the page that shows it names them.
 */
export const partStyles = (): Plugin => ({
  name: 'part-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name === 'client') remember(bundle)
    },
  },
  transform: {
    filter: { id: /\/app\/.*\.tsx$/, code: /\b(lazyPart|writtenPart)\b/ },
    order: 'post',
    handler(code, id) {
      if (this.environment.name === 'client') return null
      return addStyles(code, this.parse(code), id)
    },
  },
})

function remember(bundle: Rolldown.OutputBundle) {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk') for (const id of file.moduleIds) stylesOf.set(id, [...sheetsOf(file, bundle)])
}

function sheetsOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const walk = (name: string) => {
    const file = bundle[name]
    if (seen.has(name) || file?.type !== 'chunk') return
    seen.add(name)
    for (const sheet of file.viteMetadata?.importedCss ?? []) sheets.add(`/${sheet}`)
    for (const imported of file.imports) walk(imported)
  }
  walk(chunk.fileName)
  return sheets
}

function addStyles(code: string, tree: unknown, id: string) {
  const changes: { start: number; end: number; text: string }[] = []
  visit(tree, (node) => {
    const { callee, arguments: given } = node as unknown as { callee?: Node; arguments?: Node[] }
    if (node.type !== 'CallExpression' || !LATER.test(String(callee?.name))) return
    const source = importedBy(given?.[0])
    if (!source) return
    const styles = stylesOf.get(join(dirname(id), source))
    if (!styles) throw new Error(`${id}: no script of a browser has ${source}`)
    const end = given!.at(-1)!.end
    const until = callee!.name === 'writtenPart' && given!.length === 1 ? ', undefined' : ''
    changes.push({ start: end, end, text: `${until}, ${JSON.stringify(styles)}` })
  })
  return changes.length === 0 ? null : { code: edit(code, changes), map: null }
}

function importedBy(argument: Node | undefined) {
  let source: string | undefined
  visit(argument, (node) => {
    if (node.type === 'ImportExpression') source = String((node.source as { value?: string }).value)
  })
  return source
}
