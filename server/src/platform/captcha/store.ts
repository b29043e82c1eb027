import type { Tx } from '../database/database.ts'

/** True for the first who brings it, over all nodes. */
export async function takeSolution(tx: Tx, solution: { nonce: string; expires_at: Date }) {
  const taken = await tx
    .insertInto('captcha_used')
    .values(solution)
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return taken !== undefined
}

export const forgetSolutionsExpiredBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('captcha_used').where('expires_at', '<', time).execute()
