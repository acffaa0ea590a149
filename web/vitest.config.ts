import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config';

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    // Not isolated: loading everything anew for each file took longer than the tests, which put back what they replace.
    test: { include: ['src/**/*.test.ts'], isolate: false },
  }),
);
