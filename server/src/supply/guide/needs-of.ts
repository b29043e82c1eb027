import type { Need } from '@sojourn/contract/supply/guide-answers'
import type { Candidate } from './candidate.ts'

const PAPERS: Record<Exclude<Need, 'studied_there'>, RegExp> = {
  job_offer:
    /job offer|(job|work|employment) contract|contract of employment|contract for|employment agreement|job token|certificate of sponsorship|(permit|approval|approved petition).*employer|nomination by an approved employer/i,
  school_place:
    /acceptance|enrol|admission|proof of study|school place|letter of offer|offer of place|student certificate|form (i-20|ds-2019)/i,
  relative: /marriage|partnership|birth certificate|relationship|kinship|family (link|member)/i,
}

const AFTER_STUDIES =
  /(finished|completed|graduated from|passed) .{0,40}(course|degree|programme|studies|school)|(course|degree|studies).{0,20}(finished|completed)|just finished/i
const AFTER_YEARS =
  /(have|had) (usually |normally )?(lived|spent|held)|legal (stay|residence)|permanent residents|green card holders|already in|years in a row|years (of (stay|residence)|as temporary residents)|years in [A-Z]|in the last three years/

/** Purposes whose visas are about one thing: who asks for them is asked for it. */
const ABOUT: Partial<Record<string, Exclude<Need, 'studied_there'>>> = {
  study: 'school_place',
  work: 'job_offer',
  family: 'relative',
}

/** Only the person knows these; the paper is the line of the checklist that says so. */
export function needsOf(visa: Candidate, purpose: string): { need: Need; paper: string | null }[] {
  if (purpose === 'work' && AFTER_STUDIES.test(visa.description))
    return [{ need: 'studied_there', paper: null }]
  const need = ABOUT[purpose]
  if (!need) return []
  const paper = visa.checklist.find((line) => PAPERS[need].test(line)) ?? null
  // A course or a relative is what such a visa is for, whatever its papers are called; a job is not always needed.
  return paper || need !== 'job_offer' ? [{ need, paper }] : []
}

/** Returns true if a visa is for people who live in the country already. */
export function isForResidents({ facts, description }: Candidate, purpose: string) {
  if (facts.apply_from) return facts.apply_from.value.every((place) => place === 'inside')
  return (
    purpose === 'citizenship' ||
    ((purpose === 'permanent-residence' || purpose === 'work') && AFTER_YEARS.test(description))
  )
}
