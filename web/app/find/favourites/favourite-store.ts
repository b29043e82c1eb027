import { type Kind, makeFavourites } from './make-favourites.ts'

const stores = new Map<Kind, Favourites>()
type Favourites = ReturnType<typeof makeFavourites>

/** The hearts of a kind of thing: one store each, however many hearts a page has. */
export function favouritesOf(kind: Kind): Favourites {
  const store = stores.get(kind) ?? makeFavourites(kind)
  stores.set(kind, store)
  return store
}

export const toggle = (kind: Kind, person: string, id: string) => favouritesOf(kind).toggle(person, id)

export const keep = (kind: Kind, id: string) => favouritesOf(kind).keep(id, true)
