import { useMemo } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { LoadedScreen } from './load-screen.ts'

/** The screen that the route's loader found. The router draws its routes when a navigation begins as well: a screen that stays is not drawn for that. */
export function ScreenOutlet() {
  const { Screen } = useLoaderData() as LoadedScreen
  return useMemo(() => <Screen />, [Screen])
}
