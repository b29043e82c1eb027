/** A word stands for several things where it is ambiguous, as "French" is. */
export interface Meaning {
  countries: string[]
  /** Only where no other country is named: "Indian student in Canada" is about Canada. */
  isNationality: boolean
  purposes: string[]
  /** A profession means work, and agents who name it come first. */
  isProfession: boolean
  languages: string[]
  visas: string[]
}

export const nothingMeant = (): Meaning => ({
  countries: [],
  isNationality: false,
  purposes: [],
  isProfession: false,
  languages: [],
  visas: [],
})
