interface Dated {
  status: string
  paused_at: Date | null
  due_at: Date | null
}

/** The due date has passed while the work goes on; at the authority and in a conflict the date waits. */
export const isLate = ({ status, paused_at, due_at }: Dated, now: Date) =>
  status === 'ongoing' && paused_at === null && due_at !== null && due_at.getTime() < now.getTime()
