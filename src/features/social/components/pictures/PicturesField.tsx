import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { filesCalls } from '#contract/files/calls.ts'
import { fileRules } from '#contract/files/rules.ts'
import type { StoredFile } from '#contract/files/schemas.ts'
import type { SocialPicture } from '#contract/social/schemas.ts'
import { socialLimits } from '#contract/social/values.ts'
import { upload } from '#shared/api/upload.ts'
import { isRefused } from '#shared/patterns/states/fault.ts'
import type { WithLogin } from '#shared/session/login.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { UploadField } from '#shared/ui/upload/UploadField.tsx'
import { useUploads } from '#shared/ui/upload/use-uploads.ts'
import { ChosenPicture } from './ChosenPicture.tsx'

const { types, mostBytes } = fileRules.postPicture
const reasons = ['too_many_pixels', 'file_unreadable', 'file_type'] as const

interface PicturesFieldProps {
  value: readonly SocialPicture[]
  onChange: (next: readonly SocialPicture[]) => void
  /** Pictures at most. */
  most: number
  error?: string | undefined
}

/** Pictures to be shown: sent when they are chosen, described, put into an order by hand, taken away. */
export function PicturesField({ value, onChange, most, error }: PicturesFieldProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<ThunkDispatch<WithLogin, unknown, UnknownAction>>()
  const uploads = useUploads<StoredFile>({
    rule: { types, mostBytes, most },
    send: (body, { signal, onProgress }) =>
      dispatch(upload<StoredFile>(filesCalls.storeFile, { query: { purpose: 'postPicture' }, body, signal, onProgress })),
    onDone: ({ address }) => onChange([...value, { address, alternative: '' }].slice(0, most)),
  })
  const reasonOf = (fault: unknown) => {
    const code = isRefused(fault) ? fault.errors[0]?.code : undefined
    const known = reasons.find((reason) => reason === code)
    return known && t(`social.pictures.reasons.${known}`)
  }
  const move = (from: number, to: number) => {
    const next = [...value]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
  }
  return (
    <Stack gap="3">
      <UploadField
        label={t('social.pictures.label')}
        hint={t('social.pictures.hint', { count: most })}
        uploads={uploads}
        name="pictures"
        hidesArrived
        error={error}
        reasonOf={reasonOf}
        disabled={value.length >= most}
      />
      {value.length > 0 && (
        <Stack as="ol" gap="3" aria-label={t('social.pictures.chosen')} style={{ padding: 0, listStyle: 'none' }}>
          {value.map((picture, index) => (
            <ChosenPicture
              key={picture.address}
              picture={picture}
              place={index + 1}
              count={value.length}
              mostLetters={socialLimits.alternative}
              onDescribe={(alternative) => onChange(value.map((one, at) => (at === index ? { ...one, alternative } : one)))}
              onMove={(step) => move(index, index + step)}
              onRemove={() => onChange(value.filter((_, at) => at !== index))}
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
