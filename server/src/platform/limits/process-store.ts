import type { LimitStore } from './limits.ts'

interface Count {
  tries: number
  endsAt: Date
}

/** They take some megabytes; those counted first go first. */
const MOST = 50_000

/** In the memory of this process, for while there is no better place. */
export function processLimitStore(most = MOST): LimitStore {
  const counts = new Map<string, Count>()
  return {
    async count({ feature, key, now, perSeconds }) {
      const name = `${feature} ${key}`
      const known = counts.get(name)
      const count =
        known && known.endsAt > now
          ? known
          : { tries: 0, endsAt: new Date(now.getTime() + perSeconds * 1000) }
      count.tries++
      counts.set(name, count)
      const [oldest] = counts.keys()
      if (counts.size > most && oldest) counts.delete(oldest)
      return { ...count }
    },
    async uncount({ feature, key }) {
      const count = counts.get(`${feature} ${key}`)
      if (count && count.tries > 0) count.tries--
    },
    close: async () => counts.clear(),
  }
}
