import type { Redis } from 'ioredis'
import type { LimitStore } from './limits.ts'

const nameOf = (feature: string, key: string) => `sojourn:limit:${feature}:${key}`

/** A count that ends by itself: made with its end when absent, then raised, in one transaction of Redis. */
export const redisLimitStore = (redis: Redis): LimitStore => ({
  async count({ feature, key, now, perSeconds }) {
    const name = nameOf(feature, key)
    const answers = await redis
      .multi()
      .set(name, 0, 'PX', perSeconds * 1000, 'NX')
      .incr(name)
      .pttl(name)
      .exec()
    const [, [, tries], [, left]] = answers as [unknown, [null, number], [null, number]]
    return { tries, endsAt: new Date(now.getTime() + left) }
  },
  async uncount({ feature, key, perSeconds }) {
    const name = nameOf(feature, key)
    // One that has ended meanwhile must not stay for ever.
    await redis
      .multi()
      .set(name, 0, 'PX', perSeconds * 1000, 'NX')
      .decr(name)
      .exec()
  },
  close: async () => redis.disconnect(),
})
