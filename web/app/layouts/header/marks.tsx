import { type RefObject, startTransition, useContext, useEffect, useRef, useState } from 'react'
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import { begin, renderedBy } from '../../fast-pages/pending.ts'

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

type State = DataRouter['state']

const isUnderWay = ({ navigation, revalidation }: State) =>
  navigation.state !== 'idle' || revalidation !== 'idle'

/** Each change of the router counts until it is rendered, also where nothing has to be loaded for it. */
function useRouterCounted(router: DataRouter | undefined) {
  const [rendered, render] = useState<State>()
  const end = useRef<() => void>(undefined)
  useEffect(
    () =>
      router?.subscribe((state) => {
        end.current ??= begin()
        // In the task in which the router's own components are told, so that React renders both at once.
        if (!isUnderWay(state)) startTransition(() => render(state))
      }),
    [router],
  )
  useEffect(() => {
    if (rendered === router?.state) over(end)
  })
  useEffect(() => () => over(end), [])
}

function over(end: RefObject<(() => void) | undefined>) {
  end.current?.()
  end.current = undefined
}
