import { fine, isTravelPaper, lookAgain, type PaperRule } from './paper-facts.ts'

const TURNS = ['', 'a quarter to the right', 'upside down', 'a quarter to the left']

export const rightWayUp: PaperRule = {
  rule: 'upright',
  name: 'Way up',
  check(paper) {
    const { zone } = paper.found
    if (!zone || !isTravelPaper(paper)) return null
    if (zone.quarters === 0) return fine()
    return lookAgain(
      zone.quarters === 2
        ? 'The page is upside down. Please turn it round and upload it again.'
        : `The page lies on its side. Please turn it ${TURNS[zone.quarters]} and upload it again.`,
    )
  },
}
