import type { Context } from '../../context.ts'
import { rule } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Kept } from './kept.ts'
import { retention } from './retention.ts'

export const listRetention = ({ db }: Context) => Promise.all(retention.map((kept) => view(db, kept)))

const view = async (db: Reader, { kind, what, time, since, because, end }: Kept) => ({
  kind,
  what,
  kept_for: await wordsOf(db, time),
  since: since ?? null,
  because,
  end,
})

async function wordsOf(db: Reader, time: Kept['time']) {
  if ('words' in time) return time.words
  if ('years' in time) return many(time.years, 'year')
  const days = 'days' in time ? time.days : await rule(db, time.rule)
  return days >= 365 && days % 365 === 0 ? many(days / 365, 'year') : many(days, 'day')
}

const many = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`
