import { domain } from '../../platform/domain.ts'
import { papersData } from './personal-data.ts'
import { readPaperFile } from './read-papers.ts'

export const papersDomain = domain({ jobs: [readPaperFile], personalData: papersData })
