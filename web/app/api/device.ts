const KEY = 'device_id'

let remembered: string | undefined

/** Tells this browser from others; kept in local storage, or for this page alone where storage is closed. */
export function deviceId() {
  remembered ??= stored() ?? keep(crypto.randomUUID())
  return remembered
}

/** Undefined means that the next page would have another one. */
export function lastingDeviceId() {
  const id = deviceId()
  if (stored() === null) keep(id)
  return stored() === id ? id : undefined
}

function stored() {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(id: string) {
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // Storage is closed to us; the id lives as long as the page.
  }
  return id
}
