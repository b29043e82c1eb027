import type { QuestionSettings } from '@sojourn/contract/talk/questions'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { questionSettingsOf, setQuestionSettings } from './question-store.ts'

export async function showQuestionSettings({ db }: Context, { id }: Person): Promise<QuestionSettings> {
  const settings = await questionSettingsOf(db, id)
  if (!settings) throw new Refusal('not_found')
  return settings
}

/** Only new questions change: those that are open go on, and keep what they answered. */
export const saveQuestionSettings = (context: Context, { id }: Person, settings: QuestionSettings) =>
  transact(context, async (tx) => {
    const saved = await setQuestionSettings(tx, id, settings)
    if (!saved) throw new Refusal('not_found')
    return saved
  })
