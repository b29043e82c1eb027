import type { Conversation } from '@sojourn/contract/talk/conversations'
import type { QuickAnswerField } from '@sojourn/contract/talk/quick-answer-words'

/** People are called by their first names. */
export function valuesOf({ participants, title, order_id }: Conversation): Record<QuickAnswerField, string> {
  const first = (is: (one: Conversation['participants'][number]) => boolean) =>
    participants.find(is)?.user.full_name.split(' ')[0] ?? ''
  return {
    client: first(({ side }) => side === 'client'),
    me: first(({ is_author }) => is_author),
    service: title,
    order: order_id?.ref ?? '',
  }
}
