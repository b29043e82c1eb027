import { paths } from '@sojourn/contract/paths/paths'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { changeHelloRow, findHello } from './store.ts'

export async function helloForReport(db: Reader, id: string) {
  const hello = await findHello(db, id)
  if (!hello) return null
  const {
    agent_id,
    username,
    first_name,
    last_name,
    captions,
    verified_at,
    hidden_at,
    suspended_at,
    deleted_at,
  } = hello
  const isClean = hello.scan === 'clean' || hello.scan === 'unscanned'
  return {
    title: `Video of ${first_name} ${last_name}`,
    text: captions ?? '',
    ownerId: agent_id,
    path: paths.agent(username ?? agent_id),
    isHidden: hidden_at !== null,
    isShown: isClean && verified_at !== null && suspended_at === null && deleted_at === null,
  }
}

export async function hideHello({ clock }: Context, tx: Tx, id: string) {
  await changeHelloRow(tx, id, { hidden_at: clock.now() })
}

export async function showHelloAgain(_context: Context, tx: Tx, id: string) {
  await changeHelloRow(tx, id, { hidden_at: null })
}
