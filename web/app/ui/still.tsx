import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react'

type ToHtml = (children: ReactNode) => string

/** Set where pages are rendered to HTML. */
export const ToHtmlContext = createContext<ToHtml | null>(null)

/**
 * A part that is the same on every page and for everybody, with a plain element around it. The server renders it once
 * and then repeats its HTML. Nothing of a page reaches it: no context and no `useId`.
 */
export function still(render: () => ReactElement): () => ReactElement {
  if (!import.meta.env.SSR) return render
  let kept: ReactElement | undefined
  return function Still() {
    const toHtml = useContext(ToHtmlContext)
    if (!toHtml) return render()
    kept ??= keep(render() as ReactElement<{ children: ReactNode }>, toHtml)
    return kept
  }
}

function keep({ type, props }: ReactElement<{ children: ReactNode }>, toHtml: ToHtml) {
  if (typeof type !== 'string') throw new Error('A still part needs a plain element around it')
  const { children, ...rest } = props
  return createElement(type, { ...rest, dangerouslySetInnerHTML: { __html: toHtml(children) } })
}
