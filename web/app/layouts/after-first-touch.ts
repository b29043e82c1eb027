import './page/error-page.tsx'
import './offline.ts'
import { findLinks } from '../fast-pages/find-links.ts'
import { firstTouch } from '../fast-pages/first-touch.ts'
import { putToasts } from '../ui/feedback/put-toasts.tsx'
import { followLanguages } from './language/follow-languages.ts'
import { offerLanguage } from './language/offer-language.ts'

firstTouch().then(() => {
  findLinks()
  putToasts()
  followLanguages()
  offerLanguage()
})
