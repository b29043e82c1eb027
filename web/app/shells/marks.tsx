import { startTransition, useContext, useEffect, useState } from 'react'
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import { begin, renderedBy } from '../api/pending.ts'

/** Stands last in the document: marks it alive once it listens, and counts the ways to other pages. */
export function Marks() {
  const router = useContext(DataRouterContext)?.router
  const [rendered, render] = useState<() => void>()

  // Transitions are rendered together: once this one is, so are those before it.
  useEffect(() => renderedBy((then) => startTransition(() => render(() => then))), [])
  useEffect(() => rendered?.(), [rendered])

  useRouterCounted(router)
  useEffect(countLeaving, [])

  useEffect(() => {
    document.documentElement.dataset.alive = ''
  }, [])
  return null
}

type State = DataRouter['state']

const isUnderWay = ({ navigation, revalidation, fetchers }: State) =>
  navigation.state !== 'idle' ||
  revalidation !== 'idle' ||
  fetchers.values().some(({ state }) => state !== 'idle')

/** Each change of the router counts until it is rendered, also where nothing has to be loaded for it. */
function useRouterCounted(router: DataRouter | undefined) {
  const [counting] = useState<{ end?: (() => void) | undefined }>({})
  const [rendered, render] = useState<State>()

  useEffect(() => {
    if (!router) return
    const look = (state: State) => {
      counting.end ??= begin()
      // In the task in which the router's own components are told, so that React renders both at once.
      if (!isUnderWay(state)) startTransition(() => render(state))
    }
    look(router.state)
    const stop = router.subscribe(look)
    return () => {
      stop()
      counting.end?.()
      counting.end = undefined
    }
  }, [router, counting])

  useEffect(() => {
    if (rendered !== router?.state) return
    counting.end?.()
    counting.end = undefined
  }, [rendered, router, counting])
}

/** Another document is on its way. A download leaves this one where it is, and so does what is given up. */
function countLeaving() {
  const leave = ({ destination, downloadRequest, signal }: NavigateEvent) => {
    if (destination.sameDocument || downloadRequest !== null || !destination.url.startsWith('http')) return
    const end = begin()
    signal.addEventListener('abort', end)
    addEventListener('pageshow', end, { once: true })
  }
  const { navigation } = window as { navigation?: Navigation }
  navigation?.addEventListener('navigate', leave)
  return () => navigation?.removeEventListener('navigate', leave)
}
