let made: number | null = null

/** A goal was made: its page says so, once, and not when one comes back to it. */
export function noteMade(id: number) {
  made = id
}

export function takeMade(id: number) {
  if (made !== id) return false
  made = null
  return true
}
