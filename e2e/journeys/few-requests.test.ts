import { paths } from '@sojourn/contract/paths/paths'
import { expect, onTestFinished, test } from 'vitest'
import { DESK, openContext, openPage, PHONE } from '../browser.ts'
import { goTo } from '../navigate.ts'
import { see } from '../see.ts'

/** The page itself, two fonts, one file of drawings, two sheets, six scripts. */
const MOST = 12

/** The paths that the home page asks for, seen for the first time. */
async function firstVisit(width: number) {
  const context = await openContext({ width })
  onTestFinished(() => context.close())
  const { page } = await openPage(context)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await goTo(page, paths.home())
  return { page, asked }
}

test.each([PHONE, DESK])('at %i px a first visit of the home page asks for few files', async (width) => {
  const { asked } = await firstVisit(width)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST)
  expect(asked).toContain(paths.home())
})

test.each([PHONE, DESK])('at %i px faces and flags come once somebody is near', async (width) => {
  const { page, asked } = await firstVisit(width)
  const agents = page.getByRole('region', { name: 'Agents people recommend' })
  const pictures = agents.locator('li').first().locator('img')
  await agents.scrollIntoViewIfNeeded()
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
  await see(pictures.first())
  expect(asked.filter((path) => /^\/(flags|api\/pictures)\//.test(path)).length).toBeGreaterThan(1)
  const [card, face] = await Promise.all([
    agents.locator('li').first().boundingBox(),
    pictures.first().boundingBox(),
  ])
  expect(face!.y).toBeGreaterThan(card!.y)
  expect(face!.y).toBeLessThan(card!.y + card!.height)
})

test('what is behind the links is asked for once somebody is at the page', async () => {
  const { page, asked } = await firstVisit(DESK)
  const isOfLinks = (path: string) => path === '/p/__manifest'
  expect(asked.filter(isOfLinks)).toEqual([])
  await page.mouse.move(20, 20)
  await expect.poll(() => asked.filter(isOfLinks)).toHaveLength(1)
})
