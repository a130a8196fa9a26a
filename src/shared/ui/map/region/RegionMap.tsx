import { addProtocol, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Protocol } from 'pmtiles'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownLook } from '../../antd/use-look.ts'
import { classes } from '../../classes.ts'
import { useMap } from '../frame/map-context.ts'
import { positionAt, type View } from '../geometry/mercator.ts'
import { coloursAt } from './colours.ts'
import { regionZoom, type Coverage } from './coverage.ts'
import styles from './Region.module.css'
import type { RegionSource } from './region-source.ts'
import { regionStyle, tilesAt } from './region-style.ts'

// A file of our own: the content policy lets no worker begin from a text.
setWorkerUrl(workerAddress)
addProtocol('pmtiles', new Protocol().tile)

export interface RegionMapProps {
  region: RegionSource
  coverage: Coverage
  onDrawn: () => void
  /** This browser or this file cannot do it: the map goes on with our own drawing. */
  onFailed: () => void
}

const cameraOf = ({ centre, zoom }: View) => {
  const { latitude, longitude } = positionAt(centre)
  return { center: [longitude, latitude] as [number, number], zoom: regionZoom(zoom) }
}

/** The interface's families without those that only stand in for one until it has come: nothing can be drawn with them here. */
const fontsOf = (families: string) =>
  families
    .split(',')
    .map((family) => family.trim().replaceAll(/["']/g, ''))
    .filter((family) => !family.endsWith(' fallback'))

/** The region's streets under what stands on the map. It only draws: where to look, the frame says. */
export default function RegionMap({ region, coverage, onDrawn, onFailed }: RegionMapProps) {
  const { view } = useMap()
  const { i18n } = useTranslation('site')
  const { theme, moreContrast } = useShownLook()
  const holder = useRef<HTMLDivElement>(null)
  const map = useRef<MapLibre>(null)
  const { schema, address } = region
  const { language } = i18n
  const styleNow = useRef<() => ReturnType<typeof regionStyle>>(null)
  const first = useRef({ view, onDrawn, onFailed })

  useLayoutEffect(() => {
    styleNow.current = () => {
      const element = holder.current!
      const fonts = fontsOf(getComputedStyle(element).fontFamily)
      return regionStyle({ schema, colours: coloursAt(element), language, fonts }, tilesAt(new URL(address, location.href).href))
    }
  }, [schema, language, address])

  useEffect(() => {
    const { view: shown, onDrawn: drawn, onFailed: failed } = first.current
    let made: MapLibre
    try {
      made = new MapLibre({
        container: holder.current!,
        style: styleNow.current!(),
        interactive: false,
        attributionControl: false,
        fadeDuration: 0,
        // The frame knows how far one may go; what lies beyond the poles is its own drawing.
        transformConstrain: (center, zoom) => ({ center, zoom }),
        ...cameraOf(shown),
      })
    } catch {
      return failed()
    }
    map.current = made
    let isDrawn = false
    made.once('idle', () => {
      isDrawn = true
      drawn()
    })
    // A piece that does not come once is asked for again; a file that is no longer the operator's never comes.
    made.on('error', ({ error }) => {
      if (!isDrawn || /\b404\b/.test(error.message)) failed()
    })
    made.getCanvas().addEventListener('webglcontextlost', failed)
    // What the package makes has names of its own for who uses a map by itself; this is the ground of one that has a name.
    made.getCanvas().removeAttribute('role')
    made.getCanvas().removeAttribute('tabindex')
    made.getCanvas().removeAttribute('aria-label')
    return () => {
      map.current = null
      made.remove()
    }
  }, [])

  // Before the browser paints, so that the ground and what stands on it move together.
  useLayoutEffect(() => void map.current?.jumpTo(cameraOf(view)), [view])

  const look = `${theme} ${moreContrast} ${language} ${schema} ${address}`
  const drawnLook = useRef(look)
  useEffect(() => {
    if (drawnLook.current === look) return
    drawnLook.current = look
    map.current?.setStyle(styleNow.current!())
  }, [look])

  const { box, isWorthwhile, isWhole } = coverage
  const edges = `polygon(${box.left}px ${box.top}px, ${box.right}px ${box.top}px, ${box.right}px ${box.bottom}px, ${box.left}px ${box.bottom}px)`
  return (
    <div
      ref={holder}
      className={classes(styles.region, isWorthwhile && styles.shown)}
      style={isWhole ? undefined : { clipPath: edges }}
      aria-hidden="true"
    />
  )
}
