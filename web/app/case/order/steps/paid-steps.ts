import { t } from '@sojourn/contract/words/t'
import type { Known, NextStep } from './step.ts'

export const unpaid = (agent: string): NextStep => ({
  whose: 'yours',
  title: t('Finish payment'),
  text: t('{agent} can begin once you have paid. The money is held until you accept the work.', {
    agent,
  }),
  act: 'pay',
})

export const lapsedStep: NextStep = {
  whose: 'yours',
  title: t('The time to pay has expired'),
  text: t('Nothing was charged. You can order the service again for the same goal.'),
  act: 'again',
}

export function paidOfClient(known: Known): NextStep {
  const { order, meeting, hasMet } = known
  const agent = order.agent.full_name
  if (order.meeting_length && meeting === null && !hasMet)
    return {
      whose: 'yours',
      title: t('Choose a time to meet {agent}', { agent }),
      text: t('The work starts with a meeting. Times are shown in your time zone and theirs.'),
      act: 'meet',
      works: ['agree_early_start'],
    }
  if ((known.missing ?? order.requirements.length) > 0)
    return {
      whose: 'yours',
      title: t('Upload your documents'),
      text: t('{agent} needs them to start.', { agent }),
      act: 'prepare',
      works: ['agree_early_start'],
      ...papersClock(known),
    }
  return {
    whose: 'theirs',
    title: t('{agent} starts the work', { agent }),
    text: t('{agent} has been notified of your payment. We hold it until you accept the work.', { agent }),
    works: ['agree_early_start'],
    ...startClock(known),
  }
}

/** One who still has to bring papers reads both days; once the first is over it is told whose it was. */
function papersClock(known: Known): Pick<NextStep, 'clock' | 'papers'> {
  const { work, now } = known
  if (!work?.start_by || !work.ends_unstarted_at || isPast(work.start_by, now)) return startClock(known)
  return { papers: { best: work.start_by, end: work.ends_unstarted_at } }
}

const isPast = (instant: string, now: Date | undefined) => now !== undefined && new Date(instant) < now

/** Until when the agent must start, or had to. */
function startClock({ order, side, work, now }: Known): Pick<NextStep, 'clock'> {
  if (!work?.start_by) return {}
  const isOver = isPast(work.start_by, now)
  const name = order.agent.full_name
  const before =
    side === 'agent'
      ? isOver
        ? t('You had until')
        : t('You have until')
      : isOver
        ? t('{name} had until', { name })
        : t('{name} has until', { name })
  return { clock: { before, until: work.start_by, after: ` ${t('to start.')}` } }
}

export function paidOfAgent(known: Known): NextStep {
  const { order, meeting, hasMet } = known
  const client = order.client.full_name
  if (order.meeting_length && meeting === null && !hasMet)
    return {
      whose: 'theirs',
      title: t('{client} chooses a time to meet you', { client }),
      text: t('They see the free times of your calendar. You can also start without the meeting.'),
      act: 'calendar',
      works: ['start'],
      ...startClock(known),
    }
  if (meeting)
    return {
      whose: 'yours',
      title: t('Prepare to meet {client}', { client }),
      text: t('Review the client’s goal and the service before you meet. Start the work when you are ready.'),
      works: ['start'],
      ...startClock(known),
    }
  return {
    whose: 'yours',
    title: t('Start the work for {client}', { client }),
    text: t('The order is paid and the money is held. Review the client’s goal and the service, then start.'),
    works: ['start'],
    ...startClock(known),
  }
}
