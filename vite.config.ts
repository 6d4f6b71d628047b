import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: 'shell/public',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // Nothing as a data address: the server's policy allows files of its own and nothing else.
    assetsInlineLimit: 0,
    // Browsers that need the polyfill are older than the code we write.
    modulePreload: { polyfill: false },
  },
})
