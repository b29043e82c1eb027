import { draftKeyOf, draftsOf, forgetDraft, readDraft } from '../../ui/form/form-draft.ts'

const visitorsKey = (name: string) => draftsOf('visitor') + name

/** The text typed before signing in belongs to the person who signed in. */
export function adoptDraft(name: string) {
  const own = draftKeyOf(name)
  const kept = own === visitorsKey(name) ? null : readDraft(visitorsKey(name))
  if (!kept) return
  if (!readDraft(own)) localStorage.setItem(own, JSON.stringify(kept))
  forgetDraft(visitorsKey(name))
}

export const forgetVisitorsDraft = (name: string) => forgetDraft(visitorsKey(name))
