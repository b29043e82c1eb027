import type { Reader } from '../../platform/database/database.ts'
import { offeringAmong } from './index/found-store.ts'

interface Aim {
  country: string
  purpose: string
}

export const whoOffers = async (db: Reader, ids: readonly string[], aim: Aim) =>
  new Set((await offeringAmong(db, ids, aim)).map(({ agent_id }) => agent_id))
