import type { OwnDeadline } from '@sojourn/contract/work/own-deadlines'
import { type HandKind, RENEWABLE } from '@sojourn/contract/work/own-deadlines-words'
import type { Context } from '../../context.ts'
import type { Deadline } from './deadline.ts'
import { openName } from './papers/sealed-names.ts'
import type { DeadlineReader, Names } from './reader-store.ts'

export function viewDeadline(
  context: Pick<Context, 'settings'>,
  one: Deadline,
  { reader, names }: { reader: DeadlineReader; names: Names },
): OwnDeadline {
  const order = one.orderId ? names.orders.get(one.orderId) : undefined
  const countryName = one.countryIso && names.countries.get(one.countryIso)
  const name = one.paper ? openName(context, one.paper.id, one.paper.sealedName) : one.name
  const country = one.countryIso && countryName ? { id: one.countryIso, name: countryName } : null
  return {
    id: one.key,
    kind: one.kind,
    event: one.event,
    day: one.day,
    at: one.at?.toISOString() ?? null,
    name,
    country,
    order: order
      ? {
          uuid: order.id,
          ref: order.ref,
          title: order.title,
          with: `${order.first_name} ${order.last_name}`,
        }
      : null,
    goal: one.goalId,
    ...(one.inVault && { in_vault: true as const }),
    paper: one.paper ? viewPaper(one, { name: name ?? '', country, names }) : null,
    renew: isOwnPaper(one) ? renewalOf(one, reader) : null,
  }
}

const viewPaper = (
  { kind, day, paper }: Deadline,
  { name, country, names }: { name: string; country: OwnDeadline['country']; names: Names },
): OwnDeadline['paper'] =>
  paper
    ? {
        id: paper.id,
        kind: kind as HandKind,
        name,
        country,
        purpose: paper.purpose ? { id: paper.purpose, name: names.purposes.get(paper.purpose) ?? '' } : null,
        ends_on: day,
      }
    : null

/** Not the passport of a client, which their agent sees with the order. */
const isOwnPaper = ({ kind, side }: Deadline) => RENEWABLE.includes(kind) && side !== 'agent'

/**
 * The link carries the answers the guide would ask for, as far as they are known. A passport says with which
 * one they travel, a visa or permit where to.
 */
function renewalOf({ kind, countryIso, paper }: Deadline, reader: DeadlineReader): OwnDeadline['renew'] {
  const { passport_iso, second_passport_iso, residence_iso } = reader
  const passports =
    kind === 'passport' && countryIso
      ? [countryIso, [passport_iso, second_passport_iso].find((iso) => iso && iso !== countryIso)]
      : [passport_iso, second_passport_iso]
  return {
    ...(passports[0] && { passport: passports[0] }),
    ...(passports[1] && { passport2: passports[1] }),
    ...(residence_iso && { residence: residence_iso }),
    ...(kind !== 'passport' && countryIso && { destination: countryIso }),
    ...(paper?.purpose && { purpose: paper.purpose }),
  }
}
