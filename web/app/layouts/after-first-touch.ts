import '../ui/feedback/toast-messages.tsx'
import './offline.ts'
import { offerLanguage } from './language/offer-language.ts'

offerLanguage()
