import type { Fill } from '../../platform/nodes/fill.ts'
import { openConversation } from './add-line.ts'
import { paidWithoutConversation } from './store.ts'

export const fillConversations: Fill = {
  name: 'conversations of paid orders',
  async run(context, tx, since) {
    for (const { id } of await paidWithoutConversation(tx, since))
      await openConversation(context, tx, { order: id, step: 'O2', by: context.by })
  },
}
