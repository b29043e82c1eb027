import type { MeetingLink } from '@sojourn/contract/work/meetings'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { findLink, removeLink, setLink } from './link-store.ts'

export const showMeetingLink = async (
  { db: usual, settings }: Context,
  { id }: Pick<Person, 'id'>,
  db: Reader = usual,
): Promise<MeetingLink> => ({
  address: await findLink(db, id),
  has_rooms: settings.meetingRooms !== null,
})

/** Meetings to come are there too: what was sent names no address but the page of the order. */
export const saveMeetingLink = (context: Context, actor: Person, address: string | null) =>
  transact(context, async (tx) => {
    if (address === null) await removeLink(tx, actor.id)
    else await setLink(tx, actor.id, address, context.clock.now())
    return showMeetingLink(context, actor, tx)
  })
