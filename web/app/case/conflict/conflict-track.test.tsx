import { expect, test } from 'vitest'
import { aConflict } from '../../../test/conflict.ts'
import { openPage } from '../../../test/open-page.tsx'
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
