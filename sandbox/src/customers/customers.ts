import type { Desk } from '../line.ts'
import { addCustomer, removeCustomer, updateCustomer } from './customer-store.ts'

export const customersAt = ({ book, clock, line }: Desk) => ({
  addCustomer: (asked: { key: string; personId: string; email: string }) =>
    line.change('addCustomer', async () => {
      const { id } = await addCustomer(book, asked, clock.now())
      return { id }
    }),

  updateCustomer: (asked: { id: string; email: string }) =>
    line.change('updateCustomer', async () => {
      await updateCustomer(book, asked)
    }),

  /** Their cards go too; what they paid stays. */
  removeCustomer: (id: string) =>
    line.change('removeCustomer', async () => {
      await removeCustomer(book, id, clock.now())
    }),
})
