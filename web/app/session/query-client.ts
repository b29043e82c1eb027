import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { AGAIN_MS, ApiError, isBusy } from '../api/api-error.ts'
import { shownPerson } from '../api/shown-person.ts'
import { announceSignOut } from '../api/sign-out.ts'

const FRESH_MS = 30_000

let ofThisBrowser: QueryClient | undefined
let person: string | null = null

/**
 * The client outlives a page, but no person. The browser has one; the server makes one a render, and nobody sees
 * another's.
 */
export function queryClient() {
  if (typeof document === 'undefined') return makeQueryClient()
  ofThisBrowser ??= makeQueryClient()
  if (person !== null && person !== shownPerson()) ofThisBrowser.clear()
  person = shownPerson()
  return ofThisBrowser
}

/** The calls themselves try again where that helps. */
export function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        // Whoever was sent away by a busy server reads its sentence, and need not press Retry.
        refetchInterval: ({ state }) => isBusy(state.error) && AGAIN_MS,
      },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({ onError: leaveWithTheSession }),
    mutationCache: new MutationCache({ onError: leaveWithTheSession }),
  })
}

function leaveWithTheSession(error: unknown) {
  if (error instanceof ApiError && error.code === 'not_signed_in') announceSignOut()
}
