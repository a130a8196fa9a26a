import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { filesCalls } from '#contract/files/calls.ts'
import { fileAt } from '#contract/files/address.ts'
import { type FilePurpose } from '#contract/files/rules.ts'
import type { StoredFile } from '#contract/files/schemas.ts'
import { upload } from '#shared/api/upload.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import type { WithLogin } from '#shared/session/login.ts'
import { shrinkPicture, UnreadablePicture, type ShrinkOptions } from '#shared/ui/upload/shrink-picture.ts'

/** Of a face. Pixels: twice the largest that it is shown. */
const face: ShrinkOptions = { longest: 512, square: true }

interface PictureOptions {
  purpose: FilePurpose
  /** Address of the one that is shown. */
  current: string | null
  /** Has a stored file shown, or none; throws what was refused. */
  choose: (file: string | null) => Promise<unknown>
  /** What is kept of it; that of a face when absent. */
  shape?: ShrinkOptions
}

/** Changes a picture: cut and made small on this device, sent, shown; removed; and the last change taken back. */
export function usePicture({ purpose, current, choose, shape = face }: PictureOptions) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch<ThunkDispatch<WithLogin, unknown, UnknownAction>>()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  // What was shown before the last change: a file, or `null` for none.
  const [former, setFormer] = useState<string | null>()
  const [told, setTold] = useState<string>()
  const stop = useRef<AbortController>(undefined)

  const sentence = (fault: unknown) => {
    if (fault instanceof UnreadablePicture) return t('parts.upload.unreadable')
    const { kind, refused } = faultOf(fault)
    if (refused?.code === 'too_many_files') return t('people.picture.tooMany')
    if (refused?.errors.some(({ field }) => field === 'file')) return t('parts.upload.unreadable')
    return site(kind === 'offline' ? 'specified.offline' : 'patterns.errorBody')
  }
  const change = async (work: () => Promise<string | null>, say: string) => {
    const before = fileAt(current) ?? null
    setError(undefined)
    setTold(undefined)
    setProgress(0)
    try {
      await choose(await work())
      setFormer(before)
      setTold(say)
    } catch (fault) {
      setError(sentence(fault))
    } finally {
      setProgress(undefined)
    }
  }
  const send = async (file: File) => {
    const body = await shrinkPicture(file, shape)
    stop.current?.abort()
    stop.current = new AbortController()
    const { signal } = stop.current
    const stored = await dispatch(
      upload<StoredFile>(filesCalls.storeFile, { query: { purpose }, body, signal, onProgress: setProgress }),
    )
    return stored.id
  }
  return {
    progress,
    error,
    told,
    has: current !== null,
    onChoose: (file: File) => void change(() => send(file), t('people.picture.changed')),
    onRemove: () => void change(() => Promise.resolve(null), t('people.picture.removed')),
    onUndo: former === undefined ? undefined : () => void change(() => Promise.resolve(former), t('people.picture.restored')),
  }
}
