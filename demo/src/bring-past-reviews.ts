import { indexAgent } from '../../server/src/supply/search/index/index-agent.ts'
import { drawn, uuidOf } from './people/colleagues.ts'
import { addAllPeople, addAllReviews } from './people/colleagues-store.ts'
import { FAMILY_NAMES, GIVEN_NAMES } from './people/many-names.ts'
import { reviewWords } from './review-words.ts'
import type { Story } from './story.ts'

export interface Reviewed {
  id: string
  reviews: number
  stars: number
  from: Date
  until: Date
  services: { id: string; visa_id: string; country_iso: string }[]
}

const AUTHORS = 480
/** The story has 12,000 happy clients of 15,000. */
const HAPPY_OF_HUNDRED = 80

/** Reviews of work that was done before orders were kept here: about one of four clients wrote one. */
export async function bringPastReviews(telling: Story, agents: Reviewed[]) {
  if (agents.length === 0) return
  await addAllPeople(
    telling.tx,
    Array.from({ length: AUTHORS }, (_, index) => authorOf(index, telling)),
  )
  await addAllReviews(telling.tx, agents.flatMap(reviewsOf))
  for (const { id } of agents) await indexAgent(telling.on(telling.now), telling.tx, { agent: id })
}

const authorId = (index: number) => uuidOf(`author ${index}`)

const authorOf = (index: number, { emailOf, passwordHash, now }: Story) => ({
  id: authorId(index),
  email: emailOf(`earlier-client-${index + 1}`),
  email_verified_at: now,
  first_name: GIVEN_NAMES[index % GIVEN_NAMES.length] ?? '',
  last_name: FAMILY_NAMES[(index * 7 + 3) % FAMILY_NAMES.length] ?? '',
  home: 'subscriber' as const,
  mode: 'subscriber' as const,
  password_hash: passwordHash,
  created_at: now,
})

function reviewsOf({ id, reviews, stars, from, until, services }: Reviewed) {
  const span = Math.max(0, until.getTime() - from.getTime())
  return Array.from({ length: Math.max(0, reviews) }, (_, index) => {
    const key = `review ${id} ${index}`
    const about = services[drawn(`${key} service`, services.length)]
    if (!about) throw new Error(`${id} is reviewed and offers nothing`)
    const isHappy = drawn(`${key} happy`, 100) < HAPPY_OF_HUNDRED
    return {
      id: uuidOf(key),
      agent_id: id,
      author_id: authorId(drawn(`${key} author`, AUTHORS)),
      service_id: about.id,
      visa_id: about.visa_id,
      country_iso: about.country_iso,
      star: String(isHappy ? happyStars(key, stars) : 3 + drawn(`${key} less`, 3) / 2),
      content: reviewWords(key, isHappy),
      created_at: new Date(from.getTime() + Math.round((span * (index + 1)) / (reviews + 1))),
    }
  })
}

/** Fives and fours and a half, so that all together come near the average. */
const happyStars = (key: string, average: number) =>
  drawn(`${key} five`, 100) < (average - 4.34) * 250 ? 5 : 4.5
