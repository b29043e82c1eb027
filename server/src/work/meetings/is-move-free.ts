interface Move {
  /** The earlier of the times the other side would have to keep. */
  starts: Date
  now: Date
  noticeMs: number
  free: number
  used: number
}

/** Nobody has to be asked with enough notice, and only so many times. */
export const isMoveFree = ({ starts, now, noticeMs, free, used }: Move) =>
  used < free && starts.getTime() - now.getTime() >= noticeMs
