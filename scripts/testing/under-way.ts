import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'

const long = 4 * 60_000

/** Names what has been under way for long: a runner tells of a file when it has ended, so that one that hangs would stay without a name. */
export default class UnderWay implements Reporter {
  readonly #since = new Map<TestModule | TestCase, number>()
  #looking: NodeJS.Timeout | undefined
  #root = ''

  onInit({ config }: Vitest): void {
    this.#root = config.root
    this.#looking = setInterval(() => {
      this.#tell()
    }, long)
    this.#looking.unref()
  }

  onTestModuleStart(module: TestModule): void {
    this.#since.set(module, Date.now())
  }

  onTestModuleEnd(module: TestModule): void {
    this.#since.delete(module)
  }

  onTestCaseReady(test: TestCase): void {
    this.#since.set(test, Date.now())
  }

  onTestCaseResult(test: TestCase): void {
    this.#since.delete(test)
  }

  onTestRunEnd(): void {
    clearInterval(this.#looking)
  }

  /** Each once: what repeats would pass for a sign of life. */
  #tell(): void {
    for (const [each, since] of this.#since) {
      if (Date.now() - since < long) continue
      this.#since.delete(each)
      const path = (module: TestModule) => relative(this.#root, module.moduleId)
      console.log(`Under way for long: ${each.type === 'module' ? path(each) : `${path(each.module)}: ${each.fullName}`}`)
    }
  }
}
