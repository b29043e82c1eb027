import { expect, test } from 'vitest'
import { aConflict, parts } from '../../../test/conflict.ts'
import { openPage } from '../../../test/open-page.tsx'
import { usd } from '../../../test/paid-order.ts'
import { find } from '../../../test/render.tsx'
import { ConflictTrack } from './conflict-track.tsx'

const HOUR_MS = 3_600_000

test.each<[string, number, boolean]>([
  ['while there is time to answer', HOUR_MS, false],
  ['once that time is over', -HOUR_MS, true],
])('%s (%i ms) somebody is late: %s', async (_, left, isLate) => {
  const conflict = aConflict({ reply_by: new Date(Date.now() + left).toISOString() })
  await openPage(() => <ConflictTrack conflict={conflict} />, '/')
  expect(find('[aria-current=step]').hasAttribute('data-late')).toBe(isLate)
})

test.each<[string, string | null, string[]]>([
  [
    'names the day on which our team was asked',
    '2026-11-03T10:00:00.000Z',
    ['2026-11-01', '2026-11-03', '2026-11-05'],
  ],
  [
    'leaves out the day of an appeal, which is after the decision',
    '2026-11-06T10:00:00.000Z',
    ['2026-11-01', '2026-11-05'],
  ],
  ['knows no day where our team was not asked', null, ['2026-11-01', '2026-11-05']],
])('the track %s', async (_, team_since, days) => {
  const decision = {
    ...{ amount: usd(20_000), refund: parts(20_000), agent: null },
    ...{ reason: 'Half was done.', at: '2026-11-05T10:00:00.000Z', appeal_until: null },
  }
  const conflict = aConflict({ created_at: '2026-11-01T10:00:00.000Z', team_since, decision })
  await openPage(() => <ConflictTrack conflict={conflict} />, '/')
  const times = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime.slice(0, 10))
  expect(times).toEqual(days)
})
