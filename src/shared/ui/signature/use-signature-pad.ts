import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type SignaturePad from 'signature_pad'
import { ink, paper, scaledStrokes, type Signature, type Stroke } from './signature.ts'

/** Of the pen, in units of the paper. */
const pen = { minWidth: 1.2, maxWidth: 4 }

export interface SignaturePadState {
  canvas: RefObject<HTMLCanvasElement | null>
  /** The pen can be put down. */
  ready: boolean
  undo: () => void
  clear: () => void
}

/** A drawn signature of these strokes. Wants the pad that shows them. */
function drawn(pad: SignaturePad, strokes: readonly Stroke[]): Signature | null {
  return strokes.length === 0 ? null : { kind: 'drawn', strokes, svg: pad.toSVG() }
}

/**
 * Lets a person draw on a canvas: strokes grow thinner with speed and thicker with pressure, keep their place when the pad changes its
 * size, and are drawn in the device's own pixels. The library comes when a pad is first shown.
 * @param strokes what is drawn, in units of the paper
 * @param onChange after each stroke, and when one or all are taken back; `null` when none is left
 */
export function useSignaturePad(strokes: readonly Stroke[], onChange: (signature: Signature | null) => void): SignaturePadState {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  // What the pad shows already. Showing it again would end a stroke that has been begun meanwhile.
  const shown = useRef<readonly Stroke[]>(null)
  const [ready, setReady] = useState(false)

  const show = (all: readonly Stroke[]) => {
    const element = canvas.current
    if (!pad.current || !element) return
    const scale = element.clientWidth / paper.width
    const width = { minWidth: pen.minWidth * scale, maxWidth: pen.maxWidth * scale }
    Object.assign(pad.current, width)
    const style = { ...width, penColor: ink, dotSize: 0, velocityFilterWeight: 0.7, compositeOperation: 'source-over' as const }
    pad.current.fromData(scaledStrokes(all, scale).map((stroke) => ({ ...style, points: [...stroke] })))
  }
  const fit = useEffectEvent(() => {
    const element = canvas.current
    if (!element || element.clientWidth === 0) return
    const pixels = Math.max(1, window.devicePixelRatio)
    const size = { width: Math.round(element.clientWidth * pixels), height: Math.round(element.clientHeight * pixels) }
    // The first word of the observer comes when all is fitted already, and perhaps in the middle of a stroke.
    if (element.width === size.width && element.height === size.height) return
    Object.assign(element, size)
    element.getContext('2d')?.scale(pixels, pixels)
    show(strokes)
  })
  const taken = useEffectEvent(() => {
    const element = canvas.current
    if (!pad.current || !element) return
    const groups = pad.current.toData().map(({ points }) => points)
    shown.current = scaledStrokes(groups, paper.width / element.clientWidth)
    onChange(drawn(pad.current, shown.current))
  })
  const showGiven = useEffectEvent(() => {
    if (strokes !== shown.current) show(strokes)
    shown.current = strokes
  })

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isGone = false
    const sizes = new ResizeObserver(() => fit())
    const open = async () => {
      const { default: Pad } = await import('signature_pad')
      if (isGone) return
      pad.current = new Pad(element, { penColor: ink })
      pad.current.addEventListener('endStroke', () => taken())
      // A new pad knows nothing of what is drawn: it is fitted and shown it, whatever size the canvas had.
      element.width = 0
      fit()
      sizes.observe(element)
      setReady(true)
    }
    void open()
    return () => {
      isGone = true
      sizes.disconnect()
      pad.current?.off()
      pad.current = null
    }
  }, [])

  useEffect(() => showGiven(), [strokes])

  const change = (all: readonly Stroke[]) => {
    show(all)
    if (pad.current) onChange(drawn(pad.current, all))
  }
  return { canvas, ready, undo: () => change(strokes.slice(0, -1)), clear: () => change([]) }
}
