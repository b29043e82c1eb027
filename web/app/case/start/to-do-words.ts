import type { ToDo } from '@sojourn/contract/desk/today'

import { clientPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import type { IconName } from '../../ui/text/icon-names.ts'
import type { Side } from '../../words/order-words.ts'

interface Words {
  icon: IconName
  /** What one does, as the button there says it. */
  act: (line: ToDo) => string
  /** Before the time, which is a day or a minute. */
  until?: { before: string; as: 'day' | 'minute' }
}

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

export const toDoWords: Record<ToDo['kind'], Words> = {
  late: { icon: 'warning', act: () => 'Finish the work', until: { before: 'Late since', as: 'day' } },
  due: { icon: 'document', act: () => 'Hand in the work', until: { before: 'Due', as: 'day' } },
  start: { icon: 'play', act: () => 'Start the work' },
  answer_conflict: {
    icon: 'scales',
    act: ({ with: other }) => `Answer the proposal of ${other}`,
    until: { before: 'Answer by', as: 'minute' },
  },
  accept: {
    icon: 'check',
    act: ({ with: other }) => `Review the work of ${other}`,
    until: { before: 'Counts as accepted on', as: 'minute' },
  },
  answer_meeting: {
    icon: 'calendar',
    act: ({ with: other }) => `Answer the meeting time ${other} suggests`,
    until: { before: 'Answer by', as: 'minute' },
  },
  answer_days: {
    icon: 'clock',
    act: () => 'Answer the request for more days',
    until: { before: 'Answer by', as: 'minute' },
  },
  answer_offer: {
    icon: 'tag',
    act: ({ with: other, order }) => `Answer the offer of ${other}: ${order.title}`,
    until: { before: 'Holds until', as: 'minute' },
  },
  change_offer: {
    icon: 'edit',
    act: ({ with: other, order }) => `Change your offer for ${other}: ${order.title}`,
    until: { before: 'Holds until', as: 'minute' },
  },
  answer_wish: {
    icon: 'tag',
    act: ({ with: other, order }) => `Answer what ${other} asks for: ${order.title}`,
    until: { before: 'Answer by', as: 'minute' },
  },
  pay: { icon: 'card', act: () => 'Finish payment', until: { before: 'Pay by', as: 'minute' } },
  choose_time: { icon: 'calendar', act: ({ with: other }) => `Choose a time to meet ${other}` },
  send_documents: {
    icon: 'upload',
    act: ({ count }) => `Upload ${many(count, 'document', 'documents')}`,
  },
  read_messages: {
    icon: 'chat',
    act: ({ count, with: other }) => `Read ${many(count, 'message', 'messages')} from ${other}`,
  },
}

export function toDoPath({ kind, order }: ToDo, side: Side) {
  if (kind === 'answer_offer' || kind === 'change_offer' || kind === 'answer_wish')
    return pathsOf[side].offer(order.uuid)
  if (kind === 'read_messages') return pathsOf[side].conversation(order.uuid)
  return kind === 'choose_time' ? clientPaths.schedule(order.uuid) : pathsOf[side].order(order.uuid)
}
