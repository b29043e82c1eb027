import { returnTarget } from '@sojourn/contract/people/return-target'
import { useLocation } from 'react-router'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'

/** The server renders the page for everybody, so only the browser knows the target. */
export function useReturnTo() {
  const { search } = useLocation()
  return useHydrated() ? returnTarget(new URLSearchParams(search).get('return_to')) : null
}
