import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env['TABLEE_SERVER'] ?? 'http://127.0.0.1:8311';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: new URL('./src/lib', import.meta.url).pathname } },
  build: { outDir: '../src/tablee/server/pages', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
