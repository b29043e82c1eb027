import './page/error-page.tsx'
import './offline.ts'
import { followLanguages } from './language/follow-languages.ts'
import { offerLanguage } from './language/offer-language.ts'

followLanguages()
offerLanguage()
