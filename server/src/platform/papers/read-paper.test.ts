import { expect, test } from 'vitest'
import { drawTravelPaper } from '../../../../demo/src/drawing/draw-travel-paper.ts'
import { compareReading } from '../../../test/papers/compare-reading.ts'
import { KINDS, type MadeUp, madeUpPapers } from '../../../test/papers/made-up-papers.ts'
import { spoilPicture } from '../../../test/papers/spoil-picture.ts'
import { readPaper } from './read-paper.ts'

/** Fewer than a phone makes: the gate runs on two cores. */
const DOTS = 10

const today = '2026-11-02'
const pictureOf = async ({ paper, layout, how }: MadeUp) =>
  spoilPicture(await drawTravelPaper(paper, layout, DOTS), {
    ...how,
    side: 1400,
    ...(how.blur && { blur: how.blur * 0.6 }),
  })

// One of eight kinds; `npm run bench -- only=papers` reads all of them.
const some = madeUpPapers(12).filter((_, index) => [1, 13, 26, 40, 62, 87, 110, 150].includes(index))

test.each(some.map((one) => [one.kind.what, one.paper.format, one] as const))(
  'a picture that is %s of a %s is read rightly, or said to be unsure',
  async (_what, _format, one) => {
    const found = await readPaper(await pictureOf(one), { mediaType: 'image/jpeg', today })
    const outcome = compareReading(one, found)
    expect(outcome).not.toBe('wrong')
    if (one.kind.isReadable) expect(outcome).toMatch(/^right/)
    else expect(outcome).toBe('not read')
  },
)

test('the pictures of this test are of eight kinds', () => {
  expect(new Set(some.map(({ kind }) => kind.what)).size).toBe(8)
  expect(KINDS.length).toBeGreaterThan(8)
})
