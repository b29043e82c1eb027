import type { Context } from '../../../context.ts'
import type { CaptchaUse } from '../../../platform/captcha/captcha.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** Goes on only with a solved captcha; one that was used before is none. */
export async function askForCaptcha({ captcha }: Context, answer: string | undefined, use: CaptchaUse) {
  if (!(await captcha.verify(answer, use))) throw new Refusal('captcha_required')
}
