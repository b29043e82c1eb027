import type { Context } from '../../../context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { Unopenable, unseal } from '../../../platform/secrets/sealed.ts'
import type { SealedColumn } from '../../../platform/secrets/sealed-store.ts'

export const sealedAuthenticators: SealedColumn = {
  table: 'two_step',
  id: 'person_id',
  column: 'sealed_secret',
  ownerOf: (personId) => personId,
}

/** The secret somebody's authenticator has too. */
export function openAuthenticator({ settings, log }: Context, personId: string, sealed: Buffer) {
  try {
    return unseal(settings, sealedAuthenticators.ownerOf(personId), sealed)
  } catch (error) {
    if (!(error instanceof Unopenable)) throw error
    log.error({ person: personId }, 'a second step was sealed by a secret that is not in SECRET')
    throw new Refusal('not_now', {
      message: `We cannot check your code at the moment. Please write to ${settings.supportEmail}.`,
    })
  }
}
