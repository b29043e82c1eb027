import { captchaHandlers } from './platform/captcha/routes.ts'
import { sweepCaptcha } from './platform/captcha/sweep-captcha.ts'
import { keepMonths } from './platform/database/months/keep-months.ts'
import { domain } from './platform/domain.ts'
import { uploadHandlers } from './platform/files/parts/routes.ts'
import { sweepUploads } from './platform/files/parts/sweep-uploads.ts'
import { removeSealedBytes } from './platform/files/sealed-files.ts'
import { forgetAnswers } from './platform/http/forget-answers.ts'
import { sweepLimits } from './platform/limits/sweep-limits.ts'
import { forgetDeliveries } from './platform/mail/forget-deliveries.ts'
import { sendMail } from './platform/mail/send-mail.ts'
import { fillAfterUpgrade } from './platform/nodes/fill-after-upgrade.ts'
import { platformData } from './platform/personal-data.ts'

export const platformDomain = domain({
  handlers: [...captchaHandlers, ...uploadHandlers],
  jobs: [removeSealedBytes, sendMail],
  cron: [
    { name: 'forget-answers-hourly', cron: '17 * * * *', job: forgetAnswers },
    { name: 'sweep-limits-every-15-minutes', cron: '*/15 * * * *', job: sweepLimits },
    { name: 'forget-mail-deliveries-daily', cron: '41 3 * * *', job: forgetDeliveries },
    { name: 'sweep-captcha-hourly', cron: '29 * * * *', job: sweepCaptcha },
    { name: 'fill-after-upgrade-every-5-minutes', cron: '4-59/5 * * * *', job: fillAfterUpgrade },
    { name: 'keep-months-daily', cron: '13 2 * * *', job: keepMonths },
    { name: 'sweep-uploads-hourly', cron: '33 * * * *', job: sweepUploads },
  ],
  personalData: platformData,
})
