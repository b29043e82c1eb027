const KEY = 'device_id'

let remembered: string | undefined

/** Tells this browser from others; kept in local storage, or for this page alone where storage is closed. */
export function deviceId() {
  remembered ??= stored() ?? makeId()
  return remembered
}

function stored() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function makeId() {
  const id = crypto.randomUUID()
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // Storage is closed to us; the id lives as long as the page.
  }
  return id
}
