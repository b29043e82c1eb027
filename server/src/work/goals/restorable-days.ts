/** G5: for how many days a deleted goal can come back. */
export const RESTORABLE_DAYS = 30
