import type { Act } from '../act.ts'
import { adding } from './adding.ts'
import { arguing } from './arguing.ts'
import { bank } from './bank.ts'
import { crediting } from './crediting.ts'
import { hiring } from './hiring.ts'
import { payingOut } from './paying-out.ts'
import { planning } from './planning.ts'
import { refunding } from './refunding.ts'
import { talking } from './talking.ts'
import { team } from './team.ts'
import { working } from './working.ts'

const groups = {
  hiring,
  working,
  adding,
  arguing,
  team,
  bank,
  payingOut,
  crediting,
  refunding,
  planning,
  talking,
}
type Group = keyof typeof groups

/** All that anybody does. */
export const acts: readonly Act[] = Object.values(groups).flat()

const byName = new Map(acts.map((one) => [one.name, one]))

export function actOf(name: string) {
  const found = byName.get(name)
  if (!found) throw new Error(`Nobody knows the act “${name}”`)
  return found
}

/** A household does some things more than others: chance alone seldom leads far into one corner. */
const THEMES: readonly Partial<Record<Group, number>>[] = [
  {},
  { arguing: 3 },
  { arguing: 8, team: 0.3, bank: 0.3 },
  { working: 3, payingOut: 6 },
  { working: 3, payingOut: 3, bank: 4 },
  { hiring: 2, crediting: 5, bank: 3, refunding: 2 },
  { working: 2, bank: 5 },
  { hiring: 0.05, planning: 10 },
  { working: 4, payingOut: 12, bank: 0.3, arguing: 0.3 },
  { talking: 12 },
  { working: 3, adding: 6 },
]
export const themeOf = (place: number) => THEMES[place % THEMES.length] ?? {}
export type Theme = Partial<Record<Group, number>>

const groupOf = new Map(
  Object.entries(groups).flatMap(([group, all]) => all.map((one) => [one, group as Group] as const)),
)

export const favour = (theme: Theme, act: Act) => theme[groupOf.get(act) as Group] ?? 1
