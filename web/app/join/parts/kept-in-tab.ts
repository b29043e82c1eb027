/** Survives a reload, not the tab. */
export function keptInTab<T>(key: string) {
  let remembered: T | null | undefined
  return {
    read(): T | null {
      remembered ??= stored<T>(key)
      return remembered
    },
    keep(value: T | null) {
      remembered = value
      try {
        if (value === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Storage is closed to us; the page itself remembers.
      }
    },
  }
}

function stored<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
