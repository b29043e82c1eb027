import { open, own, plain, type Row } from '../row.ts'

const saving = { title: 'A title *', version: 1 }

export const articles = {
  listOwnArticles: plain,
  createArticle: { body: { title: 'Papers for a student visa *' } },
  showOwnArticle: own('article', 200),
  changeArticle: { ...own('article', 200), body: saving },
  submitArticle: { ...own('article', 'invalid_fields'), body: { version: 1 } },
  withdrawArticle: own('article in review', 200),
  discardArticleChanges: own('article', 'not_now'),
  unpublishArticle: own('published article', 200),
  restoreArticle: own('article', 'not_now'),
  removeArticle: { ...own('article', 204), body: { force: false } },
  changeArticleCover: own('article', 200),
  removeArticleCover: own('article', 200),
  addArticlePicture: own('article', 201),
  addArticleAttachment: own('article', 201),
  removeArticleAttachment: own('file of an article', 200),
  openOwnAttachment: own('file of an article', 200),
  openAttachment: open('file of a published article'),
  showArticlePicture: open('article picture'),
  listArticlesToCheck: plain,
  showArticleCase: open('article to check'),
  openArticleFileToCheck: open('file of a published article'),
  decideArticle: {
    ...open('article to check'),
    body: { decision: 'rejected', version: 1, reason: 'It says nothing about the papers.' },
  },
  hideArticleOf: { ...open('article to hide'), body: { reason: 'It promises a visa.' } },
  showArticleAgainOf: open('hidden article'),
} satisfies Record<string, Row>
