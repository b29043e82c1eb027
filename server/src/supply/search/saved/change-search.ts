import type { Context } from '../../../context.ts'
import { changeNoticesWith, wantsMailOf } from '../../../people/account/notice-preferences.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { viewSearch } from '../view.ts'
import { changeSearch as change, deleteSearch, stopMails } from './saved-search-store.ts'

interface Change {
  id: string
  name?: string | undefined
  mail?: boolean | undefined
}

export const changeSearch = (context: Context, person: Person, { id, ...wanted }: Change) =>
  transact(context, async (tx) => {
    if (wanted.mail) await turnMailsOn(context, tx, person.id)
    const search = await change(tx, person.id, id, wanted, context.clock.now())
    if (!search) throw new Refusal('not_found')
    return viewSearch(search, await wantsMailOf(tx, person.id, 'news'))
  })

/** Whoever had turned off the kind sees all of them as off, and now turns on this one alone. */
async function turnMailsOn(context: Context, tx: Tx, personId: string) {
  if (await wantsMailOf(tx, personId, 'news')) return
  await changeNoticesWith(context, tx, personId, (old) => {
    const mail = { ...old.mail, news: true }
    return { ...old, mail }
  })
  await stopMails(tx, personId)
}

export const removeSearch = (context: Context, person: Person, id: string) =>
  transact(context, async (tx) => {
    if (!(await deleteSearch(tx, person.id, id))) throw new Refusal('not_found')
  })
