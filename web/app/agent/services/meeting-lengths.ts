/** How long meetings usually are, in minutes. */
export const MEETING_LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240]
