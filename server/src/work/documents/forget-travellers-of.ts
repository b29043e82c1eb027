/** The account of a client is deleted: neither their orders nor the documents of those name anybody who travels along. */
export { forgetTravellersOf } from './store.ts'
