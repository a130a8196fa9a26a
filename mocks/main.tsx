import '#shared/ui/styles/global.css'
import { createRoot } from 'react-dom/client'
import { start } from '#app/start.tsx'
import { startBrowserPlatform } from './page/browser-platform.ts'
import { takeScenario } from './page/take-scenario.ts'

/** The application with the platform in the browser. `?scenario=…` begins a scenario anew; otherwise what was done before goes on. */
const platform = await startBrowserPlatform({ shared: true })
await platform.open({ scenario: takeScenario(), keep: true })
const root = document.getElementById('root')
if (root) void start(createRoot(root), { WebSocket: platform.WebSocket })
