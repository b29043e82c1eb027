import { addDays } from '@sojourn/contract/dates/day-steps'
import type { Context } from '../../../server/src/context.ts'
import { appointStaff } from '../../../server/src/desk/staff/appoint-staff.ts'
import { changeOwnRow } from '../../../server/src/people/account/change-own-row.ts'
import { updateAddress } from '../../../server/src/people/account/update-address.ts'
import { updateProfile } from '../../../server/src/people/account/update-profile.ts'
import { addInventedMember } from '../../../server/src/people/identity/joining/add-invented-member.ts'
import { dayOf } from '../../../server/src/platform/clock.ts'
import { addDeadlinePaper } from '../../../server/src/work/deadlines/papers/keep-paper.ts'
import { demoActor } from '../demo-actor.ts'
import type { Story } from '../story.ts'
import { bringPortrait } from './bring-portrait.ts'
import type { DemoPeople } from './demo-people.ts'
import { drawAhead, portraitName } from './draw-portrait.ts'

/** Clients and staff who were here before stay as they are. */
export async function bringDemoPeople(telling: Story, { clients, staff }: DemoPeople) {
  const context = telling.on(telling.now)
  const untold = clients.filter(({ id }) => telling.isNew(id))
  const portraitOf = drawAhead(untold.map(portraitName))
  for (const client of untold) {
    const actor = await bringClient(context, telling, client)
    if (actor) await bringPortrait(context, actor, portraitOf(portraitName(client)))
  }
  if (telling.isNew(staff.id)) {
    await addInventedMember(context, telling.tx, {
      ...staff,
      home: 'subscriber',
      password_hash: telling.passwordHash,
    })
    await appointStaff(context, staff)
    await bringPortrait(context, telling.staff, portraitOf(portraitName(staff)))
  }
}

async function bringClient(
  context: Context,
  { tx, passwordHash }: Story,
  { id, email, address, timezone, papers, ...profile }: DemoPeople['clients'][number],
) {
  const { first_name, last_name } = profile
  const invented = { id, email, first_name, last_name, password_hash: passwordHash }
  if (!(await addInventedMember(context, tx, { ...invented, home: 'subscriber' }))) return null
  const actor = demoActor(context, id)
  await updateProfile(context, actor, profile)
  await updateAddress(context, actor, address)
  await changeOwnRow(context, actor, { timezone }, 'timezone_changed')
  for (const { ends_in_days, ...paper } of papers)
    await addDeadlinePaper(context, actor, {
      ...paper,
      ends_on: addDays(dayOf(context.clock.now()), ends_in_days),
    })
  return actor
}
