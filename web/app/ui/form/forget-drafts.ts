import { draftsOf } from './form-draft.ts'

/** Whoever signs out leaves none behind. */
export const forgetDrafts = () => forgetKeys((key) => key.startsWith('draft:'))

/** Drafts of this person stay, and those they typed before they signed in. */
export const forgetDraftsOfOthers = (person: string) =>
  forgetKeys(
    (key) =>
      key.startsWith('draft:') && !key.startsWith(draftsOf(person)) && !key.startsWith(draftsOf('visitor')),
  )

function forgetKeys(isMeant: (key: string) => boolean) {
  try {
    for (const key of Object.keys(localStorage).filter(isMeant)) localStorage.removeItem(key)
  } catch {
    // Storage is closed: nothing was kept.
  }
}
