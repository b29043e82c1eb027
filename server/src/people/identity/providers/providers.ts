import { Refusal } from '../../../platform/refusal.ts'
import type { Settings } from '../../../settings/settings.ts'

type Outside = Pick<Settings, 'outside'>

export function findProvider({ outside }: Outside, id: string) {
  const provider = outside.find((one) => one.id === id)
  if (!provider) throw new Refusal('not_found')
  return provider
}

/** An account may outlive its provider in the settings: then its id is all the name there is. */
export const nameOfProvider = ({ outside }: Outside, id: string) =>
  outside.find((one) => one.id === id)?.name ?? id
