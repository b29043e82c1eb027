import { fine, isTravelPaper, lookAgain, type PaperRule, unsure } from './paper-facts.ts'

/** A page full of text is no page of a passport. */
const FULL_OF_TEXT = 1200

export const rightKind: PaperRule = {
  rule: 'kind',
  name: 'Kind of paper',
  check(paper) {
    const { kind, asked } = paper
    const { zone, letters, kind: file } = paper.found
    if (kind === 'photo') {
      if (zone?.fields)
        return lookAgain(
          `This is a passport or a card, but “${asked}” asks for a photo of the face. Please upload that.`,
        )
      if (file === 'other')
        return lookAgain(`“${asked}” asks for a photo. Please upload a JPG or PNG picture.`)
      return null
    }
    if (isTravelPaper(paper)) {
      if (zone?.fields)
        return kind === 'passport' && zone.fields.format !== 'TD3' && zone.fields.is_sure
          ? lookAgain(`This is an identity card, but “${asked}” asks for a passport. Please upload that.`)
          : fine()
      if ((letters ?? 0) > FULL_OF_TEXT)
        return lookAgain(
          `This is a document full of text, but “${asked}” asks for the page with the photo and the lines of letters at its bottom. Please upload that page.`,
        )
      return unsure(`We could not tell whether this is “${asked}”. Please look at it once more.`)
    }
    return /\b(bank|statement|diploma|certificate|letter|contract|payslip)s?\b/i.test(asked) &&
      zone?.fields?.is_sure
      ? lookAgain(`This is a passport or a card, but “${asked}” is asked for. Please upload that.`)
      : null
  },
}
