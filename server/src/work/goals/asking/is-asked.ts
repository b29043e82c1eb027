interface Asked {
  status: string
  asked_at: Date | null
  waiting_at: Date | null
}

/** The client owes an answer if we asked since they last said that they still wait. */
export const isAsked = ({ status, asked_at, waiting_at }: Asked) =>
  status === 'in_progress' && asked_at !== null && (waiting_at === null || waiting_at < asked_at)
