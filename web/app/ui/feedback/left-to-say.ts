export const KEY = 'say_after_reload'

/** The page before this one left something to say. */
export function isSomethingLeft() {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
