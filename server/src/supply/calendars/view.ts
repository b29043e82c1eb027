import { linkStatus } from '@sojourn/contract/calls/status'
import type { ConnectedCalendars } from '@sojourn/contract/supply/connected-calendar'
import type { Settings } from '../../settings/settings.ts'
import type { CalendarRow } from './calendar-store.ts'

export const viewCalendars = (
  { calendars }: Pick<Settings, 'calendars'>,
  rows: CalendarRow[],
): ConnectedCalendars => ({
  providers: calendars.map(({ id, name }) => ({ id, name })),
  items: rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    // The id is all there is of one whose provider was taken out of the settings.
    name: calendars.find(({ id }) => id === row.provider)?.name ?? row.provider,
    linkStatus: [...linkStatus[statusOf(row)]],
    last_read_at: row.refreshed_at?.toISOString() ?? null,
  })),
})

const statusOf = ({ status, under_way }: CalendarRow) =>
  status === 'incomplete' && under_way ? 'in_progress' : status
