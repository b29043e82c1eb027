import { MOST_QUICK_ANSWERS } from '@sojourn/contract/talk/quick-answer-words'
import type { QuickAnswer } from '@sojourn/contract/talk/quick-answers'
import type { Context } from '../../../context.ts'
import { holdPerson } from '../../../people/account/hold-person.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import { addQuickAnswer, deleteQuickAnswer, quickAnswersOf, setQuickAnswer } from './quick-answer-store.ts'

type Written = Pick<QuickAnswer, 'name' | 'text'>

const view = ({ id, name, body }: { id: string; name: string; body: string }): QuickAnswer => ({
  id,
  name,
  text: body,
})

export const listQuickAnswers = async ({ db }: Context, actor: Person) =>
  (await quickAnswersOf(db, actor.id)).map(view)

/** The same name again is the text that is there: a call that is sent again keeps no second one. */
export const createQuickAnswer = (context: Context, actor: Person, { name, text }: Written) =>
  transact(context, async (tx) => {
    await holdPerson(tx, actor.id)
    const kept = await quickAnswersOf(tx, actor.id)
    const now = context.clock.now()
    const same = kept.find((one) => one.name === name)
    const changed = same && (await setQuickAnswer(tx, actor.id, same.id, { name, body: text }, now))
    if (changed) return view(changed)
    if (kept.length >= MOST_QUICK_ANSWERS)
      throw notNow(`You can keep ${MOST_QUICK_ANSWERS} quick answers. Remove one you no longer need first.`)
    return view(await addQuickAnswer(tx, actor.id, { name, body: text }, now))
  })

export const changeQuickAnswer = (context: Context, actor: Person, id: string, { name, text }: Written) =>
  transact(context, async (tx) => {
    const changed = await setQuickAnswer(tx, actor.id, id, { name, body: text }, context.clock.now())
    if (!changed) throw new Refusal('not_found')
    return view(changed)
  })

export const removeQuickAnswer = (context: Context, actor: Person, id: string) =>
  transact(context, async (tx) => {
    if (!(await deleteQuickAnswer(tx, actor.id, id))) throw new Refusal('not_found')
  })
