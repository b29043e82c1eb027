import { Refusal } from '../../../platform/refusal.ts'
import type { Settings } from '../../../settings/settings.ts'

type Outside = Pick<Settings, 'outside'>

export function findProvider({ outside }: Outside, id: string) {
  const provider = outside.find((one) => one.id === id)
  if (!provider) throw new Refusal('not_found')
  return provider
}

/** Of an account whose provider was taken out of the settings, what it was called in them is all there is. */
export const nameOfProvider = ({ outside }: Outside, id: string) =>
  outside.find((one) => one.id === id)?.name ?? id
