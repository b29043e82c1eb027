import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react'

type ToHtml = (children: ReactNode) => string
type Element = ReactElement<{ children?: ReactNode }>

/** Set where pages are rendered to HTML. */
export const ToHtmlContext = createContext<ToHtml | null>(null)

/** The parts of a few pages each; of lists without end only what was shown last is kept. */
const MOST_KEPT = 500

/**
 * A part that follows from its props alone, with a plain element around it: the server renders it once and from then on
 * repeats its HTML. Nothing else of a page reaches it, no context and no `useId`, and its props are plain data.
 */
export function still<Props extends object>(render: (props: Props) => ReactElement) {
  if (!import.meta.env.SSR) return render
  const kept = new Map<string, ReactElement>()
  return function Still(props: Props) {
    const toHtml = useContext(ToHtmlContext)
    if (!toHtml) return render(props)
    const key = keyOf(props)
    const known = kept.get(key)
    if (known) return known
    const part = writeOut(render(props) as Element, toHtml)
    const [oldest] = kept.keys()
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(key, part)
    return part
  }
}

const texts = new WeakMap<object, string>()

/** Many pages show the same reading, which need not be written out for each. */
function keyOf(props: object) {
  let key = ''
  for (const [name, value] of Object.entries(props)) key += `${name}:${textOf(value)},`
  return key
}

function textOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

function writeOut(root: Element, toHtml: ToHtml) {
  const { type, props } = plainOf(root)
  const { children, ...rest } = props
  return createElement(type, { ...rest, dangerouslySetInnerHTML: { __html: toHtml(children) } })
}

function plainOf({ type, props }: Element): { type: string; props: Element['props'] } {
  if (typeof type === 'string') return { type, props }
  if (typeof type !== 'function') throw new Error('A still part needs a plain element around it')
  return plainOf((type as (given: object) => Element)(props))
}
