import { lazy, Suspense, use, useState, type ComponentType } from 'react'
import { useMap } from '../frame/map-context.ts'
import { BaseLayer } from '../layers/BaseLayer.tsx'
import { coverage } from './coverage.ts'
import styles from './Region.module.css'
import { RegionContext, type RegionSource } from './region-source.ts'
import type { RegionMapProps } from './RegionMap.tsx'

/** With the package that draws tiles: heavy, and only for who looks at a region that an operator gave. */
const RegionMap = lazy((): Promise<{ default: ComponentType<RegionMapProps> }> =>
  import('./RegionMap.tsx').catch(() => ({ default: NoRegion })),
)
const NoRegion = () => null

/** What everything on the map stands on: our own drawing of the world, and where a region has them, its streets. */
export function MapGround() {
  const askRegion = use(RegionContext)
  return askRegion((region) => (region ? <RegionGround key={region.address} region={region} /> : <BaseLayer />))
}

function RegionGround({ region }: { region: RegionSource }) {
  const { view, size } = useMap()
  const covered = coverage(region, view, size)
  const [state, setState] = useState<'unwanted' | 'coming' | 'drawn' | 'failed'>('unwanted')
  if (covered.isWorthwhile && state === 'unwanted') setState('coming')
  const isShown = state === 'drawn' && covered.isWorthwhile
  return (
    <>
      {!(isShown && covered.isWhole) && <BaseLayer />}
      {(state === 'coming' || state === 'drawn') && (
        <Suspense>
          <RegionMap region={region} coverage={covered} onDrawn={() => setState('drawn')} onFailed={() => setState('failed')} />
        </Suspense>
      )}
      {isShown && (
        <div className={styles.attribution}>
          {region.attribution.map(({ text, url }, index) => (
            <span key={index}>
              {index > 0 && ' '}
              {url === null ? (
                text
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  {text}
                </a>
              )}
            </span>
          ))}
        </div>
      )}
    </>
  )
}
