import { readSettings, type Settings } from '../../settings/settings.ts'

/**
 * The copy runs with everything embedded in a folder of its own and nothing of the outside, since what waited
 * in the queue runs there too and would be mailed or paid a second time.
 */
export const copySettings = (settings: Settings, dataDir: string): Settings => ({
  ...readSettings({
    DATA_DIR: dataDir,
    SECRET: [settings.secret, ...settings.oldSecrets].join(','),
    DEMO: '0',
    // It answers calls and runs jobs, and needs no built pages.
    ROLE: 'worker',
    // Orders were paid there; here nobody pays.
    LEFT_PROCESSORS: 'stripe,stripe_test',
    MOST_DELAY_MS: '10000',
  }),
  port: 0,
  taxes: settings.taxes,
  feeTaxes: settings.feeTaxes,
})
