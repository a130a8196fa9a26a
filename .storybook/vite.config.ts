import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { tokens } from '../src/shared/ui/tokens/plugin.ts'

/** Storybook's own: the parts and screens need no more than this. */
export default defineConfig({ plugins: [react(), tokens()] })
