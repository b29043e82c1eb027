import type { GiftSign } from '@sojourn/contract/work/gift-words'
import type { Reader } from '../../platform/database/database.ts'
import { signsOf } from './gift-store.ts'

/** Strangers do not share these. */
export const whatTheyShare = (
  db: Reader,
  sides: { client_id: string; agent_id: string },
): Promise<GiftSign[]> => signsOf(db, sides)
