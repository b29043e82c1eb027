import { Readable } from 'node:stream'
import { DAY_MS } from '../../../server/src/platform/clock.ts'
import { indexAgent } from '../../../server/src/supply/search/index/index-agent.ts'
import type { Reviewed } from '../bring-past-reviews.ts'
import type { Story } from '../story.ts'
import { aboutOf, descriptionOf, titleOf } from './colleague-words.ts'
import { type Colleague, drawn, readColleagues, uuidOf } from './colleagues.ts'
import {
  addAllAgents,
  addAllHours,
  addAllLicences,
  addAllPeople,
  addAllServices,
  visasByName,
} from './colleagues-store.ts'
import { drawLook } from './draw-portrait.ts'

const FIRST_DAY = Date.parse('2023-03-01T09:00:00Z')
const DAYS_OF_JOINING = 900
const PAPERS_ASKED_FOR = 5
const AT_A_TIME = 4

/** The many agents of whom one line is told, all at once; who was here before stays as they are. */
export async function bringColleagues(telling: Story): Promise<Reviewed[]> {
  const { tx } = telling
  const all = await readColleagues()
  const added = await addAllPeople(
    tx,
    all.map((colleague) => personOf(colleague, telling)),
  )
  const untold = all.filter(({ uuid }) => added.has(uuid))
  if (untold.length === 0) return []

  const ids = untold.map(({ uuid }) => uuid)
  // Drawn while the database is at work.
  const faces = bringFaces(telling, untold)
  faces.catch(() => {})
  await addAllAgents(tx, untold.map(agentOf))
  const visas = await visasByName(tx)
  const services = untold.flatMap((colleague) => servicesOf(colleague, visas))
  await addAllServices(tx, services)
  await addAllLicences(tx, ids, telling.now)
  await addAllHours(tx, ids)
  for (const id of ids) await indexAgent(telling.on(telling.now), tx, { agent: id })
  await faces
  return untold.map((colleague) => ({
    id: colleague.uuid,
    reviews: Math.round(colleague.orders / 4),
    stars: colleague.stars,
    from: new Date(joinedOn(colleague).getTime() + 30 * DAY_MS),
    until: new Date(telling.now.getTime() - 2 * DAY_MS),
    services: services.filter(({ agent_id }) => agent_id === colleague.uuid),
  }))
}

const joinedOn = ({ username }: Colleague) =>
  new Date(FIRST_DAY + drawn(`joined ${username}`, DAYS_OF_JOINING) * DAY_MS)

const personOf = (colleague: Colleague, { emailOf, passwordHash }: Story) => ({
  id: colleague.uuid,
  email: emailOf(colleague.username),
  email_verified_at: joinedOn(colleague),
  first_name: colleague.first_name,
  last_name: colleague.last_name,
  home: 'consultant' as const,
  mode: 'consultant' as const,
  about: aboutOf(colleague),
  dob: `${colleague.born}-${String(1 + drawn(`month ${colleague.username}`, 12)).padStart(2, '0')}-14`,
  gender: colleague.gender,
  picture_key: pictureOf(colleague),
  timezone: colleague.timezone,
  country_iso: colleague.country,
  state: colleague.state,
  city: colleague.city,
  password_hash: passwordHash,
  created_at: joinedOn(colleague),
})

const pictureOf = ({ username }: Colleague) => `pictures/${uuidOf(`picture ${username}`)}`

const PLANS = ['free', 'pro', 'business'] as const

const agentOf = (colleague: Colleague) => ({
  person_id: colleague.uuid,
  username: colleague.username,
  verified_at: joinedOn(colleague),
  found_since: joinedOn(colleague),
  declared_trader: false,
  headline: colleague.headline,
  languages: colleague.languages,
  plan: PLANS[drawn(`plan ${colleague.username}`, 3)] ?? 'free',
  completed_orders: colleague.orders,
  response_minutes: 420 + drawn(`answers ${colleague.username}`, 1200),
  created_at: joinedOn(colleague),
})

function servicesOf(colleague: Colleague, visas: Awaited<ReturnType<typeof visasByName>>) {
  return colleague.services.map(({ visa: id, help, dollars, days }, index) => {
    const visa = visas.get(id)
    if (!visa) throw new Error(`${colleague.username} offers ${id}, which is not in the catalogue`)
    const key = `${colleague.username} ${index}`
    const published = new Date(joinedOn(colleague).getTime() + DAY_MS)
    return {
      id: uuidOf(`service ${key}`),
      agent_id: colleague.uuid,
      status: 'active' as const,
      country_iso: id.slice(0, 2).toUpperCase(),
      visa_id: id,
      title: titleOf(key, visa.name, help),
      description: descriptionOf(key, help),
      price_amount: dollars * 100,
      delivery_value: days,
      delivery_unit: 'day' as const,
      meeting_minutes: help === 'check' ? null : 30,
      requirements: JSON.stringify(
        visa.checklist.slice(0, PAPERS_ASKED_FOR).map((name) => ({ name, mandatory: true })),
      ),
      published_at: published,
      created_at: published,
      updated_at: published,
    }
  })
}

async function bringFaces(telling: Story, colleagues: Colleague[]) {
  const { files } = telling.on(telling.now)
  const left = [...colleagues]
  const draw = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const picture = await drawLook(next.look, drawn(`ground ${next.username}`, 5))
      await files.put(pictureOf(next), Readable.from([picture]), {
        contentType: 'image/webp',
        size: picture.length,
      })
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, draw))
}
