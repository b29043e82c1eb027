import type { Call } from '@sojourn/contract/calls/call'
import type { Context } from '../../context.ts'
import { ShortCache } from '../short-cache.ts'
import type { Handler } from './handler.ts'

/** They are the answers of all calls together. */
const KEPT = { most: 2000, mostWeight: 8_000_000, weigh: (bytes: Buffer) => bytes.length }

export type ShareAnswer = (key: string, make: () => Promise<Buffer>) => Promise<Buffer>

/** Visitors who ask alike at about the same time are told the same bytes: a crowd costs what one costs. */
export function shareAnswers({ clock, settings }: Context): ShareAnswer | null {
  const { shareReadsMs } = settings
  if (shareReadsMs === 0) return null
  const kept = new ShortCache<Buffer>(clock, { ...KEPT, freshMs: shareReadsMs, staleMs: shareReadsMs })
  return async (key, make) => {
    let isMine = false
    const makeMine = () => {
      isMine = true
      return make()
    }
    const shared = await kept.get(key, makeMine).catch((error) => {
      // Another may have been refused for what they alone did.
      if (isMine) throw error
      return null
    })
    return shared ?? make()
  }
}

/** Returns true if the answer depends on nothing but the address and the language it is asked in. */
export const mayShare = ({ call, versionOf, afterwards }: Handler) =>
  call.method === 'GET' && isSame(call) && !call.download && !versionOf && !afterwards

const isSame = ({ sameForAll, sameForVisitors }: Call) => sameForAll || sameForVisitors
