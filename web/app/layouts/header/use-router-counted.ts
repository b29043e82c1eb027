import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import type { DataRouter } from 'react-router'
import { begin } from '../../fast-pages/pending.ts'

type State = DataRouter['state']

const isUnderWay = ({ navigation, revalidation }: State) =>
  navigation.state !== 'idle' || revalidation !== 'idle'

/** Each change of the router counts until it is rendered, also where nothing has to be loaded for it. */
export function useRouterCounted(router: DataRouter | undefined) {
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
