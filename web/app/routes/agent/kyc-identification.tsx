import { ownPageMeta } from '../../shells/page-meta.ts'
import { IdentificationStep } from '../../verification/identification-step.tsx'

export const meta = () => ownPageMeta('Identification')

export default IdentificationStep
