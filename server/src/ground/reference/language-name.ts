const names = new Intl.DisplayNames('en', { type: 'language' })
const known = new Map<string, string>()

/** A code nobody knows is its own name. */
export function languageName(code: string) {
  const name = known.get(code) ?? nameOf(code)
  known.set(code, name)
  return name
}

function nameOf(code: string) {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
