import type { PaperFields } from '@sojourn/contract/ground/papers'
import {
  fine,
  isTravelPaper,
  lookAgain,
  type PaperFacts,
  type PaperRule,
  type Said,
  unsure,
} from './paper-facts.ts'
import { compareNames } from './same-name.ts'

/** The name of a travel paper must agree with the profile and the other papers. */
export const nameAgrees: PaperRule = {
  rule: 'name',
  name: 'Name',
  check(paper) {
    if (!isTravelPaper(paper)) return null
    if (!paper.confirmed) return paper.found.zone?.fields ? unsure(CONFIRM) : null
    return sameAs(paper.confirmed, namesBeside(paper))
  },
}

interface Beside {
  /** It begins the second half of a sentence: `the profile says`. */
  where: string
  other: string
}

export function sameAs({ surname, given_names }: PaperFields, beside: Beside[]): Said {
  const name = `${given_names} ${surname}`.trim()
  for (const { where, other } of beside) {
    const compared = compareNames(name, other)
    if (compared === 'other')
      return lookAgain(
        `The paper says ${name}, but ${where} ${other}. Please write the name the same way everywhere, or say why they differ.`,
      )
    if (compared === 'not_comparable')
      return unsure(
        `We could not compare ${name} with ${other}, since they are written in different scripts. Please check yourself that it is the same name.`,
      )
  }
  return fine()
}

export const CONFIRM = 'Please confirm what we read in this file. Then we compare it.'

export const ofProfile = (name: string): Beside => ({ where: 'the profile says', other: name })

const ofOrder = (name: string): Beside => ({ where: 'the order says', other: name })

const namesBeside = ({ profile, others }: PaperFacts) => [
  profile.isOfOrder ? ofOrder(profile.name) : ofProfile(profile.name),
  ...others.map(({ name, fields }) => ({
    where: `“${name}” says`,
    other: `${fields.given_names} ${fields.surname}`.trim(),
  })),
]
