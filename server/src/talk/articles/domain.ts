import { domain } from '../../platform/domain.ts'
import { articleMachine } from './article-state.ts'
import { forgetArticlePicture } from './files/forget-article-picture.ts'
import { scanAttachment } from './files/scan-attachment.ts'
import { ownArticleHandlers } from './own-routes.ts'
import { articlesData } from './personal-data.ts'
import { articleHandlers, likeHandlers } from './routes.ts'
import { tendArticles } from './tend-articles.ts'

export const articlesDomain = domain({
  handlers: [...articleHandlers, ...likeHandlers, ...ownArticleHandlers],
  machines: [articleMachine],
  jobs: [forgetArticlePicture, scanAttachment],
  cron: [{ name: 'tend-articles-daily', cron: '13 4 * * *', job: tendArticles }],
  personalData: articlesData,
})
