import { domain } from '../../platform/domain.ts'
import { readFilesBack } from './read-files-back.ts'

export const filesDomain = domain({
  cron: [{ name: 'read-files-back-each-minute', cron: '* * * * *', job: readFilesBack }],
})
