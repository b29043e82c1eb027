import { randomInt } from 'node:crypto'
import type { CodeAct } from '@sojourn/contract/money/wallet-words'
import type { Context } from '../../../context.ts'
import { hashOfCode } from '../../../people/identity/code-hash.ts'
import { RESEND_AFTER_SECONDS } from '../../../people/identity/joining/email-code.ts'
import { takeCodeMail } from '../../../people/identity/joining/may-mail-code.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTransaction, transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { readerOf } from '../reader-store.ts'
import { walletCodeMail } from '../wallet-mails.ts'
import { walletOf } from '../wallet-store.ts'
import { addCode, forgetCodesOverBefore, tryCode, useUpCode } from './code-store.ts'
import { refuseUnlinking } from './refuse-unlinking.ts'

const GOOD_FOR_MS = 10 * MINUTE_MS

/** Mails a code that lets its owner do one thing, once. A newer one takes its place. */
export async function requestWalletCode(context: Context, { id: agentId }: Person, act: CodeAct) {
  if (act === 'unlink') {
    const wallet = await walletOf(context.db, agentId)
    if (wallet) await refuseUnlinking(context.db, wallet.id)
  }
  await takeCodeMail(context.limits, `wallet ${agentId}`)
  await transact(context, async (tx) => {
    const now = context.clock.now()
    await forgetCodesOverBefore(tx, now)
    const code = String(randomInt(100_000)).padStart(5, '0')
    const { id } = await addCode(tx, {
      agent_id: agentId,
      act,
      code_hash: hashOfCode(context.settings, ownerOf(agentId, act), code),
      created_at: now,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    const { email } = await readerOf(tx, agentId)
    await enqueueMail(context, tx, walletCodeMail({ email, act, id, code }))
  })
  return { resend_after_seconds: RESEND_AFTER_SECONDS }
}

/** Answers the code’s id. A wrong try is kept whatever becomes of the call, so that five are all there are. */
export async function tryWalletCode(context: Context, { id: agentId }: Person, act: CodeAct, code: string) {
  const hash = hashOfCode(context.settings, ownerOf(agentId, act), code)
  const tried = await inTransaction(context.db, (tx) =>
    tryCode(tx, { agentId, act, hash, now: context.clock.now() }),
  )
  if (!tried) throw invalidField('otp', OVER)
  if (!tried.is_right) throw invalidField('otp', 'that code is incorrect')
  return tried.id
}

/** The code is used in the transaction of what it allows. */
export async function useWalletCode(context: Context, tx: Tx, codeId: string) {
  if (!(await useUpCode(tx, codeId, context.clock.now()))) throw invalidField('otp', OVER)
}

const OVER = 'this code no longer works, please request a new one'

const ownerOf = (agentId: string, act: CodeAct) => `wallet ${act} ${agentId}`
