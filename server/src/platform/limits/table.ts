interface Limit {
  most: number
  perSeconds: number
  /** Each of these is counted by itself; one a caller does not have is left out. */
  by: readonly ('address' | 'device' | 'account')[]
}

export const limits = {
  api_write: { most: 300, perSeconds: 60, by: ['address'] },
  contact_message: { most: 5, perSeconds: 3600, by: ['address', 'device'] },
  fact_report: { most: 10, perSeconds: 3600, by: ['address', 'device'] },
  report: { most: 10, perSeconds: 3600, by: ['address', 'account'] },
  password_check: { most: 10, perSeconds: 60, by: ['account'] },
  password_check_of_stranger: { most: 5, perSeconds: 60, by: ['account'] },
  password_check_of_network: { most: 5, perSeconds: 60, by: ['account'] },
  password_check_with_easy_captcha: { most: 10, perSeconds: 60, by: ['account'] },
  second_step: { most: 10, perSeconds: 900, by: ['account'] },
  signup: { most: 20, perSeconds: 3600, by: ['address', 'device'] },
  signup_without_captcha: { most: 5, perSeconds: 3600, by: ['address'] },
  code_mail_a_minute: { most: 1, perSeconds: 60, by: ['account'] },
  code_mail_an_hour: { most: 3, perSeconds: 3600, by: ['account'] },
  code_mail_a_day: { most: 10, perSeconds: 86_400, by: ['account'] },
  recovery: { most: 20, perSeconds: 3600, by: ['address', 'device'] },
  recovery_without_captcha: { most: 5, perSeconds: 3600, by: ['address'] },
  reset_mail: { most: 5, perSeconds: 3600, by: ['account'] },
  security_answer_of_network: { most: 3, perSeconds: 86_400, by: ['account'] },
  security_answer: { most: 20, perSeconds: 86_400, by: ['account'] },
  outside_login: { most: 30, perSeconds: 600, by: ['address'] },
  email_change: { most: 5, perSeconds: 3600, by: ['account'] },
  upload: { most: 300, perSeconds: 3600, by: ['account'] },
  identity_document: { most: 20, perSeconds: 3600, by: ['account'] },
  orders_export: { most: 30, perSeconds: 3600, by: ['account'] },
  vault_paper: { most: 120, perSeconds: 3600, by: ['account'] },
  order_document: { most: 120, perSeconds: 3600, by: ['account'] },
  message: { most: 100, perSeconds: 60, by: ['account'] },
  message_file: { most: 60, perSeconds: 3600, by: ['account'] },
  picture: { most: 30, perSeconds: 3600, by: ['account'] },
  guide: { most: 120, perSeconds: 60, by: ['address'] },
  article: { most: 30, perSeconds: 3600, by: ['account'] },
  article_save: { most: 60, perSeconds: 60, by: ['account'] },
  hello: { most: 20, perSeconds: 3600, by: ['account'] },
  article_file: { most: 120, perSeconds: 3600, by: ['account'] },
  schedules: { most: 120, perSeconds: 60, by: ['address'] },
  calendar_feed: { most: 120, perSeconds: 60, by: ['address'] },
  username_check: { most: 120, perSeconds: 60, by: ['account'] },
  username_change: { most: 3, perSeconds: 30 * 86_400, by: ['account'] },
  licence: { most: 30, perSeconds: 3600, by: ['account'] },
  coupon_claim: { most: 60, perSeconds: 3600, by: ['account'] },
  pay: { most: 30, perSeconds: 600, by: ['account'] },
  card_try: { most: 15, perSeconds: 3600, by: ['account'] },
  card_setup: { most: 20, perSeconds: 3600, by: ['account'] },
  withdrawal: { most: 30, perSeconds: 3600, by: ['account'] },

  statement: { most: 60, perSeconds: 3600, by: ['account'] },
  receipt: { most: 120, perSeconds: 3600, by: ['account'] },
  webhook: { most: 3000, perSeconds: 60, by: ['address'] },
  sandbox_page: { most: 120, perSeconds: 60, by: ['address'] },
  account_export: { most: 10, perSeconds: 3600, by: ['account'] },
} as const satisfies Record<string, Limit>

export type Feature = keyof typeof limits
export type CallerOf<F extends Feature> = Record<(typeof limits)[F]['by'][number], string | null>
