import { browserApi } from '../api/browser.ts'
import { browserZone } from '../api/browser-zone.ts'

/** When an agent can be met, in the days of whoever looks. */
export const askSchedules = async (id: string, length?: number) =>
  (
    await browserApi('GET /consultants/{id}/schedules', {
      params: { id },
      query: { timezone: browserZone(), ...(length && { length }) },
    })
  ).data
