import { domain } from '../../platform/domain.ts'
import { indexEveryAgent } from './index/index-every-agent.ts'
import { renewFreeSlots } from './index/renew-free-slots.ts'
import { discoveryData } from './personal-data.ts'
import { discoveryHandlers } from './routes.ts'
import { tellAllNews, tellNews } from './saved/tell-news.ts'
import { forgetWords } from './words/forget-words.ts'

export const searchDomain = domain({
  handlers: discoveryHandlers,
  jobs: [tellNews, indexEveryAgent],
  cron: [
    { name: 'renew-free-slots-every-5-minutes', cron: '*/5 * * * *', job: renewFreeSlots },
    { name: 'tell-search-news-daily', cron: '11 6 * * *', job: tellAllNews },
    { name: 'forget-words-weekly', cron: '23 4 * * 0', job: forgetWords },
  ],
  personalData: discoveryData,
})
