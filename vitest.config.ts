import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'games/**/*.test.ts',
            'web/**/*.test.ts',
            'ui/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'api', include: ['server/**/*.test.ts'], testTimeout: 20_000 } },
    ],
  },
})
