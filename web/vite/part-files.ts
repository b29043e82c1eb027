import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { isOfAnOrder, LENT } from './own-copies.ts'
import { edit, type Node, visit } from './tree.ts'

const LATER = /^(lazyPart|writtenPart)$/

interface Files {
  styles: string[]
  scripts: string[]
}

/** The files of each module that a browser loads, with those of what it imports. */
const filesOf = new Map<string, Files>()

/**
 * A part that comes later brings its styles with its script; where the server writes it into the page, it needs them at once,
 * and its script soon. So each such part knows its files on the server, and the page that shows it names them.
 */
export const partFiles = (): Plugin => ({
  name: 'part-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name === 'client') remember(bundle)
    },
  },
  transform: {
    filter: { id: /\/app\/.*\.tsx?$/, code: /\b(lazyPart|writtenPart)\b/ },
    order: 'post',
    handler(code, id) {
      if (this.environment.name === 'client') return null
      return addFiles(code, this.parse(code), id)
    },
  },
})

function remember(bundle: Rolldown.OutputBundle) {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk') for (const id of file.moduleIds) filesOf.set(id, filesBehind(file, bundle))
}

function filesBehind(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Files {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const walk = (name: string) => {
    const file = bundle[name]
    if (scripts.has(`/${name}`) || file?.type !== 'chunk') return
    scripts.add(`/${name}`)
    for (const sheet of file.viteMetadata?.importedCss ?? []) styles.add(`/${sheet}`)
    for (const imported of file.imports) walk(imported)
  }
  walk(chunk.fileName)
  return { styles: [...styles], scripts: [...scripts] }
}

function addFiles(code: string, tree: unknown, id: string) {
  const changes: { start: number; end: number; text: string }[] = []
  visit(tree, (node) => {
    const { callee, arguments: given } = node as unknown as { callee?: Node; arguments?: Node[] }
    if (node.type !== 'CallExpression' || !LATER.test(String(callee?.name))) return
    const source = importedBy(given?.[0])
    if (!source) return
    const files = filesFor(id, join(dirname(id), source))
    if (!files) throw new Error(`${id}: no script of a browser has ${source}`)
    const end = given!.at(-1)!.end
    const until = callee!.name === 'writtenPart' && given!.length === 1 ? ', undefined' : ''
    changes.push({ start: end, end, text: `${until}, ${JSON.stringify(files)}` })
  })
  return changes.length === 0 ? null : { code: edit(code, changes), map: null }
}

/** An order may take the parts it has for itself from either file where it shows the part: its script comes unannounced. */
function filesFor(importer: string, part: string): Files | undefined {
  const own = filesOf.get(part)
  const lent = filesOf.get(part + LENT)
  if (!isOfAnOrder(importer)) return lent ?? own
  return own && lent ? { ...own, scripts: [] } : (own ?? lent)
}

function importedBy(argument: Node | undefined) {
  let source: string | undefined
  visit(argument, (node) => {
    if (node.type === 'ImportExpression') source = String((node.source as { value?: string }).value)
  })
  return source
}
