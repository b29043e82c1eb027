/** A class of licence, or all licences of a regulator that has no classes. */
export interface KindOfLicence {
  country: string
  regulator: string
  /** It is null for a regulator without classes. */
  code: string | null
  name: string
  closedVisas: readonly string[]
}

export interface HeldLicence {
  country: string
  regulator: string
  /** It is null where nobody has named it: such a licence opens what it opened before there were classes. */
  classCode: string | null
}

/** These decide whether an agent may sell a service: where a licence is needed, which there are, and those they hold. */
export interface LicenceGate {
  onLicence: ReadonlySet<string>
  kinds: readonly KindOfLicence[]
  held: readonly HeldLicence[]
}

interface Aim {
  country: string
  visa: string
}

/** A licence is `missing` where they hold none for the country, and `closed` where those they hold do not cover the visa. */
export function gateBefore(gate: LicenceGate, { country, visa }: Aim): 'open' | 'missing' | 'closed' {
  if (!gate.onLicence.has(country)) return 'open'
  const held = gate.held.filter((licence) => licence.country === country)
  if (held.length === 0) return 'missing'
  return held.some((licence) => opens(licence, gate.kinds, visa)) ? 'open' : 'closed'
}

export const opening = ({ kinds }: LicenceGate, { country, visa }: Aim) =>
  kinds.filter((kind) => kind.country === country && !kind.closedVisas.includes(visa)).map(({ name }) => name)

/** The names of what they hold there. */
export const heldNames = ({ held, kinds }: LicenceGate, country: string) =>
  held
    .filter((licence) => licence.country === country)
    .map((licence) => kindOf(licence, kinds)?.name ?? licence.regulator)

function opens(licence: HeldLicence, kinds: LicenceGate['kinds'], visa: string) {
  if (licence.classCode === null) return true
  const kind = kindOf(licence, kinds)
  return kind !== undefined && !kind.closedVisas.includes(visa)
}

const kindOf = ({ country, regulator, classCode }: HeldLicence, kinds: LicenceGate['kinds']) =>
  kinds.find((kind) => kind.country === country && kind.regulator === regulator && kind.code === classCode)
