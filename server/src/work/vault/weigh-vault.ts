import type { Context } from '../../context.ts'
import { checkPassport } from '../../ground/papers/checks/check-passport.ts'
import type { PaperJourney } from '../../ground/papers/checks/paper-facts.ts'
import { findReadings } from '../../ground/papers/find-readings.ts'
import { countryOfLetters } from '../../ground/reference/country-of-letters.ts'
import { kindAsked } from './kind-asked.ts'
import { isValidOn, type PaperThere, papersThere } from './papers-there.ts'
import { ownerOf } from './store.ts'

interface Weighed {
  /** The papers that every client of a service gives, in its words. */
  asked: string[]
  today: string
  journey: PaperJourney
  /** The countries whose passports the client travels with, as far as they say so. */
  passports: string[]
}

type Weighing = Pick<Context, 'db' | 'settings'>

/** Before hiring: which papers that a service asks for lie in the vault, and how its passport fits the journey. Only its owner reads it. */
export async function weighVault(
  context: Weighing,
  owner: { id: string },
  { asked, today, journey, passports }: Weighed,
) {
  const there = await papersThere(context.db, owner.id)
  const valid = there.filter((one) => isValidOn(one, today))
  const isHeld = (name: string) => valid.some((one) => holds(one, name))
  return {
    isEmpty: there.length === 0,
    held: asked.filter(isHeld),
    missing: asked.filter((name) => !isHeld(name)),
    passport: await weighPassport(context, owner, { there, today, journey, passports }),
  }
}

/** A paper of another kind is known by its name alone. */
const holds = ({ paper }: PaperThere, name: string) =>
  paper.kind === 'other' ? plain(paper.name) === plain(name) : paper.kind === kindAsked(name)

const plain = (name: string) => name.trim().toLowerCase()

interface Travelling extends Pick<Weighed, 'today' | 'journey' | 'passports'> {
  there: PaperThere[]
}

/** The one that the client travels with counts, as far as they say so, else the one that lasts longest. */
async function weighPassport(
  context: Weighing,
  owner: { id: string },
  { there, today, journey, passports }: Travelling,
) {
  const known = there.filter(({ paper }) => paper.kind === 'passport')
  if (known.length === 0) return null
  const readings = await findReadings(
    context,
    context.db,
    known.map(({ version }) => version.file_id),
  )
  const read = known
    .map(({ version }) => ({
      expiry: version.expires_on,
      confirmed: readings.get(version.file_id)?.confirmed ?? null,
    }))
    .toSorted((one, other) => (other.expiry ?? '').localeCompare(one.expiry ?? ''))
  const chosen =
    read.find(({ confirmed }) => {
      const country = confirmed && countryOfLetters(confirmed.nationality)
      return country !== null && passports.includes(country)
    }) ?? read[0]
  const person = await ownerOf(context.db, owner.id)
  if (!chosen || !person) return null
  return {
    expires_on: chosen.expiry,
    checks: checkPassport({
      ...chosen,
      profile: `${person.first_name} ${person.last_name}`,
      today,
      journey,
    }),
  }
}
