/** Each reads for itself: what many share for two seconds has figures of its own. */
export const serverEnv = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  SECRET: 'x'.repeat(32),
  DATA_DIR: dataDir,
  PORT: '0',
  SHARE_READS_MS: '0',
})
