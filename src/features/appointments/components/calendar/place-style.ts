import type { CSSProperties } from 'react'
import type { Minutes, Place } from '../../calendar/lay-out.ts'

/** From when to when on a day: what the stylesheet makes of it is a height. */
export const atMinutes = ({ from, to }: Minutes) => ({ '--from': from, '--to': to }) as CSSProperties

/** Which part of which day's width: what the stylesheet makes of it is a width. */
export const inColumns = (day: number, { column, span, columns }: Place) =>
  ({ '--day': day, '--column': column, '--span': span, '--columns': columns }) as CSSProperties
