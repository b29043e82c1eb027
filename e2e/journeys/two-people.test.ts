import { describe, expect, test } from 'vitest'
import { openPage } from '../browser.ts'
import { makeGoal } from '../make-goal.ts'
import { arrive, goTo } from '../navigate.ts'
import { see, unseen } from '../see.ts'
import { act } from '../settled.ts'
import { makePerson, signIn, visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'

const NEW_GOAL = '/p/client/goals/create-goal'

describe.each(widths('desk'))('at %i px', (width) => {
  test('two people share a browser: neither sees nor changes what is of the other', async () => {
    const { page, context, problems } = await visitAs(await makePerson({ firstName: 'Ngozi' }), NEW_GOAL, {
      width,
    })
    // The page asks for these by itself, once it is idle or when it comes back into view after half a minute. The other may have
    // signed in by then, and the refusal is how this tab learns of it.
    problems.allow(/ 403 .*\/api\/(notifications\/unread-count|conversations|account)\b/)
    await makeGoal(context, 'Leaving in secret')
    await act(page, () => page.getByLabel('Details').fill('Nobody knows yet why I leave.'))
    await see(page.getByText('Draft saved on this device'))

    await signIn(context, await makePerson({ firstName: 'Bola' }))
    const other = await openPage(context)
    await goTo(other.page, NEW_GOAL)
    await arrive(page, '**/p/client/goals')
    await unseen(page, page.getByText('Leaving in secret'))

    await see(other.page.getByLabel('Details'), { value: '' })
    await expect
      .poll(() =>
        other.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
      )
      .toEqual([])
  })
})
