import type { Context } from '../../context.ts'
import type { FactName } from '../../ground/facts/facts.ts'
import type { Told } from '../../ground/facts/listeners.ts'
import type { Tx } from '../../platform/database/database.ts'
import { chosenNotices } from '../../platform/mail/chosen-notices.ts'
import { announceNotices } from './announce-notices.ts'
import { addNotices, type NewNotice, type Parties, partiesOf, readersOf, staffIds } from './notice-store.ts'
import { pushNotices } from './push-notices.ts'
import { type Hears, hearingOf, isHeard } from './who-hears.ts'

/** Tells each person of a fact in the app and by push, once, however often this runs. */
export async function notify(context: Context, tx: Tx, fact: Told<FactName>) {
  if (!fact.id) return
  const parties = await partiesOf(tx, fact.id)
  const hearing = hearingOf(fact).filter(({ title }) => title !== null)
  const heard = await hearersOf(tx, hearing, parties)
  const others = heard.filter(({ person }) => person !== fact.by.id)
  const readers = await readersOf(
    tx,
    others.map(({ person }) => person),
  )
  const wanted = others.flatMap((one) => {
    const reader = readers.find(({ id }) => id === one.person)
    return reader ? noticeFor(one, reader.preferences) : []
  })
  const rows = wanted.map(({ isPushed: _, ...notice }) => ({
    ...notice,
    fact_id: fact.id as string,
    order_id: parties.order_id,
    created_at: parties.created_at,
  }))
  const added = await addNotices(tx, rows)
  if (added.length === 0) return
  announceNotices(
    context,
    tx,
    added.map(({ person_id }) => person_id),
  )
  const pushed = new Set(wanted.flatMap(({ person_id, isPushed }) => (isPushed ? [person_id] : [])))
  await pushNotices(
    context,
    tx,
    added.filter(({ person_id }) => pushed.has(person_id)),
  )
}

interface Hearer {
  person: string
  hears: Hears
}

async function hearersOf(tx: Tx, hearing: readonly Hears[], parties: Parties): Promise<Hearer[]> {
  const staff = hearing.some(({ who }) => who === 'staff') ? await staffIds(tx) : []
  return hearing.flatMap((hears) => {
    if (hears.who === 'staff') return staff.map(({ id }) => ({ person: id, hears }))
    const person = parties[hears.who]
    return person ? [{ person, hears }] : []
  })
}

type Wanted = Omit<NewNotice, 'fact_id' | 'order_id' | 'created_at'> & { isPushed: boolean }

/** There is none where its reader switched off both ways for its kind. */
function noticeFor({ person, hears }: Hearer, preferences: unknown): Wanted[] {
  const chosen = chosenNotices(preferences)
  const [is_shown, isPushed] = [isHeard(hears, 'in_app', chosen), isHeard(hears, 'push', chosen)]
  if (!is_shown && !isPushed) return []
  return [{ person_id: person, mode: modeOf(hears), kind: hears.kind, is_shown, isPushed }]
}

const modeOf = ({ who }: Hears) => (who === 'agent' || who === 'staff' ? who : 'client')
