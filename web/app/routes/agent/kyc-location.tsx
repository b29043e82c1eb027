import { ownPageMeta } from '../../shells/page-meta.ts'
import { LocationStep } from '../../verification/location-step.tsx'

export const meta = () => ownPageMeta('Location')

export default LocationStep
