import { meetingStatus, requestStatus } from '@sojourn/contract/calls/status'
import type { Meeting, MeetingRequest } from '@sojourn/contract/work/meetings'
import type { MeetingRow } from './meeting-store.ts'
import type { RequestRow } from './requests/request-store.ts'

export const viewMeeting = (row: MeetingRow, may: string[]): Meeting => ({
  id: row.id,
  status: [...meetingStatus[row.status]],
  slug: row.status,
  start: row.starts_at.toISOString(),
  end: row.ends_at.toISOString(),
  ended_by: row.ended_by as Meeting['ended_by'],
  reason: row.reason,
  may,
})

export const viewRequest = (row: RequestRow, may: string[]): MeetingRequest => ({
  id: row.id,
  status: [...requestStatus[row.status]],
  kind: row.meeting_id ? 'move' : 'offer',
  made_by: row.made_by,
  start: row.starts_at.toISOString(),
  end: row.ends_at.toISOString(),
  reason: row.reason,
  answer_by: row.answer_by.toISOString(),
  may,
})
