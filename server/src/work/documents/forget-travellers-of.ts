/** The account of a client is deleted: no document of their orders says whose it is. */
export { forgetPeopleOf } from './store.ts'
