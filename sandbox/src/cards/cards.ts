import { DAY_MS } from '../house.ts'
import type { Desk } from '../line.ts'
import { pageAddress } from '../payments/attempt-view.ts'
import { addSetup, type Setup } from '../payments/open-session-store.ts'
import { findSession } from '../payments/session-store.ts'
import { findCard, removeCard } from './card-store.ts'
import { type Card, cardView } from './card-view.ts'

export interface SetupState {
  id: string
  reference: string
  state: 'open' | 'done' | 'failed'
  card: Card | null
}

/** A page where a card is added, and the cards themselves. */
export const cardsAt = ({ book, clock, origin, line }: Desk) => ({
  openSetup: (asked: Setup) =>
    line.change('openSetup', async () => {
      const now = clock.now()
      const { id, secret } = await addSetup(book, asked, new Date(now.getTime() + DAY_MS), now)
      return { id, url: pageAddress(origin, 'setup', secret) }
    }),

  readSetup: (id: string) =>
    line.read('readSetup', {
      find: async () => {
        const session = await findSession(book, id)
        if (session?.mode !== 'setup') return undefined
        const card = session.card_id ? await findCard(book, session.card_id) : undefined
        return { ...session, card }
      },
      dueAt: (row) => (row.status === 'open' ? row.expires_at : null),
      view: ({ reference, status, card }): SetupState => ({
        id,
        reference,
        state: status === 'open' ? 'open' : status === 'complete' ? 'done' : 'failed',
        card: card ? cardView(card) : null,
      }),
    }),

  removeCard: (cardId: string) =>
    line.change('removeCard', async () => {
      await removeCard(book, cardId, clock.now())
    }),
})
