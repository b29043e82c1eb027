import type { ConnectedAccount } from '@sojourn/contract/people/connected-accounts'
import type { z } from 'zod'
import type { Settings } from '../../../settings/settings.ts'
import type { ConnectedAccountRow } from './outside-store.ts'
import { nameOfProvider } from './providers.ts'

export const viewConnectedAccount = (
  settings: Pick<Settings, 'outside'>,
  row: ConnectedAccountRow,
): z.input<typeof ConnectedAccount> => ({
  id: row.id,
  provider: row.provider,
  name: nameOfProvider(settings, row.provider),
  email: row.email,
  created_at: { date: row.created_at.toISOString() },
})
