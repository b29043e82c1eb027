import { changeOwnRow } from '../account/change-own-row.ts'
import { updateAddress } from '../account/update-address.ts'
import { updateProfile } from '../account/update-profile.ts'
import type { Context } from '../context.ts'
import { addInventedMember, wasInvented } from '../identity/add-invented-member.ts'
import { hashPassword } from '../identity/password.ts'
import { transact } from '../platform/database/transact.ts'
import { appointStaff } from '../staff/appoint-staff.ts'
import { asThemselves } from './as-themselves.ts'
import type { DemoPeople } from './demo-people.ts'

/** Brings the people of the story, once and together: who deletes their account or changes their email stays so. */
export async function bringDemoPeople(context: Context, { password, clients, agents, staff }: DemoPeople) {
  if (await wasInvented(context, staff.id)) return
  const password_hash = await hashPassword(password)
  await transact(context, async (tx) => {
    const inside: Context = { ...context, tx, db: tx }
    for (const { id, email, address, timezone, ...profile } of clients) {
      const { first_name, last_name } = profile
      if (!(await addInventedMember(inside, tx, { id, email, first_name, last_name, password_hash })))
        continue
      const actor = asThemselves(inside, id)
      await updateProfile(inside, actor, profile)
      await updateAddress(inside, actor, address)
      await changeOwnRow(inside, actor, { timezone })
    }
    for (const { id, email, first_name, last_name, timezone, about, username, verified_since } of agents) {
      const agent = { username, verified_since }
      const invented = { id, email, first_name, last_name, password_hash, agent }
      if (!(await addInventedMember(inside, tx, invented))) continue
      await changeOwnRow(inside, asThemselves(inside, id), { timezone, about })
    }
    if (await addInventedMember(inside, tx, { ...staff, password_hash })) await appointStaff(inside, staff)
  })
}
