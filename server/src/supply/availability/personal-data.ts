import { type RulesOf, SECRET } from '../../platform/data-rules.ts'

export const availabilityData: RulesOf<
  | 'work_hours'
  | 'work_hours_override'
  | 'blocked_date'
  | 'availability_rule'
  | 'meeting'
  | 'calendar_feed'
  | 'connected_calendar'
  | 'calendar_consent'
  | 'busy_time'
> = {
  work_hours: {
    marks: { agent_id: 'id' },
    shown: ['weekday', 'start_minute', 'last_minute'],
    onDeletion: 'removed',
  },
  work_hours_override: {
    marks: { agent_id: 'id' },
    shown: ['id', 'from_day', 'until_day', 'ranges'],
    onDeletion: 'removed',
  },
  blocked_date: {
    marks: { agent_id: 'id' },
    shown: ['id', 'from_day', 'until_day', 'ranges', 'created_at'],
    onDeletion: 'removed',
  },
  availability_rule: {
    marks: { agent_id: 'id' },
    shown: ['buffer_before', 'buffer_after', 'notice_minutes', 'most_a_day', 'slot_step'],
    onDeletion: 'removed',
  },
  meeting: {
    marks: { agent_id: 'id', client_id: 'id' },
    shown: [
      'id',
      'order_id',
      'status',
      'during',
      'ended_by',
      'ended_at',
      'reason',
      'created_at',
      'updated_at',
    ],
    withheld: {
      padded: 'how an agent spaces meetings',
      held_until: 'a number of ours',
      sequence: 'how often calendars were told',
      reminded: 'which reminders went out; the mails themselves tell',
      room: 'whoever knows it can enter; the page of the order shows it when it is time',
    },
    onDeletion: { kept: 'that an agent met somebody stands, under no name; it goes with the agent' },
  },
  calendar_feed: {
    marks: { agent_id: 'id' },
    shown: ['created_at', 'last_read_at'],
    withheld: { token_hash: SECRET, sealed_token: SECRET },
    onDeletion: 'removed',
  },
  connected_calendar: {
    marks: { agent_id: 'id' },
    shown: ['id', 'provider', 'email', 'status', 'refreshed_at', 'tried_at', 'created_at'],
    withheld: { sealed_tokens: SECRET },
    onDeletion: 'removed',
  },
  calendar_consent: {
    marks: { agent_id: 'id' },
    shown: ['calendar_id', 'created_at', 'expires_at', 'used_at'],
    withheld: { state_hash: SECRET, browser_hash: SECRET, code_verifier: SECRET },
    onDeletion: 'removed',
  },
  busy_time: {
    marks: { agent_id: 'id' },
    shown: ['calendar_id', 'during'],
    onDeletion: 'removed',
  },
}
