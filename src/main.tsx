import '#shared/ui/styles/global.css'
import { start } from '#app/start/start.tsx'

const root = document.getElementById('root')
if (root) void start(root)

/** Whoever does something here may come again: only then is it worth keeping the shell. Without a network there is nothing to fetch it by. */
function keepShell(): void {
  if (!navigator.onLine) return
  removeEventListener('pointerdown', keepShell)
  import('#app/installed/keep-shell.ts').then((shell) => shell.keepShell()).catch(() => {})
}
if (import.meta.env.PROD) addEventListener('pointerdown', keepShell)
