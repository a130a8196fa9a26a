import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { fileRules } from '#contract/files/rules.ts'
import { mostMedia, mostPhotoBytes } from '#contract/intake/media.ts'
import type { BegunMedium, Intake, IntakeMedium } from '#contract/intake/schemas.ts'
import type { WithLogin } from '#shared/session/login.ts'
import { formatBytes, formatNumber } from '#shared/lib/format-number.ts'
import { UploadField } from '#shared/ui/upload/UploadField.tsx'
import { useUploads } from '#shared/ui/upload/use-uploads.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { useRemoveMediumMutation } from '../api.ts'
import { BegunBefore } from './BegunBefore.tsx'
import { sendMedium } from './send-medium.ts'
import { useMediaFaults } from './use-media-faults.ts'

const { types, mostBytes } = fileRules.intakeMedia

/** Photos and videos on their way, each with its progress; paused, gone on with, taken back. */
export function MediaField({ visitId, intake }: { visitId: string; intake: Intake }) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch<ThunkDispatch<WithLogin, unknown, UnknownAction>>()
  const [remove] = useRemoveMediumMutation()
  const begun = useRef(new Map<File, BegunMedium>())
  const [here, setHere] = useState<ReadonlySet<string>>(new Set())
  const onBegun = (id: string) => setHere((known) => new Set([...known, id]))
  const reasonOf = useMediaFaults()
  const most = formatNumber(mostMedia, i18n.language)
  const uploads = useUploads<IntakeMedium>({
    rule: { types, mostBytes },
    isResumable: true,
    send: (file, options) => dispatch(sendMedium(file, { ...options, visitId, begun: begun.current, onBegun })),
    onDone: (_, file) => begun.current.delete(file),
    onRemove: (file) => {
      const medium = begun.current.get(file)
      begun.current.delete(file)
      if (medium) void remove({ params: { id: medium.id } })
    },
  })
  // Those that no file of this page stands for: it was left, or they are sent from elsewhere.
  const before = intake.begun.filter(({ id }) => !here.has(id))
  const isFull = intake.media.length >= mostMedia
  return (
    <>
      {before.map((medium) => (
        <BegunBefore key={medium.id} medium={medium} />
      ))}
      {isFull && <Text quiet>{t('intake.media.full', { most })}</Text>}
      <UploadField
        label={t('intake.media.add')}
        hint={t('intake.media.hint', { most, photo: formatBytes(mostPhotoBytes, i18n.language) })}
        uploads={uploads}
        reasonOf={reasonOf}
        cameras={{ 'image/*': t('intake.media.takePhoto'), 'video/*': t('intake.media.recordVideo') }}
        hidesArrived
        disabled={isFull}
      />
    </>
  )
}
