import '#shared/ui/styles/global.css'
import { start } from '#app/start/start.tsx'
import { startBrowserPlatform } from './page/browser-platform.ts'
import { showStartFailure, saysStarting } from './page/standing.tsx'
import { takeScenario } from './page/take-scenario.ts'
import { withinTime } from './page/within-time.ts'

/** Long enough for a busy machine to fetch and unpack everything for the first time. */
const startMilliseconds = 90_000

/** The application with the platform in the browser. `?scenario=…` begins a scenario anew; otherwise what was done before goes on. */
async function begin(root: HTMLElement): Promise<void> {
  const began = saysStarting(root)
  const open = async () => {
    const platform = await startBrowserPlatform({ shared: true })
    await platform.open({ scenario: takeScenario(), keep: true })
    return platform
  }
  const platform = await withinTime(open(), startMilliseconds)
  platform.lost.catch((fault: unknown) => showStartFailure(root, fault))
  began()
  await start(root, { WebSocket: platform.WebSocket })
}

const root = document.getElementById('root')
if (root) begin(root).catch((fault: unknown) => showStartFailure(root, fault))
