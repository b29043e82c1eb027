import { t } from '@sojourn/contract/words/t'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { pending } from '../../fast-pages/pending.ts'
import { makeStore } from '../../stores/make-store.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

interface Press {
  isKept: boolean
  written: Promise<boolean>
}

export type Kind = 'consultant' | 'article'

const none: ReadonlySet<string> = new Set()

const withOne = (ids: ReadonlySet<string>, id: string, isKept: boolean) => {
  const next = new Set(ids)
  if (isKept) next.add(id)
  else next.delete(id)
  return next
}

/** The store of one kind: what the server has, what was pressed since, and what hearts show of it. */
export function makeFavourites(kind: Kind) {
  let owner: string | null = null
  let loading = Promise.resolve()
  /** The server is known to have the first; hearts show the second. */
  let kept: ReadonlySet<string> = none
  let shown: ReadonlySet<string> = none
  /** The last press of each heart that is on its way. */
  const presses = new Map<string, Press>()
  const { useValue: useKept, changed } = makeStore(() => shown, none)

  /** Presses on their way are shown as if they were there already. */
  function show() {
    shown = kept
    for (const [id, { isKept }] of presses) shown = withOne(shown, id, isKept)
    changed()
  }

  /** Which hearts are full: asked for once a person, however many hearts a page has. */
  function load(person: string) {
    if (owner !== person) {
      owner = person
      kept = none
      show()
      loading = fetchKept(person)
    }
    return loading
  }

  /** After what is on its way, which an answer from before would not know of. */
  async function fetchKept(person: string) {
    await Promise.all([...presses.values()].map(({ written }) => written))
    try {
      const { data } = await browserApi('GET /favourites/ids', { query: { type: kind } })
      if (owner !== person) return
      kept = new Set(data.items.map(({ owner_id }) => owner_id))
      show()
    } catch {
      // Empty hearts until the next page: nothing is lost by it.
      if (owner === person) owner = null
    }
  }

  /** The other way round than it is, once that is known: a heart may be pressed before it could be filled. */
  async function toggle(person: string, id: string) {
    await load(person)
    return keep(id, !shown.has(id))
  }

  /** Shown at once and written in its turn: of two presses the second goes out once the first is answered. */
  async function keep(id: string, isKept: boolean) {
    const before = presses.get(id)?.written
    const press = { isKept, written: Promise.all([loading, before]).then(() => write(id, isKept)) }
    presses.set(id, press)
    show()
    const isWritten = await press.written
    if (presses.get(id) === press) presses.delete(id)
    show()
    return isWritten
  }

  /** True once the server has it; what it refuses leaves what it had. */
  async function write(id: string, isKept: boolean) {
    try {
      if (isKept) await browserApi('POST /favourites', { body: { name: kind, id } })
      else await browserApi('DELETE /favourites/{id}', { params: { id } })
    } catch (error) {
      toast.error(sentenceOf(error, t('An error occurred.')))
      return false
    }
    kept = withOne(kept, id, isKept)
    void tellLists()
    return true
  }

  /** Only now: most pages with a heart have no list of who is kept. */
  const tellLists = () =>
    pending(import('./refresh-wishlist.ts')).then(
      ({ favouritesChanged }) => favouritesChanged(kind),
      () => {},
    )

  return { load, toggle, keep, useKept }
}
