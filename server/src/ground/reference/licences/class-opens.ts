import type { LicenceClass } from './licensed-file.ts'

type Limits = Pick<LicenceClass, 'only' | 'never' | 'never_visas'>

/** Returns true if holders of this class may work on the visa. */
export function classOpens(limits: Limits, visa: { code: string; purposes: readonly string[] }) {
  const { only, never, never_visas } = limits
  if (never_visas.includes(visa.code)) return false
  if (visa.purposes.some((purpose) => has(never, purpose))) return false
  return !only || visa.purposes.every((purpose) => has(only, purpose))
}

const has = (purposes: readonly string[], purpose: string) => purposes.includes(purpose)
