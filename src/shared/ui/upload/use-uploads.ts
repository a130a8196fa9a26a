import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { nextToStart, uploadsAfter, type Upload, type UploadAction, type UploadRule } from './uploads.ts'

export interface SendingOptions {
  signal: AbortSignal
  /** The share that has left this device, 0 to 1. */
  onProgress: (share: number) => void
}

/** Hands a file over; throws what was wrong. */
export type SendFile<Result> = (file: File, options: SendingOptions) => Promise<Result>

export interface UploadsOptions<Result> {
  rule: UploadRule
  send: SendFile<Result>
  /** Called once for each file that arrived. */
  onDone?: (result: Result, file: File) => void
  /** How many travel side by side. */
  atOnce?: number
}

export interface Uploads<Result> {
  uploads: readonly Upload<Result>[]
  rule: UploadRule
  add: (files: Iterable<File>) => void
  /** Takes a file out of the list; one that is under way stops. */
  remove: (key: string) => void
  retry: (key: string) => void
}

let count = 0

/** Files on their way: checked first, then sent a few at a time, each with its progress; stopped, tried again, taken away. Ends with the screen. */
export function useUploads<Result>({ rule, send, onDone, atOnce = 2 }: UploadsOptions<Result>): Uploads<Result> {
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
      const result = await send(file, { signal: stop.signal, onProgress })
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

  return {
    uploads,
    rule,
    add: (files) => dispatch({ do: 'add', rule, files: Array.from(files, (file) => ({ key: `upload-${(count += 1)}`, file })) }),
    remove: (key) => {
      running.current.get(key)?.abort()
      running.current.delete(key)
      dispatch({ do: 'remove', key })
    },
    retry: (key) => dispatch({ do: 'retry', key }),
  }
}
