import type { Reader, Tx } from '../../../platform/database/database.ts'

export const findTwoStep = (db: Reader, personId: string) =>
  db
    .selectFrom('two_step')
    .select(['sealed_secret', 'confirmed_at', 'created_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst()

export const hasTwoStep = async (db: Reader, personId: string) =>
  (await findTwoStep(db, personId))?.confirmed_at != null

/** A secret not yet confirmed makes room for a newer one; undefined when two-step sign-in is on. */
export const addTwoStep = (tx: Tx, twoStep: { person_id: string; sealed_secret: Buffer; created_at: Date }) =>
  tx
    .insertInto('two_step')
    .values(twoStep)
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ sealed_secret: twoStep.sealed_secret, created_at: twoStep.created_at })
        .where('two_step.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst()

/** Only the secret the code was made from: another may have taken its place. */
export const switchTwoStepOn = (tx: Tx, personId: string, sealedSecret: Buffer, step: number, now: Date) =>
  tx
    .updateTable('two_step')
    .set({ confirmed_at: now, last_step: step })
    .where('person_id', '=', personId)
    .where('sealed_secret', '=', sealedSecret)
    .where('confirmed_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst()

/** Payouts wait for a while after it. */
export const noteTwoStepChange = (tx: Tx, personId: string, now: Date) =>
  tx.updateTable('person').set({ two_step_changed_at: now }).where('id', '=', personId).execute()

/** Undefined when a code of this step or a later one was used before. */
export const useStep = (tx: Tx, personId: string, step: number) =>
  tx
    .updateTable('two_step')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('person_id')
    .executeTakeFirst()

export async function removeTwoStep(tx: Tx, personId: string) {
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
  return tx
    .deleteFrom('two_step')
    .where('person_id', '=', personId)
    .returning('confirmed_at')
    .executeTakeFirst()
}

export async function removeTwoStepSince(tx: Tx, personId: string, since: Date) {
  const removed = await tx
    .deleteFrom('two_step')
    .where('person_id', '=', personId)
    .where((eb) => eb(eb.fn.coalesce('confirmed_at', 'created_at'), '>=', since))
    .returning('person_id')
    .executeTakeFirst()
  if (removed) await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
}

export async function replaceRecoveryCodes(tx: Tx, personId: string, hashes: Buffer[]) {
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ person_id: personId, code_hash })))
    .execute()
}

export const useRecoveryCode = (tx: Tx, personId: string, hashes: Buffer[], now: Date) =>
  tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst()

export async function countRecoveryCodesLeft(db: Reader, personId: string) {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
