import type { CSSProperties } from 'react'
import { Card } from '../cards/Card.tsx'
import { classes } from '../classes.ts'
import { Grid } from '../layout/layout.tsx'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string
  height?: string
  round?: boolean
}

/** The place of something that is on its way. Decoration: the one who waits is told by what holds it. */
export function Skeleton({ width = '100%', height = '1rem', round }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: height }
  return <span className={classes(styles.skeleton, round && styles.round)} style={style} aria-hidden="true" />
}

/** Lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  )
}

/** Rows of a list: a picture and two lines. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: rows }, (_, row) => (
        <Card key={row} padding="tight" className={styles.row}>
          <Skeleton width="2.75rem" height="2.75rem" round />
          <SkeletonText lines={2} />
        </Card>
      ))}
    </div>
  )
}

/** Cards of a grid. */
export function SkeletonCards({ cards = 6, least }: { cards?: number; least?: number }) {
  return (
    <Grid least={least}>
      {Array.from({ length: cards }, (_, card) => (
        <Card key={card} className={styles.lines}>
          <Skeleton height="7rem" />
          <SkeletonText lines={3} />
        </Card>
      ))}
    </Grid>
  )
}

/** A details screen: name and state, then blocks. */
export function SkeletonDetail() {
  return (
    <div className={styles.lines}>
      <Skeleton width="min(22rem, 70%)" height="2.25rem" />
      <Skeleton width="8rem" height="1.5rem" />
      <Card className={styles.lines}>
        <SkeletonText lines={4} />
      </Card>
      <Card className={styles.lines}>
        <SkeletonText lines={3} />
      </Card>
    </div>
  )
}
