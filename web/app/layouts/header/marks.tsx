import { startTransition, useContext, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import { renderedBy } from '../../fast-pages/pending.ts'
import { useRouterCounted } from './use-router-counted.ts'

/** Stands last in the document: marks it alive once it listens, and counts the ways to other pages. */
export function Marks() {
  const router = useContext(DataRouterContext)?.router
  const [rendered, render] = useState<() => void>()

  // Transitions are rendered together: once this one is, so are those before it.
  useEffect(() => renderedBy((then) => startTransition(() => render(() => then))), [])
  useEffect(() => rendered?.(), [rendered])

  useRouterCounted(router)

  useEffect(() => {
    document.documentElement.dataset.alive = ''
  }, [])
  return null
}
