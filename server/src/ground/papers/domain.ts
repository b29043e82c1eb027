import { domain } from '../../platform/domain.ts'
import { papersData } from './personal-data.ts'
import { readPaperFile } from './read-papers.ts'
import { tendReadings } from './read-waiting.ts'

export const papersDomain = domain({
  jobs: [readPaperFile],
  cron: [{ name: 'tend-paper-readings-hourly', cron: '21 * * * *', job: tendReadings }],
  personalData: papersData,
})
