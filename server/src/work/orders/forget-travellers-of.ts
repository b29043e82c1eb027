/** Their account is deleted: its orders keep nobody’s name but theirs, which goes with it. */
export { forgetTravellersOf } from './move-store.ts'
