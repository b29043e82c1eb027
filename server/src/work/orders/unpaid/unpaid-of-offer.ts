/** The order that was made of an offer and waits for its payment, for the room that makes offers. */
export { findUnpaidOfOffer } from '../move-store.ts'
