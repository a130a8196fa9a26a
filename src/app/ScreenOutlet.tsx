import { useLoaderData } from 'react-router-dom'
import type { LoadedScreen } from './load-screen.ts'

/** The screen that the route's loader found. */
export function ScreenOutlet() {
  const { Screen } = useLoaderData() as LoadedScreen
  return <Screen />
}
