import { formatDay } from '@sojourn/contract/dates/format-day'
import type { Fit, FitOfTime } from '@sojourn/contract/desk/fit'
import { t } from '@sojourn/contract/words/t'
import { DayText } from '../../../ui/date/time-text.tsx'
import { timeWords } from '../../../words/processing-time.ts'
import { rich } from '../../../words/rich.tsx'
import { SourceText } from '../../../words/source-text.tsx'
import type { Line, Mark } from './fit-line.tsx'

const MARKS: Record<FitOfTime['answer'], Mark> = {
  fits: 'good',
  close: 'look',
  not: 'bad',
  too_old: 'open',
  unknown: 'open',
}

const TITLES = {
  fits: t('Your date fits'),
  close: t('Your date is close'),
  not: t('Your date is too soon'),
  too_old: t('We do not know the authority’s time today'),
  unknown: t('We do not know the authority’s time'),
}

export const timeLine = ({ time }: Fit): Line => ({
  mark: MARKS[time.answer],
  title: TITLES[time.answer],
  text: textOf(time),
  question:
    time.answer === 'fits'
      ? null
      : t('I need it by {day}. How long does your work take, and how long does the authority take now?', {
          day: formatDay(time.wanted),
        }),
})

function textOf({ answer, wanted, work_days, usual, ends }: FitOfTime) {
  const parts = {
    days: t('{count, plural, one {# day} other {# days}}', { count: work_days }),
    wanted: <DayText value={wanted} />,
    ...(usual && {
      time: timeWords(usual).toLowerCase(),
      source: <SourceText {...usual} inNewTab />,
    }),
    ...(ends && { first: <DayText value={ends.first} />, last: <DayText value={ends.last} /> }),
  }
  if (usual && ends)
    return ends.first === ends.last
      ? rich(
          'The work takes {days}, then the authority usually {time} ({source}): until about {last}. You want it by {wanted}.',
          parts,
        )
      : rich(
          'The work takes {days}, then the authority usually {time} ({source}): about {first} to {last}. You want it by {wanted}.',
          parts,
        )
  if (usual && answer === 'too_old')
    return rich(
      'The work takes {days}. The last time we know is {time} ({source}), too long ago to reckon with. You want it by {wanted}.',
      parts,
    )
  return answer === 'not'
    ? rich('The work alone takes {days}. You want it by {wanted}.', parts)
    : rich('The work takes {days}, and then the authority decides. You want it by {wanted}.', parts)
}
