import { randomBytes } from 'node:crypto'
import { renderSVG } from 'uqr'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { seal } from '../../../platform/secrets/sealed.ts'
import { refuseUnprovenEmail } from '../joining/refuse-unproven-email.ts'
import { findAddressee } from '../person-store.ts'
import { describeSecret } from './authenticator.ts'
import { addTwoStep } from './two-step-store.ts'

const SECRET_BYTES = 20

/** The new secret guards nothing before its first code was shown. */
export async function startTwoStep(context: Context, actor: Person) {
  refuseUnprovenEmail(actor)
  const secret = randomBytes(SECRET_BYTES)
  const { email } = await transact(context, async (tx) => {
    const added = await addTwoStep(tx, {
      person_id: actor.id,
      sealed_secret: seal(context.settings, actor.id, secret),
      created_at: context.clock.now(),
    })
    if (!added) throw new Refusal('not_now', { message: 'Two-step sign-in is already on.' })
    return findAddressee(tx, actor.id)
  })
  const shown = describeSecret(secret, email)
  return { ...shown, qr_svg: renderSVG(shown.uri) }
}
