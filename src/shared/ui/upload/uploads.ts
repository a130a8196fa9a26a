/** Why a file was not even sent. */
export type Refused = 'type' | 'size' | 'empty' | 'count'

export interface Upload<Result> {
  /** Of this choice: the same file chosen again is another upload. */
  readonly key: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | 'refused'
  /** The share that has left this device, 0 to 1. */
  readonly progress: number
  /** Waits for the network, while it is being sent. */
  readonly isHeld?: boolean
  readonly refused?: Refused
  /** What sending it threw. */
  readonly fault?: unknown
  readonly result?: Result
}

export interface UploadRule {
  /** Media types: `image/png`, or `image/*` for all of a kind. */
  readonly types: readonly string[]
  /** Of one file. */
  readonly mostBytes: number
  /** Files at a time; any number when absent. */
  readonly most?: number
}

const fits = (type: string, pattern: string) =>
  pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern

/** Whether a file may be sent; the server asks again, and believes only the bytes. */
export function refusalOf(file: Pick<File, 'type' | 'size'>, rule: UploadRule): Refused | undefined {
  if (!rule.types.some((pattern) => fits(file.type, pattern))) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > rule.mostBytes ? 'size' : undefined
}

export type UploadAction<Result> =
  | { readonly do: 'add'; readonly files: readonly { readonly key: string; readonly file: File }[]; readonly rule: UploadRule }
  | { readonly do: 'start' | 'pause' | 'retry' | 'remove'; readonly key: string }
  | { readonly do: 'progress'; readonly key: string; readonly progress: number }
  | { readonly do: 'hold'; readonly key: string; readonly isHeld: boolean }
  | { readonly do: 'done'; readonly key: string; readonly result: Result }
  | { readonly do: 'fail'; readonly key: string; readonly fault: unknown }

/** Takes a place among those that a person may send. */
const counts = ({ state }: Upload<unknown>) => state !== 'refused'

export function uploadsAfter<Result>(
  uploads: readonly Upload<Result>[],
  action: UploadAction<Result>,
): readonly Upload<Result>[] {
  if (action.do === 'add') return added(uploads, action)
  if (action.do === 'remove') return uploads.filter(({ key }) => key !== action.key)
  return uploads.map((upload) => (upload.key === action.key ? changed(upload, action) : upload))
}

function added<Result>(uploads: readonly Upload<Result>[], { files, rule }: Extract<UploadAction<Result>, { do: 'add' }>) {
  let places = (rule.most ?? Infinity) - uploads.filter(counts).length
  const more = files.map(({ key, file }): Upload<Result> => {
    const refused = refusalOf(file, rule) ?? (places <= 0 ? 'count' : undefined)
    if (!refused) places -= 1
    return { key, file, state: refused ? 'refused' : 'waiting', progress: 0, ...(refused && { refused }) }
  })
  return [...uploads, ...more]
}

function changed<Result>(upload: Upload<Result>, action: Exclude<UploadAction<Result>, { do: 'add' }>): Upload<Result> {
  const { key, file, state, progress } = upload
  const isUnderWay = state === 'sending'
  if (action.do === 'start' && state === 'waiting') return { ...upload, state: 'sending' }
  if (action.do === 'pause' && (isUnderWay || state === 'waiting')) return { key, file, state: 'paused', progress }
  if (action.do === 'retry' && state === 'paused') return { key, file, state: 'waiting', progress }
  if (action.do === 'retry' && state === 'failed') return { key, file, state: 'waiting', progress: 0 }
  if (action.do === 'hold' && isUnderWay) return { ...upload, isHeld: action.isHeld }
  if (action.do === 'progress' && isUnderWay) return { ...upload, progress: Math.max(upload.progress, action.progress) }
  if (action.do === 'done' && isUnderWay) return { key, file, state: 'done', progress: 1, result: action.result }
  if (action.do === 'fail' && isUnderWay) return { key, file, state: 'failed', progress, fault: action.fault }
  // What comes late, after a cancel or a retry, changes nothing.
  return upload
}

/** Those that wait and may begin now. */
export function nextToStart<Result>(uploads: readonly Upload<Result>[], atOnce: number): readonly Upload<Result>[] {
  const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
}
