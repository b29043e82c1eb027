import { type RulesOf, SECRET } from '../../platform/data-rules.ts'

export const notificationsData: RulesOf<'notification' | 'push_subscription'> = {
  notification: {
    marks: { person_id: 'id' },
    shown: ['mode', 'kind', 'order_id', 'is_shown', 'created_at', 'read_at'],
    withheld: { id: 'a number of ours', fact_id: 'a number of ours' },
    onDeletion: 'removed',
  },
  push_subscription: {
    marks: { person_id: 'id' },
    shown: ['created_at'],
    withheld: {
      session_id: 'a number of ours',
      endpoint: SECRET,
      public_key: SECRET,
      auth_secret: SECRET,
    },
    onDeletion: 'removed',
  },
}
