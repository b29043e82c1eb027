import { fine, isTravelPaper, lookAgain, type PaperRule, unsure } from './paper-facts.ts'

export const wholePage: PaperRule = {
  rule: 'whole_page',
  name: 'Whole page',
  check(paper) {
    const { picture, zone } = paper.found
    if (!picture || !isTravelPaper(paper)) return null
    if (!zone)
      return unsure(
        'We could not find the two or three lines of letters at the bottom of the page. Please see that all four corners are in the picture.',
      )
    return zone.has_margin
      ? fine()
      : lookAgain(
          'The page is cut off at an edge. Please take it again with all four corners in the picture.',
        )
  },
}
