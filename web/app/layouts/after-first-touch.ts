import './page/error-page.tsx'
import './offline.ts'
import { putToasts } from '../ui/feedback/put-toasts.tsx'
import { followLanguages } from './language/follow-languages.ts'
import { offerLanguage } from './language/offer-language.ts'

putToasts()
followLanguages()
offerLanguage()
