/** Orders keep those who travel along as goals do. */
export { shownTravellers } from '../shown-travellers-store.ts'
