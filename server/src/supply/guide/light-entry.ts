import type { Candidate } from './candidate.ts'

const AUTHORISATION = /\b(NZ)?eTA\b|\bETA\b|\bESTA\b|\bETIAS\b|travel authori(ty|[sz]ation)/i
/** One entry of the catalogue for a visa and what people without one need. */
const ALSO_A_VISA = /visa (\(.*\) )?(and|or)\b|\band .*\bvisa\b/i

/** Returns true for what people ask for who need no visa for a visit, such as an ESTA. */
export const isAuthorisation = ({ name }: Candidate) => AUTHORISATION.test(name) && !ALSO_A_VISA.test(name)

/** Returns true for a visa that only some passports can ask for online. */
export const isEVisa = ({ name }: Candidate) => /\be-?visa\b/i.test(name) && !ALSO_A_VISA.test(name)

/** Returns true for a visa that is given at the border. */
export const isOnArrival = ({ name }: Candidate) => /on arrival/i.test(name)
