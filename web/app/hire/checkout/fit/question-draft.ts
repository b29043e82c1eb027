import { draftKeyOf, readDraft } from '../../../ui/form/form-draft.ts'

/** A draft of a question to an agent is kept under this name. */
export const questionDraft = (agent: string) => `ask:${agent}`

/** The form of the question begins with it; a question that was begun there stays. */
export function prefillQuestion(agent: string, message: string) {
  const key = draftKeyOf(questionDraft(agent))
  const kept = readDraft(key)
  if (kept?.message?.trim()) return
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept, message }))
  } catch {
    // Storage is closed: the form begins empty.
  }
}
