import { returnTarget } from '@sojourn/contract/people/return-target'
import { useLocation } from 'react-router'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'

/** Where this page's `return_to` leads. The server renders the page for everybody, so it is known in the browser only. */
export function useReturnTo() {
  const { search } = useLocation()
  return useHydrated() ? returnTarget(new URLSearchParams(search).get('return_to')) : null
}
