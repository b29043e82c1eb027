import type { RulesOf } from '../../platform/data-rules.ts'

export const contactData: RulesOf<'contact_message'> = {
  contact_message: {
    marks: { email: 'email' },
    shown: ['id', 'name', 'subject', 'message', 'created_at'],
    onDeletion: 'removed',
  },
}
