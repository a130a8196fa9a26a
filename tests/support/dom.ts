import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is waited for comes as fast as the machine is.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
