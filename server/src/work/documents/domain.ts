import { domain } from '../../platform/domain.ts'
import { scanCaseFile } from './case-files/check-case-file.ts'
import { scanNewVersion } from './check-version.ts'
import { documentMachine } from './document-state.ts'
import { fillDocuments } from './fill-documents.ts'
import { documentsData } from './personal-data.ts'
import { documentHandlers } from './routes.ts'
import { remindOfDocuments, tendDocuments } from './tend-documents.ts'

export const documentsDomain = domain({
  handlers: documentHandlers,
  machines: [documentMachine],
  jobs: [remindOfDocuments, scanCaseFile, scanNewVersion],
  cron: [{ name: 'tend-documents-hourly', cron: '27 * * * *', job: tendDocuments }],
  fills: [fillDocuments],
  personalData: documentsData,
})
