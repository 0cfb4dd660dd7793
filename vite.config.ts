import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const beforeProgram = () => {
  const file = readFileSync(join(import.meta.dirname, 'web/before-program.js'), 'utf8')
  return file.replace(/^\s*\/\/.*$/gm, '').trim()
}

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    {
      name: 'before-program',
      transformIndexHtml: (html) => html.replace('/* before-program.js */', () => beforeProgram()),
    },
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 8080}` } },
})
