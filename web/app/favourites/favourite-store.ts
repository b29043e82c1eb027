import { useSyncExternalStore } from 'react'
import { sentenceOf } from '../api/api-error.ts'
import { browserApi } from '../api/browser.ts'
import { toast } from '../ui/toast-store.ts'

const none: ReadonlySet<string> = new Set()
let owner: string | null = null
let loading = Promise.resolve()
let kept: ReadonlySet<string> = none
const listeners = new Set<() => void>()

function show(next: ReadonlySet<string>) {
  kept = next
  for (const listener of listeners) listener()
}

const withOne = (id: string, isKept: boolean) => {
  const next = new Set(kept)
  if (isKept) next.add(id)
  else next.delete(id)
  return next
}

/** Which hearts are full: asked for once a person, however many hearts a page has. */
export function loadFavourites(person: string) {
  if (owner !== person) {
    owner = person
    show(none)
    loading = fetchKept(person)
  }
  return loading
}

async function fetchKept(person: string) {
  try {
    const { data } = await browserApi('GET /favourites/ids')
    if (owner === person) show(new Set(data.items.map(({ owner_id }) => owner_id)))
  } catch {
    // Empty hearts until the next page: nothing is lost by it.
    if (owner === person) owner = null
  }
}

/** The other way round than it is, once that is known: a heart may be pressed before it could be filled. */
export async function toggleAgent(person: string, id: string) {
  await loadFavourites(person)
  return keepAgent(id, !kept.has(id))
}

/** Shown at once, taken back when the server does not follow; true once it has. */
export async function keepAgent(id: string, isKept: boolean) {
  show(withOne(id, isKept))
  try {
    if (isKept) await browserApi('POST /favourites', { body: { name: 'consultant', id } })
    else await browserApi('DELETE /favourites/{id}', { params: { id } })
    return true
  } catch (error) {
    show(withOne(id, !isKept))
    toast.error(sentenceOf(error, 'An error occurred.'))
    return false
  }
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useFavourites = () =>
  useSyncExternalStore(
    listen,
    () => kept,
    () => none,
  )
