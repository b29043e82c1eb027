export const TICK_MS = 40
export const TICKS = 50

/** Each tick is 1/50 of the target. */
export const countAfter = (target: number, ticks: number) =>
  ticks >= TICKS ? target : Math.floor((target * ticks) / TICKS)
