import { fine, lookAgain, type PaperRule } from './paper-facts.ts'

const MOST = { passport: 60, identity_card: 4, photo: 1, other: 200 }

export const pageCount: PaperRule = {
  rule: 'pages',
  name: 'Number of pages',
  check({ kind, found: { pages }, asked }) {
    if (pages === null) return null
    const most = MOST[kind]
    return pages <= most
      ? fine()
      : lookAgain(
          `This file has ${pages} pages, more than “${asked}” usually has. Please upload only the pages that are asked for.`,
        )
  },
}
