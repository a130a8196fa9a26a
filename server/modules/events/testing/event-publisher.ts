import { type Attempt, openFolderPlatform } from './folder-platform.ts'

/** Started by `killed-process.test.ts` with a folder: publishes what it is told, one after another, and says what was answered. */
const { publish } = await openFolderPlatform(process.argv[2]!)
process.on('message', (attempts: readonly Attempt[]) => void publishAll(attempts))
process.send?.('open')

async function publishAll(attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) {
    const { status } = await publish(attempt)
    process.send?.(status)
  }
}
