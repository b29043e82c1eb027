import { readSettings, type Settings } from '../src/settings/settings.ts'

/** The settings of a test: everything embedded, nothing told by the machine's environment. */
export const testSettings = (dataDir: string, changed: Partial<Settings> = {}): Settings => ({
  ...readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET: 'a secret for tests, 32 characters or more',
    DEMO: '0',
    // A test asks again at once for what it has just written.
    SHARE_READS_MS: '0',
  }),
  ...changed,
})
