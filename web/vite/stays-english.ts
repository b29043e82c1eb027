import { edit, type Node, visit } from './tree.ts'

const MARK = /@@[tm]:([0-9a-f]{10})@@/g
const WHOLE = /^@@[tm]:([0-9a-f]{10})@@$/
/** A browser takes nothing but text in them. */
const TEXT_ONLY = new Set(['option', 'title', 'textarea', 'style', 'script'])

/** An element as React makes it, which no script has to be loaded for. */
const inEnglish = (words: string) =>
  `{$$typeof:Symbol.for("react.transitional.element"),type:"span",key:null,ref:null,props:{lang:"en",dir:"ltr",children:${words}}}`

interface Child {
  start: number
  end: number
}

/**
 * A language that is not translated to its end shows the other sentences in English, each marked as that. Only scripts with such a
 * sentence are read for it: those of whole catalogues stay as they are.
 */
export function markEnglish(
  code: string,
  parse: (code: string) => unknown,
  isMissing: (id: string) => boolean,
) {
  if (!code.matchAll(MARK).some(([, id]) => isMissing(id!))) return code
  const found = new Map<number, Child>()
  visit(parse(code), (node) => {
    if (node.type !== 'CallExpression') return
    const [type, props] = node.arguments as (Node | undefined)[]
    if (props?.type !== 'ObjectExpression' || TEXT_ONLY.has(textOf(type) ?? '')) return
    for (const one of props.properties as Node[]) {
      const { key, value } = one as unknown as { key?: Node; value?: Node }
      if (key?.name === 'children' && value)
        for (const child of missingIn(value)) found.set(child.start, child)
    }
  })
  const changes = found
    .values()
    .map(({ start, end }) => ({ start, end, text: inEnglish(code.slice(start, end)) }))
  return edit(code, [...changes])

  function missingIn(node: Node | null): Child[] {
    if (!node) return []
    const { type } = node
    if (type === 'ArrayExpression') return (node.elements as Node[]).flatMap(missingIn)
    if (type === 'ConditionalExpression')
      return [node.consequent as Node, node.alternate as Node].flatMap(missingIn)
    if (type === 'LogicalExpression') return missingIn(node.right as Node)
    if (type === 'ParenthesizedExpression') return missingIn(node.expression as Node)
    const said = type === 'CallExpression' ? textOf((node.arguments as Node[])[0]) : textOf(node)
    const id = WHOLE.exec(said ?? '')?.[1]
    return id && isMissing(id) ? [node] : []
  }
}

/** Shortened scripts write texts with backticks. */
function textOf(node: Node | undefined) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  const { quasis } = node as unknown as { quasis: { value: { cooked: string } }[] }
  return quasis.length === 1 ? quasis[0]!.value.cooked : undefined
}
