import type { LineReader } from './conversation-words.ts'

export interface MeetingTold {
  /** The time it is about, as the reader writes it: `Tue 24 Nov, 09:00`. */
  when: string
  /** The first name of the side that did it; null where nobody of them did. */
  name: string | null
  reader: LineReader
  isOwn: boolean
}

/** The lines about a meeting whose time is known. */
const lines: Record<string, (told: MeetingTold) => string> = {
  M2: ({ when }) => `The meeting is booked for ${when}.`,
  M3: ({ when, name, isOwn }) => {
    if (isOwn) return `You cancelled the meeting of ${when}.`
    return name ? `${name} cancelled the meeting of ${when}.` : `The meeting of ${when} was cancelled.`
  },
  M5: ({ when, reader }) =>
    reader === 'client' ? `You missed the meeting of ${when}.` : `The client missed the meeting of ${when}.`,
  M6: ({ when, reader }) =>
    reader === 'agent' ? `You missed the meeting of ${when}.` : `The agent missed the meeting of ${when}.`,
  M7: ({ when }) => `The meeting was moved to ${when}.`,
  N1: ({ when, name, isOwn }) => {
    if (isOwn) return `You offered ${when} for a meeting.`
    return name ? `${name} offered ${when} for a meeting.` : `A meeting was offered for ${when}.`
  },
  N3: ({ when, name, isOwn }) => {
    if (isOwn) return `You declined to meet on ${when}.`
    return name ? `${name} declined to meet on ${when}.` : `The offer of ${when} was not answered in time.`
  },
  N4: ({ when, name, isOwn }) => {
    if (isOwn) return `You withdrew the offer of ${when}.`
    return name ? `${name} withdrew the offer of ${when}.` : `The offer of ${when} was withdrawn.`
  },
}

/** The steps that have a line with a time. */
export const MEETING_LINES: readonly string[] = Object.keys(lines)

/** The step whose line the other side answers. */
export const MEETING_ASKED = 'N1'

export const meetingLineOf = (step: string, told: MeetingTold) => lines[step]?.(told)
