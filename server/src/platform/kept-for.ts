/** Formats of a language and the like are dear to make, and there are few: each is made when it is first asked for, and kept. */
export function keptFor<Of extends (string | number | undefined)[], Made>(make: (...of: Of) => Made) {
  const kept = new Map<string, Made>()
  return (...of: Of): Made => {
    const key = of.join()
    if (!kept.has(key)) kept.set(key, make(...of))
    return kept.get(key) as Made
  }
}
