import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom lays nothing out: nothing ever has another size.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// What is waited for comes as fast as the machine is.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

// jsdom lays nothing out, so there is nowhere to scroll to.
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => {} })
