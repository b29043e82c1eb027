import type { Clock } from '@sojourn/contract/dates/clocks'
import { t } from '@sojourn/contract/words/t'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { shownPerson } from '../../api/shown-person.ts'
import { chooseClock } from '../../ui/date/chosen-clock.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Holds at once in this browser; who is signed in has it in their account too. */
export async function chooseHours(clock: Clock) {
  chooseClock(clock)
  if (!shownPerson()) return
  try {
    await browserApi('PUT /account/clock', { body: { clock } })
  } catch (error) {
    toast.error(sentenceOf(error, t('This choice was not saved in your account')))
  }
}
