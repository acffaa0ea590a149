import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['.svelte-check', 'src/lib/wire.ts', 'src/lib/api/types.ts', 'src/**/messages.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      complexity: ['error', 10],
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      'svelte/no-navigation-without-resolve': 'off', // SvelteKit's resolve; our links are plain
    },
  },
);
