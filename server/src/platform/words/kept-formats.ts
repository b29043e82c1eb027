/** A format takes longer to make than a reply has for all its words, and there are few: of each language, and what else makes a difference. */
export function keptFor<Of extends (string | number | undefined)[], Made>(make: (...of: Of) => Made) {
  const kept = new Map<string, Made>()
  return (...of: Of): Made => {
    const key = of.join()
    const made = kept.get(key) ?? make(...of)
    kept.set(key, made)
    return made
  }
}
