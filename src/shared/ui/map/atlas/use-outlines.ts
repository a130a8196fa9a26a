import { useEffect, useState } from 'react'
import type { Outlines, WorldTopology } from './outlines.ts'

type Detail = 'coarse' | 'fine'

/** Nearer than this the coarse coast is seen to be one. */
const fineFrom = 4.5

async function load(detail: Detail): Promise<Outlines> {
  const [{ outlinesOf }, world] = await Promise.all([
    import('./outlines.ts'),
    detail === 'fine' ? import('world-atlas/countries-50m.json') : import('world-atlas/countries-110m.json'),
  ])
  return outlinesOf(world.default as unknown as WorldTopology)
}

const loading: Partial<Record<Detail, Promise<Outlines>>> = {}
const loaded: Partial<Record<Detail, Outlines>> = {}

/** The outlines of the world for a zoom, as soon as they are there; the coarse ones stand in for the fine ones. */
export function useOutlines(zoom: number): Outlines | undefined {
  const detail = zoom < fineFrom ? 'coarse' : 'fine'
  const [, drawAgain] = useState(0)
  useEffect(() => {
    let isWanted = true
    const bring = async (each: Detail) => {
      loading[each] ??= load(each)
      try {
        loaded[each] = await loading[each]
        if (isWanted) drawAgain((count) => count + 1)
      } catch {
        // Without its coasts a map still shows what stands where; the next one tries again.
        delete loading[each]
      }
    }
    if (!loaded[detail]) void bring(detail)
    return () => {
      isWanted = false
    }
  }, [detail])
  return loaded[detail] ?? loaded.coarse ?? loaded.fine
}
