import { startTransition, useContext, useEffect, useState } from 'react'
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import { begin, renderedBy } from '../api/pending.ts'

/** Stands last in the document: marks it alive once it listens, and tells what is pending of the way to other pages. */
export function Marks() {
  const router = useContext(DataRouterContext)?.router
  const [rendered, render] = useState<() => void>()

  // Transitions are rendered together: once this one is, so are those before it.
  useEffect(() => renderedBy((then) => startTransition(() => render(() => then))), [])
  useEffect(() => rendered?.(), [rendered])

  useEffect(() => router && countRouter(router), [router])
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

/** The router tells its listeners at once, React later. */
function countRouter(router: DataRouter) {
  let end: (() => void) | undefined
  const look = (state: State) => {
    // Also where nothing is loaded: the other page has yet to be rendered.
    end ??= begin()
    if (isUnderWay(state)) return
    end()
    end = undefined
  }
  look(router.state)
  const stop = router.subscribe(look)
  return () => {
    stop()
    end?.()
  }
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
