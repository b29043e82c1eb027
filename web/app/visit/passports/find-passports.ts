const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** The query is any part of the country’s name, blind to accents, or its code; names that begin so come first. */
export function findPassports<Line extends { id: string; name: string }>(
  passports: readonly Line[],
  query: string,
) {
  const wanted = plain(query)
  if (!wanted) return passports
  const isFirst = ({ id, name }: Line) => id.toLowerCase() === wanted || plain(name).startsWith(wanted)
  return passports
    .filter((line) => isFirst(line) || plain(line.name).includes(wanted))
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
}
