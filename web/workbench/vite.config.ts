import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [svelte()],
  resolve: { alias: { $lib: new URL('../src/lib', import.meta.url).pathname } },
  server: { open: false },
});
