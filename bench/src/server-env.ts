export const serverEnv = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  SECRET: 'x'.repeat(32),
  DATA_DIR: dataDir,
  PORT: '0',
})
