import type { ToDo } from '@sojourn/contract/desk/today'
import { clientPaths, pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { IconName } from '../../ui/text/icon-names.ts'
import type { Side } from '../../words/order-words.ts'

interface Words {
  icon: IconName
  act: (line: ToDo) => string
  /** Before the time, which is a day or a minute. */
  until?: { before: string; as: 'day' | 'minute' }
}

export const toDoWords: Record<ToDo['kind'], Words> = {
  late: { icon: 'warning', act: () => t('Finish the work'), until: { before: t('Late since'), as: 'day' } },
  due: { icon: 'document', act: () => t('Hand in the work'), until: { before: t('Due'), as: 'day' } },
  start: { icon: 'play', act: () => t('Start the work'), until: { before: t('Start by'), as: 'minute' } },
  answer_conflict: {
    icon: 'scales',
    act: ({ with: other }) => t('Answer the proposal of {name}', { name: other }),
    until: { before: t('Answer by'), as: 'minute' },
  },
  accept: {
    icon: 'check',
    act: ({ with: other }) => t('Review the work of {name}', { name: other }),
    until: { before: t('Counts as accepted on'), as: 'minute' },
  },
  answer_meeting: {
    icon: 'calendar',
    act: ({ with: other }) => t('Answer the meeting time {name} suggests', { name: other }),
    until: { before: t('Answer by'), as: 'minute' },
  },
  answer_days: {
    icon: 'clock',
    act: () => t('Answer the request for more days'),
    until: { before: t('Answer by'), as: 'minute' },
  },
  answer_offer: {
    icon: 'tag',
    act: ({ with: other }) => t('Answer the offer of {name}', { name: other }),
    until: { before: t('Holds until'), as: 'minute' },
  },
  change_offer: {
    icon: 'edit',
    act: ({ with: other }) => t('Change your offer for {name}', { name: other }),
    until: { before: t('Holds until'), as: 'minute' },
  },
  pay: { icon: 'card', act: () => t('Finish payment'), until: { before: t('Pay by'), as: 'minute' } },
  choose_time: {
    icon: 'calendar',
    act: ({ with: other }) => t('Choose a time to meet {name}', { name: other }),
  },
  answer_wish: {
    icon: 'tag',
    act: ({ with: other }) => t('Answer what {name} asks for', { name: other }),
    until: { before: t('Answer by'), as: 'minute' },
  },
  answer_question: {
    icon: 'chat',
    act: ({ with: other }) => t('Answer the question of {name}', { name: other }),
    until: { before: t('Answer by'), as: 'minute' },
  },
  send_documents: {
    icon: 'upload',
    act: ({ count }) => t('Upload {count, plural, one {# document} other {# documents}}', { count }),
  },
  read_messages: { icon: 'chat', act: readMessages },
  read_question: { icon: 'chat', act: readMessages },
}

function readMessages({ count, with: name }: ToDo) {
  return t('Read {count, plural, one {# message} other {# messages}} from {name}', { count, name })
}

export function toDoPath({ kind, order }: ToDo, side: Side) {
  if (kind === 'answer_offer' || kind === 'change_offer' || kind === 'answer_wish')
    return pathsOf[side].offer(order.uuid)
  if (kind === 'answer_question' || kind === 'read_question') return pathsOf[side].question(order.uuid)
  if (kind === 'read_messages') return pathsOf[side].conversation(order.uuid)
  return kind === 'choose_time' ? clientPaths.schedule(order.uuid) : pathsOf[side].order(order.uuid)
}
