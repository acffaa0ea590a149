import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env['TABLEE_SERVER'] ?? 'http://127.0.0.1:8311';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: new URL('./src/lib', import.meta.url).pathname } },
  build: {
    outDir: '../src/tablee/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: ['index.html', 'api.html'] },
    chunkSizeWarningLimit: 2_000, // kB: Swagger UI comes in one piece, for the API's page alone
    license: { fileName: 'licenses.md' },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
