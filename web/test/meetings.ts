import { meetingStatus } from '@sojourn/contract/calls/status'
import type { Schedules } from '@sojourn/contract/supply/availability'
import type { Meeting, MeetingRequest, OrderMeetings } from '@sojourn/contract/work/meetings'

export const MEETING = '0190a0a0-0000-7000-8000-0000000000f1'
export const ASKED = '0190a0a0-0000-7000-8000-0000000000f2'

/** 14 May, 17:00 in Lagos, 1:00 of the next day in Tokyo. */
export const START = '2026-05-14T16:00:00.000Z'
export const LATER = '2026-05-15T09:00:00.000Z'

const after = (start: string) => new Date(Date.parse(start) + 30 * 60_000).toISOString()

export const aMeeting = (changes: Partial<Meeting> = {}): Meeting => {
  const start = changes.start ?? START
  const slug = changes.slug ?? 'booked'
  return {
    id: MEETING,
    status: [...meetingStatus[slug]],
    slug,
    start,
    end: after(start),
    ended_by: null,
    reason: null,
    may: [],
    ...changes,
  }
}

export const anAskedTime = (changes: Partial<MeetingRequest> = {}): MeetingRequest => ({
  id: ASKED,
  status: [0, 'Pending'],
  kind: 'move',
  made_by: 'agent',
  start: LATER,
  end: after(LATER),
  reason: null,
  answer_by: '2026-05-14T14:00:00.000Z',
  may: [],
  ...changes,
})

export const theMeetings = (changes: Partial<OrderMeetings> = {}): OrderMeetings => ({
  meeting_length: 30,
  client_timezone: 'Africa/Lagos',
  agent_timezone: 'Asia/Tokyo',
  next: null,
  place: null,
  request: null,
  past: [],
  moves: { free_left: 2, free: 2, notice_hours: 24, is_free: true },
  suggests_conflict: false,
  may: [],
  ...changes,
})

export const freeTimes = (changes: Partial<Schedules> = {}): Schedules => ({
  timezone: { name: 'Asia/Tokyo' },
  length: 30,
  window: { from: '2026-05-11', to: '2026-08-11' },
  validDates: ['2026-05-14', '2026-05-15'],
  slots: [START, LATER],
  has_hours: true,
  ...changes,
})
