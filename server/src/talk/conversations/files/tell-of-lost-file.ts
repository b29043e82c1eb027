import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { announceChange } from '../announce.ts'
import { conversationOfFile } from '../message-store.ts'

/** Both sides read that the file is gone. */
export async function tellOfLostMessageFile(context: Context, tx: Tx, { file }: { file: string }) {
  const conversation = await conversationOfFile(tx, file)
  if (conversation) await announceChange(context, tx, conversation)
}
