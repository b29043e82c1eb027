/** G5 lets a deleted goal come back for so many days. */
export const RESTORABLE_DAYS = 30
