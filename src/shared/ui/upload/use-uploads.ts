import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { nextToStart, uploadsAfter, type Upload, type UploadAction, type UploadRule } from './uploads.ts'

export interface SendingOptions {
  signal: AbortSignal
  /** The share that has left this device, 0 to 1. */
  onProgress: (share: number) => void
  /** While it waits for the network. */
  onHold: (isHeld: boolean) => void
}

/** Hands a file over; throws what was wrong. */
export type SendFile<Result> = (file: File, options: SendingOptions) => Promise<Result>

export interface UploadsOptions<Result> {
  rule: UploadRule
  send: SendFile<Result>
  /** Called once for each file that arrived. */
  onDone?: (result: Result, file: File) => void
  /** Called when a file is taken out of the list, whatever had become of it. */
  onRemove?: (file: File) => void
  /** What was sent stays, and sending again goes on after it: files can be paused. */
  isResumable?: boolean
  /** How many travel side by side. */
  atOnce?: number
}

export interface Uploads<Result> {
  uploads: readonly Upload<Result>[]
  rule: UploadRule
  add: (files: Iterable<File>) => void
  /** Takes a file out of the list; one that is under way stops. */
  remove: (key: string) => void
  /** Sends what failed again, and goes on with what was paused. */
  retry: (key: string) => void
  /** Stops one for now; absent where it would have to begin anew. */
  pause?: (key: string) => void
}

let count = 0

/** Files on their way: checked first, then sent a few at a time, each with its progress; stopped, tried again, taken away. Ends with the screen. */
export function useUploads<Result>({
  rule,
  send,
  onDone,
  onRemove,
  isResumable,
  atOnce = 2,
}: UploadsOptions<Result>): Uploads<Result> {
  const [uploads, dispatch] = useReducer(
    (before: readonly Upload<Result>[], action: UploadAction<Result>) => uploadsAfter(before, action),
    [],
  )
  const running = useRef(new Map<string, AbortController>())

  const start = useEffectEvent(async ({ key, file }: Upload<Result>) => {
    const stop = new AbortController()
    running.current.set(key, stop)
    dispatch({ do: 'start', key })
    try {
      const onProgress = (progress: number) => dispatch({ do: 'progress', key, progress })
      const onHold = (isHeld: boolean) => dispatch({ do: 'hold', key, isHeld })
      const result = await send(file, { signal: stop.signal, onProgress, onHold })
      if (stop.signal.aborted) return
      dispatch({ do: 'done', key, result })
      onDone?.(result, file)
    } catch (fault) {
      if (!stop.signal.aborted) dispatch({ do: 'fail', key, fault })
    } finally {
      if (running.current.get(key) === stop) running.current.delete(key)
    }
  })

  useEffect(() => {
    for (const upload of nextToStart(uploads, atOnce)) if (!running.current.has(upload.key)) void start(upload)
  }, [uploads, atOnce])

  useEffect(() => {
    const all = running.current
    return () => {
      for (const stop of all.values()) stop.abort()
      all.clear()
    }
  }, [])

  const stop = (key: string) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
  }

  return {
    uploads,
    rule,
    add: (files) => dispatch({ do: 'add', rule, files: Array.from(files, (file) => ({ key: `upload-${(count += 1)}`, file })) }),
    remove: (key) => {
      stop(key)
      dispatch({ do: 'remove', key })
      const removed = uploads.find((upload) => upload.key === key)
      if (removed) onRemove?.(removed.file)
    },
    ...(isResumable && {
      pause: (key: string) => {
        stop(key)
        dispatch({ do: 'pause', key })
      },
    }),
    retry: (key) => dispatch({ do: 'retry', key }),
  }
}
