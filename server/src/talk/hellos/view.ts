import type { OwnHello } from '@sojourn/contract/talk/hello'
import type { z } from 'zod'
import type { HelloRow } from './store.ts'

export const viewOwnHello = (row: HelloRow): z.input<typeof OwnHello> => ({
  id: row.id,
  video: `/api/hellos/${row.id}/video`,
  media_type: row.media_type,
  seconds: row.seconds,
  poster: row.poster_id && `/api/hellos/${row.id}/poster?of=${row.poster_id}`,
  captions: row.captions,
  scan: row.scan as OwnHello['scan'],
  hidden: row.hidden_at !== null,
})
