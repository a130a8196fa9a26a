import { useMemo } from 'react'
import { towns } from '../atlas/towns.ts'
import { useOutlines } from '../atlas/use-outlines.ts'
import { useMap } from '../frame/map-context.ts'
import styles from '../frame/MapFrame.module.css'
import { worldWidth, type Size, type View } from '../geometry/mercator.ts'
import { basePaths, type Cell } from './base-paths.ts'
import { GridLines } from './GridLines.tsx'
import { namedTowns } from './named-towns.ts'

/** The part that is drawn at once is so coarse that moving about seldom leaves it. */
function cellOf({ centre, zoom }: View, { width, height }: Size): Cell {
  const level = Math.round(zoom)
  const side = Math.max(512, Math.max(width, height))
  const steps = worldWidth(level) / side
  const middleOf = (at: number) => (steps < 1 ? 0.5 : (Math.floor(at * steps) + 0.5) / steps)
  return { level, x: middleOf(centre.x), y: middleOf(centre.y), reach: side * 1.7 }
}

/** From here on the coasts of the shipped data are further off than what is shown: nothing is better than a street in the sea. */
const streetZoom = 11.5

/** Sea, land, borders and towns; between streets an even ground. */
export function BaseLayer() {
  const { view, size, toPicture } = useMap()
  const outlines = useOutlines(view.zoom)
  const { level, x, y, reach } = cellOf(view, size)
  const paths = useMemo(() => outlines && basePaths(outlines, { level, x, y, reach }), [outlines, level, x, y, reach])
  const scale = worldWidth(view.zoom)
  const shift = `translate(${(x - view.centre.x) * scale + size.width / 2} ${(y - view.centre.y) * scale + size.height / 2})`
  return (
    <svg className={styles.base} width={size.width} height={size.height} aria-hidden="true">
      {view.zoom >= streetZoom && <rect className={styles.ground} width={size.width} height={size.height} />}
      {paths && view.zoom < streetZoom && (
        <g transform={`${shift} scale(${2 ** (view.zoom - level)})`}>
          <path d={paths.land} className={styles.land} />
          <path d={paths.borders} className={styles.border} />
        </g>
      )}
      <GridLines />
      {namedTowns(towns, view, size).map((town) => {
        const { x: left, y: top } = toPicture(town)
        return (
          <g key={`${town.name} ${town.latitude}`} transform={`translate(${left} ${top})`}>
            <circle r={town.rank === 1 ? 3.5 : 2.5} className={styles.town} />
            <text x="7" y="4" className={styles.townName}>
              {town.name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
