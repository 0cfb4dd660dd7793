import { defineConfig } from 'vitest/config'

// Where PostgreSQL listens, the suite runs on it: what only SQLite has is left out, and the reverse.
const foreign = process.env.TEST_POSTGRES_URL ? 'sqlite' : 'postgres'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: [
            'contract/**/*.test.ts',
            'games/**/*.test.ts',
            'web/**/*.test.ts',
            'ui/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/**/*.test.ts'],
          exclude: [`server/**/*.${foreign}.test.ts`],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
