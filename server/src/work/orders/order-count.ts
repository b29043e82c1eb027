import { runningOfPerson } from './list-store.ts'

/** For a query over `person`: the orders that go on in the mode they are in, paid, under way or in conflict. */
export const orderCount = runningOfPerson
